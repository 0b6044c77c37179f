/// A shell that completes what a person types, with the file that Hinge brings for it.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  private var file: String {
    switch self {
    case .bash: "hinge.bash"
    case .zsh: "_hinge"
    case .fish: "hinge.fish"
    }
  }

  /// What the shell offers at the end of each of these lines, in a folder.
  ///
  /// A value is offered without the option before it, and a folder without the slash behind it.
  func offers(after lines: [String], in folder: String = "/") throws -> [[String]] {
    let path = "\(Golden.package)/Resources/Completions/\(file)"
    let run = try ToolRun(program + [path] + lines, environment: ["TERM": "dumb"], in: folder)
    let answers = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    guard run.status == 0, answers.count == lines.count + 1 else { throw Unexpected(output: run.output) }
    return answers.dropLast().map { answer in
      answer.split(separator: " ").map { word in
        let value = word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1).last ?? word : word
        return String(value.hasSuffix("/") ? value.dropLast() : value)
      }
    }
  }

  /// The shell said something else than what it offers.
  struct Unexpected: Error {
    var output: String
  }

  /// Takes a file of completions and lines; prints what is offered, a line for each.
  private var program: [String] {
    switch self {
    case .bash: ["bash", "--norc", "-c", Self.bashProgram, "bash"]
    case .zsh: ["zsh", "-f", "-c", Self.zshProgram, "zsh"]
    case .fish: ["fish", "-N", "-c", Self.fishProgram]
    }
  }

  /// Bash takes words apart at "=" as well.
  private static let bashProgram = #"""
    source "$1"
    function=$(complete -p hinge | sed 's/.*-F \([^ ]*\) .*/\1/')
    for line in "${@:2}"; do
      read -ra COMP_WORDS <<<"${line//=/ = }"
      [[ $line != *' ' ]] || COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      "$function"
      echo "${COMPREPLY[*]}"
    done
    """#

  private static let fishProgram = #"""
    source $argv[1]
    for line in $argv[2..]
      echo (complete -C $line | string replace -r '\t.*' '')
    end
    """#

  /// Zsh completes only at a terminal: it gets one, and what it would offer there is caught on its way to it.
  private static let zshProgram = #"""
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "PROMPT=; unsetopt autolist automenu; autoload -Uz compinit; compinit -u -D
      autoload -U ${1:h}/_hinge; compdef _hinge hinge"
    zpty -w shell 'compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
      local -a hits; builtin compadd -A hits "$@"; all+=($hits); builtin compadd "$@"
    }
    offer() { all=(); zle complete-word; print -r -- "OFFERED:${(o)all}:END"; zle kill-whole-line }
    all=(); zle -N offer; bindkey "^I" offer; print REA""DY'
    zpty -r shell said '*READY*'
    for line in "${@:2}"; do
      zpty -w -n shell "$line"$'\t'
      zpty -r shell said '*:END*'
      print -r -- "${${said##*OFFERED:}%%:END*}"
    done
    zpty -d shell
    """#
}

# What bash completes after hinge.

_hinge() {
  local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]-}
  # To bash the sign in --fold=door is a word of its own.
  if [ "$word" = = ]; then
    word=
  elif [ "$option" = = ]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  COMPREPLY=()

  local values=
  case $option in
    --example) values="task-chooser door slide-out floating-burger" ;;
    --print) values="value id title index json" ;;
    --theme) values="auto light dark" ;;
    --direction) values="auto ltr rtl" ;;
    --zoom) values="auto" ;;
    --fold) values="push door flip" ;;
    --only) values="menu" ;;
    --decorations) values="none client" ;;
    --output | -o)
      _hinge_files "$word" png
      return
      ;;
    --layout)
      _hinge_files "$word" json
      return
      ;;
    --timeout | --perspective | --pin-above | --select | --fraction | --left | --right | --scroll | --size | --title | \
      --prompt | -p | --app-id | --scale) return ;;
  esac
  if [ -n "$values" ]; then
    mapfile -t COMPREPLY < <(compgen -W "$values" -- "$word")
    return
  fi

  local given is_operand=
  for given in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [ "$given" != -- ] || is_operand=yes
  done
  if [ -z "$is_operand" ] && [ "${word#-}" != "$word" ]; then
    local options="--help --version"
    case $command in
      check) ;;
      render) options+=" $(_hinge_options) --scale --output --layout --only --flat --decorations" ;;
      *)
        options+=" $(_hinge_options) --print --once --exec --timeout"
        options+=" --maximized --title --app-id"
        ;;
    esac
    case $command in
      check) options+=" -h -" ;;
      render) options+=" -0 -h -o -p -" ;;
      *) options+=" -0 -h -p -" ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    return
  fi

  _hinge_files "$word" json
  if [ "$COMP_CWORD" = 1 ]; then
    local commands
    mapfile -t commands < <(compgen -W "render check" -- "$word")
    COMPREPLY+=("${commands[@]}")
  fi
}

# What a window and a picture of it both know.
_hinge_options() {
  echo --example --lines --null --open --closed --close-on-select --fold --perspective --pin-above --reduced-motion \
    --select --fraction --left --right --scroll --theme --direction --size --zoom \
    --fullscreen --prompt
}

# Folders, and files that end so.
_hinge_files() {
  mapfile -t COMPREPLY < <(compgen -d -- "$1"; compgen -f -X "!*.$2" -- "$1")
  compopt -o filenames 2>/dev/null
}

complete -F _hinge hinge

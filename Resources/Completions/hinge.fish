# What fish completes after hinge.

# Whether the line is one of these commands: render, check, or none for a window.
function __hinge_is
    set -l words (commandline -opc)
    set -l command window
    if contains -- "$words[2]" render check
        set command $words[2]
    end
    contains -- $command $argv
end

# PNG files before others.
function __hinge_pictures
    __fish_complete_suffix (commandline -ct | string replace -r -- '^(--output=|-o)' '') .png
end

complete -c hinge -f
complete -c hinge -n 'not string match -q -- "-*" (commandline -ct)' -k -a '(__fish_complete_suffix .json)'
complete -c hinge -n 'test (count (commandline -opc)) = 1' -a render -d 'Write a picture of the window'
complete -c hinge -n 'test (count (commandline -opc)) = 1' -a check -d 'Say what is wrong with a menu document'

complete -c hinge -s h -l help -d 'Show the help'
complete -c hinge -l version -d 'Show the version'

set -l both '__hinge_is window render'
complete -c hinge -n $both -l example -x -a 'task-chooser door slide-out floating-burger' -d 'Show a built-in example'
complete -c hinge -n $both -l lines -d 'Read standard input, an item from each line'
complete -c hinge -n $both -s 0 -l null -d 'With --lines: items end with a NUL'
complete -c hinge -n $both -l open -d 'Start with the menu open'
complete -c hinge -n $both -l closed -d 'Start with the menu folded and the first item shown'
complete -c hinge -n $both -l close-on-select -d 'Fold the menu, or slide it away, after each selection'
complete -c hinge -n $both -l fold -x -a 'push\t"under the detail" door\t"on the edge" flip\t"about its middle"' -d 'How the menu folds'
complete -c hinge -n $both -l perspective -x -d 'The distance of the viewer in logical pixels'
complete -c hinge -n $both -l pin-above -x -d 'Pin the menu in windows of this width or wider'
complete -c hinge -n $both -l reduced-motion -d 'Let nothing move by itself'
complete -c hinge -n $both -l select -x -d 'Show the item of this id at launch'
complete -c hinge -n $both -l fraction -x -d 'How far the menu is folded at launch, 0 to 1'
complete -c hinge -n $both -l left -x -d 'How much of the left sliding panel is in view, 0 to 1'
complete -c hinge -n $both -l right -x -d 'How much of the right sliding panel is in view, 0 to 1'
complete -c hinge -n $both -l scroll -x -d 'How far the detail is scrolled at launch'
complete -c hinge -n $both -l theme -x -a 'auto light dark' -d 'Which colours'
complete -c hinge -n $both -l direction -x -a 'auto ltr rtl' -d 'Which way the window is laid out'
complete -c hinge -n $both -l size -x -d 'The size of the window, WIDTHxHEIGHT'
complete -c hinge -n $both -l zoom -x -a 'auto' -d 'How large everything is'
complete -c hinge -n $both -s p -l prompt -x -d 'What to ask'
complete -c hinge -n $both -l fullscreen -d 'Cover the screen'

set -l window '__hinge_is window'
complete -c hinge -n $window -l print -x -a 'value id title index json' -d 'What of a chosen item to write'
complete -c hinge -n $window -l once -d 'End with the first selection'
complete -c hinge -n $window -l exec -d 'Run the commands of the items'
complete -c hinge -n $window -l timeout -x -d 'End when nobody has touched anything for so long'
complete -c hinge -n $window -l maximized -d 'Start as large as a window may be'
complete -c hinge -n $window -l title -x -d 'The title of the window'
complete -c hinge -n $window -l app-id -x -d 'What the compositor knows the window by'

set -l picture '__hinge_is render'
complete -c hinge -n $picture -l scale -x -d 'Device pixels for each logical one'
complete -c hinge -n $picture -s o -l output -x -k -a '(__hinge_pictures)' -d 'The picture to write'
complete -c hinge -n $picture -l layout -r -d 'Write what is shown and where'
complete -c hinge -n $picture -l only -x -a menu -d 'Only this part of the window'
complete -c hinge -n $picture -l flat -d 'With --only menu: not folded, at its own size'
complete -c hinge -n $picture -l decorations -x -a 'none client' -d 'Whether the window draws its own frame'

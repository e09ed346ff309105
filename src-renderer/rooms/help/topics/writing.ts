import type { Topic } from '../../../shared/help/topic.js';

export const writing: Topic = {
  id: 'writing',
  title: 'Writing faster',
  about: 'Short forms that become text, and words that are offered while you write.',
  also: 'auto-replace autocorrect abbreviation snippets word list suggestions complete type artist licence',
  parts: [
    {
      title: 'Short forms',
      blocks: [
        'In ability text, flavor text and licence line, signs such as (c), -> and ... become ©, → and … as soon as you have typed them, and ~ the name of the card. Words such as **eot** become “until end of turn” once a space or another sign ends them.',
        '{Mod+Z} takes a replacement back, and nothing else; it is then left alone until you leave the field. What you paste is never replaced.',
        '[Settings](#/settings), **Short forms…** is the list: add your own, change or delete any. In a text, $name stands for the name of the card. **Save as a file…** and **Bring in a list…** share it: a plain text file with the short form, a tab and the text in each line, or CSV.',
      ],
    },
    {
      title: 'Words that are offered',
      blocks: [
        'While you write in the licence line, a type line and the like, what your other cards have there is offered below. {ArrowDown} and {ArrowUp} choose, {Enter} takes one, {Escape} sends them away; go on typing, and whatever you write stands.',
        '[Settings](#/settings), **Word lists…** has lists of your own for each line, such as artists, creature types or tags. They are offered in the middle of a line too, from the second letter of a word on.',
      ],
    },
    {
      title: 'Without them',
      blocks: ['Both can be switched off in the [settings](#/settings).'],
    },
  ],
};

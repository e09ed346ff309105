import type { Topic } from '../../../shared/help/topic.js';

export const keyboard: Topic = {
  id: 'keyboard',
  title: 'Keyboard',
  about: 'Everything can be done without a mouse.',
  also: 'shortcut hotkey keys command palette accessibility screen reader',
  parts: [
    {
      title: null,
      blocks: [
        {
          terms: [
            [
              '{Mod+K}',
              'All commands, with their keys. Type a few letters of what you want, in your own words, or the name of a card or deck.',
            ],
            ['{?}', '[The keys of the room](!shortcuts) that you are in, and where you change them.'],
            ['{Mod+Z}', 'Takes back what you did last; it is named before.'],
            ['{Mod+1} to {Mod+5}', 'Cards, decks, print, play, rules.'],
            ['{/}', 'The search.'],
            ['{F1}', 'This help.'],
            ['{Tab}', 'From part to part; inside a list, a grid or the table the arrows lead on.'],
          ],
        },
      ],
    },
    {
      title: 'Calm and large',
      blocks: [
        '[Settings](#/settings) has a size for everything on the screen but the cards, and turns off whatever moves. Screen readers are told what is on the table, and what happens there.',
      ],
    },
  ],
};

import type { Topic } from '../../../shared/help/topic.js';

export const firstCard: Topic = {
  id: 'first-card',
  title: 'Your first card',
  about: 'From an empty library to a card that can be printed and played.',
  also: 'begin start new designer tutorial samples',
  parts: [
    {
      title: null,
      blocks: [
        {
          steps: [
            '[Make a new card](!new-card), here or with {Mod+N} anywhere. It is kept at once; there is nothing to save.',
            'Press the name on the card and write. {Tab} leads to the next element, {Enter} edits the one that is selected.',
            'Drop a picture on it, from a folder or a web page, or paste one.',
            'Write what it does, or drag blocks from the left. See [Abilities and price](#/help/abilities).',
            'Look at the receipt below the card: it says what the card costs and why, and in which editions it is legal.',
            'Words that no guide knows are underlined; {Mod+.} offers what puts them right, as does “to fix” below the card.',
            'Press **Print** ({Mod+P}), or put it into [a deck](#/decks) and play it.',
          ],
        },
        'Nothing that you do here is final: {Mod+Z} takes back step after step, and says beforehand what it will take back.',
      ],
    },
    {
      title: 'Rather look first?',
      blocks: [
        'An empty library offers sample cards and the starter sets of every game, each with decks that are ready to be played. They are copies: change them as you like. The arrow beside **New card** and **New deck** adds a starter set at any time, as do all commands ({Mod+K}).',
      ],
    },
    {
      title: 'Which edition?',
      blocks: [
        'A card is made for one edition of the game: its rules say how the card is worded, what it costs and how it looks. The newest is set at first. A card can be brought to another edition later: **Upgrade to another edition** in the designer shows what changes before anything does.',
      ],
    },
  ],
};

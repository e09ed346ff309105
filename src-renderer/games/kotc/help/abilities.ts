import type { Topic } from '../../../shared/help/topic.js';

export const abilities: Topic = {
  id: 'abilities',
  title: 'Abilities and price',
  about: 'How a text becomes an ability, and where the level or cost comes from.',
  also: 'level cost components blocks seal text language law',
  parts: [
    {
      title: null,
      blocks: [
        'An ability is put together of parts: when it may be used, what it costs, what it targets, what it does, and what limits it. Each has a price in the edition’s guide. Text and parts are two views of the same thing: write the one and the other follows.',
      ],
    },
    {
      title: 'Writing it',
      blocks: [
        {
          list: [
            '**As text**: press the text box on the card, or {T}. Words that are in no guide are underlined, with the nearest ones that are.',
            '**As blocks**: open the blocks on the left ({K}), search for what the ability shall do, in your own words (“kill”, “heal”, “bring back”), and press {Enter} for the best hit, or drag a block. An effect on targets brings a target along; the next one you choose takes its place. Below the blocks stands what the one you point at means, and what the card would cost with it. Blocks that cannot stand there say why.',
            '**In plain words**, below the text, says what the card does; so do the deck room and the large card at the table.',
          ],
        },
      ],
    },
    {
      title: 'The receipt',
      blocks: [
        'The line below the card adds up what everything costs, exactly, and rounds at the end as the guide does. Press it for every single item with its rule. If the printed level is another one, one press takes over the right one.',
      ],
    },
    {
      title: 'Design backwards',
      blocks: [
        'Say what a card is to cost and what it is to do, in your own words: level 5, destroy. **Design backwards…**, below the arrow beside New card and among all commands ({Mod+K}), proposes cards that come to exactly that, each with its receipt and with what rounding leaves to spend. Choose one, and it opens in the designer.',
      ],
    },
    {
      title: 'Seal and law',
      blocks: [
        {
          terms: [
            ['Seal', 'The whole text is worded as the guide words it. Others read the card as you mean it.'],
            ['Legal', 'It may be played in that edition.'],
            ['Refurbished', 'It may be played, and is read with other words, which are shown.'],
            [
              'Banned, pruned, invalid',
              'It may not be played there. The reason and its rule stand beside it.',
            ],
          ],
        },
        'A card that cannot be read can still be designed and printed. Only the rules cannot play it.',
        'Press the title of a rule to read it and to see its id. [The rulebook](#/rules/kotc-14) has them all.',
      ],
    },
  ],
};

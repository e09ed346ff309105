import type { Topic } from '../../../shared/help/topic.js';

export const magicCards: Topic = {
  id: 'magic-cards',
  title: 'Magic cards',
  about: 'How mana costs, type lines and texts of the Classic Edition are written.',
  also: 'mana cost color colour type line power toughness wording target keyword classic symbols',
  parts: [
    {
      title: 'Mana cost',
      blocks: [
        {
          terms: [
            [
              '`2UU`',
              'Two mana of any kind and two blue: W, U, B, R and G are white, blue, black, red, green.',
            ],
            ['`XR`', 'As much as its player likes, and one red.'],
            ['Nothing', 'A land: it is played without a cost.'],
          ],
        },
        'The buttons below the field add a symbol each; arrows lead from one to the next, and Backspace takes the last symbol away.',
        'The colors of a card are those of its cost. Lands and artifacts are colorless.',
      ],
    },
    {
      title: 'Type line',
      blocks: [
        'Write it as it is printed: “Creature — Goblin”, “Artifact Creature — Golem”, “Enchant Creature”, “Instant”; or choose it by its parts below the field. Only creatures have power and toughness: other cards are not asked for them.',
      ],
    },
    {
      title: 'Text',
      blocks: [
        'Write the text in the words that cards of 1999 have; a paragraph for each ability. What the program can read, it can also play. What it cannot read is marked, with the nearest wording that it knows.',
        {
          terms: [
            ['A spell', '“Destroy target nonblack creature.”'],
            ['An activated ability', '“Sacrifice Ember Fox: Draw a card.”'],
            ['A triggered ability', '“When Ember Fox comes into play, you gain 2 life.”'],
            ['A static ability', '“White creatures get +1/+1.”'],
            ['Keywords', '“Flying, first strike”, with or without a reminder in parentheses.'],
          ],
        },
        'The palette beside the card has every part of the language that such a card can say. A click, Enter or a drag puts a sentence with it into the text, to be changed from there. Below the text stands, paragraph by paragraph, what it does and by which rules; keywords can be followed by a reminder.',
        '**Try it** sets up a table with the card in hand and in play, lands for its cost, and things for it to act on: to be played by hand, or watched.',
        'There is no price: what a card of this game is worth, its maker decides. [The rulebook](#/rules/magic-classic) has the rules, the examples and every part of the card language.',
      ],
    },
  ],
};

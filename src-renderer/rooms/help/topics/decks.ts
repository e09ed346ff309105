import type { Topic } from '../../../shared/help/topic.js';

export const decks: Topic = {
  id: 'decks',
  title: 'Decks and legality',
  about: 'Building a deck, what the law says, and trying its hands.',
  also: 'deckbuilding curve reserves hand odds probability legal copies list',
  parts: [
    {
      title: 'Building one',
      blocks: [
        {
          steps: [
            'Begin with [Decks](#/decks) and **New deck** ({Mod+Shift+N}), or select cards and add them to a deck ({Shift+D}).',
            'Drag cards from the collection, or press {Enter} on one. {+} and {-} change how many there are.',
            'In editions with reserves, press {R} on a card, or drag it there.',
          ],
        },
        'The search over the collection is the same as everywhere. At first it offers only what the deck may have.',
      ],
    },
    {
      title: 'Is it legal?',
      blocks: [
        'A deck’s chips say for each edition whether it may be played: how many cards it needs, how many copies of one are allowed, and which cards the edition does not have. Press a chip for the reasons, each with its rule.',
        'A deck that is not legal can still be printed, and played where the table agrees on house rules.',
      ],
    },
    {
      title: 'Will it work?',
      blocks: [
        '**Analysis** shows the curve, what the deck is made of, what a first hand holds on average, and how likely a card is by which turn. Nothing is guessed there: it is computed from the deck as it is. {H} draws sample hands.',
        'The deck’s menu compares it with another deck, card by card.',
      ],
    },
    {
      title: 'And then',
      blocks: [
        'Print it ({Mod+P}), play it, or copy it as text to send to somebody. Its former versions are kept ({Shift+H}). A deck holds references, not copies: when you change a card, its decks have the new one.',
      ],
    },
  ],
};

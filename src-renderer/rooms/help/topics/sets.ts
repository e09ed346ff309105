import type { Topic } from '../../../shared/help/topic.js';

export const sets: Topic = {
  id: 'sets',
  title: 'Sets, tags and many cards at once',
  about: 'Numbered sets with a symbol, and changing hundreds of cards in one go.',
  also: 'bulk edit booster draft sealed statistics numbering symbol favourites star select multiple',
  parts: [
    {
      title: 'Sets',
      blocks: [
        'A set has a name, a short code, a symbol and a numbering of its own; what of it is printed on the cards is up to you. Select cards and press {S} to put them into a set, or begin with [all sets](#/sets).',
        'Inside a set, drag cards into their order (or move them with {Alt+ArrowRight}), or have them numbered by name, or by edition, type and cost. **Statistics** shows its curve, its types, which components it uses and what they cost. **Packs** deals packs of it, and drafts it: a draft that is left is kept, also when the program is closed, until it is thrown away or made decks of.',
      ],
    },
    {
      title: 'Packs',
      blocks: [
        'Press **Packs** ({B}) in a set to deal boosters of its cards: how many packs, and how many cards of each rarity in each. How rare a card is, its own field says, or a tag: “common”, “uncommon”, “rare”. All cards of a rarity come before one comes again. Print the packs in their order, or keep each as a deck; the same seed deals the same packs again.',
        '**Draft the set…** is a draft for two to eight seats, people and computers: everybody opens a pack, takes a card and passes the rest on. Several people take turns at the screen, and a cover lies over the pack in between. In the end every seat has a deck.',
      ],
    },
    {
      title: 'Tags and favourites',
      blocks: [
        'Tags are words that you give to cards for yourself: “draft”, “for Mia”. They are not printed. Select cards and press {T} to give and take tags. A star marks a favourite. Search for both: `tag:draft`, `is:favourite`.',
      ],
    },
    {
      title: 'Many cards at once',
      blocks: [
        {
          steps: [
            'Select cards: press one, then another with Shift for all between them, or with {Mod} for single ones. {Mod+A} takes all that the search has found.',
            'Press **Edit** ({E}).',
            'Choose what is to change. What will come of it is shown card by card before it is done.',
          ],
        },
        'What else can be done to them stands in the bar above the cards, and in the menu of a card (right click, or {Shift+F10}).',
        'It is one step: {Mod+Z} takes all of it back.',
      ],
    },
  ],
};

/** A library of a few dozen cards whose figures follow from their place in it. */
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { putCard } from './library-files.js';

const firsts = ['Ash', 'Birch', 'Cinder', 'Dusk', 'Ember', 'Frost'];
const lasts = ['Fox', 'Hawk', 'Knight', 'Moth', 'Owl', 'Wolf'];

/** 36 cards, "Ash Fox" to "Frost Wolf": every third a spell, the last third of the 9th Edition, every fourth a draft. */
export function putStock(library: string): readonly Card[] {
  return firsts.flatMap((first, row) =>
    lasts.map((last, column) => {
      const place = row * lasts.length + column;
      const isSpell = place % 3 === 2;
      return putCard(library, place + 1, {
        name: `${first} ${last}`,
        type: isSpell ? 'spell' : 'creature',
        edition: place < 24 ? 14 : 9,
        cost: (place % 9) + 1,
        offense: isSpell ? null : (place % 5) + 1,
        defense: isSpell ? null : (place % 4) + 1,
        text: `${first.toUpperCase()}: Draw ${column + 1} cards.`,
        flavor: `Seen at the old mill, ${place} times.`,
        tags: place % 4 === 0 ? ['draft'] : [],
      });
    }),
  );
}

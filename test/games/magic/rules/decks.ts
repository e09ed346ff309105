/** A deck for random games: creatures, lands, spells, mana of several kinds, an enchantment and abilities. */
import type { Filter } from '../../../../src-main/games/magic/cards/components/filters.js';
import type { Design } from '../../../../src-main/games/magic/rules/state/design.js';
import { design, manaOf } from './designs.js';

export const any = (...types: Filter['any'][number]['types']): Filter => ({
  any: [{ qualities: [], types, subtype: null, as: null, clauses: [] }],
});

export const bear = design('Bear; {1}{G}; Creature — Bear; 2/2');
export const giant = design('Giant; {3}{R}; Creature — Giant; 4/4');
export const spark = design('Flare; {R}; Instant', {
  is: 'spell',
  effects: [{ do: 'damage', amount: 3, to: [{ is: 'target', filter: any('creature'), player: 'player' }] }],
});
export const growth = design('Swell; {G}; Instant', {
  is: 'spell',
  effects: [
    {
      do: 'change',
      change: {
        what: { is: 'target', filter: any('creature'), player: null },
        changes: [{ is: 'stats', power: { sign: 1, amount: 3 }, toughness: { sign: 1, amount: 3 } }],
      },
      for: { is: 'endOfTurn' },
    },
  ],
});
export const sprite = design('Sprout; {G}; Creature — Elf; 1/1', manaOf('G'));
export const pinger = design('Stinger; {2}{R}; Creature — Imp; 1/1', {
  is: 'activated',
  costs: [{ is: 'tapThis' }],
  effects: [{ do: 'damage', amount: 1, to: [{ is: 'target', filter: any('creature'), player: 'player' }] }],
  limits: [],
});
export const insight = design('Insight; {2}; Sorcery', {
  is: 'spell',
  effects: [{ do: 'draw', who: { is: 'you' }, count: 2 }],
});
export const blaze = design('Blaze; {X}{R}; Sorcery', {
  is: 'spell',
  effects: [{ do: 'damage', amount: { is: 'x' }, to: [{ is: 'target', filter: null, player: 'player' }] }],
});
export const shackles = design('Weight; {1}{R}; Enchant Creature', {
  is: 'static',
  continuous: {
    what: { is: 'enchanted' },
    changes: [{ is: 'stats', power: { sign: -1, amount: 2 }, toughness: { sign: -1, amount: 1 } }],
  },
  asLongAs: null,
});
export const forest = design('Forest;; Land');
export const mountain = design('Mountain;; Land');

export const designs: readonly Design[] = [
  forest,
  mountain,
  bear,
  giant,
  spark,
  growth,
  sprite,
  pinger,
  insight,
  blaze,
  shackles,
];
const counts = [9, 8, 4, 4, 4, 3, 3, 2, 1, 1, 1];
export const deck: readonly number[] = counts.flatMap((count, place) => Array<number>(count).fill(place));

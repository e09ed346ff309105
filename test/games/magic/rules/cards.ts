/** Cards of our own for tests of the rules. */
import type { Ability } from '../../../../src-main/games/magic/cards/components/abilities.js';
import type { Cost } from '../../../../src-main/games/magic/cards/components/costs.js';
import type { Effect } from '../../../../src-main/games/magic/cards/components/effects.js';
import type { TriggerEvent } from '../../../../src-main/games/magic/cards/components/events.js';
import type {
  CardType,
  Filter,
  Noun,
  Target,
} from '../../../../src-main/games/magic/cards/components/filters.js';
import { noMana, type ManaCost } from '../../../../src-main/games/magic/cards/mana-cost.js';
import type { Design } from '../../../../src-main/games/magic/rules/state/design.js';
import { design, manaOf } from './designs.js';

export const noun = (more: Partial<Noun> = {}): Noun => ({
  qualities: [],
  types: [],
  subtype: null,
  as: null,
  clauses: [],
  ...more,
});
export const filter = (more: Partial<Noun> = {}): Filter => ({ any: [noun(more)] });
export const every = (...types: readonly CardType[]): Filter => filter({ types });
export const target = (more: Partial<Noun> = {}): Target => ({
  is: 'target',
  filter: filter(more),
  player: null,
});
export const creature = target({ types: ['creature'] });
export const anything: Target = { ...creature, player: 'player' };
export const somebody: Target = { is: 'target', filter: null, player: 'player' };
export const you = { is: 'you' } as const;

export const mana = (cost: Partial<ManaCost>): Cost => ({ is: 'mana', mana: { ...noMana, ...cost } });
export const tap: Cost = { is: 'tapThis' };
export const spell = (...effects: readonly Effect[]): Ability => ({ is: 'spell', effects });
export const activated = (
  costs: readonly Cost[],
  ...effects: readonly Effect[]
): Extract<Ability, { is: 'activated' }> => ({
  is: 'activated',
  costs,
  effects,
  limits: [],
});
export const triggered = (event: TriggerEvent, ...effects: readonly Effect[]): Ability => ({
  is: 'triggered',
  event,
  condition: null,
  effects,
});

export const damage = (amount: number, to: Target = anything): Effect => ({ do: 'damage', amount, to: [to] });
export const gainLife = (amount: number): Effect => ({ do: 'gainLife', who: you, amount });
export const grows = (what: Target | { is: 'this' } | { is: 'all'; filter: Filter }, by: number): Effect => ({
  do: 'change',
  change: {
    what,
    changes: [{ is: 'stats', power: { sign: 1, amount: by }, toughness: { sign: 1, amount: by } }],
  },
  for: { is: 'endOfTurn' },
});

export const bear = design('Bear; {1}{G}; Creature — Bear; 2/2');
export const giant = design('Giant; {3}{R}; Creature — Giant; 4/4');
export const relic = design('Relic; {1}; Artifact');
export const golem = design('Golem; {3}; Artifact Creature — Golem; 3/3');
export const flare = design('Flare; {R}; Instant', spell(damage(3)));
export const swell = design('Swell; {G}; Instant', spell(grows(creature, 3)));
export const slay = design('Slay; {B}; Instant', spell({ do: 'destroy', what: creature }));
export const denial = design('Denial; {U}; Instant', spell({ do: 'counter', what: target({ as: 'spell' }) }));
export const insight = design('Insight; {2}; Sorcery', spell({ do: 'draw', who: you, count: 2 }));
export const ritual = design(
  'Rite; {B}; Instant',
  spell({ do: 'addMana', who: you, mana: { is: 'symbols', symbols: ['B', 'B', 'B'] } }),
);
export const blaze = design(
  'Blaze; {X}{R}; Sorcery',
  spell({ do: 'damage', amount: { is: 'x' }, to: [anything] }),
);
export const sprout = design('Sprout; {G}; Creature — Elf; 1/1', manaOf('G'));
export const stinger = design('Stinger; {2}{R}; Creature — Imp; 1/1', activated([tap], damage(1)));
export const altar = design(
  'Altar; {2}; Artifact',
  activated([{ is: 'sacrifice', filter: every('creature'), count: 1 }], gainLife(1)),
);
export const weight = design('Weight; {B}; Enchant Creature', {
  is: 'static',
  continuous: {
    what: { is: 'enchanted' },
    changes: [{ is: 'stats', power: { sign: -1, amount: 1 }, toughness: { sign: -1, amount: 1 } }],
  },
  asLongAs: null,
});
export const banner = design('Banner; {1}{W}; Enchantment', {
  is: 'static',
  continuous: {
    what: { is: 'all', filter: every('creature') },
    changes: [{ is: 'stats', power: { sign: 1, amount: 1 }, toughness: { sign: 1, amount: 1 } }],
  },
  asLongAs: null,
});
/** "At the beginning of your upkeep, gain 1 life." */
export const spring = design(
  'Spring; {1}; Artifact',
  triggered({ on: 'moment', moment: { step: 'upkeep', whose: you } }, gainLife(1)),
);
/** "When this comes into play, gain 1 life." */
export const herald = design(
  'Herald; {1}{W}; Creature — Soldier; 1/1',
  triggered({ on: 'comesIntoPlay', what: { is: 'this' } }, gainLife(1)),
);
export const forest = design('Forest;; Land');
export const mountain = design('Mountain;; Land');

export const deckOf = (designs: readonly Design[], counts: readonly number[]): number[] =>
  designs.flatMap((_, place) => Array<number>(counts[place] ?? 0).fill(place));

import { capitalized, counted } from '../../../../engine/text.js';
import { editionOf, type GuideEdition } from '../../cards/editions.js';
import type { Era } from '../../cards/vocabulary/component.js';
import type { KotcEdition } from '../editions/edition.js';
import type { EventOf } from '../events/events.js';
import type { Stat, Zone } from '../state/state.js';

/** What the things of the game are called in an edition, as they stand within a sentence. */
export interface Terms {
  readonly era: Era;
  readonly creature: string;
  readonly stats: Readonly<Record<Stat, string>>;
  /** What a player has of life. */
  readonly life: string;
  /** "3 HP", "1 hitpoint": of a player. */
  readonly hitpoints: (count: number) => string;
  readonly zones: Readonly<Record<Zone, string>>;
  /** By its kind. */
  readonly counter: (kind: string) => string;
  /** To remove a counter and have its effect happen. */
  readonly useCounter: CounterVerb;
  /** Of an attack. */
  readonly victim: string;
  /** The order in which the creatures of a team are damaged. */
  readonly order: string;
  /** What may be exhausted without being known to all. */
  readonly unseen: string;
  /** What dice are rolled for. */
  readonly rolls: Readonly<Record<EventOf<'roll'>['why'], string>>;
  /** A game that nobody wins alone. */
  readonly tie: string;
}

type CounterVerb = 'use' | 'pop' | 'remove';

/** From the 16th Edition on the rulebook has a word for it (K16-CTR-81). */
const counterVerbs: Readonly<Record<GuideEdition, CounterVerb>> = {
  6: 'remove',
  9: 'remove',
  10: 'remove',
  11: 'remove',
  12: 'use',
  13: 'use',
  14: 'use',
  15: 'use',
  16: 'pop',
  17: 'pop',
};

/** What differs between the families of editions and is not printed on the cards. */
type FamilyTerms = Omit<Terms, 'creature' | 'stats' | 'era' | 'useCounter'>;

const zonesOfAll = {
  deck: 'deck',
  hand: 'hand',
  reserves: 'reserves',
  removed: 'cards out of the game',
} as const;
const rollsOfAll = {
  first: 'for who goes first',
  attack: 'for the attack',
  defense: 'for the defense',
} as const;

const families: Readonly<Record<Era, FamilyTerms>> = {
  modern: {
    life: 'HP',
    hitpoints: (count) => `${count} HP`,
    zones: { ...zonesOfAll, grave: 'grave', battlefield: 'battlefield', traps: 'traps', granary: 'granary' },
    counter: (kind) => `${capitalized(kind)} Counter`,
    victim: 'victim',
    order: 'formation order',
    unseen: 'resource',
    rolls: {
      ...rollsOfAll,
      heal: 'to dice-heal',
      damage: 'for a Damage Counter',
      effect: 'for an effect',
      burn: 'to dice-burn',
      wound: 'to dice-wound',
      medic: 'for a Medic Counter',
    },
    tie: 'A tie',
  },
  classic: {
    life: 'hitpoints',
    hitpoints: (count) => counted(count, 'hitpoint'),
    zones: {
      ...zonesOfAll,
      grave: 'graveyard',
      battlefield: 'Creature Zone',
      traps: 'Trap Zone',
      granary: 'Resource Zone',
    },
    counter: (kind) => (kind === 'plain' ? 'counter' : `${kind} counter`),
    victim: 'target',
    order: 'defending order',
    unseen: 'face-down card',
    rolls: {
      ...rollsOfAll,
      heal: 'for hitpoints',
      damage: 'for a damage counter',
      effect: 'for damage',
      burn: 'for damage',
      wound: 'for damage',
      medic: 'for hitpoints',
    },
    tie: 'A draw',
  },
};

/** In what an edition has other words than its family. */
const ownTerms: Readonly<Partial<Record<GuideEdition, Partial<FamilyTerms>>>> = {
  12: {
    zones: { ...families.modern.zones, grave: 'graveyard', traps: 'trapfield' },
    // A resource or a set trap.
    unseen: 'face-down card',
  },
};

const made = new Map<GuideEdition, Terms>();

/** Made once for an edition: every line of a log and every card of a table asks for them. */
export function termsOf({ number }: Pick<KotcEdition, 'number'>): Terms {
  let terms = made.get(number);
  if (!terms) made.set(number, (terms = termsFor(number)));
  return terms;
}

function termsFor(number: GuideEdition): Terms {
  const { era, terms } = editionOf(number);
  const { creature, cost, offense, defense } = terms;
  const stats = { sp: withinSentence(offense), hp: withinSentence(defense), level: withinSentence(cost) };
  return {
    ...families[era],
    ...ownTerms[number],
    useCounter: counterVerbs[number],
    era,
    creature: withinSentence(creature),
    stats,
  };
}

/** "Resource cost" becomes "resource cost"; "HP" stays. */
const withinSentence = (term: string): string =>
  term === term.toUpperCase() ? term : term.charAt(0).toLowerCase() + term.slice(1);

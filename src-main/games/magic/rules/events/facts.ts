/** What is known of every event by its type alone. */
import { changedBy } from '../objects/hangs-on.js';
import type { MagicEvent } from '../state/events.js';
import { triggersBy } from '../triggers/kinds.js';

export interface EventFacts {
  /** Its place among the types. */
  readonly place: number;
  /** It is aimed at something. */
  readonly aims: boolean;
  /** What it changes that values hang on (`hangs-on.ts`). */
  readonly changed: number;
  /** It changes no objects but those that it names. */
  readonly namesAll: boolean;
  /** After it all objects and players are what they were, unless what carries it out says otherwise. */
  readonly changesNothing: boolean;
  /** After it the rules have nothing more to do of their own than before, as long as values stay what they were. */
  readonly settles: boolean;
  /** The same where nobody could have to play with cards revealed. */
  readonly settlesByRules: boolean;
  /** It leaves alone what players can make mana with, but for the values of objects. */
  readonly leavesMana: boolean;
  /** The kinds of abilities that could trigger on it, as bits. */
  readonly triggers: number;
}

type Type = MagicEvent['type'];

const aims: ReadonlySet<Type> = new Set<Type>(['play', 'activate', 'trigger', 'changeTargets', 'copySpell']);

const namesAll: ReadonlySet<Type> = new Set<Type>([
  'play',
  'comeIntoPlay',
  'makeToken',
  'move',
  'putCounters',
  'removeCounters',
]);

const changesNothing: ReadonlySet<Type> = new Set<Type>([
  'step',
  'aim',
  'endOfCombat',
  'skip',
  'keep',
  'resolve',
  'coin',
  'die',
]);

const settles: ReadonlySet<Type> = new Set<Type>([
  'addMana',
  'spendMana',
  'playManaAbility',
  'tap',
  'untap',
  'untapAll',
  'play',
  'activate',
  'trigger',
  'leaveStack',
  'attack',
  'block',
  'announceDamage',
]);

const settlesByRules: ReadonlySet<Type> = new Set<Type>([
  'turn',
  'step',
  'cleanup',
  'endOfCombat',
  'drain',
  'playLand',
  'gainLife',
]);

const leavesMana: ReadonlySet<Type> = new Set<Type>([
  ...changesNothing,
  'shuffle',
  'draw',
  'reveal',
  'reorder',
  'cleanup',
  'damage',
  'gainLife',
  'loseLife',
  'playLand',
  'playManaAbility',
  'play',
  'activate',
  'trigger',
  'leaveStack',
  'attack',
  'block',
  'announceDamage',
  'removeFromCombat',
]);

/** A map: with so many names V8 looks up the fields of a record several times slower. */
const facts: ReadonlyMap<Type, EventFacts> = new Map(
  Object.entries(changedBy).map(([name, changed], place): [Type, EventFacts] => {
    const type = name as Type;
    const its: EventFacts = {
      place,
      aims: aims.has(type),
      changed,
      namesAll: namesAll.has(type),
      changesNothing: changesNothing.has(type),
      settles: settles.has(type),
      settlesByRules: settlesByRules.has(type),
      leavesMana: leavesMana.has(type),
      triggers: triggersBy[type] ?? 0,
    };
    return [type, its];
  }),
);

let last: MagicEvent | null = null;
let lastFacts: EventFacts;

/** Looked up once for each event. */
export function factsOf(event: MagicEvent): EventFacts {
  if (event !== last) {
    last = event;
    lastFacts = facts.get(event.type)!;
  }
  return lastFacts;
}

/** What there is for each type, by their places. */
export const byPlaces = <T>(values: Readonly<Partial<Record<Type, T>>>): readonly (T | undefined)[] =>
  Array.from(facts.keys(), (type) => values[type]);

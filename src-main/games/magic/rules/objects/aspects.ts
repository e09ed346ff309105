/** What a continuous effect looks at, and what it changes: one depends on another only where these meet (MC-Q-65, MC-Q-66). */
import type { Change, Continuous } from '../../cards/components/changes.js';
import type { Condition } from '../../cards/components/conditions.js';

const TYPES = 1;
const COLORS = 2;
const ABILITIES = 4;
const STATS = 8;

export interface Aspects {
  readonly reads: number;
  readonly writes: number;
}

const known = new WeakMap<Continuous, Aspects>();

export function aspectsOf(continuous: Continuous, condition: Condition | null): Aspects {
  let aspects = known.get(continuous);
  if (!aspects) {
    let writes = 0;
    for (const change of continuous.changes) writes |= written(change);
    const reads = readBy(continuous.what) | readBy(condition) | amountsRead(continuous.changes);
    aspects = { reads, writes };
    known.set(continuous, aspects);
  }
  return aspects;
}

function written(change: Change): number {
  switch (change.is) {
    case 'stats':
    case 'setStats':
    case 'switchStats':
      return STATS;
    case 'gains':
    case 'loses':
      return ABILITIES;
    case 'becomes':
      return (
        (change.types || change.subtype !== null ? TYPES | ABILITIES : 0) |
        (change.colors ? COLORS : 0) |
        (change.power !== null || change.toughness !== null ? STATS : 0)
      );
    default:
      return 0;
  }
}

const byKey: Readonly<Record<string, number>> = {
  notType: TYPES,
  notSubtype: TYPES,
  notColor: COLORS,
  color: COLORS,
  colorless: COLORS,
  multicolored: COLORS,
  with: ABILITIES,
  without: ABILITIES,
  stat: STATS,
  chosen: TYPES | COLORS,
};

/** What the words of a filter or condition look at. */
function readBy(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  if (Array.isArray(part)) return part.reduce<number>((sum, one) => sum | readBy(one), 0);
  let reads = 'is' in part && typeof part.is === 'string' ? (byKey[part.is] ?? 0) : 0;
  if ('types' in part && Array.isArray(part.types) && part.types.length > 0) reads |= TYPES;
  if ('subtype' in part && typeof part.subtype === 'string') reads |= TYPES;
  for (const value of Object.values(part)) reads |= readBy(value);
  return reads;
}

/** What the numbers of changes of power and toughness look at. */
function amountsRead(changes: readonly Change[]): number {
  let reads = 0;
  for (const change of changes) {
    if (change.is === 'stats' || change.is === 'setStats') reads |= readBy([change.power, change.toughness]);
  }
  return reads;
}

export const isTakingAll = (change: Change): boolean =>
  (change.is === 'loses' && change.keywords === null) || change.is === 'becomes';

export const givesStatic = (change: Change): boolean =>
  change.is === 'gains' && change.abilities.some(({ is }) => is === 'static');

/** Whether what changes an object changes others with it: by static abilities that it gets or loses. */
export const spreads = ({ changes }: Continuous): boolean =>
  changes.some((change) => isTakingAll(change) || givesStatic(change));

/** It says how something comes into play, and nothing of it goes on there. */
export const isOfEntering = ({ is }: Change): boolean =>
  is === 'comesIntoPlayTapped' || is === 'comesIntoPlayWith';

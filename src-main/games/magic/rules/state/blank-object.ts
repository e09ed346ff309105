import type { Writable } from '../../../../engine/pipeline/writable.js';
import type { MagicCard } from './state.js';

/**
 * An object of which nothing is known yet, with all the fields that it can have. All are written down at one place: so all objects are of one
 * shape, whatever they get later, and V8 reads them several times faster; copies made at several places are of one shape each. Nothing lies face down in this game.
 */
export const blankObject = (): Writable<MagicCard> =>
  ({
    design: undefined,
    owner: undefined,
    id: undefined,
    player: undefined,
    zone: undefined,
    known: undefined,
    made: undefined,
    ceased: undefined,
    source: undefined,
    copyOf: undefined,
    counters: undefined,
    targets: undefined,
    tapped: undefined,
    damage: undefined,
    attached: undefined,
    under: undefined,
    size: undefined,
    fresh: undefined,
    arrived: undefined,
    chosen: undefined,
    x: undefined,
    modes: undefined,
    counts: undefined,
    shares: undefined,
    memory: undefined,
    left: undefined,
    paid: undefined,
    does: undefined,
    isCopy: undefined,
    combatDamage: undefined,
  }) satisfies Record<Exclude<keyof MagicCard, 'faceDown'>, undefined> as unknown as Writable<MagicCard>;

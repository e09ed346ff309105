/** Continuous effects as they are collected from texts and from what lasts. */
import type { CardNo } from '../../../../engine/state.js';
import type { Continuous } from '../../cards/components/changes.js';
import type { Condition } from '../../cards/components/conditions.js';
import type { NodeRef } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';

export interface Going {
  /** The id that was next when it began. */
  readonly since: number;
  readonly continuous: Continuous;
  readonly asLongAs: Condition | null;
  readonly text: TextSource;
  /** The ability that it is of, where it is a static one: it is over when its object loses that. */
  readonly ref: NodeRef | null;
  /** The only object that it is on; null: whatever its text finds. */
  readonly on: CardNo | null;
  readonly amounts: readonly number[] | null;
  /** What its filter and conditions look at, and what it changes: see `aspectsOf`. */
  readonly reads: number;
  readonly writes: number;
}

/** All that goes on in the game, and what there is among it. */
export interface GoingOn {
  readonly all: readonly Going[];
  /** Some effect takes all abilities away, so that a static ability may be lost. */
  readonly losesAll: boolean;
  /** Some effect gives static abilities, so that what goes on hangs on what it is on. */
  readonly givesStatics: boolean;
  /** The later of two may change what the earlier is on. */
  readonly mayDepend: boolean;
  /** What all of them look at (`hangsOn`). */
  readonly looksAt: number;
}

import type { EditionNumber } from '../../cards/editions.js';
import type { Setup } from '../../cards/setup.js';
import type { Table } from '../kernel/rule-set.js';
import type { Refusal } from '../kernel/decision.js';
import type { LogBook } from '../kernel/log.js';
import type { Citation, Prohibition } from './citations.js';
import type { Design } from './design.js';
import type { KotcEvent } from './events.js';
import type { KotcState } from './state.js';

/** What the mechanisms need to know of an edition. */
export interface KotcEdition {
  readonly number: EditionNumber;
  readonly setup: Setup;
  /** The rules by which things happen and are asked. */
  readonly cite: Readonly<Record<Citation, readonly string[]>>;
  /** Why something may not be done. */
  readonly refusals: Readonly<Record<Prohibition, Refusal>>;
}

/** The rule set's id, such as "kotc-14". */
export const rulesIdOf = ({ number }: KotcEdition): string => `kotc-${String(number).padStart(2, '0')}`;

/** What all rule code of Keeper of the Cards works on. */
export interface Kotc extends Table<KotcState, Design> {
  readonly edition: KotcEdition;
  readonly log: LogBook<KotcEvent>;
  /** The state is at a boundary from which a game can be begun again. */
  readonly atBoundary: () => void;
}

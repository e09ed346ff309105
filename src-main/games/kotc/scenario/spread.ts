import * as general from '../../../engine/scenario/spread.js';
import type { Zone } from '../rules/state/state.js';
import type { Scenario } from './format.js';
import { ground, type PlacedCard } from './position-format.js';

/** A card of a position with the label by which the rest of its scenario knows it. */
export interface SpreadCard {
  readonly placed: Omit<PlacedCard, 'as'>;
  readonly label: string;
}

/** The cards of every seat, zone by zone, each by itself, from the top. */
export type Spread = readonly Readonly<Record<Zone, readonly SpreadCard[]>>[];

/** @throws ScenarioFault where two cards are called the same */
export const spreadOut = (scenario: Pick<Scenario, 'players'>): Spread =>
  general.spreadOut(scenario, ground) as Spread;

/** Writes cards back into the seats of a scenario, as shortly as can be; what the scenario speaks of keeps its label. */
export const foldedInto = (scenario: Scenario, spread: Spread): Scenario =>
  general.foldedInto(scenario, spread, ground) as Scenario;

/** Positions of Magic, and what lies in them. */
import type { Locator, Page } from 'playwright-core';
import { SCENARIO_VERSION, type Scenario } from '../../../../src-main/engine/scenario/scenario.js';
import { magicScenarios } from '../../../../src-main/games/magic/scenario/scenarios.js';
import type { State } from '../../../../src-main/games/magic/rules/state/state.js';
import { gameOnDisk } from '../disk-game.js';
import { zoneOf } from '../dragging.js';

/** @param rest its cards, players, turn and whatever else is said of it */
export const magicPosition = (name: string, rest: object): Scenario =>
  magicScenarios.models.scenario.parse({
    format: 'cardwright-scenario',
    version: SCENARIO_VERSION,
    name,
    rules: 'magic-classic',
    steps: [],
    ...rest,
  });

/** A permanent by its name, wherever its row is. */
export const permanent = (page: Page, seat: number, name: string): Locator =>
  zoneOf(page, seat, 'play').getByRole('button', { name: new RegExp(`^${name},`) });

/** How a game stands, as the disk has it. */
export const stateOnDisk = (library: string, game: string): State =>
  gameOnDisk(library, game).running.game.state as State;

/** Games that begin in a position of their own, written into a library as the program writes them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Occupant, TableOptions } from '../../../src-main/play/new-game/new-game.js';
import { sandboxTable } from '../../../src-main/play/scenarios/scenario-table.js';
import { writeTableFile } from '../../../src-main/play/games/table-file.js';
import {
  SCENARIO_VERSION,
  type Scenario as AnyScenario,
} from '../../../src-main/engine/scenario/scenario.js';
import { scenario, type Scenario } from '../../../src-main/games/kotc/scenario/format.js';
import type { z } from 'zod';

export type Situation = Omit<z.input<typeof scenario>, 'format' | 'version' | 'name' | 'steps'> & {
  readonly steps?: z.input<typeof scenario>['steps'];
};

/** The scenario that a position is. */
export const positionOf = (situation: Situation): Scenario =>
  scenario.parse({
    format: 'cardwright-scenario',
    version: SCENARIO_VERSION,
    name: 'A position',
    steps: [],
    ...situation,
  });

/**
 * Puts a game with hidden hands that begins in that position into a library. Answers its id.
 * @param agreed what is agreed otherwise than that what revealed nothing may be taken back with the others' leave
 */
export const putGame = (
  library: string,
  situation: Situation,
  occupants: readonly Occupant[],
  agreed: Partial<TableOptions> = {},
): Promise<string> => putPosition(library, positionOf(situation), occupants, agreed);

/** The same of a position of any game. */
export async function putPosition(
  library: string,
  position: AnyScenario,
  occupants: readonly Occupant[],
  agreed: Partial<TableOptions> = {},
): Promise<string> {
  const { stored, beginning } = await sandboxTable(position, occupants, (rules, printed, ready) =>
    Promise.resolve(rules.cardOf(printed, ready, '00000000-0000-4000-8000-000000000000')),
  );
  const options = { undo: 'nothing revealed', undoAgreed: true, hands: 'hidden', ...agreed } as const;
  mkdirSync(join(library, 'games'), { recursive: true });
  const file = (ending: string): string => join(library, 'games', `${stored.id}${ending}`);
  writeFileSync(file('.table.json'), writeTableFile({ ...stored, kind: 'game', options }, beginning));
  writeFileSync(file('.inputs.jsonl'), '');
  return stored.id;
}

/** Opens the table of a game, and waits until its stage is drawn. */
export async function openGame(page: Page, game: string): Promise<void> {
  await goToGame(page, game);
  await page.locator('[data-part="prompt"]').waitFor();
  await page.locator('[data-paints]').waitFor();
}

/** Opens the table of a game at which the screen is to be passed to somebody first. */
export async function openCoveredGame(page: Page, game: string): Promise<void> {
  await goToGame(page, game);
  await page.getByRole('button', { name: /^I am / }).waitFor();
}

const goToGame = (page: Page, game: string): Promise<void> =>
  page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, game);

/** Libraries with decks to play with, and games that are begun in them as a person begins them. */
import { cpSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { sampleFolder } from '../../../src-main/api/sets/sample-sets.js';
import { ruleSet } from '../../../src-main/games/rule-sets.js';
import { rulesIdOf } from '../../../src-main/games/kotc/rules/editions/edition.js';
import type { RulesEdition } from '../../../src-main/games/kotc/cards/editions.js';
import type { TableOptions } from '../../../src-main/play/new-game/new-game.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { newPlace, visit } from '../harness.js';
import type { WebHost } from '../host.js';
import type { Visit } from '../visit.js';

/** A library that holds the starter cards and decks of an edition, before any host has opened it. */
export function starterPlace(edition: RulesEdition): ReturnType<typeof newPlace> {
  const place = newPlace();
  const { starter = '' } = ruleSet(rulesIdOf({ number: edition }));
  cpSync(inProject('assets', sampleFolder(starter)), place.library, { recursive: true });
  return place;
}

/** Opens the app where games are begun: no card of the library needs to be drawn on the way. */
export const visitGames = (
  browser: Browser,
  host: WebHost,
  options?: BrowserContextOptions,
): Promise<Visit> => visit(browser, host, options, 'play');

export interface Sitter {
  readonly name: string;
  /** As the dialog calls who plays: "A person", "Greedy", "Random". */
  readonly by: string;
}

/** Begins a game in the dialog; the decks are as it deals them out. Answers its id once its table is there. */
export async function beginGame(
  page: Page,
  edition: RulesEdition,
  sitters: readonly Sitter[],
  seed: number,
  hands: TableOptions['hands'] = 'hidden',
): Promise<string> {
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: `${edition}th Edition`, exact: true }).click();
  for (let seats = 2; seats < sitters.length; seats += 1) {
    await dialog.getByRole('button', { name: 'Add a seat' }).click();
  }
  for (const [seat, { name, by }] of sitters.entries()) {
    await dialog.getByRole('combobox', { name: `Seat ${seat + 1} is played by` }).click();
    await page.getByRole('option', { name: new RegExp(`^${by}`) }).click();
    await dialog.getByRole('textbox', { name: `Name of seat ${seat + 1}` }).fill(name);
  }
  await dialog.getByRole('button', { name: /^Options/ }).click();
  if (hands === 'open') await dialog.getByRole('switch', { name: 'Play with open hands' }).click();
  await dialog.getByRole('textbox', { name: 'Seed' }).fill(String(seed));
  await dialog.locator('button:not([aria-disabled="true"])', { hasText: 'Start the game' }).click();
  await page.getByRole('complementary', { name: 'Table' }).waitFor();
  return decodeURIComponent(new URL(page.url()).hash.split('/').at(-1) ?? '');
}

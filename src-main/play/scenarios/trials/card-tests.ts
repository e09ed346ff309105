/** The tests of a card: scenarios of the library that take it from its file, and so play it as it is now. */
import { join } from 'node:path';
import { dequal } from 'dequal';
import type { Card } from '../../../cards/card.js';
import { fileNameFor } from '../../../library/file-names.js';
import type { Library } from '../../../library/library.js';
import type { CardLookup, Outcome, Scenario } from '../../../engine/scenario/scenario.js';
import { ruleSet } from '../../../games/rule-sets.js';
import { scenariosOf } from '../../../games/scenarios.js';
import { isElsewhere } from '../../../engine/scenario/positions/whole.js';
import { starterCards } from '../scenario-file.js';
import type { ScenarioStore } from '../scenario-store.js';

/** A test of a card, and how it came out. */
export interface CardTest extends Pick<Outcome, 'holds'> {
  /** Of its scenario in the library. */
  readonly id: string;
  readonly title: string;
  /** The first thing that differs, a sentence; null: nothing does. */
  readonly because: string | null;
}

/** At most so many tests of a card are run. */
const MOST_TESTS = 100;

const ENDING = '.card.json';

/** Where the file of a card is, from where the scenarios of its library lie. */
export const fileFromScenarios = ({ name, id }: Pick<Card, 'name' | 'id'>): string =>
  `../cards/${fileNameFor(name, id, ENDING)}`;

/**
 * Plays all tests of a card. @param card as it is now @param starters folder of the starter sets
 */
export async function runTestsOf(
  card: Card,
  library: Library,
  store: ScenarioStore,
  starters: string,
): Promise<CardTest[]> {
  const tests: CardTest[] = [];
  for (const { id, trouble } of await store.list()) {
    if (trouble !== null || tests.length >= MOST_TESTS) continue;
    const { scenario } = await store.load(id);
    if (!isTestOf(scenario, card.id)) continue;
    const { holds, differences } = await run(scenario, card, library, starters);
    tests.push({ id, title: scenario.name || id, holds, because: differences[0]?.because ?? null });
  }
  return tests;
}

const isTestOf = ({ goal, cards = {}, steps }: Scenario, id: string): boolean =>
  goal === undefined && steps.length > 0 && Object.values(cards).some((source) => isFileOf(source, id));

const isFileOf = (source: object, id: string): boolean =>
  'file' in source && typeof source.file === 'string' && source.file.endsWith(`.${id.slice(0, 8)}${ENDING}`);

/** A scenario of a library with all its cards written out. @throws ScenarioFault for a card that is not there */
export async function wholeInLibrary(
  scenario: Scenario,
  library: Library,
  starters: string,
): Promise<Scenario> {
  return scenariosOf(scenario.rules).whole(scenario, await cardLookup(scenario, library, starters));
}

/** The scenario with the cards that are still as in their files taken from these again. @param before as its file is */
export async function takenFromFiles(
  scenario: Scenario,
  before: Scenario,
  library: Library,
  starters: string,
): Promise<Scenario> {
  const lookup = await cardLookup(before, library, starters);
  const cards = Object.entries(scenario.cards ?? {}).map(([call, source]) => {
    const was = before.cards?.[call];
    const printed = was && 'file' in was && isElsewhere(was) ? lookup(was) : null;
    const isSame =
      printed !== null && dequal(source, scenariosOf(scenario.rules).sourceOf(scenario.rules, printed, call));
    return [call, isSame && was ? was : source] as const;
  });
  return { ...scenario, cards: Object.fromEntries(cards) };
}

async function run(scenario: Scenario, card: Card, library: Library, starters: string): Promise<Outcome> {
  const lookup = await cardLookup(scenario, library, starters);
  const { printedOn } = ruleSet(scenario.rules);
  return scenariosOf(scenario.rules).run(scenario, (source) =>
    isFileOf(source, card.id) ? printedOn(card) : lookup(source),
  );
}

/** Finds the cards of a scenario that lies in a library: those of the library by the end of their files' names, so that they may be renamed. */
async function cardLookup(scenario: Scenario, library: Library, starters: string): Promise<CardLookup> {
  const { printedOn } = ruleSet(scenario.rules);
  const byName = await starterCards(join(starters, scenario.rules, 'cards'));
  const own = new Map<string, unknown>();
  for (const source of Object.values(scenario.cards ?? {})) {
    if (!isElsewhere(source) || !('file' in source)) continue;
    const found = library.cards.list().find(({ id }) => isFileOf(source, id));
    const stored = found && (await library.cards.get(found.id).catch(() => null));
    if (stored) own.set(source.file, printedOn(stored.content));
  }
  return (source) => {
    if ('file' in source) return own.get(source.file) ?? null;
    const starter = byName.get(source.starter);
    return starter ? printedOn(starter) : null;
  };
}

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Card } from '../../cards/card.js';
import { readCardFile } from '../../games/card-files.js';
import { unreadable } from '../../library/errors.js';
import type { CardLookup, Outcome, Scenario, Trace } from '../../engine/scenario/scenario.js';
import { ruleIdsIn } from '../../engine/scenario/rule-ids.js';
import { scenariosOf } from '../../games/scenarios.js';
import { ruleIdsOf } from './rule-ids.js';
import { readScenarioText } from './scenario-text.js';

/** A scenario file that cannot be used; the message is a sentence for its author. */
export class ScenarioFileError extends Error {
  override readonly name = 'ScenarioFileError';
}

/**
 * Plays a scenario file.
 * @param assets the program's own files: starter sets, from which scenarios take cards by name, and the rules
 * @throws ScenarioFileError when it cannot be read, names a card file that cannot, or a rule that there is not
 */
export async function playScenarioFile(path: string, assets: string, trace?: Trace): Promise<Outcome> {
  const read = await readScenario(path);
  const known = await ruleIdsOf(read.rules, join(assets, 'rules'));
  const unknown = known ? [...new Set(ruleIdsIn(read))].filter((id) => !known.has(id)) : [];
  if (unknown.length > 0) {
    throw new ScenarioFileError(`${path}: there is no rule ${unknown.join(', ')}; correct the id.`);
  }
  const cards = await cardsFor(read, dirname(resolve(path)), join(assets, 'starter'));
  return scenariosOf(read.rules).run(read, cards, trace);
}

async function readScenario(path: string): Promise<Scenario> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ScenarioFileError(unreadable(path, error));
  });
  const reading = readScenarioText(text);
  switch (reading.kind) {
    case 'good':
      return reading.content;
    case 'newer':
      throw new ScenarioFileError(`${path} was made by a newer Cardwright; update this program to use it.`);
    case 'damaged':
      throw new ScenarioFileError(`${path} cannot be used: ${reading.because}`);
  }
}

/** Reads all cards that a scenario may name from files and starter sets, so that playing it needs no disk. */
async function cardsFor(read: Scenario, folder: string, starters: string): Promise<CardLookup> {
  const files = new Map<string, Card>();
  for (const source of Object.values(read.cards ?? {})) {
    if ('file' in source && typeof source.file === 'string')
      files.set(source.file, await cardFrom(await presentFile(resolve(folder, source.file))));
  }
  const byName = await starterCards(join(starters, read.rules, 'cards'));
  return (source) => ('file' in source ? files.get(source.file) : byName.get(source.starter)) ?? null;
}

/** The file, or the one of the same card under another name: the end of a card file's name says which card it is. */
async function presentFile(path: string): Promise<string> {
  const [ending] = /\.[0-9a-f]{8}\.card\.json$/u.exec(path) ?? [];
  if (ending === undefined || existsSync(path)) return path;
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  const renamed = names.find((name) => name.endsWith(ending));
  return renamed === undefined ? path : join(folder, renamed);
}

async function cardFrom(path: string): Promise<Card> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ScenarioFileError(`The card file ${unreadable(path, error)}`);
  });
  const reading = readCardFile(text);
  if (reading.kind === 'good') return reading.content;
  const because = reading.kind === 'damaged' ? reading.because : 'it was made by a newer Cardwright.';
  throw new ScenarioFileError(`The card file ${path} cannot be used: ${because}`);
}

/** None, where the edition has no starter set. */
export async function starterCards(folder: string): Promise<ReadonlyMap<string, Card>> {
  const found = new Map<string, Card>();
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.filter((one) => one.endsWith('.card.json'))) {
    const card = await cardFrom(join(folder, name));
    found.set(card.name, card);
  }
  return found;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LibraryError } from '../../library/errors.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import { withStarterCards } from './scenario-cards.js';
import type { ScenarioStore } from './scenario-store.js';
import { readScenarioText, SCENARIO_ENDING } from './scenario-text.js';

/** A situation with a goal in the list of puzzles. */
export interface PuzzleRow {
  readonly id: string;
  readonly title: string;
  readonly goal: string;
  readonly rules: string;
  /** It came with the program, or lies in the library. */
  readonly from: 'program' | 'library';
}

/** The puzzles that came with the program, and those of a library: their ids begin with where they are from. */
export class Puzzles {
  /** @param assets folder of what comes with the program */
  constructor(
    private readonly assets: string,
    private readonly store: ScenarioStore,
  ) {}

  /** Those of the program first, the easier ones before; then the library's by their names. */
  async list(): Promise<PuzzleRow[]> {
    const own = (await this.#own()).map(([id, scenario]) => row(`program:${id}`, scenario, 'program'));
    const kept = (await this.store.list()).flatMap(({ id, title, goal, rules, trouble }): PuzzleRow[] =>
      goal === null || trouble !== null ? [] : [{ id: `library:${id}`, title, goal, rules, from: 'library' }],
    );
    return [...own, ...kept];
  }

  /** A puzzle with all its cards written out. @throws LibraryError NOT_FOUND, BAD_INPUT; ScenarioFault */
  async get(id: string): Promise<Scenario> {
    const [from, ...rest] = id.split(':');
    const name = rest.join(':');
    const found =
      from === 'library'
        ? (await this.store.load(name)).scenario
        : (await this.#own()).find(([own]) => own === name)?.[1];
    if (!found?.goal)
      throw new LibraryError('NOT_FOUND', 'This puzzle is no longer there. Choose another one.');
    return withStarterCards(found, join(this.assets, 'starter'));
  }

  async #own(): Promise<[id: string, Scenario][]> {
    const folder = join(this.assets, 'puzzles');
    const files = (await readdir(folder)).filter((name) => name.endsWith(SCENARIO_ENDING)).sort();
    const read = await Promise.all(
      files.map(async (file): Promise<[string, Scenario][]> => {
        const reading = readScenarioText(await readFile(join(folder, file), 'utf8'));
        return reading.kind === 'good' ? [[file.slice(0, -SCENARIO_ENDING.length), reading.content]] : [];
      }),
    );
    return read.flat();
  }
}

const row = (id: string, { name, goal, rules }: Scenario, from: PuzzleRow['from']): PuzzleRow => ({
  id,
  title: name,
  goal: goal?.text ?? '',
  rules,
  from,
});

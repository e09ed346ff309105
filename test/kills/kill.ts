import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomUUID } from 'node:crypto';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { openLibrary } from '../../src-main/library/library.js';
import { oneFileOf } from '../../src-main/files/from-source.mjs';
import { works, type WorkName } from './works.js';

export interface KillReport {
  readonly kills: number;
  /** Of these, before the library was open again. */
  readonly atOpening: number;
  /** Times that a change was half done on the disk when the program was killed: a batch or moves that had begun. */
  readonly inTheMiddle: number;
  /** Places that were told as done. */
  readonly told: number;
  /** What was lost or shown half, a sentence each. */
  readonly faults: readonly string[];
}

export interface KillPlan {
  readonly kills: number;
  /** Longest time until the program is started again, in ms. */
  readonly pause: number;
  /** A number from 0 to 1, another each time. */
  readonly chance: () => number;
}

interface Line {
  readonly ready?: true;
  readonly shown?: number;
  readonly half?: string;
  readonly told?: number;
  readonly readOnly?: string | null;
}

const script = await oneFileOf(new URL('./worker.ts', import.meta.url));
const starter = fileURLToPath(new URL('../../assets/starter/kotc-14', import.meta.url));

/** A program that is loaded and waits to be let begin. */
class Worker {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: Line[] = [];
  #wake: () => void = () => undefined;
  #ended = false;
  #stderr = '';
  #ready: Promise<void> | null = null;

  constructor(folder: string, work: WorkName) {
    this.#child = spawn(process.execPath, [script, folder, work]);
    this.#child.stderr.on('data', (data: Buffer) => (this.#stderr += data.toString()));
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.#lines.push(JSON.parse(line) as Line);
      this.#wake();
    });
    this.#child.on('close', () => {
      this.#ended = true;
      this.#wake();
    });
  }

  /** The next line; null after the last. */
  async next(): Promise<Line | null> {
    while (this.#lines.length === 0 && !this.#ended)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#lines.shift() ?? null;
  }

  /** Resolves when it is loaded. */
  ready(): Promise<void> {
    this.#ready ??= this.next().then((line) => {
      if (line?.ready !== true) throw new Error(this.stderr);
    });
    return this.#ready;
  }

  begin(): void {
    this.#child.stdin.write('go\n');
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  get stderr(): string {
    return this.#stderr;
  }
}

/** Makes a library to work on: starter decks for games, else cards that tell their round. */
async function prepare(folder: string, name: WorkName): Promise<void> {
  if (name === 'game') {
    for (const part of ['cards', 'decks'])
      cpSync(join(starter, part), join(folder, part), { recursive: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  const library = await openLibrary(folder, { watch: false });
  const count = name === 'save' ? 1 : 100;
  for (let at = 0; at < count; at += 1) {
    const { id: _, ...card } = blankCard(randomUUID(), 14);
    await library.cards.create({ ...card, name: `Card ${at}`, text: 'round 0. ' });
  }
  await library.close();
}

/**
 * Kills a program again and again in the middle of a work, starts it anew, and holds what it shows against what it had told.
 * @param folder where there is nothing yet
 */
export async function killAt(
  name: WorkName,
  folder: string,
  { kills, pause, chance }: KillPlan,
): Promise<KillReport> {
  await prepare(folder, name);
  const { fits } = works[name];
  const faults: string[] = [];
  let [told, atOpening, inTheMiddle, reached] = [0, 0, 0, 0];
  let worker = new Worker(folder, name);
  for (let kill = 0; kill <= kills; kill += 1) {
    const next = kill < kills ? new Worker(folder, name) : null;
    await Promise.all([worker.ready(), next?.ready()]);
    worker.begin();
    // Now and then already while the library is opened and put right.
    const early = next !== null && kill > 0 && chance() < 0.1;
    if (early) {
      atOpening += 1;
      await wait(chance() * 60);
    } else {
      const first = await worker.next();
      if (!first) throw new Error(worker.stderr);
      if (first.half !== undefined) faults.push(`Kill ${kill}: ${first.half} ${first.readOnly ?? ''}`);
      else if (!fits(first.shown ?? NaN, reached))
        faults.push(`Kill ${kill}: ${reached} had been told, and ${first.shown} is shown.`);
      if (first.readOnly) faults.push(`Kill ${kill}: it is only read: ${first.readOnly}`);
      reached = first.shown ?? reached;
      // Some steps whole, then a part of one.
      let took = 0;
      for (let steps = 1 + Math.floor(chance() * 4); steps > 0; steps -= 1) {
        const begun = performance.now();
        const line = await worker.next();
        if (line?.told === undefined) throw new Error(worker.stderr);
        took = performance.now() - begun;
        reached = line.told;
        told += 1;
      }
      await wait(chance() * took);
    }
    worker.kill();
    if (next) await wait(chance() < 0.3 ? 0 : chance() * pause);
    if (isHalfDone(folder)) inTheMiddle += 1;
    // What it still told before it died.
    for (let line = await worker.next(); line; line = await worker.next()) {
      if (line.told !== undefined) told += 1;
      reached = line.told ?? line.shown ?? reached;
    }
    if (next) worker = next;
  }
  return { kills, atOpening, inTheMiddle, told, faults };
}

function isHalfDone(folder: string): boolean {
  const inner = join(folder, '.cardwright');
  const namesIn = (part: string): string[] => {
    try {
      return readdirSync(join(inner, part));
    } catch {
      return [];
    }
  };
  return (
    namesIn('moves').some((file) => file.endsWith('.json')) ||
    namesIn('batches').some((file) => file.endsWith('.begun.json'))
  );
}

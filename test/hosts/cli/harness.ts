import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import type { Deck } from '../../../src-main/cards/deck.js';
import { writeCardFile, writeDeckFile } from '../../../src-main/games/card-files.js';
import { runProgram } from '../../../src-main/hosts/cli/program.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { tempFolder } from '../temp-folder.js';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** The file that went to standard output. */
  readonly bytes?: Uint8Array;
}

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Runs a command line in this process, with paths from the folder that this process is in. */
export async function cardwright(...args: string[]): Promise<Outcome> {
  let [out, err] = ['', ''];
  const bytes: Uint8Array[] = [];
  const code = await runProgram(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    bytes: async (more) => void bytes.push(...(more instanceof Uint8Array ? [more] : more)),
    // Nobody sits there.
    interrupted: () => new Promise(() => undefined),
  });
  return { code, out, err, ...(bytes.length > 0 && { bytes: Buffer.concat(bytes) }) };
}

/** A folder with card and deck files in it, in which command lines are run. */
export class Desk {
  readonly folder = tempFolder();
  readonly #settings = tempFolder();

  /** Runs a command line in this process, with paths from the desk's folder. */
  async cardwright(...args: string[]): Promise<Outcome> {
    const before = process.cwd();
    const settings = process.env['CARDWRIGHT_SETTINGS_FOLDER'];
    process.chdir(this.folder);
    process.env['CARDWRIGHT_SETTINGS_FOLDER'] = this.#settings;
    try {
      return await cardwright(...args);
    } finally {
      process.chdir(before);
      if (settings === undefined) delete process.env['CARDWRIGHT_SETTINGS_FOLDER'];
      else process.env['CARDWRIGHT_SETTINGS_FOLDER'] = settings;
    }
  }

  /** Starts the built command in a process of its own; the program must be built. */
  start(args: readonly string[]): ChildProcess {
    const child = spawn(
      process.execPath,
      [inProject('src-main', 'hosts', 'cli', 'cardwright.mjs'), ...args],
      {
        cwd: this.folder,
        env: { ...process.env, CARDWRIGHT_SETTINGS_FOLDER: this.#settings, DISPLAY: '' },
      },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  /** Runs the built command to its end in a process of its own, as a person's shell does; the program must be built. */
  command(...args: string[]): Promise<Outcome> {
    return this.commandGiven('', ...args);
  }

  /** The same, with a text on standard input. */
  commandGiven(input: string | Uint8Array, ...args: string[]): Promise<Outcome> {
    const child = this.start(args);
    // A command that ends without reading all of it closes the pipe.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    let out = '';
    let err = '';
    child.stdout?.on('data', (chunk) => (out += chunk));
    child.stderr?.on('data', (chunk) => (err += chunk));
    return new Promise((done) => child.on('close', (code) => done({ code, out, err })));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(join(this.path(name), '..'), { recursive: true });
    writeFileSync(this.path(name), content);
  }

  card(name: string, number: number, more: Partial<Card> = {}): Card {
    const card = { ...blankCard(idOf(number)), name: `Card ${number}`, ...more };
    this.write(name, writeCardFile(card));
    return card;
  }

  deck(name: string, entries: Deck['entries'], more: Partial<Deck> = {}): void {
    this.write(
      name,
      writeDeckFile({
        id: idOf(999),
        game: 'kotc',
        name: 'My deck',
        edition: null,
        entries,
        back: 'standard',
        notes: '',
        ...more,
      }),
    );
  }

  /** A small picture of one colour in a folder; answers its id. */
  async picture(folder: string, background: string): Promise<string> {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const id = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.png`;
    this.write(`${folder}/${id}`, bytes);
    return id;
  }
}

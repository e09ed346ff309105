import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EventPublisher } from '@orpc/server';
import { z } from 'zod';
import { copyWhole, moveWhole, writeWhole } from '../files/whole-file.js';
import { asLibraryError } from '../library/errors.js';
import { makeFolder } from '../library/make-folder.js';
import { defaultSettings, settings, type Settings } from './settings.js';

/**
 * The program's settings on disk. What is not understood in a file is left out and the default holds, but the whole file is
 * kept under another name; settings that this version does not know are those of a newer one and stay in the file.
 */
export class SettingsFile {
  readonly changes = new EventPublisher<{ settings: Settings }>();

  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly path: string,
    private current: Settings,
    private readonly unknown: Readonly<Record<string, unknown>>,
    /** What was not understood when the file was opened, in a sentence; null: nothing. */
    readonly problem: string | null,
  ) {}

  static async open(path: string): Promise<SettingsFile> {
    const aside = `${path}.damaged`;
    const found = await readFile(path, 'utf8').then(read, (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? nothing : null,
    );
    const { known, unknown, whole } = found ?? nothing;
    if (found && whole) return new SettingsFile(path, known, unknown, null);
    const kept = await (found ? copyWhole(path, aside) : moveWhole(path, aside)).then(
      () => ` The file as it was is kept: ${aside}.`,
      () => '',
    );
    const what = found ? 'Some settings could not be read' : 'The settings could not be read';
    return new SettingsFile(path, known, unknown, `${what}, so the usual ones hold.${kept}`);
  }

  get now(): Settings {
    return this.current;
  }

  /** @throws LibraryError STORAGE or READ_ONLY; the settings then hold until the program ends */
  async change(part: Partial<Settings>): Promise<Settings> {
    this.current = settings.parse({ ...this.current, ...part });
    this.changes.publish('settings', this.current);
    const text = `${JSON.stringify({ ...this.unknown, ...this.current }, null, 2)}\n`;
    // One after the other: the last change is the one that stays.
    const turn = this.last.then(async () => {
      await makeFolder(dirname(this.path));
      await writeWhole(this.path, text, { followLink: true });
    });
    this.last = turn.catch(() => undefined);
    try {
      await turn;
    } catch (error) {
      throw asLibraryError(error, 'The settings could not be saved');
    }
    return this.current;
  }
}

interface Found {
  readonly known: Settings;
  readonly unknown: Readonly<Record<string, unknown>>;
  /** Whether everything was understood that is known by name. */
  readonly whole: boolean;
}

const nothing: Found = { known: defaultSettings, unknown: {}, whole: true };

/** Null where it is no settings file at all. */
function read(text: string): Found | null {
  const parsed = anyRecord.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const entries = Object.entries(parsed.data);
  const [mine, others] = [new Map<string, unknown>(), new Map<string, unknown>()];
  for (const [name, value] of entries) (Object.hasOwn(settings.shape, name) ? mine : others).set(name, value);
  const good = [...mine].filter(([name, value]) => settings.safeParse({ [name]: value }).success);
  return {
    known: settings.parse(Object.fromEntries(good)),
    unknown: Object.fromEntries(others),
    whole: good.length === mine.size,
  };
}

const anyRecord = z.record(z.string(), z.unknown());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EventPublisher } from '@orpc/server';
import writeFileAtomic from 'write-file-atomic';
import { asLibraryError } from '../library/errors.js';
import { defaultSettings, settings, type Settings } from './settings.js';

/** The program's settings on disk. A damaged file is set aside under another name and the defaults hold. */
export class SettingsFile {
  readonly changes = new EventPublisher<{ settings: Settings }>();

  private constructor(
    private readonly path: string,
    private current: Settings,
  ) {}

  static async open(path: string): Promise<SettingsFile> {
    const text = await readFile(path, 'utf8').catch(() => null);
    const known = text === null ? defaultSettings : parse(text);
    if (!known) await rename(path, `${path}.damaged`).catch(() => undefined);
    return new SettingsFile(path, known ?? defaultSettings);
  }

  get now(): Settings {
    return this.current;
  }

  /** @throws LibraryError STORAGE or READ_ONLY; the settings then hold until the program ends */
  async change(part: Partial<Settings>): Promise<Settings> {
    this.current = settings.parse({ ...this.current, ...part });
    this.changes.publish('settings', this.current);
    try {
      await mkdir(dirname(this.path), { recursive: true });
      await writeFileAtomic(this.path, `${JSON.stringify(this.current, null, 2)}\n`);
    } catch (error) {
      throw asLibraryError(error, 'The settings could not be saved');
    }
    return this.current;
  }
}

function parse(text: string): Settings | null {
  try {
    return settings.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

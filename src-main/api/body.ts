import { homedir } from 'node:os';
import { join } from 'node:path';
import { EventPublisher } from '@orpc/server';
import { loadFonts } from '../print/font-files.js';
import { openLibrary, type Library } from '../library/library.js';
import type { LibraryChange } from './answers.js';
import { Assets } from './assets.js';
import { Faces } from './faces.js';
import type { HostServices } from './host-services.js';
import { Outputs } from './outputs.js';
import { SettingsFile } from './settings-file.js';

export interface AppOptions {
  /** Folder of the library; else the one last opened, else the standard one in the person's home. */
  readonly library?: string;
  /** Where the program's settings are kept, JSON. */
  readonly settingsFile: string;
  readonly version: string;
  /** Folder of what comes with the program: sample cards and starter sets. */
  readonly assets: string;
  readonly host: HostServices;
}

const standardLibrary = (): string => join(homedir(), 'Cardwright');

/** What the handlers work with: one library at a time, the fonts, the settings, the finished files. */
export class Body {
  readonly changes = new EventPublisher<{ library: LibraryChange }>();
  readonly outputs = new Outputs();
  readonly faces = new Faces(loadFonts(), () => this.library.pictures);
  readonly assets = new Assets(() => this.library, this.faces);

  private constructor(
    readonly options: AppOptions,
    readonly settings: SettingsFile,
    private current: Library,
  ) {
    this.follow();
  }

  static async start(options: AppOptions): Promise<Body> {
    const settings = await SettingsFile.open(options.settingsFile);
    const folder = options.library ?? settings.now.library ?? standardLibrary();
    return new Body(options, settings, await openLibrary(folder));
  }

  get library(): Library {
    return this.current;
  }

  /** Opens another library in place of the present one and remembers it. */
  async openLibrary(folder: string): Promise<void> {
    const next = await openLibrary(folder);
    const previous = this.current;
    this.current = next;
    this.follow();
    await previous.close();
    await this.settings.change({ library: folder });
    this.changes.publish('library', { kind: 'reopened' });
  }

  async close(): Promise<void> {
    await this.current.close();
  }

  private follow(): void {
    this.current.subscribe((change) => this.changes.publish('library', change));
  }
}

import { homedir } from 'node:os';
import { join } from 'node:path';
import { EventPublisher } from '@orpc/server';
import { loadFonts } from '../print/font-files.js';
import { openLibrary, type Library } from '../library/library.js';
import { Lessons } from '../play/lesson-files.js';
import { guideOfLesson } from '../play/lesson-guide.js';
import { Play } from '../play/play.js';
import { guideOfPuzzle } from '../play/puzzle-state.js';
import type { LibraryChange } from './answers.js';
import { Assets } from './assets.js';
import { Faces } from './faces.js';
import type { HostServices } from './host-services.js';
import { Outputs } from './outputs.js';
import { eitherPicture, ProgramPictures } from './program-pictures.js';
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
  readonly lessons: Lessons;
  readonly faces: Faces;
  readonly assets: Assets;
  readonly play: Play;

  private constructor(
    readonly options: AppOptions,
    readonly settings: SettingsFile,
    private current: Library,
  ) {
    const ofProgram = new ProgramPictures(join(options.assets, 'starter'));
    this.faces = new Faces(loadFonts(), () => eitherPicture(this.library.pictures, ofProgram));
    this.assets = new Assets(() => this.library, this.faces);
    this.lessons = new Lessons(options.assets);
    this.play = new Play(current, {
      guides: { lesson: (game) => guideOfLesson(this.lessons, game), puzzle: guideOfPuzzle },
    });
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
    await this.play.openLibrary(next);
    await previous.close();
    await this.settings.change({ library: folder });
    this.changes.publish('library', { kind: 'reopened' });
  }

  async close(): Promise<void> {
    await this.play.close();
    await this.current.close();
  }

  private follow(): void {
    this.current.subscribe((change) => this.changes.publish('library', change));
  }
}

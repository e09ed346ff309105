import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { EventPublisher } from '@orpc/server';
import { Imports } from '../exchange/imports.js';
import { clearAbandoned } from '../files/temp-folder.js';
import { loadFonts } from '../print/images/font-files.js';
import type { Frames } from '../layout/frames/frames.js';
import type { DeckBlock } from '../lab/decks/deck-experiment.js';
import type { Block } from '../lab/experiment/block.js';
import { KeptBlocks } from '../lab/run/kept-blocks.js';
import { LibraryError } from '../library/errors.js';
import { readOwnFrames } from '../library/frames/read-frames.js';
import { openLibrary, type Library } from '../library/library.js';
import { Lessons } from '../play/lessons/lesson-files.js';
import { guideOfLesson } from '../play/lessons/lesson-guide.js';
import { Play } from '../play/play.js';
import { guideOfPuzzle } from '../play/scenarios/puzzle-state.js';
import type { LibraryChange } from './answers/answers.js';
import { Assets } from './pictures/assets.js';
import { Faces } from './cards/faces.js';
import type { HostServices } from './host-services.js';
import { Icons } from './pictures/icons.js';
import { MOST_KEPT_CARDS, MOST_KEPT_DECKS } from './lab/lab-running.js';
import { Outputs } from './outputs.js';
import { PrintRecords } from './print/print-records.js';
import { eitherPicture, ProgramPictures } from './pictures/program-pictures.js';
import { setMarkOf } from './sets/set-mark.js';
import { MOST_LIBRARIES, type Settings } from './settings.js';
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
export class AppServices {
  readonly changes = new EventPublisher<{ library: LibraryChange }>();
  readonly outputs = new Outputs();
  readonly imports = new Imports(() => this.library);
  readonly icons = new Icons();
  readonly lessons: Lessons;
  readonly faces: Faces;
  readonly prints: PrintRecords;
  readonly assets: Assets;
  readonly play: Play;
  /** What the laboratory has played since the program began. */
  readonly labCards = new KeptBlocks<Block>([], MOST_KEPT_CARDS);
  readonly labDecks = new KeptBlocks<DeckBlock>([], MOST_KEPT_DECKS);

  /** Clearing what former runs left. */
  readonly #clearing = clearAbandoned();

  private constructor(
    readonly options: AppOptions,
    readonly settings: SettingsFile,
    private current: Library,
    /** Those that come with the program. */
    private readonly ownFrames: Frames,
  ) {
    const ofProgram = new ProgramPictures(join(options.assets, 'starter'));
    this.faces = new Faces(
      loadFonts(),
      () => eitherPicture(this.library.pictures, ofProgram),
      (card) => setMarkOf(this.library, this.icons, card),
      () => this.frames(),
    );
    this.assets = new Assets(() => this.library, this.faces);
    this.prints = new PrintRecords(() => this.library, this.faces);
    this.lessons = new Lessons(options.assets);
    this.play = new Play(current, {
      guides: { lesson: (game) => guideOfLesson(this.lessons, game), puzzle: guideOfPuzzle },
    });
    this.follow();
  }

  static async start(options: AppOptions): Promise<AppServices> {
    const settings = await SettingsFile.open(options.settingsFile);
    const folder = options.library ?? settings.now.library ?? standardLibrary();
    const own = await readOwnFrames(options.assets);
    return new AppServices(options, settings, await openLibrary(folder), own);
  }

  /** The program's own and the library's, as they are now; the program's keep their names. */
  async frames(): Promise<Frames> {
    const kept = await this.library.frames.fresh();
    return kept.size === 0 ? this.ownFrames : new Map([...kept, ...this.ownFrames]);
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
    const libraries = this.#librariesWith(next.info().folder, previous.info().folder);
    await this.settings.change({ library: folder, libraries });
    this.changes.publish('library', { kind: 'reopened' });
  }

  /** Opens a library that was open here before. @throws LibraryError when it was not, or lies there no more */
  async reopenLibrary(folder: string): Promise<void> {
    this.#checkChosen(folder);
    await this.openLibrary(folder);
  }

  /** Has a library count as one that a person has chosen: its folder was said to the host. */
  async admitLibrary(folder: string): Promise<void> {
    await this.settings.change({ libraries: this.#librariesWith(folder) });
  }

  /**
   * Takes over what a person set. Libraries are only forgotten that way, never added.
   * @throws LibraryError for a library that was not open here before, or lies there no more; as `SettingsFile.change`
   */
  async changeSettings(change: Partial<Settings>): Promise<Settings> {
    if (typeof change.library === 'string') this.#checkChosen(change.library);
    const { libraries } = this.settings.now;
    const kept = change.libraries && {
      libraries: libraries.filter((one) => change.libraries?.includes(one)),
    };
    return this.settings.change({ ...change, ...kept });
  }

  async close(): Promise<void> {
    await this.play.close();
    await this.imports.close();
    await this.outputs.close();
    await this.current.close();
    await this.#clearing;
  }

  /** The page can ask for any folder; only those that a person has chosen are opened. @throws LibraryError */
  #checkChosen(folder: string): void {
    if (!this.settings.now.libraries.includes(folder)) {
      throw new LibraryError(
        'BAD_INPUT',
        `${folder} was not open here before. Choose it as a library folder.`,
      );
    }
    if (!existsSync(folder)) {
      throw new LibraryError(
        'NOT_FOUND',
        `The folder ${folder} is not there any more. Choose where it is now.`,
      );
    }
  }

  /** The libraries that a person has chosen, with these as the last ones. */
  #librariesWith(...folders: readonly string[]): string[] {
    return [...new Set([...folders, ...this.settings.now.libraries])].slice(0, MOST_LIBRARIES);
  }

  private follow(): void {
    this.current.subscribe((change) => this.changes.publish('library', change));
  }
}

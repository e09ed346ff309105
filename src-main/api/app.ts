import type { AnyRouter } from '@orpc/server';
import type { Asset } from './pictures/assets.js';
import { AppServices, type AppOptions } from './app-services.js';
import type { HostMessage } from './commands.js';
import { openedFiles } from './opened-files.js';
import type { Output } from './outputs.js';
import { makeRouter } from './router.js';
import type { Settings } from './settings.js';

/** The app without a face: what every host serves. */
export interface App {
  /** Implements the contract; its context is empty. */
  readonly router: AnyRouter;
  /**
   * '/picture/<id>', '/thumbnail/<card>/<revision, -mark of its set>.png', '/back/<standard or picture id>.png', '/tile/…' for
   * a thumbnail in fewer pixels, and thumbnails and backs after '/printed/<look of a plan>/<200 or 400 dpi>', as that print makes them; null: no such thing.
   */
  asset(pathname: string): Promise<Asset | null>;
  /** A finished file by the id that its `done` event gave. */
  output(id: string): Output | null;
  /** What the renderer is told when files of this computer, by their absolute paths, are opened from the desktop. */
  opened(paths: readonly string[]): Promise<readonly HostMessage[]>;
  /**
   * What the renderer is told when somebody starts the program again with another library, by the absolute path of its folder; null:
   * it is the one that is open.
   */
  openedLibrary(folder: string): Promise<HostMessage | null>;
  /** Hears what of the settings the native menu shows, now and whenever that changes. */
  followMenu(hear: (menu: MenuContents) => void): void;
  close(): Promise<void>;
}

/** What of the settings the native menu shows. */
export interface MenuContents {
  /** Folders of other libraries that were open here, the last first. */
  readonly libraries: readonly string[];
  /** Commands whose keys were changed. */
  readonly shortcuts: Settings['shortcuts'];
}

export async function startApp(options: AppOptions): Promise<App> {
  const services = await AppServices.start(options);
  return {
    router: makeRouter(services),
    asset: (pathname) => services.assets.get(pathname),
    output: (id) => services.outputs.get(id),
    opened: (paths) => openedFiles(services, paths),
    openedLibrary: (folder) => openedLibrary(services, folder),
    followMenu: (hear) => followMenu(services, hear),
    close: () => services.close(),
  };
}

async function openedLibrary(services: AppServices, folder: string): Promise<HostMessage | null> {
  if (folder === services.library.info().folder) return null;
  await services.admitLibrary(folder);
  return { kind: 'open-library', folder };
}

function followMenu(services: AppServices, hear: (menu: MenuContents) => void): void {
  let announced: string | null = null;
  const tell = (): void => {
    const present = services.library.info().folder;
    const { libraries, shortcuts } = services.settings.now;
    const menu = { libraries: libraries.filter((folder) => folder !== present), shortcuts };
    const now = JSON.stringify(menu);
    if (now !== announced) hear(menu);
    announced = now;
  };
  services.settings.changes.subscribe('settings', tell);
  tell();
}

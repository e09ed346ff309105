import type { AnyRouter } from '@orpc/server';
import type { HostServices } from './host-services.js';
import { Body } from './body.js';
import { makeRouter } from './router.js';

export interface AppOptions {
  /** Folder of the library; else the one last opened, else the standard one in the person's home. */
  readonly library?: string;
  /** Where the program's settings are kept, JSON. */
  readonly settingsFile: string;
  readonly version: string;
  /** Folder of the sample cards, laid out like a library. */
  readonly samples: string;
  readonly host: HostServices;
}

/** A file that the app serves to its own pages. */
export interface Asset {
  readonly type: string;
  readonly body: Uint8Array;
  /** Its address names its content: it may be kept for good. */
  readonly immutable: boolean;
}

export interface Output {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The app without a face: what every host serves. */
export interface App {
  /** Implements the contract; its context is empty. */
  readonly router: AnyRouter;
  /** '/picture/<id>', '/thumbnail/<card>/<revision>.png', '/back/<standard or picture id>.png'; null: no such thing. */
  asset(pathname: string): Promise<Asset | null>;
  /** A finished file by the id that its `done` event gave. */
  output(id: string): Output | null;
  close(): Promise<void>;
}

export async function startApp(options: AppOptions): Promise<App> {
  const body = await Body.start(options);
  return {
    router: makeRouter(body),
    asset: (pathname) => body.assets.get(pathname),
    output: (id) => body.outputs.get(id),
    close: () => body.close(),
  };
}

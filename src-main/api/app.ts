import type { AnyRouter } from '@orpc/server';
import type { Asset } from './assets.js';
import { Body, type AppOptions } from './body.js';
import type { Output } from './outputs.js';
import { makeRouter } from './router.js';

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

import type { AnyRouter } from '@orpc/server';
import type { App } from '../../api/app.js';

/** What a host serves of the app: the contract's procedures, the library's pictures, finished files. */
export interface ServedApp extends Pick<App, 'asset' | 'output'> {
  readonly router: AnyRouter;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRouterClient } from '@orpc/server';
import type { ContractRouterClient } from '@orpc/contract';
import { onTestFinished } from 'vitest';
import { startApp, type App } from '../../src-main/api/app.js';
import type { Contract } from '../../src-main/api/contract/contract.js';
import type { HostServices } from '../../src-main/api/host-services.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { plainLook } from '../../src-main/cards/look.js';

export interface Started {
  readonly app: App;
  readonly client: ContractRouterClient<Contract>;
  readonly folder: string;
  readonly settingsFile: string;
}

/** The real app on a folder of its own, called in process. Everything goes away with the test. */
export async function start(
  host: Partial<HostServices> = {},
  settingsText?: (folder: string) => Promise<void>,
): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-api-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settingsFile = join(folder, 'settings', 'settings.json');
  await settingsText?.(folder);
  const app = await startApp({
    library: join(folder, 'library'),
    settingsFile,
    version: '1.2.3',
    assets: join(import.meta.dirname, '..', '..', 'assets'),
    host: {
      kind: 'cli',
      saveFile: async () => ({ kind: 'cancelled' }),
      chooseFolder: async () => null,
      ...host,
    },
  });
  onTestFinished(() => app.close());
  const client = createRouterClient(app.router) as unknown as ContractRouterClient<Contract>;
  return { app, client, folder, settingsFile };
}

export const fox: Omit<Card, 'id'> = {
  game: 'kotc',
  name: 'Ember Fox',
  type: 'creature',
  edition: 14,
  cost: 5,
  offense: 3,
  defense: 4,
  text: 'GREED: Draw 2 cards.',
  picture: null,
  flavor: 'Warm to the touch.',
  licence: 'CC0',
  tags: ['fire'],
  look: { ...plainLook, template: 'format' },
  set: null,
  favourite: false,
};

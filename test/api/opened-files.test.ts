import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { writeCardFile } from '../../src-main/games/card-files.js';
import { fox, start, type Started } from './start.js';

/** A file beside the library, with what stands in it. */
async function fileIn({ folder }: Started, name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** What an import of the files that were opened would do. */
async function previewOf({ app, client }: Started, ...paths: string[]) {
  const [message] = await app.opened(paths);
  if (message?.kind !== 'open-import') throw new Error('No import was opened.');
  return client.exchange.open({ uploads: message.uploads.map(({ upload }) => upload) });
}

const stranger = { ...blankCard('aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'), name: 'Microraptor' };

test('a file that is opened comes in to be looked at, and nothing is kept', async () => {
  const started = await start();
  const path = await fileIn(started, 'woods.csv', 'Name,Level\nEmber Fox,5\nRiver Owl,2\n');
  const told = await started.app.opened([path]);
  expect(told).toEqual([
    { kind: 'open-import', uploads: [{ upload: expect.any(String), name: 'woods.csv' }] },
  ]);
  expect(JSON.stringify(told)).not.toContain(started.folder);
  expect(await previewOf(started, path)).toMatchObject({ title: 'woods.csv', counts: { created: 2 } });
  expect(await started.client.cards.list()).toEqual([]);
});

test('several files come in together, and those that cannot be read are said', async () => {
  const started = await start();
  const card = await fileIn(started, 'micro.card.json', writeCardFile(stranger));
  const table = await fileIn(started, 'woods.csv', 'Name,Level\nEmber Fox,5\n');
  await mkdir(join(started.folder, 'Pictures'));
  const paths = [card, join(started.folder, 'gone.cardwright'), table, join(started.folder, 'Pictures')];
  expect(await started.app.opened(paths)).toMatchObject([
    { kind: 'open-import', uploads: [{ name: 'micro.card.json' }, { name: 'woods.csv' }] },
    {
      kind: 'notice',
      message:
        'gone.cardwright cannot be read: it does not exist. Pictures is a folder. Choose the files in it, or open it as a library.',
    },
  ]);
  expect(await previewOf(started, card, table)).toMatchObject({ counts: { created: 2 } });
});

test('of many files that cannot be read a few are named', async () => {
  const { app } = await start();
  const [notice] = await app.opened(['/none/1', '/none/2', '/none/3', '/none/4', '/none/5']);
  expect(notice).toMatchObject({
    message: expect.stringMatching(/^1 cannot .+ 3 cannot .+ 2 more files could not/),
  });
});

test('a file that is none of ours is refused by the import, with a sentence', async () => {
  const started = await start();
  const path = await fileIn(started, 'sound.cardwright', '\0\0\0\0 not a package');
  await expect(previewOf(started, path)).rejects.toThrow(
    /^sound\.cardwright: Cardwright does not know this kind/,
  );
});

test('a card of the library is shown, and one that only has its name is imported', async () => {
  const started = await start();
  const { app, client, folder } = started;
  const { id } = (await client.cards.create({ card: fox })).content;
  const cards = join(folder, 'library', 'cards');
  const [file = ''] = await readdir(cards);
  expect(await app.opened([join(cards, file)])).toEqual([{ kind: 'show', view: 'card', id }]);
  await writeFile(join(cards, 'broken.card.json'), '{');
  expect(await app.opened([join(cards, 'broken.card.json')])).toMatchObject([{ kind: 'open-import' }]);
  const twin = await fileIn(started, file, writeCardFile({ ...fox, id, name: 'Ash Fox' }));
  expect(await previewOf(started, twin)).toMatchObject({ hasTwins: true });
});

test('libraries that were open here are told once, and when another is opened', async () => {
  const { app, client, folder } = await start({ chooseFolder: async () => join(folder, 'other') });
  const hear = vi.fn();
  app.followMenu(hear);
  await client.app.changeSettings({ theme: 'dark' });
  await client.library.choose();
  expect(hear.mock.calls).toEqual([
    [{ libraries: [], shortcuts: [] }],
    [{ libraries: [join(folder, 'library')], shortcuts: [] }],
  ]);
  const changed = [{ command: 'print', called: 'Print…', keys: ['Mod+Shift+P'], usual: ['Mod+P'] }];
  await client.app.changeSettings({ shortcuts: changed });
  expect(hear.mock.lastCall?.[0].shortcuts).toEqual(changed);
});

import { guideEditions, rulesEditions } from '../../src-main/games/kotc/cards/editions.js';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsFile } from '../../src-main/api/settings-file.js';
import { start } from './start.js';

describe('settings', () => {
  it('are kept on disk and told to everyone who listens', async () => {
    const { client, settingsFile } = await start();
    const heard = await client.app.settings();
    expect((await heard.next()).value).toMatchObject({ theme: 'system' });
    await client.app.changeSettings({ theme: 'dark' });
    expect((await heard.next()).value).toMatchObject({ theme: 'dark' });
    await heard.return?.();
    expect(JSON.parse(await readFile(settingsFile, 'utf8'))).toMatchObject({ theme: 'dark' });
  });

  it('that lie where no folder can be made hold until the program ends, and a sentence says so', async (test) => {
    if (process.platform !== 'linux') return test.skip('There is no /proc here.');
    const file = await SettingsFile.open('/proc/x/y/settings.json');
    await expect(file.change({ theme: 'dark' })).rejects.toMatchObject({
      message: expect.stringMatching(/^The settings could not be saved: /),
    });
    expect(file.now.theme).toBe('dark');
  });

  it('change only where they were changed', async () => {
    const { client } = await start();
    await client.app.changeSettings({ theme: 'dark', gridSize: 300 });
    await client.app.changeSettings({
      table: { speed: 'fast', confirmPhaseEnds: true, hold: 'long', ownLinks: 'ask', sound: 'off' },
    });
    expect(await client.app.changeSettings({ theme: 'light' })).toMatchObject({
      theme: 'light',
      gridSize: 300,
      table: { speed: 'fast', confirmPhaseEnds: true, hold: 'long' },
    });
  });

  it('refuse what is not a setting', async () => {
    const { client } = await start();
    const wrong = { theme: 'pink' } as unknown as { theme: 'dark' };
    await expect(client.app.changeSettings(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('forget a last game that cannot be played any more, and nothing else', async () => {
    const { client } = await start({}, async (root) => {
      await mkdir(join(root, 'settings'));
      const seats = [{ name: 'Ann', occupant: 'oracle', deck: 'none' }];
      const kept = { theme: 'dark', lastGame: { rules: 14, seats } };
      await writeFile(join(root, 'settings', 'settings.json'), JSON.stringify(kept));
    });
    const heard = await client.app.settings();
    expect((await heard.next()).value).toMatchObject({ theme: 'dark', lastGame: null });
    await heard.return?.();
  });

  it('of a last game that named its rules by the edition’s number name them by their id', async () => {
    const seats = ['Ann', 'Ben'].map((name) => ({
      name,
      occupant: 'person',
      deck: '00000000-0000-4000-8000-000000000001',
    }));
    const { client } = await start({}, async (root) => {
      await mkdir(join(root, 'settings'));
      const kept = { lastGame: { rules: 9, seats } };
      await writeFile(join(root, 'settings', 'settings.json'), JSON.stringify(kept));
    });
    const heard = await client.app.settings();
    expect((await heard.next()).value).toMatchObject({ lastGame: { rules: 'kotc-09', seats } });
    await heard.return?.();
  });

  it('that are damaged are set aside, and the program starts with its own', async () => {
    const { client, folder } = await start({}, async (root) => {
      await mkdir(join(root, 'settings'));
      await writeFile(join(root, 'settings', 'settings.json'), '{"theme": "pink"');
    });
    const heard = await client.app.settings();
    expect((await heard.next()).value).toMatchObject({ theme: 'system' });
    await heard.return?.();
    expect(await readdir(join(folder, 'settings'))).toEqual(['settings.json.damaged']);
    const { settingsProblem } = await client.app.info();
    expect(settingsProblem).toMatch(
      /^The settings could not be read, so .* kept: .*settings\.json\.damaged\.$/,
    );
  });

  it('that are understood hold, also beside some that are not; the whole is kept', async () => {
    const text = JSON.stringify({ theme: 'dark', gridSize: 'wide', colors: ['#aabbcc'] });
    const { client, folder } = await start({}, async (root) => {
      await mkdir(join(root, 'settings'));
      await writeFile(join(root, 'settings', 'settings.json'), text);
    });
    const changed = await client.app.changeSettings({ motion: 'reduce' });
    expect(changed).toMatchObject({ theme: 'dark', gridSize: 200, colors: ['#aabbcc'], motion: 'reduce' });
    expect(await readFile(join(folder, 'settings', 'settings.json.damaged'), 'utf8')).toBe(text);
    expect((await client.app.info()).settingsProblem).toMatch(
      /^Some settings could not be read, .* is kept: /,
    );
  });

  it('of a newer Cardwright stay in the file', async () => {
    const { client, folder, settingsFile } = await start({}, async (root) => {
      await mkdir(join(root, 'settings'));
      const kept = { theme: 'dark', weather: { sky: 'clear' } };
      await writeFile(join(root, 'settings', 'settings.json'), JSON.stringify(kept));
    });
    await client.app.changeSettings({ motion: 'reduce' });
    expect(JSON.parse(await readFile(settingsFile, 'utf8'))).toMatchObject({
      theme: 'dark',
      motion: 'reduce',
      weather: { sky: 'clear' },
    });
    expect(await readdir(join(folder, 'settings'))).toEqual(['settings.json']);
    expect((await client.app.info()).settingsProblem).toBeNull();
  });

  it('remember the library that was chosen, and everybody is told that another one is open', async () => {
    let chosen: string | null = null;
    const { client, folder, settingsFile } = await start({ chooseFolder: async () => chosen });
    expect(await client.library.choose()).toBeNull();
    chosen = join(folder, 'another');
    const changes = await client.library.changes();
    const next = changes.next();
    expect(await client.library.choose()).toMatchObject({ folder: chosen, cards: 0 });
    expect((await next).value).toEqual({ kind: 'reopened' });
    await changes.return?.();
    expect(JSON.parse(await readFile(settingsFile, 'utf8'))).toMatchObject({ library: chosen });
  });

  it('remember libraries that were open, and open none that was not', async () => {
    let chosen = '';
    const { client, folder } = await start({ chooseFolder: async () => chosen });
    const first = (await client.library.info()).folder;
    const second = (chosen = join(folder, 'second'));
    await client.library.choose();
    const third = (chosen = join(folder, 'third'));
    await client.library.choose();
    expect(await client.library.reopen({ folder: first })).toMatchObject({ folder: first });
    const { libraries } = await client.app.changeSettings({ theme: 'dark' });
    expect(libraries).toEqual([first, third, second]);
    await expect(client.library.reopen({ folder: join(folder, 'settings') })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    await rm(second, { recursive: true });
    await expect(client.library.reopen({ folder: second })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await client.library.info()).toMatchObject({ folder: first });
  });

  it('open one that somebody names to the host, and not the one that is open', async () => {
    const { app, client, folder } = await start();
    const named = join(folder, 'named');
    await mkdir(named);
    await expect(client.library.reopen({ folder: named })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await app.openedLibrary(named)).toEqual({ kind: 'open-library', folder: named });
    expect(await client.library.reopen({ folder: named })).toMatchObject({ folder: named });
    expect(await app.openedLibrary(named)).toBeNull();
  });

  it('forget libraries at a person’s wish, and take in none from the page', async () => {
    let chosen = '';
    const { client, folder } = await start({ chooseFolder: async () => chosen });
    chosen = join(folder, 'second');
    await client.library.choose();
    const named = join(folder, 'settings');
    for (const change of [{ library: named }, { library: named, libraries: [named, chosen] }]) {
      await expect(client.app.changeSettings(change)).rejects.toMatchObject({
        code: 'BAD_INPUT',
        message: expect.stringContaining('was not open here before'),
      });
    }
    expect(await client.app.changeSettings({ library: chosen })).toMatchObject({ library: chosen });
    const libraries = [named, chosen];
    expect(await client.app.changeSettings({ libraries })).toMatchObject({ libraries: [chosen] });
    expect(await client.app.changeSettings({ libraries: [] })).toMatchObject({ libraries: [] });
  });

  it('name the program, its version and the editions with their words', async () => {
    const { client } = await start();
    const info = await client.app.info();
    expect(info).toMatchObject({ name: 'Cardwright', version: '1.2.3', host: 'cli' });
    const [game] = info.games;
    expect(
      game?.editions.map(({ label, terms }) => [label, terms.types.creature, terms.fields.cost]),
    ).toEqual([
      ...[17, 16, 15, 14, 13, 12].map((number) => [String(number), 'Minion', 'Level']),
      ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 'none'].map((label) => [
        String(label),
        'Creature',
        'Resource cost',
      ]),
    ]);
    const labels = (all = game?.editions ?? []) => all.map(({ label }) => label);
    const numbers = (editions: readonly number[]) => editions.toReversed().map(String);
    expect(labels(game?.editions.filter(({ hasGuide }) => hasGuide))).toEqual(numbers(guideEditions));
    expect(labels(game?.editions.filter(({ isPlayed }) => isPlayed))).toEqual(numbers(rulesEditions));
  });

  it('name what each game prints on its cards', async () => {
    const { client } = await start();
    const [game] = (await client.app.info()).games;
    expect(game).toMatchObject({ id: 'kotc', kindField: 'type', costField: 'cost' });
    expect(game?.fields.map(({ key, kind, kinds }) => [key, kind, kinds])).toEqual([
      ['type', 'choice', null],
      ['cost', 'number', null],
      ['offense', 'number', ['creature']],
      ['defense', 'number', ['creature']],
    ]);
  });
});

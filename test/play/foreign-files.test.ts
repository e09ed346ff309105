import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLibrary } from '../../src-main/library/library.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { ScenarioStore } from '../../src-main/play/scenarios/scenario-store.js';
import { tempFolder } from '../hosts/temp-folder.js';
import { begin, playIn, playOn, room } from './playing.js';

/** Waits for ever when it is opened to be read in the usual way. */
const pipeAt = (path: string): void => void execFileSync('mkfifo', [path]);
const id = '11111111-2222-4333-8444-555555555555';

describe('links and pipes that lie where a library has its files', () => {
  test('are no games, and nobody waits for them', async () => {
    const here = await room();
    const games = join(here.folder, 'games');
    const secret = join(tempFolder(), 'secret.json');
    writeFileSync(secret, '{"secret":1}');
    mkdirSync(games, { recursive: true });
    pipeAt(join(games, `${id}.table.json`));
    symlinkSync(secret, join(games, `${id.replace('1', '2')}.table.json`));
    const rows = await here.play.games.list();
    expect(rows.map(({ state }) => state)).toEqual([
      { kind: 'unreadable', because: expect.stringMatching(/no file|link/) },
      { kind: 'unreadable', because: expect.stringMatching(/no file|link/) },
    ]);
    expect(JSON.stringify(rows)).not.toContain('"secret":');
  });

  test('get no answers of a game', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    await playOn(live, chanceFrom(5), 2);
    const inputs = join(here.folder, 'games', `${live.id}.inputs.jsonl`);
    const mine = join(tempFolder(), 'mine.txt');
    const before = readFileSync(inputs);
    writeFileSync(mine, before);
    rmSync(inputs);
    symlinkSync(mine, inputs);
    await playOn(live, chanceFrom(9), 1);
    expect(live.now.trouble).toMatch(/could not be saved|gone on with this game|not saved any more/);
    expect(readFileSync(mine)).toEqual(before);
  });

  test('are no scenarios and no prints', async () => {
    const folder = tempFolder();
    const library = await openLibrary(folder, { watch: false });
    for (const place of ['scenarios', join('.cardwright', 'prints')]) mkdirSync(join(folder, place));
    pipeAt(join(folder, 'scenarios', 'pipe.scenario.json'));
    symlinkSync('/etc/hostname', join(folder, 'scenarios', 'link.scenario.json'));
    pipeAt(join(folder, '.cardwright', 'prints', `${id}.json`));
    const rows = await new ScenarioStore(folder).list();
    expect(rows.map(({ id: name, trouble }) => [name, trouble])).toEqual([
      ['link', 'The file cannot be read: a link lies where a file should be.'],
      ['pipe', 'The file cannot be read: something lies there that is no file.'],
    ]);
    expect(await library.prints.list()).toEqual([]);
    await library.close();
  });
});

test('a removed game goes into the trash with both its files, when the program died between them', async () => {
  const here = await room();
  const game = await begin(here, ['person', 'greedy']);
  const games = join(here.folder, 'games');
  const moves = join(here.folder, '.cardwright', 'moves');
  const journal = { name: '', text: '' };
  const play = playIn(here.library, {
    files: {
      rename: async () => {
        const [name = ''] = readdirSync(moves);
        Object.assign(journal, { name, text: readFileSync(join(moves, name), 'utf8') });
        throw Object.assign(new Error('gone'), { code: 'EIO' });
      },
    },
  });
  await expect(play.games.remove([game])).rejects.toMatchObject({ code: 'STORAGE' });
  expect(readdirSync(games)).toHaveLength(2);
  const [first] = (JSON.parse(journal.text) as { moves: [string, string][] }).moves;
  renameSync(join(here.folder, first?.[0] ?? ''), join(here.folder, first?.[1] ?? ''));
  writeFileSync(join(moves, journal.name), journal.text);
  const again = await openLibrary(here.folder, { watch: false });
  expect(readdirSync(games)).toEqual([]);
  const later = playIn(again);
  const [removed] = await later.games.removed();
  await later.games.restore([removed?.trash ?? '']);
  expect((await later.games.list()).map(({ id: found }) => found)).toEqual([game]);
  expect(existsSync(join(games, `${game}.inputs.jsonl`))).toBe(true);
  await again.close();
});

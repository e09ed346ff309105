import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedOutput } from '../../../src-main/api/answers/answers.js';
import type { GameRow } from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { History } from '../../../src-renderer/shared/history/undo.svelte.js';
import { GameActions } from '../../../src-renderer/shared/play/game-actions.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';
import { hashOf } from '../../../src-renderer/shared/navigation/route.js';

const row = (id: string, over = false): GameRow => ({
  id,
  title: `Game ${id}`,
  rules: 'kotc-14',
  seats: [],
  changed: 0,
  turn: 1,
  state: over ? { kind: 'over', winners: [] } : { kind: 'running', asked: 0 },
  kind: 'game',
});

function table(...ids: string[]) {
  const kept = new Map(ids.map((id) => [id, row(id)]));
  const trash = new Map<string, GameRow>();
  const gone: string[] = [];
  const downloads: string[] = [];
  let saved: SavedOutput = { kind: 'cancelled' };
  let failure: string | null = null;
  const failing = <T>(work: () => T): Promise<T> =>
    failure === null ? Promise.resolve(work()) : Promise.reject(new Error(failure));
  const client = {
    play: {
      games: {
        list: () => failing(() => [...kept.values()]),
        remove: ({ games }: { games: string[] }) =>
          failing(() => {
            for (const id of games) {
              trash.set(`trash-${id}`, kept.get(id) ?? row(id));
              kept.delete(id);
            }
            return { trash: games.map((id) => `trash-${id}`) };
          }),
        restore: ({ trash: names }: { trash: string[] }) =>
          failing(() => {
            for (const name of names) {
              const found = trash.get(name);
              if (found) kept.set(found.id, found);
            }
            return names;
          }),
        export: () => failing(() => ({ output: 'o1', name: 'Game a.game.json' })),
        import: ({ file }: { file: File }) =>
          failing(() => {
            kept.set(file.name, row(file.name, file.name.startsWith('over')));
            return { game: file.name };
          }),
      },
      lessons: { start: ({ lesson }: { lesson: string }) => failing(() => ({ game: `of-${lesson}` })) },
      puzzles: { start: ({ puzzle }: { puzzle: string }) => failing(() => ({ game: `of-${puzzle}` })) },
    },
    outputs: { save: () => failing(() => saved) },
  };
  const history = new History();
  const games = new GameActions(
    client as unknown as Client,
    history,
    (route) => gone.push(hashOf(route)),
    (url) => downloads.push(url),
  );
  return {
    games,
    history,
    gone,
    downloads,
    kept: () => [...kept.keys()].join(' '),
    saveAs: (outcome: SavedOutput) => (saved = outcome),
    fail: (because: string) => (failure = because),
  };
}

beforeEach(() => notices.dismiss());

describe('games', () => {
  test('that are removed can be taken back, by name', async () => {
    const { games, history, kept } = table('a', 'b');
    await games.remove(row('a'));
    expect([kept(), history.undoName, notices.current?.text]).toEqual([
      'b',
      'remove Game a',
      'Removed Game a.',
    ]);
    await notices.current?.action?.run();
    expect(kept()).toBe('b a');
    await history.redo();
    expect(kept()).toBe('b');
  });

  test('that could not be removed leave nothing to undo, and the reason is said', async () => {
    const { games, history, fail } = table('a');
    fail('The disk is full.');
    await games.remove(row('a'));
    expect([history.canUndo, notices.current?.text, notices.current?.tone]).toEqual([
      false,
      'The disk is full.',
      'error',
    ]);
  });

  test('are handed over as files', async () => {
    const { games, downloads, saveAs } = table('a');
    await games.export(row('a'));
    expect(notices.current).toBeNull();
    saveAs({ kind: 'saved', path: '/home/ann/a.game.json' });
    await games.export(row('a'));
    expect(notices.current?.text).toBe('Saved to /home/ann/a.game.json.');
    saveAs({ kind: 'download', url: '/output/o1' });
    await games.export(row('a'));
    expect([downloads, notices.current?.text]).toEqual([
      ['/output/o1'],
      'Game a.game.json is in your downloads.',
    ]);
  });

  test('from files are opened where they are: at the table, or as a replay', async () => {
    const { games, gone } = table();
    await games.import([new File([], 'on.game.json')]);
    expect(notices.current?.action?.label).toBe('Go on with it');
    await notices.current?.action?.run();
    await games.import([new File([], 'over.game.json')]);
    expect(notices.current?.action?.label).toBe('Replay it');
    await notices.current?.action?.run();
    expect(gone).toEqual(['#/table/on.game.json', '#/replay/over.game.json']);
  });

  test('of lessons and puzzles begin at the table', async () => {
    const { games, gone } = table();
    await games.startLesson('first');
    await games.startPuzzle('program:1');
    expect(gone).toEqual(['#/table/of-first', '#/table/of-program%3A1']);
  });
});

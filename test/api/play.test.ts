import { readFile } from 'node:fs/promises';
import { safe } from '@orpc/client';
import { expect, onTestFinished, test } from 'vitest';
import type { GameRow, NewGame, TableUpdate } from '../../src-main/api/answers/play-answers.js';
import { start, type Started } from './start.js';
import { until } from './until.js';

type Client = Started['client'];
type Seat = NewGame['seats'][number]['occupant'];

/** Begins a game with the starter decks of the 14th Edition. */
async function begin(
  client: Client,
  occupants: readonly Seat[],
  options: { readonly hands?: 'open' } = {},
): Promise<string> {
  const { decks } = await client.library.addSamples({ set: 'kotc-14' });
  const seats = occupants.map((occupant, n) => ({
    name: ['Ann', 'Ben', 'Cleo'][n] ?? '',
    occupant,
    deck: decks[n] ?? '',
  }));
  return (await client.play.games.create({ rules: 'kotc-14', seats, seed: 5, options })).game;
}

const asks = ({ view, passTo }: TableUpdate): boolean => view.prompt !== null || passTo !== null;

test('a game is begun, followed and answered over the contract', async () => {
  const { client } = await start();
  const game = await begin(client, ['person', 'greedy']);
  const follow = (signal: AbortSignal) => client.play.table.follow({ game }, { signal });
  const first = await until(follow, asks);
  expect(first).toMatchObject({ title: 'Ann and Ben', passTo: null, trouble: null, thinking: false });
  const decision = first.view.prompt?.decision.id ?? 0;
  const reply = await client.play.table.suggest({ game });
  await client.play.table.answer({ game, decision, reply });
  const next = await until(follow, (update) => update.at > first.at && asks(update));
  expect(next.view.prompt?.decision.id).toBeGreaterThan(decision);
  const late = await safe(client.play.table.answer({ game, decision, reply }));
  expect(late.error).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('asked before') });
  const shown = next.view.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
  const design = shown.find(({ face }) => face)?.face?.design ?? -1;
  const face = await client.play.table.face({ game, design });
  expect(face.list.steps.length).toBeGreaterThan(3);
  const { id } = shown.find(({ face: known, id: card }) => known && card !== null) ?? {};
  expect((await client.play.table.moves({ game, card: id ?? -1 })).length).toBeGreaterThanOrEqual(0);
});

test('the list of games follows what happens to them', async () => {
  const { client } = await start();
  const game = await begin(client, ['person', 'greedy']);
  const lists: GameRow[][] = [];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  let wake = (): void => undefined;
  void (async () => {
    for await (const rows of await client.play.games.follow(undefined, { signal: stop.signal })) {
      lists.push(rows);
      wake();
    }
  })().catch(() => undefined);
  const listed = async (isSo: (rows: GameRow[]) => boolean): Promise<void> => {
    while (!lists.some(isSo)) await new Promise<void>((go) => (wake = go));
  };
  await listed((rows) => rows[0]?.id === game && rows[0].state.kind === 'running');
  await client.play.table.concede({ game, seat: 0 });
  await listed((rows) => rows[0]?.state.kind === 'over');
  const { trash } = await client.play.games.remove({ games: [game] });
  await listed((rows) => rows.length === 0);
  expect(await client.play.games.restore({ trash: [...trash] })).toEqual([game]);
  expect(await client.play.games.list()).toMatchObject([{ id: game, state: { kind: 'over', winners: [1] } }]);
});

test('a running game with hidden hands is not given away, whoever asks; once it is over it is, whole', async () => {
  const { app, client } = await start();
  const game = await begin(client, ['person', 'person']);
  const { error } = await safe(client.play.games.export({ game }));
  expect(error).toMatchObject({
    code: 'BAD_INPUT',
    message:
      'This game still goes on, and its record would tell all hands and decks. Finish it first, or play with open hands.',
  });
  const position = await safe(client.play.sandbox.fromGame({ game }));
  expect(position.error).toMatchObject({ code: 'BAD_INPUT' });
  const seat = (await until((signal) => client.play.table.follow({ game }, { signal }), asks))?.passTo ?? 0;
  await client.play.table.takeOver({ game, seat });
  await client.play.table.concede({ game, seat });
  const { output } = await client.play.games.export({ game });
  const record: unknown = JSON.parse(await readFile(app.output(output)?.path ?? '', 'utf8'));
  expect(record).toMatchObject({ game: { start: { seed: 5 }, players: [{ name: 'Ann' }, { name: 'Ben' }] } });
});

test('a record is given away and taken in, gone on with or replayed', async () => {
  const { app, client } = await start();
  const game = await begin(client, ['person', 'person'], { hands: 'open' });
  const exported = async (): Promise<File> => {
    const { output, name } = await client.play.games.export({ game });
    expect(name).toBe('Ann and Ben.game.json');
    return new File([new Uint8Array(await readFile(app.output(output)?.path ?? ''))], name);
  };
  const { game: copy } = await client.play.games.import({ file: await exported() });
  const [now, then] = await Promise.all(
    [game, copy].map((id) => until((signal) => client.play.table.follow({ game: id }, { signal }), asks)),
  );
  const seat = now?.view.asked ?? 0;
  expect(then).toMatchObject({
    at: now?.at,
    title: 'Ann and Ben',
    passTo: seat,
    view: { turn: now?.view.turn },
  });
  await client.play.table.concede({ game, seat });
  const { game: finished } = await client.play.games.import({ file: await exported() });
  const rows = await client.play.games.list();
  expect(rows.find(({ id }) => id === finished)).toMatchObject({
    state: { kind: 'over', winners: [1 - seat] },
    seats: [
      { name: 'Ann', occupant: 'person' },
      { name: 'Ben', occupant: 'person' },
    ],
  });
  const text = await (await exported()).text();
  const changed = new File([text.replace('"Ann"', '"Eve"')], 'changed.game.json');
  const { error } = await safe(client.play.games.import({ file: changed }));
  expect(error).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('has been changed') });
  const junk = await safe(client.play.games.import({ file: new File(['{'], 'x.game.json') }));
  expect(junk.error).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('x.game.json') });
});

test('what is not there is said in sentences', async () => {
  const { client } = await start();
  const game = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
  for (const call of [
    client.play.table.undo({ game }),
    client.play.games.export({ game }),
    until((signal) => client.play.table.follow({ game }, { signal }), asks),
  ]) {
    const { error } = await safe(call);
    expect(error).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(/\.$/) });
  }
  expect(await client.play.games.remove({ games: [game] })).toEqual({ trash: [] });
});

test('another library has its own games', async () => {
  let next = '';
  const { client, folder } = await start({ chooseFolder: async () => next });
  const game = await begin(client, ['person', 'greedy']);
  next = `${folder}/other`;
  await client.library.choose();
  expect(await client.play.games.list()).toEqual([]);
  next = `${folder}/library`;
  await client.library.choose();
  expect(await client.play.games.list()).toMatchObject([{ id: game }]);
});

import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { exportHow } from '../../src-main/exchange/export/how.js';
import { sheetOptions } from '../../src-main/print/sheets/sheet-options.js';
import type { TableUpdate } from '../../src-main/api/answers/play-answers.js';
import { start, type Started } from '../api/start.js';
import { lanternNamed } from './lantern-cards.js';
import { outcome, sent } from './steps.js';
import { until } from '../api/until.js';

type Client = Started['client'];

/** A deck of lanterns and moths, which is made with its cards. */
async function aDeck(client: Client): Promise<{ deck: string; cards: string[] }> {
  const entries = [];
  for (let nth = 0; nth < 9; nth += 1) {
    const { content } = await client.cards.create({ card: lanternNamed(nth) });
    entries.push({ card: content.id, name: content.name, copies: 2 });
  }
  const { content } = await client.decks.create({
    deck: {
      game: 'lanterns',
      name: 'All lights',
      edition: 'lanterns-1',
      entries,
      back: 'standard',
      notes: '',
    },
  });
  return { deck: content.id, cards: entries.map(({ card }) => card) };
}

test('its cards are found, listed and changed by their own field, and laid out', async () => {
  const { client } = await start();
  const { games } = await client.app.info();
  expect(games.find(({ id }) => id === 'lanterns')?.fields.find(({ key }) => key === 'light')).toMatchObject({
    least: 1,
    most: 9,
  });
  const { cards } = await aDeck(client);
  const { ids } = await client.collection.find({ query: 'light>=8 sort:-light' });
  expect((await client.collection.rows({ ids: [...ids] })).map(({ name }) => name)).toEqual([
    'Moth of 9',
    'Lantern of 8',
  ]);
  const { content, revision } = await client.cards.get({ id: cards[0] ?? '' });
  expect(content).toMatchObject({ game: 'lanterns', kind: 'lantern', light: 1 });
  const brighter = Object.assign(content, { light: 5 });
  const saved = await client.cards.save({ card: brighter, base: revision });
  expect(saved.kind).toBe('saved');
  expect((await client.collection.find({ query: 'light:5' })).ids).toHaveLength(2);
  const list = await client.cards.layout({ card: brighter });
  expect(list.notices).toEqual([]);
  expect(list.steps.filter(({ element }) => element === 'light')).toHaveLength(2);
});

test('its deck is judged by its size, and comes out as a PDF', async () => {
  const { app, client } = await start();
  const { deck, cards } = await aDeck(client);
  const { content } = await client.decks.get({ id: deck });
  const reading = await client.decks.read({ entries: content.entries, game: 'lanterns' });
  expect(reading).toMatchObject({ law: [{ edition: 'lanterns-1', legal: true }] });
  const few = await client.decks.read({ entries: content.entries.slice(0, 2), game: 'lanterns' });
  expect(few).toMatchObject({
    law: [{ legal: false, reasons: [{ because: 'A deck has 10 to 30 cards; this one has 4.' }] }],
  });
  const items = cards.map((card) => ({ card, copies: 2 }));
  const job = { title: 'Lights', items, back: 'standard', sheet: sheetOptions.parse({}) } as const;
  expect((await client.print.plan({ items, sheet: {} })).warnings).toEqual([]);
  const done = await outcome(await client.print.pdf(job));
  const bytes = await readFile(app.output(done.output)?.path ?? '');
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(done.pages);
});

test.each([
  ['package', true],
  ['csv', false],
] as const)('its cards go out as a %s and come in again', async (format, hasDeck) => {
  const first = await start();
  const { deck } = await aDeck(first.client);
  const what = hasDeck ? { deck } : { query: 'game:lanterns' };
  const done = await outcome(await first.client.exports.make({ what, how: exportHow.parse({ format }) }));
  const bytes = await readFile(first.app.output(done.output)?.path ?? '');
  const { client } = await start();
  const upload = await sent(client, `lights.${hasDeck ? 'cardwright' : 'csv'}`, bytes);
  const { import: opened } = await client.exchange.open({ uploads: [upload] });
  if (!hasDeck) {
    const change = (game: string) => client.exchange.change({ import: opened, options: { game } });
    await expect(change('chess')).rejects.toThrow('This program does not know the game “chess”');
    // The edition that was meant is one of the other game.
    expect((await change('lanterns')).options).toMatchObject({ game: 'lanterns', edition: 'lanterns-1' });
  }
  await outcome(await client.exchange.apply({ import: opened }));
  const { ids } = await client.collection.find({ query: 'kind:moth light:6' });
  const [row] = await client.collection.rows({ ids: [...ids] });
  expect(row).toMatchObject({ game: 'lanterns', name: 'Moth of 6', kind: 'moth', light: 6 });
  expect(await client.decks.list()).toHaveLength(hasDeck ? 1 : 0);
});

const asks = ({ view, passTo }: TableUpdate): boolean => view.prompt !== null || passTo !== null;
const isOver = ({ view }: TableUpdate): boolean => view.result !== null;

test('a game against the random player is played, taken back, gone on with, replayed and set up anew', async () => {
  const { client } = await start();
  const { deck } = await aDeck(client);
  const { game } = await client.play.games.create({
    rules: 'lanterns-1',
    seats: [
      { name: 'Ann', occupant: 'person', deck },
      { name: 'Ben', occupant: 'random', deck },
    ],
    seed: 3,
    options: { undo: 'anything' },
  });
  const follow = (signal: AbortSignal) => client.play.table.follow({ game }, { signal });
  let now = await until(follow, asks);
  expect(now.view).toMatchObject({ rules: 'lanterns-1', turn: { number: 1, player: 0 } });
  const answer = async (): Promise<void> => {
    const decision = now.view.prompt?.decision.id ?? 0;
    await client.play.table.answer({ game, decision, reply: await client.play.table.suggest({ game }) });
    const { at } = now;
    now = await until(follow, (update) => update.at > at && (asks(update) || isOver(update)));
  };
  for (let turn = 0; turn < 3; turn += 1) await answer();
  const before = now;
  await client.play.table.undo({ game });
  now = await until(follow, (update) => update.at < before.at && asks(update));
  while (!isOver(now)) await answer();
  expect(now.view.result?.text).toMatch(/won by an empty deck/);
  const marks = await client.play.replay.timeline({ game });
  const last = await client.play.replay.frame({ game, at: marks.length - 1, as: 'open' });
  expect(last.view.result).toEqual(now.view.result);
  const { scenario } = await client.play.sandbox.fromGame({ game, at: 6 });
  expect(scenario).toMatchObject({ rules: 'lanterns-1', turn: { phase: 'turn' } });
  const { game: again } = await client.play.sandbox.play({ scenario, seats: ['person', 'random'] });
  const other = (signal: AbortSignal) => client.play.table.follow({ game: again }, { signal });
  expect((await until(other, asks)).view.rules).toBe('lanterns-1');
});

test('a position is set up by hand, saved, opened and judged', async () => {
  const { client } = await start();
  await aDeck(client);
  const { sandbox } = client.play;
  const [offered] = await sandbox.cards({ rules: 'lanterns-1', query: 'Lantern of 5' });
  let { scenario } = await sandbox.begin({ rules: 'lanterns-1' });
  const edit = async (change: Parameters<typeof sandbox.edit>[0]['edit']) =>
    ({ scenario } = await sandbox.edit({ scenario, edit: change }));
  const hand = { seat: 0, zone: 'hand', index: 0 };
  await edit({
    do: 'add card',
    to: hand,
    name: offered?.name ?? '',
    source: offered?.source ?? {},
    copies: 2,
  });
  await edit({ do: 'move card', from: hand, to: { seat: 1, zone: 'row', index: 0 } });
  await edit({ do: 'set player', seat: 1, name: 'Bela' });
  await edit({ do: 'set name', name: 'Two lights' });
  const { id } = await sandbox.save({ scenario, id: null });
  const loaded = await sandbox.load({ id });
  expect(loaded.scenario.players).toEqual([
    { name: 'Ann', deck: [5], hand: ['Lantern of 5'] },
    { name: 'Bela', deck: [5], row: [{ card: 'Lantern of 5', owner: 'Ann' }] },
  ]);
  const { view, problems } = await sandbox.show({ scenario });
  expect(problems).toEqual([]);
  expect(view.seats.map(({ life }) => life)).toEqual([0, 5]);
});

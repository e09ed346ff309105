import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { editedScenario } from '../../src-main/play/scenarios/edited.js';
import { Positions } from '../../src-main/play/scenarios/positions.js';
import { puzzleState } from '../../src-main/play/scenarios/puzzle-state.js';
import { Puzzles } from '../../src-main/play/scenarios/puzzles.js';
import { showScenario } from '../../src-main/play/scenarios/sandbox.js';
import { scenarioFromGame } from '../../src-main/play/scenarios/scenario-from-game.js';
import { withStarterCards } from '../../src-main/play/scenarios/scenario-cards.js';
import { ScenarioStore } from '../../src-main/play/scenarios/scenario-store.js';
import { puzzleTable, sandboxTable } from '../../src-main/play/scenarios/scenario-table.js';
import { readTableFile, writeTableFile } from '../../src-main/play/games/table-file.js';
import { openLibrary } from '../../src-main/library/library.js';
import type { Input } from '../../src-main/engine/game.js';
import { isFailure } from '../../src-main/engine/record.js';
import { beginGame } from '../../src-main/engine/replay.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import { impliedReply } from '../../src-main/games/kotc/scenario/answers.js';
import { kotcScenarios } from '../../src-main/games/kotc/scenario/scenarios.js';
import { ScenarioFault } from '../../src-main/engine/scenario/fault.js';
import { scenario, type Scenario } from '../../src-main/games/kotc/scenario/format.js';
import { inProject } from '../../src-main/setup/project.mjs';

const plainFace = async () => blankCard('00000000-0000-4000-8000-000000000000');
const newStore = async () => {
  const root = await mkdtemp(join(tmpdir(), 'cardwright-sandbox-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const library = await openLibrary(root, { watch: false });
  await library.close();
  return { root, store: new ScenarioStore(root) };
};
const duel: Scenario = scenario.parse({
  ...kotcScenarios.blank('kotc-14'),
  name: 'A duel',
  cards: { Wolf: { type: 'minion', sp: 1, hp: 1, text: '' } },
  players: [
    { name: 'Ann', battlefield: ['Wolf'], hand: ['Wolf'] },
    { name: 'Ben', hp: 1 },
  ],
  goal: { by: 'Ann', text: 'Win this turn.', reach: { result: { winners: ['Ann'] } } },
});

test('under the rules of another game a position begins with an empty table, and can be played', () => {
  const other = editedScenario(duel, { do: 'set rules', rules: 'magic-classic' });
  expect(other).toMatchObject({ name: 'A duel', rules: 'magic-classic' });
  expect(other.goal).toBeUndefined();
  expect(showScenario(other).problems).toEqual([]);
  const older = editedScenario(duel, { do: 'set rules', rules: 'kotc-11' });
  expect(older).toMatchObject({ rules: 'kotc-11', players: duel.players, goal: duel.goal });
});

describe('a position that is not saved yet', () => {
  test('is kept as a draft before all that are saved, and is changed, and is gone when it is discarded', async () => {
    const { root, store } = await newStore();
    await store.save(duel, null);
    const { id } = await new Positions(root).saveDraft({ ...duel, name: '' });
    const other = await new Positions(root).saveDraft({ ...duel, name: '' });
    expect(other.id).not.toBe(id);
    await new Positions(root).save({ ...duel, name: 'Two wolves' }, id);
    const later = new Positions(root);
    const rows = await later.list();
    expect(rows.map(({ draft }) => draft)).toEqual([true, true, false]);
    expect(rows.find((row) => row.id === id)?.title).toBe('Two wolves');
    expect((await later.load(id)).scenario.name).toBe('Two wolves');
    expect(await store.list()).toHaveLength(1);
    await later.discard(id);
    await later.discard(id);
    expect((await later.list()).map((row) => row.id)).toEqual([other.id, 'a-duel']);
    await expect(later.load(id)).rejects.toThrow('no longer in the library');
  });

  test('leads nowhere out of its folder, and nothing but a draft is discarded', async () => {
    const { root, store } = await newStore();
    const { id } = await store.save(duel, null);
    const positions = new Positions(root);
    await positions.discard(id);
    await positions.discard('draft:../../scenarios/a-duel');
    expect(await store.list()).toHaveLength(1);
    await expect(positions.load('draft:../../scenarios/a-duel')).rejects.toThrow('no longer in the library');
    await expect(positions.save(duel, 'draft:../elsewhere')).rejects.toThrow('no longer in the library');
  });
});

describe('a scenario that is set up', () => {
  test('lies open, and each card of the view has a place', () => {
    const { view, cards, problems } = showScenario(duel);
    expect(problems).toEqual([]);
    const hand = view.seats[0]?.zones.find(({ zone }) => zone === 'hand');
    expect(hand?.cards.map(({ face }) => face?.name)).toEqual(['Wolf']);
    const deck = view.seats[1]?.zones.find(({ zone }) => zone === 'deck');
    expect(deck?.cards).toHaveLength(10);
    const seen = view.seats.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards.map(({ id }) => id)));
    expect(seen).not.toContain(null);
    expect(cards[hand?.cards[0]?.id ?? 0]).toMatchObject({
      label: 'Wolf 2',
      at: { seat: 0, zone: 'hand', index: 0 },
    });
    expect(Object.keys(cards)).toHaveLength(seen.length);
  });

  test('offers only counters that the edition knows', () => {
    const kinds = (rules: Scenario['rules']) =>
      showScenario(kotcScenarios.blank(rules)).counters.map(({ kind }) => kind);
    expect(kinds('kotc-14')).toContain('trap');
    expect(kinds('kotc-06')).not.toContain('trap');
    expect(kinds('kotc-06')).toContain('plain');
  });

  test('says what stands in its way', () => {
    const problemsOf = (change: Partial<Scenario>): string =>
      showScenario({ ...duel, ...change }).problems.join(' ');
    const cards = { Wolf: { type: 'minion', text: 'Juggle 3 balls.' } } as const;
    expect(problemsOf({ cards })).toContain('“Wolf” cannot be played');
    const spell = { Wolf: { type: 'spell', text: 'Draw 1 card.' } } as const;
    expect(problemsOf({ cards: spell })).toContain('it is a spell');
    const reached = { by: 'Ann', text: 'Wait.', reach: { players: { Ben: { hp: 1 } } } };
    expect(problemsOf({ goal: reached })).toContain('before anybody has done anything');
    expect(problemsOf({ goal: { ...reached, by: 'Cat' } })).toContain('“Cat”');
    const lost = { by: 'Ann', text: 'Lose it.', reach: { cards: { Bear: { zone: 'grave' as const } } } };
    expect(problemsOf({ goal: lost })).toContain('No card is called “Bear”');
    expect(problemsOf({ steps: [{ by: 'Ann', cast: 'Wolf' }] })).toContain('The solution stops at step 1');
    expect(problemsOf({ steps: [{ resolve: true }] })).toContain('The solution does not reach the goal');
    const over = [{ name: 'Ann', hp: 0 }, { name: 'Ben' }];
    expect(showScenario({ ...kotcScenarios.blank('kotc-11'), players: over }).problems.join(' ')).toContain(
      'over as soon',
    );
  });
});

test('a scenario in which two cards are called the same is refused in a sentence', async () => {
  const twice = { card: 'Wolf', as: 'Fang' };
  const players = [{ name: 'Ann', hand: [twice, twice] }, { name: 'Ben' }];
  const whole = withStarterCards({ ...duel, players }, inProject('assets', 'starter'));
  await expect(whole).rejects.toThrow(new ScenarioFault('Two cards are called “Fang”.'));
});

describe('the scenarios of a library', () => {
  test('are kept as files of their names, and one is replaced only when it is meant', async () => {
    const { root, store } = await newStore();
    const { id } = await store.save(duel, null);
    expect(id).toBe('a-duel');
    expect((await store.save(duel, null)).id).toBe('a-duel-2');
    await store.save({ ...duel, about: 'Changed.' }, id);
    expect((await store.load(id)).scenario.about).toBe('Changed.');
    expect((await readdir(join(root, 'scenarios'))).sort()).toEqual([
      'a-duel-2.scenario.json',
      'a-duel.scenario.json',
    ]);
    expect((await store.list()).map((row) => [row.id, row.goal])).toContainEqual([
      'a-duel',
      'Win this turn.',
    ]);
  });

  test('of a newer program are opened to be looked at, and never written', async () => {
    const { root, store } = await newStore();
    await store.save(duel, null);
    const path = join(root, 'scenarios', 'a-duel.scenario.json');
    const text = JSON.stringify({ ...duel, version: 99 });
    await writeFile(path, text);
    expect((await store.load('a-duel')).readOnly).toContain('newer Cardwright');
    await expect(store.save(duel, 'a-duel')).rejects.toMatchObject({ code: 'READ_ONLY' });
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  test('that are damaged are named, and nothing outside the folder is reached', async () => {
    const { root, store } = await newStore();
    await store.save(duel, null);
    await writeFile(
      join(root, 'scenarios', 'odd.scenario.json'),
      '{"format":"cardwright-scenario","version":1}',
    );
    await writeFile(join(root, 'secret.scenario.json'), JSON.stringify(duel));
    await expect(store.load('odd')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect((await store.list()).find(({ id }) => id === 'odd')?.trouble).toBeTruthy();
    await expect(store.load('../secret')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.save({ ...duel, name: 'No harm' }, '../secret')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(JSON.parse(await readFile(join(root, 'secret.scenario.json'), 'utf8'))).toMatchObject({
      name: 'A duel',
    });
  });

  test('are puzzles when they have a goal', async () => {
    const { store } = await newStore();
    await store.save(duel, null);
    await store.save({ ...kotcScenarios.blank('kotc-14'), name: 'No goal' }, null);
    const puzzles = new Puzzles(inProject('assets'), store);
    const rows = await puzzles.list();
    expect(rows.filter(({ from }) => from === 'library').map(({ id }) => id)).toEqual(['library:a-duel']);
    expect(rows.filter(({ from }) => from === 'program').length).toBeGreaterThanOrEqual(8);
    expect((await puzzles.get('library:a-duel')).name).toBe('A duel');
    await expect(puzzles.get('program:nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

/** The inputs of a game in which everybody declines, from the table on. */
async function declined(of: Scenario, kind: 'puzzle' | 'sandbox', most: number) {
  const { stored, beginning } = await (kind === 'puzzle'
    ? puzzleTable(of, 'test', plainFace)
    : sandboxTable(of, ['person', 'person'], plainFace));
  const playable = kotcPlayables[of.rules];
  const game = beginGame(playable, beginning as Parameters<typeof beginGame>[1]);
  if (isFailure(game)) throw new Error(game.because);
  while (game.inputs.length < most && game.decision) {
    const reply = impliedReply(game.decision);
    if (!reply || game.answer(reply)) break;
  }
  const inputs: readonly Input[] = game.inputs;
  return { stored, beginning, playable, inputs };
}

describe('a game from a scenario', () => {
  test('can be read again, whatever its scenario is called', async () => {
    const named = { ...duel, name: 'N'.repeat(300) };
    const { stored, beginning } = await sandboxTable(named, ['person', 'greedy'], plainFace);
    expect(readTableFile(writeTableFile(stored, beginning))).toMatchObject({ stored });
  });

  test('as a puzzle keeps its scenario, and is missed when its turn is over', async () => {
    const { stored, inputs } = await declined(duel, 'puzzle', 400);
    expect(stored).toMatchObject({ kind: 'puzzle', source: 'test', puzzle: duel });
    expect(stored.seats.map(({ occupant }) => occupant)).toEqual(['person', 'greedy']);
    expect(puzzleState(duel, []).state).toBe('open');
    expect(puzzleState(duel, inputs, stored.source)).toEqual({
      id: 'test',
      title: 'A duel',
      goal: 'Win this turn.',
      solver: 0,
      state: 'missed',
    });
  });

  test('as a sandbox game can be set up again from any place; another only when it is over', async () => {
    const kept = await declined(duel, 'sandbox', 3);
    expect(kept.stored.options.hands).toBe('open');
    const again = await scenarioFromGame(kept, 0);
    expect(again.players).toEqual([
      { name: 'Ann', hp: 35, deck: [10], battlefield: ['Wolf'], hand: ['Wolf'] },
      { name: 'Ben', hp: 1, deck: [10] },
    ]);
    const hidden = {
      ...kept,
      stored: {
        ...kept.stored,
        kind: 'game' as const,
        options: { ...kept.stored.options, hands: 'hidden' as const },
      },
    };
    await expect(scenarioFromGame(hidden)).rejects.toThrow('still goes on');
    const over = { ...hidden, inputs: [{ player: 1, resign: true as const }] };
    expect((await scenarioFromGame(over)).players).toHaveLength(2);
  });
});

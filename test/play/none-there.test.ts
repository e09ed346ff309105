/** At a real table a card of some kind is looked for, which the program takes to be there, and people find none. */
import { expect, test } from 'vitest';
import { PASS } from '../../src-main/engine/decision.js';
import type { Input } from '../../src-main/engine/game.js';
import { isFailure, recordOf } from '../../src-main/engine/record.js';
import type { Scenario } from '../../src-main/engine/scenario/scenario.js';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { magicScenarios } from '../../src-main/games/magic/scenario/scenarios.js';
import { opened } from '../../src-main/play/paper/opened.js';
import { PaperTable, type PaperUpdate } from '../../src-main/play/paper/paper-table.js';
import { sandboxTable } from '../../src-main/play/scenarios/scenario-table.js';
import { RunningGame } from '../../src-main/play/table/running-game.js';

const looking =
  'Search your library for a basic land card and put it into play tapped. Then shuffle your library.';
const cards = {
  Path: { cost: '{2}{G}', type: 'Sorcery', text: looking },
  Bear: { cost: '{1}{G}', type: 'Creature — Bear', text: '', power: 2, toughness: 2 },
  Forest: { type: 'Land' },
  Island: { type: 'Land' },
};

/** A table of Magic with printed cards at which Ann holds what she can look for a land with, and other cards. */
async function tableWith(library: readonly string[], hand: readonly string[]) {
  const scenario = {
    ...magicScenarios.blank('magic-classic'),
    name: 'A search',
    cards,
    players: [
      { name: 'Ann', play: ['Forest', 'Forest', 'Forest'], hand: ['Path', ...hand], library },
      { name: 'Ben', library: ['Bear', 'Bear'] },
    ],
  } as unknown as Scenario;
  const { stored, beginning } = await sandboxTable(
    scenario,
    ['person', 'person'],
    async (_rules, printed) => ({
      ...blankCard('00000000-0000-4000-8000-000000000000'),
      name: (printed as { readonly name: string }).name,
    }),
  );
  const { start } = beginning;
  if (!('state' in start)) throw new Error('It begins in no position.');
  const laid = { ...beginning, start: { state: { ...start.state, onPaper: true as const } } };
  const playable = ruleSet('magic-classic');
  const begun = (inputs: readonly Input[]): RunningGame => {
    const game = RunningGame.begin(playable, laid, inputs);
    if (isFailure(game)) throw new Error(game.because);
    return game;
  };
  const host = {
    running: begun([]),
    stored,
    put: async (inputs: readonly Input[]) => {
      for (const input of inputs) expect(host.running.take(input, true)).toBeNull();
    },
    takeAnew: async (inputs: readonly Input[]) => {
      paper.forget();
      host.running = begun(inputs);
    },
    publish: () => undefined,
  };
  const paper = new PaperTable(host);
  const now = (): PaperUpdate => {
    const { game, names } = host.running;
    return paper.update(playable.view(opened(playable, game.context), game.decision, null, names));
  };
  now();
  await paper.nameIn(
    0,
    'hand',
    stored.faces.findIndex(({ name }) => name === 'Path'),
  );
  for (let tries = 0; !now().lookedFor && !now().asks; tries += 1) {
    const { decision, state } = host.running.game;
    if (decision?.kind !== 'act' || tries > 20) throw new Error('Nothing is looked for.');
    const cast = decision.actions.findIndex(
      ({ card }) => state.cards.find(({ id }) => id === card)?.zone === 'hand',
    );
    const pass = decision.actions.findIndex((action) => action.do === PASS);
    await paper.answer(decision, { act: tries === 0 ? cast : pass });
  }
  return { host, paper, now };
}

const landsOf = ({ running }: { readonly running: RunningGame }): number =>
  running.game.state.players[0]?.zones['play']?.length ?? 0;

test.each([
  ['some of which one is chosen', ['Forest', 'Forest', 'Island', 'Bear'], ['Bear', 'Bear', 'Bear']],
  ['the only one', ['Forest', 'Bear', 'Bear'], ['Bear']],
  ['one that is found in the place of another', ['Forest', 'Bear'], ['Island', 'Bear']],
])('who says that none is there finds none: %s', async (_which, library, hand) => {
  const { host, paper, now } = await tableWith(library, hand);
  const lands = landsOf(host);
  const { asks, lookedFor } = now();
  expect(asks ?? lookedFor).toMatchObject({ owner: 0, zone: 'library' });
  await paper.noneThere();
  // What comes of that is done by hand: it is nothing that was taken back.
  const { manual } = now();
  expect(now()).toMatchObject({ asks: null, lookedFor: null });
  expect(manual).toMatchObject({ takenBack: false, isNew: true });
  expect(manual.steps.map(({ kind }) => kind)).toContain('shuffle');
  const { game, playable, beginning } = host.running;
  expect(landsOf(host)).toBe(lands);
  const lying = game.state.players[0]?.zones['library'] ?? [];
  const names = lying.map((no) => host.stored.faces[game.state.cards[no]?.design ?? 0]?.name);
  expect(names).toEqual(library.map(() => 'Bear'));
  // The record says so, too.
  const again = RunningGame.begin(playable, beginning, recordOf(beginning, game).inputs);
  expect(isFailure(again) ? again.because : again.game.state).toEqual(game.state);
});

test('where too few other cards are left, one has to be there', async () => {
  const { paper, now } = await tableWith(['Forest', 'Forest', 'Bear'], ['Island']);
  await expect(paper.noneThere()).rejects.toThrow('there has to be one');
  expect(now().lookedFor).not.toBeNull();
});

test('what is not looked for is not missing', async () => {
  const { paper } = await tableWith(['Forest', 'Bear'], ['Bear']);
  paper.withdraw();
  await expect(paper.noneThere()).rejects.toThrow('No card is looked for now');
});

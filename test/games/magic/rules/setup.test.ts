import { expect, test } from 'vitest';
import { Game } from '../../../../src-main/engine/game.js';
import { magicRules } from '../../../../src-main/games/magic/rules/rule-set.js';
import { newState } from '../../../../src-main/games/magic/rules/state/new-state.js';
import type { State } from '../../../../src-main/games/magic/rules/state/state.js';
import { deck, designs } from './decks.js';

const begun = (
  seed = 1,
  { players = 2, chooser = undefined as number | undefined, options = {} as State['options'] } = {},
) => new Game(magicRules, newState(Array(players).fill(deck), seed, chooser, options), designs);
type Begun = ReturnType<typeof begun>;

const hand = (game: Begun, player: number): readonly number[] => game.state.players[player]!.zones.hand;
const keep = (game: Begun, yes = true): void => {
  expect(game.decision?.purpose).toBe('keep');
  expect(game.answer({ yes })).toBeNull();
};

test('each of two players begins with 20 life and the top seven cards of a shuffled deck [MC-SET-01] [MC-SET-10] [MC-SET-11] [MC-SET-12]', () => {
  const orders = [1, 2].map((seed) => {
    const game = begun(seed);
    expect(game.state.players.map(({ life }) => life)).toEqual([20, 20]);
    expect([0, 1].map((player) => hand(game, player).length)).toEqual([7, 7]);
    expect(game.state.players[0]!.zones.library).toHaveLength(deck.length - 7);
    return [...hand(game, 0), ...game.state.players[0]!.zones.library].join();
  });
  expect(orders[0]).not.toBe(orders[1]);
  expect(orders[0]).not.toBe([...deck.keys()].join());
});

test('a mulligan shuffles the whole hand back and draws one card fewer each time, down to none [MC-SET-13] [MC-SET-14] [MC-SET-15] [MC-SET-16] [MC-SET-23]', () => {
  const game = begun();
  const player = game.decision!.player;
  const first = [...hand(game, player)].map((no) => game.state.cards[no]!.id);
  for (const left of [6, 5, 4, 3, 2, 1]) {
    keep(game, false);
    expect(hand(game, player)).toHaveLength(left);
    expect(game.state.players[player]!.zones.library).toHaveLength(deck.length - left);
    expect(game.decision?.player).toBe(player);
  }
  keep(game, false);
  expect(hand(game, player)).toHaveLength(0);
  // With no card left there is nothing more to give up: the other player is asked.
  expect(game.decision?.player).toBe(1 - player);
  expect(first.some((id) => game.state.cards.some((card) => card.id === id))).toBe(false);
});

test('a hand that is given up is not shown [MC-SET-17]', () => {
  const game = begun();
  const player = game.decision!.player;
  keep(game, false);
  const known = game.state.cards.filter(
    ({ owner, known: who }) => owner === player && (who & (1 << (1 - player))) > 0,
  );
  expect(known).toEqual([]);
  for (const { event, known: who } of game.context.log.entries) {
    if (event.type === 'mulligan' || event.type === 'draw')
      expect(who.every((one) => (one & (1 << (1 - event.player))) === 0)).toBe(true);
  }
});

test('in a first game chance says who begins [MC-SET-18]', () => {
  const firsts = new Set([...Array(20).keys()].map((seed) => begun(seed).state.first));
  expect(firsts).toEqual(new Set([0, 1]));
  expect(begun().decision?.purpose).toBe('keep');
});

test.each([0, 1])('in a further game the loser names any player, here %i [MC-SET-19]', (named) => {
  const game = begun(1, { chooser: 1 });
  expect(game.decision).toMatchObject({ player: 1, purpose: 'first', kind: 'players', players: [0, 1] });
  game.answer({ players: [named] });
  expect(game.state.first).toBe(named);
});

test('who begins decides first and until they keep, then the other [MC-Q-14] [MC-Q-123]', () => {
  const game = begun();
  const { first } = game.state;
  expect(game.decision?.player).toBe(first);
  keep(game, false);
  expect(game.decision?.player).toBe(first);
  keep(game);
  expect(game.decision?.player).toBe(1 - first);
});

test('an option lets the players take mulligans in turn [MC-Q-123]', () => {
  const game = begun(1, { options: { mulligansInTurn: true } });
  const { first } = game.state;
  keep(game, false);
  expect(game.decision?.player).toBe(1 - first);
  keep(game);
  expect(game.decision?.player).toBe(first);
});

test('an option has mulligans come before it is known who begins [MC-Q-14]', () => {
  const game = begun(1, { chooser: 1, options: { mulligansFirst: true } });
  expect(game.decision?.purpose).toBe('keep');
  keep(game);
  keep(game);
  expect(game.decision?.purpose).toBe('first');
});

const steps = (game: Begun): string[] =>
  game.context.log.entries.flatMap(({ event }) =>
    event.type === 'step' || event.type === 'turn' ? [event.type === 'step' ? event.step : 'turn'] : [],
  );
const draws = (game: Begun, player: number): number =>
  game.context.log.entries.filter(({ event }) => event.type === 'draw' && event.player === player).length - 7;

function passOn(game: Begun, turn: number): void {
  for (let left = 200; left > 0 && game.decision && game.state.turn < turn; left -= 1) {
    const { decision } = game;
    if (decision.kind === 'act')
      game.answer({ act: decision.actions.findIndex((action) => action.do === 'pass') });
    else if (decision.kind === 'confirm') game.answer({ yes: true });
    else if (decision.kind === 'pair') game.answer({ pairs: decision.pairings.map(() => null) });
    else if (decision.kind === 'cards') game.answer({ cards: decision.cards.slice(0, decision.least) });
  }
}

test('the first turn has every step but the draw step; the second player draws [MC-SET-20] [MC-SET-21] [MC-SET-22] [MC-Q-27]', () => {
  const game = begun();
  passOn(game, 3);
  const { first } = game.state;
  const [one = [], two = []] = steps(game)
    .join(' ')
    .split('turn ')
    .slice(1)
    .map((turn) => turn.trim().split(' '));
  const all = [
    'untap',
    'upkeep',
    'draw',
    'main1',
    'beginCombat',
    'attackers',
    'blockers',
    'damage',
    'endCombat',
    'main2',
    'endOfTurn',
    'cleanup',
  ];
  expect(one).toEqual(all.filter((step) => step !== 'draw'));
  expect(two).toEqual(all);
  // The third turn has begun, and its draw was the first one's first.
  expect([draws(game, first), draws(game, 1 - first)]).toEqual([1, 1]);
});

test('with three players the first skips the draw step too; an option lets them draw [MC-Q-99]', () => {
  const three = begun(1, { players: 3 });
  passOn(three, 2);
  expect(draws(three, three.state.first)).toBe(0);
  const drawing = begun(1, { players: 3, options: { firstDraws: true } });
  passOn(drawing, 2);
  expect(draws(drawing, drawing.state.first)).toBe(1);
});

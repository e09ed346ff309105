import { describe, expect } from 'vitest';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import type { Decision } from '../../../../src-main/engine/decision.js';
import { Game } from '../../../../src-main/engine/game.js';
import { beginLasting } from '../../../../src-main/games/kotc/rules/state/lasting.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import type { KotcContext } from '../../../../src-main/games/kotc/rules/context.js';
import { kotc11 } from '../../../../src-main/games/kotc/rules/editions/kotc-11.js';
import { kotc14 } from '../../../../src-main/games/kotc/rules/editions/kotc-14.js';
import { refusalOf } from '../../../../src-main/games/kotc/rules/flow/flows.js';
import { kotc14Rules, kotcRuleSets } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { addCard, emptyState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import type { KotcCard, KotcState } from '../../../../src-main/games/kotc/rules/state/state.js';
import { test } from '../in-editions.js';
import { checkBoundary } from './boundaries.js';
import { Broken, checkCards, checkDecision, checkEnd, checkPlayers } from './invariants.js';
import { checkOffers } from './offered-actions.js';

const bear: PlayedCard = {
  name: 'Bear',
  type: 'creature',
  edition: 14,
  cost: 2,
  offense: 1,
  defense: 2,
  text: '',
};

/** The first player's Battle Phase with two minions, a card in the hand and another in the granary; asked always. */
function battlePhase() {
  const state = emptyState(2, kotc14, chanceFrom(1));
  writable(state).first = 0;
  writable(state).asksAlways = 1;
  Object.assign(state.turn, { number: 3, phase: 'battle' });
  for (const zone of ['battlefield', 'battlefield', 'hand', 'granary', 'deck'] as const)
    addCard(state, 0, 0, 0, zone);
  for (const zone of ['deck', 'battlefield'] as const) addCard(state, 0, 1, 1, zone);
  const game = new Game(kotc14Rules, state, [designOf(bear, 14)]);
  return { game, table: game.context as KotcContext, state: game.state };
}
const asked = (game: { readonly decision: Decision | null }): Decision => {
  if (!game.decision) throw new Error('Nobody is asked.');
  return game.decision;
};

describe('what random games are watched for is noticed', () => {
  const inHand = (cards: readonly KotcCard[]): KotcCard => cards[2] as KotcCard;

  test.each<[string, (cards: readonly KotcCard[], state: KotcState) => void]>([
    ['a card in another zone than it says', (cards) => (writable(inHand(cards)).zone = 'grave')],
    ['a card in no zone', (cards) => (writable(inHand(cards)).zone = null)],
    ['counters in the hand', (cards) => writable(inHand(cards).counters).push({ kind: 'sword', owner: 0 })],
    ['an exhausted card in the hand', (cards) => (writable(inHand(cards)).exhausted = true)],
    [
      'a change of SP in the hand',
      (_cards, state) => beginLasting(writable(state), { card: 2 }, { type: 'change', stat: 'sp', by: 1 }),
    ],
    ['two cards with one id', (cards) => (writable(inHand(cards)).id = cards[0]?.id ?? 0)],
    ['a hand that its player does not know', (cards) => (writable(inHand(cards)).known = 0)],
  ])('%s', (_what, spoil) => {
    const { table, state } = battlePhase();
    checkCards(table);
    spoil(state.cards, state);
    expect(() => checkCards(table)).toThrow(Broken);
  });

  test('a card in two zones, and HP below 0', () => {
    const { table, state } = battlePhase();
    writable(state.players[0]?.zones.hand)?.push(2);
    expect(() => checkCards(table)).toThrow('is in hand and in hand');
    const other = battlePhase();
    (other.state.players[1] as { hp: number }).hp = -1;
    expect(() => checkCards(other.table)).toThrow('-1 HP');
  });

  test('an offer too many, and one too few', () => {
    const { game, table } = battlePhase();
    const decision = asked(game);
    if (decision.kind !== 'act') throw new Error('An attack is not offered.');
    checkOffers(table, decision);
    const [pass] = decision.actions.slice(-1);
    expect(() => checkOffers(table, { ...decision, actions: pass ? [pass] : [] })).toThrow('not offered');
    const summon = { do: 'summon', card: table.state.cards[2]?.id ?? 0 };
    const more = { ...decision, actions: [summon, ...decision.actions] };
    expect(() => checkOffers(table, more)).toThrow('K14-TURN-16 forbids it');
  });

  test('a decision without an answer, or about a card that is not there', () => {
    const { table } = battlePhase();
    const { decisions: id } = table.state;
    const choice = {
      id,
      player: 0,
      role: 'cost',
      purpose: 'pay',
      rule: '',
      kind: 'cards',
      least: 2,
      most: 2,
      ordered: false,
    } as const;
    expect(() => checkDecision(table, { ...choice, cards: [1] })).toThrow('cannot be answered');
    expect(() => checkDecision(table, { ...choice, cards: [1, 99] })).toThrow('not there');
  });

  test('what a boundary must not have', () => {
    const { table, state } = battlePhase();
    writable(state.windows).length = 0;
    const at = new Map([
      [0, 0],
      [1, 0],
      [6, 1],
    ]);
    checkBoundary(table, at);
    writable(state.turn).phase = 'draw';
    checkBoundary(table, at);
    expect(() => checkBoundary(table, new Map([[0, 1]]))).toThrow('not back');
    beginLasting(writable(state), { card: 0 }, { type: 'control', stay: 1, back: 1 });
    expect(() => checkBoundary(table, at)).toThrow('hypnotized');
    writable(state.windows).push(1);
    expect(() => checkBoundary(table, at)).toThrow('window');
  });
});

/** The first player's Resource Phase in a game of three of the 11th Edition. */
function resourcePhase() {
  const state = emptyState(3, kotc11, chanceFrom(1));
  writable(state).first = 0;
  Object.assign(state.turn, { number: 4, phase: 'resource' });
  for (const player of [0, 1, 2]) {
    for (let nth = 0; nth < 10; nth += 1) addCard(state, 0, player, player, 'reserves');
    for (const zone of ['hand', 'battlefield', 'deck'] as const) addCard(state, 0, player, player, zone);
  }
  const game = new Game(kotcRuleSets['kotc-11'], state, [designOf({ ...bear, edition: 11 }, 11)]);
  return { game, table: game.context as KotcContext, state: game.state };
}

describe('what random games of the older editions are watched for is noticed', () => {
  test('reserves that are not ten, and cards that left the game without their owner', () => {
    const { table, state } = resourcePhase();
    checkPlayers(table);
    const zones = state.players[1]?.zones;
    const spare = writable(zones?.reserves)?.splice(0, 1) ?? [];
    expect(() => checkPlayers(table)).toThrow('Player 1 has 9 reserves');
    writable(zones?.removed)?.push(...spare);
    expect(() => checkPlayers(table)).toThrow('have left the game');
  });

  test('cards of a player who is out, and such a player being asked', () => {
    const { game, table, state } = resourcePhase();
    expect(game.take({ player: 1, resign: true })).toBeNull();
    checkPlayers(table);
    const decision = asked(game);
    expect(() => checkDecision(table, { ...decision, player: 1 })).toThrow('who is out of the game');
    const left = state.cards.find(({ owner }) => owner === 1);
    if (left) writable(left).zone = 'grave';
    expect(() => checkPlayers(table)).toThrow('who is out, is in grave');
  });

  test('a game that goes on without opponents, or ends with two players in it', () => {
    const { table, state } = resourcePhase();
    checkEnd(table);
    writable(state).out = 0b110;
    expect(() => checkEnd(table)).toThrow('goes on with 1 players');
    writable(state).result = { winners: [1], by: 'hitpoints', rules: [] };
    expect(() => checkEnd(table)).toThrow('Somebody else has won');
    writable(state).out = 0;
    expect(() => checkEnd(table)).toThrow('over with 3 players');
  });

  test('who has lost and plays on, and dice that could be re-rolled in the next turn', () => {
    const { table, state } = resourcePhase();
    const at = new Map(
      state.cards.flatMap(({ zone, player }, no) => (zone === 'battlefield' ? [[no, player]] : [])),
    );
    checkBoundary(table, at);
    const [, second] = state.players;
    if (second) writable(second).hp = 0;
    expect(() => checkBoundary(table, at)).toThrow('Player 1 has lost');
    if (second) writable(second).hp = 1;
    beginLasting(
      writable(state),
      { player: 0 },
      { type: 'rerolls', dice: 1, times: 1, chain: null, not: null },
    );
    expect(() => checkBoundary(table, at)).toThrow('re-rolled');
  });

  test('a pass where something is to be placed or drawn is not asked for, and an offer of another phase is noticed', () => {
    const { game, table } = resourcePhase();
    const decision = asked(game);
    if (decision.kind !== 'act') throw new Error('Nothing is offered.');
    expect(decision.actions.map(({ do: what }) => what)).toEqual(['sow', 'draw', 'exchange']);
    checkDecision(table, decision);
    checkOffers(table, decision);
    const fewer = decision.actions.slice(1);
    expect(() => checkOffers(table, { ...decision, actions: fewer })).toThrow('not offered');
    const actions = [...decision.actions, { do: 'attack' }];
    expect(() => checkOffers(table, { ...decision, actions })).toThrow('is offered for “resource”');
    expect(() => checkDecision(table, { ...decision, purpose: 'action' })).toThrow('cannot be passed');
  });
});

test('[K14-BAT-41] another battle is refused in the window after the Damage Allocation, and can follow it', () => {
  const { game, table, state } = battlePhase();
  for (let fought = false; ;) {
    const decision = asked(game);
    const last = state.windows.length > 1 && state.battles.length === 0;
    if (last) {
      expect(refusalOf(table, 0, { do: 'attack' })).toMatchObject({ rule: 'K14-BAT-41' });
      fought = true;
    }
    if (decision.kind === 'act' && fought && !last) {
      expect(decision.actions.map(({ do: what }) => what)).toEqual(['attack', 'pass']);
      return;
    }
    if (decision.kind === 'act') game.answer({ act: 0 });
    else if (decision.kind === 'cards') game.answer({ cards: decision.cards.slice(0, decision.least) });
    else if (decision.kind === 'options') game.answer({ options: [0] });
    else game.answer({ die: 0 });
  }
});

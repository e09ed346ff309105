import { askAct, askCards, idOf } from '../../../src-main/engine/ask.js';
import { shuffled } from '../../../src-main/engine/chance.js';
import type { Action, PlayerNo } from '../../../src-main/engine/decision.js';
import type { LogBook } from '../../../src-main/engine/log.js';
import { GameOver, type Asking, type RuleSet } from '../../../src-main/engine/rule-set.js';
import { anybody, has, leftOf, only, type CardNo } from '../../../src-main/engine/state.js';
import { moveCard, reorder } from '../../../src-main/engine/zones.js';
import { laws, type LanternEvent, type Lanterns, type Printed, type State, type Zone } from './state.js';

export const HAND = 4;
export const pass: Action = { do: 'pass' };

export const printedOn = ({ designs, state }: Lanterns, no: CardNo): Printed =>
  designs[state.cards[no]!.design]!;
export const cardsIn = ({ state }: Lanterns, player: PlayerNo, zone: Zone): readonly CardNo[] =>
  state.players[player]!.zones[zone];
const brightness = (game: Lanterns, no: CardNo): number => printedOn(game, no).light ?? 0;
export const lightOf = (game: Lanterns, player: PlayerNo): number =>
  cardsIn(game, player, 'row').reduce((sum, no) => sum + brightness(game, no), 0);
const present = ({ state }: Lanterns): PlayerNo[] =>
  [...state.players.keys()].filter((player) => !has(state.out, player));

function note(
  game: Lanterns,
  type: LanternEvent['type'],
  player: PlayerNo,
  cards: readonly CardNo[],
  rule: number,
): void {
  const { state } = game;
  const known = cards.map((no) => state.cards[no]!.known);
  game.log.write(
    { type, player, cards, rules: [`LAN-RUL-${rule}`] },
    state.decisions,
    known,
    cards.map((no) => idOf(state, no)),
  );
}

function move(game: Lanterns, no: CardNo, zone: Zone, player = game.state.cards[no]!.owner): void {
  moveCard(game.state, laws, no, { player, zone, place: zone === 'ashes' ? 'top' : 'bottom' });
}

function draw(game: Lanterns, player: PlayerNo): void {
  const [top] = cardsIn(game, player, 'deck');
  if (top === undefined) return end(game, 'an empty deck', 6);
  move(game, top, 'hand');
  note(game, 'draw', player, [top], 3);
}

/** Who can light a lantern and which; which moths find a lantern. */
export function* actions(game: Lanterns, player: PlayerNo): Generator<Action> {
  for (const no of cardsIn(game, player, 'hand')) {
    const card = idOf(game.state, no);
    if (printedOn(game, no).kind === 'lantern') yield { do: 'light', card };
    else if (reachedBy(game, no).length > 0) yield { do: 'send', card };
  }
}

const reachedBy = (game: Lanterns, moth: CardNo): CardNo[] =>
  present(game)
    .filter((player) => player !== game.state.cards[moth]!.owner)
    .flatMap((player) => cardsIn(game, player, 'row'))
    .filter((no) => brightness(game, no) <= brightness(game, moth));

function* turn(game: Lanterns): Asking {
  const { state } = game;
  const player = state.active;
  note(game, 'turn', player, [], 3);
  draw(game, player);
  const offered = [...actions(game, player), pass];
  const chosen = offered[yield* askAct(game, { player, purpose: 'turn', rule: 'LAN-RUL-3' }, offered)]!;
  const no = state.cards.findIndex(({ id }) => id === chosen.card);
  if (chosen.do === 'light') {
    move(game, no, 'row');
    note(game, 'light', player, [no], 4);
  } else if (chosen.do === 'send') {
    const reached = reachedBy(game, no);
    move(game, no, 'ashes');
    note(game, 'moth', player, [no], 5);
    const [lantern] = yield* askCards(
      game,
      { player, purpose: 'put-out', rule: 'LAN-RUL-5', about: no },
      reached,
      1,
      1,
    );
    if (lantern === undefined) return;
    move(game, lantern, 'ashes');
    note(game, 'put-out', player, [lantern], 5);
  }
}

/** @throws GameOver */
function end(game: Lanterns, by: string, rule: number): never {
  const players = present(game);
  const most = Math.max(...players.map((player) => lightOf(game, player)));
  const winners = players.filter((player) => lightOf(game, player) === most);
  game.state.result = { winners, by, rules: [`LAN-RUL-${rule}`] };
  note(game, 'end', winners[0]!, [], rule);
  throw new GameOver();
}

export const lanternRules: RuleSet<State, Printed, Lanterns> = {
  id: 'lanterns-1',
  version: 1,
  context: (state, designs, log, atBoundary) => ({
    state,
    designs,
    log: log as LogBook<LanternEvent>,
    atBoundary,
  }),
  *play(game): Asking {
    const { state } = game;
    if (state.turn === 0) {
      for (const player of present(game)) {
        reorder(state, player, 'deck', shuffled(state.chance, cardsIn(game, player, 'deck')));
        for (let drawn = 0; drawn < HAND; drawn += 1) draw(game, player);
      }
      state.turn = 1;
    }
    for (;;) {
      game.atBoundary();
      if (!has(state.out, state.active)) yield* turn(game);
      state.active = leftOf(state, state.active);
      state.turn += 1;
    }
  },
  endByAgreement: (game) => {
    try {
      end(game, 'agreement', 7);
    } catch (error) {
      if (!(error instanceof GameOver)) throw error;
    }
  },
  resign: (game, player) => {
    const { state } = game;
    state.out |= only(player);
    const left = present(game);
    if (left.length === 1) state.result = { winners: left, by: 'giving up', rules: ['LAN-RUL-7'] };
    for (const card of state.cards) if (card.owner === player) card.known = anybody(state);
    return null;
  },
};

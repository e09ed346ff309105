import { askAct, askCards, idOf } from '../../../src-main/engine/ask.js';
import { shuffleCards } from '../../../src-main/engine/chance/draws.js';
import type { Action, PlayerNo, Purpose } from '../../../src-main/engine/decision.js';
import {
  keepAccount,
  perform,
  type EventPipeline,
} from '../../../src-main/engine/pipeline/event-pipeline.js';
import type { LogBook } from '../../../src-main/engine/log.js';
import { GameOver, type Asking, type RuleSet } from '../../../src-main/engine/rule-set.js';
import { anybody, has, leftOf, only, type CardNo } from '../../../src-main/engine/state.js';
import { writable } from '../../../src-main/engine/pipeline/writable.js';
import { moveCard, reorder } from '../../../src-main/engine/zones.js';
import {
  laws,
  type Account,
  type LanternEvent,
  type Lanterns,
  type Printed,
  type State,
  type Zone,
} from './state.js';

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

/** Where an event moves its cards. */
const to = { draw: 'hand', light: 'row', moth: 'ashes', 'put-out': 'ashes' } as const;

const pipeline: EventPipeline<Lanterns, LanternEvent, Account> = {
  change(state, { type, cards }) {
    for (const no of cards) {
      if (type === 'turn' || type === 'end') continue;
      const { owner } = state.cards[no]!;
      moveCard(state, laws, no, {
        player: owner,
        zone: to[type],
        place: to[type] === 'ashes' ? 'top' : 'bottom',
      });
    }
    return cards.map((no) => state.cards[no]!.known);
  },
  idsOf: ({ state }, { cards }) => cards.map((no) => idOf(state, no)),
  keepAccount(state, account, game) {
    switch (account.type) {
      case 'shuffle': {
        const { deck } = state.players[account.player]!.zones;
        return reorder(state, account.player, 'deck', shuffleCards(game, deck));
      }
      case 'next turn':
        state.turn += 1;
        state.active = account.player;
        return;
      case 'result':
        state.result = writable(account.result);
        return;
      case 'out':
        state.out |= only(account.player);
        for (const card of state.cards) if (card.owner === account.player) card.known = anybody(state);
    }
  },
};

function happen(
  game: Lanterns,
  type: LanternEvent['type'],
  player: PlayerNo,
  cards: readonly CardNo[],
  rule: number,
): void {
  perform(pipeline, game, { type, player, cards, rules: [`LAN-RUL-${rule}`] });
}

const keep = (game: Lanterns, account: Account): void => keepAccount(pipeline, game, account);

function draw(game: Lanterns, player: PlayerNo): void {
  const [top] = cardsIn(game, player, 'deck');
  if (top === undefined) return end(game, 'an empty deck', 6);
  happen(game, 'draw', player, [top], 3);
}

/** Who can light a lantern and which; which moths find a lantern. */
export function* actions(game: Lanterns, player: PlayerNo): Generator<Action> {
  for (const no of cardsIn(game, player, 'hand')) {
    const card = idOf(game.state, no);
    if (printedOn(game, no).kind === 'lantern') yield { do: 'light', card };
    else if (reachedBy(game, no).length > 0) yield { do: 'send', card };
  }
}

/** What a player is asked for. */
const purposes = {
  turn: { role: 'action', word: 'turn' },
  putOut: { role: 'choose', word: 'put-out' },
} as const satisfies Readonly<Record<string, Purpose>>;

const reachedBy = (game: Lanterns, moth: CardNo): CardNo[] =>
  present(game)
    .filter((player) => player !== game.state.cards[moth]!.owner)
    .flatMap((player) => cardsIn(game, player, 'row'))
    .filter((no) => brightness(game, no) <= brightness(game, moth));

function* turn(game: Lanterns): Asking {
  const { state } = game;
  const player = state.active;
  happen(game, 'turn', player, [], 3);
  draw(game, player);
  const offered = [...actions(game, player), pass];
  const chosen =
    offered[yield* askAct(game, { player, purpose: purposes.turn, rule: 'LAN-RUL-3' }, offered)]!;
  const no = state.cards.findIndex(({ id }) => id === chosen.card);
  if (chosen.do === 'light') {
    happen(game, 'light', player, [no], 4);
  } else if (chosen.do === 'send') {
    const reached = reachedBy(game, no);
    happen(game, 'moth', player, [no], 5);
    const [lantern] = yield* askCards(
      game,
      { player, purpose: purposes.putOut, rule: 'LAN-RUL-5', about: no },
      reached,
      1,
      1,
    );
    if (lantern === undefined) return;
    happen(game, 'put-out', player, [lantern], 5);
  }
}

/** @throws GameOver */
function end(game: Lanterns, by: string, rule: number): never {
  const players = present(game);
  const most = Math.max(...players.map((player) => lightOf(game, player)));
  const winners = players.filter((player) => lightOf(game, player) === most);
  keep(game, { type: 'result', result: { winners, by, rules: [`LAN-RUL-${rule}`] } });
  happen(game, 'end', winners[0]!, [], rule);
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
        keep(game, { type: 'shuffle', player });
        for (let drawn = 0; drawn < HAND; drawn += 1) draw(game, player);
      }
      keep(game, { type: 'next turn', player: state.active });
    }
    for (;;) {
      game.atBoundary();
      if (!has(state.out, state.active)) yield* turn(game);
      keep(game, { type: 'next turn', player: leftOf(state, state.active) });
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
    keep(game, { type: 'out', player });
    const winners = present(game);
    const result = { winners, by: 'giving up', rules: ['LAN-RUL-7'] };
    if (winners.length === 1) keep(game, { type: 'result', result });
    return null;
  },
};

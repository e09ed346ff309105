import { askCards } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import { call, carrierOf, type Steps } from '../../../../engine/frames/frames.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { clockwiseFrom, has } from '../../../../engine/state.js';
import type { Setup } from '../../cards/setup.js';
import type { KotcContext } from '../context.js';
import { perform } from '../events/pipeline.js';
import { purposes } from '../purposes.js';
import { rollDice } from '../shared/dice.js';
import { sendHome, takeTop } from '../shared/moves.js';
import type { KotcFrame, SetupFrame } from '../state/frames.js';
import { cardsIn } from '../state/values.js';
import { beginTurn } from './turns.js';

/** Who goes first, shuffled decks, first hands and the one redraw (K14-SET-07 to 16). */
const setupSteps: Steps<KotcContext, SetupFrame> = {
  *first(game, own) {
    const player = yield* rollForFirst(game);
    perform(game, { type: 'first', player, rules: game.edition.cite.whoIsFirst });
    own.left = game.edition.setup.reserves > 0 ? inOrder(game) : [];
  },
  *reserves(game, own) {
    const player = own.left.shift();
    if (player === undefined) return undefined;
    yield* pickReserves(game, player);
    return 'reserves';
  },
  *deal(game, own) {
    const { cite, setup } = game.edition;
    for (const player of inOrder(game)) perform(game, { type: 'shuffle', player, rules: cite.shuffle });
    for (const player of inOrder(game)) yield* deal(game, player, setup.hand, 'deal');
    own.left = setup.redraw ? inOrder(game) : [];
  },
  *redraw(game, own) {
    const player = own.left.shift();
    if (player === undefined) return undefined;
    yield* redraw(game, player);
    return 'redraw';
  },
  firstTurn: (game) => beginTurn(game, 1, game.state.first ?? 0),
};

const carryOn = carrierOf<KotcContext, SetupFrame>({ setup: setupSteps });

/** Whether a game has been set up, so that its turns are played. */
export const isSetUp = ({ state: { first, frames } }: Pick<KotcContext, 'state'>): boolean =>
  first !== null && frames?.[0]?.do !== 'setup';

/** Sets a game up, from its beginning or in its midst. */
export function* setUp(game: KotcContext): Asking {
  if (game.state.frames?.[0]?.do !== 'setup') call<KotcFrame>(game, { do: 'setup', step: 'first', left: [] });
  yield* carryOn(game);
}

/** All players, beginning with who goes first. */
const inOrder = ({ state }: KotcContext): PlayerNo[] => clockwiseFrom(state, state.first ?? 0);

/** Each rolls dice, the highest goes first; those who tie for it roll again (K14-Q-84). */
function* rollForFirst(game: KotcContext): Asking<PlayerNo> {
  let left = [...game.state.players.keys()];
  while (left.length > 1) {
    const rolls = yield* rollDice(
      game,
      left.map((player) => ({ player, why: 'first' as const })),
      left.map(() => game.edition.setup.diceForFirst),
    );
    const totals = rolls.map(({ dice }) => dice.reduce((sum, die) => sum + die, 0));
    const best = Math.max(...totals);
    left = left.filter((_, place) => totals[place] === best);
  }
  return left[0] ?? 0;
}

/** Each player sets cards of the deck aside before it is shuffled, seeing them all (K11-SET-12 to 14). */
function* pickReserves(game: KotcContext, player: PlayerNo): Asking {
  const { state, edition } = game;
  const { reserves: rules } = edition.cite;
  const question = { player, purpose: purposes.reserves, rule: rules[0] ?? '' };
  const deck = [...cardsIn(state, player, 'deck')];
  const { least, most } = reservesOf(edition.setup, deck.length);
  if (most === 0) return;
  const chosen = yield* askCards(game, question, deck, least, most);
  if (has(state.out, player)) return;
  for (const card of chosen) {
    const to = { to: player, zone: 'reserves', place: 'bottom' } as const;
    perform(game, { type: 'move', card, by: player, ...to, why: 'reserve', rules });
  }
}

/** How many of so many cards are set aside; beside a deck as many as leave it a size that it may have (K12-SET-21, 22). */
function reservesOf(
  { reserves, reservesBeside, deck }: Setup,
  cards: number,
): { least: number; most: number } {
  if (!reservesBeside) return { least: reserves, most: reserves };
  const most = Math.max(0, Math.min(reserves, cards - deck.least));
  return { least: Math.max(0, Math.min(most, cards - deck.most)), most };
}

/** Buries any of the first hand, in the player's order, and draws as many (K14-SET-10 to 15). */
function* redraw(game: KotcContext, player: PlayerNo): Asking {
  const { state, edition } = game;
  const question = { player, purpose: purposes.redraw, rule: edition.cite.redraw[0] ?? '' };
  const hand = [...cardsIn(state, player, 'hand')];
  const buried = yield* askCards(game, question, hand, 0, hand.length, true);
  for (const no of buried) yield* sendHome(game, no, 'bury', { by: player });
  yield* deal(game, player, buried.length, 'redraw');
}

function* deal(game: KotcContext, player: PlayerNo, count: number, why: 'deal' | 'redraw'): Asking {
  for (let n = 0; n < count; n += 1) {
    const [top] = cardsIn(game.state, player, 'deck');
    if (top !== undefined) yield* takeTop(game, player, top, why);
  }
}

/** Who begins, first hands and mulligans: MC-SET-10 to MC-SET-23, MC-Q-14, 101, 102, 123. */
import { askPlayer, askYes } from '../../../../engine/ask.js';
import { rollFaces } from '../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Own, Steps } from '../../../../engine/frames/frames.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { clockwiseFrom, has } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { askFor } from '../purposes.js';
import type { Frame } from '../state/frames.js';
import { nextInTurn } from '../state/reading.js';

/** [MC-SET-12] */
const HAND = 7;

type SetupFrame = Extract<Frame, { do: 'setup' }>;

export const setupSteps: Steps<Magic, SetupFrame> = {
  *first(game, own) {
    const { state } = game;
    const all = clockwiseFrom(state, 0);
    for (const player of all) {
      happen(game, { type: 'shuffle', player, cards: [], rules: ['MC-SET-11'] });
    }
    if (!state.options.mulligansFirst) yield* chooseFirst(game, own);
  },
  deal(game, own) {
    own.left = clockwiseFrom(game.state, game.state.first);
    for (const player of own.left) deal(game, player, HAND);
  },
  *mulligan(game, own) {
    const { state } = game;
    const [player] = own.left;
    if (player === undefined) return undefined;
    const { hand } = state.players[player]!.zones;
    // A hand of no cards cannot become smaller (MC-SET-23).
    const keeps =
      has(state.out, player) ||
      hand.length === 0 ||
      (yield* askYes(game, askFor(player, 'keep', 'MC-SET-13')));
    own.left.shift();
    if (keeps) happen(game, { type: 'keep', player, cards: [], rules: ['MC-SET-13'] });
    else {
      takeMulligan(game, player);
      if (state.options.mulligansInTurn) own.left.push(player);
      else own.left.unshift(player);
    }
    return 'mulligan';
  },
  *begin(game, own) {
    if (game.state.options.mulligansFirst) yield* chooseFirst(game, own);
  },
};

/** The loser of the game before decides it, or else chance (MC-SET-18, MC-SET-19). */
function* chooseFirst(game: Magic, { chooser }: Own<SetupFrame>): Asking {
  const { state } = game;
  const players = clockwiseFrom(state, 0);
  const rules = [chooser === undefined ? 'MC-SET-18' : 'MC-SET-19'];
  const player =
    chooser === undefined
      ? (rollFaces(game, 1, players.length)[0] ?? 1) - 1
      : yield* askPlayer(game, askFor(chooser, 'first', 'MC-SET-19'), players);
  const first = has(state.out, player) ? nextInTurn(game, player) : player;
  happen(game, { type: 'begins', player: first, cards: [], rules });
}

function deal(game: Magic, player: PlayerNo, count: number): void {
  const { library } = game.state.players[player]!.zones;
  const most = Math.min(count, library.length);
  for (let drawn = 0; drawn < most; drawn += 1) {
    happen(game, { type: 'draw', player, cards: [], rules: ['MC-SET-12'] });
  }
}

/** The whole hand goes back unseen, and the new one is one card smaller (MC-SET-14 to MC-SET-17). */
function takeMulligan(game: Magic, player: PlayerNo): void {
  happen(game, { type: 'mulligan', player, cards: [], rules: ['MC-SET-14'] });
  happen(game, { type: 'shuffle', player, cards: [], rules: ['MC-SET-14'] });
  deal(game, player, HAND - game.state.players[player]!.mulligans);
}

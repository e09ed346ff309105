/** Pawns: minions that abilities make and that are no cards (K15-PWN-01 to 19). */
import { askNumber, askOrder } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { craftedDesign, embodiedDesign } from '../components/pawn-designs.js';
import type { Effecting, KotcContext } from '../context.js';
import type { EventOf } from '../events/events.js';
import { perform } from '../events/pipeline.js';
import { purposes } from '../purposes.js';
import { revealTo } from '../shared/abilities.js';
import { countReadyResources, payResources } from '../shared/resources.js';
import { canTell } from '../views/view-cards.js';
import { cardAt, designAt, isPetrified, levelOf } from '../state/values.js';

type Made = Omit<EventOf<'pawn'>, 'type' | 'card' | 'rules'>;

/** A pawn enters its maker's battlefield, exhausted and face-up as any minion that is summoned (K15-PWN-08, 19). */
function makePawn(game: KotcContext, made: Made): void {
  const rules = game.edition.cite[made.how];
  perform(game, { type: 'pawn', card: game.state.cards.length, ...made, rules });
}

/** Exactly x pawns of level y, each with stats of its maker's choice, for no resource cost (K15-KEY-138 to 143, K15-Q-118). */
export function* craftPawns(game: KotcContext, { player, source, x, y }: Effecting): Asking {
  const { designs, edition } = game;
  const question = {
    player,
    purpose: purposes.craft,
    rule: edition.cite.craft[1] ?? '',
    about: source,
    amount: y,
  };
  for (let nth = 0; nth < x; nth += 1) {
    const sp = yield* askNumber(game, question, 0, y);
    makePawn(game, { player, design: craftedDesign(designs, y, sp, edition.number), how: 'craft', of: null });
  }
}

/** How pawns are made of cards that stay where they are. */
interface Copying {
  readonly how: 'clone' | 'embody';
  /** Whether the card is one of which a pawn is made; others are unaffected (K15-KEY-120, K17-KEY-162). */
  readonly suits: (game: KotcContext, no: CardNo) => boolean;
  readonly reveals: (game: KotcContext) => boolean;
  /** Resources that are paid for each pawn. */
  readonly cost: (game: KotcContext, no: CardNo) => number;
  readonly design: (game: KotcContext, no: CardNo) => number;
}

export const cloning: Copying = {
  how: 'clone',
  suits: (game, no) => designAt(game, no).type === 'creature',
  reveals: ({ edition }) => edition.mechanisms.cloningShows === 'the card',
  cost(game, no) {
    const isPrinted =
      game.edition.mechanisms.cloning === 'for the level copied' || isPetrified(cardAt(game, no));
    return isPrinted ? designAt(game, no).level : levelOf(game, no);
  },
  design: (game, no) => cardAt(game, no).design,
};

export const embodying: Copying = {
  how: 'embody',
  suits: (game, no) => designAt(game, no).type === 'spell' && embodiedOf(game, no) !== null,
  reveals: () => true,
  cost: levelOf,
  design: (game, no) => embodiedOf(game, no) ?? cardAt(game, no).design,
};

const embodiedOf = (game: KotcContext, no: CardNo): number | null =>
  embodiedDesign(game.designs, designAt(game, no));

/** A pawn of each target, in the user's order, as long as it can be paid (K15-Q-108). */
export function* copyEach(copying: Copying, game: KotcContext, by: Effecting): Asking {
  const sources = shown(copying, game, by);
  for (const no of yield* inOrder(copying, game, by, sources)) {
    if (mostPaid(copying, game, by.player, no) > 0) yield* copyOnce(copying, game, by.player, no);
  }
}

/** From none to x pawns of each target, each paid for by itself (K15-KEY-124, K15-Q-110). */
export function* copyTimes(copying: Copying, game: KotcContext, by: Effecting): Asking {
  const { player, x } = by;
  const { cite } = game.edition;
  for (const no of shown(copying, game, by)) {
    // Where it is not revealed, who uses it may have picked it unseen.
    const about = canTell(game, no, player) ? no : by.source;
    const question = { player, purpose: purposes[copying.how], rule: cite[copying.how][0] ?? '', about };
    const most = Math.min(x, mostPaid(copying, game, player, no));
    const times = yield* askNumber(game, question, 0, most);
    for (let nth = 0; nth < times; nth += 1) yield* copyOnce(copying, game, player, no);
  }
}

function shown(copying: Copying, game: KotcContext, { player, targets }: Effecting): CardNo[] {
  const sources = targets.filter((no) => copying.suits(game, no));
  if (sources.length > 0 && copying.reveals(game)) revealTo(game, sources, player);
  return sources;
}

/** The order matters only where not all can be paid. */
function* inOrder(
  { cost, how }: Copying,
  game: KotcContext,
  { player }: Effecting,
  sources: readonly CardNo[],
): Asking<readonly CardNo[]> {
  const total = sources.reduce((sum, no) => sum + cost(game, no), 0);
  if (total <= countReadyResources(game.state, player)) return sources;
  const question = { player, purpose: purposes.copies, rule: game.edition.cite[how][0] ?? '' };
  return yield* askOrder(game, question, sources);
}

/** How many pawns of the card a player can pay. */
function mostPaid({ cost }: Copying, game: KotcContext, player: PlayerNo, no: CardNo): number {
  const each = cost(game, no);
  return each === 0 ? Infinity : Math.floor(countReadyResources(game.state, player) / each);
}

function* copyOnce(copying: Copying, game: KotcContext, player: PlayerNo, no: CardNo): Asking {
  yield* payResources(game, player, copying.cost(game, no), no);
  makePawn(game, { player, design: copying.design(game, no), how: copying.how, of: no });
}

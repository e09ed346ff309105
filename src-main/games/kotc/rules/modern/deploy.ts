import { askOptions, askYes, idOf } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { beginCasting, carryOut, payActivation, putAway, setTrap, useMeeting } from './abilities.js';
import { revealTo } from '../shared/abilities.js';
import { hasHitpointsFor } from './costs.js';
import { meetingTrigger } from './conditions-met.js';
import { payResources, readyFor } from '../shared/resources.js';
import type { Effecting, KotcContext } from '../context.js';
import { note, perform } from '../events/pipeline.js';
import { selectOnActivation } from './selecting.js';
import { cardAt, designAt, isCardInPlay, isOwnPhase, levelOf } from '../state/values.js';
import { purposes } from '../purposes.js';

/**
 * Reveals all targets, then plays those that the player wants, in the player's order, as if they were in the player's hand
 * (K14-KEY-13 to 26, K14-Q-76). A deployed spell resolves at once, as part of what deployed it.
 */
export function* deployAll(game: KotcContext, { player, targets }: Effecting): Asking {
  revealTo(game, targets, player);
  const rule = game.edition.cite.deploy[0] ?? '';
  for (let left = targets; ;) {
    const playable = left.filter((no) => canDeploy(game, player, no));
    const question = { player, purpose: purposes.deploy, rule };
    const [card] = yield* askOptions(
      game,
      question,
      playable,
      (no) => ({ card: idOf(game.state, no) }),
      0,
      1,
    );
    if (card === undefined) return;
    left = left.filter((no) => no !== card);
    if (designAt(game, card).type === 'creature') yield* summon(game, player, card);
    else if (yield* isSet(game, player, card)) yield* setTrap(game, player, card);
    else yield* deploySpell(game, player, card);
  }
}

/** Not what is in-play already or is being cast; its cost must be payable, and a spell's condition met (K14-Q-74). */
function canDeploy(game: KotcContext, player: PlayerNo, no: CardNo): boolean {
  const card = cardAt(game, no);
  if (isCardInPlay(card) || card.zone === null) return false;
  if (readyFor(game, player, no) < levelOf(game, no)) return false;
  return designAt(game, no).type === 'creature' || canBeSet(game) || canCast(game, player, no);
}

const canBeSet = ({ edition }: KotcContext): boolean =>
  edition.mechanisms.spells === 'are cast or set as traps';

/** Whether a deployed spell is set: as the player likes, or because it cannot be cast now (K12-KEY-15). */
function* isSet(game: KotcContext, player: PlayerNo, card: CardNo): Asking<boolean> {
  if (!canBeSet(game)) return false;
  if (!canCast(game, player, card)) return true;
  const rule = game.edition.cite.deploy[0] ?? '';
  return yield* askYes(game, { player, purpose: purposes['deploy-set'], rule, about: card });
}

function canCast(game: KotcContext, player: PlayerNo, no: CardNo): boolean {
  const { abilities } = designAt(game, no);
  if (!hasHitpointsFor(game.state, player, abilities[0]?.costs ?? [])) return false;
  if (ignoresConditions(game)) return true;
  if (abilities[0]?.condition) return meetingTrigger(game, player, no, 0) !== undefined;
  return isOwnPhase(game, player, 'action');
}

/** Pays the minion's level and puts it, exhausted, onto the player's battlefield, wherever it comes from. */
export function* summon(game: KotcContext, player: PlayerNo, card: CardNo): Asking {
  yield* payResources(game, player, levelOf(game, card), card, card);
  const rules = game.edition.cite.summon;
  const to = { to: player, zone: 'battlefield', place: 'bottom' } as const;
  perform(game, { type: 'move', card, by: player, ...to, why: 'summon', rules });
}

/** Neither the condition of a deployed spell counts nor the keywords in it: it costs its level (K15-KEY-144, 145). */
const ignoresConditions = ({ edition }: KotcContext): boolean =>
  edition.mechanisms.deployedSpells === 'ignore it';

function* deploySpell(game: KotcContext, player: PlayerNo, card: CardNo): Asking {
  if (!ignoresConditions(game)) useMeeting(game, player, card, 0);
  yield* beginCasting(game, player, card, levelOf(game, card));
  if (yield* payActivation(game, player, card, 0)) {
    // It is no link, and is used all the same (K17-Q-138).
    note(game, { type: 'happened', kind: 'used', cards: [card], player });
    const selected = yield* selectOnActivation(game, player, card, 0);
    yield* carryOut(game, player, card, 0, selected);
  }
  putAway(game, card, player);
}

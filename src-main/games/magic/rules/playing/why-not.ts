/** Whether something can be played, and why not: the one source of legality (MC-PLAY-01 to MC-PLAY-30, MC-TYPE-02 to MC-TYPE-07, MC-ABIL-04, 05). */
import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { needOf, type Need } from '../mana/need.js';
import { canMeet } from '../mana/solve.js';
import { canTap, meansOf } from '../mana/sources.js';
import { LAND } from '../objects/bits.js';
import { faceOfCard, type Face } from '../objects/faces.js';
import { hasTargets } from '../objects/targets.js';
import { textOf } from '../objects/text-source.js';
import { cardAt, stackOf } from '../state/reading.js';
import type { SortedAbilities } from '../state/characteristics.js';
import type { AbilityLaw } from './ability-law.js';
import { canAnnounce } from './announce.js';
import { canPay } from './costs.js';
import { whyNotAsSorcery, whyNotByLimits } from './limits.js';
import { spellCosts, spellText } from './playing-text.js';
import { refusals } from './refusals.js';

/** Why a player with priority cannot play a land or spell; null: they can. */
export function whyNotPlay(game: Magic, player: PlayerNo, no: CardNo): Refusal | null {
  const card = cardAt(game, no);
  if (card.zone !== 'hand' || card.player !== player) return refusals.notInHand;
  return whyNotPlayAs(game, player, no, faceOfCard(game, card));
}

/** The same of a card in the player's hand, with what stands on it. */
export function whyNotPlayAs(game: Magic, player: PlayerNo, no: CardNo, face: Face): Refusal | null {
  return (face.printed.types & LAND) !== 0
    ? whyNotLand(game, player, no)
    : whyNotSpell(game, player, no, face);
}

/** [MC-TYPE-22] to [MC-TYPE-27] */
function whyNotLand(game: Magic, player: PlayerNo, no: CardNo): Refusal | null {
  const { active, step, lands } = game.state;
  if (active !== player) return refusals.landInOthersTurn;
  if (step !== 'main1' && step !== 'main2') return refusals.notMain;
  if (stackOf(game).length > 0) return refusals.stackNotEmpty;
  const most = game.rules.law.lands(game, player);
  if (most !== null && lands >= most) return refusals.landPlayed;
  return game.rules.law.cannot(game, player, 'playLands', no) ? refusals.forbidden : null;
}

function whyNotSpell(
  game: Magic,
  player: PlayerNo,
  no: CardNo,
  { design, isInstant, law }: Face,
): Refusal | null {
  if (!isInstant) {
    const refusal = whyNotAsSorcery(game, player);
    if (refusal) return refusal;
  }
  const { limits, alternatives, need, targets } = law;
  if (game.rules.law.cannot(game, player, 'playSpells', no)) return refusals.forbidden;
  if (!design.manaCost && alternatives.length === 0) return refusals.noCost;
  if (need && design.manaCost) {
    const means = meansOf(game, player, no);
    // What costs only mana, and there is nothing more to make it with than what is tapped for it.
    if (means.costly.length === 0) {
      const cost = game.rules.law.costOf(game, no, player, design.manaCost);
      if (!canMeet(means, cost === design.manaCost ? need : needOf(cost, 0))) return refusals.unpayable;
      const isAimed = targets
        ? targets.length === 0 || hasTargets(game, targets, textOf(game, no, player))
        : canAnnounce(game, spellText(game, player, no));
      return isAimed ? null : refusals.noTarget;
    }
  }
  const announcing = spellText(game, player, no);
  const refusal = limits.length > 0 ? whyNotByLimits(game, player, limits, announcing.text, null) : null;
  if (refusal) return refusal;
  for (const costs of spellCosts(game, player, no)) {
    if (canPay(game, player, costs, announcing.text, no)) {
      return canAnnounce(game, announcing) ? null : refusals.noTarget;
    }
  }
  return refusals.unpayable;
}

/** Whether there could be mana for an ability, whatever its X is: a quick look before its text is gone into. */
function isManaInReach(game: Magic, player: PlayerNo, need: Need): boolean {
  if (need.amount === 0) return true;
  const means = meansOf(game, player);
  return means.costly.length > 0 || canMeet(means, need);
}

/** Whether of mana and {T}, which are paid for an ability, neither takes anything from the other. */
const isPaidApart = (
  game: Magic,
  player: PlayerNo,
  { need }: AbilityLaw,
  { mana }: SortedAbilities,
): boolean => need.amount === 0 || (mana.length === 0 && meansOf(game, player).costly.length === 0);

/** Why a player cannot play an ability of an object; null: they can. @param place among its abilities */
export function whyNotActivate(game: Magic, player: PlayerNo, no: CardNo, place: number): Refusal | null {
  const card = cardAt(game, no);
  const { abilities, sorted, changes } = game.rules.characteristicsOf(game, no);
  const law = sorted.laws[place];
  if (!law) return refusals.notActivated;
  if (card.zone !== law.zone) return refusals.notInPlay;
  if (changes.some(({ change }) => change.is === 'abilitiesCannotBePlayed')) return refusals.barred;
  if (card.player !== player) {
    if (!law.byOthers) return refusals.notController;
  } else if (law.byOpponentsOnly) return refusals.onlyOpponents;
  if (law.taps) {
    if (card.tapped) return refusals.tapped;
    if (!canTap(game, no)) return refusals.fresh;
  }
  if (game.rules.law.cannot(game, player, 'playAbilities', no)) return refusals.forbidden;
  if (!law.isLimited) {
    const { need } = law;
    if (!isManaInReach(game, player, need)) return refusals.unpayable;
    if (law.aimsAtNothing && law.isPaidPlainly && isPaidApart(game, player, law, sorted)) return null;
  }
  const { costs, effects, limits } = law.ability;
  const { ref } = abilities[place]!;
  const text = textOf(game, no, player, ref.design);
  const refusal = law.isLimited ? whyNotByLimits(game, player, limits, text, ref.node) : null;
  if (refusal) return refusal;
  if (!canPay(game, player, costs, text)) return refusals.unpayable;
  if (law.aimsAtNothing) return null;
  return canAnnounce(game, { text, effects, enchanting: null }) ? null : refusals.noTarget;
}

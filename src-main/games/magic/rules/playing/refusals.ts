import type { Refusal } from '../../../../engine/decision.js';

const refusal = (rule: string, because: string): Refusal => ({ allowed: false, rule, because });

/** Why something cannot be played, each with the rule that says so. */
export const refusals = {
  notInHand: refusal('MC-PLAY-08', 'A spell is played from its player’s hand.'),
  notInPlay: refusal('MC-ABIL-05', 'Its abilities can be played only while it is in play.'),
  notController: refusal('MC-ABIL-04', 'Only its controller can play its abilities.'),
  notActivated: refusal('MC-ABIL-03', 'Only activated abilities are played.'),
  notOwnTurn: refusal('MC-TYPE-02', 'It can be played only in a main phase of your own turn.'),
  notMain: refusal('MC-TYPE-02', 'It can be played only in a main phase.'),
  stackNotEmpty: refusal('MC-TYPE-04', 'It can be played only while the stack is empty.'),
  landInOthersTurn: refusal('MC-TYPE-25', 'A land can be played only in your own turn.'),
  landPlayed: refusal('MC-TYPE-24', 'You have played your land for this turn.'),
  forbidden: refusal('MC-GR-164', 'Something says that you cannot play it.'),
  barred: refusal('MC-GR-164', 'Something says that its activated abilities cannot be played.'),
  onlyOpponents: refusal('MC-GR-29', 'Only opponents of its controller may play this ability.'),
  asSorcery: refusal('MC-GR-30', 'It can be played only when a sorcery could be.'),
  during: refusal('MC-GR-31', 'It can be played only in another phase, step or turn.'),
  timesEachTurn: refusal('MC-GR-32', 'It has been played as often as it can be in a turn.'),
  onlyIf: refusal('MC-GR-33', 'What it asks for does not hold.'),
  noTarget: refusal('MC-PLAY-21', 'It has no legal target.'),
  unpayable: refusal('MC-PLAY-23', 'Its cost cannot be paid in full.'),
  tapped: refusal('MC-PLAY-25', 'It is tapped already.'),
  fresh: refusal('MC-TYPE-31', 'You have not controlled it since the beginning of your most recent turn.'),
  noCost: refusal('MC-PLAY-12', 'It has no mana cost that could be paid.'),
} as const satisfies Readonly<Record<string, Refusal>>;

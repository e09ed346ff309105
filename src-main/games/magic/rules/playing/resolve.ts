/** The top of the stack is carried out: MC-RES-01 to MC-RES-17, MC-TRIG-17, MC-Q-37 to MC-Q-39, MC-Q-42, MC-Q-130. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { listOf } from '../../../../engine/pipeline/list-of.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Magic } from '../context.js';
import { entry } from '../events/entry.js';
import { emitOne, happen, happensAsItIs } from '../events/happen.js';
import { PERMANENT } from '../objects/bits.js';
import { holds } from '../objects/conditions.js';
import { faceOfCard, nodeAt } from '../objects/faces.js';
import { aimedAtLegal } from '../objects/targets.js';
import { effectsOnStack, textOnStack } from '../objects/text-source.js';
import type { Cause, EventOf } from '../state/events.js';
import { cardAt, stackOf } from '../state/reading.js';
import type { Aim, TextSource } from '../state/text-source.js';

/** @returns what is left of it where somebody may be asked */
export function resolveTop(game: Magic): Asking | undefined {
  const [no] = stackOf(game);
  if (no === undefined) return undefined;
  const { combatDamage, player } = cardAt(game, no);
  if (combatDamage) return dealDamage(game, no);
  const text = aimedAtLegal(game, textOnStack(game, no));
  if (!text) return putAway(game, no, 'noTarget');
  happen(game, { type: 'resolve', player, cards: listOf(no), rules: ofResolving });
  return isPermanentSpell(game, no) ? comeIntoPlay(game, no, text) : doWhatItSays(game, no, text);
}

function* dealDamage(game: Magic, no: CardNo): Asking {
  const { id } = cardAt(game, no);
  yield* game.rules.combat.dealCombatDamage(game, no);
  if (cardAt(game, no).id === id) leave(game, no, 'leave');
}

function* doWhatItSays(game: Magic, no: CardNo, text: TextSource): Asking {
  const { id } = cardAt(game, no);
  if (stillHolds(game, no, text)) yield* game.rules.carryOut(game, effectsOnStack(game, no), text);
  // A spell card moves only after its effect (MC-RES-14), unless that has moved it.
  if (cardAt(game, no).id !== id) return;
  const leaving = putAway(game, no, 'resolve');
  if (leaving) yield* leaving;
}

/** Events that happen all the time share their lists. */
const ofResolving: readonly string[] = ['MC-RES-01'];
const ofHavingResolved: readonly string[] = ['MC-RES-13'];
const ofNoEffect: readonly string[] = ['MC-Q-37'];
const ofNoTarget: readonly string[] = ['MC-RES-05'];
const ofLeaving: readonly string[] = ['MC-RES-10'];

const isPermanentSpell = (game: Magic, no: CardNo): boolean => {
  const { does, isCopy } = cardAt(game, no);
  return !does && !isCopy && (faceOfCard(game, cardAt(game, no)).printed.types & PERMANENT) !== 0;
};

/** What was chosen as a target is what it is attached to (MC-Q-39). */
function comeIntoPlay(
  game: Magic,
  no: CardNo,
  { targets, controller: player }: TextSource,
): Asking | undefined {
  const aim = targets ? firstAim(targets) : undefined;
  const attachTo = aim && 'card' in aim ? aim.card : undefined;
  const { copyOf: reworded } = cardAt(game, no);
  const entering = entry(no, player, 'MC-RES-11', { attachTo });
  if (!happensAsItIs(game, entering)) return comeInstead(game, no, entering, reworded);
  keepText(game, no, player, reworded);
  return undefined;
}

function firstAim(targets: NonNullable<TextSource['targets']>): Aim | undefined {
  for (const aims of targets.values()) for (const aim of aims) return aim;
  return undefined;
}

function* comeInstead(
  game: Magic,
  no: CardNo,
  entering: EventOf<'comeIntoPlay'>,
  reworded: number | undefined,
): Asking {
  yield* emitOne(game, entering);
  keepText(game, no, entering.player, reworded);
}

/** The permanent has the text that the spell had come to have. */
function keepText(game: Magic, no: CardNo, player: PlayerNo, reworded: number | undefined): void {
  if (reworded === undefined || cardAt(game, no).zone !== 'play') return;
  happen(game, { type: 'changeText', player, cards: [no], rules: ['MC-GR-138'], design: reworded });
}

/** The condition of a triggered ability is looked at again (MC-Q-42). */
function stillHolds(game: Magic, no: CardNo, text: TextSource): boolean {
  const { does } = cardAt(game, no);
  if (!does) return true;
  const ability = nodeAt<Ability>(game, does);
  return ability.is !== 'triggered' || !ability.condition || holds(game, ability.condition, text);
}

/** A card goes to its owner's graveyard (MC-RES-13, MC-Q-37); of an ability or a copy nothing is left (MC-RES-10, MC-Q-130). */
function putAway(game: Magic, no: CardNo, cause: Extract<Cause, 'resolve' | 'noTarget'>): Asking | undefined {
  const { made, owner: player } = cardAt(game, no);
  if (made) {
    leave(game, no, cause);
    return undefined;
  }
  const rules = cause === 'resolve' ? ofHavingResolved : ofNoEffect;
  const event = { type: 'move', player, cards: listOf(no), to: 'graveyard', cause, rules } as const;
  return happensAsItIs(game, event) ? undefined : putElsewhere(game, no, event);
}

/** Whatever happens instead, it has been carried out, and does not stay to be so again. */
function* putElsewhere(game: Magic, no: CardNo, event: EventOf<'move'>): Asking {
  const { id } = cardAt(game, no);
  yield* emitOne(game, event);
  if (cardAt(game, no).id === id) happen(game, event);
}

function leave(game: Magic, no: CardNo, cause: Cause): void {
  const { player } = cardAt(game, no);
  const rules = cause === 'noTarget' ? ofNoTarget : ofLeaving;
  happen(game, { type: 'leaveStack', player, cards: listOf(no), cause, rules });
}

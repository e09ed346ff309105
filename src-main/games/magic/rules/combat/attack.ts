/** Who attacks whom: MC-CMB-02 to MC-CMB-08, MC-TYPE-30, MC-GR-153, MC-GR-154, MC-GR-166. */
import { askPairs, type PairingOf } from '../../../../engine/ask.js';
import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';

import { askFor } from '../purposes.js';
import { cardAt } from '../state/reading.js';
import { opponentsOf } from '../objects/who.js';
import { aloneOf, changesOf, hasKeyword, isAsThough, isBarred, isCreature, pairingOf } from './creature.js';
import { isAffordable, isFree, isPaid, paymentsFor } from './pay-to-fight.js';
import { refuse } from './refusal.js';

/** Why a permanent cannot be declared as an attacker of a player; null: it can. */
export function whyNotAttack(game: Magic, no: CardNo, defender: PlayerNo): Refusal | null {
  const refusal = whyUnable(game, no, defender);
  if (refusal || isAffordable(game, no, 'attack', defender)) return refusal;
  return refuse('MC-GR-166', 'Its controller cannot pay for it to attack.');
}

/** The same where nothing has to be paid any more. */
function whyUnable(game: Magic, no: CardNo, defender: PlayerNo): Refusal | null {
  const { state } = game;
  const card = cardAt(game, no);
  const { active } = state;
  if (card.zone !== 'play' || !isCreature(game, no))
    return refuse('MC-TYPE-11', 'Only creatures can attack.');
  if (card.player !== active) return refuse('MC-CMB-02', 'Only the active player’s creatures attack.');
  if (defender === active) return refuse('MC-CMB-06', 'Attackers attack an opponent.');
  if (card.tapped && !isAsThough(game, no, 'attack', 'untapped')) {
    return refuse('MC-CMB-05', 'A tapped creature cannot attack.');
  }
  if (card.fresh && !hasKeyword(game, no, 'haste') && !isAsThough(game, no, 'attack', 'haste')) {
    return refuse('MC-TYPE-30', 'It has not been under its controller’s control since this turn began.');
  }
  const isWall = game.rules.characteristicsOf(game, no).subtypes.includes('Wall');
  if (isWall && !isAsThough(game, no, 'attack', 'notWall')) {
    return refuse('MC-KW-57', 'Walls cannot attack.');
  }
  if (game.rules.law.cannot(game, active, 'attack', null)) {
    return refuse('MC-GR-164', 'This player cannot attack.');
  }
  return isBarred(game, no, 'attack', defender)
    ? refuse('MC-GR-153', 'Something says that it cannot attack.')
    : null;
}

/** What cannot attack alone does not, where nothing else attacks (MC-GR-153). */
const together = <A extends { readonly card: CardNo }>(game: Magic, attacks: readonly A[]): readonly A[] => {
  const [first, ...others] = attacks;
  const isBarredAlone = first && others.length === 0 && aloneOf(game, first.card, 'attack') === 'never';
  return isBarredAlone ? [] : attacks;
};

/** The creatures that can attack, each with the places of the opponents whom it can attack (MC-Q-95). */
function attackersFor(game: Magic, defenders: readonly PlayerNo[]): readonly PairingOf[] {
  const { players, active } = game.state;
  const pairings: PairingOf[] = [];
  for (const card of players[active]?.zones.play ?? []) {
    if (!isCreature(game, card)) continue;
    const to: number[] = [];
    for (let place = 0; place < defenders.length; place += 1)
      if (whyNotAttack(game, card, defenders[place]!) === null) to.push(place);
    if (to.length === 0) continue;
    pairings.push(pairingOf(card, to, mustAttack(game, card), aloneOf(game, card, 'attack')));
  }
  return together(game, pairings);
}

/** "Attacks each turn if able": once, and not where it would have to be paid for (MC-GR-154, MC-Q-120). */
function mustAttack(game: Magic, no: CardNo): boolean {
  if (!changesOf(game, no, 'must').some(({ change }) => change.act === 'attack')) return false;
  if (paymentsFor(game, no, 'attack').length > 0) return false;
  const { id } = cardAt(game, no);
  return !game.state.thisTurn.some((fact) => fact.id === id && fact.did === 'attacked');
}

/** The active player declares all attackers together; they are tapped by it (MC-CMB-02 to MC-CMB-04, MC-CMB-12). */
export function declareAttackers(game: Magic): Asking | undefined {
  const defenders = opponentsOf(game, game.state.active);
  const able = attackersFor(game, defenders);
  return able.length === 0 ? undefined : declareSome(game, defenders, able);
}

function* declareSome(game: Magic, defenders: readonly PlayerNo[], able: readonly PairingOf[]): Asking {
  const { active } = game.state;
  const room = defenders.map((player) => Math.min(able.length, game.rules.law.attackersLeft(game, player)));
  const most = Math.max(0, ...room);
  if (most === 0) return;
  const chosen = yield* askPairs(
    game,
    askFor(active, 'attack', 'MC-CMB-02'),
    able,
    defenders.map((player) => ({ player })),
    room,
  );
  const declared: { readonly card: CardNo; readonly defender: PlayerNo }[] = [];
  for (const { card, option } of chosen) {
    const defender = defenders[option] as PlayerNo;
    if (isFree(game, card) || (yield* isPaid(game, card, 'attack', defender)))
      declared.push({ card, defender });
  }
  // What was tapped or sacrificed to pay for another attack does not attack.
  const attacks = together(
    game,
    declared.filter(({ card, defender }) => whyUnable(game, card, defender) === null).slice(0, most),
  );
  if (attacks.length === 0) return;
  const cards = attacks.map(({ card }) => card);
  happen(game, {
    type: 'attack',
    player: active,
    cards,
    defenders: attacks.map(({ defender }) => defender),
    rules: ['MC-CMB-02', 'MC-CMB-08'],
  });
  const tapping = cards.filter(
    (no) => !cardAt(game, no).tapped && changesOf(game, no, 'attacksWithoutTapping').length === 0,
  );
  if (tapping.length > 0) happen(game, { type: 'tap', player: active, cards: tapping, rules: ['MC-CMB-04'] });
}

/** Who blocks what: MC-CMB-15 to MC-CMB-27, evasion (MC-KW-12 to MC-KW-26, MC-KW-48, MC-KW-56) and MC-GR-153 to MC-GR-156, MC-GR-162, MC-GR-163. */
import { askPairs, type PairingOf } from '../../../../engine/ask.js';
import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { has, type CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { askFor } from '../purposes.js';
import { attackBy, attacksOf, inPlay } from './combat-state.js';
import { cardAt } from '../state/reading.js';
import { opponentsOf } from '../objects/who.js';
import { aloneOf, changesOf, isAsThough, isBarred, isCreature, pairingOf } from './creature.js';
import { whyEvades } from './evasion.js';
import { isAffordable, isFree, isPaid, paymentsFor } from './pay-to-fight.js';
import { refuse } from './refusal.js';

/** Why a creature cannot block, whatever attacks; null: it can. */
function whyBlocksNothing(game: Magic, blocker: CardNo): Refusal | null {
  const card = cardAt(game, blocker);
  if (card.zone !== 'play' || !isCreature(game, blocker)) {
    return refuse('MC-TYPE-11', 'Only creatures can block.');
  }
  if (card.tapped && !isAsThough(game, blocker, 'block', 'untapped')) {
    return refuse('MC-CMB-18', 'A tapped creature cannot block.');
  }
  if (game.rules.law.cannot(game, card.player, 'block', null)) {
    return refuse('MC-GR-164', 'This player cannot block.');
  }
  return isAffordable(game, blocker, 'block')
    ? null
    : refuse('MC-GR-166', 'Its controller cannot pay for it to block.');
}

/** Why a permanent cannot be declared as a blocker of an attacker; null: it can. */
export function whyNotBlock(game: Magic, blocker: CardNo, attacker: CardNo): Refusal | null {
  const attack = attackBy(game, attacker);
  if (!attack) return refuse('MC-CMB-21', 'Only attacking creatures can be blocked.');
  if (cardAt(game, blocker).player !== attack.defender) {
    return refuse('MC-CMB-15', 'Only creatures of the defending player block.');
  }
  return whyBlocksNothing(game, blocker) ?? whyNotThis(game, blocker, attacker, attack.defender);
}

function whyNotThis(game: Magic, blocker: CardNo, attacker: CardNo, defender: PlayerNo): Refusal | null {
  if (isBarred(game, blocker, 'block', defender, attacker)) {
    return refuse('MC-GR-153', 'Something says that it cannot block this.');
  }
  return whyEvades(game, blocker, attacker, defender);
}

/** Whether a creature could block an attacker as things stand, if that attacked its player. */
export const couldBlock = (game: Magic, blocker: CardNo, attacker: CardNo, defender: PlayerNo): boolean =>
  whyBlocksNothing(game, blocker) === null && whyNotThis(game, blocker, attacker, defender) === null;

/** How many must block it if any do (MC-GR-163). */
const fewestFor = (game: Magic, attacker: CardNo): number =>
  changesOf(game, attacker, 'cannotBeBlocked').reduce(
    (most, { change }) => Math.max(most, change.exceptByMany ?? 1),
    1,
  );

/** How many can block it (MC-GR-163). */
const mostFor = (game: Magic, attacker: CardNo): number =>
  changesOf(game, attacker, 'blockedByAtMost').reduce(
    (least, { change }) => Math.min(least, change.count),
    Infinity,
  );

/** How many attackers a creature can block (MC-CMB-16, MC-GR-162). */
const blocksAtMost = (game: Magic, no: CardNo): number =>
  changesOf(game, no, 'blocksMore').reduce((most, { change }) => most + (change.count ?? Infinity), 1);

interface Defence {
  readonly defender: PlayerNo;
  readonly attackers: readonly CardNo[];
  /** By the places of the attackers. */
  readonly fewest: readonly number[];
  readonly most: readonly number[];
  /** A creature that can block several attackers stands there so many times (MC-GR-162). */
  readonly pairings: readonly PairingOf[];
}

/** All that the creatures of a defending player could and have to block. */
function defenceOf(game: Magic, defender: PlayerNo): Defence {
  const attackers = attacksOf(game)
    .filter((attack) => attack.defender === defender)
    .map(({ attacker }) => inPlay(game, attacker))
    .filter((no) => no !== null);
  const fewest = attackers.map((no) => fewestFor(game, no));
  const most = attackers.map((no) => mostFor(game, no));
  const able: { readonly card: CardNo; readonly to: readonly number[] }[] = [];
  for (const card of game.state.players[defender]?.zones.play ?? []) {
    if (whyBlocksNothing(game, card)) continue;
    const to: number[] = [];
    for (let place = 0; place < attackers.length; place += 1)
      if (whyNotThis(game, card, attackers[place]!, defender) === null) to.push(place);
    if (to.length > 0) able.push({ card, to });
  }
  if (able.length === 0) return { defender, attackers, fewest, most, pairings: none };
  const [only] = able;
  if (only && able.length === 1 && aloneOf(game, only.card, 'block') === 'never') able.pop();
  // Too few creatures can block it: so none can.
  const open = new Set(
    [...attackers.keys()].filter((place) => {
      const least = fewest[place] ?? 1;
      return least <= (most[place] ?? 1) && able.filter(({ to }) => to.includes(place)).length >= least;
    }),
  );
  // What all who can have to block (MC-GR-154).
  const lured = new Set(
    [...open].filter((place) => changesOf(game, attackers[place] as CardNo, 'mustBeBlocked').length > 0),
  );
  const pairings: PairingOf[] = [];
  for (const { card, to } of able) {
    const can = to.filter((place) => open.has(place));
    if (can.length > 0) addPairings(game, card, can, lured, pairings);
  }
  return { defender, attackers, fewest, most, pairings };
}

/** Adds a creature as often as it can block, bound to what it has to block first. */
function addPairings(
  game: Magic,
  card: CardNo,
  can: readonly number[],
  lured: ReadonlySet<number>,
  pairings: PairingOf[],
): void {
  const times = Math.min(can.length, blocksAtMost(game, card));
  const alone = aloneOf(game, card, 'block');
  const isBound = paymentsFor(game, card, 'block').length === 0;
  const lures = isBound ? can.filter((place) => lured.has(place)) : none;
  const mustAny = isBound && changesOf(game, card, 'must').some(({ change }) => change.act === 'block');
  for (let nth = 0; nth < times; nth += 1) {
    if (nth < lures.length) pairings.push(pairingOf(card, lures, true, alone));
    else pairings.push(pairingOf(card, can, mustAny && nth === 0, alone));
  }
}
const none: readonly never[] = [];

interface Block {
  readonly blocker: CardNo;
  readonly attacker: CardNo;
}

/** One defending player decides who blocks what, all of it together. */
function* blocksOf(game: Magic, { defender, attackers, fewest, most, pairings }: Defence): Asking<Block[]> {
  const pairs = yield* askPairs(
    game,
    askFor(defender, 'block', 'MC-CMB-15'),
    pairings,
    attackers.map((no) => ({ card: cardAt(game, no).id })),
    most.map((count) => Math.min(count, pairings.length)),
    fewest.some((count) => count > 1) ? fewest : undefined,
  );
  const blocks: Block[] = [];
  const paid = new Map<CardNo, boolean>();
  for (const { card: blocker, option } of pairs) {
    const isPaidFor = isFree(game, blocker) || (paid.get(blocker) ?? (yield* isPaid(game, blocker, 'block')));
    paid.set(blocker, isPaidFor);
    if (isPaidFor) blocks.push({ blocker, attacker: attackers[option] as CardNo });
  }
  // Where somebody was not paid for, too few may be left.
  const many = blocks.filter(({ attacker }) => {
    const count = blocks.filter((one) => one.attacker === attacker).length;
    return count >= (fewest[attackers.indexOf(attacker)] ?? 1);
  });
  const blockers = new Set(many.map(({ blocker }) => blocker));
  const [alone] = blockers;
  return alone !== undefined && blockers.size === 1 && aloneOf(game, alone, 'block') === 'never' ? [] : many;
}

/** Each defending player, the one to the left first, declares blockers; then all of them block (MC-CMB-15, MC-CMB-23, MC-Q-95). */
export const declareBlockers = (game: Magic): Asking | undefined =>
  attacksOf(game).length === 0 ? undefined : declareSome(game);

function* declareSome(game: Magic): Asking {
  const { active } = game.state;
  const defenders = opponentsOf(game, active).filter((player) =>
    attacksOf(game).some(({ defender }) => defender === player),
  );
  const declared: { readonly defender: PlayerNo; readonly blocks: readonly Block[] }[] = [];
  for (const defender of defenders) {
    declared.push({ defender, blocks: yield* blocksOf(game, defenceOf(game, defender)) });
  }
  for (const { defender, blocks } of declared) {
    if (has(game.state.out, defender)) continue;
    happen(game, {
      type: 'block',
      player: defender,
      cards: blocks.map(({ blocker }) => blocker),
      attackers: blocks.map(({ attacker }) => attacker),
      rules: ['MC-CMB-15', 'MC-CMB-23'],
    });
  }
}

/** Who gets how much combat damage (MC-CMB-29 to MC-CMB-36, MC-KW-44 to MC-KW-47). */
import { askAssign } from '../../../../engine/ask.js';
import type { Share } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo, Target } from '../../../../engine/state.js';
import type { Magic } from '../context.js';

import { askFor } from '../purposes.js';
import type { Attack, KnownObject } from '../state/state.js';
import { attackBy, blockedBy, blockersOf, inPlay } from './combat-state.js';
import { cardAt } from '../state/reading.js';
import { changesOf, hasKeyword } from './creature.js';

/** One part of the combat damage of a step. */
export interface Announced {
  readonly source: KnownObject;
  readonly to: Target;
  readonly amount: number;
}

/** How much combat damage a creature has to deal: none at power 0 or less, or by an effect (MC-Q-51, MC-CMB-48). */
const powerOf = (game: Magic, no: CardNo): number =>
  changesOf(game, no, 'dealsNoCombatDamage').length > 0
    ? 0
    : Math.max(0, game.rules.characteristicsOf(game, no).power);

/** What is enough to destroy a creature, with what it is announced to be dealt already (MC-Q-53). */
function enoughFor(game: Magic, no: CardNo, announced: readonly Announced[]): number {
  const { id, damage = 0 } = cardAt(game, no);
  let enough = game.rules.characteristicsOf(game, no).toughness - damage;
  for (const { to, amount } of announced) if ('card' in to && to.card === id) enough -= amount;
  return Math.max(0, enough);
}

const shareOf = (game: Magic, no: CardNo, total: number, announced: readonly Announced[]): Share => ({
  to: { card: cardAt(game, no).id },
  least: 0,
  most: total,
  enough: enoughFor(game, no, announced),
});

/** Adds what attacking creatures deal; those with trample last, for what others deal counts for them (MC-Q-53, MC-Q-126). */
export function* damageOfAttackers(
  game: Magic,
  attackers: readonly CardNo[],
  announced: Announced[],
): Asking {
  const tramplers = attackers.filter((no) => hasKeyword(game, no, 'trample'));
  const others = attackers.filter((no) => !tramplers.includes(no));
  for (const no of [...others, ...tramplers]) {
    const attack = attackBy(game, no);
    const total = powerOf(game, no);
    if (!attack || total === 0) continue;
    const shares = sharesOf(game, no, attack, total, announced);
    yield* announce(game, no, shares, total, announced);
  }
}

function sharesOf(
  game: Magic,
  no: CardNo,
  attack: Attack,
  total: number,
  announced: readonly Announced[],
): Share[] {
  const toPlayer: Share = { to: { player: attack.defender }, least: 0, most: total };
  if (!attack.blocked) return [toPlayer];
  const shares = blockersOf(game, attack).map((one) => shareOf(game, one, total, announced));
  return hasKeyword(game, no, 'trample') ? [...shares, { ...toPlayer, after: true }] : shares;
}

/** Adds what blocking creatures deal to those they block and that are still there (MC-CMB-34, MC-Q-54, MC-Q-125). */
export function* damageOfBlockers(game: Magic, blockers: readonly CardNo[], announced: Announced[]): Asking {
  for (const no of blockers) {
    const total = powerOf(game, no);
    if (total === 0) continue;
    const attackers = blockedBy(game, no)
      .map(({ attacker }) => inPlay(game, attacker))
      .filter((one) => one !== null);
    const shares = attackers.map((one) => shareOf(game, one, total, announced));
    yield* announce(game, no, shares, total, announced);
  }
}

function* announce(
  game: Magic,
  no: CardNo,
  shares: readonly Share[],
  total: number,
  announced: Announced[],
): Asking {
  if (shares.length === 0) return;
  const { player } = cardAt(game, no);
  const question = askFor(player, 'combatDamage', 'MC-CMB-32', no);
  const given = shares.length === 1 ? [total] : yield* askAssign(game, question, { shares, total });
  const source = game.rules.snapshot(game, no);
  for (const [place, { to }] of shares.entries()) {
    const amount = given[place] ?? 0;
    if (amount > 0) announced.push({ source, to: to as Target, amount });
  }
}

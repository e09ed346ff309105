import type { PlayerNo } from '../../../../engine/decision.js';
import { whyEvades } from '../../rules/combat/evasion.js';
import type { Magic } from '../../rules/context.js';
import type { Fighting, Side } from './sides.js';

/** What is counted of an attack by all who can, of either side. */
export const attackFigureNames = [
  'unblockable power',
  'damage through',
  'unblockable damage',
  'lethal',
  'safe power',
  'safe attackers',
  'stopped power',
  'race',
] as const;

/** More than twice an enemy's life is no better. */
const partOf = (damage: number, life: number): number => Math.min(2, damage / Math.max(1, life));

/** Figures of an attack by all who can, as the blockers of the defender let it through. */
export function attackFigures(game: Magic, from: Side, to: Side, defender: PlayerNo): readonly number[] {
  const free = new Set(to.blockers);
  let [unblockable, through, safe, safeAttackers, stopped] = [0, 0, 0, 0, 0];
  for (const attacker of from.attackers.toSorted((a, b) => b.power - a.power)) {
    const able = attacker.isEvasive
      ? to.blockers.filter(({ no }) => whyEvades(game, no, attacker.no, defender) === null)
      : to.blockers;
    if (able.length === 0) unblockable += attacker.power;
    if (!able.some((blocker) => kills(blocker, attacker))) {
      safe += attacker.power;
      safeAttackers += 1;
    }
    if (able.some((blocker) => !kills(attacker, blocker))) stopped += attacker.power;
    const blocker = able.find((one) => free.has(one));
    if (!blocker) through += attacker.power;
    else {
      free.delete(blocker);
      if (attacker.tramples) through += Math.max(0, attacker.power - blocker.left);
    }
  }
  return [
    unblockable / 5,
    partOf(through, to.life),
    partOf(unblockable, to.life),
    through >= to.life ? 1 : 0,
    safe / 6,
    safeAttackers / 3,
    stopped / 6,
    partOf((from.power + from.flying) / 2, to.life),
  ];
}

/** Whether one kills the other in a fight of both. */
function kills(one: Fighting, other: Fighting): boolean {
  if (one.power < other.left) return false;
  return !(other.strikesFirst && !one.strikesFirst && other.power >= one.left);
}

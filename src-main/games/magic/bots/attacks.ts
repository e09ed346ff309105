/** Which creatures attack: those that win the race, or that no block makes a bad bargain of. */
import type { PairDecision, PlayerNo } from '../../../engine/decision.js';
import { inGoodCompany, leastPairs } from '../../../engine/decisions/pairs.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';
import { fighter, outcomeOf } from './outcome.js';
import { hasKeyword, isCreature, thingsOf, thingWith } from './worth.js';

interface Attacker {
  readonly place: number;
  readonly thing: Thing;
  /** The creatures that could block it. */
  readonly blockers: readonly Thing[];
}

const power = ({ thing }: Attacker): number => Math.max(0, thing.power);

/** What goes through where the defender stops as much as possible, one blocker for each attacker. */
function damageThrough(attackers: readonly Attacker[]): number {
  const free = new Set(attackers.flatMap(({ blockers }) => blockers.map(({ id }) => id)));
  let through = 0;
  for (const attacker of attackers.toSorted((a, b) => power(b) - power(a))) {
    const blocker = attacker.blockers.find(({ id }) => free.has(id));
    if (blocker) free.delete(blocker.id);
    if (!blocker) through += power(attacker);
    else if (hasKeyword(attacker.thing, 'trample'))
      through += Math.max(0, power(attacker) - blocker.toughness);
  }
  return through;
}

/** What an attack is worth at the block that is worst for it. */
function worstCase(view: Knowledge, { thing, blockers }: Attacker, defender: PlayerNo): number {
  const life = view.players[defender]?.life ?? 20;
  const unblocked = thing.power * (life <= 10 ? 1 : 0.6);
  let worst = unblocked;
  for (const blocker of blockers) {
    const { lost, killed } = outcomeOf(fighter(thing), [fighter(blocker)]);
    worst = Math.min(worst, killed - lost);
  }
  const [strongest, second] = blockers.toSorted((a, b) => b.power - a.power);
  if (strongest && second) {
    const { lost, killed } = outcomeOf(fighter(thing), [fighter(strongest), fighter(second)]);
    // Two that block leave others unblocked, and are seldom worth it.
    worst = Math.min(worst, killed - lost + 1);
  }
  return worst;
}

/** How much the opponents could deal in their next turns, against those of mine that could still block. */
function dangerWith(view: Knowledge, away: ReadonlySet<number>): number {
  const stay = thingsOf(view, 'mine').filter(
    (thing) => isCreature(thing) && !thing.tapped && !away.has(thing.id),
  );
  const come = thingsOf(view, 'theirs').filter(
    (thing) => isCreature(thing) && !thing.subtypes.includes('Wall'),
  );
  const threats = come.map(({ power: its }) => Math.max(0, its)).toSorted((a, b) => b - a);
  return threats.slice(stay.length).reduce((sum, its) => sum + its, 0);
}

/** Pairs of attackers with whom they attack, as the decision has them. */
export function attacksFor(decision: PairDecision, view: Knowledge): readonly (number | null)[] {
  const { pairings, options } = decision;
  const pairs = [...leastPairs(decision)];
  const lifeOf = (option: number): number => view.players[options[option]?.player ?? -1]?.life ?? 20;
  const weakest = [...options.keys()].toSorted((a, b) => lifeOf(a) - lifeOf(b))[0] ?? 0;
  const defender = options[weakest]?.player ?? 0;
  const able = pairings.flatMap(({ card, to }, place): Attacker[] => {
    const thing = thingWith(view, card);
    if (!thing || !to.includes(weakest)) return [];
    const blockers = (view.blockersOf[card] ?? [])
      .map((id) => thingWith(view, id))
      .filter((blocker) => blocker !== undefined && blocker.player === defender) as Thing[];
    return [{ place, thing, blockers }];
  });
  const attack = (attackers: readonly Attacker[]): readonly (number | null)[] => {
    for (const { place } of attackers) pairs[place] ??= weakest;
    return inGoodCompany(pairs, decision);
  };
  if (damageThrough(able) >= lifeOf(weakest)) return attack(able);
  const chosen = able.filter(
    (attacker) => attacker.thing.power > 0 && worstCase(view, attacker, defender) >= 0.3,
  );
  const life = view.players[view.me]?.life ?? 20;
  // Those who gain the least stay to defend, as long as it matters.
  const order = chosen.toSorted((a, b) => worstCase(view, a, defender) - worstCase(view, b, defender));
  for (let stays = 0; ; stays += 1) {
    const left = order.slice(stays);
    const away = new Set(left.map(({ thing }) => thing.id));
    if (left.length === 0 || dangerWith(view, away) < life) return attack(left);
  }
}

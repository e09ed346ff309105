import type { CardId, Choice, PlayerNo } from '../kernel/decision.js';
import type { CardView } from '../kotc/view-cards.js';
import { isReady, worthOf, type Seat } from './seat.js';

/** What a die comes to on average. */
const DIE = 3.5;

const spOf = (team: readonly CardView[]): number => team.reduce((sum, { sp }) => sum + (sp ?? 0), 0);
const hpOf = (team: readonly CardView[]): number => team.reduce((sum, { hp }) => sum + (hp ?? 0), 0);
const sturdiestFirst = (a: CardView, b: CardView): number => (b.hp ?? 0) - (a.hp ?? 0);

export interface Plan {
  /** In formation order, the sturdiest first. */
  readonly team: readonly CardView[];
  readonly enemy: PlayerNo;
}

/**
 * The attack that is worth while now, if there is one: all that can fight, at the enemy who can answer least. The minions
 * are upright again before anyone else's turn, so that only the dice of the defense are to be feared.
 */
export function plannedAttack({ view, mine, enemies }: Seat): Plan | null {
  const team = mine.battlefield.filter((card) => isReady(card) && (card.sp ?? 0) > 0).sort(sturdiestFirst);
  if (team.length === 0) return null;
  const force = spOf(team);
  let best: { plan: Plan; promise: number } | null = null;
  for (const { player, field } of enemies) {
    const { declared } = view.turn;
    const open = field.battlefield.some(({ id }) => id !== null && !declared.minions.includes(id));
    if (declared.players.includes(player) && !open) continue;
    const answer = spOf(field.battlefield.filter(isReady));
    const isFinal = field.hp > 0 && field.hp + hpOf(field.battlefield.filter(isReady)) <= force * DIE;
    if (answer > force && !isFinal) continue;
    const promise = force - answer + (field.hp === 0 ? -20 : 0) + (isFinal ? 20 : 0) - field.hp / 50;
    if (!best || promise > best.promise) best = { plan: { team, enemy: player }, promise };
  }
  return best?.plan ?? null;
}

/** A minion that will fall, if what falls is worth more than the HP that the player keeps by it; else the player. */
export function bestVictim(
  seat: Seat,
  choices: readonly Choice[],
  dice: number,
  enemy: PlayerNo | null,
): number {
  let best = 0;
  let most = -Infinity;
  for (const [place, choice] of choices.entries()) {
    const worth = worthAsVictim(seat, choice, dice * DIE, enemy);
    if (worth > most) [best, most] = [place, worth];
  }
  return best;
}

function worthAsVictim(
  { view, me, spots }: Seat,
  choice: Choice,
  damage: number,
  enemy: PlayerNo | null,
): number {
  const spot = choice.card === undefined ? null : spots.get(choice.card);
  const player = choice.player ?? spot?.player ?? me;
  const isForeign = player === me ? -1000 : enemy !== null && player !== enemy ? -100 : 0;
  const left = view.players[player]?.hp ?? 0;
  const isLast = left > 0 && left <= damage ? 50 : 0;
  if (!spot) return isForeign + isLast + (left > 0 ? damage : 0) / 2;
  const hp = spot.card.hp ?? 0;
  if (hp > damage) return isForeign - 1;
  return isForeign + worthOf(spot.card) + (damage - hp) / 2;
}

/** Who stands in the way: all when it saves the player or holds the attack, otherwise those who are likely to survive. */
export function bestDefense({ view, me, mine, spots }: Seat, ready: readonly CardId[]): CardId[] {
  const cards = ready.flatMap((id) => spots.get(id)?.card ?? []).sort(sturdiestFirst);
  const battle = view.battles.at(-1);
  const team = (battle?.team ?? []).flatMap(({ id }) => (id === null ? [] : (spots.get(id)?.card ?? [])));
  const incoming = spOf(team) * DIE;
  const victim = battle?.victim;
  const isPlayer = victim !== undefined && 'player' in victim && victim.player === me;
  const isGrave = mine.hp > 0 && mine.hp <= incoming + (isPlayer ? 6 : 0);
  const holds = hpOf(cards) >= incoming || spOf(cards) >= spOf(team);
  const chosen = isGrave || holds ? cards : cards.filter(({ hp }) => (hp ?? 0) >= incoming);
  return chosen.flatMap(({ id }) => id ?? []);
}

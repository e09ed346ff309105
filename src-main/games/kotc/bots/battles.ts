import type { CardId, Choice, DiceDecision, PlayerNo } from '../../../engine/decision.js';
import { wordOf } from '../rules/purposes.js';
import type { VictimView } from '../rules/views/view-actions.js';
import type { CardView } from '../rules/views/view-cards.js';
import { IDLE_OFFENSE, isLostIfIdle, lossByCaveat, mayFight, RUIN } from './losses.js';
import { abilitiesOf, DIE, HITPOINT, isReady, worthOf, worthOfHitpoint, type Seat } from './seat.js';

/** An attack may cost a little more than it brings: enemies seldom answer with all that they have. */
const RISK = -2;
/** Dice come to more than on average now and then. */
const SAFETY = 6;

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
 * are upright again before anyone else's turn, so that only the dice of the defense are to be feared. Those that would be
 * destroyed for not having acted have nothing to fear (K11-CRE-26).
 */
export function plannedAttack(seat: Seat): Plan | null {
  const team = seat.mine.battlefield
    .filter((card) => isReady(card) && isWorthSending(card, seat))
    .sort(sturdiestFirst);
  const doomed = team.filter((card) => isLostIfIdle(card, seat));
  return bestPlan(team, seat, RISK) ?? bestPlan(doomed, seat, -Infinity) ?? planOfAssassin(team, seat);
}

/** Where an attack of all is not worth while: one that nobody may stand in the way of, at the player. */
function planOfAssassin(team: readonly CardView[], seat: Seat): Plan | null {
  const { declared } = seat.view.turn;
  const [assassin] = team
    .filter((card) => skipsDefense(card, seat))
    .sort((a, b) => (b.sp ?? 0) - (a.sp ?? 0));
  const [weakest] = seat.enemies
    .filter(({ player, field }) => field.hp > 0 && !declared.players.includes(player))
    .sort((a, b) => a.field.hp - b.field.hp);
  return assassin && weakest ? { team: [assassin], enemy: weakest.player } : null;
}

/** It has an Assassin Counter, or will have one as soon as it attacks. */
const skipsDefense = ({ counters, printed }: CardView, { view, me }: Seat): boolean =>
  counters.some(({ kind, owner }) => kind === 'assassin' && owner === me) ||
  abilitiesOf(printed, view.rules).some(
    ({ condition, parts }) =>
      condition?.id === 'cond-this-attacks' &&
      parts.some(({ effects }) => effects.some(({ id }) => id === 'effect-place-assassin-counters')),
  );

/** @param risk the least that an attack has to bring, in levels */
function bestPlan(team: readonly CardView[], seat: Seat, risk: number): Plan | null {
  const { view, enemies } = seat;
  if (team.length === 0) return null;
  const force = spOf(team);
  let best: { plan: Plan; promise: number } | null = null;
  for (const { player, field } of enemies) {
    const { declared } = view.turn;
    const open = field.battlefield.some(({ id }) => id !== null && !declared.minions.includes(id));
    if (declared.players.includes(player) && !open) continue;
    const defense = field.battlefield.filter((card) => isReady(card) && mayFight(card, 'defend', seat));
    const isFinal = field.hp > 0 && field.hp + hpOf(defense) <= force * DIE;
    const outcome = exchange(team, defense);
    if (outcome < risk && !isFinal) continue;
    const promise = outcome + (field.hp === 0 ? -20 : 0) + (isFinal ? 20 : 0) - field.hp / 50;
    if (!best || promise > best.promise) best = { plan: { team, enemy: player }, promise };
  }
  return best?.plan ?? null;
}

/** What the attacker gains by a battle between those, in levels: who falls on either side, and what is left over. */
function exchange(team: readonly CardView[], defense: readonly CardView[]): number {
  const given = fallen(defense.toSorted(sturdiestFirst), spOf(team) * DIE);
  const taken = fallen(team, spOf(defense) * DIE);
  return given.worth - taken.worth + (given.left - taken.left) * HITPOINT;
}

/** What the creatures are worth that fall by so much damage, in that order, and the damage that is left then. */
function fallen(
  cards: readonly CardView[],
  damage: number,
): { readonly worth: number; readonly left: number } {
  let left = damage;
  let worth = 0;
  for (const card of cards) {
    const hp = card.hp ?? 0;
    if (hp > left) return { worth, left: 0 };
    left -= hp;
    worth += worthOf(card);
  }
  return { worth, left };
}

/** It has offense that is worth more than what its caveat asks for. */
function isWorthSending(card: CardView, seat: Seat): boolean {
  const { sp } = card;
  return (
    (sp ?? 0) > 0 &&
    mayFight(card, 'attack', seat) &&
    lossByCaveat(card, 'action cost', seat) <= (sp ?? 0) * IDLE_OFFENSE
  );
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

/** Who stands in the way: as many of the sturdiest as is best for the player, if any. */
export function bestDefense(seat: Seat, ready: readonly CardId[]): CardId[] {
  const { view, spots } = seat;
  const battle = view.battles.at(-1);
  const team = (battle?.team ?? []).flatMap(({ id }) => (id === null ? [] : (spots.get(id)?.card ?? [])));
  const cards = ready.flatMap((id) => spots.get(id)?.card ?? []).sort(sturdiestFirst);
  let best: readonly CardView[] = [];
  let most = -Infinity;
  for (let count = 0; count <= cards.length; count += 1) {
    const defense = cards.slice(0, count);
    const worth = worthOfDefense(defense, team, battle?.victim, seat);
    if (worth > most) [best, most] = [defense, worth];
  }
  return best.flatMap(({ id }) => id ?? []);
}

function worthOfDefense(
  defense: readonly CardView[],
  team: readonly CardView[],
  victim: VictimView | undefined,
  seat: Seat,
): number {
  const { hp } = seat.mine;
  const taken = fallen(defense, spOf(team) * DIE);
  const given = fallen(team, spOf(defense) * DIE);
  const costs = defense.reduce((sum, card) => sum + lossByCaveat(card, 'action cost', seat), 0);
  const gain = given.worth - taken.worth - costs;
  if (!victim || 'player' in victim) {
    const grave = taken.left + SAFETY >= hp && hp > 0 ? RUIN / 2 : 0;
    return gain - grave - taken.left * worthOfHitpoint(seat.mine);
  }
  const card = seat.spots.get(victim.card.id ?? 0)?.card;
  const isLost = card && !defense.includes(card) && (card.hp ?? 0) <= taken.left;
  return gain - (isLost ? worthOf(card) : 0);
}

/** The smallest that destroys by itself what it hits; otherwise the largest, as where it may still be said whom it hits. */
export function bestDie(decision: DiceDecision, { spots }: Seat): number {
  const { dice, about } = decision;
  const isForAny = wordOf(decision) === 'burn';
  const hp = isForAny ? Infinity : (spots.get(about ?? 0)?.card.hp ?? Infinity);
  const enough = dice.filter((die) => die >= hp);
  return dice.indexOf(enough.length > 0 ? Math.min(...enough) : Math.max(...dice));
}

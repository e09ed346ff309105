import { within } from '../../../../../engine/search/habit-weights.js';
import type { CardId, Choice } from '../../../../../engine/decision.js';
import type { CardView } from '../../../rules/views/view-cards.js';
import { mayFight } from '../../losses.js';
import { DIE, worthOf, type Seat } from '../../seat.js';
import { hpOf, levelNow, spOf, type Standing } from './standing.js';

/** Dice come to more than on average now and then. */
const SAFETY = 6;

export const worthOfAll = (cards: readonly CardView[]): number =>
  cards.reduce((sum, card) => sum + worthOf(card), 0);

export const cardsAt = (ids: readonly CardId[], { spots }: Seat): CardView[] =>
  ids.flatMap((id) => spots.get(id)?.card ?? []);

const defendersOf = ({ enemyReady, seat }: Standing): CardView[] =>
  enemyReady.filter((card) => mayFight(card, 'defend', seat));

/** What a team is, and what it comes to against all who may stand in its way. */
export function attackFacts(ids: readonly CardId[], standing: Standing): number[] {
  const { seat, enemyHp, ready } = standing;
  const team = cardsAt(ids, seat);
  const defenders = defendersOf(standing);
  const home = ready.filter(({ id }) => !ids.includes(id ?? 0));
  const [damage, inTheWay] = [spOf(team) * DIE, hpOf(defenders)];
  return [
    ...teamFacts(team),
    damage >= inTheWay + enemyHp ? 1 : 0,
    within(2, damage / Math.max(1, inTheWay + enemyHp)),
    within(2, (spOf(defenders) * DIE) / Math.max(1, hpOf(team))),
    within(2, (damage - inTheWay) / 10),
    within(2, damage / Math.max(1, inTheWay)),
    within(2, hpOf(home) / 15),
    within(2, spOf(home) / 5),
    within(2, defenders.length / 3),
  ];
}

/** What a defense is, what falls on either side, and what it lets through. */
export function defenseFacts(ids: readonly CardId[], { seat }: Standing): number[] {
  const defense = cardsAt(ids, seat);
  const battle = seat.view.battles.at(-1);
  const team = cardsAt(
    (battle?.team ?? []).flatMap(({ id }) => id ?? []),
    seat,
  );
  const [damage, answer] = [spOf(team) * DIE, spOf(defense) * DIE];
  const [own, theirs] = [Math.max(1, hpOf(defense)), Math.max(1, hpOf(team))];
  const left = Math.max(0, damage - hpOf(defense));
  const victim = battle?.victim;
  const target = victim && 'card' in victim ? seat.spots.get(victim.card.id ?? 0)?.card : undefined;
  const through = victim && 'player' in victim ? left : 0;
  const isAtPlayer = victim !== undefined && 'player' in victim;
  const exposed = target && !ids.includes(target.id ?? 0) ? within(2, worthOf(target) / 5) : 0;
  const { hp } = seat.mine;
  return [
    ...teamFacts(defense),
    isAtPlayer ? 1 : 0,
    within(3, through / 10),
    isAtPlayer && through >= hp ? 1 : 0,
    isAtPlayer && through + SAFETY >= hp ? 1 : 0,
    within(2, through / Math.max(1, hp)),
    within(2, damage / own),
    within(2, answer / theirs),
    within(2, (Math.min(1, damage / own) * worthOfAll(defense)) / 10),
    within(2, (Math.min(1, answer / theirs) * worthOfAll(team)) / 10),
    exposed,
    (target?.hp ?? 0) <= left ? exposed : 0,
  ];
}

const teamFacts = (team: readonly CardView[]): number[] => [
  1,
  team.length / 3,
  within(2, spOf(team) / 5),
  within(2, hpOf(team) / 20),
  within(2, worthOfAll(team) / 10),
  team.reduce((sum, card) => sum + levelNow(card), 0) / 8,
];

/** Whom an attack of all would be aimed at: a player, or a minion. */
export function victimFacts(choice: Choice | undefined, standing: Standing): number[] | null {
  if (!choice) return null;
  const { seat, ready } = standing;
  const card = choice.card === undefined ? undefined : seat.spots.get(choice.card)?.card;
  const player = card ? seat.spots.get(card.id ?? 0)?.player : choice.player;
  const damage = spOf(ready.filter((one) => mayFight(one, 'attack', seat))) * DIE;
  const inTheWay = hpOf(defendersOf(standing));
  const isMine = player === seat.me ? 1 : 0;
  if (!card) {
    const hp = seat.view.players[player ?? 0]?.hp ?? 0;
    const final = [damage >= hp ? 1 : 0, damage >= hp + inTheWay ? 1 : 0];
    return [
      1,
      isMine,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      hp / 20,
      within(2, damage / Math.max(1, hp + inTheWay)),
      ...final,
    ];
  }
  const falls = damage >= (card.hp ?? 0) ? 1 : 0;
  const worth = worthOf(card) / 5;
  return [
    1,
    isMine,
    worth,
    (card.hp ?? 0) / 12,
    (card.sp ?? 0) / 3,
    card.exhausted ? 1 : 0,
    falls,
    damage >= inTheWay + (card.exhausted ? (card.hp ?? 0) : 0) ? 1 : 0,
    falls * worth,
    0,
    0,
    0,
    0,
    0,
  ];
}

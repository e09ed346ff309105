import type { SubAbility } from '../../card-components.js';
import type {
  CardId,
  CardsDecision,
  NumberDecision,
  OrderDecision,
  PlayerNo,
  PlayersDecision,
} from '../../../engine/decision.js';
import { wordOf } from '../rules/purposes.js';
import type { CardView } from '../rules/views/view-cards.js';
import { bestDefense, plannedAttack } from './battles.js';
import { gainOn, partFor, partOfLink, partsOf } from './parts.js';
import { cardsForReserves, cardsToPutAway, cardsToTake } from './resource-phase.js';
import { abilitiesOf, isReady, worthOf, type Seat } from './seat.js';
import { effectOn } from './worth.js';
import { selectedByEnemy, totals } from './worth-tables.js';

/** What an ability for its own destruction brings, in levels. */
const GAINED_BY_DESTRUCTION = 4;
/** How much of its level a crafted pawn has as offense, at least: without offense it does nothing. */
const OFFENSE_OF_PAWNS = 0.5;
/** Dearer cards than this are not kept in the first hand. */
const KEPT_LEVEL = 5;

export function chosenCards(decision: CardsDecision, seat: Seat): CardId[] {
  const { cards, least, most } = decision;
  const word = wordOf(decision);
  switch (word) {
    case 'attack': {
      const planned = plannedAttack(seat)?.team.flatMap(({ id }) => id ?? []) ?? [];
      const team = planned.filter((id) => cards.includes(id));
      return team.length > 0 ? team.slice(0, most) : cards.slice(0, least);
    }
    case 'defend':
      return bestDefense(seat, cards);
    case 'redraw':
      return cards.filter((id) => (seat.spots.get(id)?.card.printed.level ?? 0) > KEPT_LEVEL);
    case 'target':
      return bestTargets(decision, seat);
    case 'select':
      return targetsForAnother(decision, seat);
    case 'reserves':
      return most > least ? cardsToHaveAtHand(decision, seat) : cardsForReserves(decision, seat);
    case 'draw-from':
      return byWorth(cards, seat, worthAt, false).slice(0, most);
    case 'exchange':
      return cardsToPutAway(decision, seat);
    case 'exchange-for':
      return cardsToTake(decision, seat);
    case 'self-exhaust':
    case 'choose-exhaust':
      return byWorth(cards, seat, useThisTurn, word === 'self-exhaust').slice(0, least);
    case 'choose-sacrifice':
    case 'choose-destroy':
      return byWorth(cards, seat, worthAt, false).slice(0, least);
    case 'self-destroy':
      return byWorth(cards, seat, worthDestroyed, true).slice(0, least);
    default:
      return byWorth(cards, seat, worthAt, true).slice(0, decision.role === 'cost' ? least : most);
  }
}

/** Reserves that are drawn when one likes (K12-ZON-21): those worth most, of as many designs as there are. */
function cardsToHaveAtHand({ cards, most }: CardsDecision, seat: Seat): CardId[] {
  const best = byWorth(cards, seat, worthAt, false);
  const designs = new Set<string>();
  const first = best.filter((id) => {
    const name = seat.spots.get(id)?.card.printed.name ?? '';
    if (designs.has(name)) return false;
    designs.add(name);
    return true;
  });
  return [...new Set([...first, ...best])].slice(0, most);
}

/** Whom it does good: as many as there are; otherwise only as many as must be, and those that it hurts least. */
function bestTargets({ cards, about, least, most }: CardsDecision, seat: Seat): CardId[] {
  const part = partFor(about, cards, seat);
  const rated = cards.map((id) => ({ id, gain: gainOn(id, part, seat.me, seat) }));
  rated.sort((a, b) => b.gain - a.gain);
  const good = rated.filter(({ gain }) => gain > 0).length;
  return rated.slice(0, Math.min(most, Math.max(least, good))).map(({ id }) => id);
}

/** What does the user of the ability least good, or harm. */
function targetsForAnother({ cards, about, least, most }: CardsDecision, seat: Seat): CardId[] {
  const user = userOf(about, seat);
  const part = partFor(about, cards, seat);
  const sign = user === seat.me ? -1 : 1;
  const rated = cards.map((id) => ({ id, gain: sign * gainOn(id, part, user, seat) }));
  rated.sort((a, b) => a.gain - b.gain);
  const good = rated.filter(({ gain }) => gain < 0).length;
  return rated.slice(0, Math.min(most, Math.max(least, good))).map(({ id }) => id);
}

/** Who uses the card that the question is about. */
function userOf(about: CardId | undefined, { view, spots }: Seat): PlayerNo {
  return spots.get(about ?? 0)?.player ?? view.chain.at(-1)?.player ?? view.turn.player;
}

/** What a card is worth where it is; of a resource that cannot be told only whether it is of use now. */
function worthAt(id: CardId, { spots, hidden }: Seat): number {
  const spot = spots.get(id);
  const place = hidden.get(id)?.place ?? spot?.card;
  const isUpright = place && isReady(place) ? 0.5 : 0;
  return isUpright + (spot ? worthOf(spot.card) : 0);
}

/** What is lost with a card that is destroyed: some are wanted to be. */
function worthDestroyed(id: CardId, seat: Seat): number {
  const card = seat.spots.get(id)?.card;
  return worthAt(id, seat) - (card && gainsByDestruction(card, seat) ? GAINED_BY_DESTRUCTION : 0);
}

/** It has an ability for when it is destroyed where it lies. */
function gainsByDestruction({ id, printed }: CardView, { view, mine }: Seat): boolean {
  const isIn = (cards: readonly (CardView | null)[]): boolean => cards.some((card) => card?.id === id);
  const conditions = abilitiesOf(printed, view.rules).map(({ condition }) => condition?.id);
  return (
    conditions.includes('cond-this-owned-destroyed') ||
    (conditions.includes('cond-this-hand-destroyed') && isIn(mine.hand.cards)) ||
    (conditions.includes('cond-this-in-play-destroyed') && isIn(mine.battlefield)) ||
    (conditions.includes('cond-this-resource-destroyed') && isIn(mine.granary.map(({ card }) => card)))
  );
}

/** What a card could still do before it is unexhausted again. */
function useThisTurn(id: CardId, { spots }: Seat): number {
  const card = spots.get(id)?.card;
  return card && isReady(card) ? (card.sp ?? 0) + (card.hp ?? 0) / 10 : 0;
}

function byWorth(
  cards: readonly CardId[],
  seat: Seat,
  worth: (id: CardId, seat: Seat) => number,
  isCheapestFirst: boolean,
): CardId[] {
  const sign = isCheapestFirst ? 1 : -1;
  return cards.toSorted((a, b) => sign * (worth(a, seat) - worth(b, seat)));
}

export function chosenPlayer(decision: PlayersDecision, seat: Seat): PlayerNo {
  const { players, about } = decision;
  const word = wordOf(decision);
  const { me, spots } = seat;
  const others = players.filter((player) => player !== me);
  const most = (measure: (player: PlayerNo) => number): PlayerNo =>
    others.toSorted((a, b) => measure(b) - measure(a))[0] ?? (players[0] as PlayerNo);
  const fieldOf = (player: PlayerNo): (typeof seat)['mine'] => seat.view.players[player] ?? seat.mine;
  const strength = (player: PlayerNo): number =>
    fieldOf(player).battlefield.reduce((sum, card) => sum + worthOf(card), fieldOf(player).hp / 2);
  switch (word) {
    case 'switch':
      return players.includes(me) && spots.get(about ?? 0)?.player !== me
        ? me
        : most((one) => -strength(one));
    case 'shown-to':
      return players.includes(me) ? me : most((one) => -strength(one));
    case 'damage-player':
    case 'wound-enemy':
      return most((one) => -fieldOf(one).hp);
    case 'heal-opponent':
    case 'opponent':
    case 'gift':
      return most((one) => -strength(one));
    default: {
      const [part] = partsOf(about, seat);
      const isForMe = part ? effectOn(part).on === 'me' : false;
      if (isForMe && players.includes(me)) return me;
      return most((one) => {
        const { deck, grave, hand } = fieldOf(one);
        if (seat.era === 'classic' && word === 'deck') return -deck.count;
        return word === 'grave' ? grave.count : hand.count;
      });
    }
  }
}

export function chosenNumber(decision: NumberDecision, seat: Seat): number {
  const { least, most, about } = decision;
  switch (wordOf(decision)) {
    case 'share':
      return shareFor(decision, seat);
    case 'craft':
      return Math.max(least, Math.ceil(most * OFFENSE_OF_PAWNS));
    case 'clone':
    case 'embody':
      return most;
    default:
  }
  const part = partsOf(about, seat).find(({ target }) => target?.id !== 'target-this-card');
  if (!part) return least;
  if (selectedByEnemy.has(part.target?.id ?? '') && part.target?.id.startsWith('target-in-play')) {
    return mostThatHelp(least, most, seat, part);
  }
  return effectOn(part).worth > 0 ? most : least;
}

/** An enemy selects what helps the user least: so many that even they all help, and otherwise no more than must be. */
function mostThatHelp(least: number, most: number, seat: Seat, part: SubAbility): number {
  const inPlay = [...seat.spots].filter(([, spot]) => spot.inPlay).map(([id]) => id);
  const hidden = [...seat.hidden].filter(([, { inPlay: plays }]) => plays).map(([id]) => id);
  const gains = [...inPlay, ...hidden].map((id) => gainOn(id, part, seat.me, seat));
  return gains.every((gain) => gain >= 0) ? most : least;
}

/** All that a card can be given of a total where that is good for me; the rest is for those whom it hurts less. */
function shareFor({ least, most, about }: NumberDecision, seat: Seat): number {
  const effect = partOfLink(seat)?.effects.find(({ id }) => totals[id] !== undefined);
  const on = effect && totals[effect.id]?.on;
  const side = seat.spots.get(about ?? 0)?.player === seat.me ? 'me' : 'enemy';
  return on === undefined || on === side ? most : least;
}

export function chosenOrder(decision: OrderDecision, seat: Seat): readonly CardId[] {
  const { cards } = decision;
  switch (wordOf(decision)) {
    case 'formation':
      return byWorth(cards, seat, hitpointsOf, false);
    case 'copies':
      return byWorth(cards, seat, worthAt, false);
    default:
      return orderForDeck(cards, seat);
  }
}

const hitpointsOf = (id: CardId, { spots }: Seat): number => spots.get(id)?.card.hp ?? 0;

/** The first goes first and lies undermost: what is wanted most comes to lie on top of an own deck. */
function orderForDeck(cards: readonly CardId[], seat: Seat): readonly CardId[] {
  const isMine = seat.spots.get(cards[0] ?? 0)?.card.owner === seat.me;
  const wanted = (id: CardId): number => {
    const level = seat.spots.get(id)?.card.printed.level ?? 0;
    return level > seat.mine.granary.length ? -level : level;
  };
  return cards.toSorted((a, b) => (isMine ? wanted(a) - wanted(b) : wanted(b) - wanted(a)));
}

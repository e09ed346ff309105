import type { CardId, CardsDecision } from '../../../engine/decision.js';
import type { CardView } from '../rules/views/view-cards.js';
import { lossByCaveat } from './losses.js';
import { abilitiesOf, componentsOf, worthOf, type Seat, type Spot } from './seat.js';

/** The Resource Phase: what is placed, drawn and exchanged, and which cards are put aside before the game. */

/** With so many resources another is of little use. */
const ENOUGH_RESOURCES = 8;
/** With so many most cards can be played. */
const FAIR_RESOURCES = 6;
/** 6th to 11th: two cards a turn are placed until there are so many resources, from so many cards in the hand. */
const QUICK_RESOURCES = 4;
const QUICK_HAND = 4;
/** Cards that are kept to be played. */
const KEPT = 2;
/** With so few cards in the deck, which must not become empty, nothing is drawn where something can be placed. */
const LAST_CARDS = 6;
/** What is done when nothing is to be placed. */
export const DRAW = 5;
const PLACE = 100;
/** What a level costs that takes more than the next turn to be paid. */
const WAIT = 2;
/** How much more than its worth a creature is wanted. */
const CREATURE = 3;
const EXCHANGE = 7;
/** A card within so many levels of the resources can be played soon. */
const SOON = 2;
const NEXT_TURN = 1;
/** How much better a card of the reserves has to be, in levels. */
const CLEARLY = 3;

/** Conditions that only the card's own destruction out of play meets: a card to be waited with is of no use. */
const rareConditions: ReadonlySet<string> = new Set([
  'when-this-resource-destroyed',
  'when-this-hand-card-destroyed',
  'when-this-deck-card-destroyed',
]);

/** Conditions of the 15th to 17th Editions that are met in most turns of an enemy. */
const answersEnemies: ReadonlySet<string> = new Set([
  'cond-enemy-attacks',
  'cond-enemy-defends',
  'cond-enemy-summons',
  'cond-enemy-casts-or-activates',
]);

/** The dearest that cannot be played soon, else what is wanted least; with plenty of resources, cards are better kept. */
export function worthOfSowing({ card }: Spot, seat: Seat): number {
  if (seat.era === 'classic') return wantsResource(seat) ? PLACE + uselessness(card, seat) : 0;
  const resources = seat.mine.granary.length;
  const isFew = seat.mine.hand.count < 3 && !isWaitingForMore(seat);
  if (resources >= ENOUGH_RESOURCES || (resources >= FAIR_RESOURCES && isFew)) return 0;
  if (resources >= QUICK_RESOURCES && isPayableAtOnce(seat)) return 0;
  return uselessness(card, seat);
}

/** A minion of the hand can be summoned in a turn or two, if resources go on being placed. */
const isWaitingForMore = ({ mine: { hand, granary } }: Seat): boolean =>
  hand.cards.some(
    ({ printed: { type, level } }) =>
      type === 'creature' && level > granary.length && level <= granary.length + SOON,
  );

/** The whole hand can be played this turn, so that nothing is waiting for another resource. */
const isPayableAtOnce = ({ mine }: Seat): boolean =>
  mine.hand.cards.reduce((sum, { printed }) => sum + printed.level, 0) <= mine.granary.length;

/** How little a card is wanted in the hand, with the resources that there are. */
function uselessness({ printed, ...card }: CardView, seat: Seat): number {
  const resources = seat.mine.granary.length;
  if (seat.era === 'classic') return -wanted({ printed, ...card }, seat);
  if (printed.level > resources + SOON) return 100 + printed.level;
  if (printed.type === 'creature') return 10 - worthOf({ printed, ...card }) / 10;
  const condition = abilitiesOf(printed, seat.view.rules)[0]?.condition ?? null;
  return (condition && !answersEnemies.has(condition.id) ? 20 : 11) + printed.level / 10;
}

/** How much a card is wanted in the hand, in levels: creatures first, less for every turn that they have to wait. */
function wanted(card: CardView, seat: Seat): number {
  const { type, level } = card.printed;
  const waiting = WAIT * Math.max(0, level - seat.mine.granary.length - SOON);
  if (type === 'creature')
    return CREATURE + worthOf(card) / 2 - waiting - lossByCaveat(card, 'summon cost', seat) / 2;
  const condition = abilitiesOf(card.printed, seat.view.rules)[0]?.condition;
  if (!condition) return CREATURE / 2 + level / 4 - waiting;
  return rareConditions.has(condition.id) ? 0 : 1;
}

/** Two cards a turn are placed or drawn: each resource is a card less in the hand, and one more in the deck. */
function wantsResource({ view, mine }: Seat): boolean {
  const resources = mine.granary.length;
  if (mine.deck.count <= LAST_CARDS) return true;
  if (resources < QUICK_RESOURCES && mine.hand.count >= QUICK_HAND) return true;
  const enough = mine.hand.count > KEPT + 2 ? ENOUGH_RESOURCES : FAIR_RESOURCES;
  return view.turn.sown === 0 && resources < enough && mine.hand.count > KEPT;
}

/** What a card of the hand or of the reserves would do for its player now: nothing where it cannot be played. */
function useNow({ printed, ...card }: CardView, { view, mine }: Seat): number {
  if (printed.level > mine.granary.length + NEXT_TURN) return 0;
  if (printed.type === 'creature') return worthOf({ printed, ...card });
  const condition = componentsOf(printed, view.rules).abilities[0]?.condition;
  return condition && rareConditions.has(condition.id) ? 0 : printed.level;
}

const worstFirst = (cards: readonly CardView[], seat: Seat): CardView[] =>
  cards.toSorted((a, b) => useNow(a, seat) - useNow(b, seat));

/** Pairs of a card to put away and a clearly better one; every exchange makes the hand better, so that they come to an end. */
function exchanges(seat: Seat): { readonly away: CardView; readonly instead: CardView }[] {
  const away = worstFirst(seat.mine.hand.cards, seat);
  const creatures = seat.mine.reserves.cards.filter(({ printed }) => printed.type === 'creature');
  const instead = worstFirst(creatures, seat).toReversed();
  return away.flatMap((card, place) => {
    const better = instead[place];
    const isClear = better && useNow(better, seat) >= useNow(card, seat) + CLEARLY;
    return isClear ? { away: card, instead: better } : [];
  });
}

export const worthOfExchanging = (seat: Seat): number => (exchanges(seat).length > 0 ? EXCHANGE : 0);

export function cardsToPutAway({ cards, least }: CardsDecision, seat: Seat): CardId[] {
  const chosen = exchanges(seat).flatMap(({ away }) => away.id ?? []);
  return chosen.length >= least ? chosen : cards.slice(0, least);
}

export function cardsToTake({ cards, least, most }: CardsDecision, seat: Seat): CardId[] {
  const known = worstFirst(
    cards.flatMap((id) => seat.spots.get(id)?.card ?? []),
    seat,
  );
  const best = known.toReversed().flatMap(({ id }) => id ?? []);
  const chosen = best.slice(0, most);
  return chosen.length >= least ? chosen : cards.slice(0, least);
}

/** Spells that wait for what seldom happens go first, then the dearest cards, and of the creatures no others. */
export function cardsForReserves({ cards, least }: CardsDecision, seat: Seat): CardId[] {
  const { spots, view } = seat;
  const rank = (id: CardId): number => {
    const printed = spots.get(id)?.card.printed;
    if (!printed) return 0;
    const { type, level } = printed;
    if (type === 'creature') return level > FAIR_RESOURCES ? 10 * level : level;
    const condition = abilitiesOf(printed, view.rules)[0]?.condition;
    if (!condition) return 10 + level;
    return rareConditions.has(condition.id) ? 100 : 40 + level;
  };
  return cards.toSorted((a, b) => rank(b) - rank(a)).slice(0, least);
}

/** Whether a spell is worth waiting for as a trap. */
export function isWorthSetting({ printed }: CardView, { view }: Seat): boolean {
  const condition = abilitiesOf(printed, view.rules)[0]?.condition;
  return condition !== undefined && condition !== null && !rareConditions.has(condition.id);
}

import type { SubAbility } from '../../cards/language/design.js';
import type {
  CardId,
  CardsDecision,
  ConfirmDecision,
  Choice,
  NumberDecision,
  OptionsDecision,
  PlayerNo,
  PlayersDecision,
} from '../kernel/decision.js';
import { bestDefense, bestVictim, plannedAttack } from './battles.js';
import { abilitiesOf, dearestFirst, worthOf, type Seat, type Spot } from './seat.js';
import { effectFor, effectOn, gainOf, type Worth } from './worth.js';

/** Dearer cards than this are not kept in the first hand. */
const KEPT_LEVEL = 5;
const LOW_DIE = 2;
const HIGH_DIE = 5;
const SHIELDED = 2;

export function chosenCards(decision: CardsDecision, seat: Seat): CardId[] {
  const { cards, least, most, purpose } = decision;
  switch (purpose) {
    case 'attack': {
      const team = plannedAttack(seat)?.team.flatMap(({ id }) => id ?? []) ?? [];
      return team.length > 0 ? team : cards.slice(0, least);
    }
    case 'defend':
      return bestDefense(seat, cards);
    case 'redraw':
      return cards.filter((id) => (seat.spots.get(id)?.card.printed.level ?? 0) > KEPT_LEVEL);
    case 'target':
      return bestTargets(decision, seat);
    default:
      return cheapestFirst(cards, seat).slice(
        0,
        purpose.startsWith('self-') || purpose === 'pay' ? least : most,
      );
  }
}

/** Whom it does good: as many as there are; otherwise only as many as must be, and those that it hurts least. */
function bestTargets({ cards, about, least, most }: CardsDecision, seat: Seat): CardId[] {
  const part = partBeingCarriedOut(about, cards, seat);
  const rated = cards.map((id) => {
    const spot = seat.spots.get(id);
    return { id, gain: part && spot ? gainFrom(part, spot, seat.me) : 0 };
  });
  rated.sort((a, b) => b.gain - a.gain);
  const good = rated.filter(({ gain }) => gain > 0).length;
  return rated.slice(0, Math.min(most, Math.max(least, good))).map(({ id }) => id);
}

function gainFrom(part: SubAbility, { card, player, inPlay }: Spot, me: PlayerNo): number {
  const side: Worth['on'] = player === me ? 'me' : 'enemy';
  if (inPlay) return effectFor(part, card, side);
  const { on, worth } = effectOn(part, 1);
  return (on === side ? worth : -worth) * (1 + worthOf(card));
}

/** The sub-ability of the card that the question is about which targets such cards, as far as that can be seen. */
function partBeingCarriedOut(
  about: CardId | undefined,
  cards: readonly CardId[],
  seat: Seat,
): SubAbility | undefined {
  const parts = partsOf(about, seat);
  const inPlay = cards.some((id) => seat.spots.get(id)?.inPlay);
  return parts.find(({ target }) => (target?.id === 'target-in-play') === inPlay) ?? parts[0];
}

function partsOf(about: CardId | undefined, { view, spots }: Seat): readonly SubAbility[] {
  const link = view.chain.at(-1);
  const printed = about === undefined ? undefined : spots.get(about)?.card.printed;
  if (!printed) return [];
  const isLink = link?.ability && link.card.design === printed.design;
  const ability = abilitiesOf(printed, view.rules)[isLink ? link.ability.place : 0];
  return (ability?.parts ?? []).filter(({ target }) => target !== null);
}

export function chosenPlayer({ players, about }: PlayersDecision, seat: Seat): PlayerNo {
  const [part] = partsOf(about, seat);
  const isForMe = part ? effectOn(part, 1).on === 'me' : false;
  if (isForMe && players.includes(seat.me)) return seat.me;
  const others = players.filter((player) => player !== seat.me);
  const hands = (player: PlayerNo): number => seat.view.players[player]?.hand.count ?? 0;
  return others.toSorted((a, b) => hands(b) - hands(a))[0] ?? (players[0] as PlayerNo);
}

export function chosenNumber({ least, most, about }: NumberDecision, seat: Seat): number {
  const [part] = partsOf(about, seat);
  return part && effectOn(part, 1).worth > 0 ? most : least;
}

export function chosenOptions(decision: OptionsDecision, seat: Seat): readonly number[] {
  const { options, purpose, least, about } = decision;
  const one = (suits: (choice: Choice) => boolean): number[] => {
    const place = options.findIndex(suits);
    if (place >= 0) return [place];
    return [...options.keys()].slice(0, least);
  };
  const isMine = (id: CardId | undefined): boolean => seat.spots.get(id ?? 0)?.player === seat.me;
  switch (purpose) {
    case 'victim': {
      const plan = plannedAttack(seat);
      const dice = (plan?.team ?? []).reduce((sum, { sp }) => sum + (sp ?? 0), 0);
      return [bestVictim(seat, options, dice, plan?.enemy ?? null)];
    }
    case 'berzerk':
      return [bestVictim(seat, options, seat.spots.get(about ?? 0)?.card.sp ?? 0, null)];
    case 'deploy':
      return one(({ card }) => card === dearestOf(options, seat));
    case 'reroll':
      return one(({ player, number = 0 }) => (player === seat.me ? number <= LOW_DIE : number >= HIGH_DIE));
    case 'taunt':
      return one(({ card }) => (seat.spots.get(card ?? 0)?.card.hp ?? 0) > 1 && isVictim(seat));
    case 'trap':
      return one(({ card }) => isMine(card) && usefulAbility(card, seat) !== undefined);
    case 'trapped':
      return one(({ number }) => number === usefulAbility(about, seat));
    case 'remove':
      return removed(decision, seat);
    default:
      return [...options.keys()].slice(0, least);
  }
}

/** A Shield Counter is for the own minions, and for damage that it lessens in full. */
export const isWorthShielding = ({ about, amount = 0 }: ConfirmDecision, { spots, me }: Seat): boolean =>
  spots.get(about ?? 0)?.player === me && amount >= SHIELDED;

const isVictim = ({ view, me }: Seat): boolean => {
  const victim = view.battles.at(-1)?.victim;
  return victim !== undefined && 'player' in victim && victim.player === me;
};

function dearestOf(options: readonly Choice[], seat: Seat): CardId | null {
  const { spots, view } = seat;
  const cards = options.flatMap(({ card }) => spots.get(card ?? 0)?.card ?? []);
  const useful = cards.filter(({ printed }) => {
    const [ability] = abilitiesOf(printed, view.rules);
    return printed.type === 'creature' || (ability !== undefined && gainOf(ability, seat, null) > 0);
  });
  return useful.sort(dearestFirst)[0]?.id ?? null;
}

/** The ability of a minion that brings most now, if any brings something. */
function usefulAbility(id: CardId | undefined, seat: Seat): number | undefined {
  const card = seat.spots.get(id ?? 0)?.card;
  if (!card) return undefined;
  const gains = abilitiesOf(card.printed, seat.view.rules).map((ability) => gainOf(ability, seat, card));
  const best = Math.max(...gains);
  return best > 0 ? gains.indexOf(best) : undefined;
}

/** Enemies' counters, wherever they are. */
function removed({ options, least, most }: OptionsDecision, { me }: Seat): number[] {
  const places = [...options.keys()];
  const foreign = places.filter((place) => options[place]?.player !== me);
  const own = places.filter((place) => options[place]?.player === me);
  return [...foreign.slice(0, most), ...own].slice(0, Math.max(least, Math.min(most, foreign.length)));
}

const cheapestFirst = (cards: readonly CardId[], { spots }: Seat): CardId[] => {
  const worth = (id: CardId): number => {
    const card = spots.get(id)?.card;
    return card ? worthOf(card) : 0;
  };
  return cards.toSorted((a, b) => worth(a) - worth(b));
};

import type { SubAbility } from '../../card-components.js';
import type { CardId, PlayerNo } from '../../../engine/decision.js';
import { copies } from './copies.js';
import { abilitiesOf, worthOf, type Seat } from './seat.js';
import { effectFor, effectOn, gainOnTrap } from './worth.js';
import type { Worth } from './worth-tables.js';

/** The abilities that a decision is about, so far as that can be seen, and what they do to a card. */

/** The sub-ability of the card that the question is about which targets such cards, as far as that can be seen. */
export function partFor(
  about: CardId | undefined,
  cards: readonly CardId[],
  seat: Seat,
): SubAbility | undefined {
  const parts = partsOf(about, seat);
  const inPlay = cards.some((id) => (seat.spots.get(id) ?? seat.hidden.get(id))?.inPlay);
  return (
    parts.find(({ target }) => (target?.id.startsWith('target-in-play') ?? false) === inPlay) ?? parts[0]
  );
}

/** Those with targets; of a creature whose ability is only being activated, of all its abilities. */
export function partsOf(about: CardId | undefined, seat: Seat): readonly SubAbility[] {
  const { view, spots } = seat;
  const link = view.chain.at(-1);
  const printed = about === undefined ? undefined : spots.get(about)?.card.printed;
  if (!printed) return [];
  const abilities = abilitiesOf(printed, view.rules);
  const isLink = link?.ability && link.card.design === printed.design;
  const place = isLink ? link.ability.place : seat.era === 'modern' ? 0 : null;
  const asked = place === null ? abilities : abilities.slice(place, place + 1);
  return asked.flatMap(({ parts }) => parts).filter(({ target }) => target !== null);
}

/** The sub-ability that is being carried out: the latest link's. */
export function partOfLink({ view, spots }: Seat): SubAbility | undefined {
  const link = view.chain.at(-1);
  if (!link?.ability) return undefined;
  const ofDesign = [...spots.values()].find(({ card }) => card.printed.design === link.card.design);
  const printed = spots.get(link.card.id ?? 0)?.card.printed ?? ofDesign?.card.printed;
  return printed && abilitiesOf(printed, view.rules)[link.ability.place]?.parts[0];
}

/** What the effects on one of the cards are worth to a player who uses them. */
export function gainOn(id: CardId, part: SubAbility | undefined, user: PlayerNo, seat: Seat): number {
  if (!part) return 0;
  const spot = seat.spots.get(id);
  const hidden = seat.hidden.get(id);
  if (hidden) return gainOnTrap(part, hidden.place) * (hidden.player === user ? -1 : 1);
  if (!spot) return 0;
  const side: Worth['on'] = spot.player === user ? 'me' : 'enemy';
  if (spot.inPlay || copies(part)) return effectFor(part, spot.card, side, seat);
  const { on, worth } = effectOn(part);
  return (on === side ? worth : -worth) * (1 + worthOf(spot.card));
}

import type {
  CardId,
  CardRef,
  PlayerNo,
  Prompt,
  SeenCard,
  SeenZone,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import type { StagePlace } from '../scene/stage-input.js';

export interface FoundCard {
  readonly card: SeenCard;
  readonly place: StagePlace;
}

/** The card with that id, wherever the view or its question shows it. */
export function findCard(view: TableView, id: CardId): FoundCard | null {
  for (const { seat, zones } of view.seats)
    for (const { zone, cards } of zones) {
      const card = cards.find((one) => one.id === id);
      if (card) return { card, place: { seat, zone } };
    }
  const loose = [...view.stage, ...(view.prompt?.cards ?? [])].find((one) => one.id === id);
  return loose ? { card: loose, place: { seat: null, zone: null } } : null;
}

export const zoneOf = (view: TableView, seat: PlayerNo, zone: string): SeenZone | null =>
  view.seats.find((one) => one.seat === seat)?.zones.find((one) => one.zone === zone) ?? null;

export const nameOfSeat = (view: TableView, seat: PlayerNo): string =>
  view.seats.find((one) => one.seat === seat)?.name ?? '';

/** How a card of a question is called; what lies face down is told apart by its place in the question. */
export function nameOfChoice(card: SeenCard, place: number): string {
  return card.face?.name ?? `Card ${place + 1}`;
}

/** The card as sentences point at it; null where it lies face down. */
export const refOf = ({ id, face }: SeenCard): CardRef | null =>
  face && { name: face.name, design: face.design, card: id };

/** Where the cards of a question lie, in words, where they have one name and lie in different places or the table does not show them. */
export function whereIs(view: TableView, { id, owner }: SeenCard): string | null {
  const found = id === null ? null : findCard(view, id);
  const { seat, zone } = found?.place ?? { seat: null, zone: null };
  if (seat === null || zone === null) return owner === null ? null : nameOfSeat(view, owner);
  const name = zoneOf(view, seat, zone)?.name ?? '';
  return seat === view.viewer ? name : `${nameOfSeat(view, seat)}: ${name}`;
}

/** The pass of an `act` question, as its place in the list; null where it has none. */
export function passOf(prompt: Prompt): number | null {
  const place = prompt.actions.findIndex(({ isPass }) => isPass);
  return place < 0 ? null : place;
}

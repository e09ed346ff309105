import type {
  CardId,
  CardRef,
  PlayerNo,
  Prompt,
  SeenCard,
  SeenStack,
  SeenZone,
  TableView,
  ZonePlace,
} from '../../../../src-main/api/answers/play-answers.js';

/** Where a card lies: in a zone of a seat, in one that all share (no seat), or in none. */
export interface StagePlace {
  readonly seat: PlayerNo | null;
  readonly zone: string | null;
}

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
  for (const { zone, cards } of view.shared) {
    const card = cards.find((one) => one.id === id);
    if (card) return { card, place: { seat: null, zone } };
  }
  const loose = [...view.stage, ...(view.prompt?.cards ?? [])].find((one) => one.id === id);
  return loose ? { card: loose, place: { seat: null, zone: null } } : null;
}

export function zoneOf(view: TableView, { seat, zone }: ZonePlace): SeenZone | null {
  const zones = seat === null ? view.shared : view.seats.find((one) => one.seat === seat)?.zones;
  return zones?.find((one) => one.zone === zone) ?? null;
}

/** All zones of a table. */
export const zonesOn = ({ seats, shared }: TableView): readonly ZonePlace[] => [
  ...seats.flatMap(({ seat, zones }) => zones.map(({ zone }) => ({ seat, zone }))),
  ...shared.map(({ zone }) => ({ seat: null, zone })),
];

/** Whose zone it is, as a title has it: "Your Grave", "Ben: Grave", "Market". */
export function titleOfZone(view: TableView, place: ZonePlace): string {
  const name = zoneOf(view, place)?.name ?? '';
  if (place.seat === null) return name;
  return place.seat === view.viewer ? `Your ${name}` : `${nameOfSeat(view, place.seat)}: ${name}`;
}

/** What waits to be carried out; null where nothing does, though the last of it may be under way. */
export const stackShown = ({ stack }: Pick<TableView, 'stack'>): SeenStack | null =>
  stack && stack.entries.length + stack.pending.length > 0 ? stack : null;

export const nameOfSeat = (view: TableView, seat: PlayerNo): string =>
  view.seats.find((one) => one.seat === seat)?.name ?? '';

/** "Ann begins."; null where turns are taken, and before that is settled. */
export function beginsText(view: TableView): string | null {
  const { begins } = view.turn;
  if (begins === undefined) return null;
  return begins === view.viewer ? 'You begin.' : `${nameOfSeat(view, begins)} begins.`;
}

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
  if (zone === null) return owner === null ? null : nameOfSeat(view, owner);
  const name = zoneOf(view, { seat, zone })?.name ?? '';
  if (seat === null) return name;
  return seat === view.viewer ? name : `${nameOfSeat(view, seat)}: ${name}`;
}

/** The pass of an `act` question, as its place in the list; null where it has none. */
export function passOf(prompt: Pick<Prompt, 'actions'>): number | null {
  const place = prompt.actions.findIndex(({ isPass }) => isPass);
  return place < 0 ? null : place;
}

/** The place of the pass, or of what is done to get on where there is none; null where there is neither. */
export function wayOnOf(prompt: Pick<Prompt, 'actions'>): number | null {
  const place = prompt.actions.findIndex(({ movesOn }) => movesOn === true);
  return passOf(prompt) ?? (place < 0 ? null : place);
}

/** The place of the action that is suggested; null where none is. */
export function suggestedOf(prompt: Prompt): number | null {
  const place = prompt.actions.findIndex(({ uses }) => uses !== undefined);
  return place < 0 ? null : place;
}

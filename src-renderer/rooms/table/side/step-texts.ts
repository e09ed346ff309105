import type { ManualStep, StepPlace, TableView } from '../../../../src-main/api/answers/play-answers.js';
import { nameOfSeat } from '../../../shared/table/view/seen-cards.js';

type Handled = Exclude<ManualStep, { kind: 'shuffle' }>;

/** What somebody does by hand, in words: "Ann: 2 cards from Deck to Hand". */
export function stepText(step: ManualStep, view: TableView): string {
  const who = nameOfSeat(view, step.seat);
  switch (step.kind) {
    case 'shuffle': {
      const deck = nameOfZone(view, step) ?? '';
      return step.top === null
        ? `${who}: shuffle ${deck}`
        : `${who}: shuffle the top ${step.top} cards of ${deck}`;
    }
    case 'move':
      return moveText(step, who, view);
    case 'show': {
      const zone = step.from && nameOfZone(view, step.from);
      return zone === null ? `${who}: show ${cardsText(step)}` : `${who}: show ${cardsText(step)} (${zone})`;
    }
    case 'token':
      return step.comes
        ? `${who}: lay out a token for ${cardsText(step)}`
        : `${who}: take away the token for ${cardsText(step)}`;
    case 'turn': {
      const zone = nameOfZone(view, step.at) ?? '';
      const cards = cardsText(step);
      return step.sideways
        ? `${who}: turn ${cards} sideways (${zone})`
        : `${who}: turn ${cards} upright (${zone})`;
    }
    case 'counters': {
      const counters = `${Math.abs(step.by)} × ${step.counter}`;
      return step.by > 0
        ? `${who}: put ${counters} on ${cardsText(step)}`
        : `${who}: take ${counters} off ${cardsText(step)}`;
    }
  }
}

function moveText(step: Extract<ManualStep, { kind: 'move' }>, who: string, view: TableView): string {
  const cards = cardsText(step);
  const { seat, from, to, end } = step;
  const zone = to && placeText(view, to, seat);
  if (zone === null) return `${who}: lay ${cards} out in the open`;
  const source = from && nameOfZone(view, from);
  if (source === null) return `${who}: ${cards} to ${zone}`;
  if (end === 'top') return `${who}: ${cards} from ${source} on top of ${zone}`;
  if (end === 'bottom') return `${who}: ${cards} from ${source} under ${zone}`;
  return step.faceDown
    ? `${who}: ${cards} from ${source} to ${zone}, face down`
    : `${who}: ${cards} from ${source} to ${zone}`;
}

/** "Bilge Rat and 2 more cards". */
function cardsText({ names, count }: Handled): string {
  const more = count - names.length;
  const named = names.join(', ');
  if (more === 0) return named;
  if (named === '') return more === 1 ? '1 card' : `${more} cards`;
  return more === 1 ? `${named} and 1 more card` : `${named} and ${more} more cards`;
}

function placeText(view: TableView, place: StepPlace, seat: number): string | null {
  const zone = nameOfZone(view, place);
  return zone === null || place.seat === seat ? zone : `${zone} of ${nameOfSeat(view, place.seat)}`;
}

/** Null: it is no zone beside the others, as that of what waits mid-table. */
function nameOfZone(view: TableView, { seat, zone }: StepPlace): string | null {
  const zones = [...(view.seats[seat]?.zones ?? []), ...view.shared];
  return zones.find((one) => one.zone === zone)?.name ?? null;
}

import type { Card } from '../../cards/card.js';
import { printedRows, type FieldValue, type PrintedRow } from '../../games/card-fields.js';
import { gameOf } from '../../games/registry.js';
import { Groups } from './groups.js';
import { Wordings } from './wordings.js';

/**
 * Why cards are taken for the same: one rules text with the same numbers, one name, texts that differ by a word; or no
 * more than that they have one picture.
 */
export type DuplicateReason = 'rules' | 'name' | 'wording' | 'picture';

export interface DuplicateGroup {
  /** Ids, in the order of the cards given. */
  readonly cards: readonly string[];
  /** In the order of `DuplicateReason`. */
  readonly reasons: readonly DuplicateReason[];
}

/** Texts of fewer words are too common to be told by a word. */
const LEAST_WORDS = 4;

/**
 * Cards that are the same or nearly so. Only cards of one edition are compared: a card issued anew for another is none
 * too many. Every card is looked at a few times for each of its words, however many others there are. Stops after each card, so that
 * others can have their turn.
 */
export function* findingDuplicates(cards: readonly Card[]): Generator<void, DuplicateGroup[], void> {
  const groups = new Groups<DuplicateReason>();
  const meetings = new Meetings(groups);
  const wordings = new Wordings();
  for (const card of cards) {
    const { fields, figures, apart } = printedOn(card);
    const numbers = fields.join();
    const words = wordsOf(card.text);
    const whole = words.join(' ');
    const isBlank = words.length === 0 && figures.every((figure) => figure === null);
    if (!isBlank) meetings.join('rules', `${numbers}|${whole}`, card.id);
    const name = wordsOf(card.name).join(' ');
    if (name !== '') meetings.join('name', `${apart}|${name}`, card.id);
    if (words.length >= LEAST_WORDS)
      for (const other of wordings.add({ id: card.id, numbers, words }))
        groups.join(other.id, card.id, 'wording');
    yield;
  }
  const place = new Map(cards.map(({ id }, at) => [id, at]));
  const placeOf = (id: string | undefined): number => place.get(id ?? '') ?? 0;
  return groups
    .all()
    .map(({ members, reasons }) => ({
      cards: [...members].sort((a, b) => placeOf(a) - placeOf(b)),
      reasons: order.filter((reason) => reasons.has(reason)),
    }))
    .sort(
      (a, b) =>
        order.indexOf(a.reasons[0] ?? 'wording') - order.indexOf(b.reasons[0] ?? 'wording') ||
        placeOf(a.cards[0]) - placeOf(b.cards[0]),
    );
}

const order: readonly DuplicateReason[] = ['rules', 'name', 'wording'];

/**
 * Cards of one edition with one picture. Many a picture serves several cards on purpose, so that these groups stand apart
 * from the others and join none of them.
 */
export function findSamePictures(cards: readonly Card[]): DuplicateGroup[] {
  const byPicture = new Map<string, string[]>();
  for (const card of cards) {
    const { id, picture } = card;
    if (!picture) continue;
    const key = `${printedOn(card).apart}|${picture.id}`;
    const others = byPicture.get(key);
    if (others) others.push(id);
    else byPicture.set(key, [id]);
  }
  return [...byPicture.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({ cards: group, reasons: ['picture'] }));
}

/** What a card's game prints on it, its figures among that, and what tells it from cards that are alike on purpose. */
function printedOn(card: Card) {
  const game = gameOf(card);
  const rows = printedRows(game.cardFields);
  const valuesOf = (some: readonly PrintedRow[]): FieldValue[] =>
    some.map(({ printed }) => printed.read(card));
  return {
    fields: [game.id, ...valuesOf(rows)],
    figures: valuesOf(rows.filter(({ printed }) => printed.kind === 'number')),
    apart: [game.id, ...valuesOf(rows.filter(({ printed }) => printed.tellsApart))].join(),
  };
}

/** The first of all that came with a key meets everyone who comes with it later. */
class Meetings {
  private readonly first = new Map<string, string>();

  constructor(private readonly groups: Groups<DuplicateReason>) {}

  join(reason: DuplicateReason, key: string, id: string): void {
    const whole = `${reason}|${key}`;
    const other = this.first.get(whole);
    if (other === undefined) this.first.set(whole, id);
    else if (other !== id) this.groups.join(other, id, reason);
  }
}

/** Words without case, accents and signs, so that a comma or a capital tells no cards apart. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

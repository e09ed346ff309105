import type { CardId, Moment, PlayerNo, TableView } from '../../../../src-main/api/answers/play-answers.js';
import { findCard, nameOfSeat } from './seen-cards.js';

/** What the dice of a combat have come to so far. */
export type CombatNote =
  | {
      readonly kind: 'dice';
      readonly player: PlayerNo;
      readonly dice: readonly number[];
      readonly why: string;
    }
  | { readonly kind: 'damage'; readonly whom: string; readonly amount: number; readonly how: string | null };

/** Keeps what happens in a combat for as long as it goes on. */
export class CombatAccount {
  #notes = $state.raw<readonly CombatNote[]>([]);
  #before: TableView | null = null;

  get notes(): readonly CombatNote[] {
    return this.#notes;
  }

  /** Takes in the next view of the table and what has led to it. */
  take(view: TableView, moments: readonly Moment[]): void {
    const before = this.#before;
    this.#before = view;
    if (view.combats.length === 0) {
      if (this.#notes.length > 0) this.#notes = [];
      return;
    }
    const isNew = before === null || before.combats.length === 0;
    const nameOf = (card: CardId): string =>
      nameIn(view, card) ?? (before && nameIn(before, card)) ?? 'a card';
    this.#notes = moments.reduce<readonly CombatNote[]>(
      (notes, moment) => withMoment(notes, moment, view, nameOf),
      isNew ? [] : this.#notes,
    );
  }
}

const nameIn = (view: TableView, card: CardId): string | null =>
  findCard(view, card)?.card.face?.name ?? null;

function withMoment(
  notes: readonly CombatNote[],
  moment: Moment,
  view: TableView,
  nameOf: (card: CardId) => string,
): readonly CombatNote[] {
  switch (moment.kind) {
    case 'dice': {
      const { player, dice, why } = moment;
      return [...notes, { kind: 'dice', player, dice, why }];
    }
    case 'reroll':
      return rerolled(notes, moment);
    case 'damage': {
      const whom = moment.card === null ? 'a card' : nameOf(moment.card);
      return [...notes, { kind: 'damage', whom, amount: moment.amount, how: null }];
    }
    case 'wound': {
      const whom = nameOfSeat(view, moment.player);
      return [...notes, { kind: 'damage', whom, amount: moment.amount, how: moment.how }];
    }
    default:
      return notes;
  }
}

/** The die is another one in the roll that had it last. */
function rerolled(
  notes: readonly CombatNote[],
  { player, was, now }: Extract<Moment, { kind: 'reroll' }>,
): readonly CombatNote[] {
  const at = notes.findLastIndex(
    (note) => note.kind === 'dice' && note.player === player && note.dice.includes(was),
  );
  return notes.map((note, place) => {
    if (place !== at || note.kind !== 'dice') return note;
    return { ...note, dice: note.dice.with(note.dice.indexOf(was), now) };
  });
}

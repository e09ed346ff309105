import type { CardId } from '../../../../src-main/engine/decision.js';
import { idsIn } from '../../../../src-main/engine/decisions/choices.js';
import type { View } from '../../../../src-main/games/kotc/rules/views/view.js';
import type { CardView } from '../../../../src-main/games/kotc/rules/views/view-cards.js';

/** An id that a view shows: where its card lies, and what it is if the viewer is told. */
interface Shown {
  readonly id: CardId;
  readonly where: string;
  readonly design: number | null;
}

/** All ids of cards that a view shows. */
export function idsShown(view: View): Shown[] {
  const shown: Shown[] = [];
  const add = ({ id, printed }: CardView, where: string): void => {
    if (id !== null) shown.push({ id, where, design: printed.design });
  };
  for (const [seat, player] of view.players.entries()) {
    const { deck, grave, battlefield, traps, granary, hand, reserves } = player;
    for (const { card } of deck.cards) add(card, `deck ${seat}`);
    for (const card of grave.cards) add(card, `grave ${seat}`);
    for (const card of hand.cards) add(card, `hand ${seat}`);
    for (const card of reserves.cards) add(card, `reserves ${seat}`);
    for (const card of battlefield) add(card, 'battlefield');
    for (const [zone, places] of Object.entries({ granary, traps })) {
      for (const { id, card } of places) {
        shown.push({ id, where: `${zone} ${seat}`, design: card?.printed.design ?? null });
      }
    }
  }
  for (const card of view.casting) add(card, 'casting');
  return shown;
}

/** Remembers every id that a viewer has been shown, as a cheat would, and says what could be learnt from it. */
export class IdWatch {
  readonly #places = new Map<CardId, string>();
  readonly #designs = new Map<CardId, number>();

  /** @returns what is wrong, or null */
  look(view: View): string | null {
    const shown = idsShown(view);
    for (const { id, where, design } of shown) {
      const before = this.#places.get(id);
      if (before !== undefined && before !== where) return `The id ${id} went from ${before} to ${where}.`;
      this.#places.set(id, where);
      if (design !== null) this.#designs.set(id, design);
      else if (this.#designs.has(id)) return `What is at ${where} can be told by its id ${id}.`;
    }
    for (const { targets } of [...view.chain, ...view.pending]) {
      for (const { id, name } of targets) {
        if (id !== null && name === null && this.#designs.has(id))
          return `A target can be told by its id ${id}.`;
      }
    }
    const { decision } = view;
    if (!decision) return null;
    const told = new Set([...shown.map(({ id }) => id), ...decision.cards.map(({ id }) => id)]);
    for (const id of idsIn(decision.asked)) {
      const isPublic = id === decision.asked.about;
      if (!told.has(id) && !isPublic && this.#designs.has(id)) {
        return `An unseen card of a decision for “${decision.asked.purpose}” can be told by its id ${id}.`;
      }
    }
    for (const { id, printed } of decision.cards) if (id !== null) this.#designs.set(id, printed.design);
    return null;
  }
}

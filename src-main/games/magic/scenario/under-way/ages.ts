/** In which order everything came about: the numbers of a state that say so, told by their places in one list. */
import type { CardId } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { KnownObject, MagicCard, Memory, State } from '../../rules/state/state.js';

const lies = ({ zone, ceased }: MagicCard): boolean => zone !== null && !ceased;
/** What has its age among the continuous effects, and what others are aimed at. */
const counts = ({ zone }: MagicCard): boolean => zone === 'play' || zone === 'stack';

const ofKnown = ({ card, id }: KnownObject): { readonly card: CardNo; readonly id: CardId } => ({ card, id });
export const knownInMemory = ({ objects = [], other }: Memory = {}): readonly KnownObject[] =>
  other ? [...objects, other] : objects;

/** Every object that something in the state knows. */
function spokenOf({ cards, effects = [], waiting }: State): readonly KnownObject[] {
  return [
    ...cards
      .filter(lies)
      .flatMap(({ memory, paid, left = [], combatDamage = [] }) => [
        ...knownInMemory(memory),
        ...knownInMemory(paid),
        ...left,
        ...combatDamage.map(({ source }) => source),
      ]),
    ...effects.flatMap(({ does: { source, memory } }) => [
      ...(source ? [source] : []),
      ...knownInMemory(memory),
    ]),
    ...waiting.flatMap(({ source, memory }) => [source, ...knownInMemory(memory)]),
  ];
}

export class Ages {
  /** All numbers that count, the least first. */
  readonly #order: readonly number[];
  readonly #cards = new Map<CardId, CardNo>();
  readonly #next: CardId;

  constructor(state: State) {
    const { cards, effects = [], nextId } = state;
    this.#next = nextId;
    const numbers = new Set<number>();
    for (const [no, card] of cards.entries()) {
      if (!lies(card)) continue;
      this.#cards.set(card.id, no);
      const { id, attached, arrived, source, targets = [], combatDamage = [] } = card;
      if (!counts(card)) continue;
      for (const one of [id, attached, arrived, source?.id]) if (one !== undefined) numbers.add(one);
      for (const to of [...targets, ...combatDamage.map((one) => one.to)])
        if ('card' in to) numbers.add(to.card);
    }
    for (const { since } of effects) numbers.add(since);
    for (const { id } of spokenOf(state).map(ofKnown)) numbers.add(id);
    this.#order = [...numbers].sort((one, other) => one - other);
  }

  of(number: number): number {
    return this.#order.indexOf(number) + 1;
  }

  /** The card that has an id; null: none has it any more. */
  cardOf(id: CardId): CardNo | null {
    return this.#cards.get(id) ?? null;
  }

  /** Null: something that has left, or a moment at which nothing came. What comes next has the place after all of these. */
  get came(): readonly (CardNo | null)[] {
    return this.#order.filter((number) => number < this.#next).map((number) => this.cardOf(number));
  }
}

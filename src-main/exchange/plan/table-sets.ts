import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import { isCalled, nameKeyOf } from '../list/match-names.js';
import type { ReadRow } from '../spreadsheet/read-row.js';
import type { Planned, Planning } from './plan.js';

/** The sets that a table's rows name: those of the library, and new ones for names that it does not have. */
export class TableSets {
  readonly #new = new Map<string, Planned<CardSet>>();

  constructor(private readonly planning: Planning) {}

  get made(): readonly Planned<CardSet>[] {
    return [...this.#new.values()];
  }

  /**
   * The place in a set that a row gives its card; undefined: it says nothing about a set.
   * @param twin the card that the library has; of several sets of one name, its own is meant
   */
  membership({ set, number }: ReadRow, twin: Card | null): Card['set'] | undefined {
    if (set === '') return undefined;
    const { facts } = this.planning;
    const own = twin?.set ? facts.set(twin.set.id) : null;
    return { id: own && isCalled(own, set) ? own.id : this.#idOf(set), number };
  }

  #idOf(words: string): string {
    const there = this.planning.facts.setCalled(words);
    if (there) return there.id;
    const key = nameKeyOf(words);
    const known = this.#new.get(key);
    if (known) return known.content.id;
    const content: CardSet = {
      id: this.planning.newId(`set:${key}`),
      name: words,
      // Short capitals are a code as well as a name.
      code: /^[\p{Lu}\p{N}]{1,6}$/u.test(words) ? words : '',
      symbol: null,
      mark: 'none',
      notes: '',
    };
    this.#new.set(key, { action: 'create', content });
    return content.id;
  }
}

import type { Card } from '../../cards/card.js';
import { editionOf } from '../../games/kotc/cards/editions.js';
import { unmarked } from '../../cards/marks.js';
import type { CardFacts } from '../../cards/query/card-facts.js';
import { fold, isAscii } from '../../cards/query/fold.js';
import type { Subject } from '../../cards/query/subject.js';
import type { Entry } from '../read-entry.js';
import type { CardSummary } from '../types.js';

/** What is kept of a card for lists and searches; each part is made when it is first needed. */
export class SearchedCard implements Subject {
  facts: CardFacts | null = null;
  key = -1;
  // Plain fields: behind getters, a search of ten thousand cards takes three times as long.
  name = '';
  label = '';
  text = '';
  flavor = '';
  rest = '';
  readonly changed: number;
  private folded = false;
  private summary: CardSummary | null = null;

  constructor(
    readonly entry: Entry<Card>,
    readonly card: Card,
  ) {
    this.changed = entry.stamp.changed;
  }

  /** Makes the texts ready to be searched; they are empty before. */
  fold(): void {
    if (this.folded) return;
    this.folded = true;
    const { name, type, edition, tags, text, flavor } = this.card;
    const kind = type === 'creature' ? 'creature minion' : 'spell';
    this.name = compact(fold(name));
    const label = fold(`${kind} ${editionOf(edition).name} ${tags.join(' ')}`);
    const ability = fold(unmarked(text));
    const saying = fold(unmarked(flavor));
    // The parts are views of the whole, which costs no second copy.
    this.rest = compact(`${label}\n${ability}\n${saying}`);
    this.label = this.rest.slice(0, label.length);
    this.text = this.rest.slice(label.length + 1, label.length + 1 + ability.length);
    this.flavor = this.rest.slice(label.length + ability.length + 2);
  }

  get row(): CardSummary {
    if (this.summary) return this.summary;
    const { id, game, name, type, edition, cost, offense, defense, tags, set, favourite } = this.card;
    return (this.summary = {
      id,
      game,
      name,
      type,
      edition,
      cost,
      offense,
      defense,
      tags,
      set,
      favourite,
      revision: this.entry.revision,
      changed: this.changed,
    });
  }
}

/** Kept at one byte a sign where possible, which halves the search. */
const compact = (text: string): string =>
  isAscii(text) ? Buffer.from(text, 'latin1').toString('latin1') : text;

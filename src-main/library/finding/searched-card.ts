import { groundColor } from '../../games/card-layouts.js';
import type { Card } from '../../cards/card.js';
import type { CardFacts } from '../../games/card-fields.js';
import { plainText } from '../../games/symbol-words.js';
import { gameOf } from '../../games/registry.js';
import { fold, isAscii } from '../../collection/query/fold.js';
import type { Subject } from '../../collection/query/subject.js';
import type { Entry } from '../read-entry.js';
import type { CardSummary } from '../types.js';
import { listedValues } from './listed-values.js';

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
    const { name, tags, text, flavor } = this.card;
    this.name = compact(fold(name));
    const label = fold(`${gameOf(this.card).cardFields.labelOf(this.card)} ${tags.join(' ')}`);
    const ability = fold(plainText(this.card, text));
    const saying = fold(plainText(this.card, flavor));
    // The parts are views of the whole, which costs no second copy.
    this.rest = compact(`${label}\n${ability}\n${saying}`);
    this.label = this.rest.slice(0, label.length);
    this.text = this.rest.slice(label.length + 1, label.length + 1 + ability.length);
    this.flavor = this.rest.slice(label.length + ability.length + 2);
  }

  get row(): CardSummary {
    if (this.summary) return this.summary;
    const { id, game, name, tags, set, favourite } = this.card;
    return (this.summary = {
      id,
      game,
      name,
      ...listedValues(this.card),
      tags,
      set,
      favourite,
      revision: this.entry.revision,
      changed: this.changed,
      ground: groundColor(this.card),
    });
  }
}

/** Kept at one byte a sign where possible, which halves the search. */
const compact = (text: string): string =>
  isAscii(text) ? Buffer.from(text, 'latin1').toString('latin1') : text;

import type { CardRow } from '../../../../src-main/api/answers/answers.js';
import type { ReadLine } from '../../../../src-main/api/answers/deck-answers.js';
import { addCards, type Entries } from './deck-edits.js';

/** What a line of a pasted list comes to; `card` null: it is left out. */
export interface PastedLine extends ReadLine {
  /** Those that may be meant: of that name, or of names like it. */
  readonly offered: readonly CardRow[];
  readonly card: CardRow | null;
}

/** The lines with what was chosen for them, by their numbers ("": leave out); else the first of that name counts. */
export function pastedLines(lines: readonly ReadLine[], choices: ReadonlyMap<number, string>): PastedLine[] {
  return lines.map((line) => {
    const offered = line.cards.length > 0 ? line.cards : line.nearest;
    const choice = choices.get(line.line);
    const card = choice === undefined ? line.cards[0] : offered.find(({ id }) => id === choice);
    return { ...line, offered, card: card ?? null };
  });
}

export const copiesOf = (lines: readonly PastedLine[]): number =>
  lines.reduce((sum, { card, copies }) => sum + (card ? copies : 0), 0);

/** A deck's cards with those of the lines added to them, or put in their place. */
export function withPasted(entries: Entries, lines: readonly PastedLine[], replace: boolean): Entries {
  return lines.reduce<Entries>(
    (result, { card, name, copies, reserve }) =>
      card
        ? addCards(
            result,
            [{ card: card.id, name: card.name || name, copies }],
            reserve ? 'reserves' : 'main',
          )
        : result,
    replace ? [] : entries,
  );
}

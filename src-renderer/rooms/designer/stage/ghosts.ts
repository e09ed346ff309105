/** What an empty card shows of what it will be: the place of each thing that is missing still, with its name. On screen only. */
import type { EditionTerms, GameInfo } from '../../../../src-main/api/answers/answers.js';
import type { Card } from '../../../../src-main/cards/card.js';
import type { Box, CardElement, DisplayList } from '../../../../src-main/layout/display-list.js';
import { elementLabel, fieldOf } from '../../../shared/card-fields/game-fields.js';
import { valueOf } from '../../../shared/card-fields/fields.js';
import { isSelectable } from '../editor/hit-test.js';

export interface Ghost {
  readonly element: CardElement;
  /** On the card, mm. */
  readonly box: Box;
  /** A plus sign where the name does not fit in a size that can be read. */
  readonly label: string;
  /** Of the label, px. */
  readonly size: number;
  /** Whether nothing else on the card marks the place. */
  readonly isOutlined: boolean;
}

/** Px of the label: what can still be read, and what would shout. */
const [LEAST, MOST] = [9, 15];
/** Of a box, and of the size of type, as wide as a letter is on average. */
const [FILL, LETTER] = [0.85, 0.56];

/** Lines below the picture that most cards do without. */
const unasked: ReadonlySet<CardElement> = new Set(['licence', 'indicator']);

/** What is said instead of the name of a place. */
const invitations: Readonly<Partial<Record<CardElement, string>>> = {
  picture: 'Drop a picture, or choose an icon',
  text: 'What does it do?',
};

/** A card is new as long as two of these are missing: a finished one has what it has, but for the picture that all have room for. */
function isNew(card: Card): boolean {
  const blanks = [card.name.trim() === '', card.picture === null, card.text.trim() === ''];
  return blanks.filter(Boolean).length >= 2;
}

/** @param scale px of a mm */
export function ghostsOf(
  card: Card,
  { boxes }: Pick<DisplayList, 'boxes'>,
  game: GameInfo | undefined,
  terms: EditionTerms,
  scale: number,
): readonly Ghost[] {
  const invites = (element: string): boolean => element === 'picture' || isNew(card);
  return Object.entries(boxes).flatMap(([element, box]): Ghost[] => {
    if (!box || !invites(element) || unasked.has(element) || !isSelectable(game, element)) return [];
    const field = fieldOf(game, element);
    const isEmpty =
      element === 'picture' ? card.picture === null : field && valueOf(card, field).trim() === '';
    if (!isEmpty) return [];
    const label = invitations[element] ?? elementLabel(game, element, terms);
    return [{ element, box, ...labelIn(box, label, scale), isOutlined: field?.kind !== 'number' }];
  });
}

function labelIn({ width, height }: Box, name: string, scale: number): Pick<Ghost, 'label' | 'size'> {
  const sizeOf = (label: string): number =>
    Math.min(MOST, FILL * height * scale, (FILL * width * scale) / (LETTER * label.length));
  const size = sizeOf(name);
  return size < LEAST ? { label: '+', size: sizeOf('+') } : { label: name, size };
}

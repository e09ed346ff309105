import type { Card } from '../../cards/card.js';
import { limits } from '../../cards/limits.js';
import { printedRows, type FieldValue, type MoveKind, type PrintedRow } from '../../games/card-fields.js';
import { checkCard } from '../../games/cards.js';
import { editionFieldOf } from '../../games/kinds.js';
import { gameOf } from '../../games/registry.js';
import { isWrittenText, type CardEdit, type Replacement } from './card-edit.js';
import { afterOf, readReplacement } from './replace-text.js';

export interface EditedCard {
  /** As it shall be: the very card that was given where nothing changes. */
  readonly card: Card;
  /** Why it stays as it is, or what of the edit could not be done to it: sentences. */
  readonly problems: readonly string[];
  /** What going to another edition does to it; null where the edit has none, or the card is of it already. */
  readonly reissue: MoveKind | null;
}

/**
 * What an edit makes of a card. A card that would not be one any more, by a text that is too long and the like, stays as
 * it is as a whole.
 * @param nextNumber the next free number in the set that the edit puts cards into
 */
export function changedBy(card: Card, edit: CardEdit, nextNumber: () => number): EditedCard {
  const taken = reissued(card, edit);
  const written = withPrinted(withFields(taken.card, edit), edit);
  const found = replaced(written.card, edit.replace);
  const draft = computed(found.card, edit);
  const problems = [...taken.problems, ...written.problems, ...found.problems, ...draft.problems];
  const checked = checkCard(draft.card);
  if (!checked.success)
    return {
      card,
      problems: [refusal(draft.card, checked.error.issues[0])],
      reissue: taken.reissue && 'cannot',
    };
  const placed = inSet(draft.card, edit, nextNumber);
  if (placed !== null && (placed.set?.number ?? 0) > limits.number)
    return {
      card,
      problems: [`Its number in the set would be above ${limits.number}. The card stays as it is.`],
      reissue: taken.reissue && 'cannot',
    };
  const { reissue } = taken;
  return { card: same(placed ?? draft.card, card) ? card : (placed ?? draft.card), problems, reissue };
}

const rowOf = (card: Card, key: string): PrintedRow | undefined =>
  printedRows(gameOf(card).cardFields).find((row) => row.key === key);

/** Takes the card to the edition of the edit, unless something of it would be lost: then it stays in its own. */
function reissued(card: Card, { edition, indicatorOnly }: CardEdit): EditedCard {
  const unchanged = { card, problems: [], reissue: null };
  if (edition === undefined) return unchanged;
  const key = editionFieldOf(gameOf(card).cards);
  const printed = key === null ? undefined : rowOf(card, key)?.printed;
  if (key === null || !printed) return { ...unchanged, problems: ['Cards of its game have no edition.'] };
  const own = printed.read(card);
  if (edition === own) return unchanged;
  const written = wrote(card, key, edition);
  if (typeof written === 'string') return { ...unchanged, problems: [written] };
  if (indicatorOnly || !printed.move) return { card: written, problems: [], reissue: 'unchanged' };
  const { kind, card: moved, notes } = printed.move(card, edition);
  if (kind !== 'cannot') return { card: moved, problems: notes, reissue: kind };
  return { card, problems: [`It stays in the ${printed.wordsFor(own, card)}.`, ...notes], reissue: kind };
}

/** The card with a value in a printed field, or why it cannot have it, in a sentence. */
function wrote(card: Card, key: string, value: FieldValue): Card | string {
  const row = rowOf(card, key);
  if (!row) return `Cards of its game have no “${key}”.`;
  try {
    return row.printed.write(card, value);
  } catch (error) {
    if (error instanceof RangeError) return `${error.message} It stays as it is.`;
    throw error;
  }
}

/** Writes the game's own fields. */
function withPrinted(card: Card, { fields = {} }: CardEdit): Omit<EditedCard, 'reissue'> {
  const problems: string[] = [];
  let draft = card;
  for (const [key, value] of Object.entries(fields)) {
    const written = wrote(draft, key, value);
    if (typeof written === 'string') problems.push(written);
    else draft = written;
  }
  return { card: draft, problems };
}

function withFields(card: Card, edit: CardEdit): Card {
  const { addTags = [], removeTags = [], look } = edit;
  const gone = new Set(removeTags);
  const { licence = card.licence, flavor = card.flavor, favourite = card.favourite } = edit;
  return {
    ...card,
    licence,
    flavor,
    favourite,
    tags: [...new Set([...card.tags.filter((tag) => !gone.has(tag)), ...addTags])],
    look: {
      template: look?.template ?? card.look.template,
      frame: look?.frame === undefined ? card.look.frame : look.frame,
      accent: look?.accent === undefined ? card.look.accent : look.accent,
      ...foilOf(card, look?.foil),
    },
  };
}

/** What is foil after the edit; null: as its frame says. */
function foilOf({ look }: Card, foil: NonNullable<CardEdit['look']>['foil']): Pick<Card['look'], 'foil'> {
  const kept = foil === undefined ? look.foil : (foil ?? undefined);
  return kept ? { foil: kept } : {};
}

function replaced(card: Card, replacement: Replacement | undefined): Omit<EditedCard, 'reissue'> {
  if (!replacement) return { card, problems: [] };
  const reading = readReplacement(replacement);
  if (reading.kind === 'bad') return { card, problems: [reading.fault.sentence] };
  const problems: string[] = [];
  const replace = (text: string): string => {
    const parts = reading.replacer(text);
    if (parts) return afterOf(parts);
    problems.push(tooMany);
    return text;
  };
  let draft = card;
  for (const key of replacement.in) {
    if (key === 'tags') {
      const tags = [...new Set(draft.tags.map(replace).filter((tag) => tag.trim() !== ''))];
      draft = { ...draft, tags };
    } else if (isWrittenText(key)) draft = { ...draft, [key]: replace(draft[key]) };
    else {
      // Cards of another game do not have it.
      const printed = rowOf(draft, key)?.printed;
      const value = printed?.kind === 'text' ? printed.read(draft) : null;
      if (typeof value !== 'string' || value === replace(value)) continue;
      const written = wrote(draft, key, replace(value));
      if (typeof written === 'string') problems.push(written);
      else draft = written;
    }
  }
  return { card: draft, problems };
}

const tooMany = 'The pattern is found too often in one of its texts, which stays as it is.';

/** Fields as the rest of the card makes them. */
function computed(card: Card, { compute = [] }: CardEdit): Omit<EditedCard, 'reissue'> {
  const problems: string[] = [];
  let draft = card;
  for (const key of compute) {
    const printed = rowOf(card, key)?.printed;
    const value = printed?.compute?.(draft) ?? null;
    if (printed && value !== null) draft = printed.write(draft, value);
    else {
      const term = printed?.titleOn(draft).toLowerCase() ?? key;
      problems.push(`Its ${term} cannot be computed from its text and stays as it is.`);
    }
  }
  return { card: draft, problems };
}

/** Null where the edit leaves the card's set alone. */
function inSet(card: Card, { set }: CardEdit, nextNumber: () => number): Card | null {
  if (!set) return null;
  if (set.id === null) return { ...card, set: null };
  const inside = card.set?.id === set.id;
  if (inside && (set.numbers === 'none' || card.set?.number !== null)) return null;
  return { ...card, set: { id: set.id, number: set.numbers === 'next' ? nextNumber() : null } };
}

const called: Readonly<Record<string, string>> = {
  name: 'name',
  text: 'ability text',
  flavor: 'flavor text',
  licence: 'licence line',
};

function refusal(
  card: Card,
  issue:
    | { readonly path: readonly PropertyKey[]; readonly code: string; readonly maximum?: unknown }
    | undefined,
): string {
  const [field, place] = issue?.path ?? [];
  const most = issue?.code === 'too_big' ? Number(issue.maximum).toLocaleString('en') : null;
  if (field === 'tags' && most !== null)
    return place === undefined
      ? `It would have ${card.tags.length} tags; at most ${most} are kept. The card stays as it is.`
      : `A tag would be longer than ${most} characters. The card stays as it is.`;
  const name = called[String(field)] ?? String(field);
  return most === null
    ? `Its ${name} would not be one any more. The card stays as it is.`
    : `Its ${name} would be longer than ${most} characters. The card stays as it is.`;
}

/** Cards are plain data with their fields in one order. */
const same = (a: Card, b: Card): boolean => JSON.stringify(a) === JSON.stringify(b);

import type { Card } from '../../cards/card.js';
import { printedRows, type FieldValue, type PrintedField } from '../../games/card-fields.js';
import { gameOf } from '../../games/registry.js';
import { changeOf, fieldsThatDiffer } from './changed-fields.js';

/**
 * What is different about a card after a change, in the card's own words, each a part of a sentence: "text", "level 3 → 4".
 * Nothing where both are the same.
 */
export function differencesOfCards(before: Card, after: Card): string[] {
  const name = fieldsThatDiffer(before, after, { name: (a, b) => changeOf('name', quoted(a), quoted(b)) });
  const printed = printedRows(gameOf(after).cardFields).flatMap(({ printed: field }) => {
    const [was, is] = [field.read(before), field.read(after)];
    return was === is ? [] : [printedWords(field, was, is, after)];
  });
  const others = fieldsThatDiffer(before, after, {
    text: () => 'text',
    picture: pictureWords,
    flavor: () => 'flavor text',
    licence: () => 'licence line',
    tags: tagWords,
    look: () => 'look',
    set: setWords,
    favourite: (_, b) => (b ? 'marked as favourite' : 'no favourite any more'),
  });
  return [...name, ...printed, ...others];
}

function printedWords(field: PrintedField, before: FieldValue, after: FieldValue, card: Card): string {
  const words = (value: FieldValue): string => field.wordsFor(value, card);
  if (field.speaksForItself) return `${words(before)} → ${words(after)}`;
  const title = inSentence(field.titleOn(card));
  if (field.kind === 'number') return changeOf(title, before, after);
  return changeOf(title, inSentence(words(before)), inSentence(words(after)));
}

const quoted = (name: string): string => (name === '' ? 'no name' : `“${name}”`);

/** "Level" becomes "level"; what is written in capitals stays as it is. */
const inSentence = (term: string): string => (/^\p{Lu}\p{Ll}/u.test(term) ? term.toLowerCase() : term);

function pictureWords(before: Card['picture'], after: Card['picture']): string {
  if (!before) return 'picture added';
  if (!after) return 'picture removed';
  return before.id === after.id ? 'place of the picture' : 'picture';
}

function tagWords(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((tag) => !before.includes(tag)).map((tag) => `+${tag}`);
  const gone = before.filter((tag) => !after.includes(tag)).map((tag) => `−${tag}`);
  const words = [...added, ...gone];
  if (words.length === 0) return 'order of the tags';
  return `${words.length === 1 ? 'tag' : 'tags'} ${words.join(' ')}`;
}

function setWords(before: Card['set'], after: Card['set']): string {
  if (!before) return 'put into a set';
  if (!after) return 'taken out of its set';
  if (before.id !== after.id) return 'another set';
  return changeOf('number in its set', before.number, after.number);
}

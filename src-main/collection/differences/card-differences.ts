import type { Card } from '../../cards/card.js';
import { editionOf } from '../../games/kotc/cards/editions.js';
import { changeOf, fieldsThatDiffer } from './change-words.js';

/**
 * What is different about a card after a change, in the card's own words, each a part of a sentence: "text", "level 3 → 4".
 * Nothing where both are the same.
 */
export function differencesOfCards(before: Card, after: Card): string[] {
  const terms = editionOf(after.edition).terms;
  const typeName = (type: Card['type']): string => terms[type].toLowerCase();
  /** In the order in which people think of a card. */
  const said: { readonly [K in keyof Card]?: (a: Card[K], b: Card[K]) => string } = {
    name: (a, b) => changeOf('name', quoted(a), quoted(b)),
    type: (a, b) => changeOf('type', typeName(a), typeName(b)),
    edition: (a, b) => `${editionOf(a).name} → ${editionOf(b).name}`,
    cost: (a, b) => changeOf(inSentence(terms.cost), a, b),
    offense: (a, b) => changeOf(inSentence(terms.offense), a, b),
    defense: (a, b) => changeOf(inSentence(terms.defense), a, b),
    text: () => 'text',
    picture: pictureWords,
    flavor: () => 'flavor text',
    licence: () => 'licence line',
    tags: tagWords,
    look: () => 'look',
    set: setWords,
    favourite: (_, b) => (b ? 'marked as favourite' : 'no favourite any more'),
  };
  return fieldsThatDiffer(before, after, said);
}

const quoted = (name: string): string => (name === '' ? 'no name' : `“${name}”`);

/** "Level" becomes "level"; SP and HP stay as they are. */
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

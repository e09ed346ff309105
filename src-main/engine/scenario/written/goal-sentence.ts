import { capitalized, counted, inWords } from '../../text.js';

/** "bring your Wolf to" "strength 4": aims that begin alike are said in one. Without `to` it says all. */
export interface Aim {
  readonly what: string;
  readonly to?: string;
  /** The card that it is about: its label, and how it stands in the words. */
  readonly card?: { readonly label: string; readonly called: string };
}

/**
 * The sentence of a goal.
 * @param turns within how many, everybody's counted
 * @param most characters: what does not fit is left out
 */
export function goalSentence(aims: readonly Aim[], turns: number, most: number): string {
  const phrases = together(aims);
  for (let count = phrases.length; count > 0; count -= 1) {
    const sentence = within(phrases.slice(0, count), turns);
    if (sentence.length <= most) return sentence;
  }
  return '';
}

function within(phrases: readonly string[], turns: number): string {
  const time = turns === 1 ? 'this turn' : `within ${counted(turns, 'turn')}`;
  const [only] = phrases;
  if (phrases.length === 1 && only !== undefined) return `${capitalized(only)} ${time}.`;
  return `${capitalized(time)}, ${inWords(phrases)}.`;
}

/** What is to be done, once for all that begins alike. */
interface Phrase {
  readonly what: string;
  readonly tos: string[];
  readonly cards: Map<string, string>;
}

/**
 * What begins alike in one, and what is to be done to several cards that are called the same once, with how many. A card of which the
 * phrase before speaks is "it".
 */
function together(aims: readonly Aim[]): string[] {
  const phrases = new Map<string, Phrase>();
  for (const { what, to, card } of aims) {
    const phrase: Phrase = phrases.get(what) ?? { what, tos: [], cards: new Map() };
    if (to !== undefined && !phrase.tos.includes(to)) phrase.tos.push(to);
    if (card) phrase.cards.set(card.label, card.called);
    phrases.set(what, phrase);
  }
  const all = [...phrases.values()];
  return all.map((phrase, place) => inOne(phrase, all[place - 1]));
}

function inOne({ what, tos, cards }: Phrase, before: Phrase | undefined): string {
  const [[label = '', called = ''] = []] = cards;
  const isIt = cards.size === 1 && before?.cards.size === 1 && before.cards.has(label);
  const said = isIt ? what.replace(called, 'it') : what;
  if (tos.length > 0) return `${said} ${inWords(tos)}`;
  return cards.size > 1 ? `${said} (${cards.size} of them)` : said;
}

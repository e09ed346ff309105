import type { Choice } from '../decision.js';
import type { Text, TextPart } from '../text.js';

/** With what choices are put into words. */
interface ChoiceWords {
  readonly card: (id: number) => TextPart;
  readonly player: (player: number) => string;
  /** By the word of a mode: what is done in a few words. */
  readonly modes?: Readonly<Record<string, string>>;
}

/** One of the options of a decision, in a few words: "charge counter of Ann on Bear", "Destroy it", "red". */
export function choiceText(
  { card, player, counter, number, mode, colour, name }: Choice,
  words: ChoiceWords,
): Text {
  const who = player === undefined ? [] : [words.player(player)];
  const what = card === undefined ? who : [words.card(card)];
  const said = mode === undefined ? (colour ?? name) : (words.modes?.[mode] ?? mode);
  if (counter !== undefined) {
    const owned = card === undefined || player === undefined ? '' : ` of ${words.player(player)}`;
    return [`${counter} counter${owned}${what.length > 0 ? ' on ' : ''}`, ...what];
  }
  if (said !== undefined) return what.length > 0 ? [`${said}: `, ...what] : [said];
  if (number !== undefined) return what.length > 0 ? [`${number}: `, ...what] : [String(number)];
  return what;
}

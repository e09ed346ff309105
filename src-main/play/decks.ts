import { judgeCard, type Ruling } from '../cards/law/card-law.js';
import { judgeDeck } from '../cards/law/deck-law.js';
import type { EditionNumber } from '../cards/editions.js';
import { readLooseFiles, type LooseCard } from '../library/loose-files.js';
import { designOf, UnplayableCard, type Design, type PlayedCard } from '../rules/kotc/design.js';

/** A deck that cannot be played with; the message is a sentence for people. */
export class UnplayableDeck extends Error {
  override readonly name = 'UnplayableDeck';
}

/** Decks ready for a game: all their designs, and each deck as places in that list. */
export interface Decks {
  readonly names: readonly string[];
  /** What is printed on the cards, as records keep it, and the same ready to be played. */
  readonly cards: readonly PlayedCard[];
  readonly designs: readonly Design[];
  readonly lists: readonly (readonly number[])[];
}

/**
 * Reads deck files, with their cards beside them, for a game under an edition's rules.
 * @param evenIllegal plays also what the law forbids, as long as its cards can be carried out
 * @throws UnplayableDeck for a file that is no deck, an illegal deck, or a card that cannot be carried out
 * @throws LooseFileError for a file that cannot be read
 */
export async function loadDecks(
  files: readonly string[],
  rules: EditionNumber,
  evenIllegal = false,
): Promise<Decks> {
  const names: string[] = [];
  const played: PlayedCard[] = [];
  const designs: Design[] = [];
  const lists: number[][] = [];
  for (const file of files) {
    const { cards, backs, title } = await readLooseFiles([file]);
    if (backs.length === 0) throw new UnplayableDeck(`${file} is a card; give a deck file (*.deck.json).`);
    const judged = cards.map((loose) => ({ loose, ruling: judgeCard(loose.card, rules) }));
    if (!evenIllegal) requireLegal(file, judged, rules);
    const list: number[] = [];
    for (const { card, copies } of cards) {
      played.push(printedOn(card));
      designs.push(playable(file, card, rules));
      for (let copy = 0; copy < copies; copy += 1) list.push(designs.length - 1);
    }
    names.push(title);
    lists.push(list);
  }
  return { names, cards: played, designs, lists };
}

const printedOn = ({ name, type, edition, cost, offense, defense, text }: PlayedCard): PlayedCard => ({
  name,
  type,
  edition,
  cost,
  offense,
  defense,
  text,
});

interface Judged {
  readonly loose: LooseCard;
  readonly ruling: Ruling;
}

function requireLegal(file: string, judged: readonly Judged[], rules: EditionNumber): void {
  const entries = judged.map(({ loose: { card, copies }, ruling: { status } }) => {
    return { name: card.name, copies, status };
  });
  const { legal, reasons } = judgeDeck(entries, rules);
  if (legal) return;
  const because = reasons.map((reason) => `${reason.because} (${reason.rule})`).join(' ');
  throw new UnplayableDeck(`${file} is not legal: ${because}`);
}

function playable(file: string, card: LooseCard['card'], rules: EditionNumber): Design {
  try {
    return designOf(card, rules);
  } catch (error) {
    if (error instanceof UnplayableCard) throw new UnplayableDeck(`${file}: ${error.message}`);
    throw error;
  }
}

import { judgeCard, type Ruling } from '../../games/kotc/cards/law/card-law.js';
import { judgeDeck } from '../../games/kotc/cards/law/deck-law.js';
import type { RulesEdition } from '../../games/kotc/cards/editions.js';
import type { Card } from '../../cards/card.js';
import { readLooseFiles } from '../../library/loose-files.js';
import {
  designOf,
  printedOn,
  UnplayableCard,
  type Design,
  type PlayedCard,
} from '../../games/kotc/rules/components/design.js';

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

/** A deck with its cards, wherever it was read. */
export interface DeckOfCards {
  /** As sentences name it: its file, or its name in quotes. */
  readonly called: string;
  readonly name: string;
  readonly cards: readonly { readonly card: Card; readonly copies: number }[];
}

/**
 * Reads deck files, with their cards beside them, for a game under an edition's rules.
 * @param evenIllegal plays also what the law forbids, as long as its cards can be carried out
 * @throws UnplayableDeck for a file that is no deck, an illegal deck, or a card that cannot be carried out
 * @throws LooseFileError for a file that cannot be read
 */
export async function loadDecks(
  files: readonly string[],
  rules: RulesEdition,
  evenIllegal = false,
): Promise<Decks> {
  const read: DeckOfCards[] = [];
  for (const file of files) {
    const { cards, backs, title } = await readLooseFiles([file]);
    if (backs.length === 0) throw new UnplayableDeck(`${file} is a card; give a deck file (*.deck.json).`);
    read.push({ called: file, name: title, cards });
  }
  return decksOf(read, rules, evenIllegal);
}

/**
 * Makes decks ready for a game under an edition's rules. The designs are those of the decks' cards, one after the other.
 * @param evenIllegal plays also what the law forbids, as long as its cards can be carried out
 * @throws UnplayableDeck for an illegal deck, or a card that cannot be carried out
 */
export function decksOf(decks: readonly DeckOfCards[], rules: RulesEdition, evenIllegal: boolean): Decks {
  const played: PlayedCard[] = [];
  const designs: Design[] = [];
  const lists: number[][] = [];
  for (const { called, cards } of decks) {
    const judged = cards.map(({ card, copies }) => ({ card, copies, ruling: judgeCard(card, rules) }));
    if (!evenIllegal) requireLegal(called, judged, rules);
    const list: number[] = [];
    for (const { card, copies } of cards) {
      played.push(printedOn(card));
      designs.push(playable(called, card, rules));
      for (let copy = 0; copy < copies; copy += 1) list.push(designs.length - 1);
    }
    lists.push(list);
  }
  return { names: decks.map(({ name }) => name), cards: played, designs, lists };
}

interface Judged {
  readonly card: Card;
  readonly copies: number;
  readonly ruling: Ruling;
}

function requireLegal(called: string, judged: readonly Judged[], rules: RulesEdition): void {
  const entries = judged.map(({ card, copies, ruling: { status } }) => {
    return { name: card.name, copies, status };
  });
  const { legal, reasons } = judgeDeck(entries, rules);
  if (legal) return;
  const because = reasons.map((reason) => `${reason.because} (${reason.rule})`).join(' ');
  throw new UnplayableDeck(`${called} is not legal: ${because}`);
}

function playable(called: string, card: Card, rules: RulesEdition): Design {
  try {
    return designOf(card, rules);
  } catch (error) {
    if (error instanceof UnplayableCard) throw new UnplayableDeck(`${called}: ${error.message}`);
    throw error;
  }
}

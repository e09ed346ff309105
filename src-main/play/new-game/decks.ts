import type { DeckCard, GameRules } from '../../games/game-play.js';
import type { BaseState } from '../../engine/state.js';
import { tokenDesigns } from '../../engine/objects/token-designs.js';
import { judgeCard, judgeDeck } from '../../games/judging.js';
import { readLooseFiles } from '../../library/loose-files.js';

/** A deck that cannot be played with; the message is a sentence for people. */
export class UnplayableDeck extends Error {
  override readonly name = 'UnplayableDeck';
}

/** What of a rule set makes decks ready. */
export type DeckRules<P = unknown, D = unknown> = Pick<
  GameRules<P, BaseState, D>,
  'rules' | 'printedOn' | 'ready' | 'tokensOf'
>;

/** Decks ready for a game: all their designs, tokens that they make last, and each deck as places in that list. */
export interface Decks<P = unknown, D = unknown> {
  readonly names: readonly string[];
  /** What is printed on the cards, as records keep it, and the same ready to be played. */
  readonly cards: readonly P[];
  readonly designs: readonly D[];
  readonly lists: readonly (readonly number[])[];
}

/** A deck with its cards, wherever it was read. */
export interface DeckOfCards {
  /** As sentences name it: its file, or its name in quotes. */
  readonly called: string;
  readonly name: string;
  /** The kind of play that it is made for; left out: the usual one. */
  readonly play?: string | undefined;
  readonly cards: readonly DeckCard[];
}

/**
 * Reads deck files, with their cards beside them, for a game under a rule set.
 * @param evenIllegal plays also what the law forbids, as long as its cards can be carried out
 * @throws UnplayableDeck for a file that is no deck, an illegal deck, or a card that cannot be carried out
 * @throws LooseFileError for a file that cannot be read
 */
export async function loadDecks<P, D>(
  files: readonly string[],
  rules: DeckRules<P, D>,
  evenIllegal = false,
): Promise<Decks<P, D>> {
  const read: DeckOfCards[] = [];
  for (const file of files) {
    const { cards, decks, title } = await readLooseFiles([file]);
    const [deck] = decks;
    if (!deck) throw new UnplayableDeck(`${file} is a card; give a deck file (*.deck.json).`);
    read.push({ called: file, name: title, play: deck.play, cards });
  }
  return decksOf(read, rules, evenIllegal);
}

/**
 * Makes decks ready for a game under a rule set. The designs are those of the decks' cards, one after the other, then of
 * the tokens that they make.
 * @param evenIllegal plays also what the law forbids, as long as its cards can be carried out
 * @throws UnplayableDeck for an illegal deck, or a card that cannot be carried out
 */
export function decksOf<P, D>(
  decks: readonly DeckOfCards[],
  rules: DeckRules<P, D>,
  evenIllegal: boolean,
): Decks<P, D> {
  const printed: P[] = [];
  const designs: D[] = [];
  const lists: number[][] = [];
  const add = (one: P, called: string): void => {
    const ready = rules.ready(one);
    if ('because' in ready) throw new UnplayableDeck(`${called}: ${ready.because}`);
    printed.push(one);
    designs.push(ready.design);
  };
  for (const deck of decks) {
    if (!evenIllegal) requireLegal(deck, rules);
    const list: number[] = [];
    for (const { card, copies } of deck.cards) {
      add(rules.printedOn(card), deck.called);
      for (let copy = 0; copy < copies; copy += 1) list.push(designs.length - 1);
    }
    lists.push(list);
  }
  for (const token of tokenDesigns(rules, printed)) add(token, 'A token');
  return { names: decks.map(({ name }) => name), cards: printed, designs, lists };
}

function requireLegal({ called, play, cards }: DeckOfCards, { rules }: DeckRules): void {
  const judged = cards.map(({ card, copies, reserves }) => {
    const { status, reasons, points } = judgeCard(card, rules.id);
    return { name: card.name, copies, reserves, status, reasons, points };
  });
  const { reasons } = judgeDeck(judged, rules.id, play);
  if (reasons.length === 0) return;
  const because = reasons.map((reason) => `${reason.because} (${reason.rule})`).join(' ');
  throw new UnplayableDeck(`${called} is not legal: ${because}`);
}

import { copiesIn, type Entries } from '../deck/deck-edits.js';

/** A whole number from 0, below the given one, each as likely as the others. */
export type Chance = (below: number) => number;

/** One card of a shuffled deck. */
export interface Copy {
  /** Tells it from the other copies. */
  readonly no: number;
  readonly card: string;
}

/** A deck that was shuffled and drawn from; its first card lies on top. */
export interface Drawing {
  /** The first hand, after the redraw if there was one. */
  readonly hand: readonly Copy[];
  /** What was drawn after it, in order. */
  readonly drawn: readonly Copy[];
  readonly deck: readonly Copy[];
  /** The one redraw has been made. */
  readonly redrawn: boolean;
  /** How many hands were shuffled back before. */
  readonly mulligans: number;
}

/** The copies that are shuffled: where the edition has reserves, those that are planned are set aside. */
export function copiesOf(entries: Entries, setsAside: boolean): Copy[] {
  const cards = entries.flatMap((entry) =>
    Array.from({ length: setsAside ? copiesIn(entry, 'main') : entry.copies }, () => entry.card),
  );
  return cards.map((card, no) => ({ no, card }));
}

/** Shuffles the copies and deals a hand; all of them where there are no more. */
export function deal(copies: readonly Copy[], hand: number, chance: Chance): Drawing {
  const deck = [...copies];
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const other = chance(place + 1);
    const [here, there] = [deck[place], deck[other]];
    if (here && there) [deck[place], deck[other]] = [there, here];
  }
  return { hand: deck.slice(0, hand), drawn: [], deck: deck.slice(hand), redrawn: false, mulligans: 0 };
}

export function drawOne(drawing: Drawing): Drawing {
  const [top, ...deck] = drawing.deck;
  return top ? { ...drawing, drawn: [...drawing.drawn, top], deck } : drawing;
}

/** The redraw is made once, before anything else is drawn (K14-SET-10, 13). */
export const canRedraw = ({ drawn, redrawn }: Drawing): boolean => !redrawn && drawn.length === 0;

/** Buries cards of the hand under the deck, and draws as many (K14-SET-10 to 15). */
export function redraw(drawing: Drawing, buried: ReadonlySet<number>): Drawing {
  if (!canRedraw(drawing)) return drawing;
  const kept = drawing.hand.filter(({ no }) => !buried.has(no));
  const under = drawing.hand.filter(({ no }) => buried.has(no));
  const deck = [...drawing.deck, ...under];
  return {
    hand: [...kept, ...deck.slice(0, under.length)],
    drawn: [],
    deck: deck.slice(under.length),
    redrawn: true,
    mulligans: drawing.mulligans,
  };
}

/** A hand of no cards cannot be shuffled back, nor one after which something was drawn. */
export const canMulligan = ({ hand, drawn }: Drawing): boolean => hand.length > 0 && drawn.length === 0;

/** Shuffles the hand back and draws one card fewer (MC-SET-14 to 16). */
export function mulligan(drawing: Drawing, chance: Chance): Drawing {
  if (!canMulligan(drawing)) return drawing;
  const all = [...drawing.hand, ...drawing.deck];
  return { ...deal(all, drawing.hand.length - 1, chance), mulligans: drawing.mulligans + 1 };
}

/** Chance from the system, even for every number: what would make the low ones likelier is thrown again. */
export const systemChance: Chance = (below) => {
  const even = Math.floor(2 ** 32 / below) * below;
  const thrown = new Uint32Array(1);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(thrown);
    if (value < even) return value % below;
  }
};

import type { CardId, Decision, PlayerNo } from '../../../../engine/decision.js';
import { has, only, seatOf, type CardNo, type Viewer } from '../../../../engine/state.js';
import { isPlaced, lookersAt, tellers } from '../../../../engine/zones.js';
import type { Design, KotcContext } from '../context.js';
import { fatiguedIn, isBarredForTurn } from '../state/lasting.js';
import { zoneLaws, type Counter, type KotcCard } from '../state/state.js';
import { cardAt, cardsIn, hpOf, isPawn, isPetrified, levelOf, nameAt, spOf } from '../state/values.js';

/** What is printed on a card, and which one of the game's designs that is. */
export interface PrintedView {
  readonly design: number;
  readonly name: string;
  readonly type: Design['type'];
  readonly text: string;
  readonly level: number;
  /** Null on a spell. */
  readonly sp: number | null;
  readonly hp: number | null;
}

/** A card that the viewer may know. */
export interface CardView {
  /** Null where it is only known to be in a zone whose cards the viewer cannot tell apart, as in an enemy's hand. */
  readonly id: CardId | null;
  readonly printed: PrintedView;
  readonly owner: PlayerNo;
  /** It is no card, but a pawn. Left out: it is a card. */
  readonly pawn?: true;
  /** It lies face down on the battlefield. Left out: it does not. */
  readonly petrified?: true;
  /** The values now; null of what has none, as a petrified minion. */
  readonly level: number | null;
  readonly sp: number | null;
  readonly hp: number | null;
  readonly exhausted: boolean;
  readonly fatigued: boolean;
  /** Its abilities cannot be activated in this turn any more. */
  readonly barred?: true;
  readonly counters: readonly Counter[];
  /** The viewer may not look there now, and knows it from before (K14-Q-81). */
  readonly remembered: boolean;
}

/** A card that is spoken of: what it is, and its id where it has one for the viewer. */
export interface NamedCard {
  readonly id: CardId | null;
  readonly design: number;
  readonly name: string;
}

/** A target that has been selected: told by name only to who can tell which card it is now. */
export interface TargetView {
  /** Where all see its place, or the viewer may look there; otherwise null. */
  readonly id: CardId | null;
  readonly design: number | null;
  readonly name: string | null;
}

/** A card in a deck, and how many lie on top of it. */
export interface DeckCardView {
  readonly above: number;
  readonly card: CardView;
}

/** A place in a granary, or of a trap: that it is there, and how it lies, is public (K14-ZON-15, K11-TRAP-05). */
export interface ResourceView {
  readonly id: CardId;
  readonly exhausted: boolean;
  readonly fatigued: boolean;
  /** Null where the viewer may not know which card it is. */
  readonly card: CardView | null;
}

/** A petrified minion: that it lies there, and how, is public, but not which it is (K17-ZON-08, K17-KEY-195). */
export interface UnseenMinionView {
  /** Among all minions of the battlefield, from 0. */
  readonly place: number;
  readonly id: CardId;
  readonly exhausted: boolean;
  readonly fatigued: boolean;
  readonly counters: readonly Counter[];
}

/** A hand, a grave or the reserves: the number of its cards, and those of them that the viewer may know of. */
export interface PileView {
  readonly count: number;
  readonly cards: readonly CardView[];
}

export interface DeckView {
  readonly count: number;
  readonly cards: readonly DeckCardView[];
}

/** By lists of designs: what is printed stays the same. */
const printedViews = new WeakMap<readonly Design[], PrintedView[]>();

export function printedOf({ designs }: KotcContext, design: number): PrintedView {
  const views = printedViews.get(designs) ?? [];
  if (views.length === 0) printedViews.set(designs, views);
  const { name, type, text, level, sp, hp } = designs[design] as Design;
  return (views[design] ??= { design, name, type, text, level, sp, hp });
}

/** Whether the viewer may look where the card is. */
function mayLook({ everythingRevealed }: KotcContext, card: KotcCard, viewer: Viewer): boolean {
  const seat = only(seatOf(viewer));
  return (
    everythingRevealed ||
    card.zone === null ||
    (lookersAt(zoneLaws[card.zone], card.player, card.faceDown, card.known) & seat) !== 0
  );
}

/** Whether the viewer can tell which card this one is when it is pointed at. */
export const canTell = (game: KotcContext, no: CardNo, viewer: Viewer): boolean =>
  game.everythingRevealed === true || has(tellers(zoneLaws, cardAt(game, no)), seatOf(viewer));

/** Whether who is asked may be told which card one of those in the decision is. */
export function isNamedTo(game: KotcContext, no: CardNo, { player, blind }: Decision): boolean {
  return canTell(game, no, player) || (!blind && has(cardAt(game, no).known, player));
}

/** A card of which the viewer knows that it is where it is. */
export function cardView(game: KotcContext, no: CardNo, viewer: Viewer, isPointedAt = false): CardView {
  const card = cardAt(game, no);
  const printed = printedOf(game, card.design);
  const looks = mayLook(game, card, viewer);
  const hasId = isPointedAt || looks || isPlaced(zoneLaws, card);
  const petrified = isPetrified(card);
  const isMinion = printed.type === 'creature' && !petrified;
  return {
    id: hasId ? card.id : null,
    printed,
    owner: card.owner,
    ...(isPawn(card) && { pawn: true }),
    ...(petrified && { petrified: true }),
    // Which of the cards in an enemy's hand was down-leveled unseen is not known to who remembers them.
    level: petrified ? null : hasId ? levelOf(game, no) : printed.level,
    sp: isMinion ? spOf(game, no) : null,
    hp: isMinion ? hpOf(game, no) : null,
    exhausted: card.exhausted,
    fatigued: fatiguedIn(game.state, no) !== null,
    // Which of the cards in a hidden zone it is, is not known to who remembers them.
    ...(hasId && isBarredForTurn(game.state, no) && { barred: true }),
    counters: card.counters.map(({ kind, owner }) => ({ kind, owner })),
    remembered: !looks,
  };
}

export function namedCard(game: KotcContext, no: CardNo, viewer: Viewer): NamedCard {
  const { design, id } = cardAt(game, no);
  return { id: canTell(game, no, viewer) ? id : null, design, name: nameAt(game, no) };
}

export function targetView(game: KotcContext, no: CardNo, viewer: Viewer): TargetView {
  if (canTell(game, no, viewer)) return namedCard(game, no, viewer);
  const card = cardAt(game, no);
  return { id: isPlaced(zoneLaws, card) ? card.id : null, design: null, name: null };
}

/** What the viewer knows to be in such a zone; of someone else's, in an order that says nothing. */
export function pileView(
  game: KotcContext,
  player: PlayerNo,
  zone: 'hand' | 'grave' | 'reserves',
  viewer: Viewer,
): PileView {
  const all = cardsIn(game.state, player, zone);
  const known = all.filter((no) => has(cardAt(game, no).known, seatOf(viewer)));
  const cards = known.map((no) => cardView(game, no, viewer));
  if (player !== viewer && !game.everythingRevealed) cards.sort(byName);
  return { count: all.length, cards };
}

function byName({ printed: a }: CardView, { printed: b }: CardView): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.design - b.design;
}

/** Nobody may look into a deck (K14-ZON-06); who has seen a card of it and could follow it remembers it. */
export function deckView(game: KotcContext, player: PlayerNo, viewer: Viewer): DeckView {
  const all = cardsIn(game.state, player, 'deck');
  const cards: DeckCardView[] = [];
  for (const [above, no] of all.entries()) {
    if (has(cardAt(game, no).known, seatOf(viewer))) cards.push({ above, card: cardView(game, no, viewer) });
  }
  return { count: all.length, cards };
}

const isKnown = (game: KotcContext, no: CardNo, viewer: Viewer): boolean =>
  has(cardAt(game, no).known, seatOf(viewer));

export const battlefieldView = (game: KotcContext, player: PlayerNo, viewer: Viewer): CardView[] =>
  cardsIn(game.state, player, 'battlefield')
    .filter((no) => isKnown(game, no, viewer))
    .map((no) => cardView(game, no, viewer));

/** The minions on a battlefield of which the viewer cannot tell which they are: petrified ones. */
export const unseenMinions = (game: KotcContext, player: PlayerNo, viewer: Viewer): UnseenMinionView[] =>
  [...cardsIn(game.state, player, 'battlefield').entries()]
    .filter(([, no]) => !isKnown(game, no, viewer))
    .map(([place, no]) => {
      const { id, exhausted, counters } = cardAt(game, no);
      const fatigued = fatiguedIn(game.state, no) !== null;
      return {
        place,
        id,
        exhausted,
        fatigued,
        counters: counters.map(({ kind, owner }) => ({ kind, owner })),
      };
    });

export const placesView = (
  game: KotcContext,
  player: PlayerNo,
  zone: 'granary' | 'traps',
  viewer: Viewer,
): ResourceView[] =>
  cardsIn(game.state, player, zone).map((no) => {
    const { id, exhausted, known } = cardAt(game, no);
    const fatigued = fatiguedIn(game.state, no) !== null;
    const card = has(known, seatOf(viewer)) ? cardView(game, no, viewer) : null;
    return { id, exhausted, fatigued, card };
  });

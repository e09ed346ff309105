/** The difference of two scenes: which card went where, though moving unseen gave it another name. */
import type { PlayerNo, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import type { Spot } from './row-layout.js';
import type { PlacedCard } from './placed-card.js';
import type { PlacedPile, Scene } from './stage-scene.js';
import type { StagePlace } from '../view/seen-cards.js';

/** A card that comes from somewhere: the one with that key starts there; null: it appears where it is. */
interface Arrival {
  readonly key: string;
  readonly from: Spot | null;
}

/** A card that is drawn no more: it goes to a pile, or fades where it was. */
interface Departure {
  readonly card: PlacedCard;
  readonly to: Spot | null;
}

/** A card that goes from pile to pile, such as from the top of a deck to the grave. */
interface Flight {
  readonly card: SeenCard | null;
  readonly from: Spot;
  readonly to: Spot;
}

export interface SceneChange {
  /** Cards of both scenes that lie elsewhere now, by key. */
  readonly moved: readonly string[];
  readonly arrived: readonly Arrival[];
  readonly left: readonly Departure[];
  readonly flown: readonly Flight[];
}

/** One end of a way that a card may have gone. */
interface End {
  readonly place: StagePlace;
  readonly spot: Spot;
  /** What is known of the card at that end. */
  readonly card: SeenCard | null;
  readonly placed: PlacedCard | null;
}

/** More than these are not told apart in the air. */
const MOST_FLIGHTS = 8;
/** Where more cards than these go and come at once, it is another table: nothing is paired. */
const MOST_ENDS = 80;

export function compareScenes(before: Scene, after: Scene): SceneChange {
  const old = new Map(before.cards.map((card) => [card.key, card]));
  const next = new Map(after.cards.map((card) => [card.key, card]));
  const moved = after.cards.filter((card) => {
    const was = old.get(card.key);
    return was && !sameSpot(was, card);
  });
  const isPileTop = ({ role }: PlacedCard): boolean => role === 'pile';
  const gone = before.cards.filter((card) => !next.has(card.key) && !isPileTop(card));
  const come = after.cards.filter((card) => !old.has(card.key) && !isPileTop(card));
  const sources = [...gone.map(endOf), ...pileEnds(before, after, -1)];
  const sinks = [...come.map(endOf), ...pileEnds(before, after, 1)];
  const arrived = new Map<string, Spot | null>(come.map(({ key }) => [key, null]));
  const left = new Map<PlacedCard, Spot | null>(gone.map((card) => [card, null]));
  const flown: Flight[] = [];
  for (const { source, sink } of pair(sources, sinks)) {
    if (!source.placed && !sink.placed) flown.push({ card: sink.card, from: source.spot, to: sink.spot });
    if (sink.placed) arrived.set(sink.placed.key, source.spot);
    if (source.placed && sink.placed) left.delete(source.placed);
    else if (source.placed) left.set(source.placed, sink.spot);
  }
  return {
    moved: moved.map(({ key }) => key),
    arrived: [...arrived].map(([key, from]) => ({ key, from })),
    left: [...left].map(([card, to]) => ({ card, to })),
    flown: flown.slice(0, MOST_FLIGHTS),
  };
}

const sameSpot = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) < 0.5 &&
  Math.abs(a.y - b.y) < 0.5 &&
  Math.abs(a.width - b.width) < 0.5 &&
  a.angle === b.angle;

const endOf = (placed: PlacedCard): End => ({
  place: placed.place,
  spot: placed,
  card: placed.card,
  placed,
});

/** Cards that piles lost (`sign` -1) or won (1), one end for each, as their counts say. */
function pileEnds(before: Scene, after: Scene, sign: 1 | -1): End[] {
  const shown = sign === 1 ? after : before;
  const other = sign === 1 ? before : after;
  return shown.piles.flatMap((pile) => {
    const match = other.piles.find(({ seat, zone }) => seat === pile.seat && zone === pile.zone);
    const spot = pile.spot ?? asideSpot(pile);
    const place = { seat: pile.seat, zone: pile.zone };
    const many = Math.max(0, pile.count - (match?.count ?? 0));
    return Array.from({ length: many }, (_, at) => ({
      place,
      spot,
      card: at === 0 ? pile.top : null,
      placed: null,
    }));
  });
}

const asideSpot = ({ box }: PlacedPile): Spot => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  width: box.height / 2,
  angle: 0,
});

/** Pairs ends, the likeliest first; each end once. */
function pair(sources: readonly End[], sinks: readonly End[]): { source: End; sink: End }[] {
  if (sources.length > MOST_ENDS || sinks.length > MOST_ENDS) return [];
  const ways = sources
    .flatMap((source) => sinks.map((sink) => ({ source, sink, likely: likeliness(source, sink) })))
    .filter(({ likely }) => likely > 0)
    .toSorted((a, b) => b.likely - a.likely);
  const used = new Set<End>();
  return ways.filter(({ source, sink }) => {
    if (used.has(source) || used.has(sink)) return false;
    used.add(source);
    used.add(sink);
    return true;
  });
}

/** 0: it cannot be the same card. The same front tells most, then that it stays with a player. */
function likeliness(source: End, sink: End): number {
  const samePlace = source.place.seat === sink.place.seat && source.place.zone === sink.place.zone;
  if (samePlace && source.placed === null && sink.placed === null) return 0;
  const a = source.card?.face?.design;
  const b = sink.card?.face?.design;
  if (a !== undefined && b !== undefined && a !== b) return 0;
  const sameFront = a !== undefined && a === b ? 4 : 0;
  const sameSeat = sameOwner(source.place.seat, sink.place.seat) ? 2 : 0;
  // Cards of a place whose names changed there, as when a hand was shown, stay before others come.
  return 1 + sameFront + sameSeat + (samePlace ? 3 : 0);
}

const sameOwner = (a: PlayerNo | null, b: PlayerNo | null): boolean => a === b || a === null || b === null;

import type { KeptChance } from './chance/chance.js';
import type { CardId, PlayerNo } from './decision.js';
import type { Stop } from './stops/stop.js';

/** Where a card stands in the state's list of cards: for the rules only, never shown, since it does not change. */
export type CardNo = number;
/** A set of players: bit n is player n. */
export type Players = number;

/** More players than this do not fit into a set of them. */
export const MOST_PLAYERS = 30;
/** Stands in a set of players for all who only watch: they know what everybody can see. */
export const ONLOOKERS = MOST_PLAYERS;

/**
 * Who may look into a zone: all players, the one whose zone it is (of a shared zone: who controls the object), or nobody. How
 * many lie in it is always known.
 */
export type Knowledge = 'public' | 'private' | 'restricted';

export interface ZoneLaw {
  readonly knowledge: Knowledge;
  /** Its cards lie in places that all can see and follow; in a zone without places (a hand) they cannot be told apart. */
  readonly placed: boolean;
  /** The game has one such zone, in which objects of all players lie. Left out: each player has one. */
  readonly shared?: true;
  /** A card that goes from here to the same zone of another player stays the object that it is, as in any public zone. */
  readonly keepsObjects?: true;
}
export type ZoneLaws<Z extends string> = Readonly<Record<Z, ZoneLaw>>;

/** An object that is no card, made during the game. It ceases when it leaves its zone, and is never anywhere again. */
export type Made = 'token' | 'ability';

/** What an ability comes from, as it was when the ability came about: the source may be gone by now. */
export interface AbilitySource {
  readonly card: CardNo;
  readonly id: CardId;
  /** Which of its abilities, from 0. */
  readonly ability: number;
}

/** What an object is aimed at: another, by the id that it had then, or a player. */
export type Target = { readonly card: CardId } | { readonly player: PlayerNo };

/** One counter on an object. */
export interface BaseCounter {
  readonly kind: string;
  /** Who placed it. */
  readonly owner: PlayerNo;
}

/** An object of a game: a card, or what was made during the game. What games differ in is left out where it is not so. */
export interface BaseCard<Z extends string> {
  /** Place of what is printed on it in the game's list of designs. */
  readonly design: number;
  readonly owner: PlayerNo;
  readonly id: CardId;
  /** Its controller; in a zone that players have, whose zone it is in. */
  readonly player: PlayerNo;
  /** Null: in no zone, as a spell that is being cast. */
  readonly zone: Z | null;
  /** Who knows that it is in its zone: they may look there, or have seen it and could follow it since. */
  readonly known: Players;
  /** Left out: it is a card. */
  readonly made?: Made;
  /** It was made and has left its zone. Its place in the list stays, so that the log can name it. */
  readonly ceased?: true;
  /** Of an ability. */
  readonly source?: AbilitySource;
  /** It lies face down in a zone that all can see: which it is, only its controller may look at there. */
  readonly faceDown?: true;
  /** It is a copy: the design that stands for its own while it stays where it is. */
  readonly copyOf?: number;
  readonly counters?: readonly BaseCounter[];
  /** What it is aimed at while it waits to be carried out. An id that nothing has any more is of a target that has left. */
  readonly targets?: readonly Target[];
}

/** Who looks: a player, or null for all who only watch. */
export type Viewer = PlayerNo | null;
/** Who looks, as one of a set of players. */
export const seatOf = (viewer: Viewer): number => viewer ?? ONLOOKERS;

export interface BasePlayer<Z extends string> {
  /** Cards by their numbers; the top of a deck is its first. */
  readonly zones: Readonly<Record<Z, readonly CardNo[]>>;
}

/** A link between objects: an aura on a creature, a card below another. */
export interface Attachment {
  readonly object: CardNo;
  readonly to: CardNo;
}

export interface Result {
  readonly winners: readonly PlayerNo[];
  /** What ended the game, in the rule set's words. */
  readonly by: string;
  readonly rules: readonly string[];
  /** What told the winner from the others; left out where players were not compared, or nothing told them apart. */
  readonly criterion?: { readonly by: string; readonly rules: readonly string[] };
}

/** What the state of every game holds. All of it is plain data. */
export interface BaseState<
  Z extends string = string,
  C extends BaseCard<Z> = BaseCard<Z>,
  P extends BasePlayer<string> = BasePlayer<Z>,
> {
  readonly players: readonly P[];
  readonly cards: readonly C[];
  /** The zones that all players share; left out by games that have none. */
  readonly shared?: Readonly<Record<string, readonly CardNo[]>>;
  /** In the order in which they came about, each object at most once; left out by games that have none. */
  readonly attachments?: readonly Attachment[];
  readonly chance: KeptChance;
  /** The next card's id. */
  readonly nextId: CardId;
  /** Decisions asked so far. */
  readonly decisions: number;
  /** Players with full control: they are asked also when they can do nothing of use. Records and their hashes have it under this name. */
  readonly asksAlways: Players;
  /** Players who are asked only at stops, usual ones and their own; left out while there are none. */
  readonly asksAtStops?: Players;
  /** By players, where else they are; left out while nobody has set any. */
  readonly stops?: readonly (readonly Stop[])[];
  /** By players, at which usual stops they are not asked; left out while nobody leaves any out. */
  readonly skipped?: readonly (readonly Stop[])[];
  /** Players who agree that there is no reason to go on. */
  readonly agreed: Players;
  /** Players who are out of the game while others play on: nothing is asked of them any more. */
  readonly out: Players;
  /** Counts what has come to light so far: cards seen, dice and shuffles. Taking back beyond one of them would cheat. */
  readonly revelations: number;
  readonly result: Result | null;
  /**
   * Its cards lie on a real table: one that not everybody knows stands for any such card of its owner until a player names it. Left out:
   * the cards are in the program.
   */
  readonly onPaper?: true;
}

export const has = (players: Players, player: PlayerNo): boolean => (players & (1 << player)) !== 0;
export const only = (player: PlayerNo): Players => 1 << player;
export const everyone = (state: { readonly players: readonly unknown[] }): Players =>
  2 ** state.players.length - 1;
/** All players and those who watch. */
export const anybody = (state: { readonly players: readonly unknown[] }): Players =>
  everyone(state) | only(ONLOOKERS);

/** All players clockwise, beginning with the given one. */
export function clockwiseFrom(state: { readonly players: readonly unknown[] }, first: PlayerNo): PlayerNo[] {
  const count = state.players.length;
  const players: PlayerNo[] = [];
  for (let step = 0; step < count; step += 1) players.push((first + step) % count);
  return players;
}
export const leftOf = (state: { readonly players: readonly unknown[] }, player: PlayerNo): PlayerNo =>
  (player + 1) % state.players.length;

import type { CardId, PlayerNo, SeenCard, ZonePlace } from '../../../../src-main/api/answers/play-answers.js';
import type { StagePlace } from '../view/seen-cards.js';

/** Where a card can be let go. */
export type DropTarget = ZonePlace | { readonly card: CardId } | { readonly player: PlayerNo };

/** A card that is paired with a card or a player as things stand. */
export interface StagePair {
  readonly card: CardId;
  readonly with: Exclude<DropTarget, ZonePlace>;
  /** How it is drawn: as an attack, or as what stands against one. */
  readonly kind: 'attack' | 'guard';
}

/** What a card or a player gets of an amount as things stand. */
export interface StageShare {
  /** Place in the decision's list. */
  readonly place: number;
  readonly to: Exclude<DropTarget, ZonePlace>;
  /** As buttons and sentences name it. */
  readonly name: string;
  readonly amount: number;
  readonly least: number;
  readonly most: number;
  /** What is enough for it; null: nothing is said of that. */
  readonly enough: number | null;
}

/**
 * What the person in front of the stage can do on it. The running table, the replay (nothing) and the sandbox (everything)
 * each bring their own; the stage only shows and reports.
 */
export interface StageInput {
  /** Cards that glow, for they can be picked or acted with; the rest recedes where any do. */
  readonly glowing: ReadonlySet<CardId>;
  /** Cards that are picked, in order: the place is shown where `ordered`. */
  readonly picked: readonly CardId[];
  readonly ordered: boolean;
  /** Players that can be picked. */
  readonly players: ReadonlySet<PlayerNo>;
  /** One of the dice that lie there can be chosen: `useDie` takes its place in the decision's list. Left out: there are none. */
  readonly dice?: boolean;
  useDie?(place: number): void;
  /** Pairs in the making, which arrows show. Left out: none. */
  readonly pairs?: readonly StagePair[];
  /** Shares in the making: `give` takes the place in the decision's list, and how much that one gets. Left out: none. */
  readonly shares?: readonly StageShare[];
  give?(place: number, amount: number): void;
  /** Where the card may be let go, as soon as that is known; null: it cannot be dragged. Called when a drag begins. */
  drops(card: SeenCard, place: StagePlace): readonly DropTarget[] | Promise<readonly DropTarget[]> | null;
  /** A dragged card is over where it may be let go, or (null) over no such place any more: the cards that would pay for it. Left out: none are shown. */
  over?(card: SeenCard, onto: DropTarget | null): Promise<readonly CardId[]>;
  drop(card: SeenCard, place: StagePlace, onto: DropTarget): void;
  /** A click, a tap, Enter. `at` is in CSS px of the window; left out where it was a key. */
  press(card: SeenCard, place: StagePlace, at?: { readonly x: number; readonly y: number }): void;
  pressPlayer(player: PlayerNo): void;
  /** A zone was pressed: a pile to look into. */
  pressZone(place: ZonePlace): void;
  /** Right click, long press, or the menu key. `at` is in CSS px of the window. */
  menu(card: SeenCard, place: StagePlace, at: { readonly x: number; readonly y: number }): void;
}

import type { Action, CardId, Decision, PlayerNo } from '../decision.js';
import type { BaseEvent } from '../log.js';
import type { PresentTarget } from '../objects/targets.js';
import type { GameContext } from '../rule-set.js';
import type { CardNo, ZoneLaws } from '../state.js';
import type { Moment } from '../table/log-line.js';
import type { Flag, SeenFace } from '../table/seen-card.js';
import type { FieldLayout, Pool, SeenZone } from '../table/seen-zone.js';
import type { TableView } from '../table/table-view.js';
import type { SeenCombat, StackItem } from '../table/under-way.js';
import type { CardRef, Text } from '../text.js';

/** How cards and players are called in a sentence. */
export interface Naming {
  readonly ref: (card: CardNo) => CardRef;
  readonly who: (player: PlayerNo) => string;
}

/** Where a game stands. */
interface TurnWords {
  /** From 1; 0 while the game is set up. */
  readonly number: number;
  readonly player: PlayerNo;
  readonly phase: string;
  readonly step?: string | null;
  /** While the game is set up, who takes the first turn; left out where that is not settled. */
  readonly begins?: PlayerNo;
}

/** What an action is called, and where its card is dragged. What is left out is as for all actions of its name. */
export interface ActionWords<Z extends string> {
  readonly text?: Text;
  readonly zone?: Z | 'target' | null;
}

/** A shared zone whose objects are carried out one after the other, the one on top first. */
export interface StackWords<Z extends string, T extends GameContext> {
  readonly zone: Z;
  /** "Stack". */
  readonly name: string;
  /** "spell", or whatever else one of its entries is called. */
  readonly entryName: string;
  isResolving?(game: T): boolean;
  /** "Flare, sent by Ann." */
  text(game: T, object: CardNo, naming: Naming): Text;
  /** At what it is aimed, where that is not its targets; null: at these. */
  aims?(game: T, object: CardNo): readonly PresentTarget[] | null;
  /** What it is and does, where entries lie mid-table as cards of their own. */
  item?(game: T, object: CardNo, naming: Naming): StackItem;
  /** What has become of it, so that it will not be carried out; null: nothing. */
  fate?(game: T, object: CardNo): string | null;
}

/**
 * What a game has to say for its table; what is left out it does not have. T is what its rule code works on, E what its log
 * holds. Tokens, copies, attachments, counters and controllers are shown as the state has them.
 */
export interface TableWords<Z extends string, T extends GameContext, E extends BaseEvent> {
  /** Id of the rule set. */
  readonly rules: string;
  readonly laws: ZoneLaws<Z>;
  readonly zones: Readonly<Record<Z, Pick<SeenZone, 'name' | 'shape' | 'rows' | 'gathers'>>>;
  /** Left out: rows in the order of `laws`, piles beside them. */
  readonly field?: FieldLayout;
  /** Of an object in a zone with several rows: in which it lies. */
  row?(game: T, card: CardNo): string;
  readonly phases: TableView['phases'];
  turn(state: T['state']): TurnWords;
  /** What stands on an object now, and where its figures stand. */
  face(game: T, card: CardNo): SeenFace;
  /** What a player is measured by, such as hitpoints. */
  life(game: T, player: PlayerNo): { readonly life: number; readonly lifeName: string };
  pools?(game: T, player: PlayerNo): readonly Pool[];
  /** How an object lies, which all see, whether or not they know it. */
  flags?(game: T, card: CardNo): readonly Flag[];
  /** "Charge counter" of "charge". Left out: its kind with a capital. */
  counterName?(kind: string): string;
  /** Whether what is attached to an object covers it. Left out: it lies under it. */
  readonly attachmentsLie?: 'under' | 'over';
  /** What else is to be said of an object that the viewer knows. */
  notesOn?(game: T, card: CardNo, naming: Naming): readonly string[];
  /** What else is to be said of a player. */
  notesOf?(game: T, player: PlayerNo, naming: Naming): readonly string[];
  readonly stack?: StackWords<Z, T>;
  combats?(game: T, naming: Naming): readonly SeenCombat[];
  /** What else is to come. */
  notes?(game: T, naming: Naming): readonly Text[];
  /** By the decision's purpose: what is asked, in a sentence. */
  readonly questions: Readonly<Record<string, string>>;
  /** What is asked where a sentence has to name cards or amounts. Null, or left out: as `questions` has it. */
  question?(game: T, decision: Decision, naming: Naming): Text | null;
  /** By the word of a mode: what is done, in a few words. */
  readonly modes?: Readonly<Record<string, string>>;
  /** By what an action does: a verb for its button, and where its card is dragged: to a zone, or to what it is aimed at. */
  readonly actions: Readonly<Record<string, { readonly verb: string; readonly zone: Z | 'target' | null }>>;
  /** What is to be said otherwise of one action than of others that are called the same; null, or left out: nothing. */
  action?(game: T, action: Action, naming: Naming): ActionWords<Z> | null;
  /**
   * What an event says, with the cards that it names by `cards`; null: nothing.
   * @param seen names a card that the event does not name, and that everybody saw where it was
   */
  line(
    event: E,
    who: (player: PlayerNo) => string,
    cards: readonly (CardRef | string)[],
    seen: (card: CardNo) => CardRef,
  ): Text | null;
  /** What is seen of an event as it happens; `idOf` has the ids of its cards, null where the viewer cannot tell. */
  moment?(event: E, idOf: (nth: number) => CardId | null): Moment | null;
  /**
   * Events with which a player plays or answers something; `as printed`: what their card does is said with it. Left out: none.
   */
  readonly plays?: { readonly [K in E['type']]?: 'as printed' | 'by itself' };
  /** The cards that an event names, in the order in which it was written into the log. */
  cardsOf(event: E): readonly CardNo[];
  /** Events that head what follows in the log, and as what. */
  readonly headings: { readonly [K in E['type']]?: 'turn' | 'phase' };
  /** How the game ended, or would end, in a sentence. */
  ending(winners: string, by: string): string;
}

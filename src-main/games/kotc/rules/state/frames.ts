/** What of the rules can be under way, as plain data: a game can be begun again at each of its steps. */
import type { PlayerNo } from '../../../../engine/decision.js';

interface Frame<Do extends string, Step extends string> {
  readonly do: Do;
  readonly step: Step;
}

/** Everybody is asked, one after another, until all have declined in a row. */
export interface Poll {
  /** Who is asked next. */
  readonly player: PlayerNo;
  readonly declined: number;
}

/** 14th: everybody may act. */
export interface WindowFrame extends Frame<'window', 'open' | 'ask' | 'forced' | 'close'>, Poll {
  /** Whether the turn player may do more than what starts a chain. */
  readonly scope: 'window' | 'chain';
  /** Forced attacks that come from earlier chains, and wait. */
  readonly waiting: number;
}

/** 14th: a chain, from the answers to its first link on. */
export interface ModernChainFrame extends Frame<'chain', 'respond' | 'gather' | 'resolve'>, Poll {}

/** 14th: a battle, from the window after its attack on. */
export type FightFrame = Frame<
  'battle',
  'attackWindow' | 'defense' | 'defenseWindow' | 'allocation' | 'allocationWindow'
>;

export type ModernFrame =
  | Frame<'draw phase', 'before' | 'draw' | 'after'>
  | Frame<'recovery phase', 'window' | 'recover'>
  | WindowFrame
  | ModernChainFrame
  | FightFrame;

/** 6th to 11th: a phase in which the turn player does one thing after another. */
export type OwnActionsStep = 'begin' | 'act' | 'settle' | 'pause' | 'acted';

/** 6th to 11th: counters can be removed. */
export interface CountersFrame extends Frame<'counters', 'ask'>, Poll {
  readonly except: PlayerNo | null;
}

/** 6th to 11th: what has happened is looked at for "Activate when". */
export interface SettleFrame extends Frame<'settle', 'open' | 'ask' | 'close' | 'carryOut'> {
  /** Who is still to be asked. */
  readonly left: readonly PlayerNo[];
}

/** 6th to 11th: answers to the latest link. */
export interface ResponsesFrame extends Frame<'responses', 'begin' | 'ask' | 'counters'> {
  readonly left: readonly PlayerNo[];
}

/** 6th to 11th: links are carried out down to that many. */
export interface ResolveFrame extends Frame<'resolve', 'links'> {
  readonly downTo: number;
}

export interface ClassicChainFrame extends Frame<'chain', 'counters' | 'respond' | 'resolve' | 'close'> {
  /** Links that were there before. */
  readonly before: number;
}

/** 6th to 11th: a battle, from its declaration on. */
export type AttackFrame = Frame<
  'battle',
  'afterAttack' | 'defense' | 'afterDefense' | 'respond' | 'resolve' | 'fight'
>;

export type ClassicFrame =
  | Frame<'resource phase', OwnActionsStep>
  | Frame<'action phase', OwnActionsStep>
  | Frame<'battle phase', OwnActionsStep | 'idle' | 'settled'>
  | Frame<'recovery phase', 'begin' | 'recover' | 'settled'>
  | Frame<'new turn', 'pause'>
  | CountersFrame
  | SettleFrame
  | ResponsesFrame
  | ResolveFrame
  | ClassicChainFrame
  | AttackFrame;

/** The setup, in which one player after another is asked. */
export interface SetupFrame extends Frame<'setup', 'first' | 'reserves' | 'deal' | 'redraw' | 'firstTurn'> {
  readonly left: readonly PlayerNo[];
}

export type KotcFrame = SetupFrame | ModernFrame | ClassicFrame;

/** What can happen in a game. All changes of a state are events; what can be replaced or prevented goes through `emit`. */
import type { BaseEvent } from '../../../../engine/log.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Effect as LastingEffect } from '../../../../engine/effects/effect.js';
import type { CardNo, Target } from '../../../../engine/state.js';
import type { KnownObject, Lasting, ManaKind, Memory, NodeRef, WaitingTrigger, Zone } from './state.js';
import type { StepId } from './steps.js';

interface Happening<T extends string> extends BaseEvent {
  readonly type: T;
  /** Who does it, or to whom it happens. */
  readonly player: PlayerNo;
  /** The objects that it is about; the log names them. */
  readonly cards: readonly CardNo[];
}

/** Why an object goes from one zone to another. */
export type Cause =
  | 'destroy'
  | 'sacrifice'
  | 'discard'
  | 'resolve'
  | 'counter'
  | 'noTarget'
  | 'check'
  | 'legend'
  | 'effect'
  | 'cost'
  | 'mill'
  | 'search'
  | 'leave';

export type MagicEvent =
  // The setup and the course of turns
  | Happening<'begins'>
  | Happening<'shuffle'>
  | Happening<'mulligan'>
  | Happening<'keep'>
  | (Happening<'turn'> & { readonly extra?: true })
  | (Happening<'step'> & { readonly step: StepId; readonly extra?: true })
  | (Happening<'skip'> & { readonly step: StepId | 'turn'; readonly extra?: true })
  /** Untaps its cards at once (MC-Q-115). */
  | Happening<'untapAll'>
  /** Damage goes and what lasts until end of turn ends (MC-TURN-27, MC-TURN-28). */
  | Happening<'cleanup'>
  | Happening<'endOfCombat'>
  // Mana
  | (Happening<'addMana'> & { readonly mana: readonly ManaKind[] })
  | (Happening<'spendMana'> & { readonly mana: readonly ManaKind[] })
  /** The pool empties at the end of a phase; burn is a loss of life of its own. */
  | Happening<'drain'>
  // Playing
  | Happening<'playLand'>
  /** Announced: put on top of the stack with all that was chosen for it. */
  | (Happening<'play'> & {
      readonly targets: readonly Target[];
      readonly counts: readonly number[];
      readonly shares?: readonly number[];
      readonly modes?: readonly number[];
      readonly x?: number;
      readonly paid?: Memory;
    })
  /** Of an ability: `cards` is its source, as it was before its costs were paid in `source`; `made` is the object on the stack. */
  | (Happening<'activate'> & {
      readonly does: NodeRef;
      readonly source: KnownObject;
      readonly made?: CardNo;
      readonly targets: readonly Target[];
      readonly counts: readonly number[];
      readonly shares?: readonly number[];
      readonly modes?: readonly number[];
      readonly x?: number;
      readonly paid?: Memory;
    })
  /** `tapped`: tapping it was among the costs. */
  | (Happening<'playManaAbility'> & { readonly does: NodeRef; readonly tapped?: true })
  /** A waiting trigger is put on the stack, as the object `made`. */
  | (Happening<'trigger'> & {
      readonly waiting: WaitingTrigger;
      readonly made?: CardNo;
      readonly targets: readonly Target[];
      readonly counts: readonly number[];
      readonly shares?: readonly number[];
      readonly modes?: readonly number[];
      /** It has no legal target, or its controller declined it: it does nothing (MC-Q-40, MC-Q-41). */
      readonly dropped?: true;
    })
  /** What has just been put on the stack, or has changed its targets, and what it is aimed at: `cards` are itself and its targets. */
  | (Happening<'aim'> & { readonly players: readonly PlayerNo[] })
  | (Happening<'changeTargets'> & { readonly targets: readonly Target[] })
  /** Of a spell on the stack; `made` is its copy. */
  | (Happening<'copySpell'> & { readonly targets?: readonly Target[]; readonly made?: CardNo })
  /** It is carried out next. */
  | Happening<'resolve'>
  /** What is no card leaves the stack: an ability, a copy or combat damage. */
  | (Happening<'leaveStack'> & { readonly cause: Cause })
  // Objects
  /** Comes into play, from wherever it is, under `player`. */
  | (Happening<'comeIntoPlay'> & {
      readonly tapped?: boolean;
      readonly attachTo?: CardNo;
      readonly counters?: readonly { readonly kind: string; readonly count: number }[];
      readonly chosen?: KnownChoice;
      readonly copyOf?: CardNo;
      readonly played?: true;
    })
  /** `cards` are the tokens, once they are there. */
  | (Happening<'makeToken'> & {
      readonly design: number;
      readonly count: number;
      readonly tapped?: true;
      readonly counters?: readonly { readonly kind: string; readonly count: number }[];
      /** Where the text counts it: "an X/X token". */
      readonly size?: { readonly power: number; readonly toughness: number };
    })
  /** Goes to a zone of its owner. A destruction and a sacrifice are this, by their cause. */
  | (Happening<'move'> & {
      readonly to: Zone;
      readonly place?: 'top' | 'bottom';
      readonly cause: Cause;
      /** Of a destruction: it cannot be regenerated. */
      readonly noRegeneration?: true;
      readonly source?: KnownObject;
    })
  | (Happening<'draw'> & { readonly empty?: true })
  | Happening<'tap'>
  | Happening<'untap'>
  | (Happening<'control'> & { readonly to: PlayerNo })
  | (Happening<'attach'> & { readonly to: CardNo })
  | (Happening<'putCounters'> & { readonly kind: string; readonly amount: number })
  | (Happening<'removeCounters'> & { readonly kind: string; readonly amount: number })
  | Happening<'regenerate'>
  | (Happening<'reveal'> & { readonly to: PlayerNo | null })
  /** Cards of a library are laid in the order in which they are named, by whom alone sees it; of a graveyard all see it (MC-Q-93). */
  | (Happening<'reorder'> & {
      readonly by: PlayerNo;
      readonly place: 'top' | 'bottom';
      readonly zone?: 'graveyard';
    })
  | (Happening<'choose'> & { readonly chosen: KnownChoice })
  | (Happening<'become'> & { readonly copyOf: CardNo })
  /** It has another text from now on: that of a design. */
  | (Happening<'changeText'> & { readonly design: number })
  // Damage and life
  | (Happening<'damage'> & {
      readonly source: KnownObject;
      readonly to: Target;
      readonly amount: number;
      readonly combat?: true;
      readonly cannotBePrevented?: true;
    })
  | (Happening<'gainLife'> & { readonly amount: number })
  | (Happening<'loseLife'> & { readonly amount: number })
  // What lasts
  | (Happening<'begin'> & { readonly lasting: Omit<LastingEffect<Lasting>, 'since'> })
  /** So much of what lasts has been used; `nth` is its place in the list. */
  | (Happening<'use'> & { readonly nth: number; readonly amount?: number })
  // Combat
  | (Happening<'attack'> & { readonly defenders: readonly PlayerNo[] })
  | (Happening<'block'> & { readonly attackers: readonly CardNo[] })
  | Happening<'removeFromCombat'>
  | (Happening<'announceDamage'> & {
      readonly damage: readonly {
        readonly source: KnownObject;
        readonly to: Target;
        readonly amount: number;
      }[];
      readonly firstStrike?: true;
      readonly made?: CardNo;
    })
  // Chance
  | (Happening<'coin'> & { readonly heads: boolean; readonly won: boolean })
  | (Happening<'die'> & { readonly sides: number; readonly rolled: number })
  // The rest of turns, and the end
  | (Happening<'extraTurn'> & { readonly count: number })
  | (Happening<'extraPhases'> & { readonly phases: readonly ('combat' | 'main')[] })
  /** Noted, and so at the next check. */
  | (Happening<'lose'> & { readonly by: string })
  | (Happening<'win'> & { readonly by: string })
  /** Is out of the game; `playOn`: others play on without all cards that it owns (MC-Q-96). */
  | (Happening<'leaveGame'> & { readonly by: string; readonly playOn?: true })
  | (Happening<'end'> & { readonly winners: readonly PlayerNo[]; readonly by: string });

/** What a permanent remembers of a choice. */
export interface KnownChoice {
  readonly color?: 'W' | 'U' | 'B' | 'R' | 'G';
  readonly type?: string;
  readonly number?: number;
  readonly name?: string;
  readonly player?: PlayerNo;
}

export type EventOf<K extends MagicEvent['type']> = Extract<MagicEvent, { readonly type: K }>;

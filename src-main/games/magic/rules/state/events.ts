/** What can happen in a game. All changes of a state are events; what can be replaced or prevented goes through `emit`. */
import type { BaseEvent } from '../../../../engine/log.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Effect as LastingEffect } from '../../../../engine/effects/effect.js';
import type { CardNo, Target } from '../../../../engine/state.js';
import type {
  KnownObject,
  Lasting,
  ManaKind,
  Memory,
  NodeRef,
  StepId,
  WaitingTrigger,
  Zone,
} from './state.js';

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
  | (Happening<'skip'> & { readonly step: StepId | 'turn' })
  /** Untaps its cards at once (MC-Q-115). */
  | Happening<'untapAll'>
  /** Damage goes and what lasts until end of turn ends (MC-TURN-27, MC-TURN-28). */
  | Happening<'cleanup'>
  | Happening<'endOfCombat'>
  // Mana
  | (Happening<'addMana'> & { readonly mana: readonly ManaKind[] })
  | (Happening<'spendMana'> & { readonly mana: readonly ManaKind[] })
  /** The pool empties: `amount` is the life lost by it. */
  | (Happening<'drain'> & { readonly amount: number })
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
  /** Of an ability: `cards` is its source; `made` is the object on the stack once it is there. */
  | (Happening<'activate'> & {
      readonly does: NodeRef;
      readonly targets: readonly Target[];
      readonly counts: readonly number[];
      readonly shares?: readonly number[];
      readonly modes?: readonly number[];
      readonly x?: number;
      readonly paid?: Memory;
    })
  | (Happening<'playManaAbility'> & { readonly does: NodeRef })
  /** A waiting trigger is put on the stack. */
  | (Happening<'trigger'> & {
      readonly waiting: WaitingTrigger;
      readonly targets: readonly Target[];
      readonly counts: readonly number[];
      readonly shares?: readonly number[];
      readonly modes?: readonly number[];
      /** It has no legal target, or its controller declined it: it does nothing (MC-Q-40, MC-Q-41). */
      readonly dropped?: true;
    })
  | (Happening<'changeTargets'> & { readonly targets: readonly Target[] })
  | Happening<'copySpell'>
  /** It is carried out next. */
  | Happening<'resolve'>
  /** An ability, a copy or combat damage leaves the stack. */
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
  | (Happening<'makeToken'> & { readonly design: number; readonly count: number; readonly tapped?: true })
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
  | (Happening<'reorder'> & { readonly zone: Zone })
  | (Happening<'choose'> & { readonly chosen: KnownChoice })
  | (Happening<'become'> & { readonly copyOf: CardNo })
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
    })
  // Chance
  | (Happening<'coin'> & { readonly heads: boolean; readonly won: boolean })
  | (Happening<'die'> & { readonly sides: number; readonly rolled: number })
  // The rest of turns, and the end
  | (Happening<'extraTurn'> & { readonly count: number })
  | (Happening<'extraPhases'> & { readonly phases: readonly ('combat' | 'main')[] })
  | (Happening<'lose'> & { readonly by: string })
  | (Happening<'win'> & { readonly by: string })
  | Happening<'leaveGame'>
  | (Happening<'end'> & { readonly winners: readonly PlayerNo[]; readonly by: string });

/** What a permanent remembers of a choice. */
export interface KnownChoice {
  readonly color?: 'W' | 'U' | 'B' | 'R' | 'G';
  readonly type?: string;
  readonly number?: number;
  readonly name?: string;
  readonly player?: PlayerNo;
}

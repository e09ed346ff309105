import type { CardId, PlayerNo } from '../../../engine/decision.js';
import type { LogBook } from '../../../engine/log.js';
import type { Check, Replacement } from '../../../engine/pipeline/event-pipeline.js';
import type { Asking, GameContext } from '../../../engine/rule-set.js';
import type { CardNo } from '../../../engine/state.js';
import type { Amount } from '../cards/components/amounts.js';
import type { GameRule } from '../cards/components/changes.js';
import type { Effect } from '../cards/components/effects.js';
import type { ManaCost } from '../cards/mana-cost.js';
import type { Traits } from './objects/traits.js';
import type { Values } from './objects/values.js';
import type { Characteristics } from './state/characteristics.js';
import type { Design } from './state/design.js';
import type { EventOf, MagicEvent } from './state/events.js';
import type { KnownObject, State, WaitingTrigger } from './state/state.js';
import type { TextSource } from './state/text-source.js';

/** What rule code of Magic works on. */
export interface Magic extends GameContext<State, Design> {
  readonly log: LogBook<MagicEvent>;
  readonly atBoundary: () => void;
  /** Raised by every change of the state, so that what is looked up in it can be kept until then. */
  revision: number;
  /** Raised by every change of what players can make mana with beside the values of objects. */
  manaRevision: number;
  /** What objects are, as far as it has been looked up. */
  readonly values: Values;
  /** What the cards of the game could do at all. */
  readonly traits: Traits;
  /** The revision at which the rules had nothing to do of their own (MC-Q-15). */
  settled: number;
  readonly rules: Rules;
  atOnce: AtOnce | null;
  /** Who leaves the game as they are asked counts as one who has passed: so it was in games of version 1. */
  readonly leaversPass?: true;
}

/** While several things happen at once. */
interface AtOnce {
  /** What triggers had to know before the first of them. */
  before: unknown;
  /** The id that was next then. */
  readonly since: CardId;
  /** What came into play: it triggers once all of them are there, since they see each other come. */
  readonly arrivals: { readonly event: MagicEvent; readonly before: unknown }[];
}

/**
 * What parts of the rules need of each other in a circle: filters ask for values, which hang on filters; replacements carry out effects,
 * whose events can be replaced. The table itself is `rules/rules.ts`.
 */
export interface Rules {
  /** What an object is now. */
  readonly characteristicsOf: (game: Magic, no: CardNo) => Characteristics;
  /** An object as it is now, for what asks about it once it has left. */
  readonly snapshot: (game: Magic, no: CardNo) => KnownObject;
  /** How much a text means (MC-GR-92 to 98). */
  readonly amountOf: (game: Magic, amount: Amount, text: TextSource) => number;
  /** Does what effects say, in their order (MC-RES-07). */
  readonly carryOut: (game: Magic, effects: readonly Effect[], text: TextSource) => Asking;
  /** What triggers have to know of the game before an event; undefined where nothing could trigger on it. */
  readonly remember: (game: Magic, event: MagicEvent) => unknown;
  /** What an event triggers, by the game before it and the game as it is now (MC-TRIG-02, MC-Q-127). */
  readonly triggersOn: (game: Magic, event: MagicEvent, before: unknown) => readonly WaitingTrigger[];
  /** How much is taken of several damages that one thing is dealt at once, where it is only part of them; null: all of it, or nothing. */
  readonly partTaken: (game: Magic, events: readonly EventOf<'damage'>[]) => number | null;
  readonly replacementsOf: (game: Magic, event: MagicEvent) => readonly Replacement<Magic, MagicEvent>[];
  /** What the rules do of their own beside losses, deaths, legends and attachments: control that ends, creatures that leave combat. */
  readonly checks: readonly Check<Magic>[];
  /** Whether an enchantment can be attached to something as both are now (MC-TYPE-16, MC-Q-74, MC-Q-75). */
  readonly canEnchant: (game: Magic, enchantment: CardNo, host: CardNo) => boolean;
  readonly law: Law;
  readonly combat: Combat;
}

/** What the game's rules are for a player now, with everything that changes them (MC-GR-161, MC-GR-164, MC-GR-167). */
export interface Law {
  /** Null: no maximum. */
  readonly handSize: (game: Magic, player: PlayerNo) => number | null;
  /** Lands that can be played in a turn; null: any number. */
  readonly lands: (game: Magic, player: PlayerNo) => number | null;
  /** The most that a player can untap of some things in their untap step, with those of them that are tapped now. */
  readonly untapsAtMost: (
    game: Magic,
    player: PlayerNo,
    tapped: readonly CardNo[],
  ) => readonly { readonly most: number; readonly among: readonly CardNo[] }[];
  /** How many creatures can still attack a player this turn. */
  readonly attackersLeft: (game: Magic, defender: PlayerNo) => number;
  readonly burns: (game: Magic, player: PlayerNo) => boolean;
  readonly keepsMana: (game: Magic, player: PlayerNo) => boolean;
  /** @param no what would be played; null for what is no card */
  readonly cannot: (game: Magic, player: PlayerNo, act: ForbiddenAct, no: CardNo | null) => boolean;
  /** What a spell's mana cost comes to with all that makes it cost more or less (MC-GR-27). */
  readonly costOf: (game: Magic, no: CardNo, player: PlayerNo, cost: ManaCost) => ManaCost;
  /** Whether a player skips their next such step, phase or turn: then it has been used up, where it was for once. */
  readonly skips: (game: Magic, player: PlayerNo, what: StepSkipped | 'turn') => boolean;
}
export type ForbiddenAct = Extract<GameRule, { is: 'playersCannot' }>['act'];
export type StepSkipped = Extract<GameRule, { is: 'skips' }>['step'];

/** What the combat steps do; where nobody can be asked, it is done at once. */
export interface Combat {
  readonly declareAttackers: (game: Magic) => Asking | undefined;
  readonly declareBlockers: (game: Magic) => Asking | undefined;
  readonly hasFirstStrikeStep: (game: Magic) => boolean;
  readonly announceCombatDamage: (game: Magic, firstStrike: boolean) => Asking | undefined;
  /** @param no the combat damage on the stack */
  readonly dealCombatDamage: (game: Magic, no: CardNo) => Asking;
}

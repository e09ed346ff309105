/**
 * What rule code works on: the game's context, the cards ready to be played in it, and what their components do. The three speak of
 * one another, so they stand together, and nothing but types is here.
 */
import type { KotcCard } from '../cards/card.js';
import type { PlayerNo } from '../../../engine/decision.js';
import type { Check, Replacement } from '../../../engine/pipeline/event-pipeline.js';
import type { LogBook } from '../../../engine/log.js';
import type { Asking, GameContext } from '../../../engine/rule-set.js';
import type { CardNo } from '../../../engine/state.js';
import type { KotcEdition } from './editions/edition.js';
import type { KotcEvent } from './events/events.js';
import type { KotcState, TriggerEntry, TriggerKind, Zone } from './state/state.js';

/** What all rule code of Keeper of the Cards works on. */
export interface KotcContext extends GameContext<KotcState, Design> {
  readonly edition: KotcEdition;
  /** The replacement and prevention effects that apply to an event, as the state stands. */
  readonly replacements: (
    game: KotcContext,
    event: KotcEvent,
  ) => readonly Replacement<KotcContext, KotcEvent>[];
  /** What the rules do of their own when players have lost. */
  readonly checks: readonly Check<KotcContext>[];
  readonly log: LogBook<KotcEvent>;
  /** Everybody may look everywhere: for onlookers of a game whose secrets are over. */
  readonly everythingRevealed?: true;
  /** Begun before version 4: who could use something without a target only was passed over, whatever else came of it. */
  readonly asksForTargetsOnly?: true;
  /** The state is at a boundary from which a game can be begun again. */
  readonly atBoundary: () => void;
}

/** A component on a card: what it does, with the numbers that its maker chose. */
export interface Part<D> {
  readonly id: string;
  readonly impl: D;
  readonly x: number;
  readonly y: number;
}

export interface DesignPart {
  readonly target: Part<TargetImpl> | null;
  readonly effects: readonly Part<EffectImpl>[];
}

/** Keywords of conditions that let an ability be used wherever the card is. */
export type Play = 'ghost' | 'hex' | null;

export interface DesignAbility {
  readonly name: string | null;
  /** Null: the standard activation condition (K14-ABL-03). */
  readonly condition: Part<ConditionImpl> | null;
  readonly play: Play;
  /** The 14th Edition's costs, of which an ability has any number. */
  readonly costs: readonly Part<SelfCostImpl>[];
  /** The activation cost of the 6th to 11th Editions, of which it has at most one. */
  readonly cost: Part<CostImpl> | null;
  readonly parts: readonly DesignPart[];
}

/** What is printed on a card, ready to be played. */
export interface Design {
  readonly name: string;
  readonly type: 'creature' | 'spell';
  readonly edition: KotcCard['edition'];
  readonly text: string;
  readonly level: number;
  /** Null on a spell: it has none, which is not 0 (K14-CRD-03). */
  readonly sp: number | null;
  readonly hp: number | null;
  /** 6th to 11th: a creature's weakness. */
  readonly caveat: Part<CaveatImpl> | null;
  readonly abilities: readonly DesignAbility[];
  /** Some ability has an activation condition of its own. */
  readonly conditional: boolean;
}

/** Which links of a chain an "Activate in response to" condition answers (6th to 11th). */
export type Answered = 'summon' | 'attack' | 'effect';

/** What a condition looks for: a kind of trigger event, and what of it concerns this card, used by this player. */
export interface ConditionImpl {
  /** Null: it is met by a link of a chain, not by what has happened. */
  readonly trigger: TriggerKind | null;
  readonly concerns: (entry: TriggerEntry, card: CardNo, player: PlayerNo) => boolean;
  /** What has to come to the component's number: the cards that it happened to, or the damage. Nothing: once is enough. */
  readonly least?: 'cards' | 'damage';
  /** Where the card itself was destroyed; it is used where it is then, in its owner's grave (K06-RUL-04). */
  readonly destroyedIn?: readonly Zone[];
  readonly answers?: Answered;
  /** From the 17th on it is used by whose zone the card was in, wherever it has got to (K17-Q-34). */
  readonly byWhoseItWas?: true;
}

/** Cards of the payer's own zones that an activation cost of the 12th to 17th Editions takes (K14-KEY-90, 91); of a deck the topmost. */
export interface CardsCostImpl {
  readonly take: 'cards';
  readonly zone: Extract<Zone, 'granary' | 'battlefield' | 'hand' | 'deck'>;
  /** Minions are gift-summoned, whether or not an enemy takes them. */
  readonly act: 'exhaust' | 'bounce' | 'sheathe' | 'destroy' | 'bury' | 'gift-summon';
  /** Chance chooses the cards, not the player (K14-KEY-92). */
  readonly random: boolean;
}

/** What an activation cost of the 12th to 17th Editions takes: also HP, and counters on the card itself. */
export type SelfCostImpl = CardsCostImpl | { readonly take: 'hitpoints' } | { readonly take: 'counters' };

/** What an activation cost, a summon cost or an action cost of the 6th to 11th Editions asks for. */
export type CostImpl =
  | { readonly take: 'hitpoints' }
  | { readonly take: 'counters' }
  | {
      readonly take: 'cards';
      /** `in play` are the creatures and traps of the payer; of a deck the topmost cards. */
      readonly from: 'creatures' | 'in play' | 'resources' | 'hand' | 'deck top';
      readonly act: 'exhaust' | 'sacrifice' | 'destroy';
      /** Who picks them; the opponent is of the payer's choice. */
      readonly chooser: 'payer' | 'opponent' | 'chance' | 'place';
      /** Never the creature itself that acts. */
      readonly other: boolean;
    };

/** What a caveat means for its creature (K11-CRE-09). */
export type CaveatImpl =
  | { readonly kind: 'summon cost' | 'action cost'; readonly cost: CostImpl }
  | { readonly kind: 'restriction'; readonly forbids: readonly ('attack' | 'defend')[] }
  | { readonly kind: 'destroyed if unexhausted' };

/** Who selects, for which card's ability, and the numbers of the component. */
export interface Selecting {
  readonly player: PlayerNo;
  readonly source: CardNo;
  readonly x: number;
  readonly y: number;
  /** Selected by the same activation already: not to be selected once more (K12-KEY-100, 101). */
  readonly taken?: ReadonlySet<CardNo>;
}

export interface TargetImpl {
  /** Selects the targets; null: an exact number cannot be met, and the ability has no effect (K11-GLO-07). */
  readonly select: (game: KotcContext, by: Selecting) => Asking<CardNo[] | null> | CardNo[];
  /** What is done with the cards among which was selected, once that is over and before the effects. */
  readonly afterwards?: (game: KotcContext, by: Selecting) => void;
  /** Whether there is anything to select, as far as its player may know. */
  readonly finds: (state: KotcState, by: Selecting) => boolean;
  /** Chance picks them, and its player does not see which they are. */
  readonly blind?: true;
  /** Its player points at cards that lie in rows on the table. */
  readonly points?: true;
}

/** What an effect works with. */
export interface Effecting {
  /** "You": who uses the ability. */
  readonly player: PlayerNo;
  readonly source: CardNo;
  /** Of the sub-ability, wherever they are by now (K14-Q-42). */
  readonly targets: readonly CardNo[];
  /** They were picked unseen. */
  readonly blind: boolean;
  readonly x: number;
  readonly y: number;
}

export interface EffectImpl {
  /** Asks where there is something to decide. */
  readonly act: (game: KotcContext, by: Effecting) => Asking | undefined;
  /** Works without targets. */
  readonly alone: boolean;
  /** Its user points at a player. */
  readonly points?: true;
  /** Its user sees the targets by it, so that they are picked unseen no more (K11-RUL-13, 14). */
  readonly shows?: true;
}

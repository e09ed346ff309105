import type { CardId, PlayerNo } from '../../../../engine/decision.js';
import type { Effect } from '../../../../engine/effects/effect.js';
import type { ValueChange } from '../../../../engine/effects/value.js';
import type { BaseCard, BasePlayer, BaseState, CardNo, ZoneLaws } from '../../../../engine/state.js';
import type { KotcFrame } from './frames.js';

/**
 * Whose zone it is says who controls the cards in it (K14-KEY-09). Named as the newest edition names them: the older ones
 * say Creature Zone for the battlefield and Resource Zone for the granary. What has left the game lies in `removed`.
 */
export const zones = [
  'deck',
  'grave',
  'battlefield',
  'traps',
  'granary',
  'hand',
  'reserves',
  'removed',
] as const;
export type Zone = (typeof zones)[number];

/** K14-ZON-06 to 10. Resources and in-play cards lie in places that all can see; a deck is taken from its ends. */
export const zoneLaws: ZoneLaws<Zone> = {
  deck: { knowledge: 'restricted', placed: true },
  grave: { knowledge: 'private', placed: false },
  battlefield: { knowledge: 'public', placed: true },
  granary: { knowledge: 'private', placed: true },
  hand: { knowledge: 'private', placed: false },
  // A trap that changes its controller goes on being in play (K12-KEY-115).
  traps: { knowledge: 'private', placed: true, keepsObjects: true },
  reserves: { knowledge: 'private', placed: false },
  removed: { knowledge: 'restricted', placed: false },
};

/** What players are compared by at the end of the game, in this order. */
export const criterionNames = ['empty deck', 'hitpoints', 'levels', 'deck size'] as const;
export type CriterionName = (typeof criterionNames)[number];

export const phases = ['draw', 'resource', 'action', 'battle', 'recovery'] as const;
export type Phase = (typeof phases)[number];

export const counterKinds = [
  'sword',
  'shield',
  'weakness',
  'damage',
  'exhaustion',
  'berzerk',
  'taunt',
  'dice',
  'trap',
  'fatigue',
  'voodoo',
  'medic',
  'assassin',
  'undying',
  'plain',
  'offense',
  'defense',
  'immortality',
] as const;
export type CounterKind = (typeof counterKinds)[number];

export interface Counter {
  readonly kind: CounterKind;
  /** Who placed it: its owner and controller (K14-CTR-15). */
  readonly owner: PlayerNo;
}

export interface KotcCard extends BaseCard<Zone> {
  readonly exhausted: boolean;
  readonly counters: readonly Counter[];
}

export interface KotcPlayer extends BasePlayer<Zone> {
  readonly hp: number;
  /** Was made to draw from an empty deck. */
  readonly drewFromEmpty: boolean;
}

export interface Turn {
  /** From 1, counting every player's turns. */
  readonly number: number;
  readonly player: PlayerNo;
  readonly phase: Phase;
  /** Resources placed this turn. */
  readonly sown: number;
  /** The draw of the Resource Phase is done, and with it the placing (6th to 11th). */
  readonly drawn: boolean;
  /**
   * Victims declared in this Battle Phase: players, minions by their stay on the battlefield (K14-BAT-06, 07), and the same
   * cards wherever they have got to since (K11-Q-58).
   */
  readonly declared: {
    readonly players: readonly PlayerNo[];
    readonly minions: readonly CardId[];
    readonly cards: readonly CardNo[];
  };
}

/**
 * Something that conditions look for ("When you take damage:"). What happens at once is one trigger event (K14-Q-09). It stays
 * met until the first window after it is closed (K14-Q-05).
 */
export type TriggerKind =
  | 'attacks'
  | 'defends'
  | 'targeted'
  | 'damaged'
  | 'destroyed'
  | 'wounded'
  | LaterTrigger;
/** Those for which only later editions have conditions: a battle was fought, a minion summoned, a spell or an ability used. */
export type LaterTrigger = 'fought' | 'summoned' | 'used';
export interface TriggerEntry {
  /** The card that it happened to, or null. */
  readonly card: CardNo | null;
  /** Its controller at that moment, or the player that it happened to. */
  readonly player: PlayerNo;
  /** Where the card was. */
  readonly zone: Zone | null;
  /** Of damage: how much. */
  readonly amount: number;
  /** It was destroyed at the same moment. */
  readonly fell: boolean;
  /** It joined the team after the step in which that is formed: no second attack or defense (K17-Q-156). */
  readonly late?: true;
}
export interface TriggerEvent {
  readonly kind: TriggerKind;
  /** What happens at once has one number. */
  readonly moment: number;
  /** The window in which it can be used, once there is one. */
  readonly window: number | null;
  readonly entries: readonly TriggerEntry[];
  /** Abilities that have been activated for it, as "card:ability" (K14-Q-08). */
  readonly used: readonly string[];
}

/** The targets of a sub-ability, and whether they were picked unseen. */
export interface Selected {
  readonly targets: readonly CardNo[];
  readonly blind: boolean;
}

/** An ability of a card that has been activated. */
export interface AbilityLink {
  readonly player: PlayerNo;
  readonly card: CardNo;
  readonly ability: number;
  /** 6th to 11th: selected when it was activated (K06-CHN-07), whether unseen, and whether that could be done. */
  readonly chosen?: { readonly targets: readonly CardNo[]; readonly blind: boolean; readonly works: boolean };
  /**
   * 12th: selected for each sub-ability when it was activated, in their order (K12-ABL-16). Where one finds nothing to select, those
   * from it on are missing and are not carried out (K12-KEY-103).
   */
  readonly selected?: readonly Selected[];
  /** A spell that was cast or a trap that was turned over: afterwards it goes to the grave. */
  readonly spends?: boolean;
  /** It will not be carried out. */
  readonly negated?: boolean;
}

/** A link of the chain: an ability, the effect of a counter that was removed from a host, a summon or an attack. */
export type Link =
  | AbilityLink
  | {
      readonly player: PlayerNo;
      readonly card: CardNo;
      /** The host's stay on the battlefield: come back, it is another (K14-Q-46). */
      readonly stay: CardId;
      readonly counter: CounterKind;
    }
  | { readonly player: PlayerNo; readonly card: CardNo; readonly summon: true }
  /** The card is the first of the attacking team. */
  | { readonly player: PlayerNo; readonly card: CardNo; readonly attack: true };

export type Victim = { readonly player: PlayerNo } | { readonly card: CardNo; readonly stay: CardId };

export interface Fighter {
  readonly card: CardNo;
  readonly stay: CardId;
}

export interface Battle {
  readonly attacker: PlayerNo;
  readonly defender: PlayerNo;
  /** In formation order. */
  readonly team: readonly Fighter[];
  readonly defense: readonly Fighter[];
  readonly victim: Victim;
  /** The last controller of a minion as victim while in play (K14-Q-19). */
  readonly victimsPlayer: PlayerNo;
  /** The step that is being carried out; null between the steps. */
  readonly step: 'attack' | 'defense' | 'allocation' | null;
  /** Forced by a Berzerk Counter. */
  readonly forced: boolean;
  /** The attack of every attacker has been negated (K06-Q-70). */
  readonly calledOff: boolean;
  /** No defending team is formed (K17-CTR-107). */
  readonly skipsDefense?: true;
  /** They were in a team and have been taken out of it: they have fought all the same (K17-Q-181). */
  readonly left?: readonly Fighter[];
}

export const stats = ['sp', 'hp', 'level'] as const;
export type Stat = (typeof stats)[number];

/** What goes on for a while. `lasting.ts` says how long. */
export type Lasting =
  | ({ readonly type: 'change' } & ValueChange<Stat>)
  /** A card's abilities cannot be activated, wherever it is (K15-CTR-54, 79). */
  | { readonly type: 'barred' }
  /** A card will not be unexhausted. */
  | {
      readonly type: 'fatigue';
      /** The turn in which it was last fatigued. */
      readonly turn: number;
    }
  /** A minion's controller changed until the end of the turn. */
  | { readonly type: 'control'; readonly stay: CardId; readonly back: PlayerNo }
  /** Dice that a player may still re-roll by an effect (6th to 11th). */
  | {
      readonly type: 'rerolls';
      /** Dice that have not been re-rolled by it yet. */
      readonly dice: number;
      /** How often each of them. */
      readonly times: number;
      /** Of the chain with this number, or of the rest of the turn. */
      readonly chain: number | null;
      /** Not of the chain with this number. */
      readonly not: number | null;
    }
  /** An attack that a Berzerk Counter will force as soon as the chain has resolved. */
  | {
      readonly type: 'attack';
      readonly stay: CardId;
      readonly victim: Victim;
      /** It counts as declared in the Battle Phase that it was chosen in (K14-Q-59). */
      readonly declared: boolean;
    };
export type KotcEffect = Effect<Lasting>;

/** A turn in which nothing has happened yet. */
export const newTurn = (number: number, player: PlayerNo, phasesOfTurn: readonly Phase[]): Turn => ({
  number,
  player,
  phase: phasesOfTurn[0] ?? 'action',
  sown: 0,
  drawn: false,
  declared: { players: [], minions: [], cards: [] },
});

export interface KotcState extends BaseState<Zone, KotcCard, KotcPlayer> {
  /** What is under way within the phase, the innermost last. */
  readonly frames?: readonly KotcFrame[];
  /** Null: nobody goes first yet, the game is to be set up. */
  readonly first: PlayerNo | null;
  readonly turn: Turn;
  readonly chain: readonly Link[];
  /** Activated for one event together, and waiting until their turn comes (6th to 11th). */
  readonly pending: readonly AbilityLink[];
  /** Chains begun so far. */
  readonly chains: number;
  /** The chain's links are being carried out: no chaining action can be performed (K14-CHN-22). */
  readonly resolving: boolean;
  /** The battles that are being fought, an interrupted one first. */
  readonly battles: readonly Battle[];
  /** What goes on for a while, in the order in which it began. */
  readonly effects: readonly KotcEffect[];
  readonly occasions: readonly TriggerEvent[];
  /** Windows that are open, the innermost last. */
  readonly windows: readonly number[];
  readonly nextWindow: number;
  /** What happens now, for grouping what happens at once. */
  readonly moment: number;
}

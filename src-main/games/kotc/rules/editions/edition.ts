import { editionId, type GuideEdition, type RulesEdition } from '../../cards/editions.js';
import type { Setup } from '../../cards/setup.js';
import type { Refusal } from '../../../../engine/decision.js';
import type { Citation, Prohibition } from './citations.js';
import type { CounterTable } from './counter-mechanisms.js';
import type { LaterTrigger, Phase, Zone } from '../state/state.js';

/** In what the editions differ in which everybody acts in windows (12th to 17th); the older ones ask for none of it. */
export interface WindowsMechanisms {
  /** The kinds of counters, and what each does. */
  readonly counters: CounterTable;
  /** What exceeds a minion's HP (K12-MIN-18, K13-MIN-19). */
  readonly excessDamage: 'is lost' | 'pierces';
  /** Dice of the defending team that are left when all attackers of a player are destroyed (K12-BAT-37, K13-BAT-37). */
  readonly defendersLeftovers: 'are lost' | 'hit the attacking player';
  /** Attacking dice that are left for a minion that is not there any more (K12-Q-05, K13-BAT-34). */
  readonly diceForGoneVictim: 'are lost' | 'hit its controller';
  /** What is paid for hex-play: a minion's player pays as for a summon, or half for minions and spells alike (K17-KEY-65, K17-KEY-175). */
  readonly hexPlay: 'whole level' | 'half, rounded up';
  /** Whether ghost-play waives what a spell has to have as well: the hand and its resource cost (K17-KEY-61). */
  readonly ghostPlayOfSpells: 'from the hand, paid' | 'from anywhere, free';
  /** An ability without activation condition in its player's Action Phase (K14-ABL-06, K17-ABL-06). */
  readonly standardAbilities: 'may answer' | 'only start chains';
  /** When the targets of an ability are selected (K12-ABL-16, K12-Q-01, K14-Q-01). */
  readonly targets: 'on activation' | 'as each sub-ability resolves';
  /** How few "up to x" is for several; where it is 1, an ability without a target has no further effect (K12-KEY-103, K14-Q-37). */
  readonly upToSeveral: 'from 0' | 'from 1';
  /** Spells can be set as traps, which are in play (K12-SPL-02, K12-KEY-76). */
  readonly spells: 'are cast' | 'are cast or set as traps';
  /** From where each card is drawn (K12-ZON-21). */
  readonly draws: 'from the deck' | 'from the deck or the reserves';
  /** For what else than the 14th's conditions there are conditions. */
  readonly triggers: readonly LaterTrigger[];
  /** Whether a fighter is out of its team as soon as its controller changes, or while it is another's (K14-Q-18, K17-BAT-52). */
  readonly switchedFighter: 'out while it is another’s' | 'out for good';
  /** How excavated cards lie when they are back on top of the deck (K14-KEY-46, K16-KEY-46). */
  readonly excavated: 'in their order' | 'shuffled';
  /** The activation condition of a spell that is deployed (K14-Q-74, K15-KEY-144). */
  readonly deployedSpells: 'need their condition' | 'ignore it';
  /** Who uses "this card is destroyed (ghost-play)" of a minion under another's control (K14-Q-34, K17-Q-34). */
  readonly ownDestruction: 'its owner' | 'whose battlefield it was';
  /** What is paid for a pawn that is a copy: for its printed level, or as for summoning the copied card now (K15-Q-109, K17-Q-109). */
  readonly cloning: 'for the level copied' | 'for the card as it is';
  /** What all players see of a card that is cloned (K15-Q-202, K16-KEY-118). */
  readonly cloningShows: 'nothing' | 'the card';
}

/** By which mechanisms an edition is played, by their names; the code of each stands under that name. */
export interface Mechanisms extends WindowsMechanisms {
  /** Of a turn, in their order. */
  readonly phases: readonly Phase[];
  /**
   * Who may act. `windows`: everybody, in windows that open again and again, and actions answer one another in chains (14th).
   * `turns`: the player whose turn it is; others answer what happens, or single links (6th to 11th).
   */
  readonly acting: 'windows' | 'turns';
  /** Who may do something first when several may: whose turn it is, or whose turn comes next (K06-CHN-20). */
  readonly priority: 'turn player first' | 'turn player last';
  /** What can be answered is a link of a chain, and all links of a chain happen at the same time (6th, K06-CHN-29). */
  readonly chains: boolean;
  /** A card can be sacrificed for its own ability (K06-RUL-47 says no). */
  readonly sacrificesItself: boolean;
  /** When "Activate when" abilities are used for what happens between the steps of a battle (K09-Q-16, K11-Q-02). */
  readonly conditionsOfSteps: 'after the battle' | 'after each step';
  /** What is left of the attacking dice hits a target whose controller has changed meanwhile, or not (K06-Q-96, K11-Q-25). */
  readonly switchedTarget: 'hit' | 'spared';
  /** An attack whose target is out of the game with its owner ends, or is fought without it (K06-Q-97, K11-Q-25). */
  readonly targetOutOfGame: 'attack ends' | 'battle goes on';
  /** What may be used for one event: every ability that it allows, or of each card only one (K11-Q-15, K06-Q-83). */
  readonly forOneEvent: 'every ability' | 'one ability of a card';
  /** A card that left play and came back in a Battle Phase has been a target in it, or is another card (K11-Q-58). */
  readonly cameBack: 'same card' | 'new card';
  /** From when on dice can be re-rolled for the rest of a turn: at once, or in later chains (K06-BLD-51). */
  readonly rerollsFrom: 'now' | 'next chain';
}

/** Where a zone of a player usually lies; null: nothing lies there. As wide as a card, or as what is left of the row. */
interface Ground {
  readonly zone: Zone | null;
  readonly span: 'card' | 'wide';
}

/** What the mechanisms need to know of an edition. */
export interface KotcEdition {
  readonly number: GuideEdition;
  readonly setup: Setup;
  /** The edition with whose starter decks it is played. */
  readonly starter: RulesEdition;
  /** The zones of a field besides the hand, row by row from the enemy's side, as the rulebook pictures them. */
  readonly field: readonly (readonly Ground[])[];
  readonly mechanisms: Mechanisms;
  /** The rules by which things happen and are asked. */
  readonly cite: Readonly<Record<Citation, readonly string[]>>;
  /** Why something may not be done. */
  readonly refusals: Readonly<Record<Prohibition, Refusal>>;
}

/** The rule set's id, which is its edition's: "kotc-14". */
export const rulesIdOf = ({ number }: Pick<KotcEdition, 'number'>): string => editionId(number);

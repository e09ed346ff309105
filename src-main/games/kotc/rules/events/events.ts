import type { CardId, PlayerNo } from '../../../../engine/decision.js';
import type { ValueChange } from '../../../../engine/effects/value.js';
import type { CardNo, Result } from '../../../../engine/state.js';
import type { AbilityLink, CounterKind, Link, Phase, Stat, Victim, Zone } from '../state/state.js';

/** Why a card moves; not every edition has every reason. */
export const moveReasons = [
  'deal',
  'draw',
  'redraw',
  'sow',
  'summon',
  'cast',
  'spent',
  'destroy',
  'bounce',
  'bury',
  'sheathe',
  'silo',
  'petrify',
  'set',
  'turnOver',
  'sacrifice',
  'exchange',
  'reserve',
  'leave',
  'return',
] as const;
export type MoveReason = (typeof moveReasons)[number];

/** What dice are rolled for. */
export const rollReasons = [
  'first',
  'attack',
  'defense',
  'heal',
  'damage',
  'effect',
  'burn',
  'wound',
  'medic',
] as const;
/** Why a counter is removed. */
export const removalReasons = ['trigger', 'effect'] as const;
/** Why a player is out of the game. */
export const lossReasons = ['hitpoints', 'deck', 'forfeit'] as const;

/** Every change of the state and everything that comes to light: a closed dictionary. `rules` are the ids that cause it. */
export type KotcEvent = { readonly rules: readonly string[] } & (
  | { readonly type: 'first'; readonly player: PlayerNo }
  | { readonly type: 'turn'; readonly player: PlayerNo; readonly number: number }
  | { readonly type: 'phase'; readonly player: PlayerNo; readonly phase: Phase }
  /** `top`: only so many cards on top of the deck. */
  | { readonly type: 'shuffle'; readonly player: PlayerNo; readonly top?: number }
  /** `by` is who makes it move. */
  | {
      readonly type: 'move';
      readonly card: CardNo;
      readonly by: PlayerNo;
      readonly to: PlayerNo;
      readonly zone: Zone | null;
      readonly place: 'top' | 'bottom';
      readonly why: MoveReason;
      /** It was picked unseen: who makes it move does not know which card it is, even if they remember its zone. */
      readonly blind?: boolean;
      /** Where it was, for the log: set where cards are sent home, or come from the reserves. */
      readonly from?: { readonly player: PlayerNo; readonly zone: Zone | null };
      /** An effect on its targets does it, no damage, cost or rule. */
      readonly byEffect?: boolean;
    }
  | { readonly type: 'exhaust'; readonly cards: readonly CardNo[]; readonly by: PlayerNo }
  /** Recovery Phase: these are unexhausted and have their printed values again. */
  /** `kept`: these stay exhausted all the same. */
  | { readonly type: 'recover'; readonly cards: readonly CardNo[]; readonly kept: readonly CardNo[] }
  | { readonly type: 'fatigue'; readonly card: CardNo }
  | ({ readonly type: 'change'; readonly card: CardNo } & ValueChange<Stat>)
  /** Damage to a minion; `hp` is what it has when it is damaged. */
  | {
      readonly type: 'damage';
      readonly card: CardNo;
      readonly amount: number;
      readonly hp: number;
      /** From which dice it comes; left out: from none. */
      readonly dice?: readonly number[];
    }
  /** The damage of a die that would hit the minion is 0, by a counter on it. */
  | { readonly type: 'stopDie'; readonly card: CardNo; readonly die: number }
  /** A die that hit the host of a counter hits another minion as well. */
  | { readonly type: 'throwDie'; readonly card: CardNo; readonly target: CardNo; readonly die: number }
  /** An effect that would destroy the minion is not carried out, by a counter on it. */
  | { readonly type: 'prevent'; readonly card: CardNo }
  /** A card's abilities cannot be activated in this turn any more. */
  | { readonly type: 'bar'; readonly card: CardNo }
  /** It is in no team of the battle any more. */
  | { readonly type: 'withdraw'; readonly card: CardNo }
  /** It joins a team of a battle that is being fought; late: that team has been formed already. */
  | {
      readonly type: 'enlist';
      readonly card: CardNo;
      readonly player: PlayerNo;
      readonly side: 'attack' | 'defend';
      readonly late: boolean;
    }
  /** The formation order of a player's team in a battle is another. */
  | { readonly type: 'formation'; readonly player: PlayerNo; readonly team: readonly CardNo[] }
  /** The defending player of the battle forms no team, by a counter on the attacker. */
  | { readonly type: 'skipDefense'; readonly card: CardNo }
  /** Damage to a player. */
  | { readonly type: 'wound'; readonly player: PlayerNo; readonly amount: number; readonly piercing: boolean }
  /** Hitpoints paid as a cost, which is no damage (K06-ABL-22). */
  | { readonly type: 'payHitpoints'; readonly player: PlayerNo; readonly amount: number }
  | { readonly type: 'heal'; readonly player: PlayerNo; readonly amount: number }
  | {
      readonly type: 'place';
      readonly card: CardNo;
      readonly counter: CounterKind;
      readonly count: number;
      readonly by: PlayerNo;
    }
  | {
      readonly type: 'remove';
      readonly card: CardNo;
      readonly counter: CounterKind;
      readonly owner: PlayerNo;
      readonly by: PlayerNo;
      readonly why: (typeof removalReasons)[number];
    }
  | {
      readonly type: 'roll';
      readonly player: PlayerNo;
      readonly dice: readonly number[];
      readonly why: (typeof rollReasons)[number];
    }
  | {
      readonly type: 'reroll';
      readonly player: PlayerNo;
      readonly was: number;
      readonly now: number;
      /** The effect that allows it for one more die, by its place; null for a counter or the same die again. */ readonly grant:
        | number
        | null;
    }
  | { readonly type: 'reveal'; readonly cards: readonly CardNo[]; readonly by: PlayerNo }
  | {
      readonly type: 'see';
      readonly cards: readonly CardNo[];
      readonly by: PlayerNo;
      readonly whose: PlayerNo;
      /** Null: targets, wherever they are. */
      readonly zone: Zone | null;
    }
  /** Its log entry has the source's id too, after those of the cards. */
  | {
      readonly type: 'target';
      readonly cards: readonly CardNo[];
      readonly by: PlayerNo;
      readonly source: CardNo;
      /** They were picked by chance, unseen. */
      readonly blind: boolean;
    }
  | {
      readonly type: 'link';
      readonly link: Link;
      readonly number: number;
    }
  /** An ability that has been activated waits for others that were activated for the same event. */
  | { readonly type: 'wait'; readonly link: AbilityLink }
  /** The first of those that wait becomes a link. */
  | { readonly type: 'next' }
  | { readonly type: 'fail'; readonly player: PlayerNo; readonly card: CardNo; readonly ability: number }
  | { readonly type: 'resolve'; readonly number: number; readonly card: CardNo }
  /** Its effects have been carried out. */
  | { readonly type: 'unlink' }
  | { readonly type: 'resolved' }
  | {
      readonly type: 'attack';
      readonly player: PlayerNo;
      readonly team: readonly CardNo[];
      readonly victim: Victim;
      readonly defender: PlayerNo;
      /** By a Berzerk Counter. */
      readonly forced: boolean;
      /** Counts for the Battle Phase in which it is declared. */
      readonly declared: boolean;
    }
  | { readonly type: 'defend'; readonly player: PlayerNo; readonly team: readonly CardNo[] }
  | { readonly type: 'victim'; readonly card: CardNo; readonly stay: CardId }
  /** The battle is over. */
  | { readonly type: 'peace' }
  /** A pawn comes into the game: `card` is the number that it gets, `of` what it is a clone of or embodies. */
  | {
      readonly type: 'pawn';
      readonly card: CardNo;
      readonly player: PlayerNo;
      readonly design: number;
      readonly how: 'craft' | 'clone' | 'embody';
      readonly of: CardNo | null;
    }
  | { readonly type: 'petrify'; readonly card: CardNo; readonly by: PlayerNo }
  /** `back`: the switch of control that ends, by its place among those that last; null for a new one. */
  | {
      readonly type: 'hypnotize';
      readonly card: CardNo;
      readonly to: PlayerNo;
      readonly back: number | null;
    }
  /** A Berzerk Counter will make the minion attack when the chain has resolved. */
  | {
      readonly type: 'force';
      readonly card: CardNo;
      readonly stay: CardId;
      readonly victim: Victim;
      readonly declared: boolean;
    }
  /** Nothing more is placed in this Resource Phase. */
  | { readonly type: 'placed'; readonly player: PlayerNo }
  | { readonly type: 'negate'; readonly card: CardNo; readonly what: 'attack' | 'effect' }
  | {
      readonly type: 'grantRerolls';
      readonly player: PlayerNo;
      readonly dice: number;
      readonly times: number;
      readonly span: 'chain' | 'turn' | 'turn after this chain';
    }
  /** Out of the game. */
  | { readonly type: 'out'; readonly player: PlayerNo; readonly why: (typeof lossReasons)[number] }
  | { readonly type: 'emptyDeck'; readonly player: PlayerNo }
  | {
      readonly type: 'end';
      readonly by: string;
      readonly winners: readonly PlayerNo[];
      readonly criterion?: Result['criterion'];
    }
);
export type KotcEventType = KotcEvent['type'];
export type EventOf<K extends KotcEventType> = Extract<KotcEvent, { readonly type: K }>;

const types: Readonly<Record<KotcEventType, true>> = {
  first: true,
  turn: true,
  phase: true,
  shuffle: true,
  move: true,
  exhaust: true,
  recover: true,
  fatigue: true,
  change: true,
  damage: true,
  stopDie: true,
  throwDie: true,
  prevent: true,
  bar: true,
  withdraw: true,
  skipDefense: true,
  enlist: true,
  formation: true,
  wound: true,
  payHitpoints: true,
  heal: true,
  place: true,
  remove: true,
  roll: true,
  reroll: true,
  reveal: true,
  see: true,
  target: true,
  link: true,
  wait: true,
  next: true,
  fail: true,
  resolve: true,
  unlink: true,
  resolved: true,
  attack: true,
  defend: true,
  victim: true,
  peace: true,
  pawn: true,
  petrify: true,
  hypnotize: true,
  force: true,
  placed: true,
  negate: true,
  grantRerolls: true,
  out: true,
  emptyDeck: true,
  end: true,
};
/** All types of events. */
export const eventTypes = Object.keys(types) as KotcEventType[];

import type { Refusal } from '../../../../engine/decision.js';
import { pawnCitations, pawnProhibitions } from './pawn-citations.js';
import { teamCitations, teamProhibitions } from './team-citations.js';

/** What happens or is asked by a rule in every edition, in the game's words; each edition's table says by which. */
type SharedCitation =
  | 'whoIsFirst'
  | 'shuffle'
  | 'firstHand'
  | 'turn'
  | 'phase'
  | 'draw'
  | 'sow'
  | 'summon'
  | 'pay'
  | 'cast'
  | 'spent'
  | 'exhaust'
  | 'recover'
  | 'activationCost'
  | 'costFails'
  | 'link'
  | 'respond'
  | 'window'
  | 'resolve'
  | 'resolved'
  | 'reveal'
  | 'see'
  | 'target'
  | 'chooseEnemy'
  | 'chooseZone'
  | 'upTo'
  | 'placeCounters'
  | 'removeCounters'
  | 'trigger'
  | 'weakness'
  | 'damageCounter'
  | 'exhaustion'
  | 'reroll'
  | 'damage'
  | 'destroyed'
  | 'wound'
  | 'destroy'
  | 'sheathe'
  | 'silo'
  | 'order'
  | 'fatigue'
  | 'hypnotize'
  | 'hypnotizeEnds'
  | 'deploy'
  | 'diceHeal'
  | 'attack'
  | 'victim'
  | 'defend'
  | 'allocate'
  | 'attackDice'
  | 'defenseDice'
  | 'endAgreed'
  | 'resigned'
  | 'winner'
  | 'tie';

/** What came with the editions after the 14th. */
export const laterCitations = [
  'fatigueCounter',
  'berzerkBars',
  'voodoo',
  'medic',
  'assassin',
  'undying',
  'diceBurn',
  'diceWound',
] as const;

/** Only where everybody acts in windows. */
export const windowsCitations = [
  ...laterCitations,
  ...pawnCitations,
  ...teamCitations,
  'redraw',
  'bury',
  'excavate',
  'sword',
  'berzerk',
  'berzerkVictim',
  'shield',
  'taunt',
  'trap',
  'piercing',
  'bounce',
  'buryEffect',
  'downLevel',
  'endAllZero',
  'endOneLeft',
  'endEmptyDeck',
  'byEmptyDeck',
  'byHitpoints',
  'byLevels',
  'byDeckSize',
] as const;
type WindowsCitation = (typeof windowsCitations)[number];

/** Only where the player acts whose turn it is. */
export const turnsCitations = [
  'reserves',
  'exchange',
  'set',
  'turnOver',
  /** "Activate when" abilities that an event allows. */
  'condition',
  /** A named counter may be removed. */
  'counterWindow',
  'offense',
  'defense',
  'immortality',
  'summonCost',
  'actionCost',
  'sacrifice',
  'payHitpoints',
  'opponentChooses',
  'exactly',
  /** "A total of". */
  'share',
  'healing',
  'damageRoll',
  'eachDie',
  'grantRerolls',
  'negateAttack',
  'negateEffect',
  'chain',
  'lostHitpoints',
  'lostDeck',
  'leaves',
  'destroyIfUnexhausted',
] as const;
type TurnsCitation = (typeof turnsCitations)[number];

export type Citation = SharedCitation | WindowsCitation | TurnsCitation;

/** What a player may not do in any edition, named by the reason. */
type SharedProhibition =
  | 'notNow'
  | 'notYours'
  | 'sowPhase'
  | 'sownAlready'
  | 'sowFromHand'
  | 'notInHand'
  | 'summonFromHand'
  | 'summonPhase'
  | 'notAMinion'
  | 'notASpell'
  | 'tooFewResources'
  | 'standardTurn'
  | 'standardPhase'
  | 'conditionNotMet'
  | 'usedForThat'
  | 'notInPlay'
  | 'exhausted'
  | 'noSuchAbility'
  | 'notYourCounter'
  | 'noSuchCounter'
  | 'whileResolving'
  | 'duringStep'
  | 'attackPhase'
  | 'attackerExhausted'
  | 'attackerNotYours'
  | 'noAttackers'
  | 'noVictims'
  | 'playerDeclared'
  | 'minionDeclared'
  | 'victimYours'
  | 'defenderExhausted'
  | 'defenderNotYours'
  /** A minion that acts is exhausted by that and for nothing else. */
  | 'exhaustsItself'
  /** A card for its own ability, where that may not be. */
  | 'paysForItself';

/** For what came with the editions after the 14th. */
export const laterProhibitions = ['medicNotNow', 'assassinNotNow', 'tooFewHitpoints', 'setNoChain'] as const;

export const windowsProhibitions = [
  ...laterProhibitions,
  ...pawnProhibitions,
  ...teamProhibitions,
  'reactiveOnly',
  'sowNoChain',
  'summonNoChain',
  'abilitiesBarred',
  'battleFirst',
  'attackNoChain',
  'tauntNotNow',
  'hexResources',
  'resignTwo',
  'trapHostExhausted',
  'redrawnAlready',
] as const;
type WindowsProhibition = (typeof windowsProhibitions)[number];

export const turnsProhibitions = [
  /** A card drawn in the Resource Phase cannot be placed in it. */
  'sownAfterDraw',
  /** The first turn of the game: either one card is placed or one drawn. */
  'firstTurn',
  'drawPhase',
  'drawnAlready',
  'exchangePhase',
  'nothingToExchange',
  'setPhase',
  'setFromHand',
  'notATrap',
  /** A response is the ability of something in play. */
  'responseFromHand',
  'notAResponse',
  'trapExhausted',
  'summonCostUnpayable',
  'actionCostUnpayable',
  /** By its caveat. */
  'cannotAttack',
  'cannotDefend',
  'sacrificesItself',
  'outOfPlayCostUnpayable',
  /** Counters without a name have no effect of their own. */
  'plainCounter',
  'outOfGame',
] as const;
type TurnsProhibition = (typeof turnsProhibitions)[number];

export type Prohibition = SharedProhibition | WindowsProhibition | TurnsProhibition;

/** What may not be done: by which rule, and in words for people. */
export const no = (rule: string, because: string): Refusal => ({ allowed: false, rule, because });

/** For the table of an edition that has nothing of the kind. */
export const notCited = <K extends Citation>(names: readonly K[]): Readonly<Record<K, readonly string[]>> =>
  recordOf(names, []);
export const notRefused = <K extends Prohibition>(names: readonly K[]): Readonly<Record<K, Refusal>> =>
  recordOf(names, { allowed: false, rule: '', because: 'That cannot be done.' });

const recordOf = <K extends string, V>(names: readonly K[], value: V): Readonly<Record<K, V>> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<K, V>;

/** What of a game the values of its objects hang on beside the objects themselves: an event that changes nothing of it leaves all values as they were. */
import type { Amount, Clause, Quality, Who } from '../../cards/components/filters.js';
import type { Condition } from '../../cards/components/conditions.js';
import type { MagicEvent } from '../state/events.js';

export const TAPPED = 1;
const LIFE = 2;
const HANDS = 4;
/** Who attacks and blocks: nothing of it changes where nobody does. */
export const COMBAT = 8;
const FACTS = 16;
const STACK = 32;
const TURN = 64;
/** Other objects: how many there are, what they are. */
export const OTHERS = 128;
/** Objects themselves, what is attached to them, what goes on. */
export const OBJECTS = 256;

/** What an event changes; 0: nothing that a value could hang on. */
export const changedBy: Readonly<Record<MagicEvent['type'], number>> = {
  begins: OBJECTS,
  mulligan: HANDS,
  turn: TURN | FACTS,
  untapAll: TAPPED,
  endOfCombat: COMBAT,
  step: COMBAT,
  play: OBJECTS,
  activate: STACK,
  trigger: STACK,
  changeTargets: STACK,
  copySpell: STACK,
  leaveStack: STACK,
  comeIntoPlay: OBJECTS,
  makeToken: OBJECTS,
  move: OBJECTS,
  draw: HANDS,
  tap: TAPPED,
  untap: TAPPED,
  control: OBJECTS,
  attach: OBJECTS,
  putCounters: OBJECTS,
  removeCounters: OBJECTS,
  regenerate: TAPPED | COMBAT,
  choose: OBJECTS,
  become: OBJECTS,
  changeText: OBJECTS,
  damage: LIFE | FACTS,
  gainLife: LIFE,
  loseLife: LIFE,
  begin: OBJECTS,
  use: OBJECTS,
  attack: COMBAT | FACTS,
  block: COMBAT | FACTS,
  removeFromCombat: COMBAT,
  announceDamage: COMBAT | STACK,
  leaveGame: OBJECTS,
  shuffle: 0,
  keep: 0,
  skip: 0,
  cleanup: 0,
  addMana: 0,
  spendMana: 0,
  drain: 0,
  playLand: 0,
  playManaAbility: 0,
  aim: 0,
  resolve: 0,
  reveal: 0,
  reorder: 0,
  coin: 0,
  die: 0,
  extraTurn: 0,
  extraPhases: 0,
  lose: 0,
  win: 0,
  end: 0,
};

type Word = Quality['is'] | Clause['is'] | Condition['is'] | Exclude<Amount, number>['is'] | Who['is'];

/** What the words of filters, conditions and numbers look at; what is 0 looks at objects alone. */
const readBy: Readonly<Record<Word, number>> = {
  other: 0,
  tapped: TAPPED,
  untapped: TAPPED,
  attacking: COMBAT,
  blocking: COMBAT,
  attackingOrBlocking: COMBAT,
  blocked: COMBAT,
  unblocked: COMBAT,
  enchanted: OTHERS,
  nontoken: 0,
  basic: 0,
  nonbasic: 0,
  notType: 0,
  notSubtype: 0,
  notColor: 0,
  color: 0,
  colorless: 0,
  multicolored: 0,
  controlledBy: 0,
  ownedBy: 0,
  named: 0,
  sameName: OTHERS,
  with: 0,
  without: 0,
  stat: OTHERS,
  extreme: OTHERS,
  counters: OTHERS,
  in: HANDS | STACK,
  thisTurn: FACTS,
  damagedBy: FACTS,
  blockingIt: COMBAT,
  blockedBy: COMBAT,
  on: OTHERS,
  chosen: 0,
  targeting: STACK,
  oneTarget: STACK,
  controls: OTHERS,
  controlsMore: OTHERS,
  playedTimes: FACTS,
  matches: OTHERS,
  compare: OTHERS,
  isIn: HANDS | STACK,
  turnOf: TURN,
  exists: OTHERS,
  all: 0,
  x: 0,
  count: OTHERS,
  thatMuch: 0,
  ofPlayer: HANDS | LIFE,
  half: 0,
  plus: 0,
  minus: 0,
  sum: 0,
  you: 0,
  opponent: 0,
  eachOpponent: 0,
  eachPlayer: 0,
  anyPlayer: 0,
  thatPlayer: 0,
  defendingPlayer: COMBAT,
  activePlayer: TURN,
  controllerOf: OTHERS,
  ownerOf: OTHERS,
  target: 0,
};

const readings = new WeakMap<object, number>();
/** What some words look at. */
export function readIn(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  let reads = readings.get(part);
  if (reads !== undefined) return reads;
  reads = 0;
  if ('is' in part && typeof part.is === 'string' && part.is in readBy) reads |= readBy[part.is as Word];
  if ('as' in part && (part.as === 'spell' || part.as === 'ability')) reads |= STACK;
  for (const value of Object.values(part)) reads |= readIn(value);
  readings.set(part, reads);
  return reads;
}

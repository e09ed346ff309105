import type { PlayerNo } from '../../../../engine/decision.js';
import { hostOf } from '../../../../engine/objects/attachments.js';
import type { CardNo } from '../../../../engine/state.js';
import { totalManaCost } from '../../cards/mana-cost.js';
import { isAsThough, isBarred } from '../../rules/combat/creature.js';
import type { Magic } from '../../rules/context.js';
import { yieldOf, type Activated } from '../../rules/mana/abilities-of.js';
import { CREATURE, keywordBit, LAND } from '../../rules/objects/bits.js';
import type { Characteristics } from '../../rules/state/characteristics.js';
import type { MagicCard, MagicPlayer } from '../../rules/state/state.js';

/** A creature as it would fight. */
export interface Fighting {
  readonly no: CardNo;
  readonly power: number;
  /** What is left to be dealt to it. */
  readonly left: number;
  readonly tramples: boolean;
  readonly strikesFirst: boolean;
  /** Something about it may say who cannot block it. */
  readonly isEvasive: boolean;
}

/** What all can see of a player, counted. */
export interface Side {
  readonly life: number;
  readonly hand: number;
  readonly library: number;
  readonly graveyard: number;
  readonly lands: number;
  readonly untapped: number;
  /** What its lands can be tapped for: bits as of `kindBit`. */
  readonly colors: number;
  /** Permanents but for lands, creatures and what is attached to something. */
  readonly others: number;
  /** What is attached to its permanents. */
  readonly attached: number;
  readonly cost: number;
  readonly abilities: number;
  readonly activated: number;
  /** Creatures that can neither attack nor block. The others are counted below. */
  readonly bound: number;
  readonly creatures: number;
  readonly power: number;
  readonly toughness: number;
  readonly bestPower: number;
  readonly bestToughness: number;
  readonly flying: number;
  readonly firstStrikers: number;
  readonly keywords: number;
  readonly ready: number;
  readonly readyPower: number;
  readonly readyToughness: number;
  /** Those that can attack in its next turn, and those that can block in the next turn of another. */
  readonly attackers: readonly Fighting[];
  readonly blockers: readonly Fighting[];
}

const none = {
  lands: 0,
  untapped: 0,
  colors: 0,
  others: 0,
  attached: 0,
  cost: 0,
  abilities: 0,
  activated: 0,
  bound: 0,
  creatures: 0,
  power: 0,
  toughness: 0,
  bestPower: 0,
  bestToughness: 0,
  flying: 0,
  firstStrikers: 0,
  keywords: 0,
  ready: 0,
  readyPower: 0,
  readyToughness: 0,
};
type Counts = { -readonly [K in keyof typeof none]: number };

export function sideOf(game: Magic, player: PlayerNo, enemy: PlayerNo): Side {
  const { life, zones } = game.state.players[player] as MagicPlayer;
  const counts: Counts = { ...none };
  const attackers: Fighting[] = [];
  const blockers: Fighting[] = [];
  for (const no of zones.play) {
    const its = game.rules.characteristicsOf(game, no);
    const card = game.state.cards[no] as MagicCard;
    if (game.state.attachments?.some(({ to }) => to === no)) counts.attached += 1;
    if ((its.types & LAND) !== 0) {
      counts.lands += 1;
      if (!card.tapped) counts.untapped += 1;
      counts.colors |= colorsFor(its.abilities.map(({ ability }) => ability));
      continue;
    }
    counts.cost += totalManaCost(its.design.manaCost);
    counts.abilities += its.abilities.length;
    counts.activated += its.sorted.onStack.length;
    if ((its.types & CREATURE) === 0) {
      if (hostOf(game.state, no) === null) counts.others += 1;
      continue;
    }
    const can = able(game, no, its, player, enemy);
    if (!can.attack && !can.block) {
      counts.bound += 1;
      continue;
    }
    const fighting = fightingOf(no, its, card.damage ?? 0);
    count(counts, fighting, its, card.tapped !== true);
    if (can.attack && fighting.power > 0) attackers.push(fighting);
    if (can.block && (game.state.active === player || !card.tapped)) blockers.push(fighting);
  }
  const { hand, library, graveyard } = zones;
  const piles = { hand: hand.length, library: library.length, graveyard: graveyard.length };
  return { life, ...piles, ...counts, attackers, blockers };
}

/** The kinds of mana that abilities make, as bits of `kindBit`. */
export const colorsFor = (abilities: readonly { readonly is: string }[]): number =>
  abilities.reduce((bits, ability) => {
    const units = ability.is === 'activated' ? (yieldOf(ability as Activated)?.units ?? []) : [];
    return units.reduce((all, unit) => all | unit, bits);
  }, 0);

/** Whether a creature can attack or block at all in turns to come. */
function able(
  game: Magic,
  no: CardNo,
  { subtypes, changes }: Characteristics,
  player: PlayerNo,
  enemy: PlayerNo,
): { readonly attack: boolean; readonly block: boolean } {
  const isWall = subtypes.includes('Wall');
  if (changes.length === 0) return { attack: !isWall, block: true };
  const staysTapped =
    (game.state.cards[no] as MagicCard).tapped === true &&
    changes.some(({ change }) => change.is === 'doesNotUntap');
  return {
    attack:
      !staysTapped &&
      (!isWall || isAsThough(game, no, 'attack', 'notWall')) &&
      !isBarred(game, no, 'attack', enemy),
    block: !staysTapped && !isBarred(game, no, 'block', player, no),
  };
}

function fightingOf(no: CardNo, its: Characteristics, damage: number): Fighting {
  const harmless = its.changes.some(({ change }) => change.is === 'dealsNoCombatDamage');
  return {
    no,
    power: harmless ? 0 : Math.max(0, its.power),
    left: Math.max(0, its.toughness - damage),
    tramples: (its.keywordBits & keywordBit.trample) !== 0,
    strikesFirst: (its.keywordBits & keywordBit.firstStrike) !== 0,
    isEvasive: its.keywords.length > 0 || its.changes.length > 0,
  };
}

function count(
  counts: Counts,
  { power, left, strikesFirst }: Fighting,
  its: Characteristics,
  isReady: boolean,
): void {
  counts.creatures += 1;
  counts.power += power;
  counts.toughness += left;
  counts.bestPower = Math.max(counts.bestPower, power);
  counts.bestToughness = Math.max(counts.bestToughness, left);
  counts.keywords += its.keywords.length;
  if ((its.keywordBits & keywordBit.flying) !== 0) counts.flying += power;
  if (strikesFirst) counts.firstStrikers += 1;
  if (!isReady) return;
  counts.ready += 1;
  counts.readyPower += power;
  counts.readyToughness += left;
}

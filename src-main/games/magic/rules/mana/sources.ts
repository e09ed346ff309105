/** What a player can make mana with now, and what can be paid with it. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import { CREATURE, keywordBit } from '../objects/bits.js';
import type { Magic } from '../context.js';
import { manaKinds, type Pool } from '../state/state.js';
import { activatedPlaces, kindBit, yieldOf, type Activated, type Yield } from './abilities-of.js';

/** A mana ability that can be played now. */
export interface Source {
  readonly no: CardNo;
  /** The place of the ability among those of the object. */
  readonly ability: number;
  readonly makes: Yield;
  /** The less, the sooner it is used up: what it could do besides. */
  readonly worth: number;
}

/** All that a player could pay mana with. */
export interface Means {
  readonly pool: Pool;
  readonly sources: readonly Source[];
  /** All mana that there could be. */
  readonly total: number;
  /** By each set of kinds, how much mana could be of one of them (Hall). */
  readonly reach: readonly number[];
}

interface Known {
  revision: number;
  readonly byPlayer: (Means | undefined)[];
}
const known = new WeakMap<Magic, Known>();

/** Looked up once between two changes of the state. */
export function meansOf(game: Magic, player: PlayerNo): Means {
  let kept = known.get(game);
  if (!kept) {
    kept = { revision: -1, byPlayer: [] };
    known.set(game, kept);
  }
  if (kept.revision !== game.revision) {
    kept.revision = game.revision;
    kept.byPlayer.length = 0;
  }
  return (kept.byPlayer[player] ??= meansFrom(game.state.players[player]!.pool, sourcesOf(game, player)));
}

/** Whether a permanent's costs with {T} can be paid: it is untapped, and no creature that has just come (MC-TYPE-31, MC-TYPE-37, MC-PLAY-25). */
export function canTap(game: Magic, no: CardNo): boolean {
  const { tapped, fresh } = game.state.cards[no]!;
  if (tapped) return false;
  if (!fresh) return true;
  const { types, keywordBits } = game.rules.characteristicsOf(game, no);
  return (types & CREATURE) === 0 || (keywordBits & keywordBit.haste) !== 0;
}

/** The mana abilities that payments count on, of permanents that a player controls. */
function sourcesOf(game: Magic, player: PlayerNo): readonly Source[] {
  let found = none;
  if (game.rules.law.cannot(game, player, 'playAbilities', null)) return found;
  for (const no of game.state.players[player]!.zones.play) {
    const { abilities, types } = game.rules.characteristicsOf(game, no);
    const { mana, onStack } = activatedPlaces(abilities);
    for (const ability of mana) {
      const { costs } = abilities[ability]!.ability as Activated;
      const makes = yieldOf(abilities[ability]!.ability as Activated);
      if (!makes || (costs.some(({ is }) => is === 'tapThis') && !canTap(game, no))) continue;
      if (found === none) found = [];
      found.push({ no, ability, makes, worth: worthOf(makes, types, onStack.length + mana.length) });
    }
  }
  return found;
}
const none: Source[] = [];

/** More colours, other uses, creatures, what hurts and what is lost are kept for later. */
function worthOf({ units, isFree, isSpent }: Yield, types: number, abilities: number): number {
  let kinds = 0;
  for (const unit of units) for (let bits = unit; bits !== 0; bits &= bits - 1) kinds += 1;
  const isCreature = (types & CREATURE) !== 0;
  return kinds + (abilities - 1) * 2 + (isCreature ? 10 : 0) + (isFree ? 0 : 20) + (isSpent ? 50 : 0);
}

const SETS = 64;

export function meansFrom(pool: Pool, sources: readonly Source[]): Means {
  const counts = Array<number>(SETS).fill(0);
  let total = 0;
  for (const kind of manaKinds) {
    counts[kindBit[kind]]! += pool[kind];
    total += pool[kind];
  }
  for (const { units } of objectsOf(sources)) {
    for (const unit of units) counts[unit]! += 1;
    total += units.length;
  }
  return { pool, sources, total, reach: reachOf(counts) };
}

/** An object that makes mana, once: of its abilities each unit is of any kind that one of them makes at its place. */
export interface ManaObject {
  readonly no: CardNo;
  readonly abilities: readonly Source[];
  readonly units: readonly number[];
  readonly worth: number;
  /** The units cannot be chosen each by itself. */
  readonly isTied: boolean;
}

const objects = new WeakMap<readonly Source[], readonly ManaObject[]>();
export function objectsOf(sources: readonly Source[]): readonly ManaObject[] {
  if (sources.length === 0) return noObjects;
  let found = objects.get(sources);
  if (!found) {
    found = groupedByObject(sources);
    objects.set(sources, found);
  }
  return found;
}
const noObjects: readonly ManaObject[] = [];

function groupedByObject(sources: readonly Source[]): ManaObject[] {
  const found: ManaObject[] = [];
  for (let place = 0; place < sources.length;) {
    const { no } = sources[place]!;
    const abilities: Source[] = [];
    for (; sources[place]?.no === no; place += 1) abilities.push(sources[place]!);
    const units: number[] = [];
    for (const { makes } of abilities) {
      for (const [nth, unit] of makes.units.entries()) units[nth] = (units[nth] ?? 0) | unit;
    }
    const isTied = abilities.some(({ makes }) => makes.alike) || (abilities.length > 1 && units.length > 1);
    found.push({ no, abilities, units, isTied, worth: Math.max(...abilities.map(({ worth }) => worth)) });
  }
  return found;
}

/** For each set of kinds, how many units meet it. */
function reachOf(counts: readonly number[]): number[] {
  const within = [...counts];
  for (let bit = 1; bit < SETS; bit <<= 1) {
    for (let set = 0; set < SETS; set += 1) if (set & bit) within[set]! += within[set ^ bit]!;
  }
  const all = within[SETS - 1]!;
  return within.map((_, set) => all - within[SETS - 1 - set]!);
}

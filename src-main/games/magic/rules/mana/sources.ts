/** What a player can make mana with now, and what can be paid with it. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import { CREATURE, isSeveral, keywordBit } from '../objects/bits.js';
import { abilitiesInPlay } from '../objects/in-play.js';
import { textOf } from '../objects/text-source.js';
import { cardAt } from '../state/reading.js';
import type { Magic } from '../context.js';
import type { Characteristics, HeldAbility } from '../state/characteristics.js';
import { manaKinds, type Pool } from '../state/state.js';
import { countIn, yieldCounted, yieldOf, yieldWith, type Activated, type Yield } from './abilities-of.js';
import { maySpend, poolFor } from './bound.js';

/** A mana ability that can be played now. */
export interface Source {
  readonly no: CardNo;
  /** The place of the ability among those of the object. */
  readonly ability: number;
  readonly makes: Yield;
  /** The less, the sooner it is used up: what it could do besides. */
  readonly worth: number;
}

/** An object that makes mana, once: of its abilities each unit is of any kind that one of them makes at its place. */
export interface ManaObject {
  readonly no: CardNo;
  readonly abilities: readonly Source[];
  readonly units: readonly number[];
  readonly worth: number;
  /** The units cannot be chosen each by itself. */
  readonly isTied: boolean;
  /** Some of its mana may be spent on the spell alone that is paid for. */
  readonly isBound: boolean;
}

/** All that a player could pay mana with. */
export interface Means {
  readonly pool: Pool;
  /** What there is besides for the spell alone that is paid for (MC-GR-28). */
  readonly bound: Pool | null;
  readonly objects: readonly ManaObject[];
  /** What could be played besides, for more than tapping. */
  readonly costly: readonly Source[];
  /** All mana that there could be without it. */
  readonly total: number;
  /** Of some object the units cannot be chosen each by itself. */
  readonly isTied: boolean;
  /** How much there is of each single kind, in the order of their bits. */
  readonly single: readonly number[];
  /** The sets of several kinds, one for each mana that is of one of them. */
  readonly several: readonly number[];
}

/** What a player's means were when somebody last looked, and what they hung on. */
interface Found {
  mana: number;
  values: number;
  revision: number;
  /** Something of it may hang on anything: what is counted, what is bound, what forbids abilities. */
  hangsOnMore: boolean;
  means: Means;
}
/** Of the game that was asked about last. */
const kept: {
  game: Magic | null;
  byPlayer: (Found | undefined)[];
  /** By objects: what they make while they can be tapped, as long as their values are these. */
  lands: (Plain | undefined)[];
} = { game: null, byPlayer: [], lands: [] };
/** While means are looked for: they hang on more than mana and values. */
let hangsOnMore = false;

/** An object whose mana abilities make the same whenever it is asked, for nothing but tapping. */
interface Plain {
  readonly values: Characteristics;
  readonly object: ManaObject;
}

/**
 * Looked up once between two changes of what it hangs on.
 * @param spell that is paid for: some mana may be spent on some spells alone
 */
export function meansOf(game: Magic, player: PlayerNo, spell: CardNo | null = null): Means {
  const { traits, revision } = game;
  if (spell !== null && traits.bindsMana) return allMeans(game, player, spell);
  if (kept.game !== game) {
    kept.game = game;
    kept.byPlayer = [];
    kept.lands = [];
  }
  const mana = game.manaRevision;
  const values = game.values.revisions[player]!;
  const found = kept.byPlayer[player];
  const isGood =
    found !== undefined &&
    found.mana === mana &&
    found.values === values &&
    (!found.hangsOnMore || found.revision === revision);
  if (isGood) return found.means;
  hangsOnMore = traits.changesRules || traits.bindsMana;
  const means = allMeans(game, player, null);
  kept.byPlayer[player] = { mana, values, revision, hangsOnMore, means };
  return means;
}

/** Whether a permanent's costs with {T} can be paid: it is untapped, and no creature that has just come (MC-TYPE-31, MC-TYPE-37, MC-PLAY-25). */
export function canTap(game: Magic, no: CardNo): boolean {
  const { tapped, fresh } = game.state.cards[no]!;
  if (tapped) return false;
  if (!fresh) return true;
  const { types, keywordBits } = game.rules.characteristicsOf(game, no);
  return (types & CREATURE) === 0 || (keywordBits & keywordBit.haste) !== 0;
}

/** By the permanents that a player controls. */
function allMeans(game: Magic, player: PlayerNo, spell: CardNo | null): Means {
  const { pool, bound } = poolFor(game, player, spell);
  const makers = abilitiesInPlay(game, player).mana;
  if (makers.length === 0 || game.rules.law.cannot(game, player, 'playAbilities', null))
    return meansFrom(pool, none, noSources, bound);
  const found: ManaObject[] = [];
  let costly = noSources;
  for (const no of makers) {
    const values = game.rules.characteristicsOf(game, no);
    const plain = kept.game === game ? kept.lands[no] : undefined;
    if (plain?.values === values) {
      if (canTap(game, no)) found.push(plain.object);
      continue;
    }
    const { abilities, sorted, changes, types } = values;
    if (changes.some(({ change }) => change.is === 'abilitiesCannotBePlayed')) continue;
    const { mana, onStack } = sorted;
    const sources: Source[] = [];
    for (const ability of mana) {
      const activated = abilities[ability]!.ability as Activated;
      const makes = yieldOf(activated) ?? yieldChosen(game, no, activated) ?? yieldNow(game, no, activated);
      if (!makes || makes.units.length === 0 || (tapsItself(activated) && !canTap(game, no))) continue;
      if (makes.onlyFor && !maySpend(game, makes.onlyFor, spell, textOf(game, no, player))) continue;
      const source = { no, ability, makes, worth: worthOf(makes, types, onStack.length + mana.length) };
      if (makes.isCostly) costly = [...costly, source].sort((one, other) => one.worth - other.worth);
      else sources.push(source);
    }
    if (sources.length === 0) continue;
    const object = objectFrom(no, sources);
    found.push(object);
    if (kept.game === game && mana.length === sources.length && isPlain(object, abilities))
      kept.lands[no] = { values, object };
  }
  return meansFrom(pool, found, costly, bound);
}

function isPlain({ abilities: sources, isBound }: ManaObject, abilities: readonly HeldAbility[]): boolean {
  if (isBound) return false;
  for (const { ability: place, makes } of sources) {
    const ability = abilities[place]!.ability as Activated;
    if (!makes.isFree || yieldOf(ability) === null || !tapsItself(ability)) return false;
  }
  return true;
}

/** Where something is counted for it, as it is now. */
function yieldNow(game: Magic, no: CardNo, ability: Activated): Yield | null {
  const count = countIn(ability);
  if (!count) return null;
  hangsOnMore = true;
  const times = Math.max(0, game.rules.amountOf(game, count, textOf(game, no)));
  return yieldCounted(ability, times, cardAt(game, no).chosen?.color);
}
/** Null: no color was chosen, or it makes something else. */
function yieldChosen({ state }: Magic, no: CardNo, ability: Activated): Yield | null {
  const { color } = state.cards[no]!.chosen ?? {};
  return color === undefined ? null : yieldWith(ability, color);
}
const none: readonly ManaObject[] = [];
const noSources: readonly Source[] = [];
const tapsItself = ({ costs }: Activated): boolean => {
  for (const { is } of costs) if (is === 'tapThis') return true;
  return false;
};

/** An object with some of its abilities. */
export function objectFrom(no: CardNo, abilities: readonly Source[]): ManaObject {
  const [first] = abilities as [Source];
  const { units: own, alike } = first.makes;
  const isBound = abilities.some(({ makes }) => makes.onlyFor);
  if (abilities.length === 1)
    return { no, abilities, units: own, isTied: alike, worth: first.worth, isBound };
  const units: number[] = [];
  let worth = 0;
  for (const { makes, worth: one } of abilities) {
    for (const [nth, unit] of makes.units.entries()) units[nth] = (units[nth] ?? 0) | unit;
    worth = Math.max(worth, one);
  }
  const isTied = units.length > 1 || abilities.some(({ makes }) => makes.alike);
  return { no, abilities, units, isTied, worth, isBound };
}

/** More colours, other uses, creatures, what hurts and what is lost are kept for later. */
function worthOf({ units, price }: Yield, types: number, abilities: number): number {
  let kinds = 0;
  for (const unit of units) for (let bits = unit; bits !== 0; bits &= bits - 1) kinds += 1;
  const isCreature = (types & CREATURE) !== 0;
  return kinds + (abilities - 1) * 2 + (isCreature ? 10 : 0) + price;
}

export function meansFrom(
  pool: Pool,
  objects: readonly ManaObject[],
  costly = noSources,
  bound: Pool | null = null,
): Means {
  const { W, U, B, R, G, C } = pool;
  // In the order of their bits.
  const single = [W, U, B, R, G, C];
  let several = noKinds;
  let total = W + U + B + R + G + C;
  let isTied = false;
  if (bound) {
    for (let nth = 0; nth < manaKinds.length; nth += 1) {
      const count = bound[manaKinds[nth]!];
      total += count;
      single[nth]! += count;
    }
  }
  for (const object of objects) {
    const { units } = object;
    if (object.isTied) isTied = true;
    total += units.length;
    for (let place = 0; place < units.length; place += 1) {
      const unit = units[place]!;
      if (isSeveral(unit)) several = [...several, unit];
      else single[31 - Math.clz32(unit)]! += 1;
    }
  }
  return { pool, bound, objects, costly, total, isTied, single, several };
}
const noKinds: readonly number[] = [];

/** How much mana could be of one of some kinds. */
export function reachOf({ single, several }: Means, set: number): number {
  let sum = 0;
  for (let nth = 0; nth < single.length; nth += 1) if (set & (1 << nth)) sum += single[nth]!;
  for (let nth = 0; nth < several.length; nth += 1) if (several[nth]! & set) sum += 1;
  return sum;
}

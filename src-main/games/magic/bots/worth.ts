/** What permanents are worth, in about as many points as a creature has power and toughness. */
import type { CardId } from '../../../engine/decision.js';
import { ARTIFACT, CREATURE, keywordBit, LAND } from '../rules/objects/bits.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';

export const isCreature = ({ types }: Thing): boolean => (types & CREATURE) !== 0;
export const isLand = ({ types }: Thing): boolean => (types & LAND) !== 0;
export const hasKeyword = ({ keywords }: Thing, keyword: keyof typeof keywordBit): boolean =>
  (keywords & keywordBit[keyword]) !== 0;

/** What is left to be dealt to it until it is destroyed. */
export const lifeLeft = ({ toughness, damage }: Thing): number => toughness - damage;

/** What a permanent is worth to whoever controls it, wherever it is now. */
export function worthOf(thing: Thing): number {
  if (isCreature(thing)) return worthOfCreature(thing);
  if (isLand(thing)) return 3;
  return 1.5 + thing.cost * ((thing.types & ARTIFACT) !== 0 ? 1 : 0.9);
}

function worthOfCreature(thing: Thing): number {
  const power = Math.max(0, thing.power);
  let worth = 0.5 + power * 1.2 + Math.max(0, thing.toughness) * 0.8;
  if (hasKeyword(thing, 'flying')) worth += power * 0.6;
  if (hasKeyword(thing, 'unblockable')) worth += power * 0.8;
  if (hasKeyword(thing, 'landwalk')) worth += power * 0.3;
  if (hasKeyword(thing, 'firstStrike')) worth += 0.5 + power * 0.3;
  if (hasKeyword(thing, 'trample')) worth += power * 0.2;
  if (hasKeyword(thing, 'protection')) worth += 1;
  if (thing.subtypes.includes('Wall')) worth -= power;
  for (const { is } of thing.abilities) {
    if (is === 'activated') worth += 1.5;
    else if (is === 'triggered' || is === 'static') worth += 0.7;
  }
  return worth;
}

export const thingWith = ({ things }: Knowledge, id: CardId | undefined): Thing | undefined =>
  things.find((thing) => thing.id === id);

/** What of a zone belongs to a player, or (null) to all the others. */
export const thingsOf = (
  { things, me }: Knowledge,
  whose: 'mine' | 'theirs',
  zone: Thing['zone'] = 'play',
): Thing[] => things.filter((thing) => thing.zone === zone && (thing.player === me) === (whose === 'mine'));

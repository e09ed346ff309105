/** Whether a thing is roughly what a filter asks for, from what a player knows: enough to guess at targets before they are offered. */
import { colors } from '../cards/colors.js';
import {
  cardTypes,
  type Clause,
  type Filter,
  type Noun,
  type Quality,
  type Who,
} from '../cards/components/filters.js';
import { keywordBit } from '../rules/objects/bits.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';

const hasType = (thing: Thing, type: (typeof cardTypes)[number]): boolean =>
  (thing.types & (1 << cardTypes.indexOf(type))) !== 0;

export const fits = (filter: Filter, thing: Thing, view: Knowledge): boolean =>
  filter.any.some((noun) => isSuch(noun, thing, view));

function isSuch({ types, subtype, as, qualities, clauses }: Noun, thing: Thing, view: Knowledge): boolean {
  const area =
    clauses.find((clause) => clause.is === 'in')?.area ??
    (as === 'spell' || as === 'ability' ? 'stack' : 'play');
  if (thing.zone !== area) return false;
  if (as === 'token' && !thing.isToken) return false;
  if (!types.every((type) => hasType(thing, type))) return false;
  if (subtype !== null && !thing.subtypes.includes(subtype)) return false;
  return (
    qualities.every((quality) => hasQuality(quality, thing)) &&
    clauses.every((clause) => fulfils(clause, thing, view))
  );
}

function hasQuality(quality: Quality, thing: Thing): boolean {
  switch (quality.is) {
    case 'tapped':
      return thing.tapped;
    case 'untapped':
      return !thing.tapped;
    case 'attacking':
      return thing.attacks !== null;
    case 'blocking':
      return thing.blocks.length > 0;
    case 'attackingOrBlocking':
      return thing.attacks !== null || thing.blocks.length > 0;
    case 'blocked':
      return thing.isBlocked;
    case 'unblocked':
      return thing.attacks !== null && !thing.isBlocked;
    case 'notType':
      return !hasType(thing, quality.type);
    case 'notSubtype':
      return !thing.subtypes.includes(quality.subtype);
    case 'notColor':
      return (thing.colors & (1 << colors.indexOf(quality.color))) === 0;
    case 'color':
      return quality.colors.some((color) => (thing.colors & (1 << colors.indexOf(color))) !== 0);
    case 'colorless':
      return thing.colors === 0;
    case 'nontoken':
      return !thing.isToken;
    default:
      return true;
  }
}

/** Whether it means the player who looks; others are opponents. */
export const isMe = (who: Who): boolean => who.is === 'you' || who.is === 'eachPlayer';

function fulfils(clause: Clause, thing: Thing, { me }: Knowledge): boolean {
  switch (clause.is) {
    case 'controlledBy':
    case 'ownedBy':
      return clause.who.is === 'anyPlayer' || (clause.who.is === 'you') === (thing.player === me);
    case 'with':
      return (thing.keywords & keywordBit[clause.keyword.is]) !== 0;
    case 'without':
      return (thing.keywords & keywordBit[clause.keyword.is]) === 0;
    case 'stat': {
      if (typeof clause.amount !== 'number') return true;
      const value = clause.stat === 'manaCost' ? thing.cost : thing[clause.stat];
      if (clause.compare === 'exactly') return value === clause.amount;
      return clause.compare === 'orLess' ? value <= clause.amount : value >= clause.amount;
    }
    case 'in':
      return !clause.whose || (clause.whose.is === 'you') === (thing.player === me);
    default:
      return true;
  }
}

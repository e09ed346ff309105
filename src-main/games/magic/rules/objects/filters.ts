/** Noun phrases of texts, asked of objects: grammar parts MC-GR-75 to 91 and 187. */
import { counterCount } from '../../../../engine/objects/counters.js';
import { hostOf } from '../../../../engine/objects/attachments.js';
import type { CardNo } from '../../../../engine/state.js';
import type {
  CardType,
  Clause,
  Comparison,
  Filter,
  Noun,
  Quality,
  Stat,
} from '../../cards/components/filters.js';
import type { Keyword } from '../../cards/components/keywords.js';
import type { Magic } from '../context.js';
import type { Characteristics } from '../state/characteristics.js';
import type { KnownObject, MagicCard } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { colorBit, colorBits, CREATURE, isSeveral, LAND, keywordBit, typeBit, typeBits } from './bits.js';
import { attackOf, isBlocking, isUnblocked } from './combat-status.js';
import { faceAt } from './faces.js';
import { isPresent, valuesOfKnown } from './known.js';
import { isReferred, referred } from './references.js';
import { isWho } from './who.js';
import { cardAt } from '../state/reading.js';

/** An object that is asked about: as it is, or as it was before an event. */
export interface Seen {
  readonly no: CardNo;
  readonly card: MagicCard;
  readonly values: Characteristics;
  /** What it is attached to, or was. */
  readonly host: CardNo | null;
}

const manaCostOf = ({ design: { manaCost } }: Characteristics): number =>
  manaCost ? manaCost.generic + manaCost.W + manaCost.U + manaCost.B + manaCost.R + manaCost.G : 0;

export const statOf = (values: Characteristics, stat: Stat): number =>
  stat === 'manaCost' ? manaCostOf(values) : values[stat];

export function compares(value: number, compare: Comparison, to: number): boolean {
  switch (compare) {
    case 'exactly':
      return value === to;
    case 'orLess':
      return value <= to;
    case 'orMore':
      return value >= to;
  }
}

export const seen = (game: Magic, no: CardNo): Seen => ({
  no,
  card: cardAt(game, no),
  values: game.rules.characteristicsOf(game, no),
  host: hostOf(game.state, no),
});

/** Whether an object is what a filter asks for, where it is. */
export function matches(game: Magic, filter: Filter, no: CardNo, text: TextSource): boolean {
  const card = cardAt(game, no);
  for (const noun of filter.any) {
    if (isInPlace(noun, card) && isSuch(game, noun, no, card, text)) return true;
  }
  return false;
}

/** Whether a card would be what a filter asks for, wherever it is: a spell that is to be played, a card of a library. */
export function matchesAnywhere(game: Magic, filter: Filter, no: CardNo, text: TextSource): boolean {
  const card = cardAt(game, no);
  for (const noun of filter.any) if (isSuch(game, noun, no, card, text)) return true;
  return false;
}

/** Whether an object was what a filter asks for, as it was seen. */
export function matchesSeen(game: Magic, filter: Filter, at: Seen, text: TextSource): boolean {
  return filter.any.some((noun) => isInPlace(noun, at.card) && isSuch(game, noun, at.no, at.card, text, at));
}

/** Whether a source of damage, a spell or an ability is what a filter asks for, by what it is or last was. */
export function matchesKnown(game: Magic, filter: Filter, known: KnownObject, text: TextSource): boolean {
  const card = cardAt(game, known.card);
  const values = valuesOfKnown(game, known);
  const isThere = isPresent(game, known);
  const was = isThere ? card : { ...card, id: known.id, player: known.player };
  const host = isThere ? hostOf(game.state, known.card) : null;
  const at = { no: known.card, card: was, values, host };
  return filter.any.some((noun) => isSuch(game, noun, known.card, was, text, at));
}

/** Whether it lies where a noun looks: in play where the noun says nothing else. */
function isInPlace({ as, clauses }: Noun, { zone, does, combatDamage }: MagicCard): boolean {
  for (const clause of clauses) if (clause.is === 'in') return true;
  switch (as) {
    case 'spell':
      return zone === 'stack' && does === undefined && combatDamage === undefined;
    case 'ability':
      return zone === 'stack' && does !== undefined;
    case 'card':
    case 'source':
      return true;
    default:
      return zone === 'play';
  }
}

/** Most nouns are of creatures and lands: by their names V8 finds a bit slowly. */
const bitOf = (type: CardType): number =>
  type === 'creature' ? CREATURE : type === 'land' ? LAND : typeBit[type];

/** All but where it is. */
function isSuch(game: Magic, noun: Noun, no: CardNo, card: MagicCard, text: TextSource, at?: Seen): boolean {
  const { qualities, types, subtype, as, clauses } = noun;
  if (as === 'card' && card.made !== undefined) return false;
  if (as === 'token' && card.made !== 'token') return false;
  const isPlain = types.length === 0 && subtype === null && qualities.length === 0 && clauses.length === 0;
  if (isPlain) return true;
  const values = at?.values ?? game.rules.characteristicsOf(game, no);
  for (const type of types) if ((values.types & bitOf(type)) === 0) return false;
  if (subtype !== null && !values.subtypes.includes(subtype)) return false;
  for (const quality of qualities) if (!hasQuality(game, quality, no, card, values, text)) return false;
  for (const clause of clauses) if (!fulfils(game, clause, no, card, values, text, at)) return false;
  return true;
}

function hasQuality(
  game: Magic,
  quality: Quality,
  no: CardNo,
  card: MagicCard,
  values: Characteristics,
  text: TextSource,
): boolean {
  const { state } = game;
  switch (quality.is) {
    case 'other':
      return no !== text.card || card.id !== text.id;
    case 'tapped':
      return card.tapped === true;
    case 'untapped':
      return card.tapped !== true;
    case 'attacking':
      return attackOf(state, card.id) !== undefined;
    case 'blocking':
      return isBlocking(state, card.id);
    case 'attackingOrBlocking':
      return attackOf(state, card.id) !== undefined || isBlocking(state, card.id);
    case 'blocked':
      return attackOf(state, card.id)?.blocked === true;
    case 'unblocked':
      return isUnblocked(state, card.id);
    case 'enchanted':
      return state.attachments?.some(({ to }) => to === no) ?? false;
    case 'nontoken':
      return card.made !== 'token';
    case 'basic':
      return faceAt(game, values.face).isBasic;
    case 'nonbasic':
      return !faceAt(game, values.face).isBasic;
    case 'notType':
      return (values.types & typeBit[quality.type]) === 0;
    case 'notSubtype':
      return !values.subtypes.includes(quality.subtype);
    case 'notColor':
      return (values.colors & colorBit[quality.color]) === 0;
    case 'color':
      return (values.colors & colorBits(quality.colors)) !== 0;
    case 'colorless':
      return values.colors === 0;
    case 'multicolored':
      return isSeveral(values.colors);
  }
}

/** Whether it has a keyword; of landwalk the same land, of protection any that is the same. */
function hasKeyword(values: Characteristics, keyword: Keyword): boolean {
  if ((values.keywordBits & keywordBit[keyword.is]) === 0) return false;
  if (keyword.is === 'landwalk') {
    return values.keywords.some((own) => own.is === 'landwalk' && isSame(own.land, keyword.land));
  }
  if (keyword.is === 'protection') {
    return values.keywords.some((own) => own.is === 'protection' && isSame(own.from, keyword.from));
  }
  return true;
}
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function fulfils(
  game: Magic,
  clause: Clause,
  no: CardNo,
  card: MagicCard,
  values: Characteristics,
  text: TextSource,
  at?: Seen,
): boolean {
  const { state } = game;
  switch (clause.is) {
    case 'controlledBy':
      // In a library, hand or graveyard nothing has a controller (MC-ZONE-19).
      return (card.zone === 'play' || card.zone === 'stack') && isWho(game, clause.who, card.player, text);
    case 'ownedBy':
      return isWho(game, clause.who, card.owner, text);
    case 'named':
      return values.design.name === clause.name;
    case 'sameName':
      return referred(game, clause.what, text).some(
        (known) => valuesOfKnown(game, known).design.name === values.design.name,
      );
    case 'with':
      return hasKeyword(values, clause.keyword);
    case 'without':
      return !hasKeyword(values, clause.keyword);
    case 'stat':
      return compares(
        statOf(values, clause.stat),
        clause.compare,
        typeof clause.amount === 'number' ? clause.amount : game.rules.amountOf(game, clause.amount, text),
      );
    case 'extreme':
      return isExtreme(game, clause, statOf(values, clause.stat), no, text);
    case 'counters':
      return counterCount(card, clause.kind) >= clause.least;
    case 'in':
      return card.zone === clause.area && (!clause.whose || isWho(game, clause.whose, card.player, text));
    case 'thisTurn':
      return (
        state.thisTurn.some(({ id, did }) => id === card.id && did === clause.did) !== (clause.not === true)
      );
    case 'damagedBy':
      return state.thisTurn.some(
        ({ id, by }) => id === card.id && by !== undefined && isReferredId(game, clause.what, by, text),
      );
    case 'blockingIt':
      return (state.combat?.attacks ?? none).some(
        ({ attacker, blockers }) =>
          blockers.includes(card.id) &&
          attacker !== undefined &&
          isReferredId(game, clause.what, attacker, text),
      );
    case 'blockedBy':
      return (attackOf(state, card.id)?.blockers ?? none).some((blocker) =>
        isReferredId(game, clause.what, blocker, text),
      );
    case 'on': {
      const host = at ? at.host : hostOf(state, no);
      if (host === null) return false;
      return 'any' in clause.what
        ? matches(game, clause.what, host, text)
        : isReferred(game, clause.what, host, text);
    }
    case 'chosen':
      return isChosen(clause.what, values, text);
    case 'targeting':
      return isAimedAt(game, clause.what, card, text);
    case 'oneTarget':
      return card.targets?.length === 1;
  }
}
const none: readonly never[] = [];

/** Whether nothing else that is meant has less, or more. */
function isExtreme(
  game: Magic,
  { extreme, stat, among }: Extract<Clause, { is: 'extreme' }>,
  own: number,
  no: CardNo,
  text: TextSource,
): boolean {
  return game.state.players.every(({ zones }) =>
    zones.play.every((other) => {
      if (other === no || !matches(game, among, other, text)) return true;
      const its = statOf(game.rules.characteristicsOf(game, other), stat);
      return extreme === 'least' ? own <= its : own >= its;
    }),
  );
}

function isReferredId(
  game: Magic,
  reference: Parameters<typeof isReferred>[1],
  id: number,
  text: TextSource,
): boolean {
  if (reference.is === 'this') return id === text.id;
  const no = game.state.cards.findIndex((card) => card.id === id);
  return no >= 0 && isReferred(game, reference, no, text);
}

function isChosen(what: 'color' | 'type', values: Characteristics, { chosen }: TextSource): boolean {
  if (what === 'color') return chosen?.color !== undefined && (values.colors & colorBit[chosen.color]) !== 0;
  const type = chosen?.type;
  if (type === undefined) return false;
  return type in typeBit
    ? (values.types & typeBits([type as keyof typeof typeBit])) !== 0
    : values.subtypes.includes(type);
}

function isAimedAt(
  game: Magic,
  what: Extract<Clause, { is: 'targeting' }>['what'],
  { targets }: MagicCard,
  text: TextSource,
): boolean {
  return (targets ?? none).some((target) => {
    if (!('card' in target)) return false;
    const no = game.state.cards.findIndex(({ id }) => id === target.card);
    if (no < 0) return false;
    return 'any' in what ? matches(game, what, no, text) : isReferred(game, what, no, text);
  });
}

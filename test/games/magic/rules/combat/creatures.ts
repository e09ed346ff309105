import type { Ability } from '../../../../../src-main/games/magic/cards/components/abilities.js';
import type { Change, GameRule } from '../../../../../src-main/games/magic/cards/components/changes.js';
import type { CardType, Filter, Noun } from '../../../../../src-main/games/magic/cards/components/filters.js';
import type { Keyword } from '../../../../../src-main/games/magic/cards/components/keywords.js';
import type { Color } from '../../../../../src-main/games/magic/cards/colors.js';
import type { Design } from '../../../../../src-main/games/magic/rules/state/design.js';
import { nodesOf } from '../../../../../src-main/games/magic/cards/design-of.js';

type Simple = Exclude<Keyword['is'], 'landwalk' | 'protection'>;

interface Own {
  readonly has?: readonly (Simple | Keyword)[];
  readonly changes?: readonly Change[];
  readonly colors?: readonly Color[];
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly rules?: readonly GameRule[];
}

/** A permanent that is written down as its components. */
export function permanent(name: string, own: Own & { readonly size?: readonly [number, number] }): Design {
  const { has = [], changes = [], colors = [], types = ['creature'], subtypes = [], rules = [], size } = own;
  const keywords = has.map((word) => (typeof word === 'string' ? { is: word } : word));
  const abilities: Ability[] = [];
  if (keywords.length > 0) abilities.push({ is: 'keywords', keywords });
  if (changes.length > 0) {
    abilities.push({ is: 'static', continuous: { what: { is: 'this' }, changes }, asLongAs: null });
  }
  abilities.push(...rules.map((rule): Ability => ({ is: 'gameRule', rule, asLongAs: null })));
  const [power, toughness] = size ?? [null, null];
  return {
    name,
    manaCost: null,
    types,
    subtypes,
    colors,
    enchants: null,
    power,
    toughness,
    text: '',
    abilities,
    nodes: nodesOf(abilities),
    isToken: false,
  };
}

/** A creature of a size. */
export const creature = (name: string, power: number, toughness: number, own: Own = {}): Design =>
  permanent(name, { ...own, size: [power, toughness] });

export const land = (name: string): Design => permanent(name, { types: ['land'], subtypes: [name] });

/** An enchantment that does something to what it is attached to. */
export function aura(name: string, ...changes: Change[]): Design {
  const ability: Ability = {
    is: 'static',
    continuous: { what: { is: 'enchanted' }, changes },
    asLongAs: null,
  };
  return { ...permanent(name, { types: ['enchantment'] }), abilities: [ability], nodes: nodesOf([ability]) };
}

const noun: Noun = { qualities: [], types: [], subtype: null, as: null, clauses: [] };
/** A filter of one noun. */
export const any = (own: Partial<Noun>): Filter => ({ any: [{ ...noun, ...own }] });
export const colored = (...colors: Color[]): Filter => any({ qualities: [{ is: 'color', colors }] });

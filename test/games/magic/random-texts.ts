/**
 * Random card texts, made by walking through the grammar: whatever it has words for can come out. Same seed, same text; texts make sense
 * as sentences, not always as cards.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Ability, Paragraph } from '../../../src-main/games/magic/cards/components/abilities.js';
import type { Filter, Noun } from '../../../src-main/games/magic/cards/components/filters.js';
import { isSpell, type About } from '../../../src-main/games/magic/cards/language/about.js';
import type { Syntax } from '../../../src-main/games/magic/cards/language/engine/syntax.js';
import * as grammar from '../../../src-main/games/magic/cards/language/grammar/categories.js';
import {
  otherParagraph,
  spellParagraph,
} from '../../../src-main/games/magic/cards/language/grammar/grammar.js';
import { quality } from '../../../src-main/games/magic/cards/language/grammar/qualities.js';
import { writeText } from '../../../src-main/games/magic/cards/language/write.js';
import { cardTypes, landTypes } from '../../../src-main/games/magic/cards/components/filters.js';
import { colors } from '../../../src-main/games/magic/cards/colors.js';
import { noMana } from '../../../src-main/games/magic/cards/mana-cost.js';

export type Random = (most: number) => number;
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (most) => uniformInt(generator, 0, most);
}

const creatureTypes = ['Goblin', 'Elf', 'Wall', 'Drake', 'Merfolk', 'Wolf'];
const kinds = ['+1/+1', 'spore', '-1/-1', 'head'];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** How deep the smallest tree of a piece of grammar is. */
const heights = new Map<Syntax<unknown>, number>();
const insideOf = ({ inside }: Syntax<unknown>): readonly Syntax<unknown>[] => {
  if (inside.is === 'choice') return inside.choices();
  if (inside.is === 'list') return [inside.item];
  if (inside.is === 'made') return [inside.from];
  if (inside.is === 'phrase') return Object.values(inside.slots);
  return [];
};
const heightNow = (syntax: Syntax<unknown>): number => {
  const { inside } = syntax;
  if (inside.is === 'readOnly') return Infinity;
  if (inside.is === 'leaf')
    return (
      { quoted: 8, filterOne: 1, filterMany: 1, filterAn: 1, target: 2, whose: 2, absent: Infinity }[
        inside.name
      ] ?? 0
    );
  if (inside.is === 'optional') return 0;
  const parts = insideOf(syntax).map((part) => heights.get(part) ?? Infinity);
  return 1 + (inside.is === 'choice' ? Math.min(Infinity, ...parts) : Math.max(0, ...parts));
};
function measure(root: Syntax<unknown>): void {
  const all = new Set<Syntax<unknown>>();
  const visit = (syntax: Syntax<unknown>): void => {
    if (all.has(syntax)) return;
    all.add(syntax);
    for (const part of insideOf(syntax)) visit(part);
    if (syntax.inside.is === 'optional') visit(syntax.inside.inner);
  };
  for (const one of [root, quality as Syntax<unknown>, ...(Object.values(grammar) as Syntax<unknown>[])])
    visit(one);
  for (let changed = true; changed;) {
    changed = false;
    for (const syntax of all) {
      const height = heightNow(syntax);
      if (height < (heights.get(syntax) ?? Infinity)) {
        heights.set(syntax, height);
        changed = true;
      }
    }
  }
}
for (const root of [spellParagraph, otherParagraph]) measure(root as Syntax<unknown>);
const heightOf = (syntax: Syntax<unknown>): number => heights.get(syntax) ?? Infinity;

/** Nothing that fits has been found. */
const NOTHING = Symbol('nothing');

class Walk {
  constructor(readonly random: Random) {}

  one<T>(values: readonly T[]): T {
    return values[this.random(values.length - 1)] as T;
  }

  chance(percent: number): boolean {
    return this.random(99) < percent;
  }

  sample(syntax: Syntax<unknown>, depth: number): unknown {
    const { inside } = syntax;
    if (depth < 0) return NOTHING;
    switch (inside.is) {
      case 'readOnly':
        return NOTHING;
      case 'choice': {
        const choices = inside.choices().filter((one) => heightOf(one) < depth);
        for (let tries = 0; choices.length > 0 && tries < 4; tries += 1) {
          const found = this.sample(this.one(choices), depth - 1);
          if (found !== NOTHING) return found;
        }
        return NOTHING;
      }
      case 'optional':
        if (this.chance(70) || heightOf(inside.inner) >= depth) return inside.absent;
        return this.sample(inside.inner, depth - 1);
      case 'list': {
        const most = inside.least + (this.chance(30) ? 1 : 0);
        const values: unknown[] = [];
        for (let nth = 0; nth < most; nth += 1) {
          const found = this.sample(inside.item, depth - 1);
          if (found === NOTHING) return NOTHING;
          values.push(found);
        }
        return values;
      }
      case 'made': {
        const from = this.sample(inside.from, depth - 1);
        if (from === NOTHING) return NOTHING;
        return inside.make(from) ?? NOTHING;
      }
      case 'phrase': {
        const value: Record<string, unknown> = { ...inside.constant };
        for (const [name, slot] of Object.entries(inside.slots)) {
          const found = this.sample(slot, depth - 1);
          if (found === NOTHING) return NOTHING;
          value[name] = found;
        }
        return value;
      }
      case 'leaf':
        return this.leaf(inside.name, depth);
    }
  }

  leaf(name: string, depth: number): unknown {
    switch (name) {
      case 'digits':
      case 'inWords':
        return this.random(5) + (this.chance(90) ? 1 : 0);
      case 'multiple':
        return this.random(2) + 2;
      case 'often':
        return this.random(2) + 1;
      case 'generic':
        return this.random(2) + 1;
      case 'sided':
        return this.one([6, 20]);
      case 'cardName':
        return this.one(['Grey Heron', 'Keeper of the Fens', 'Ash']);
      case 'counterKind':
        return this.one(kinds);
      case 'creatureTypes':
        return this.chance(80) ? [this.one(creatureTypes)] : ['Goblin', 'Wall'];
      case 'color':
      case 'colorSymbol':
        return this.one(colors);
      case 'not':
        return this.one([
          { is: 'notColor', color: this.one(colors) },
          { is: 'notType', type: this.one(cardTypes) },
          { is: 'notSubtype', subtype: this.one([...creatureTypes, 'Forest']) },
        ]);
      case 'that':
        return { is: 'that', called: this.one(['creature', 'card', 'permanent', 'land']) };
      case 'those':
        return { is: 'that', called: this.one(['creature', 'permanent']), many: true };
      case 'enchantedOne':
        return { is: 'enchanted' };
      case 'possessiveOf':
        return this.one([{ is: 'this' }, { is: 'enchanted' }, { is: 'that', called: 'creature' }]);
      case 'whose':
        return this.sample(grammar.who, depth - 1);
      case 'nobody':
        return { is: 'you' };
      case 'filterOne':
      case 'filterMany':
      case 'filterAn':
        return this.filter(depth);
      case 'target':
        return this.target(depth);
      case 'inside':
        return { is: 'inside' };
      case 'mana':
        return this.mana();
      case 'landwalk':
        return { is: 'landwalk', land: this.one(landTypes) };
      case 'signedPair':
        return { is: 'stats', power: this.signed(), toughness: this.signed() };
      case 'powerToughness':
        return { power: this.random(4), toughness: this.random(4) + 1 };
      case 'hasOrGains':
        return { is: 'has' };
      case 'controlVerb':
      case 'isOrBecomes':
        return { is: 'verb' };
      case 'quoted':
        return this.sample(grammar.ability, depth - 3);
      case 'types':
      case 'typesMany':
        return this.chance(70) ? ['creature'] : ['artifact', 'creature'];
      case 'landType':
        return capital(this.one(landTypes));
      case 'addedSymbols':
        return this.one([['G'], ['B', 'B', 'B'], ['C', 'C', 'U']]);
      case 'tapped':
      case 'artifact':
        return true;
      default:
        return NOTHING;
    }
  }

  signed(): unknown {
    return { sign: this.chance(70) ? 1 : -1, amount: this.chance(80) ? this.random(4) : { is: 'x' } };
  }

  mana(): unknown {
    const color = this.one(colors);
    const mana = { ...noMana, generic: this.random(3), [color]: this.random(2), x: this.chance(15) ? 1 : 0 };
    return mana;
  }

  target(depth: number): unknown {
    const counts = [
      undefined,
      undefined,
      undefined,
      { least: 2, most: 2 },
      { least: 0, most: 1 },
      { least: 0, most: 3 },
      { least: 0, most: null },
      { least: 1, most: null },
      { least: { is: 'x' }, most: { is: 'x' } },
    ];
    const count = this.one(counts);
    const player = this.one([null, null, null, 'player', 'opponent']);
    const filter = player !== null && this.chance(60) ? null : this.filter(depth - 1);
    if (filter === NOTHING) return NOTHING;
    return { is: 'target', filter, player, ...(count && { count }) };
  }

  filter(depth: number): Filter | typeof NOTHING {
    const count = this.chance(85) ? 1 : this.random(1) + 2;
    const any: Noun[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const noun = this.noun(depth);
      if (noun === NOTHING) return NOTHING;
      any.push(noun);
    }
    return { any };
  }

  noun(depth: number): Noun | typeof NOTHING {
    const heads = this.one<Pick<Noun, 'types' | 'subtype' | 'as'>>([
      { types: ['creature'], subtype: null, as: null },
      { types: ['creature'], subtype: null, as: null },
      { types: [this.one(cardTypes)], subtype: null, as: null },
      { types: ['artifact', 'creature'], subtype: null, as: null },
      { types: [], subtype: this.one(creatureTypes), as: null },
      { types: ['creature'], subtype: this.one(creatureTypes), as: null },
      { types: [], subtype: capital(this.one(landTypes)), as: null },
      { types: [this.one(cardTypes)], subtype: null, as: this.one(['card', 'spell', 'source', 'token']) },
      {
        types: [],
        subtype: null,
        as: this.one(['permanent', 'card', 'spell', 'source', 'token', 'ability']),
      },
    ]);
    const qualities = this.chance(65)
      ? []
      : [this.sample(quality, depth - 1), ...(this.chance(20) ? [this.sample(quality, depth - 1)] : [])];
    const clauses = this.chance(70)
      ? []
      : [
          this.sample(grammar.clause, depth - 1),
          ...(this.chance(25) ? [this.sample(grammar.clause, depth - 1)] : []),
        ];
    if (qualities.includes(NOTHING) || clauses.includes(NOTHING)) return NOTHING;
    return { ...heads, qualities: qualities as Noun['qualities'], clauses: clauses as Noun['clauses'] };
  }
}

const DEPTH = 22;

/** A random text for a card, that has canonical words: read again it is the same tree. */
export function randomText(about: About, random: Random): readonly Paragraph[] {
  const walk = new Walk(random);
  const paragraphs: Paragraph[] = [];
  const count = random(9) < 7 ? 1 : 2;
  const syntax = isSpell(about.typeLine) ? spellParagraph : otherParagraph;
  while (paragraphs.length < count) {
    const ability = walk.sample(syntax as Syntax<unknown>, DEPTH);
    if (ability === NOTHING) continue;
    const paragraph: Paragraph = {
      ability: ability as Ability,
      ...(random(9) === 0 && { reminder: 'It has been said before.' }),
    };
    try {
      writeText([paragraph], about);
    } catch {
      continue;
    }
    paragraphs.push(paragraph);
  }
  return paragraphs;
}

/** What follows from a design alone, looked up once: the printed values, and which kinds of abilities stand on it. */
import type { Ability } from '../../cards/components/abilities.js';
import type { Continuous } from '../../cards/components/changes.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Keyword } from '../../cards/components/keywords.js';
import type { Magic } from '../context.js';
import { sortedAbilities } from '../playing/sorted-abilities.js';
import type { Characteristics, Held, HeldAbility } from '../state/characteristics.js';
import type { Design, Node } from '../state/design.js';
import type { MagicCard, NodeRef } from '../state/state.js';
import { isOfEntering, spreads } from './aspects.js';
import { colorBits, keywordBit, typeBits } from './bits.js';
import { spellLaw, type SpellLaw } from './spell-law.js';

type Of<K extends Ability['is']> = Extract<Ability, { is: K }>;
export interface Face {
  readonly design: Design;
  readonly no: number;
  readonly isBasic: boolean;
  /** It can be played whenever an instant can (MC-TYPE-02, MC-GR-29). */
  readonly isInstant: boolean;
  /** As printed; a * counts as nothing. */
  readonly printed: Characteristics;
  readonly statics: readonly Held<Of<'static'>>[];
  /** Those of which something goes on while it is in play: not what says no more than how it comes there. */
  readonly staticsInPlay: readonly Held<Of<'static'>>[];
  /** Some of them are on other objects, or could hang on what is. */
  readonly reaches: boolean;
  readonly gameRules: readonly Held<Of<'gameRule'>>[];
  readonly triggered: readonly Held<Of<'triggered'>>[];
  readonly replacements: readonly Held<Of<'replacement'>>[];
  readonly counted: Held<Of<'countedStats'>> | null;
  /** What an instant or sorcery does. */
  readonly effects: readonly Effect[];
  readonly law: SpellLaw;
}

const places = new WeakMap<Design, ReadonlyMap<Node, number>>();

/** The place of an ability or effect among the nodes of its design. @throws RangeError where it does not stand there */
export function refOf(game: Magic, design: number, node: Node): NodeRef {
  const its = game.designs[design] as Design;
  let known = places.get(its);
  if (!known) {
    known = new Map(its.nodes.map((one, place) => [one, place]));
    places.set(its, known);
  }
  const place = known.get(node);
  if (place === undefined) throw new RangeError(`“${its.name}” has no such ability or effect.`);
  return { design, node: place };
}

/** The ability or effect that a state points to. @throws RangeError where there is none */
export function nodeAt<N extends Node = Node>(
  { designs }: Pick<Magic, 'designs'>,
  { design, node }: NodeRef,
): N {
  const found = designs[design]?.nodes[node];
  if (!found) throw new RangeError(`Design ${design} has no node ${node}.`);
  return found as N;
}

/** All keywords of some abilities, and the set of their kinds. */
export function keywordsOf(abilities: readonly HeldAbility[]): {
  keywords: readonly Keyword[];
  bits: number;
} {
  const keywords: Keyword[] = [];
  let bits = 0;
  for (const { ability } of abilities) {
    if (ability.is !== 'keywords') continue;
    for (const keyword of ability.keywords) {
      keywords.push(keyword);
      bits |= keywordBit[keyword.is];
    }
  }
  return { keywords, bits };
}
const none: readonly never[] = [];

function spellEffects({ abilities }: Design): readonly Effect[] {
  const spells = abilities.filter((ability) => ability.is === 'spell');
  const [first] = spells;
  if (spells.length < 2) return first?.effects ?? none;
  return spells.flatMap(({ effects }) => effects);
}

function faceFrom(game: Magic, no: number): Face {
  const design = game.designs[no] as Design;
  const abilities = design.abilities.map((ability) => ({ ability, ref: refOf(game, no, ability) }));
  const only = <K extends Ability['is']>(kind: K) =>
    abilities.filter(({ ability }) => ability.is === kind) as unknown as readonly Held<Of<K>>[];
  const { keywords, bits } = keywordsOf(abilities);
  const effects = spellEffects(design);
  const statics = only('static');
  const staticsInPlay = statics.filter(({ ability }) => !isOfOwnEntering(ability));
  return {
    design,
    no,
    isInstant: design.types.includes('instant') || only('playableAsInstant').length > 0,
    isBasic: design.types.includes('land') && basicNames.has(design.name.toLowerCase()),
    printed: {
      design,
      face: no,
      types: typeBits(design.types),
      subtypes: design.subtypes,
      isLegend: design.subtypes.includes('Legend'),
      colors: colorBits(design.colors),
      power: design.power ?? 0,
      toughness: design.toughness ?? 0,
      abilities,
      sorted: sortedAbilities(abilities),
      keywords,
      keywordBits: bits,
      changes: none,
    },
    statics,
    staticsInPlay,
    reaches: staticsInPlay.some(({ ability: { continuous } }) => isOnOthers(continuous)),
    gameRules: only('gameRule'),
    triggered: only('triggered'),
    replacements: only('replacement'),
    counted: only('countedStats')[0] ?? null,
    effects,
    law: spellLaw(design, effects),
  };
}

const isOfOwnEntering = ({ continuous: { what, changes } }: Of<'static'>): boolean =>
  what.is === 'this' && changes.every(isOfEntering);
const isOnOthers = (continuous: Continuous): boolean => continuous.what.is !== 'this' || spreads(continuous);
const basicNames: ReadonlySet<string> = new Set(['plains', 'island', 'swamp', 'mountain', 'forest']);

const faces = new WeakMap<readonly Design[], Face[]>();
let lastDesigns: readonly Design[] | null = null;
let lastFaces: Face[] = [];

/** What stands on a design, by its place in the game's list. */
export function faceAt(game: Magic, no: number): Face {
  if (game.designs !== lastDesigns) {
    lastDesigns = game.designs;
    lastFaces = faces.get(lastDesigns) ?? [];
    faces.set(lastDesigns, lastFaces);
  }
  return (lastFaces[no] ??= faceFrom(game, no));
}

/** What stands on an object now: what is printed on it, or on what it is a copy of. */
export const faceOfCard = (game: Magic, { copyOf, design }: Pick<MagicCard, 'copyOf' | 'design'>): Face =>
  faceAt(game, copyOf ?? design);

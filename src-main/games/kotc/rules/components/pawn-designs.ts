/** Which designs pawns have: those of a game follow the cards' (K15-PWN-01). A clone has the design of what it is a clone of. */
import type { GuideEdition } from '../../cards/editions.js';
import { vocabularyOf } from '../../cards/vocabulary/vocabulary.js';
import type { Design } from '../context.js';
import { isCrafted, nameOfCrafted } from '../state/pawn-names.js';
import type { PlayedCard } from './played-card.js';

const CRAFTING = 'effect-craft-pawns';
const EMBODYING: ReadonlySet<string> = new Set(['effect-embody', 'effect-embody-times']);

/** Whether cards of an edition make pawns. */
export const makesPawns = (edition: GuideEdition): boolean => vocabularyOf(edition).byId.has(CRAFTING);

/** For each level 2 HP can be had in place of 1 SP (K17-KEY-139). */
export const hpOfCrafted = (level: number, sp: number): number => 2 * (level - sp);

/** An embodied spell costs at least 1 (K17-KEY-160). */
const levelOfEmbodied = (level: number): number => Math.max(1, level);

/**
 * What is printed on the pawns that a card can make: of each level that it crafts all divisions into SP and HP, and where a card embodies
 * spells, of each spell the pawn that has its ability. All are valid designs of minions (K17-PWN-18).
 * @param designOf null for a card that cannot be carried out
 */
export function pawnsOf(
  card: PlayedCard,
  among: readonly PlayedCard[],
  rules: GuideEdition,
  designOf: (card: PlayedCard) => Design | null,
): readonly PlayedCard[] {
  const design = designOf(card);
  if (!design) return [];
  const crafted = effectsOf(design)
    .filter(({ id }) => id === CRAFTING)
    .flatMap(({ y }) => Array.from({ length: y + 1 }, (_, sp) => craftedCard(y, sp, rules)));
  if (design.type !== 'spell' || !embodies(among, designOf)) return crafted;
  return [...crafted, embodiedCard(card, design)];
}

const effectsOf = ({ abilities }: Design) =>
  abilities.flatMap(({ parts }) => parts.flatMap(({ effects }) => effects));

const embodying = new WeakMap<readonly PlayedCard[], boolean>();

function embodies(among: readonly PlayedCard[], designOf: (card: PlayedCard) => Design | null): boolean {
  const known = embodying.get(among);
  if (known !== undefined) return known;
  const found = among.some((card) => {
    const design = designOf(card);
    return design !== null && effectsOf(design).some(({ id }) => EMBODYING.has(id));
  });
  embodying.set(among, found);
  return found;
}

function craftedCard(level: number, sp: number, edition: GuideEdition): PlayedCard {
  const hp = hpOfCrafted(level, sp);
  return {
    name: nameOfCrafted(sp, hp),
    type: 'creature',
    edition,
    cost: level,
    offense: sp,
    defense: hp,
    text: '',
  };
}

const embodiedCard = ({ name, edition, text }: PlayedCard, { level }: Design): PlayedCard => ({
  name,
  type: 'creature',
  edition,
  cost: levelOfEmbodied(level),
  offense: 0,
  defense: 0,
  text,
});

type Printed = Pick<Design, 'name' | 'type' | 'edition' | 'text' | 'level' | 'sp' | 'hp'>;

const places = new WeakMap<readonly Design[], ReadonlyMap<string, number>>();

const keyOf = ({ name, type, edition, text, level, sp, hp }: Printed): string =>
  JSON.stringify([name, type, edition, text, level, sp, hp]);

/** The place of a design in the game's list; null where the list has none like it. */
function placeOf(designs: readonly Design[], wanted: Printed): number | null {
  let known = places.get(designs);
  if (!known) {
    known = new Map(designs.map((design, place) => [keyOf(design), place] as const).reverse());
    places.set(designs, known);
  }
  return known.get(keyOf(wanted)) ?? null;
}

/** The design of a crafted pawn, by its place in the game's list. @throws RangeError where no card of the game crafts it */
export function craftedDesign(
  designs: readonly Design[],
  level: number,
  sp: number,
  edition: GuideEdition,
): number {
  const hp = hpOfCrafted(level, sp);
  const name = nameOfCrafted(sp, hp);
  const place = placeOf(designs, { name, type: 'creature', edition, text: '', level, sp, hp });
  if (place === null) throw new RangeError(`There is no “${name}” among the game's designs.`);
  return place;
}

/** The design of the pawn that embodies a spell; null for a spell that cannot be carried out. */
export const embodiedDesign = (designs: readonly Design[], spell: Design): number | null =>
  placeOf(designs, {
    ...spell,
    type: 'creature',
    level: levelOfEmbodied(spell.level),
    sp: 0,
    hp: 0,
  });

/** Whether it looks as crafted pawns do. */
export const isCraftedCard = ({ name, offense, defense, text }: PlayedCard): boolean =>
  text === '' && isCrafted(name, offense, defense);

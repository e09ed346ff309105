import { writeText } from '../../../../src-main/games/kotc/cards/language/write.js';
import type { Ability, Joiner, SubAbility, Use } from '../../../../src-main/games/card-components.js';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { toNumber } from '../../../../src-main/games/kotc/cards/price/fraction.js';
import { priceCard } from '../../../../src-main/games/kotc/cards/price/price.js';
import { setupOf } from '../../../../src-main/games/kotc/cards/setup.js';
import { eraOf, kinds } from '../../../../src-main/games/kotc/cards/vocabulary/component.js';
import type { Kind, Variable } from '../../../../src-main/games/card-components.js';
import { vocabularyOf, type Entry } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { pickedFrom, randomTo, type Chance } from '../../../../src-main/engine/chance/chance.js';
import type { Design } from '../../../../src-main/games/kotc/rules/context.js';
import { tokenDesigns } from '../../../../src-main/engine/objects/token-designs.js';
import { makesPawns, pawnsOf } from '../../../../src-main/games/kotc/rules/components/pawn-designs.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';

/** What cards are built from: the components of each kind. */
export interface Guide {
  readonly edition: GuideEdition;
  readonly entries: Readonly<Record<Kind, readonly Entry[]>>;
}

/** @param houseRules also what the edition has withdrawn, which can be played and is not legal */
export function guideOf(edition: GuideEdition, houseRules = false): Guide {
  const { entries } = vocabularyOf(edition);
  const ofKind = (kind: Kind): Entry[] =>
    entries.filter((entry) => entry.kind === kind && (houseRules || entry.redacted === null));
  return {
    edition,
    entries: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])) as unknown as Guide['entries'],
  };
}

/** Components that have to do with each other, by their ids. */
const themes = [
  /response|current-chain|negate/,
  /counters|target-in-play$|target-this-card/,
  /damage|target-in-play$/,
  /hand|deck|destroy/,
  /resource|grave|destroy|hitpoints/,
  /switch|hypnotize|target-in-play$|exhaust|attack|defend/,
] as const;

/** A few components of each kind, of one theme or of none, so that the cards of a game have to do with each other. */
export const narrowed = (chance: Chance, guide: Guide): Guide =>
  fewOf(chance, guide, 5, themes[randomTo(chance, themes.length)]);

/** A few components of each kind that go with one of them, and of its kind no other. */
export function devotedTo(chance: Chance, guide: Guide, id: string): Guide {
  const { entries, edition } = fewOf(
    chance,
    guide,
    2,
    themes.find((theme) => theme.test(id)),
  );
  const [kind] = kinds.filter((one) => guide.entries[one].some((entry) => entry.id === id));
  if (!kind) throw new Error(`The guide has no “${id}”.`);
  const own = guide.entries[kind].filter((entry) => entry.id === id || isStaple(entry));
  return { edition, entries: { ...entries, [kind]: own } };
}

/** Of the kinds of some components only these, and a few of the other kinds; what the guide does not have is left out. */
export function builtFrom(chance: Chance, guide: Guide, ids: readonly string[]): Guide {
  const { entries, edition } = fewOf(chance, guide, 2, undefined);
  const only = (kind: Kind): readonly Entry[] => {
    const named = guide.entries[kind].filter(({ id }) => ids.includes(id));
    return named.length > 0 ? [...named, ...guide.entries[kind].filter(isTargetless)] : entries[kind];
  };
  return {
    edition,
    entries: Object.fromEntries(kinds.map((kind) => [kind, only(kind)])) as unknown as Guide['entries'],
  };
}

function fewOf(chance: Chance, { edition, entries }: Guide, most: number, theme: RegExp | undefined): Guide {
  const few = (kind: Kind): readonly Entry[] => {
    const suiting = entries[kind].filter(({ id }) => !theme || theme.test(id));
    const all = suiting.length > 0 ? suiting : entries[kind];
    const kept = pickedFrom(chance, [...all.keys()], most).map((place) => all[place]);
    return entries[kind].filter((one) => kept.includes(one) || isStaple(one));
  };
  return {
    edition,
    entries: Object.fromEntries(kinds.map((kind) => [kind, few(kind)])) as unknown as Guide['entries'],
  };
}

/** Never left out: effects without targets, with which any card can be built, and what puts counters on creatures. */
const isStaple = ({ id }: Entry): boolean =>
  ['effect-draw', 'effect-place-counters', 'target-this-card'].includes(id);

/** An effect that any ability can have. */
const isTargetless = ({ id }: Entry): boolean => id === 'effect-draw';

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[randomTo(chance, list.length - 1)] as T;
/** True that many times in a hundred. */
const often = (chance: Chance, percent: number): boolean => randomTo(chance, 99) < percent;
const several = <T>(chance: Chance, least: number, most: number, make: () => T): T[] =>
  Array.from({ length: least + randomTo(chance, most - least) }, make);

/** Small numbers mostly: a card with large ones is never paid for. */
const number = (chance: Chance): number =>
  often(chance, 95) ? oneOf(chance, [1, 1, 1, 2, 2, 3]) : 4 + randomTo(chance, 6);

function use(chance: Chance, pool: readonly Entry[]): Use {
  const { id, phrase, limits } = oneOf(chance, pool);
  const values: Partial<Record<Variable, number>> = {};
  for (const variable of phrase.variables) {
    values[variable] = Math.min(number(chance), limits[variable] ?? Infinity);
  }
  return { id, values };
}

function part(chance: Chance, guide: Guide): SubAbility {
  const effects = guide.entries.effect;
  const target = often(chance, 85) ? use(chance, guide.entries.target) : null;
  const able = target ? effects : effects.filter(({ price }) => !price.letters.has('t'));
  const chosen = several(chance, 1, often(chance, 75) ? 1 : 3, () => use(chance, able));
  const joins = guide.edition === 14 ? chosen.slice(1) : [];
  return { target, effects: chosen, joiners: joins.map((): Joiner => 'then') };
}

/** In the older editions an ability has at most one cost, and one target selection. */
function ability(chance: Chance, guide: Guide, name: string | null): Ability {
  const isModern = eraOf(guide.edition) === 'modern';
  return {
    name,
    condition: often(chance, isModern && name !== null ? 60 : 40)
      ? use(chance, guide.entries.condition)
      : null,
    costs: often(chance, 35)
      ? several(chance, 1, isModern ? 2 : 1, () => use(chance, guide.entries.cost))
      : [],
    parts: several(chance, 1, !isModern || often(chance, 75) ? 1 : 3, () => part(chance, guide)),
  };
}

/** Any card that the edition's guide lets be built, with the level or resource cost that the guide asks for. */
export function randomCard(chance: Chance, guide: Guide): PlayedCard {
  const { edition } = guide;
  const isModern = eraOf(edition) === 'modern';
  const type = often(chance, 55) ? 'creature' : 'spell';
  const isCreature = type === 'creature';
  const abilities = isCreature
    ? several(chance, 0, 3, () => ability(chance, guide, `A${randomTo(chance, 999)}`))
    : [ability(chance, guide, null)];
  // In the older editions' guides what a creature is and what it can do cost several times as much.
  const offense = isCreature ? randomTo(chance, often(chance, 90) ? (isModern ? 3 : 2) : 9) : null;
  const defense = isCreature ? randomTo(chance, often(chance, 90) ? 8 : 20) : null;
  const hasCaveat = isCreature && !isModern && often(chance, 30);
  const caveat = hasCaveat ? use(chance, guide.entries.caveat) : null;
  const price = priceCard({ type, offense, defense, caveat, abilities }, edition);
  if (!price) throw new Error('A random card has no price.');
  const text = writeText({ caveat, abilities }, type, edition);
  return { name: 'Random', type, edition, cost: toNumber(price.cost), offense, defense, text };
}

/** A card of at most some level, low ones mostly, so that games are lively. */
function livelyCard(chance: Chance, guide: Guide): PlayedCard {
  const isModern = eraOf(guide.edition) === 'modern';
  const most = oneOf(chance, isModern ? [1, 1, 1, 3, 3, 3, 3, 6, 6, 30] : [1, 1, 2, 3, 4, 4, 5, 6, 8, 30]);
  for (;;) {
    const card = randomCard(chance, guide);
    if ((card.cost ?? 0) <= most) return card;
  }
}

export interface RandomDecks {
  readonly designs: readonly Design[];
  readonly decks: readonly (readonly number[])[];
}

/** A deck of a size that the rules ask for to each player, of a dozen or two designs, so that the same ones meet often. */
export function randomDecks(chance: Chance, players: number, guide: Guide): RandomDecks {
  const { least, most } = setupOf(guide.edition).deck;
  const printed: PlayedCard[] = [];
  const decks = Array.from({ length: players }, () => {
    const first = printed.length;
    printed.push(...several(chance, 8, 20, () => livelyCard(chance, guide)));
    return several(chance, least, most, () => first + randomTo(chance, printed.length - 1 - first));
  });
  const { edition } = guide;
  const ready = new Map(printed.map((card) => [card, designOf(card, edition)]));
  const tokensOf = (card: PlayedCard, among: readonly PlayedCard[]) =>
    pawnsOf(card, among, edition, (one) => ready.get(one) ?? designOf(one, edition));
  const pawns = makesPawns(edition) ? tokenDesigns({ tokensOf }, printed) : [];
  return { designs: [...ready.values(), ...pawns.map((one) => designOf(one, edition))], decks };
}

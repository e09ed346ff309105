import { writeText } from '../../../src-main/cards/language/write.js';
import type { Ability, Joiner, SubAbility, Use } from '../../../src-main/cards/language/design.js';
import { toNumber } from '../../../src-main/cards/price/fraction.js';
import { priceCard } from '../../../src-main/cards/price/price.js';
import type { Kind, Variable } from '../../../src-main/cards/vocabulary/component.js';
import { vocabularyOf, type Entry } from '../../../src-main/cards/vocabulary/vocabulary.js';
import { randomTo, type Chance } from '../../../src-main/rules/kernel/chance.js';
import { designOf, type Design, type PlayedCard } from '../../../src-main/rules/kotc/design.js';

const { entries } = vocabularyOf(14);
const ofKind = (kind: Kind): readonly Entry[] =>
  entries.filter((entry) => entry.kind === kind && entry.redacted === null);
const conditions = ofKind('condition');
const costs = ofKind('cost');
const targets = ofKind('target');
const effects = ofKind('effect');
const untargeted = effects.filter(({ price }) => !price.letters.has('t'));

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[randomTo(chance, list.length - 1)] as T;
/** True that many times in a hundred. */
const often = (chance: Chance, percent: number): boolean => randomTo(chance, 99) < percent;
const several = <T>(chance: Chance, least: number, most: number, make: () => T): T[] =>
  Array.from({ length: least + randomTo(chance, most - least) }, make);

/** Small numbers mostly: a card with large ones is never paid for. */
const number = (chance: Chance): number =>
  often(chance, 95) ? 1 + randomTo(chance, 2) : 4 + randomTo(chance, 6);

function use(chance: Chance, pool: readonly Entry[]): Use {
  const { id, phrase } = oneOf(chance, pool);
  const values: Partial<Record<Variable, number>> = {};
  for (const variable of phrase.variables) values[variable] = number(chance);
  return { id, values };
}

function part(chance: Chance): SubAbility {
  const target = often(chance, 85) ? use(chance, targets) : null;
  const chosen = several(chance, 1, often(chance, 75) ? 1 : 3, () =>
    use(chance, target ? effects : untargeted),
  );
  return { target, effects: chosen, joiners: chosen.slice(1).map((): Joiner => 'then') };
}

const ability = (chance: Chance, name: string | null): Ability => ({
  name,
  condition: often(chance, name === null ? 40 : 60) ? use(chance, conditions) : null,
  costs: often(chance, 35) ? several(chance, 1, 2, () => use(chance, costs)) : [],
  parts: several(chance, 1, often(chance, 75) ? 1 : 3, () => part(chance)),
});

/** Any card that the 14th Edition's guide lets be built, with the level that the guide asks for. */
export function randomCard(chance: Chance): PlayedCard {
  const type = often(chance, 55) ? 'creature' : 'spell';
  const isCreature = type === 'creature';
  const abilities = isCreature
    ? several(chance, 0, 3, () => ability(chance, `A${randomTo(chance, 999)}`))
    : [ability(chance, null)];
  const offense = isCreature ? randomTo(chance, often(chance, 90) ? 3 : 9) : null;
  const defense = isCreature ? randomTo(chance, often(chance, 90) ? 8 : 20) : null;
  const price = priceCard({ type, offense, defense, caveat: null, abilities }, 14);
  if (!price) throw new Error('A random card has no price.');
  const text = writeText({ caveat: null, abilities }, type, 14);
  return { name: 'Random', type, edition: 14, cost: toNumber(price.cost), offense, defense, text };
}

/** A card of at most some level, low ones mostly, so that games are lively. */
function livelyCard(chance: Chance): PlayedCard {
  const most = [1, 1, 1, 3, 3, 3, 3, 6, 6, 30][randomTo(chance, 9)] ?? 3;
  for (;;) {
    const card = randomCard(chance);
    if ((card.cost ?? 0) <= most) return card;
  }
}

export interface RandomDecks {
  readonly designs: readonly Design[];
  readonly decks: readonly (readonly number[])[];
}

/** A legal deck for each player: 40 to 60 cards, of a dozen or two designs, so that the same ones meet often. */
export function randomDecks(chance: Chance, players: number): RandomDecks {
  const designs: Design[] = [];
  const decks = Array.from({ length: players }, () => {
    const first = designs.length;
    designs.push(...several(chance, 8, 20, () => designOf(livelyCard(chance), 14)));
    return several(chance, 40, 60, () => first + randomTo(chance, designs.length - 1 - first));
  });
  return { designs, decks };
}

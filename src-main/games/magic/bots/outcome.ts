/** What comes of a fight between creatures, as far as power, toughness and first strike say. */
import type { Thing } from '../rules/views/knowledge.js';
import { hasKeyword, lifeLeft, worthOf } from './worth.js';

/** How a creature would fight: as it is, or as it would be. */
export interface Fighter {
  readonly thing: Thing;
  readonly power: number;
  /** What is left to be dealt to it. */
  readonly left: number;
}

export const fighter = (thing: Thing, power = 0, toughness = 0): Fighter => ({
  thing,
  power: Math.max(0, thing.power + power),
  left: lifeLeft(thing) + toughness,
});

export interface Outcome {
  /** Worth of what the one loses. */
  readonly lost: number;
  /** Worth of what the others lose. */
  readonly killed: number;
}

const powerOf = (fighters: readonly Fighter[]): number => fighters.reduce((sum, { power }) => sum + power, 0);

/** One creature against others that it fights at once; it kills what it can of the dearest. */
export function outcomeOf(one: Fighter, others: readonly Fighter[]): Outcome {
  const strikesFirst = hasKeyword(one.thing, 'firstStrike');
  const first = others.filter(({ thing }) => hasKeyword(thing, 'firstStrike'));
  const falls = (to: readonly Fighter[]): boolean => powerOf(to) >= one.left;
  const fallsFirst = !strikesFirst && falls(first);
  let power = fallsFirst ? 0 : one.power;
  const killed: Fighter[] = [];
  for (const other of others.toSorted((a, b) => worthOf(b.thing) - worthOf(a.thing))) {
    if (other.left > power) continue;
    power -= other.left;
    killed.push(other);
  }
  const strikeBack = strikesFirst
    ? others.filter((other) => !killed.includes(other) || first.includes(other))
    : others;
  return {
    lost: fallsFirst || falls(strikeBack) ? worthOf(one.thing) : 0,
    killed: killed.reduce((sum, { thing }) => sum + worthOf(thing), 0),
  };
}

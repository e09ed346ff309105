import fc from 'fast-check';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import type { Ability, SubAbility, Use } from '../../../../src-main/games/card-components.js';
import { factsOf, priceOfFact, type Fact } from './facts.js';
import { isModern } from '../../../../src-main/games/kotc/cards/vocabulary/component.js';
import type { SlowCard } from './slow-price.js';

const number = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) },
  fc.integer({ min: 1, max: 60 }),
);

const useOf = (pool: readonly Fact[]): fc.Arbitrary<Use> =>
  fc
    .constantFrom(...pool)
    .chain(({ id, vars }) =>
      fc
        .tuple(...vars.map(() => number))
        .map(
          (chosen) =>
            ({ id, values: Object.fromEntries(vars.map((letter, index) => [letter, chosen[index]])) }) as Use,
        ),
    );

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });

function part(edition: GuideEdition): fc.Arbitrary<SubAbility> {
  const effects = factsOf(edition, 'effect');
  const untargeted = effects.filter((fact) => !/t/.test(priceOfFact(fact)));
  return maybe(useOf(factsOf(edition, 'target'))).chain((target) =>
    fc.array(useOf(target ? effects : untargeted), { minLength: 1, maxLength: 4 }).chain((chosen) =>
      fc
        .array(fc.constantFrom('then' as const, 'also' as const), {
          minLength: isModern(edition) ? chosen.length - 1 : 0,
          maxLength: isModern(edition) ? chosen.length - 1 : 0,
        })
        .map((joiners) => ({ target, effects: chosen, joiners })),
    ),
  );
}

const name = fc.stringMatching(/^[A-ZÄÉ]{1,8}( [A-Z]{2,6}| 2| & CO)?$/);

function ability(edition: GuideEdition, type: 'creature' | 'spell'): fc.Arbitrary<Ability> {
  const named = type === 'spell' ? fc.constant(null) : isModern(edition) ? name : maybe(name);
  return fc.record({
    name: named,
    condition: maybe(useOf(factsOf(edition, 'condition'))),
    costs: fc.array(useOf(factsOf(edition, 'cost')), { maxLength: isModern(edition) ? 4 : 1 }),
    parts: fc.array(part(edition), { minLength: 1, maxLength: isModern(edition) ? 3 : 1 }),
  });
}

/** Any card that the edition's guide lets be built, redacted components included. */
export const cardOf = (edition: GuideEdition): fc.Arbitrary<SlowCard> =>
  fc.constantFrom('creature' as const, 'spell' as const).chain((type) =>
    fc.record({
      type: fc.constant(type),
      offense: fc.integer({ min: 0, max: 99 }),
      defense: fc.integer({ min: 0, max: 99 }),
      caveat:
        type === 'creature' && !isModern(edition)
          ? maybe(useOf(factsOf(edition, 'caveat')))
          : fc.constant(null),
      abilities: fc.array(ability(edition, type), {
        minLength: type === 'spell' ? 1 : 0,
        maxLength: type === 'spell' ? 1 : 3,
      }),
    }),
  );

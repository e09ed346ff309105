import { readFileSync } from 'node:fs';
import { guideEditions, type GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import type { Kind } from '../../../../src-main/games/card-components.js';
import { inProject } from '../../../../src-main/setup/project.mjs';

/** A component as the tables of facts in test/fixtures have it; see their NOTICE. */
export interface Fact {
  readonly id: string;
  readonly kind: Kind;
  readonly text: string;
  readonly t: string | null;
  readonly cost?: string | null;
  readonly level?: string | null;
  readonly vars: readonly ('x' | 'y' | 'z')[];
  readonly limits?: Readonly<Record<string, number>> | null;
  readonly redacted?: number | null;
  readonly ultraPoints?: number;
  readonly costRevised?: { readonly edition: number; readonly was: string } | null;
  readonly revisedFrom?: readonly { readonly text: string; readonly edition: number }[];
}

/** What the rulebooks from the 12th on say of older cards. */
export interface FactsOfLaw {
  readonly refurbished: readonly { readonly original: string; readonly new: string }[];
  readonly revisedLevels: readonly { readonly id: string; readonly edition: number; readonly was: string }[];
}

const read = (edition: GuideEdition) => {
  const name = `components-${String(edition).padStart(2, '0')}.json`;
  return JSON.parse(readFileSync(inProject('test', 'fixtures', name), 'utf8')) as {
    components: Fact[];
    legality?: FactsOfLaw;
  };
};

const files = Object.fromEntries(guideEditions.map((edition) => [edition, read(edition)])) as Readonly<
  Record<GuideEdition, ReturnType<typeof read>>
>;

export const facts = Object.fromEntries(
  guideEditions.map((edition) => [edition, files[edition].components]),
) as unknown as Readonly<Record<GuideEdition, readonly Fact[]>>;

/** The 14th's table holds components alone; its rulebook has the list of the 15th. */
export const lawOf = (edition: GuideEdition): FactsOfLaw =>
  files[edition === 14 ? 15 : edition].legality ?? { refurbished: [], revisedLevels: [] };

/** t of a target selection; relief of a caveat, condition or cost; cost of an effect. */
export const priceOfFact = (fact: Fact): string =>
  (fact.kind === 'target' ? fact.t : (fact.cost ?? fact.level)) ?? '0';

export const factsOf = (edition: GuideEdition, kind: Kind): readonly Fact[] =>
  facts[edition].filter((fact) => fact.kind === kind);

import { readFileSync } from 'node:fs';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
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
  readonly costRevised?: { readonly edition: number; readonly was: string } | null;
  readonly revisedFrom?: readonly { readonly text: string; readonly edition: number }[];
}

const read = (edition: GuideEdition): readonly Fact[] => {
  const name = `components-${String(edition).padStart(2, '0')}.json`;
  const file = JSON.parse(readFileSync(inProject('test', 'fixtures', name), 'utf8')) as {
    components: Fact[];
  };
  return file.components;
};

export const facts: Readonly<Record<GuideEdition, readonly Fact[]>> = {
  6: read(6),
  9: read(9),
  10: read(10),
  11: read(11),
  14: read(14),
};

/** t of a target selection; relief of a caveat, condition or cost; cost of an effect. */
export const priceOfFact = (fact: Fact): string =>
  (fact.kind === 'target' ? fact.t : (fact.cost ?? fact.level)) ?? '0';

export const factsOf = (edition: GuideEdition, kind: Kind): readonly Fact[] =>
  facts[edition].filter((fact) => fact.kind === kind);

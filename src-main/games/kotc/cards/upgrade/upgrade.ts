import { capitalized } from '../../../../engine/text.js';
import type { UpgradeStep } from '../../../card-upgrade.js';
import { editionOf, guideRulesOf, ordinal, type DesignEdition, type GuideEdition } from '../editions.js';
import { judgeCard, type Ruling } from '../law/card-law.js';
import type { Ability, CardComponents, Joiner, SubAbility, Use } from '../../../card-components.js';
import { readText } from '../language/read.js';
import { writeText, writeUse } from '../language/write.js';
import { toNumber } from '../price/fraction.js';
import { priceCard, type PricedCard } from '../price/price.js';
import { vocabularyOf, type Vocabulary } from '../vocabulary/vocabulary.js';
import { mapUse } from './map-use.js';

export interface Upgrade {
  readonly edition: GuideEdition;
  readonly text: string;
  /** Resource cost or level; null where none can be computed. */
  readonly cost: number | null;
  readonly components: CardComponents;
  readonly steps: readonly UpgradeStep[];
  /** What concerns the card as a whole. */
  readonly notes: readonly string[];
  /** How the new card stands under the rules of its own edition. Not legal is never silent. */
  readonly ruling: Ruling;
}

/**
 * Re-issues a card for another edition: maps each component to its equivalent, prices it anew and lists what has none.
 * `from` is the edition that its text is read by.
 */
export function upgradeCard(
  card: Pick<PricedCard, 'type' | 'offense' | 'defense'> & { readonly text: string },
  from: GuideEdition,
  to: GuideEdition,
): Upgrade {
  const reading = readText(card.text, card.type, from);
  const mapper = new Mapper(vocabularyOf(from), vocabularyOf(to));
  for (const problem of reading.problems)
    mapper.notes.push(`Not taken over as it stands: ${problem.because}`);
  const components = mapper.card(reading, card.type);
  const text = writeText(components, card.type, to);
  const price = priceCard({ ...card, ...components }, to);
  const cost = price && toNumber(price.cost);
  if (card.type === 'creature' && countsOtherwise(from, to)) {
    const { offense, defense } = editionOf(to).terms;
    mapper.notes.push(`${offense} and ${defense} have the old numbers; look whether they still fit.`);
  }
  const { offense, defense, type } = card;
  const ruling = judgeCard({ type, text, edition: to, offense, defense, cost }, to);
  return { edition: to, text, cost, components, steps: mapper.steps, notes: mapper.notes, ruling };
}

/** Whether figures that were made for one guide mean something else in another. */
function countsOtherwise(from: GuideEdition, to: GuideEdition): boolean {
  const { defenseToOffense, unit } = guideRulesOf(from);
  const other = guideRulesOf(to);
  return defenseToOffense !== other.defenseToOffense || unit !== other.unit;
}

/** What is to be said where a card's own guide is not known, and another reads its text. */
export const notesOnGuide = (edition: DesignEdition, from: GuideEdition): readonly string[] =>
  edition === null || edition === from
    ? []
    : [
        `The guide of the ${ordinal(edition)} Edition is not known here; the text is read by that of the ${ordinal(from)}.`,
      ];

class Mapper {
  readonly steps: UpgradeStep[] = [];
  readonly notes: string[] = [];
  readonly #from: Vocabulary;
  readonly #to: Vocabulary;

  constructor(from: Vocabulary, to: Vocabulary) {
    this.#from = from;
    this.#to = to;
  }

  card({ caveat, abilities }: CardComponents, type: 'creature' | 'spell'): CardComponents {
    return {
      caveat: this.#use(caveat),
      abilities: abilities.flatMap((ability, index) => this.#ability(ability, index, type) ?? []),
    };
  }

  #ability(ability: Ability, index: number, type: 'creature' | 'spell'): Ability | null {
    const condition = this.#use(ability.condition);
    const costs = this.#costs(ability.costs);
    const parts = this.#parts(ability.parts);
    if (parts.length === 0) {
      this.notes.push(`Ability ${index + 1} has no effect left and was left out.`);
      return null;
    }
    return { name: this.#name(ability.name, index, type), condition, costs, parts };
  }

  #name(name: string | null, index: number, type: 'creature' | 'spell'): string | null {
    if (name !== null || type === 'spell' || this.#to.era === 'classic')
      return type === 'spell' ? null : name;
    this.notes.push(`Ability ${index + 1} needs a name; “ABILITY ${index + 1}” was put in.`);
    return `ABILITY ${index + 1}`;
  }

  #costs(costs: readonly Use[]): Use[] {
    const mapped = costs.flatMap((cost, index) => {
      if (this.#to.era === 'classic' && index > 0)
        return this.#lose(cost, 'An ability has only one activation cost there.');
      return this.#use(cost) ?? [];
    });
    return mapped;
  }

  /** The older editions have one target selection to an ability, and effects are sentences of their own. */
  #parts(parts: readonly SubAbility[]): SubAbility[] {
    const mapped = parts.flatMap((part, index) => {
      const second = this.#to.era === 'classic' && part.target !== null && index > 0;
      return second ? this.#loseAll(part) : (this.#part(part) ?? []);
    });
    if (this.#to.era === 'modern' || mapped.length === 0) return mapped;
    const target = mapped.find((part) => part.target)?.target ?? null;
    return [{ target, effects: mapped.flatMap(({ effects }) => effects), joiners: [] }];
  }

  #part({ target, effects, joiners }: SubAbility): SubAbility | null {
    const selection = this.#use(target);
    const kept: Use[] = [];
    const joined: Joiner[] = [];
    effects.forEach((effect, index) => {
      const use = this.#effect(effect, selection !== null);
      if (!use) return;
      if (kept.length > 0 && this.#to.era === 'modern') joined.push(joiners[index - 1] ?? 'then');
      kept.push(use);
    });
    if (kept.length === 0 && selection)
      this.notes.push('A target selection was left out with the effects that it served.');
    return kept.length === 0 ? null : { target: selection, effects: kept, joiners: joined };
  }

  #effect(effect: Use, hasTarget: boolean): Use | null {
    const result = mapUse(effect, this.#from, this.#to);
    const needsTarget = result.kind === 'mapped' && this.#to.byId.get(result.use.id)?.price.letters.has('t');
    if (needsTarget && !hasTarget) {
      this.#lose(effect, 'It works on targets, and the target selection has no equivalent.');
      return null;
    }
    return this.#use(effect);
  }

  #loseAll({ target, effects }: SubAbility): never[] {
    for (const use of target ? [target, ...effects] : effects)
      this.#lose(
        use,
        `An ability of the ${ordinal(this.#to.edition)} Edition has only one target selection.`,
      );
    return [];
  }

  #use(use: Use | null): Use | null {
    if (!use) return null;
    const result = mapUse(use, this.#from, this.#to);
    if (result.kind === 'lost') {
      this.#lose(use, result.because);
      return null;
    }
    this.steps.push({
      before: this.#worded(use, this.#from),
      after: this.#worded(result.use, this.#to),
      notes: result.notes,
    });
    return result.use;
  }

  #lose(use: Use, because: string): never[] {
    this.steps.push({ before: this.#worded(use, this.#from), after: null, notes: [because] });
    return [];
  }

  #worded(use: Use, vocabulary: Vocabulary): string {
    return capitalized(writeUse(use, vocabulary, false));
  }
}

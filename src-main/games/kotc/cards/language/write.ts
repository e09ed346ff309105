import { capitalized } from '../../../../engine/text.js';
import { guideRulesOf, type GuideEdition, type GuideRules } from '../editions.js';
import { asMarked } from '../../format/marks.js';
import { worded } from '../vocabulary/phrase.js';
import { vocabularyOf, type Entry, type Vocabulary } from '../vocabulary/vocabulary.js';
import type { Ability, CardComponents, SubAbility, Use } from '../../../card-components.js';

/** What a creature of the 6th to 11th Editions says that has no abilities (K06-BLD-04, K09-BLD-04, K11-BLD-04). */
export const NO_ABILITIES = 'This card has no abilities.';

/**
 * The canonical ability text of a card, one paragraph a line, worded as the edition's guide recommends.
 * @throws RangeError for a component that the edition does not have.
 */
export function writeText(card: CardComponents, type: 'creature' | 'spell', edition: GuideEdition): string {
  const vocabulary = vocabularyOf(edition);
  const paragraphs = card.abilities.map((ability) => writeAbility(ability, vocabulary));
  if (vocabulary.era === 'classic' && type === 'creature' && paragraphs.length === 0) {
    paragraphs.push(NO_ABILITIES);
  }
  if (card.caveat) paragraphs.unshift(sentence(card.caveat, vocabulary));
  return paragraphs.join('\n');
}

export function writeAbility(ability: Ability, vocabulary: Vocabulary): string {
  const name = ability.name === null ? '' : `${asMarked(ability.name)}: `;
  return `${name}${vocabulary.era === 'classic' ? classicBody(ability, vocabulary) : modernBody(ability, vocabulary)}`;
}

function classicBody(ability: Ability, vocabulary: Vocabulary): string {
  const { condition, costs, parts } = ability;
  const uses = [condition, ...costs, ...parts.flatMap((part) => [part.target, ...part.effects])];
  return uses.flatMap((use) => (use ? sentence(use, vocabulary) : [])).join(' ');
}

const sentence = (use: Use, vocabulary: Vocabulary): string =>
  `${capitalized(writeUse(use, vocabulary, false))}.`;

/** "Condition: cost and cost→Target; effect, then effect. Effect." (K14-BLD-22 to 27) */
function modernBody({ condition, costs, parts }: Ability, vocabulary: Vocabulary): string {
  const head = condition ? `${capitalized(writeUse(condition, vocabulary, false))}: ` : '';
  const paid = joinCosts(
    costs.map((cost) => writeUse(cost, vocabulary, false)),
    guideRulesOf(vocabulary.edition).joinsCosts,
  );
  const price = paid === '' ? '' : `${condition ? paid : capitalized(paid)}→`;
  return `${head}${price}${parts.map((part) => writePart(part, vocabulary)).join(' ')}`;
}

function joinCosts(costs: readonly string[], how: GuideRules['joinsCosts']): string {
  if (how === 'also') return costs.join(', also ');
  const last = costs.at(-1) ?? '';
  const before = costs.slice(0, -1);
  if (before.length === 0) return last;
  return before.length === 1 ? `${before[0]} and ${last}` : `${before.join(', ')}, and ${last}`;
}

function writePart({ target, effects, joiners }: SubAbility, vocabulary: Vocabulary): string {
  const single = target !== null && targetsOneAtMost(entryFor(target, vocabulary), target);
  const selection = target ? `${capitalized(writeUse(target, vocabulary, false))}; ` : '';
  const done = effects
    .map((effect, index) => {
      const joined = index === 0 ? '' : `, ${joiners[index - 1] ?? 'then'} `;
      return `${joined}${writeUse(effect, vocabulary, single)}`;
    })
    .join('');
  return `${selection}${target ? done : capitalized(done)}.`;
}

/** Whether a target selection can never give more than one target (K14-BLD-29, K14-BLD-31). */
export function targetsOneAtMost({ phrase: { bound } }: Entry, { values }: Use): boolean {
  if (bound === 'one' || bound === 'all') return bound === 'one';
  return values[bound] === 1;
}

/** The component's words without capital letter and closing mark. */
export function writeUse(use: Use, vocabulary: Vocabulary, singleTarget: boolean): string {
  const entry = entryFor(use, vocabulary);
  const dropsUpToOne = vocabulary.era === 'modern' && entry.kind === 'target';
  return worded(entry.phrase, use.values, { dropsUpToOne, singleTarget });
}

export function entryFor(use: Use, vocabulary: Vocabulary): Entry {
  const entry = vocabulary.byId.get(use.id);
  if (!entry) throw new RangeError(`The ${vocabulary.edition}th Edition has no component “${use.id}”.`);
  return entry;
}

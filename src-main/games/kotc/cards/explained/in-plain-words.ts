/** A card's abilities in plain words, made of the meanings of their components. */
import { capitalized } from '../../../../engine/text.js';
import type { PlainLine } from '../../../card-language.js';
import type { Ability, CardComponents, SubAbility, Use } from '../../../card-components.js';
import { entryFor, targetsOneAtMost } from '../language/write.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { meaningOf } from './meaning.js';

export function inPlainWords(
  { caveat, abilities }: CardComponents,
  type: 'creature' | 'spell',
  vocabulary: Vocabulary,
): readonly PlainLine[] {
  const line = (title: string | null, says: string): PlainLine => ({ title, says, rule: null });
  return [
    ...(caveat ? [line(null, `${capitalized(clause(caveat, vocabulary))}.`)] : []),
    ...abilities.map((ability) => line(ability.name, abilityInWords(ability, type, vocabulary))),
  ];
}

const clause = (use: Use, vocabulary: Vocabulary, single = false): string =>
  meaningOf(entryFor(use, vocabulary), use.values, vocabulary, single);

/** "When this card is destroyed in play: first destroy 1 of your resources. Choose 1 card in play: put the target into the grave." */
function abilityInWords(
  { condition, costs, parts }: Ability,
  type: 'creature' | 'spell',
  vocabulary: Vocabulary,
): string {
  // An ability without a condition is used in one's own Action Phase, and exhausts its minion (K14-MIN-11).
  const usual =
    vocabulary.era === 'modern' && type === 'creature' ? 'in your Action Phase, exhaust this minion' : null;
  const when = condition ? clause(condition, vocabulary) : usual;
  const paid = costs.map((cost) => clause(cost, vocabulary)).join(' and ');
  const begins = [
    ...(paid === '' ? [] : [`first ${paid}.`]),
    ...parts.map((part) => partInWords(part, vocabulary)),
  ];
  const [first = '', ...others] = begins;
  const head = when === null ? capitalized(first) : `${capitalized(when)}: ${first}`;
  return [head, ...others.map(capitalized)].join(' ');
}

function partInWords({ target, effects, joiners }: SubAbility, vocabulary: Vocabulary): string {
  const single = target !== null && targetsOneAtMost(entryFor(target, vocabulary), target);
  const done = effects
    .map((effect, place) => {
      const joined = place === 0 ? '' : joiners[place - 1] === 'also' ? '; also ' : '; then ';
      return `${joined}${clause(effect, vocabulary, single)}`;
    })
    .join('');
  return `${target ? `${clause(target, vocabulary)}${done === '' ? '' : '; '}` : ''}${done}.`;
}

import { capitalized } from '../../../../engine/text.js';
import { isModern } from '../vocabulary/component.js';
import { guideRulesOf, type GuideEdition, type GuideRules } from '../editions.js';
import { inTheGuide } from '../vocabulary/phrase.js';
import type { Ability, Joiner, SubAbility, Use } from '../../../card-components.js';
import type { Mark } from './scan.js';
import type { Match } from './patterns.js';
import type { BuildingRule } from '../law/citations.js';
import { targetsOneAtMost } from './write.js';

/** A phrase of one ability with its place in the card's text. */
export interface PlacedPhrase {
  readonly start: number;
  readonly end: number;
  readonly use: Use;
  readonly match: Match;
  readonly mark: Mark;
}

export type Complain = (
  rule: BuildingRule,
  because: string,
  place: { readonly start: number; readonly end: number },
) => void;

interface OpenPart {
  target: PlacedPhrase | null;
  effects: PlacedPhrase[];
  joiners: Joiner[];
}

/**
 * Puts the phrases of a paragraph together to an ability and says where their order, number or joining is not as the
 * guide wants it. Answers null when there is no phrase.
 */
export function assemble(
  phrases: readonly PlacedPhrase[],
  name: string | null,
  edition: GuideEdition,
  complain: Complain,
): Ability | null {
  if (phrases.length === 0) return null;
  const modern = isModern(edition);
  let condition: PlacedPhrase | null = null;
  const costs: PlacedPhrase[] = [];
  const parts: OpenPart[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const part = parts.at(-1);
    const before = phrases[index - 1];
    switch (phrase.match.entry.kind) {
      case 'caveat':
        complain('oneCaveat', 'A creature has at most one caveat, before its abilities.', phrase);
        break;
      case 'condition':
        if (condition)
          complain('oneCondition', 'An ability has at most one activation condition; take one away.', phrase);
        else if (index > 0) complain('order', 'An activation condition stands first in its ability.', phrase);
        condition ??= phrase;
        break;
      case 'cost':
        if (part)
          complain('order', 'An activation cost stands before target selections and effects.', phrase);
        if (!modern && costs.length > 0)
          complain('oneCost', 'An ability has at most one activation cost; take one away.', phrase);
        costs.push(phrase);
        break;
      case 'target':
        if (!modern && parts.some((other) => other.target))
          complain('oneTarget', 'An ability has at most one target selection; take one away.', phrase);
        else if (part && part.effects.length === 0)
          complain(
            'oneTarget',
            'A target selection is followed by an effect, not by another selection.',
            phrase,
          );
        else if (part && (!modern || joinerOf(before)))
          complain('orderOfPart', 'A target selection stands before the effects.', phrase);
        if (part && !modern) part.target ??= phrase;
        else if (!part || part.effects.length > 0) parts.push({ target: phrase, effects: [], joiners: [] });
        break;
      case 'effect':
        if (part && (!modern || before?.match.entry.kind === 'target' || joinerOf(before))) {
          if (modern && part.effects.length > 0) part.joiners.push(joinerOf(before) ?? 'then');
          part.effects.push(phrase);
        } else parts.push({ target: null, effects: [phrase], joiners: [] });
        break;
    }
  }
  if (modern) {
    checkMarks(phrases, complain);
    checkCosts(costs, guideRulesOf(edition).joinsCosts, complain);
  } else
    for (const phrase of phrases)
      if (phrase.mark !== '.') complain('marks', missing('a full stop', phrase), phrase);
  checkParts(parts, phrases, modern, complain);
  return {
    name,
    condition: condition?.use ?? null,
    costs: costs.map(({ use }) => use),
    parts: parts.map(({ target, effects, joiners }): SubAbility => {
      return { target: target?.use ?? null, effects: effects.map(({ use }) => use), joiners };
    }),
  };
}

/** What joins the next effect to this one; a wrongly written joiner joins too, and is complained of elsewhere. */
function joinerOf(phrase: PlacedPhrase | undefined): Joiner | null {
  if (phrase?.match.entry.kind !== 'effect') return null;
  if (phrase.mark.endsWith('also')) return 'also';
  return /then|and|,/.test(phrase.mark) ? 'then' : null;
}

function checkMarks(phrases: readonly PlacedPhrase[], complain: Complain): void {
  for (const [index, phrase] of phrases.entries()) {
    const { mark } = phrase;
    const kind = phrase.match.entry.kind;
    const isLast = index === phrases.length - 1;
    if (kind === 'condition' && mark !== ':') complain('marks', missing('a colon', phrase), phrase);
    if (kind === 'target' && mark !== ';') complain('marks', missing('a semicolon', phrase), phrase);
    if (kind === 'effect' && mark !== '.' && (isLast || mark !== ', then') && (isLast || mark !== ', also')) {
      if (isLast || !joinerOf(phrase)) complain('marks', missing('a full stop', phrase), phrase);
      else complain('joinedEffects', 'Effects are joined by a comma followed by “then” or “also”.', phrase);
    }
  }
}

/** How each activation cost is followed by the next, and the last by its arrow. */
function checkCosts(
  costs: readonly PlacedPhrase[],
  joined: GuideRules['joinsCosts'],
  complain: Complain,
): void {
  for (const [index, cost] of costs.entries()) {
    const left = costs.length - 1 - index;
    if (left === 0) {
      if (cost.mark !== '→') complain('marks', missing('an arrow (→)', cost), cost);
    } else if (joined === 'also') {
      if (cost.mark !== ', also')
        complain('twoCosts', 'Activation costs are joined by a comma followed by “also”.', cost);
    } else if (costs.length === 2) {
      if (cost.mark !== 'and') complain('twoCosts', 'Two activation costs are joined by “and”.', cost);
    } else if (cost.mark !== (left === 1 ? ', and' : ',')) {
      complain(
        'manyCosts',
        'Three or more activation costs are a list with commas and with “and” before the last.',
        cost,
      );
    }
  }
}

const missing = (mark: string, { match }: PlacedPhrase): string =>
  `“${capitalized(inTheGuide(match.entry.phrase))}” is followed by ${mark}.`;

function checkParts(
  parts: readonly OpenPart[],
  phrases: readonly PlacedPhrase[],
  modern: boolean,
  complain: Complain,
): void {
  const last = phrases.at(-1);
  if (parts.length === 0 && last)
    complain('abilityHasEffect', 'An ability has at least one effect; add one.', last);
  for (const { target, effects } of parts) {
    if (target && effects.length === 0)
      complain('targetHasEffect', 'A target selection is followed by at least one effect; add one.', target);
    const single = target !== null && targetsOneAtMost(target.match.entry, target.use);
    for (const effect of effects) {
      if (effect.match.entry.price.letters.has('t') && !target)
        complain('targetNeeded', 'This effect works on targets; put a target selection before it.', effect);
      else if (modern && effect.match.single && !single)
        complain(
          'singularTarget',
          'There may be several targets here: write “each target” or “the targets”.',
          effect,
        );
    }
  }
}

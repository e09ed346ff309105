import { UnplayableCard } from '../../../../engine/unplayable-card.js';
import type { GuideEdition } from '../../cards/editions.js';
import { judgeCard, type Ruling } from '../../cards/law/card-law.js';
import type { Ability, Use } from '../../../card-components.js';
import { eraOf, type Era } from '../../cards/vocabulary/component.js';
import { vocabularyOf } from '../../cards/vocabulary/vocabulary.js';
import { caveatImpls } from './classic/caveats.js';
import { conditionImpls as classicConditions } from './classic/conditions.js';
import { costImpls as classicCosts } from './classic/costs.js';
import { effectImpls as classicEffects } from './classic/effects.js';
import { targetImpls as classicTargets } from './classic/targets.js';
import type { Design, DesignAbility, Part, Play } from '../context.js';
import { conditionImpls as modernConditions } from './modern/conditions.js';
import { costImpls as modernCosts } from './modern/costs.js';
import { effectImpls as modernEffects } from './modern/effects.js';
import { targetImpls as modernTargets } from './modern/targets.js';
import type { PlayedCard } from './played-card.js';

/** What components do in the two families of editions; their costs differ in kind. */
const impls = {
  classic: { conditions: classicConditions, targets: classicTargets, effects: classicEffects },
  modern: { conditions: modernConditions, targets: modernTargets, effects: modernEffects },
} satisfies Readonly<Record<Era, unknown>>;

/** No level has room for more; a card that places a thousand million counters would keep the program busy for ever. */
const MOST_NUMBER = 999;

/**
 * Makes a card ready to be played under an edition's rules: outdated text is replaced (K14-REF-04), and every component
 * gets its implementation. Its level is the printed one; whether that is right is the law's to say.
 * @param ruling what the law says of the card, where that is known already
 * @throws UnplayableCard when its text is none that the edition knows
 */
export function designOf(
  card: PlayedCard,
  rules: GuideEdition,
  ruling: Ruling = judgeCard(card, rules),
): Design {
  if (!ruling.reading.understood || ruling.status === 'pruned') {
    const [reason] = ruling.reasons;
    throw new UnplayableCard(
      `“${card.name}” cannot be played: ${reason?.because ?? 'its text is none that the rules know.'}`,
      ruling.status,
    );
  }
  const abilities = ruling.reading.abilities.map((ability) => abilityOf(ability, rules));
  const creature = card.type === 'creature';
  return {
    name: card.name,
    type: card.type,
    edition: card.edition,
    text: ruling.text,
    level: card.cost ?? ruling.cost ?? 0,
    sp: creature ? (card.offense ?? 0) : null,
    hp: creature ? (card.defense ?? 0) : null,
    caveat: ruling.reading.caveat && part(ruling.reading.caveat, caveatImpls),
    abilities,
    conditional: abilities.some(({ condition }) => condition !== null),
  };
}

function abilityOf({ name, condition, costs, parts }: Ability, rules: GuideEdition): DesignAbility {
  const era = eraOf(rules);
  const { conditions, targets, effects: effectImpls } = impls[era];
  const [first] = costs;
  return {
    name,
    condition: condition && part(condition, conditions),
    play: condition ? playOf(condition.id, rules) : null,
    costs: era === 'modern' ? costs.map((use) => part(use, modernCosts)) : [],
    cost: era === 'classic' && first ? part(first, classicCosts) : null,
    parts: parts.map(({ target, effects }) => ({
      target: target && part(target, targets),
      effects: effects.map((use) => part(use, effectImpls)),
    })),
  };
}

/** The phrase of a condition says itself whether it has ghost-play or hex-play, which is in full "ghost-play, must pay resource cost". */
function playOf(id: string, rules: GuideEdition): Play {
  const words = vocabularyOf(rules).byId.get(id)?.phrase.template ?? '';
  if (words.includes('(ghost-play)')) return 'ghost';
  return /\((?:hex-play|ghost-play, must pay resource cost)\)/u.test(words) ? 'hex' : null;
}

function part<D>({ id, values }: Use, impls: Readonly<Record<string, D>>): Part<D> {
  const impl = impls[id];
  if (impl === undefined) throw new Error(`The component “${id}” has no implementation.`);
  const { x = 0, y = 0 } = values;
  if (Math.max(x, y) > MOST_NUMBER) {
    throw new UnplayableCard(
      `A card with a number above ${MOST_NUMBER} in its text cannot be played.`,
      'invalid',
    );
  }
  return { id, impl, x, y };
}

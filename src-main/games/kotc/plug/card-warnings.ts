import type { Ability, SubAbility, Use } from '../../card-components.js';
import type { CardWarning, CardWarnings } from '../../card-law.js';
import type { KotcCard } from '../cards/card.js';
import { rulesNumberOf } from '../cards/game-editions.js';
import { readText } from '../cards/language/read.js';
import { readingEdition } from '../cards/language/reading-edition.js';
import type { CardType } from '../cards/language/read.js';
import { vocabularyOf } from '../cards/vocabulary/vocabulary.js';
import { canGoOn, endlessAlone, endlessTogether } from './endless-use.js';
import { offeredRules, type KotcRules } from '../rules/rule-set.js';

/** Abilities are used when their player wants, so nothing goes on by itself; but a player may be able to go on for ever. */
export const cardWarnings: CardWarnings<KotcCard> = {
  ofCard: (card, edition) => [...neverWorks(card, edition), ...endlessAlone(card)],
  ofCards: endlessTogether,
  concerns: canGoOn,
};

type Place = 'granary' | 'hand' | 'deck' | 'grave';

/** Target selections whose targets lie elsewhere than on a battlefield. */
const placesOfTargets: Readonly<Partial<Record<string, Place>>> = {
  'target-your-resources': 'granary',
  'target-see-enemy-granary': 'granary',
  'target-your-hand': 'hand',
  'target-any-hand-random': 'hand',
  'target-see-enemy-hand': 'hand',
  'target-top-of-deck': 'deck',
  'target-excavate': 'deck',
  'target-any-grave-random': 'grave',
  'target-your-graveyard': 'grave',
};

const placeWords: Readonly<Record<Place, string>> = {
  granary: 'a granary',
  hand: 'a hand',
  deck: 'a deck',
  grave: 'a grave',
};

/** Effects that do something only to minions on a battlefield, and what they do. */
function onFieldOnly({ id }: Use): string | null {
  if (/^effect-place-[a-z-]*counters$/.test(id)) return 'have counters placed on them';
  return fieldEffects[id] ?? null;
}
const fieldEffects: Readonly<Partial<Record<string, string>>> = {
  'effect-remove-counters': 'have counters',
  'effect-hypnotize': 'be hypnotized',
  'effect-distract': 'be distracted',
  'effect-conscript': 'be conscripted',
};

/** Conditions that only a card on a battlefield meets. */
const fieldConditions: ReadonlySet<string> = new Set([
  'cond-this-attacks',
  'cond-this-defends',
  'cond-this-attacks-or-defends',
  'cond-this-in-play-ability-targeted',
  'cond-this-in-play-damaged',
  'cond-this-in-play-destroyed',
  'cond-this-summoned',
]);

/** When these are met the card has left its place, and its counters with it. */
const goneConditions: ReadonlySet<string> = new Set([
  'cond-this-in-play-destroyed',
  'cond-this-resource-destroyed',
  'cond-this-hand-destroyed',
  'cond-this-deck-destroyed',
  'cond-this-owned-destroyed',
  'when-this-in-play-card-destroyed',
  'when-this-resource-destroyed',
  'when-this-hand-card-destroyed',
  'when-this-deck-card-destroyed',
]);

const LOOKS: ReadonlySet<string> = new Set([
  'target-your-deck-top-opponent-selected',
  'target-opponents-deck-top-opponent-selected',
]);

interface Rules {
  /** Targets are selected right before the effects work on them, so nothing can move them in between. */
  readonly selectsLast: boolean;
  /** A spell can come to be on a battlefield: as a trap, or as a pawn that has its ability. */
  readonly spellsInPlay: boolean;
}

function neverWorks(card: KotcCard, edition: string | null): readonly CardWarning[] {
  const number = edition === null ? readingEdition(card) : rulesNumberOf(edition);
  const rules =
    number === null ? undefined : offeredRules.find(([, one]) => one.edition.number === number)?.[1];
  if (number === null || !rules) return [];
  const reading = readText(card.text, card.type, number, { hints: false });
  if (!reading.understood) return [];
  const by = rulesFor(rules);
  const because = reading.abilities.flatMap((ability) => reasonsIn(ability, card.type, by));
  const name = card.name || 'A card without a name';
  return because.map((reason) => ({ kind: 'never works', because: reason, cards: [name] }));
}

function rulesFor({ edition: { number, mechanisms } }: KotcRules): Rules {
  return {
    selectsLast: mechanisms.targets === 'as each sub-ability resolves',
    spellsInPlay:
      mechanisms.spells === 'are cast or set as traps' || vocabularyOf(number).byId.has('effect-embody'),
  };
}

function reasonsIn(ability: Ability, type: CardType, rules: Rules): string[] {
  const { condition, costs, parts } = ability;
  const isSpell = type === 'spell' && !rules.spellsInPlay;
  const reasons: string[] = [];
  if (isSpell && condition && fieldConditions.has(condition.id)) {
    reasons.push('Its condition is never met: a spell is never on a battlefield.');
  }
  if (costs.some(({ id }) => id === 'cost-remove-counters')) {
    if (isSpell) reasons.push('Its cost can never be paid: a spell never has counters.');
    else if (condition && goneConditions.has(condition.id)) {
      reasons.push(
        'Its cost can never be paid: when its condition is met the card has left its place, and its counters are gone.',
      );
    }
  }
  return [...reasons, ...parts.flatMap((part) => reasonsInPart(part, rules))];
}

function reasonsInPart({ target, effects }: SubAbility, rules: Rules): string[] {
  if (!target) return [];
  const { x = 0, y = 0 } = target.values;
  const looks = target.id === 'target-excavate' || LOOKS.has(target.id);
  const reasons =
    looks && y > x
      ? [`It never has more than ${x} targets: it looks at no more cards, and may target ${y}.`]
      : [];
  const place = placesOfTargets[target.id];
  if (!place || !rules.selectsLast) return reasons;
  for (const effect of effects) {
    const does = onFieldOnly(effect);
    // What comes before may bring the targets onto a battlefield.
    if (does === null) break;
    reasons.push(
      `It never does anything: its targets lie in ${placeWords[place]}, and only minions on a battlefield can ${does}.`,
    );
  }
  return [...new Set(reasons)];
}

/** The whole grammar: its rows in their categories. */
import { choice, made, type Syntax } from '../engine/syntax.js';
import { elidedThird } from '../engine/elided.js';
import { list } from '../engine/lists.js';
import type { Ability } from '../../components/abilities.js';
import type { Effect } from '../../components/effects.js';
import type { Who } from '../../components/filters.js';
import { abilityRows, spellRows } from './paragraphs/abilities.js';
import {
  ability,
  acting,
  actions,
  change,
  clause,
  condition,
  cost,
  doer,
  effect,
  event,
  filterAn,
  filterMany,
  filterOne,
  gainer,
  inOneSentence,
  keyword,
  objects,
  payment,
  plainEffect,
  possessive,
  quantity,
  reference,
  sentences,
  sequence,
  subject,
  target,
  who,
  whose,
} from './categories.js';
import { changeRows } from './changes.js';
import { clauseRows } from './clauses.js';
import { conditionRows } from './conditions.js';
import { costRows, paymentRows } from './costs.js';
import { cardRows } from './effects/cards.js';
import { countedFirst, countedLast } from './effects/counted.js';
import { lastingRows } from './effects/lasting.js';
import { lifeAndDamageRows } from './effects/life-and-damage.js';
import { manaRows } from './effects/mana.js';
import { permanentRows } from './effects/permanents.js';
import { step } from './effects/several.js';
import { atAfter, chooseOne, having, ifAfter, structureRows } from './effects/structure.js';
import { orElse, payOr, unlessRow } from './effects/unless.js';
import { chanceRows, otherRows } from './effects/turns-and-chance.js';
import { eventRows } from './events.js';
import { nounsOf, nounWithArticle } from './filters.js';
import { keywordRows } from './keywords.js';
import { quantities } from './numbers.js';
import { objectsRows, subjectRows, targetRow } from './objects.js';
import {
  actingRows,
  doerRows,
  gainerRows,
  possessiveRows,
  referenceRows,
  whoRows,
  whoseRows,
} from './references.js';

who.define(whoRows);
whose.define(whoseRows);
doer.define(doerRows);
gainer.define(gainerRows);
reference.define(referenceRows);
acting.define(actingRows);
possessive.define(possessiveRows);
filterOne.define([nounsOf(false)]);
filterMany.define([nounsOf(true)]);
filterAn.define([nounWithArticle]);
clause.define(clauseRows);
target.define([targetRow]);
objects.define(objectsRows);
subject.define(subjectRows);
quantity.define(quantities);
keyword.define(keywordRows);
condition.define(conditionRows);
cost.define(costRows);
payment.define(paymentRows);
change.define(changeRows);
event.define(eventRows);
plainEffect.define([
  ...lifeAndDamageRows,
  ...permanentRows,
  ...cardRows,
  ...manaRows,
  ...otherRows,
  ...lastingRows,
]);
/** Who "then discards a card" speaks of: each of all players, or the player of whom the sentence before does; null: of nobody. */
function withSubjects(effects: readonly Effect[]): readonly Effect[] | null {
  if (!effects.some((one) => 'who' in one && one.who === elidedThird)) return effects;
  const all: Effect[] = [];
  for (const one of effects) {
    if (!('who' in one) || one.who !== elidedThird) {
      all.push(one);
      continue;
    }
    const before = all.at(-1);
    if (!before || !('who' in before) || !before.who) return null;
    const { is } = before.who;
    const who: Who = is === 'eachPlayer' || is === 'eachOpponent' ? { is } : { is: 'thatPlayer' };
    all.push({ ...one, who });
  }
  return all;
}
const subjected = (effects: Syntax<readonly Effect[]>): Syntax<readonly Effect[]> =>
  made(effects, withSubjects, (one) => one);

const inner = choice([...countedFirst, plainEffect, unlessRow, countedLast, atAfter]);
const structures = [...chanceRows, ...structureRows];
effect.define([
  ...structures,
  unlessRow,
  orElse,
  payOr,
  ifAfter,
  atAfter,
  ...countedFirst,
  plainEffect,
  countedLast,
]);
sequence.define([
  subjected(
    made<readonly (readonly Effect[])[], readonly Effect[]>(
      list(step, { between: ['.', '. then', ', then', 'and', ', and', 'and then', 'then'] }),
      (all) => all.flat(),
      (all) => all.map((one) => [one]),
    ),
  ),
]);
sentences.define([
  made(
    chooseOne,
    (one): readonly Effect[] => [one],
    ([one, ...more]) => (one?.do === 'chooseOne' && more.length === 0 ? one : null),
  ),
  sequence,
]);
// What has sentences of its own stands alone in one.
actions.define([subjected(list(having(inner), { between: [', then', 'and', ', and', 'and then', 'then'] }))]);
inOneSentence.define([
  actions,
  made(
    choice([...structures, ifAfter]),
    (one): readonly Effect[] => [one],
    ([one, ...more]) => (one && more.length === 0 ? one : null),
  ),
]);
ability.define(abilityRows);

export const spellParagraph: Syntax<Ability> = choice(spellRows);
export const otherParagraph: Syntax<Ability> = ability;

/** How values of the game's fields are written down. */
import type { KotcCard } from '../card.js';
import type { FieldChoice } from '../../../card-fields.js';
import { seenOnCard } from '../../../defaults/fields.js';
import { editionOf, rulesEditions } from '../editions.js';
import type { KotcFacts } from '../facts.js';
import type { Status } from '../law/findings.js';

export type KotcChoice = FieldChoice<KotcCard, KotcFacts>;

/** Something that is seen on the card. */
export const printed = seenOnCard<KotcCard, KotcFacts>;

/** Something that follows from its text. */
export const computed = (
  names: string,
  meaning: string,
  fits: (facts: KotcFacts, card: KotcCard) => boolean,
): KotcChoice => ({
  names: names.split(' '),
  meaning,
  needsFacts: true,
  fits: (card, facts) => fits(facts, card),
});

/** What the law of each edition says, of the card's own and of any. */
export const underLaws = (said: string, judged: (status: Status) => boolean): readonly KotcChoice[] => [
  ...rulesEditions
    .toReversed()
    .map((number) =>
      computed(String(number), `${said} under the ${editionOf(number).name}`, ({ status }) =>
        judged(status[number]),
      ),
    ),
  computed(
    'own',
    `${said} under the edition they were designed for`,
    ({ status, ownRules }) => ownRules !== null && judged(status[ownRules]),
  ),
  computed('any', `${said} under one edition at least`, ({ status }) => Object.values(status).some(judged)),
];

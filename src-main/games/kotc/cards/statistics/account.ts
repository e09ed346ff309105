import type { KotcCard } from '../card.js';
import { allUses, type Use } from '../language/design.js';
import { readText } from '../language/read.js';
import { kotcFactsOf, type KotcFacts } from '../facts.js';

/** What a statistic has to know of a card and takes a while to find out. */
export interface CardAccount extends KotcFacts {
  /** Its components, each as often as it stands there. */
  readonly uses: readonly Use[];
}

const known = new WeakMap<KotcCard, CardAccount>();

/** A card object is never changed, so that what was found out of it holds as long as it is there. */
export function accountOf(card: KotcCard): CardAccount {
  let account = known.get(card);
  if (!account) {
    const facts = kotcFactsOf(card);
    const uses =
      facts.guide === null ? [] : allUses(readText(card.text, card.type, facts.guide, { hints: false }));
    known.set(card, (account = { ...facts, uses }));
  }
  return account;
}

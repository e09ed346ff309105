import type { Stepwise } from '../../../engine/stepwise.js';
import type { CardExperiments, PlainCard } from '../../card-price.js';
import type { DeckCard } from '../../game-play.js';
import { blankCard, type KotcCard } from '../cards/card.js';
import { editionOf, guideRulesOf, type RulesEdition } from '../cards/editions.js';
import { rulesNumberOf } from '../cards/game-editions.js';
import { judgeCard } from '../cards/law/card-law.js';
import { setupOf } from '../cards/setup.js';
import { bodyOf, LEANS, type Body } from '../designs/bodies.js';
import { workOf } from '../rules/texts/card-work.js';
import { cardDesigns } from './card-designs.js';

export const cardExperiments: CardExperiments<KotcCard> = { costOf, costInWords, plainOf, plainDeck, workOf };

function costOf(card: KotcCard, rules: string): number | null {
  return card.cost ?? judgeCard(card, rulesNumberOf(rules)).cost;
}

function costInWords(cost: number, rules: string): string {
  return `${editionOf(rulesNumberOf(rules)).terms.cost.toLowerCase()} ${cost}`;
}

function* plainOf(
  card: KotcCard,
  rules: string,
): Stepwise<PlainCard<KotcCard> | { readonly because: string }> {
  const edition = rulesNumberOf(rules);
  const cost = costOf(card, rules);
  if (cost === null) return { because: 'The card has no cost yet, so there is nothing to compare it with.' };
  const found =
    card.type === 'creature'
      ? plainCreature(cost, edition, leanOf(card, edition))
      : yield* plainSpell(cost, rules);
  const { terms } = editionOf(edition);
  const kind = terms[card.type].toLowerCase();
  return found ?? { because: `There is no plain ${kind} of ${costInWords(cost, rules)} to compare it with.` };
}

/** Which of the usual bodies the card's own is nearest to: how much of it is offense. */
function leanOf({ offense, defense }: KotcCard, edition: RulesEdition): number {
  const attack = offense ?? 0;
  const all = attack + (defense ?? 0) / guideRulesOf(edition).defenseToOffense;
  const share = all > 0 ? attack / all : 0.5;
  const away = (lean: number): number => Math.abs(lean - share);
  return LEANS.indexOf(LEANS.toSorted((a, b) => away(a) - away(b))[0] ?? LEANS[0]);
}

function plainCreature(cost: number, edition: RulesEdition, lean = 0): PlainCard<KotcCard> | null {
  const body = bodyOf(cost, {}, edition, lean);
  if (!body) return null;
  const { creature, offense, defense } = editionOf(edition).terms;
  return {
    card: creatureOf(body, cost, edition),
    says: `${withArticle(creature.toLowerCase())} of ${body.offense} ${offense} and ${body.defense} ${defense} without abilities`,
  };
}

const creatureOf = (body: Body, cost: number, edition: RulesEdition): KotcCard => ({
  ...blankCard('', edition),
  name: `Plain ${body.offense}/${body.defense}`,
  cost,
  ...body,
  text: editionOf(edition).emptyAbilityText,
});

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A spell that draws cards, which every edition has and every deck can use. */
function* plainSpell(cost: number, rules: string): Stepwise<PlainCard<KotcCard> | null> {
  const wish = { edition: rules, type: 'spell', cost, figures: {}, words: ['draw'], most: 1 };
  const { proposals } = yield* cardDesigns.propose(wish);
  const [proposal] = proposals;
  if (!proposal) return null;
  const card = { ...(proposal.card as Omit<KotcCard, 'id'>), id: '', name: 'Plain spell' };
  return { card, says: `a spell that says “${card.text}”` };
}

/** Cheap ones more often than dear ones, as in decks that people build: costs with their share of the deck. */
const CURVE: readonly (readonly [cost: number, share: number])[] = [
  [1, 3],
  [2, 7],
  [3, 9],
  [4, 8],
  [5, 6],
  [6, 4],
  [7, 2],
  [8, 1],
];

function plainDeck(rules: string): readonly DeckCard[] {
  const edition = rulesNumberOf(rules);
  const { deck } = setupOf(edition);
  const shares = CURVE.reduce((sum, [, share]) => sum + share, 0);
  const curve = CURVE.flatMap(([cost, share]) => {
    const plain = plainCreature(cost, edition, cost % LEANS.length);
    return plain ? [{ card: plain.card, copies: Math.floor((share * deck.least) / shares) }] : [];
  });
  const size = curve.reduce((sum, { copies }) => sum + copies, 0);
  return curve.map((row, place) => (place === 2 ? { ...row, copies: row.copies + deck.least - size } : row));
}

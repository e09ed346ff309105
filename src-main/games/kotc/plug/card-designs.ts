import type { Stepwise } from '../../../engine/stepwise.js';
import type { CardDesigns, DesignWish, ProposedCard, Proposals } from '../../card-price.js';
import { blankCard, type KotcCard } from '../cards/card.js';
import { guideNumberOf } from '../cards/game-editions.js';
import { editionOf, guideRulesOf, type GuideEdition } from '../cards/editions.js';
import { isCardType } from '../cards/language/read.js';
import { writeText } from '../cards/language/write.js';
import { judgeCard } from '../cards/law/card-law.js';
import { compare, toNumber, zero } from '../cards/price/fraction.js';
import { unusedOf } from '../cards/price/price.js';
import { amount, receiptInWords } from '../cards/price/receipt.js';
import { asPrinted, vocabularyOf } from '../cards/vocabulary/vocabulary.js';
import { inTheGuide } from '../cards/vocabulary/phrase.js';
import { nearestCost, propose, type Proposal } from '../designs/propose.js';
import type { Searched } from '../designs/search.js';
import { understand, type Wanted } from '../designs/wishes.js';
import { spareFixes } from './card-fixes.js';

export const cardDesigns: CardDesigns<KotcCard> = { propose: proposalsFor };

const words = [
  'destroy',
  'damage',
  'draw',
  'heal',
  'exhaust',
  'return',
  'steal',
  'strengthen',
  'weaken',
  'summon',
];

const suggestions = (edition: GuideEdition): readonly string[] =>
  words.filter((word) => understand(word, vocabularyOf(edition), 'spell').kind === 'effect');

function* proposalsFor(wish: DesignWish): Stepwise<Proposals<KotcCard>> {
  const { edition: id, type, cost, figures, words: asked, most } = wish;
  if (!isCardType(type)) throw new RangeError(`There is no card type “${type}”.`);
  const edition = guideNumberOf(id);
  const { offense, defense } = type === 'creature' ? figures : {};
  const given = { ...(offense !== undefined && { offense }), ...(defense !== undefined && { defense }) };
  const searched: Searched = { type, cost, figures: given, edition };
  const wanted = asked.map((one) => understand(one, vocabularyOf(edition), type));
  const known = wanted.every(({ entries }) => entries.length > 0);
  const found = known ? yield* propose(searched, wanted, most) : [];
  const proposals = found.filter((one) => isLawful(one, edition));
  return {
    suggestions: suggestions(edition),
    understood: wanted.map((one) => understood(one, edition)),
    proposals: proposals.map((one) => proposed(one, edition)),
    because: proposals.length > 0 ? null : yield* whyNone(searched, wanted),
  };
}

const understood = (
  { words: said, kind, entries }: Wanted,
  edition: GuideEdition,
): Proposals['understood'][number] => ({
  words: said,
  kind,
  phrases: entries.map((entry) => asPrinted(inTheGuide(entry.phrase), entry.kind, vocabularyOf(edition).era)),
});

function cardOf({ card, price }: Proposal, edition: GuideEdition): Omit<KotcCard, 'id'> {
  const { id: _none, ...blank } = blankCard('', edition);
  return {
    ...blank,
    type: card.type,
    cost: toNumber(price.cost),
    offense: card.offense,
    defense: card.defense,
    text: writeText(card, card.type, edition),
  };
}

const isLawful = (proposal: Proposal, edition: GuideEdition): boolean => {
  const { status, playable } = judgeCard(cardOf(proposal, edition), edition, { hints: false });
  return status === 'legal' && playable;
};

function proposed(proposal: Proposal, edition: GuideEdition): ProposedCard<KotcCard> {
  const card = cardOf(proposal, edition);
  const left = unusedOf(proposal.price);
  const isLeft = compare(left, zero) > 0;
  return {
    card,
    receipt: receiptInWords(proposal.card, proposal.price),
    unused: isLeft ? `${amount(left, guideRulesOf(edition).unit)} unused` : null,
    spare: isLeft ? spareFixes({ ...card, id: '' }, proposal.card, edition).map(({ title }) => title) : [],
  };
}

function* whyNone(searched: Searched, wanted: readonly Wanted[]): Stepwise<string> {
  const unknown = wanted.find(({ entries }) => entries.length === 0);
  const { terms, name } = editionOf(searched.edition);
  if (unknown)
    return `The guide of the ${name} has nothing like “${unknown.words}”. Try another word for it.`;
  const cost = terms.cost.toLowerCase();
  const nearest = yield* nearestCost(searched, wanted);
  const what = wanted.length > 0 || Object.keys(searched.figures).length > 0 ? 'like that ' : '';
  const none = `No ${terms[searched.type].toLowerCase()} ${what}comes to ${cost} ${searched.cost}.`;
  return nearest === null ? `${none} Ask for less at once.` : `${none} The nearest ${cost} is ${nearest}.`;
}

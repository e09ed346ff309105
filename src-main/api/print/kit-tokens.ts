import { join } from 'node:path';
import type { Card } from '../../cards/card.js';
import { madeBy } from '../../collection/made-tokens.js';
import { gameOfRules, ruleSet } from '../../games/rule-sets.js';
import type { DisplayList } from '../../layout/display-list.js';
import { tokensAmong } from '../../library/finding/library-tokens.js';
import { starterCards } from '../../play/scenarios/scenario-file.js';
import type { AppServices } from '../app-services.js';
import type { KitOfRules } from '../contract/kit-wish.js';
import { cardsOfDecks } from '../decks/deck-cards.js';
import { sampleFolder } from '../sets/sample-sets.js';

export type KitServices = Pick<AppServices, 'faces' | 'library' | 'options'>;

/** Of a token that looks like no card of the deck several can be in play. */
const COPIES = 4;

/** The faces that are printed: of a deck all that its cards make, else those of the starter set that look like none of its cards. */
export async function tokenFaces(services: KitServices, wish: KitOfRules): Promise<readonly DisplayList[]> {
  const cards = await makersOf(services, wish);
  const names = new Set(cards.map(({ name }) => name));
  const { found, missing } = await tokensAmong(services.library, madeBy(cards, ruleSet(wish.rules)));
  const tokens = [...found, ...missing.map(({ card }) => card)];
  const faces = await Promise.all(
    tokens.map(async (card) => {
      const isLikeness = names.has(card.name);
      const copies = !isLikeness ? COPIES : wish.deck === null ? 0 : 1;
      return copies === 0 ? [] : Array<DisplayList>(copies).fill(await services.faces.front(card));
    }),
  );
  return faces.flat();
}

async function makersOf({ library, options }: KitServices, wish: KitOfRules): Promise<readonly Card[]> {
  const rules = ruleSet(wish.rules);
  if (wish.deck === null) {
    if (rules.starter === undefined) return [];
    const cards = await starterCards(join(options.assets, sampleFolder(rules.starter), 'cards'));
    return [...cards.values()];
  }
  const { content } = await library.decks.get(wish.deck);
  const { id: game } = gameOfRules(wish.rules);
  const cards = await cardsOfDecks(library, [content]);
  return [...cards.values()].filter((card) => card.game === game);
}

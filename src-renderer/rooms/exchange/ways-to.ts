import type { Applied } from '../../../src-main/api/answers/exchange-answers.js';
import type { NoticeWay } from '../../shared/notices/notices.svelte.js';
import type { Route } from '../../shared/navigation/route.js';

/** How things are shown, wherever they are. */
export interface Showing {
  readonly go: (route: Route) => void;
  /** Selects cards in the collection and brings the first of them into sight. */
  readonly showCards: (ids: readonly string[]) => Promise<void>;
  readonly showDecks: (ids: readonly string[]) => void;
}

/** The ways to what an import has brought: decks before their cards, sets only where nothing else came. */
export function waysTo(
  { cards, decks, sets }: Applied['brought'],
  { go, showCards, showDecks }: Showing,
): readonly NoticeWay[] {
  const ways: NoticeWay[] = [];
  const [card, deck, set] = [cards[0], decks[0], sets[0]];
  if (decks.length > 1) ways.push({ label: 'Show the decks', go: () => showDecks(decks) });
  else if (deck !== undefined)
    ways.push({ label: 'Open the deck', go: () => go({ view: 'deck', id: deck }) });
  if (cards.length > 1) ways.push({ label: 'Show the cards', go: () => showCards(cards) });
  else if (card !== undefined)
    ways.push({ label: 'Open the card', go: () => go({ view: 'card', id: card }) });
  if (ways.length > 0 || set === undefined) return ways;
  return sets.length > 1
    ? [{ label: 'Show the sets', go: () => go({ view: 'sets' }) }]
    : [{ label: 'Open the set', go: () => go({ view: 'set', id: set }) }];
}

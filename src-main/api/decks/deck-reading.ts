import type { Card } from '../../cards/card.js';
import { countCards, type Deck } from '../../cards/deck.js';
import type { DeckFigures } from '../../games/card-figures.js';
import { playedEditions } from '../../games/editions.js';
import { gameOf } from '../../games/registry.js';
import { costOf } from '../../games/kinds.js';
import { deckRulesOf } from '../../games/judging.js';
import type { Library } from '../../library/library.js';
import { cardRowsOf } from '../cards/card-row.js';
import type { DeckMeasures, DeckReading, DeckTile } from '../answers/deck-answers.js';
import { cardsOfDecks } from './deck-cards.js';
import { inFull, ruleOnDeck } from './deck-ruling.js';
import { judgeAhead } from '../cards/judged-cards.js';

/** Ids of the editions by whose law decks are judged, newest first. */
const lawsOf = ({ game }: Pick<Deck, 'game'>): string[] => playedEditions(game).map(({ id }) => id);

function measuresOf(edition: string, play: string | undefined): DeckMeasures[] {
  const rules = deckRulesOf(edition, play);
  return rules ? [{ edition, ...rules }] : [];
}

/** Judges a deck as it stands in the editor under every edition of its game, with what a list shows of its cards. */
export async function readDeck(
  library: Library,
  deck: Pick<Deck, 'game' | 'entries' | 'play'>,
): Promise<DeckReading> {
  const { entries, play } = deck;
  const cards = await cardsOfDecks(library, [deck]);
  const laws = lawsOf(deck);
  await judgeAhead(cards.values(), laws);
  const summaries = new Map(library.cards.list().map((summary) => [summary.id, summary]));
  const ids = [...new Set(entries.map(({ card }) => card))];
  const rowOf = cardRowsOf(library);
  return {
    rows: ids.flatMap((id) => {
      const summary = summaries.get(id);
      return summary && cards.has(id) ? [rowOf(summary)] : [];
    }),
    lost: ids.filter((id) => !cards.has(id)),
    law: laws.map((edition) => ruleOnDeck(deck, cards, edition)),
    measures: laws.flatMap((edition) => measuresOf(edition, play)),
    figures: await figuresOf(library, deck, cards, laws),
  };
}

/** What the cards ask of one another, for the newest law's size of decks. */
async function figuresOf(
  library: Library,
  { game, entries, play }: Pick<Deck, 'game' | 'entries' | 'play'>,
  cards: ReadonlyMap<string, Card>,
  laws: readonly string[],
): Promise<DeckFigures | null> {
  const { deckFigures } = gameOf({ game }).cardFields;
  if (!deckFigures) return null;
  const names = new Set(deckFigures.supply);
  const supply = library.cards.list().filter((row) => row.game === game && names.has(row.name));
  const known = await library.cards.getAll(supply.map(({ id }) => id));
  const copies = entries.flatMap(({ card: id, copies: count }) => {
    const card = cards.get(id);
    return card?.game === game ? [{ card, copies: count }] : [];
  });
  const [law] = laws;
  return deckFigures.of(copies, known, (law === undefined ? null : deckRulesOf(law, play))?.least ?? 0);
}

/** How many reasons a deck's tile has words for. */
const MOST_REASONS = 3;

/** The decks of a library as its home shows them, in the order of their names. */
export async function deckTiles(library: Library): Promise<DeckTile[]> {
  const rows = new Map(library.decks.list().map((row) => [row.id, row]));
  const decks = await library.decks.getAll([...rows.keys()]);
  const cards = await cardsOfDecks(library, decks);
  await judgeAhead(cards.values(), [...new Set(decks.flatMap(lawsOf))]);
  return decks.flatMap((deck) => {
    const row = rows.get(deck.id);
    return row ? [{ ...row, ...tileOf(deck, cards) }] : [];
  });
}

function tileOf(deck: Deck, cards: ReadonlyMap<string, Card>): Omit<DeckTile, 'id' | 'revision' | 'changed'> {
  const { game, name, edition, back, entries } = deck;
  const rulings = lawsOf(deck).map((rules) => ruleOnDeck(deck, cards, rules));
  const own = rulings.find((ruling) => ruling.edition === edition);
  return {
    game,
    name,
    edition,
    back,
    count: countCards(entries),
    costs: entries.map(({ card, copies }) => {
      const known = cards.get(card);
      return { cost: known ? costOf(known) : null, copies };
    }),
    law: rulings.map(({ edition: rules, legal, playable }) => ({ edition: rules, legal, playable })),
    reasons: (own?.reasons ?? []).slice(0, MOST_REASONS).map(inFull),
    names: entries.map((entry) => cards.get(entry.card)?.name ?? entry.name),
  };
}

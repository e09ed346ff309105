import type { CardRow, GameInfo } from '../../../../src-main/api/answers/answers.js';
import type { DeckMeasures } from '../../../../src-main/api/answers/deck-answers.js';
import type { DeckFigures } from '../../../../src-main/games/card-figures.js';
import type { DeckOdds } from '../../../../src-main/cards/odds/deck-odds.js';
import type { Client } from '../../../connection/client.js';
import { costOf, kindOf, kindsOf } from '../../../shared/games/game-cards.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { LatestWins } from '../../../connection/latest-wins.js';
import type { Entries } from '../deck/deck-edits.js';

/** One's own turns that the odds look at. */
export const TURNS = 10;
/** First turns for which cheap cards are looked for. */
export const EARLY = 5;
/** First turns for each of which one more card of the supply is looked for. */
export const IN_TIME = 6;
const inTime = Array.from({ length: IN_TIME }, (_, place) => place + 1);

/** How chances are looked at. It outlives the deck's room: who goes first is as good a question for the next deck. */
class OddsWays {
  first = $state(true);
  /** Cards drawn a turn, where the edition leaves that open. */
  draws = $state(2);
  redraw = $state(false);
  turn = $state(3);
  least = $state(1);
}
export const oddsWays = new OddsWays();

interface Wish {
  readonly key: string;
  readonly cards: readonly string[];
  readonly least: number;
}

interface Question {
  readonly entries: Entries;
  readonly edition: DeckMeasures['edition'];
  readonly first: boolean;
  readonly draws: number;
  readonly redraw: boolean;
  readonly wishes: readonly Wish[];
}

/** The kind of cards that one wants early, the first of the game's; null: it tells none apart, and one wants any. */
export const earlyKindOf = (game: GameInfo | undefined): string | null => kindsOf(game)[0] ?? null;

interface Wished {
  readonly entries: Entries;
  readonly rows: ReadonlyMap<string, CardRow>;
  readonly game: GameInfo | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly figures: DeckFigures | null;
  readonly least: number;
}

/** The deck's cards as wishes: each by itself, by kind, those that are chosen together, and what is cheap enough to come early. */
export function wishesOf({ entries, rows, game, chosen, figures, least }: Wished): Wish[] {
  const cards = entries.flatMap(({ card }) => rows.get(card) ?? []);
  const idsWhere = (fits: (row: (typeof cards)[number]) => boolean): string[] =>
    cards.filter(fits).map(({ id }) => id);
  const earlyKind = earlyKindOf(game);
  const early = Array.from({ length: EARLY }, (_, place) => ({
    key: `early ${place + 1}`,
    cards: idsWhere((row) => {
      const cost = costOf(game, row);
      return kindOf(game, row) === earlyKind && cost !== null && cost <= place + 1;
    }),
    least: 1,
  }));
  return [
    ...kindsOf(game).map((kind) => ({
      key: `kind ${kind}`,
      cards: idsWhere((row) => kindOf(game, row) === kind),
      least,
    })),
    { key: 'chosen', cards: entries.flatMap(({ card }) => (chosen.has(card) ? [card] : [])), least },
    ...early,
    ...(figures?.balance.parts ?? [])
      .filter(({ wanted, sources }) => wanted > 0 && sources.length > 0)
      .map(({ name, sources }) => ({ key: `source ${name}`, cards: sources, least })),
    ...(figures?.supply
      ? inTime.map((number) => ({
          key: `in time ${number}`,
          cards: figures.supply?.cards ?? [],
          least: number,
        }))
      : []),
    ...entries.map(({ card }) => ({ key: card, cards: [card], least })),
  ];
}

/** The chances of a deck as it stands, and as it is asked about; they follow both within moments. */
export class DeckOddsDesk {
  readonly #asking: LatestWins<Question, { readonly wishes: readonly Wish[]; readonly odds: DeckOdds }>;
  #odds = $state.raw<DeckOdds | null>(null);
  #byKey = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());
  #failure = $state<string | null>(null);

  constructor(client: Pick<Client, 'decks'>) {
    this.#asking = new LatestWins(
      async ({ entries, wishes, ...asked }) => ({
        wishes,
        odds: await client.decks.odds({
          ...asked,
          entries: [...entries],
          turns: TURNS,
          wishes: wishes.map(({ cards, least }) => ({ cards: [...cards], least })),
        }),
      }),
      ({ wishes, odds }) => {
        this.#odds = odds;
        this.#byKey = new Map(wishes.map(({ key }, place) => [key, odds.wishes[place] ?? []]));
        this.#failure = null;
      },
      (error) => (this.#failure = sentenceOf(error)),
    );
  }

  /** Null before the first answer. */
  get odds(): DeckOdds | null {
    return this.#odds;
  }
  /** Why the chances may not be of the newest state, in a sentence, or null. */
  get failure(): string | null {
    return this.#failure;
  }

  /** The chances of a wish at the start and after each turn; none before they are known. */
  of(key: string): readonly number[] {
    return this.#byKey.get(key) ?? [];
  }

  ask(question: Question): void {
    this.#asking.request(question);
  }

  stop(): void {
    this.#asking.stop();
  }
}

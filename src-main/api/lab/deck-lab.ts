import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Card } from '../../cards/card.js';
import { inTurns } from '../../common/turns.js';
import type { Deck } from '../../cards/deck.js';
import type { DeckCard, GameRules } from '../../games/game-play.js';
import { gameOfRules, ruleSet, strongestPlayer } from '../../games/rule-sets.js';
import type { DeckBlock, DeckExperiment } from '../../lab/decks/deck-experiment.js';
import { DeckTrial, usualTrial } from '../../lab/decks/deck-trial.js';
import { makeDeckExperiment } from '../../lab/decks/make-deck-experiment.js';
import { isNewcomer } from '../../lab/decks/newcomers.js';
import { ExperimentRefusal } from '../../lab/experiment/refusal.js';
import { BlockThreads, type Blocks } from '../../lab/run/block-threads.js';
import { starterHosts, type HostDeck } from '../../lab/starter-hosts.js';
import type { Library } from '../../library/library.js';
import type { DeckLabEvent, LabOpponent } from '../answers/lab-answers.js';
import type { AppServices } from '../app-services.js';
import { cardsOfDecks } from '../decks/deck-cards.js';
import { playableDecks } from '../decks/playable-decks.js';
import { PAUSE, SEED, threads } from './lab-running.js';

/** What is asked of a deck. */
interface DeckLabWish {
  readonly deck: Pick<Deck, 'name' | 'entries' | 'play'>;
  /** Their id. */
  readonly rules: string;
  /** Ids of opponents. */
  readonly against: readonly string[];
  /** Changes may bring in cards of the library that are not in it. */
  readonly newcomers: boolean;
}

/** Cards of the library that are looked at for what could come into a deck, and how many are enough. */
const MOST_LOOKED_AT = 1000;
const ENOUGH = 60;
/** Cards that are read before others have their turn. */
const AT_ONCE = 20;

type Services = Pick<AppServices, 'library' | 'options' | 'labDecks'>;

const startersOf = ({ options }: Services, rules: GameRules) =>
  starterHosts(join(options.assets, 'starter'), rules);

/** Decks against which one can be tried under the rules with that id: those of the library, then the starter decks that it does not have. */
export async function labOpponents(services: Services, rules: string): Promise<LabOpponent[]> {
  const own = (await playableDecks(services.library, rules)).flatMap(
    ({ id, name, count, playable, madeFor }): LabOpponent[] =>
      playable && madeFor !== 'others' ? [{ id, name, count, isStarter: false }] : [],
  );
  const starters = (await startersOf(services, ruleSet(rules))).flatMap(
    ({ id, name, cards }): LabOpponent[] => {
      const count = cards.reduce((sum, { copies }) => sum + copies, 0);
      return own.some((one) => one.id === id) ? [] : [{ id, name, count, isStarter: true }];
    },
  );
  return [...own, ...starters];
}

/**
 * Tries a deck against others until all is played: what is known so far, again and again. Ends early when `signal` aborts; who asks again goes on
 * from there.
 */
export async function* deckLabEvents(
  services: Services,
  { deck, rules, against, newcomers }: DeckLabWish,
  signal: AbortSignal | undefined,
): AsyncGenerator<DeckLabEvent, void, void> {
  const cards = await cardsOf(services.library, deck);
  const wish = {
    deck: {
      name: deck.name.trim() || 'The deck',
      play: deck.play,
      cards,
    },
    enemies: await enemiesOf(services, rules, against),
    rules: ruleSet(rules),
    pilot: strongestPlayer(rules),
    seed: SEED,
    from: newcomers ? await newcomersIn(services.library, cards, rules, signal) : [],
  };
  const made = await inTurns(makeDeckExperiment(wish), signal);
  const trial = new DeckTrial(made, usualTrial, services.labDecks);
  const found = (): DeckLabEvent => ({ words: made.words, findings: trial.findings });
  const start = (experiment: DeckExperiment): Blocks<DeckBlock> =>
    new BlockThreads({ about: 'deck', experiment }, threads());
  yield found();
  let told = performance.now();
  for await (const _ of trial.play(start, signal)) {
    if (performance.now() - told < PAUSE) continue;
    yield found();
    told = performance.now();
  }
  yield found();
}

/** Cards of the library that could come into the deck. */
async function newcomersIn(
  library: Library,
  deck: readonly DeckCard[],
  rules: string,
  signal: AbortSignal | undefined,
): Promise<Card[]> {
  const { id: game } = gameOfRules(rules);
  const rows = library.cards.list().filter((row) => row.game === game);
  const found: Card[] = [];
  for (let at = 0; at < Math.min(rows.length, MOST_LOOKED_AT) && found.length < ENOUGH; at += AT_ONCE) {
    const cards = await library.cards.getAll(rows.slice(at, at + AT_ONCE).map(({ id }) => id));
    found.push(...cards.filter((card) => isNewcomer(card, deck, rules)));
    await setImmediate();
    signal?.throwIfAborted();
  }
  return found;
}

async function enemiesOf(services: Services, rules: string, against: readonly string[]): Promise<HostDeck[]> {
  const { library } = services;
  const kept = new Set(library.decks.list().map(({ id }) => id));
  const starters = await startersOf(services, ruleSet(rules));
  return Promise.all(
    against.map(async (id): Promise<HostDeck> => {
      if (kept.has(id)) {
        const { content } = await library.decks.get(id);
        return { name: content.name.trim() || 'Unnamed deck', cards: await cardsOf(library, content) };
      }
      const starter = starters.find((one) => one.id === id);
      if (starter) return starter;
      throw new ExperimentRefusal('A deck that was chosen is no longer there. Choose the decks again.');
    }),
  );
}

/** @throws ExperimentRefusal for a deck that names cards which are not in the library */
async function cardsOf(library: Library, deck: Pick<Deck, 'name' | 'entries'>): Promise<DeckCard[]> {
  const cards = await cardsOfDecks(library, [deck]);
  return deck.entries.map(({ card: id, name, copies }) => {
    const card = cards.get(id);
    if (card) return { card, copies };
    throw new ExperimentRefusal(
      `“${name || 'A card'}” of “${deck.name}” is no longer in the library. Put it back, or take it out of the deck.`,
    );
  });
}

import type { Stepwise } from '../../engine/stepwise.js';
import type { GameRules } from '../../games/game-play.js';
import { gameOfRules } from '../../games/rule-sets.js';
import type { DeckOfCards } from '../../play/new-game/decks.js';
import { madeReady, pilotNamed } from '../experiment/ready-decks.js';
import { ExperimentRefusal } from '../experiment/refusal.js';
import type { HostDeck } from '../starter-hosts.js';
import type { DeckExperiment } from './deck-experiment.js';

/** A deck as it is tried. */
export interface TriedDeck extends HostDeck {
  /** The kind of play that it is made for; left out: the usual one. */
  readonly play?: string | undefined;
}

export interface DeckWish {
  readonly deck: TriedDeck;
  /** At least one. */
  readonly enemies: readonly HostDeck[];
  readonly rules: GameRules;
  /** A computer player by its name. */
  readonly pilot: string;
  readonly seed: number;
}

/** What is tried, in words. */
export interface DeckWords {
  readonly name: string;
  readonly rules: string;
  readonly pilot: string;
  readonly cards: readonly { readonly name: string; readonly copies: number }[];
  readonly enemies: readonly string[];
}

export interface MadeDeckExperiment {
  readonly wish: DeckWish;
  readonly experiment: DeckExperiment;
  readonly words: DeckWords;
}

/** Made in steps, a deck each. @throws ExperimentRefusal */
export function* makeDeckExperiment(wish: DeckWish): Stepwise<MadeDeckExperiment> {
  const { deck, enemies, rules, pilot, seed } = wish;
  const { id, version } = rules.rules;
  if (deck.cards.length === 0) throw new ExperimentRefusal('The deck has no cards yet; put some into it.');
  if (enemies.length === 0)
    throw new ExperimentRefusal('There is no deck to play against; choose at least one.');
  const decks = [deck, ...enemies].map(({ name, cards }): DeckOfCards => ({
    called: `“${name}”`,
    name,
    cards,
  }));
  for (const { called, cards } of decks) {
    const foreign = cards.find(({ card }) => card.game !== gameOfRules(id).id);
    if (foreign) throw new ExperimentRefusal(`${called} has cards that are none of ${gameOfRules(id).name}.`);
  }
  const player = pilotNamed(pilot, id);
  const { printed, lists } = yield* madeReady(decks, rules);
  const [list = [], ...others] = lists;
  return {
    wish,
    experiment: {
      rules: id,
      version,
      pilot,
      seed,
      playsBlind: player.level === undefined,
      printed,
      cards: deck.cards.length,
      list,
      enemies: others,
      changed: [],
    },
    words: {
      name: deck.name,
      rules: rules.name,
      pilot: player.title,
      cards: deck.cards.map(({ card, copies }) => ({ name: card.name || 'A card without a name', copies })),
      enemies: enemies.map(({ name }) => name),
    },
  };
}

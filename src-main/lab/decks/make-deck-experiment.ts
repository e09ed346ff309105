import type { Card } from '../../cards/card.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { GameRules } from '../../games/game-play.js';
import { gameOfRules } from '../../games/rule-sets.js';
import type { DeckOfCards } from '../../play/new-game/decks.js';
import { madeReady, pilotNamed } from '../experiment/ready-decks.js';
import { ExperimentRefusal } from '../experiment/refusal.js';
import type { HostDeck } from '../starter-hosts.js';
import type { DeckExperiment } from './deck-experiment.js';
import { isNewcomer, newcomersFor } from './newcomers.js';

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
  /** Cards that may come into the deck by a change, also such as it has or cannot have; left out: only its own are exchanged. */
  readonly from?: readonly Card[];
}

/** What is tried, in words. */
export interface DeckWords {
  readonly name: string;
  readonly rules: string;
  /** The computer player at both seats, and how it plays. */
  readonly pilot: string;
  readonly pilotAbout: string;
  readonly cards: readonly { readonly name: string; readonly copies: number }[];
  readonly enemies: readonly string[];
  /** Cards that it does not have and that changes may bring in. */
  readonly newcomers: readonly { readonly id: string; readonly name: string }[];
}

/** A card that a change may bring in, and its place among what is printed. */
export interface Newcomer {
  readonly card: Card;
  readonly place: number;
}

export interface MadeDeckExperiment {
  readonly wish: DeckWish;
  readonly experiment: DeckExperiment;
  readonly words: DeckWords;
  readonly newcomers: readonly Newcomer[];
}

/** Made in steps, a deck each. @throws ExperimentRefusal */
export function* makeDeckExperiment(wish: DeckWish): Stepwise<MadeDeckExperiment> {
  const { deck, enemies, rules, pilot, seed } = wish;
  const { id, version } = rules.rules;
  if (deck.cards.length === 0) throw new ExperimentRefusal('The deck has no cards yet; put some into it.');
  if (enemies.length === 0)
    throw new ExperimentRefusal('There is no deck to play against; choose at least one.');
  const from = (wish.from ?? []).filter((card) => isNewcomer(card, deck.cards, id));
  const others = newcomersFor(deck.cards, from, seed);
  const newcomers = { name: 'Others', cards: others.map((card) => ({ card, copies: 1 })) };
  const decks = [deck, ...enemies, ...(others.length > 0 ? [newcomers] : [])].map(
    ({ name, cards }): DeckOfCards => ({
      called: `“${name}”`,
      name,
      cards,
    }),
  );
  for (const { called, cards } of decks) {
    const foreign = cards.find(({ card }) => card.game !== gameOfRules(id).id);
    if (foreign) throw new ExperimentRefusal(`${called} has cards that are none of ${gameOfRules(id).name}.`);
  }
  const player = pilotNamed(pilot, id);
  const { printed, lists } = yield* madeReady(decks, rules);
  const [list = []] = lists;
  const places = others.length > 0 ? (lists.at(-1) ?? []) : [];
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
      enemies: lists.slice(1, 1 + enemies.length),
      changed: [],
    },
    words: {
      name: deck.name,
      rules: rules.name,
      pilot: player.title,
      pilotAbout: player.about,
      cards: deck.cards.map(({ card, copies }) => ({ name: nameOf(card), copies })),
      enemies: enemies.map(({ name }) => name),
      newcomers: others.map((card) => ({ id: card.id, name: nameOf(card) })),
    },
    newcomers: others.map((card, nth) => ({ card, place: places[nth] ?? 0 })),
  };
}

const nameOf = ({ name }: Card): string => name || 'A card without a name';

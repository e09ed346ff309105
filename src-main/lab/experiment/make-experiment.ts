import type { Card } from '../../cards/card.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { CardExperiments, PlainCard } from '../../games/card-price.js';
import type { GameRules } from '../../games/game-play.js';
import { gameOfRules } from '../../games/rule-sets.js';
import type { DeckOfCards } from '../../play/new-game/decks.js';
import type { HostDeck } from '../starter-hosts.js';
import type { Host, Experiment, ExperimentWords } from './experiment.js';
import { madeReady, pilotNamed } from './ready-decks.js';
import { ExperimentRefusal } from './refusal.js';
import { copiesOf, slotsFor } from './slots.js';

export interface ExperimentWish {
  readonly card: Card;
  readonly rules: GameRules;
  /** A computer player by its name. */
  readonly pilot: string;
  readonly seed: number;
  /** How many of the card take the place of others in each deck. */
  readonly copies: number;
  /** Decks that people build, in which it is tried beside one of plain cards. */
  readonly hosts: readonly HostDeck[];
}

export interface MadeExperiment {
  readonly experiment: Experiment;
  readonly words: ExperimentWords;
}

/** Copies of a card where nothing else is said: as many as starter decks have of one, so that most games see it. */
export const USUAL_COPIES = 6;

/** Made in steps, since to find a plain card can take long. @throws ExperimentRefusal */
export function* makeExperiment(wish: ExperimentWish): Stepwise<MadeExperiment> {
  const { card, rules, pilot, seed, copies, hosts } = wish;
  const { id, version } = rules.rules;
  const game = gameOfRules(id);
  const { experiments } = game;
  if (card.game !== game.id) throw new ExperimentRefusal(`The card is none of ${game.name}.`);
  if (!experiments) {
    const because = 'so there is no plain card of equal cost to try one against';
    throw new ExperimentRefusal(`The cards of ${game.name} have no prices, ${because}.`);
  }
  const player = pilotNamed(pilot, id);
  const { plain, cost } = yield* plainFor(card, id, experiments);
  const decks: DeckOfCards[] = [
    ...hosts.map(({ name, cards }) => ({ called: name, name, cards })),
    { called: 'The plain deck', name: 'Plain cards', cards: experiments.plainDeck(id) },
  ];
  const ready = yield* madeReady([...decks, alone(card), alone(plain.card)], rules);
  const first = decks.reduce((sum, { cards }) => sum + cards.length, 0);
  const costs = decks.map(({ cards }) => cards.map((one) => experiments.costOf(one.card, id)));
  return {
    experiment: {
      rules: id,
      version,
      pilot,
      seed,
      playsBlind: player.level === undefined,
      printed: ready.printed,
      card: first,
      plain: first + 1,
      hosts: decks.map(({ name, cards }, place): Host => {
        const enemy = ready.lists[place] ?? [];
        const slots = new Set(slotsFor(copiesOf(cards), costs[place] ?? [], cost, copies));
        return { name, enemy, withPlain: enemy.map((one, slot) => (slots.has(slot) ? first + 1 : one)) };
      }),
    },
    words: {
      name: card.name,
      rules: rules.name,
      cost: experiments.costInWords(cost, id),
      plain: plain.says,
      copies,
      pilot: player.title,
      pilotAbout: player.about,
    },
  };
}

function* plainFor(
  card: Card,
  rules: string,
  experiments: CardExperiments,
): Stepwise<{ readonly plain: PlainCard; readonly cost: number }> {
  const plain = yield* experiments.plainOf(card, rules);
  if ('because' in plain) throw new ExperimentRefusal(plain.because);
  const cost = experiments.costOf(card, rules);
  if (cost === null) throw new ExperimentRefusal('The card has no cost yet.');
  return { plain, cost };
}

const alone = (card: Card): DeckOfCards => ({
  called: `“${card.name}”`,
  name: card.name,
  cards: [{ card, copies: 1 }],
});

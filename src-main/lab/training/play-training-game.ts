import { chanceFrom, randomTo } from '../../engine/chance/chance.js';
import { randomReply } from '../../engine/bots/random.js';
import { Game } from '../../engine/game.js';
import { LogBook } from '../../engine/log.js';
import type { SearchRules } from '../../engine/search/search-rules.js';
import type { GameRules } from '../../games/game-play.js';
import { ruleSet, trainableFor } from '../../games/rule-sets.js';
import { MOST_TURNS } from '../../play/bots/simulate.js';
import { seedOf } from '../../play/new-game/seeds.js';
import { readyDesigns } from '../experiment/playing.js';
import { teachers } from './teachers.js';
import { trainingDeck } from './training-deck.js';
import type { Example, TrainingBlock, TrainingExperiment } from './training.js';

/** Of two starting decks so many games in a hundred are played with decks that chance mixes of both. */
const MIXED = 40;

/** Plays training games, in any order: each follows from its number alone. */
export class TrainingPlayer {
  readonly #rules: GameRules;
  readonly #search: SearchRules;
  readonly #designs: readonly unknown[];

  constructor(private readonly experiment: TrainingExperiment) {
    this.#rules = ruleSet(experiment.rules);
    const search = trainableFor(experiment.rules);
    if (!search) throw new RangeError(`Nobody judges positions by the rules “${experiment.rules}”.`);
    this.#search = search;
    this.#designs = readyDesigns(this.#rules, experiment.printed);
  }

  play(nth: number): TrainingBlock {
    return { nth, examples: this.#examples(seedOf(this.experiment.seed, nth)) };
  }

  /** Plays a game, and notes the position at the beginning of each turn. */
  #examples(seed: number): Example[] {
    const [rules, search] = [this.#rules, this.#search];
    const chance = chanceFrom(seed);
    const { lists } = this.experiment;
    const decks = [trainingDeck(lists, MIXED, chance), trainingDeck(lists, MIXED, chance)];
    const { odd, thinks, reply: replyOf } = teachers[this.experiment.teacher];
    const odds = decks.map(() => odd[randomTo(chance, odd.length - 1)] ?? 1);
    const state = rules.begin(decks, seed);
    const game = new Game(rules.rules, state, this.#designs, thinks ? 0 : Infinity, new LogBook(false));
    const seen: (readonly number[])[] = [];
    let turn = 0;
    for (let asked = game.decision; asked !== null; asked = game.decision) {
      const { turns } = rules.summary(game.state);
      if (turns > MOST_TURNS) return [];
      if (turns > turn) seen.push(search.figuresOf(game.context, 0));
      turn = turns;
      const isOdd = randomTo(chance, (odds[asked.player] ?? 1) - 1) === 0;
      const reply = isOdd ? randomReply(asked, chance) : replyOf(rules, this.#designs, game, asked, chance);
      const refusal = game.answer(reply);
      if (refusal) throw new Error(refusal.because);
    }
    const winners = game.result?.winners ?? [];
    const outcome = winners.includes(0) ? 1 / winners.length : 0;
    return seen.map((one) => ({ figures: one, outcome }));
  }
}

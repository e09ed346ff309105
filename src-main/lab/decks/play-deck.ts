import type { PlayerNo } from '../../engine/decision.js';
import type { Game } from '../../engine/game.js';
import type { CardNo } from '../../engine/state.js';
import type { GameRules } from '../../games/game-play.js';
import { ruleSet } from '../../games/rule-sets.js';
import { playOne } from '../../play/bots/simulate.js';
import { seedOf } from '../../play/new-game/seeds.js';
import type { Score } from '../experiment/block.js';
import { readyDesigns, scoreOf } from '../experiment/playing.js';
import type { DeckBlock, DeckExperiment, DeckGame } from './deck-experiment.js';

type Seat = 0 | 1;

interface Played {
  readonly game: DeckGame;
  /** Places in the deck whose cards left where they lay at first, or were known to somebody. */
  readonly seen: ReadonlySet<number>;
}

/** Plays the blocks of a deck's experiment, in any order: each follows from its number alone. */
export class DeckPlayer {
  readonly #rules: GameRules;
  readonly #designs: readonly unknown[];

  constructor(private readonly experiment: DeckExperiment) {
    this.#rules = ruleSet(experiment.rules);
    this.#designs = readyDesigns(this.#rules, experiment.printed);
  }

  play(nth: number): DeckBlock {
    const { enemies, changed, seed } = this.experiment;
    const enemy = nth % enemies.length;
    const own = seedOf(seed, nth);
    const seats = ([0, 1] as const).map((seat) => {
      const { game, seen } = this.#game(this.experiment.list, enemy, own, seat);
      return {
        game,
        changed: changed.map((list) => this.#changed(list, seen, game.score, enemy, own, seat)),
      };
    });
    const [first, second] = seats as [(typeof seats)[0], (typeof seats)[0]];
    return {
      nth,
      enemy,
      games: [first.game, second.game],
      changed: changed.map((_, place) => [first.changed[place] ?? 0, second.changed[place] ?? 0]),
    };
  }

  /** A game in which nothing of what is changed was seen would come out the same. */
  #changed(
    list: readonly number[],
    seen: ReadonlySet<number>,
    score: Score,
    enemy: number,
    seed: number,
    seat: Seat,
  ): Score {
    const differs = list.some((card, place) => card !== this.experiment.list[place] && seen.has(place));
    if (this.experiment.playsBlind && !differs) return score;
    return this.#game(list, enemy, seed, seat).game.score;
  }

  #game(list: readonly number[], enemy: number, seed: number, seat: Seat): Played {
    const { pilot, cards, enemies, changed } = this.experiment;
    const other = enemies[enemy] ?? [];
    const lists = seat === 0 ? [list, other] : [other, list];
    const begun = this.#rules.begin(lists, seed).cards;
    const own = begun.flatMap(({ owner, made }, no) => (owner === seat && !made ? [no] : []));
    const seen = new Set<number>();
    const drawn = new Set<CardNo>();
    let starter: PlayerNo | null = null;
    const watch = ({ state }: Game): void => {
      starter ??= this.#rules.summary(state).turnOf;
      for (const no of this.#rules.handOf(state, seat)) drawn.add(no);
      if (changed.length === 0) return;
      for (const [place, no] of own.entries()) {
        const now = state.cards[no];
        if (now?.zone !== begun[no]?.zone || now?.known !== 0) seen.add(place);
      }
    };
    const { game } = playOne(
      {
        rules: this.#rules,
        decks: { designs: this.#designs, lists },
        bots: [pilot, pilot],
        games: 1,
        seed,
        watch,
      },
      seed,
    );
    watch(game);
    const copies = Array.from({ length: cards }, () => 0);
    for (const no of own) {
      const design = begun[no]?.design ?? cards;
      if (drawn.has(no) && design < cards) copies[design] = (copies[design] ?? 0) + 1;
    }
    return { game: { score: scoreOf(game, seat), began: starter === seat, drawn: copies }, seen };
  }
}

import type { Game } from '../../engine/game.js';
import type { CardNo } from '../../engine/state.js';
import type { CardExperiments } from '../../games/card-price.js';
import type { GameRules } from '../../games/game-play.js';
import { gameOfRules, ruleSet } from '../../games/rule-sets.js';
import { playOne, type PlayedGame } from '../../play/bots/simulate.js';
import { seedOf } from '../../play/new-game/seeds.js';
import type { ArmGame, Block, SeatGames } from './block.js';
import type { Host, Experiment } from './experiment.js';
import { readyDesigns, scoreOf } from './playing.js';

type Seat = 0 | 1;

/** Plays the blocks of an experiment, in any order: each follows from its number alone. */
export class BlockPlayer {
  readonly #rules: GameRules;
  readonly #experiments: CardExperiments;
  readonly #designs: readonly unknown[];

  constructor(private readonly experiment: Experiment) {
    this.#rules = ruleSet(experiment.rules);
    const { experiments } = gameOfRules(experiment.rules);
    if (!experiments) throw new RangeError(`Cards cannot be tried by the rules “${experiment.rules}”.`);
    this.#experiments = experiments;
    this.#designs = readyDesigns(this.#rules, experiment.printed);
  }

  play(nth: number): Block {
    const { hosts, seed } = this.experiment;
    const place = nth % hosts.length;
    const host = hosts[place] as Host;
    const own = seedOf(seed, nth);
    return { nth, host: place, seats: [this.#seat(host, own, 0), this.#seat(host, own, 1)] };
  }

  #seat(host: Host, seed: number, seat: Seat): SeatGames {
    const { card, plain, playsBlind } = this.experiment;
    const withPlain = this.#game(host.withPlain, host, seed, seat, plain);
    if (playsBlind && !withPlain.isSeen) {
      return { card: withPlain.arm, plain: withPlain.arm, isOne: true };
    }
    const withCard = host.withPlain.map((one) => (one === plain ? card : one));
    return { card: this.#game(withCard, host, seed, seat, card).arm, plain: withPlain.arm, isOne: false };
  }

  /** @param tried the card of the arm; `isSeen`: one of its copies left its place, or somebody has known where it lies */
  #game(
    deck: readonly number[],
    { enemy }: Host,
    seed: number,
    seat: Seat,
    tried: number,
  ): { readonly arm: ArmGame; readonly isSeen: boolean } {
    const lists = seat === 0 ? [deck, enemy] : [enemy, deck];
    const { cards } = this.#rules.begin(lists, seed);
    const copies = cards.flatMap(({ design }, no) => (design === tried ? [no] : []));
    let isSeen = false;
    const watch = ({ state }: Game): void => {
      isSeen ||= copies.some((no) => {
        const now = state.cards[no];
        return now?.zone !== cards[no]?.zone || now?.known !== 0;
      });
    };
    const { pilot } = this.experiment;
    const simulated = {
      rules: this.#rules,
      decks: { designs: this.#designs, lists },
      bots: [pilot, pilot],
      games: 1,
      seed,
      watch,
    };
    const played = playOne(simulated, seed);
    watch(played.game);
    return { arm: this.#armOf(played, new Set(copies), seat), isSeen };
  }

  #armOf({ game }: PlayedGame, copies: ReadonlySet<CardNo>, seat: Seat): ArmGame {
    const events = game.context.log.entries.map(({ event }) => event);
    return { score: scoreOf(game, seat), work: this.#experiments.workOf(events, copies, seat) };
  }
}

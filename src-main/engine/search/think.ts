import { randomTo, type Chance } from '../chance/chance.js';
import type { Decision, PlayerNo, Reply } from '../decision.js';
import type { GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import { candidatesFor } from './candidates.js';
import { habitualReply } from './habits.js';
import { halve, stakesAt, type Tally } from './halving.js';
import { ImaginedGames } from './imagined-games.js';
import type { KnownPosition } from './known-position.js';
import { replyKey } from './reply-key.js';
import type { SearchRules } from './search-rules.js';

/** How a player searches. */
export interface Level {
  /** Decisions in imagined games for each of its own: the limit of its thinking. */
  readonly nodes: number;
  /** How many ways the hidden cards may lie. */
  readonly worlds: number;
  /** How many replies it thinks about. */
  readonly candidates: number;
  /** Rounds of turns after each of which it looks at what has come of them; 0.5 is until its opponent's turn, with two players. */
  readonly rounds: number;
  /**
   * How often it looks in all where a reply is put together of many things: once at what differs from the usual one, then at what differs
   * from the best of that, each time with all its nodes. Left out: once.
   */
  readonly steps?: number;
  /** In imagined games players who are not known to be plain go on by habit, where the game has habits; left out: all as plain ones. */
  readonly byHabit?: true;
  /** How it thinks otherwise about what is chosen before the first turn, which shows only after many rounds; left out: no otherwise. */
  readonly beforehand?: Readonly<
    Record<'setup' | 'mulligan', Pick<Level, 'nodes' | 'candidates' | 'rounds' | 'steps'>>
  >;
  /** It chooses also what it finds worse by about this much, in the chance to win where it is even; left out: never. */
  readonly wavers?: number;
}

/** A reply that was thought about. */
export interface WeighedReply {
  readonly reply: Reply;
  /** How likely the player finds it to win with it, from 0 to 1. */
  readonly chance: number;
  /** Imagined games in which it was given. */
  readonly tries: number;
}

/** What came of thinking. */
export interface Thought {
  readonly reply: Reply;
  /** How likely the player finds it to win, from 0 to 1; null where it did not think. */
  readonly chance: number | null;
  readonly nodes: number;
  /** What it thought about, what it finds best first; empty where it did not think. */
  readonly weighed: readonly WeighedReply[];
}

/** What speaks for doing as usual, in the chance to win where it is even: less than this is no reason to do otherwise. */
const USUAL_FAVOUR = 0.008;
const LEAST_TRIES = 2;
/** A reply that wins in this turn so often, and never does not, is given without looking further. */
const SURE_WINS = 6;

export interface Search<
  S extends BaseState = BaseState,
  D = unknown,
  T extends GameContext<S, D> = GameContext<S, D>,
> {
  readonly search: SearchRules<S, D, T>;
  readonly position: KnownPosition<S>;
  /** Cards ready to be played, by the designs of the position. */
  readonly designs: readonly D[];
  readonly level: Level;
  /** The reply that a plain player gives, which is given too where nothing can be found out. */
  readonly usual: Reply;
  /** Others who are plain players, as everybody at the table knows: they go on as such in imagined games. Left out: nobody is known to be. */
  readonly plain?: readonly PlayerNo[];
  /** Replies that are thought about in any case; these very ones are among what was weighed. */
  readonly also?: readonly Reply[];
  readonly chance: Chance;
  readonly isStopped?: () => boolean;
}

const never = (): boolean => false;

/** Looks for the best reply to what is asked in a position. The same chance gives the same thought, on every computer. */
export function think<S extends BaseState, D, T extends GameContext<S, D>>(given: Search<S, D, T>): Thought {
  const { position, level, usual, also = [] } = given;
  const { asked, state } = position;
  const { steps = 1 } = level;
  let thought = lookAround(given);
  let around = usual;
  for (let step = 1; step < steps && isPutTogether(asked); step += 1) {
    if (replyKey(asked, thought.reply, state) === replyKey(asked, around, state)) break;
    around = thought.reply;
    const further = lookAround({ ...given, also: [...also, usual] }, around);
    thought = { ...further, nodes: thought.nodes + further.nodes };
  }
  return thought;
}

/** Of so many replies only some are looked at. */
const isPutTogether = ({ kind }: Decision): boolean => kind === 'cards' || kind === 'pair';

/** @param around what all that is looked at differs from in one thing; left out: what is usual */
function lookAround<S extends BaseState, D, T extends GameContext<S, D>>(
  given: Search<S, D, T>,
  around?: Reply,
): Thought {
  const { position, designs, level, usual, plain = [], also = [], chance, isStopped = never } = given;
  const byHabit = level.byHabit === true && given.search.habits !== undefined;
  const search = byHabit ? goingOnByHabit(given.search, plain) : given.search;
  const { asked } = position;
  const games = new ImaginedGames(search, position, designs);
  const nothing: Thought = { reply: around ?? usual, chance: null, nodes: 0, weighed: [] };
  if (!games.draw(level.worlds, chance)) return nothing;
  const seed = randomTo(chance, 0x7fff_ffff);
  const { state, context } = games.enter(0, seed);
  const first = around ?? (byHabit ? search.usualReply(context, asked, chance) : usual);
  const candidates = candidatesFor(asked, first, state, chance, level.candidates);
  const replies = withAlso(candidates, byHabit ? [usual, ...also] : also, asked, state);
  if (replies.length < 2) return { ...nothing, reply: replies[0] ?? usual };
  const turns = Math.max(1, Math.round(level.rounds * state.players.length));
  const sure = replies.map(() => 0);
  const attempt = (place: number, nth: number): number | null => {
    if ((sure[place] ?? 0) >= SURE_WINS) return 1;
    const own = (seed + Math.imul(nth + 1, 0x9e3779b1)) | 0;
    const course = games.playOn(games.enter(nth, own), turns, own, (_decision, _game, before) =>
      before === 0 ? replies[place] : undefined,
    );
    if (!course) return null;
    const wins = sure[place] ?? 0;
    sure[place] = course.wonAtOnce && wins >= 0 ? wins + 1 : -1;
    return course.worth;
  };
  const { tallies, order } = halve({
    candidates: replies.length,
    nodes: level.nodes,
    leastTries: LEAST_TRIES,
    favour: (place, mean) => (place === 0 ? USUAL_FAVOUR * stakesAt(mean) : 0),
    attempt,
    nodesSoFar: () => games.nodes,
    isStopped: () => isStopped() || sure.some((wins) => wins >= SURE_WINS),
  });
  const won = sure.findIndex((wins) => wins >= SURE_WINS);
  const place = won >= 0 ? won : chosen(order, tallies, level.wavers, chance);
  const weighed = order.flatMap((nth): WeighedReply[] => {
    const [reply, tally] = [replies[nth], tallies[nth]];
    return reply && tally && tally.tries > 0 ? [{ reply, chance: tally.mean, tries: tally.tries }] : [];
  });
  return {
    reply: replies[place] ?? usual,
    chance: tallies[place]?.mean ?? null,
    nodes: games.nodes,
    weighed,
  };
}

const goingOnByHabit = <S extends BaseState, D, T extends GameContext<S, D>>(
  search: SearchRules<S, D, T>,
  plain: readonly PlayerNo[],
): SearchRules<S, D, T> => ({
  ...search,
  usualReply: (game, decision, chance) =>
    plain.includes(decision.player)
      ? search.usualReply(game, decision, chance)
      : habitualReply(search, game, decision, chance),
});

/** With more replies: they stand in for those that do the same. */
function withAlso(
  replies: readonly Reply[],
  also: readonly Reply[],
  asked: Decision,
  state: Pick<BaseState, 'cards'>,
): readonly Reply[] {
  const byKey = new Map([...replies, ...also].map((reply) => [replyKey(asked, reply, state), reply]));
  return [...byKey.values()];
}

/** The best, or now and then what is not much worse. Only what every computer reckons alike decides. */
function chosen(
  order: readonly number[],
  tallies: readonly Tally[],
  wavers: number | undefined,
  chance: Chance,
): number {
  const [best = 0] = order;
  if (wavers === undefined) return best;
  const most = Math.max(...tallies.map(({ mean }) => mean));
  const weights = order.map((place) => {
    const short = (most - (tallies[place]?.mean ?? 0)) / (wavers * stakesAt(most));
    return Math.round(10_000 / (1 + short * short * short * short));
  });
  let drawn = randomTo(chance, weights.reduce((sum, weight) => sum + weight, 0) - 1);
  for (const [at, weight] of weights.entries()) {
    drawn -= weight;
    if (drawn < 0) return order[at] ?? best;
  }
  return best;
}

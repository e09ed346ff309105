import { chanceFrom } from '../../engine/chance/chance.js';
import type { PlayerNo } from '../../engine/decision.js';
import type { Input } from '../../engine/game.js';
import { isFailure, type Beginning } from '../../engine/record.js';
import { compare } from '../../engine/search/compare.js';
import { think, type Level, type WeighedReply } from '../../engine/search/think.js';
import { cardsOfReply, keptBack, replyWords } from '../../engine/table/reply-words.js';
import { plainText } from '../../engine/text.js';
import type { Entrance, Searching } from '../../games/defaults/thinking-players.js';
import { ruleSet, searchingFor } from '../../games/rule-sets.js';
import { seedOf } from '../new-game/seeds.js';
import { TableRefusal } from '../refusal.js';
import type { CoachReport, Standing, TurningPoint } from './coach-report.js';
import { spotsOf, type Spot } from './spots.js';
import { turningPoints, type Loss } from './turning-points.js';

/** A game to be looked through for one of its players; plain data. */
export interface ReviewRequest {
  /** Id of the rules. */
  readonly rules: string;
  readonly beginning: Beginning;
  readonly inputs: readonly Input[];
  readonly seat: PlayerNo;
  /** The same seed gives the same report, on every computer. */
  readonly seed: number;
  /** Decisions in imagined games for each decision that is looked at; left out: USUAL_NODES. */
  readonly nodes?: number;
  /** Pairs of imagined games for each that is looked at again; left out: USUAL_PAIRS. */
  readonly pairs?: number;
}

/** How far a review is: decisions looked at, of how many. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

export const USUAL_NODES = 1_000;
const LEVEL: Omit<Level, 'nodes'> = { worlds: 8, candidates: 12, rounds: 2 };
/** The worst are looked at again, with other worlds and another seed: what was best of many by luck is not so twice. */
const MOST_AGAIN = 10;
const AGAIN = { worlds: 32, rounds: 2 };
const USUAL_PAIRS = 64;
/** What costs less at first sight is not looked at again. */
const LEAST_AGAIN = 0.02;

interface Judged {
  readonly spot: Spot;
  readonly entrance: Entrance;
  readonly best: WeighedReply;
  /** What the reply that was given costs at first sight. */
  readonly loss: number;
}

/**
 * Looks through a game from the seat of one player. At each decision only what that player knew then is used: hidden cards are made up,
 * and what came later plays no part.
 *
 * @throws TableRefusal where the game cannot be looked through
 */
export function* review(request: ReviewRequest): Generator<ReviewProgress, CoachReport, void> {
  const { seat, seed, nodes = USUAL_NODES, pairs = USUAL_PAIRS } = request;
  const { playable, searching } = reviewable(request);
  const looking = spotsOf({ ...request, playable, searching });
  let step = looking.next();
  while (!step.done) step = looking.next();
  const spots = step.value;
  if (isFailure(spots)) throw new TableRefusal(spots.because);
  const of = spots.length + MOST_AGAIN;
  const judged: Judged[] = [];
  for (const [nth, spot] of spots.entries()) {
    yield { done: nth, of };
    const one = judge(searching, spot, nodes, seed);
    if (one) judged.push(one);
  }
  const losses: (Loss & Judged)[] = [];
  const again = judged
    .filter(({ loss }) => loss >= LEAST_AGAIN)
    .toSorted((a, b) => b.loss - a.loss || a.spot.at - b.spot.at)
    .slice(0, MOST_AGAIN);
  for (const [nth, one] of again.entries()) {
    yield { done: spots.length + nth, of };
    const loss = lossOf(searching, one, pairs, seed);
    if (loss) losses.push(loss);
  }
  yield { done: of, of };
  return {
    seat,
    standings: judged.map(({ spot: { at, turn }, best }): Standing => ({ at, turn, chance: best.chance })),
    points: turningPoints(losses.toSorted((a, b) => a.spot.at - b.spot.at)).map((loss) =>
      pointOf(loss, request.beginning),
    ),
    skipped: spots.filter(({ entrance }) => entrance === null).length,
  };
}

/** @throws TableRefusal */
function reviewable({ rules, beginning, seat }: Pick<ReviewRequest, 'rules' | 'beginning' | 'seat'>) {
  const playable = ruleSet(rules);
  const searching = searchingFor(rules);
  if (!searching) {
    throw new TableRefusal('There is no coach for these rules yet: nobody plays by them who thinks ahead.');
  }
  if (beginning.rules.version !== playable.rules.version) {
    throw new TableRefusal(
      'This game was begun under an earlier version of its rules, and the coach knows only those of today.',
    );
  }
  if (seat >= beginning.players.length) {
    throw new TableRefusal('There is no such seat in this game. Choose another one.');
  }
  return { playable, searching };
}

/** Null where there was no choice, or nothing can be found out. */
function judge({ search }: Searching, spot: Spot, nodes: number, seed: number): Judged | null {
  const { entrance, usual, did, at } = spot;
  if (!entrance) return null;
  const level = { ...LEVEL, nodes };
  const { weighed } = think({
    search,
    ...entrance,
    level,
    usual,
    also: [did],
    chance: chanceFrom(seedOf(seed, at)),
  });
  const given = weighed.find(({ reply }) => reply === did);
  const [best] = weighed.toSorted((a, b) => b.chance - a.chance);
  return given && best ? { spot, entrance, best, loss: best.chance - given.chance } : null;
}

function lossOf({ search }: Searching, judged: Judged, pairs: number, seed: number): (Loss & Judged) | null {
  const { spot, entrance, best } = judged;
  const chance = chanceFrom(seedOf(seedOf(seed, spot.at), 1));
  const plan = { ...AGAIN, pairs };
  const compared = compare({ search, ...entrance }, [best.reply, spot.did], plan, chance);
  if (!compared) return null;
  const { first: from, second: to, within } = compared;
  return { ...judged, turn: spot.turn, from, to, within };
}

function pointOf(
  { spot, best, from, to, within, grade }: Loss & Judged & Pick<TurningPoint, 'grade'>,
  { players }: Pick<Beginning, 'players'>,
): TurningPoint {
  const { prompt, did, at, turn } = spot;
  const names = players.map(({ name }) => name);
  return {
    at,
    turn,
    from,
    to,
    within,
    grade,
    question: plainText(prompt.text),
    did: replyWords(prompt, did, names).past,
    would: keptBack(prompt, did, best.reply) ?? replyWords(prompt, best.reply, names).would,
    cards: cardsOfReply(prompt, best.reply),
  };
}

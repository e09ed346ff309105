/** Random games that are watched: all that must hold does, and the same record gives the same game. */
import { randomReply } from '../../../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo, type Chance } from '../../../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../../../src-main/engine/decision.js';
import { Game, type Input } from '../../../../../src-main/engine/game.js';
import { LogBook } from '../../../../../src-main/engine/log.js';
import { canonical, clone } from '../../../../../src-main/engine/plain.js';
import { faultOfPosition } from '../../../../../src-main/engine/position.js';
import type { RuleSet } from '../../../../../src-main/engine/rule-set.js';
import type { Magic } from '../../../../../src-main/games/magic/rules/context.js';
import { magicRules } from '../../../../../src-main/games/magic/rules/rule-set.js';
import type { Design } from '../../../../../src-main/games/magic/rules/state/design.js';
import { state as stateModel, type State } from '../../../../../src-main/games/magic/rules/state/state.js';
import { phaseOf } from '../../../../../src-main/games/magic/rules/state/steps.js';
import { checkObjects, checkOver, checkPools, checkTable, hold } from './invariants.js';
import { lineupOf, startOf, type Stock } from './lineups.js';

export type MagicGame = Game<State, Design, Magic>;

/** Random players can go on without end where a loop has a choice in it (MC-Q-100). */
const MOST_DECISIONS = 400;
/** Of a game that is not looked at closely. */
const FEW_DECISIONS = 25;

export interface Played {
  readonly decisions: number;
  readonly turns: number;
  readonly result: State['result'];
}

/** The rules, with somebody who looks on wherever a phase begins. */
function watchedRules(atPhase: (game: Magic) => void): RuleSet<State, Design, Magic> {
  return {
    ...magicRules,
    context(state, designs, log, atBoundary) {
      let phase = '';
      const game: Magic = magicRules.context(state, designs, log, () => {
        const now = `${state.turn} ${phaseOf[state.step]}`;
        // A step in which nothing is done of itself goes on to priority.
        if (now !== phase && ['act', 'priority'].includes(state.frames?.at(-1)?.step ?? '')) {
          phase = now;
          atPhase(game);
        }
        atBoundary();
      });
      return game;
    },
  };
}

/** Any legal reply; but mana is rarely made for nothing, or most of a game would be that. */
export function replyTo(decision: Decision, chance: Chance): Reply {
  if (decision.kind !== 'act' || randomTo(chance, 9) === 0) return randomReply(decision, chance);
  const useful = [...decision.actions.keys()].filter((place) => decision.actions[place]!.idle !== true);
  return { act: useful[randomTo(chance, useful.length - 1)] ?? 0 };
}

/**
 * Plays a random game, mostly not to its end. Some are, looked at wherever somebody is asked, and played again from their beginning and from
 * where they were kept; all of them wherever a turn begins and at last.
 *
 * @throws Broken
 */
export function playRandomGame(stock: Stock, seed: number, isClose: boolean): Played {
  const chance = chanceFrom(seed);
  const players = [2, 2, 2, 2, 3, 4][randomTo(chance, 5)] ?? 2;
  const lineup = lineupOf(stock, players, chance);
  const { length: cards } = lineup.decks.flat();
  const isWhole = randomTo(chance, 9) === 0;
  const start = (): State => startOf(lineup, seed, isWhole);
  const book = new LogBook(false);
  const game = new Game(watchedRules(checkPools), start(), lineup.designs, isClose ? 10 : Infinity, book);
  if (randomTo(chance, 9) === 0) game.take({ player: randomTo(chance, players - 1), askAlways: true });
  const cut = randomTo(chance, 30);
  const most = isClose ? MOST_DECISIONS : FEW_DECISIONS;
  let { boundary } = game;
  let turn = 0;
  for (let { decision } = game; decision && game.inputs.length < most; { decision } = game) {
    if (game.inputs.length <= cut) ({ boundary } = game);
    if (isClose || game.state.turn !== turn) checkTable(game.context, decision, cards);
    ({ turn } = game.state);
    const refusal = game.answer(replyTo(decision, chance));
    hold(refusal === null, () => `A legal reply is refused: ${refusal?.because}`);
  }
  checkObjects(game.context, cards);
  if (!game.decision) checkOver(game.context);
  if (isClose) replay(game, start(), game.inputs, 'from its beginning');
  if (isClose && boundary) {
    const { state, inputs } = boundary;
    const fault =
      stateModel.safeParse(state).error?.message ?? faultOfPosition(state, players, lineup.designs.length);
    hold(fault === null, () => `A state that was kept is faulty: ${JSON.stringify(fault)}`);
    replay(game, clone(state), game.inputs.slice(inputs), 'from the midst');
  }
  return { decisions: game.inputs.length, turns: game.state.turn, result: game.result };
}

function replay(game: MagicGame, state: State, inputs: readonly Input[], from: string): void {
  const again = new Game(magicRules, state, game.context.designs, Infinity, new LogBook(false));
  for (const input of inputs) {
    const refusal = again.take(input);
    hold(refusal === null, () => `Played again ${from}, a reply is refused: ${refusal?.because}`);
  }
  hold(
    canonical(again.state) === canonical(game.state),
    `Played again ${from}, the game comes out otherwise.`,
  );
  hold(
    canonical(again.decision) === canonical(game.decision),
    `Played again ${from}, the game asks otherwise.`,
  );
}

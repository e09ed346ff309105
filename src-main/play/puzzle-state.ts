import type { Input } from '../rules/kernel/game.js';
import type { Scenario } from '../rules/scenario/format.js';
import { goalState, type GoalState } from '../rules/scenario/goal.js';
import type { Guide } from './guide.js';
import type { StoredGame } from './stored-game.js';
import type { PuzzleState } from './table-update.js';

/** How a puzzle stands after all inputs of its game so far. @throws RangeError for a scenario without a goal */
export function puzzleState(scenario: Scenario, inputs: readonly Input[]): PuzzleState {
  return stated(scenario, goalState(scenario, inputs));
}

function stated({ name, goal, players }: Scenario, state: GoalState): PuzzleState {
  const solver = players.findIndex((player) => player.name === goal?.by);
  return { title: name, goal: goal?.text ?? '', solver: Math.max(0, solver), state };
}

/** What a puzzle adds to its table: where it stands. Nothing is forbidden beyond the rules. */
function puzzleGuide(scenario: Scenario): Guide {
  // It is asked for every reader; between two inputs nothing changes.
  let seen: { readonly count: number; readonly last: Input | undefined; readonly state: PuzzleState } | null =
    null;
  return {
    state(taken) {
      const last = taken.at(-1);
      if (!seen || seen.count !== taken.length || seen.last !== last) {
        seen = { count: taken.length, last, state: puzzleState(scenario, taken) };
      }
      return { puzzle: seen.state, lesson: null };
    },
    objection: () => null,
  };
}

/** None for a game that keeps no puzzle. */
export const guideOfPuzzle = ({ stored }: { readonly stored: StoredGame }): Promise<Guide | null> =>
  Promise.resolve(stored.puzzle ? puzzleGuide(stored.puzzle) : null);

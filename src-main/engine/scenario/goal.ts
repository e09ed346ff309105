import { Game, type Input } from '../game.js';
import { differences } from './expectations.js';
import { Names } from './names.js';
import type { BegunScenario } from './run.js';
import type { Goal, GoalState } from './scenario.js';
import { newScene } from './scene.js';
import { factsIn, standingOf } from './written/facts.js';
import { goalSentence } from './written/goal-sentence.js';
import { aimsOf } from './written/goal-words.js';

/**
 * How a puzzle's goal stands after these inputs: solved as soon as it was reached after one of them; missed when the game is
 * over without it, or an input was taken in after its last turn. Reached stays reached.
 */
export function goalState(
  goal: Goal,
  { rules, position, words }: BegunScenario,
  inputs: readonly Input[],
): GoalState {
  const names = new Names(position);
  const turnNow = (): number => words.turn(game.state, names).number;
  const lastTurn = words.turn(position.state, names).number + (goal.turns ?? 1) - 1;
  const game = new Game(rules, position.state, position.designs);
  const isReached = (): boolean => differences(goal.reach, newScene(game, names, words)).length === 0;
  for (const input of inputs) {
    if (turnNow() > lastTurn) return 'missed';
    if (game.take(input) === null && isReached()) return 'solved';
  }
  return game.decision === null || turnNow() > lastTurn ? 'missed' : 'open';
}

/** Whether the goal is reached in the position itself, so that nothing is left to find. */
export function isReachedAtOnce(goal: Goal, { rules, position, words }: BegunScenario): boolean {
  const game = new Game(rules, position.state, position.designs);
  return differences(goal.reach, newScene(game, new Names(position), words)).length === 0;
}

/**
 * The sentence of a goal as what it asks for says it; empty where there are no words for that.
 * @param hand the zone whose cards are counted
 * @param most characters
 */
export function proposedGoal(
  { by, reach, turns = 1 }: Goal,
  { rules, position, words }: BegunScenario,
  hand: string,
  most: number,
): string {
  const game = new Game(rules, position.state, position.designs);
  const standing = standingOf(newScene(game, new Names(position), words), hand);
  const aims = aimsOf(factsIn(reach, standing), words.aims(game.context), hand, by);
  return goalSentence(
    aims.filter((aim) => aim !== null),
    turns,
    most,
  );
}

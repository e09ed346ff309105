/** A game that was played from a scenario's position, written down so that it can be played again and judged. */
import { Game, type Input } from '../../game.js';
import { Names } from '../names.js';
import { runScenario, type BegunScenario } from '../run.js';
import type { Step } from '../scenario.js';
import { newScene } from '../scene.js';
import { expectationOf, factsBetween, standingOf, type Fact } from './facts.js';
import type { Aim } from './goal-sentence.js';
import { aimsOf } from './goal-words.js';
import { writtenSteps, type WrittenOut } from './steps.js';

/** What was done and what came of it. */
export interface PlayedSteps {
  readonly steps: readonly Step[];
  readonly facts: readonly Fact[];
  /** What is to be brought about for each of the facts, by the first player; null: nothing. */
  readonly aims: readonly (Aim | null)[];
  /** Turns that began since, and the one of the position. */
  readonly turns: number;
}

/** The least that has to be written comes first. */
const ways: readonly WrittenOut[] = [
  { payments: false, passes: false },
  { payments: false, passes: true },
  { payments: true, passes: false },
  { payments: true, passes: true },
];

/**
 * The steps by which a game came to where it stands, and what has changed by them. They are played again before they are answered, so
 * that whoever keeps them keeps what holds.
 * @param begin makes the position anew @param card what the card is called that is told of most
 * @returns null where what was done cannot be said in steps
 */
export function playedSteps(
  begin: () => BegunScenario,
  inputs: readonly Input[],
  hand: string,
  card: string,
): PlayedSteps | null {
  const { rules, position, words } = begin();
  const game = new Game(rules, position.state, position.designs);
  const names = new Names(position);
  const scene = newScene(game, names, words);
  const first = words.turn(game.state, names);
  const before = standingOf(scene, hand);
  for (const input of inputs) if (game.take(input) !== null) return null;
  const facts = factsBetween(before, standingOf(scene, hand), { word: words.turned ?? '', of: card });
  const aims = aimsOf(facts, words.aims(game.context), hand, names.playerName(0));
  const { number, phase, step } = words.turn(game.state, names);
  const isElsewhere = number !== first.number || phase !== first.phase || step !== first['step'];
  const there = { turn: number, phase, ...(typeof step === 'string' && { step }) };
  const ends: Step[][] = [[{ resolve: true }], [], ...(isElsewhere ? [[{ until: there }]] : [])];
  const expect = expectationOf(facts);
  for (const way of ways) {
    const steps = writtenSteps(begin(), inputs, way);
    if (!steps) return null;
    for (const end of ends) {
      const all = [...steps, ...end];
      if (runScenario({ name: '', steps: [...all, { expect }] }, begin).holds)
        return { steps: all, facts, aims, turns: number - first.number + 1 };
    }
  }
  return null;
}

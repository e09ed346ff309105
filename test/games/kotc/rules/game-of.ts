import type { Reply } from '../../../../src-main/engine/decision.js';
import { Game, type Input } from '../../../../src-main/engine/game.js';
import type { Design, KotcContext } from '../../../../src-main/games/kotc/rules/context.js';
import type { KotcEvent } from '../../../../src-main/games/kotc/rules/events/events.js';
import { kotcRuleSets, type KotcRulesId } from '../../../../src-main/games/kotc/rules/rule-set.js';
import type { KotcState } from '../../../../src-main/games/kotc/rules/state/state.js';
import { impliedReply } from '../../../../src-main/games/kotc/scenario/answers.js';
import { scenario } from '../../../../src-main/games/kotc/scenario/format.js';
import { setPosition, type Position } from '../../../../src-main/games/kotc/scenario/position.js';
import { rulesNow } from '../played-edition.js';
import type { Scene } from '../scene.js';

export type KotcGame = Game<KotcState, Design, KotcContext>;

type Beginning = Omit<Scene, 'rules' | 'steps'>;

/** The position that a scene begins with, for what its steps and expectations have no words for. */
export function positionIn(rules: KotcRulesId, scene: Beginning): Position {
  const whole = { format: 'cardwright-scenario', version: 1, name: 'test', rules, steps: [] };
  return setPosition(scenario.parse({ ...whole, ...scene }), kotcRuleSets[rules].edition, () => null);
}

export function gameIn(rules: KotcRulesId, scene: Beginning): KotcGame {
  const { state, designs } = positionIn(rules, scene);
  return new Game(kotcRuleSets[rules], state, designs);
}

export const positionOf = (scene: Beginning): Position => positionIn(rulesNow(), scene);
export const gameOf = (scene: Beginning): KotcGame => gameIn(rulesNow(), scene);

/** Everybody declines until this is so. */
export function declineUntil(game: KotcGame, isReached: () => boolean): void {
  while (!isReached()) {
    if (!game.decision) throw new Error('The game is over before that.');
    const reply = impliedReply(game.decision);
    const refusal = reply ? game.answer(reply) : { because: 'Something has to be decided.' };
    if (refusal) throw new Error(refusal.because);
  }
}

/** The events of one kind, in their order. */
export const eventsOf = <K extends KotcEvent['type']>(
  game: KotcGame,
  type: K,
): Extract<KotcEvent, { type: K }>[] =>
  game.context.log.entries
    .map(({ event }) => event)
    .filter((event): event is Extract<KotcEvent, { type: K }> => event.type === type);

/** Gives inputs of which none may be refused. @throws Error */
export function takeAll(game: KotcGame, inputs: readonly Input[]): void {
  for (const input of inputs) {
    const refusal = game.take(input);
    if (refusal) throw new Error(`Played again, an input was refused: ${refusal.because}`);
  }
}

/** Gives an answer that may not be refused. @throws Error */
export function answer(game: KotcGame, reply: Reply): void {
  const refusal = game.answer(reply);
  if (refusal) throw new Error(`A reply was refused: ${refusal.because}`);
}

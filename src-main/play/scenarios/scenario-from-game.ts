import type { Input } from '../../engine/game.js';
import { isFailure, type Beginning } from '../../engine/record.js';
import type { Playable } from '../../engine/playable.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import type { BaseState } from '../../engine/state.js';
import { findRuleSet } from '../../games/rule-sets.js';
import { scenariosOf } from '../../games/scenarios.js';
import { endOf } from '../games/game-end.js';
import { inTurns } from '../../common/turns.js';
import { refuseHidden } from '../table/may-be-revealed.js';
import { TableRefusal } from '../refusal.js';
import type { KeptGame } from '../replays/replays.js';

/**
 * The position of a game as a scenario, with everything in it revealed. That may be of a game that is over, or whose hands
 * lie open anyway; of any other it would show what is hidden.
 * @param at after so many inputs; left out: as it stands now
 * @throws TableRefusal why it cannot be taken from there
 */
export async function scenarioFromGame(
  { stored, beginning, inputs }: KeptGame,
  at = inputs.length,
  signal?: AbortSignal,
): Promise<Scenario> {
  const { id } = beginning.rules;
  const playable = findRuleSet(id);
  if (!playable) throw new TableRefusal('Positions of this game cannot be set up by hand.');
  const typed = typedBeginning(playable, beginning);
  const isOver = (await stateAfter(playable, typed, inputs, signal)).result !== null;
  refuseHidden(stored, isOver, 'setting its position up would lay open');
  const state = await stateAfter(playable, typed, inputs.slice(0, at), signal);
  const names = beginning.players.map(({ name }) => name);
  return { ...scenariosOf(id).scenarioOf(id, state, typed.cards, names), name: stored.title };
}

function typedBeginning(
  { printed, state }: Playable,
  { rules, players, cards, start }: Beginning,
): Beginning {
  return {
    rules,
    players,
    cards: cards.map((card) => printed.parse(card)),
    start: 'state' in start ? { state: state.parse(start.state) } : start,
  };
}

async function stateAfter(
  playable: Playable,
  beginning: Beginning,
  inputs: readonly Input[],
  signal?: AbortSignal,
): Promise<BaseState> {
  const game = await inTurns(endOf(playable, beginning, inputs), signal);
  if (isFailure(game)) throw new TableRefusal(`This game cannot be gone through: ${game.because}`);
  return game.state;
}

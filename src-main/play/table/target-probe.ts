import { replyOfAbsent } from '../../engine/decisions/absent.js';
import { placeIn } from '../../engine/chance/chance.js';
import {
  PASS,
  type CardId,
  type Choice,
  type Decision,
  type PlayerNo,
  type Reply,
} from '../../engine/decision.js';
import { choicesIn } from '../../engine/decisions/choices.js';
import type { Game } from '../../engine/game.js';
import { LogBook } from '../../engine/log.js';
import { isFailure } from '../../engine/record.js';
import { reenter } from '../../engine/replay.js';
import { has } from '../../engine/state.js';
import type { RunningGame } from './running-game.js';

export interface Targets {
  readonly cards: readonly CardId[];
  readonly players: readonly PlayerNo[];
}

const none: Targets = { cards: [], players: [] };

/** Replies for each player until an action has come to its targets, or has none. */
const MOST_ROUNDS = 8;

/** What an action is aimed at: its targets, or whom an attack is meant for. */
export const isForAim = ({ role }: Pick<Decision, 'role'>): boolean => role === 'target' || role === 'victim';

/**
 * What an action that is offered could be aimed at: it is done on a copy of the game, its price paid as it comes and nothing
 * answered to it, until its player chooses, or does not since there is but one choice. What hangs on dice or on a shuffle
 * cannot be told beforehand.
 * @returns cards by their ids on the copy; those that did not move are the game's own
 */
export function possibleTargets(
  { playable, game }: Pick<RunningGame, 'playable' | 'game'>,
  act: number,
): Targets {
  const { decision } = game;
  // Whatever is asked after somebody passes is not what they aim at.
  if (decision?.kind !== 'act' || decision.actions[act]?.do === PASS) return none;
  const { player } = decision;
  const copy = copyOf(game);
  if (!copy) return none;
  const chance = placeIn(game.state.chance);
  const where = (): string => {
    const { turns, phase } = playable.summary(copy.state);
    return `${turns} ${phase}`;
  };
  const began = where();
  const isAim = (asked: Pick<Decision, 'player' | 'role'>): boolean =>
    asked.player === player && isForAim(asked);
  const isStillCertain = (): boolean => where() === began && placeIn(copy.state.chance) === chance;
  const notAsked: Targets[] = [];
  copy.context.onForcedChoice = (forced) => {
    const pointsAt = forced.answer.some(({ card, player }) => card !== undefined || player !== undefined);
    if (pointsAt && isAim(forced) && isStillCertain()) notAsked.push(chosenIn(forced.answer));
  };
  if (copy.answer({ act })) return none;
  for (let step = 0; step < MOST_ROUNDS * copy.state.players.length; step += 1) {
    const [only] = notAsked;
    if (only) return only;
    const asked = copy.decision;
    if (!asked || !isStillCertain()) return none;
    if (isAim(asked) && asked.kind !== 'number') return targetsOf(asked);
    if (copy.answer(asked.player === player ? firstReply(asked) : replyOfAbsent(asked))) return none;
  }
  return notAsked[0] ?? none;
}

/** The game as it stands, to try things out on; null where it cannot be begun again. */
export function copyOf({ rules, context, boundary, inputs }: Game, from = boundary?.state): Game | null {
  if (!boundary || !from) return null;
  const later = inputs.slice(boundary.inputs);
  const copy = reenter(rules, context.designs, from, later, new LogBook(false));
  return isFailure(copy) ? null : copy;
}

/**
 * The same as far as a player knows it: every card that they do not know is like one that they do, so that nothing of what is tried
 * out hangs on it. Null also where they know none.
 */
export function blindCopyOf(game: Game, player: PlayerNo): Game | null {
  const { state, boundary } = game;
  const known = state.cards.find((card) => has(card.known, player));
  if (!known || !boundary) return null;
  const cards = boundary.state.cards.map((card, no) => {
    const now = state.cards[no];
    return now && has(now.known, player) ? card : { ...card, design: known.design };
  });
  return copyOf(game, { ...boundary.state, cards });
}

/** Takes what comes first, and as much of it as there is: more targets are offered to who takes any. */
export function firstReply(asked: Decision): Reply {
  if (asked.kind === 'confirm') return { yes: true };
  if (asked.kind === 'number' && isForAim(asked)) return { number: asked.most };
  return replyOfAbsent(asked);
}

function targetsOf(asked: Decision): Targets {
  switch (asked.kind) {
    case 'cards':
      return { cards: asked.cards, players: [] };
    case 'players':
      return { cards: [], players: asked.players };
    default:
      return chosenIn(choicesIn(asked));
  }
}

const chosenIn = (choices: readonly Choice[]): Targets => ({
  cards: choices.flatMap(({ card }) => card ?? []),
  players: choices.flatMap(({ player, card }) => (card === undefined ? (player ?? []) : [])),
});

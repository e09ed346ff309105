/** Abilities that have triggered go on the stack: MC-TRIG-04 to MC-TRIG-10, MC-TRIG-20, MC-Q-40 to MC-Q-42, MC-Q-97. */
import { askOptions, askYes } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { nodeAt } from '../objects/faces.js';
import { textOfTrigger } from '../objects/text-source.js';
import { askFor } from '../purposes.js';
import { cardAt, inTurnOrder } from '../state/reading.js';
import type { Effect } from '../../cards/components/effects.js';
import type { WaitingTrigger } from '../state/state.js';
import { announce } from './announce.js';

/** The active player's first, then the others' in turn order, each in the order that its player chooses (MC-TRIG-08, MC-TRIG-09). */
export function* putTriggersOnStack(game: Magic): Asking {
  const all = game.state.waiting;
  for (const player of inTurnOrder(game)) {
    const own = all.filter(({ controller }) => controller === player);
    for (const waiting of yield* inOrder(game, player, own)) yield* putOnStack(game, waiting);
  }
}

/** The first is lowest. Abilities that are alike need no order. */
function* inOrder(
  game: Magic,
  player: PlayerNo,
  own: readonly WaitingTrigger[],
): Asking<readonly WaitingTrigger[]> {
  const left = [...own];
  const ordered: WaitingTrigger[] = [];
  while (left.length > 1 && left.some((one) => !areAlike(game, one, left[0]!))) {
    const question = askFor(player, 'order', 'MC-TRIG-08');
    const [next = left[0]!] = yield* askOptions(
      game,
      question,
      left,
      ({ source }) => ({ card: cardAt(game, source.card).id }),
      1,
      1,
    );
    ordered.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return [...ordered, ...left];
}

/** The same ability of the same object; where it speaks of what triggered it, of the same things. */
const areAlike = (game: Magic, one: WaitingTrigger, other: WaitingTrigger): boolean =>
  one.node.design === other.node.design &&
  one.node.node === other.node.node &&
  one.source.id === other.source.id &&
  (!speaksOfEvent(nodeAt<Triggered>(game, one.node)) ||
    JSON.stringify(one.memory) === JSON.stringify(other.memory));

const speaking = new WeakMap<Triggered, boolean>();
/** Whether its effects are about what triggered it: "it", "that player", "that much". */
function speaksOfEvent(ability: Triggered): boolean {
  let known = speaking.get(ability);
  if (known === undefined) {
    known = /"is":"that/u.test(JSON.stringify(ability.effects));
    speaking.set(ability, known);
  }
  return known;
}

/** A triggered ability, or an effect that waits for its moment. */
type Triggered = Extract<Ability, { is: 'triggered' }> | Extract<Effect, { do: 'delayed' }>;

/** With its targets and other choices; what has no legal target, or is declined, does nothing (MC-Q-40, MC-Q-41). */
function* putOnStack(game: Magic, waiting: WaitingTrigger): Asking {
  const node = nodeAt<Triggered>(game, waiting.node);
  const text = textOfTrigger(game, waiting);
  const { controller: player, source } = waiting;
  const isMeant =
    !('may' in node && node.may) || (yield* askYes(game, askFor(player, 'may', 'MC-Q-41', source.card)));
  const announced = isMeant
    ? yield* announce(game, { text, effects: node.effects, enchanting: null }, null)
    : null;
  happen(game, {
    type: 'trigger',
    player,
    cards: [source.card],
    waiting,
    made: undefined,
    targets: announced?.targets ?? [],
    counts: announced?.counts ?? [],
    shares: announced?.shares,
    modes: announced?.modes,
    dropped: announced ? undefined : true,
    rules: [announced ? 'MC-TRIG-04' : isMeant ? 'MC-Q-40' : 'MC-Q-41'],
  });
}

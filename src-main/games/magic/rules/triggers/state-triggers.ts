/** Abilities that trigger on a state: "when you control no islands, sacrifice this" (MC-GR-55, MC-Q-43). */
import type { Magic } from '../context.js';
import { holds } from '../objects/conditions.js';
import { cardAt, stackOf } from '../state/reading.js';
import type { NodeRef, WaitingTrigger } from '../state/state.js';
import { kindBit } from './kinds.js';
import { listenersFor, type Listener } from './listeners.js';

const isSameRef = (one: NodeRef | undefined, other: NodeRef): boolean =>
  one?.design === other.design && one.node === other.node;

/** It triggers once, and again only after it has left the stack. */
function isUnderWay(game: Magic, { ref, source: { id } }: Listener): boolean {
  const { waiting } = game.state;
  if (waiting.some(({ node, source }) => source.id === id && isSameRef(node, ref))) return true;
  return stackOf(game).some((no) => {
    const { does, source } = cardAt(game, no);
    return source?.id === id && isSameRef(does, ref);
  });
}

/** Adds those whose state there is now. */
export function addStateTriggers(game: Magic, waiting: WaitingTrigger[]): void {
  for (const listener of listenersFor(game, kindBit.state)) {
    const { ability, ref: node, controller, source, text } = listener;
    const { event, condition } = ability;
    if (event.on !== 'state' || !holds(game, event.condition, text)) continue;
    if ((condition && !holds(game, condition, text)) || isUnderWay(game, listener)) continue;
    waiting.push({ node, controller, source, memory: {} });
  }
}

/** Triggered abilities that add mana do not use the stack: the mana is there at once (MC-GR-10, MC-Q-30). */
import type { Asking } from '../../../../engine/rule-set.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { endAsLoop, MOST_UNASKED } from '../flow/ending.js';
import { holds } from '../objects/conditions.js';
import { nodeAt } from '../objects/faces.js';
import { textOfTrigger } from '../objects/text-source.js';
import type { WaitingTrigger } from '../state/state.js';

const none: readonly Effect[] = [];

function effectsOf(game: Magic, { node }: WaitingTrigger): readonly Effect[] {
  const ability = nodeAt(game, node);
  return 'effects' in ability ? ability.effects : none;
}

/** Whether all of a triggered ability happens at once, since it produces mana. */
const isOfMana = (game: Magic, trigger: WaitingTrigger): boolean =>
  effectsOf(game, trigger).some((effect) => effect.do === 'addMana');

/** Carries out what waits and adds mana. @returns whether there was any */
export const takeManaTriggers = (game: Magic): Asking<boolean> | boolean =>
  game.state.waiting.length > 0 && takeAll(game);

function* takeAll(game: Magic): Asking<boolean> {
  let did = false;
  for (let taken = 0; ; taken += 1) {
    if (taken > MOST_UNASKED) endAsLoop(game);
    const waiting = game.state.waiting.find((trigger) => isOfMana(game, trigger));
    if (!waiting) return did;
    const { controller: player, source } = waiting;
    happen(game, {
      type: 'trigger',
      player,
      cards: [source.card],
      waiting,
      targets: [],
      counts: [],
      dropped: true,
      rules: ['MC-Q-30'],
    });
    did = true;
    const text = textOfTrigger(game, waiting);
    const ability = nodeAt(game, waiting.node);
    const condition = 'is' in ability && ability.is === 'triggered' ? ability.condition : null;
    if (condition && !holds(game, condition, text)) continue;
    yield* game.rules.carryOut(game, effectsOf(game, waiting), text);
  }
}

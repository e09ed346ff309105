/** Where the word "target" stands in texts (MC-PLAY-10, MC-PLAY-11). */
import type { Effect } from '../../cards/components/effects.js';
import type { Target } from '../../cards/components/filters.js';

const known = new WeakMap<readonly Effect[], readonly Target[]>();
const none: readonly never[] = [];

/**
 * The targets that are chosen as a text is played, in reading order.
 *
 * @param modes the chosen option of each "Choose one" of the text, in reading order; only its targets are chosen
 */
export function targetNodes(effects: readonly Effect[], modes: readonly number[] = none): readonly Target[] {
  if (modes.length === 0) {
    const before = known.get(effects);
    if (before) return before;
  }
  const found: Target[] = [];
  let nth = 0;
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const one of part) look(one);
      return;
    }
    if ('is' in part && part.is === 'target') found.push(part as Target);
    // A delayed ability chooses its own when it is put on the stack.
    if ('do' in part && part.do === 'delayed') return;
    if ('do' in part && part.do === 'chooseOne' && 'modes' in part) {
      const mode = modes[nth];
      nth += 1;
      if (mode !== undefined) look((part.modes as readonly unknown[])[mode]);
      return;
    }
    for (const [key, value] of Object.entries(part)) if (!ownTexts.has(key)) look(value);
  };
  look(effects);
  if (modes.length === 0) known.set(effects, found);
  return found;
}
/** Abilities that the text gives to something are played by themselves. */
const ownTexts: ReadonlySet<string> = new Set(['abilities', 'token']);

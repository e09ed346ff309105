import type { SpokenOf } from '../../../../engine/search/known-position.js';
import type { KnownObject, Memory, NodeRef, State } from '../../rules/state/state.js';

/** Objects and texts that effects, triggers and what is on the stack remember: all players have seen them. */
export function spokenOf({ cards, effects = [], waiting }: State): SpokenOf {
  const texts: NodeRef[] = [];
  const objects: KnownObject[] = [];
  const recall = (memory: Memory | undefined): void => {
    if (memory) objects.push(...(memory.objects ?? []), ...(memory.other ? [memory.other] : []));
  };
  for (const { does, memory, left = [], paid, combatDamage = [] } of cards) {
    if (does) texts.push(does);
    recall(memory);
    recall(paid);
    objects.push(...left, ...combatDamage.map(({ source }) => source));
  }
  for (const { does } of effects) {
    texts.push(does.node);
    if (does.source) objects.push(does.source);
    recall(does.memory);
  }
  for (const { node, source, memory } of waiting) {
    texts.push(node);
    objects.push(source);
    recall(memory);
  }
  return { openly: [], unseen: objects.map(({ card }) => card), named: [...texts, ...objects] };
}

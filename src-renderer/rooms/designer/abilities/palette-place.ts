/** Where a block goes that is taken from the palette. */
import type { OfferedComponent } from '../../../../src-main/api/answers/language-answers.js';
import {
  isRefusal,
  naturalSlot,
  place,
  remove,
  type Blocks,
  type Ground,
  type Outcome,
  type Slot,
} from './ability-edits.js';

/** Puts a component where one of its kind stands by itself. An effect on targets brings the usual selection where there is none. */
export function addTo(
  blocks: Blocks,
  ability: number,
  component: OfferedComponent,
  ground: Ground,
): { readonly outcome: Outcome; readonly brought: Slot | null } {
  const slot = naturalSlot(blocks, ability, component.kind, ground);
  const target = component.needsTarget ? usualTarget(ground) : null;
  if (target && slot.kind === 'effect' && !selects(blocks, slot)) {
    const brought: Slot = { kind: 'target', ability, part: slot.part };
    const aimed = place(blocks, target, brought, ground);
    if (!isRefusal(aimed)) return { outcome: place(aimed, component, slot, ground), brought };
  }
  return { outcome: place(blocks, component, slot, ground), brought: null };
}

/** Puts another target selection in the place of one that nobody chose. */
export function aimAnew(blocks: Blocks, slot: Slot, component: OfferedComponent, ground: Ground): Outcome {
  const without = remove(blocks, slot, ground);
  return isRefusal(without) ? without : place(without, component, slot, ground);
}

const selects = (blocks: Blocks, slot: Slot & { readonly kind: 'effect' }): boolean =>
  (blocks.paragraphs[slot.ability]?.ability?.parts[slot.part]?.target ?? null) !== null;

function usualTarget({ vocabulary }: Ground): OfferedComponent | null {
  const targets = vocabulary.groups.find(({ kind }) => kind === 'target')?.components ?? [];
  return targets.find(({ id }) => id === vocabulary.usualTarget) ?? null;
}

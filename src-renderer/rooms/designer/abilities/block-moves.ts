import type { OfferedComponent } from '../../../../src-main/api/answers/language-answers.js';
import {
  changeAbility,
  isRefusal,
  place,
  refuse,
  remove,
  useAt,
  withJoiners,
  type Blocks,
  type Ground,
  type Outcome,
  type Slot,
} from './ability-edits.js';

/** Moves a cost or an effect by one place; an effect at the end of its part goes on into the next one. */
export function nudge(
  blocks: Blocks,
  slot: Slot,
  by: 1 | -1,
  ground: Ground,
): Outcome & { readonly to?: Slot } {
  if (slot.kind !== 'cost' && slot.kind !== 'effect')
    return refuse('This block has one place only.', ground.vocabulary.rules.order);
  const use = useAt(blocks, slot);
  const held = blocks.paragraphs[slot.ability]?.ability;
  if (!use || !held) return refuse('There is no block here.');
  const row = slot.kind === 'cost' ? held.costs : (held.parts[slot.part]?.effects ?? []);
  const index = slot.index + by;
  if (index < 0 || index >= row.length) {
    const part = slot.kind === 'effect' ? held.parts[slot.part + by] : undefined;
    if (slot.kind !== 'effect' || !part) return refuse('It cannot be moved further.');
    const to: Slot = { ...slot, part: slot.part + by, index: by > 0 ? 0 : part.effects.length };
    return moveTo(blocks, slot, to, ground);
  }
  const swapped = row.with(slot.index, row[index] ?? use).with(index, use);
  const outcome = changeAbility(blocks, slot.ability, ground, (ability) =>
    slot.kind === 'cost'
      ? { ...ability, costs: swapped }
      : {
          ...ability,
          parts: ability.parts.map((part, at) => (at === slot.part ? { ...part, effects: swapped } : part)),
        },
  );
  return isRefusal(outcome) ? outcome : { ...outcome, to: { ...slot, index } };
}

function moveTo(
  blocks: Blocks,
  from: Slot & { kind: 'effect' },
  to: Slot & { kind: 'effect' },
  ground: Ground,
): Outcome {
  const use = useAt(blocks, from);
  if (!use) return refuse('There is no block here.');
  return changeAbility(blocks, from.ability, ground, (held) => ({
    ...held,
    parts: held.parts.map((part, at) => {
      if (at === from.part)
        return withJoiners(part, part.effects.toSpliced(from.index, 1), ground.vocabulary);
      if (at === to.part)
        return withJoiners(part, part.effects.toSpliced(to.index, 0, use), ground.vocabulary);
      return part;
    }),
  }));
}

/** Takes a block that stands on the card to another slot, of this ability or of another. */
export function carry(
  blocks: Blocks,
  from: Slot,
  to: Slot,
  component: OfferedComponent,
  ground: Ground,
): Outcome {
  const use = useAt(blocks, from);
  if (!use) return refuse('There is no block here.');
  // Put first and taken then: parts that become empty vanish, and would shift what `to` counts.
  const placed = place(blocks, component, to, ground, use);
  if (isRefusal(placed)) return placed;
  return remove(placed, shifted(from, to), ground);
}

/** Where a block stands after another was put into `to`. */
function shifted(from: Slot, to: Slot): Slot {
  if (from.kind !== to.kind || (from.kind !== 'cost' && from.kind !== 'effect')) return from;
  if (!('index' in to) || from.ability !== to.ability || to.index > from.index) return from;
  if (from.kind === 'effect' && (to.kind !== 'effect' || to.part !== from.part)) return from;
  return { ...from, index: from.index + 1 };
}

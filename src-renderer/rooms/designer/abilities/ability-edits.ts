/** What hands can do with the blocks of a card's abilities: each answers the new abilities, or why it cannot be. */
import type {
  Ability,
  Kind,
  OfferedComponent,
  ReadParagraph,
  SubAbility,
  TextForm,
  Use,
  Variable,
  VocabularyAnswer,
} from '../../../../src-main/api/answers/language-answers.js';

/** An ability, or a paragraph that stays as it stands. `text` is null once its blocks were changed. */
export interface Paragraph {
  readonly text: string | null;
  readonly ability: Ability | null;
  /** Some of its words are in no guide; it is changed by typing only. */
  readonly locked: boolean;
  readonly costs: readonly string[];
  readonly cost: string | null;
}

export interface Blocks {
  readonly caveat: Use | null;
  readonly paragraphs: readonly Paragraph[];
}

/** Where a block stands in an ability. `part` is the sub-ability; one past the last opens a new one. */
export type Slot =
  | { readonly kind: 'caveat' }
  | { readonly kind: 'condition'; readonly ability: number }
  | { readonly kind: 'cost'; readonly ability: number; readonly index: number }
  | { readonly kind: 'target'; readonly ability: number; readonly part: number }
  | { readonly kind: 'effect'; readonly ability: number; readonly part: number; readonly index: number };

export interface Refusal {
  readonly refused: string;
  readonly rule: string | null;
}
export type Outcome = Blocks | Refusal;

export const isRefusal = (outcome: Outcome): outcome is Refusal => 'refused' in outcome;

export interface Ground {
  /** What kind of card it is; null: its game tells none apart. */
  readonly type: string | null;
  readonly vocabulary: VocabularyAnswer;
}

export const anyForm: TextForm = { noCaveat: null, noMore: null, noNames: null };

/** Of what the text of the card may be made. */
export const formOf = ({ type, vocabulary }: Ground): TextForm => vocabulary.forms[type ?? ''] ?? anyForm;

const kindNames: Readonly<Record<Kind, string>> = {
  caveat: 'caveat',
  condition: 'activation condition',
  cost: 'activation cost',
  target: 'target selection',
  effect: 'effect',
};
export const kindName = (kind: Kind): string => kindNames[kind];

export const emptyAbility = (name: string | null): Ability => ({
  name,
  condition: null,
  costs: [],
  parts: [],
});

/** The blocks of a card as it was read. */
export function blocksOf(caveat: Use | null, paragraphs: readonly ReadParagraph[]): Blocks {
  return {
    caveat,
    paragraphs: paragraphs.flatMap(
      ({ text, ability, hasCaveat, understood, saysNoAbilities, costs, cost }) => {
        if (saysNoAbilities || (hasCaveat && !ability && understood)) return [];
        return [{ text: hasCaveat && understood ? null : text, ability, locked: !understood, costs, cost }];
      },
    ),
  };
}

export const refuse = (refused: string, rule: string | null = null): Refusal => ({ refused, rule });

/** The number that a fresh block has for each of its letters. */
const freshUse = ({ id, variables }: OfferedComponent): Use => ({
  id,
  values: Object.fromEntries(variables.map((variable) => [variable, 1])),
});

/** The slot that a component takes by itself in an ability, as when it is added by the keyboard. */
export function naturalSlot(blocks: Blocks, ability: number, kind: Kind, { vocabulary }: Ground): Slot {
  const held = blocks.paragraphs[ability]?.ability ?? emptyAbility(null);
  const last = held.parts.length - 1;
  const part = held.parts[last];
  switch (kind) {
    case 'caveat':
      return { kind };
    case 'condition':
      return { kind, ability };
    case 'cost':
      return { kind, ability, index: held.costs.length };
    case 'target': {
      const opens = part !== undefined && part.target !== null && part.effects.length > 0;
      return { kind, ability, part: vocabulary.subAbilities && opens ? last + 1 : Math.max(last, 0) };
    }
    case 'effect':
      return { kind, ability, part: Math.max(last, 0), index: part?.effects.length ?? 0 };
  }
}

/** Puts a component into a slot. An ability one past the last is a new one. */
export function place(
  blocks: Blocks,
  component: OfferedComponent,
  slot: Slot,
  ground: Ground,
  use?: Use,
): Outcome {
  const { vocabulary } = ground;
  const { noCaveat, noMore } = formOf(ground);
  const { rules } = vocabulary;
  const fresh = use ?? freshUse(component);
  if (component.kind !== slot.kind)
    return refuse(
      `That is the place of the ${kindName(slot.kind)}; this is a block of the kind ${kindName(component.kind)}.`,
      rules.order,
    );
  if (slot.kind === 'caveat') {
    if (noCaveat) return refuse(noCaveat.because, noCaveat.rule);
    if (blocks.caveat)
      return refuse('A card has at most one caveat; take the other one away first.', rules.oneCaveat);
    return { ...blocks, caveat: fresh };
  }
  if (noMore && slot.ability > 0 && blocks.paragraphs[slot.ability] === undefined)
    return refuse(`${noMore.because} Add to that one.`, noMore.rule);
  return changeAbility(blocks, slot.ability, ground, (held) => {
    switch (slot.kind) {
      case 'condition':
        if (held.condition)
          return refuse(
            'An ability has at most one activation condition; take the other one away first.',
            rules.oneCondition,
          );
        return { ...held, condition: fresh };
      case 'cost':
        if (held.costs.length > 0 && !vocabulary.manyCosts)
          return refuse(
            'An ability has at most one activation cost; take the other one away first.',
            rules.oneCost,
          );
        return { ...held, costs: held.costs.toSpliced(slot.index, 0, fresh) };
      case 'target': {
        const part = held.parts[slot.part];
        if (part?.target)
          return refuse('There is a target selection already; take it away first.', rules.oneTarget);
        if (slot.part > 0 && !vocabulary.subAbilities)
          return refuse('An ability has at most one target selection.', rules.oneTarget);
        const made: SubAbility = {
          target: fresh,
          effects: part?.effects ?? [],
          joiners: part?.joiners ?? [],
        };
        return { ...held, parts: held.parts.toSpliced(slot.part, 1, made) };
      }
      case 'effect': {
        const part = held.parts[slot.part] ?? { target: null, effects: [], joiners: [] };
        const effects = part.effects.toSpliced(slot.index, 0, fresh);
        return { ...held, parts: held.parts.toSpliced(slot.part, 1, withJoiners(part, effects, vocabulary)) };
      }
    }
  });
}

/** The part with these effects; what joined them stays where it can. */
export const withJoiners = (
  part: SubAbility,
  effects: readonly Use[],
  { subAbilities }: VocabularyAnswer,
): SubAbility => ({
  ...part,
  effects,
  joiners: subAbilities ? effects.slice(1).map((_, index) => part.joiners[index] ?? 'then') : [],
});

/** Changes an ability as long as nothing of it would be lost. */
export function changeAbility(
  blocks: Blocks,
  index: number,
  ground: Ground,
  change: (ability: Ability) => Ability | Refusal,
): Outcome {
  const paragraph = blocks.paragraphs[index];
  if (paragraph?.locked)
    return refuse(
      'Some words of this ability are in no guide and would be lost; put them right in the text first.',
    );
  const name = ground.vocabulary.needsNames && !formOf(ground).noNames ? `ABILITY ${index + 1}` : null;
  const changed = change(paragraph?.ability ?? emptyAbility(name));
  if ('refused' in changed) return changed;
  const tidy: Ability = {
    ...changed,
    parts: changed.parts.filter(({ target, effects }) => target || effects.length > 0),
  };
  const made: Paragraph = { text: null, ability: tidy, locked: false, costs: [], cost: null };
  return { ...blocks, paragraphs: blocks.paragraphs.toSpliced(index, 1, made) };
}

export function useAt(blocks: Blocks, slot: Slot): Use | null {
  if (slot.kind === 'caveat') return blocks.caveat;
  const held = blocks.paragraphs[slot.ability]?.ability;
  if (!held) return null;
  if (slot.kind === 'condition') return held.condition;
  if (slot.kind === 'cost') return held.costs[slot.index] ?? null;
  const part = held.parts[slot.part];
  return (slot.kind === 'target' ? part?.target : part?.effects[slot.index]) ?? null;
}

/** Takes the block out of its slot, or puts another use there. */
function replace(blocks: Blocks, slot: Slot, ground: Ground, use: Use | null): Outcome {
  if (slot.kind === 'caveat') return { ...blocks, caveat: use };
  const filled = use ? [use] : [];
  return changeAbility(blocks, slot.ability, ground, (held) => {
    if (slot.kind === 'condition') return { ...held, condition: use };
    if (slot.kind === 'cost') return { ...held, costs: held.costs.toSpliced(slot.index, 1, ...filled) };
    const part = held.parts[slot.part];
    if (!part) return held;
    const changed: SubAbility =
      slot.kind === 'target'
        ? { ...part, target: use }
        : withJoiners(part, part.effects.toSpliced(slot.index, 1, ...filled), ground.vocabulary);
    return { ...held, parts: held.parts.toSpliced(slot.part, 1, changed) };
  });
}

export const remove = (blocks: Blocks, slot: Slot, ground: Ground): Outcome =>
  replace(blocks, slot, ground, null);

export function setNumber(
  blocks: Blocks,
  slot: Slot,
  variable: Variable,
  value: number,
  ground: Ground,
): Outcome {
  const use = useAt(blocks, slot);
  if (!use) return refuse('There is no block here.');
  return replace(blocks, slot, ground, { ...use, values: { ...use.values, [variable]: value } });
}

/** Puts the same block after itself: costs and effects only, of the others an ability has one. */
export function duplicate(blocks: Blocks, slot: Slot, component: OfferedComponent, ground: Ground): Outcome {
  const use = useAt(blocks, slot);
  if (!use) return refuse('There is no block here.');
  const after: Slot =
    slot.kind === 'cost' || slot.kind === 'effect' ? { ...slot, index: slot.index + 1 } : slot;
  return place(blocks, component, after, ground, use);
}

export function rename(blocks: Blocks, index: number, name: string, ground: Ground): Outcome {
  const { noNames } = formOf(ground);
  if (noNames) return refuse(noNames.because, noNames.rule);
  const tidy = name
    .toUpperCase()
    .replaceAll(/[:.;→()\n]/g, '')
    .trim();
  return changeAbility(blocks, index, ground, (held) => ({ ...held, name: tidy === '' ? null : tidy }));
}

export const setJoiner = (
  blocks: Blocks,
  ability: number,
  part: number,
  index: number,
  joiner: 'then' | 'also',
  ground: Ground,
): Outcome =>
  changeAbility(blocks, ability, ground, (held) => ({
    ...held,
    parts: held.parts.map((sub, at) =>
      at === part ? { ...sub, joiners: sub.joiners.with(index, joiner) } : sub,
    ),
  }));

export const removeAbility = (blocks: Blocks, index: number): Blocks => ({
  ...blocks,
  paragraphs: blocks.paragraphs.toSpliced(index, 1),
});

export function duplicateAbility(blocks: Blocks, index: number, ground: Ground): Outcome {
  const paragraph = blocks.paragraphs[index];
  if (!paragraph) return refuse('There is no ability here.');
  const { noMore } = formOf(ground);
  if (noMore) return refuse(noMore.because, noMore.rule);
  return { ...blocks, paragraphs: blocks.paragraphs.toSpliced(index + 1, 0, paragraph) };
}

export function nudgeAbility(blocks: Blocks, index: number, by: 1 | -1): Outcome {
  const [moved, other] = [blocks.paragraphs[index], blocks.paragraphs[index + by]];
  if (!moved || !other) return refuse('It cannot be moved further.');
  return { ...blocks, paragraphs: blocks.paragraphs.with(index, other).with(index + by, moved) };
}

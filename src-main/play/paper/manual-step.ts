import type { PlayerNo } from '../../engine/decision.js';

/** A zone as the table shows it: a player's, or the part of a shared one in which their cards lie. */
export interface StepPlace {
  readonly seat: PlayerNo;
  readonly zone: string;
}

/** Cards that are handled together: those that everybody knows by their names, and how many they are with the others. */
interface Handled {
  /** Who handles them: whoever has them. */
  readonly seat: PlayerNo;
  readonly names: readonly string[];
  readonly count: number;
}

/** Something that people do with the cards on a real table, since the rules have it happen. */
export type ManualStep =
  /** Only so many cards on top of the deck, or (null) all of it. */
  | { readonly kind: 'shuffle'; readonly seat: PlayerNo; readonly zone: string; readonly top: number | null }
  | ({
      readonly kind: 'move';
      /** Null: from no zone, as a card that is being played. */
      readonly from: StepPlace | null;
      /** Null: to no zone, in the open. */
      readonly to: StepPlace | null;
      /** On which end of a deck they are laid. Left out: they go to no deck. */
      readonly end?: 'top' | 'bottom';
      /** They lie face down where all can see them. Left out: not so. */
      readonly faceDown?: true;
    } & Handled)
  | ({ readonly kind: 'show'; readonly from: StepPlace | null } & Handled)
  /** What stands for something that is no card of a deck is laid out, or taken away. */
  | ({ readonly kind: 'token'; readonly comes: boolean; readonly at: StepPlace | null } & Handled)
  | ({ readonly kind: 'turn'; readonly sideways: boolean; readonly at: StepPlace } & Handled)
  | ({
      readonly kind: 'counters';
      /** "Shield Counter". */
      readonly counter: string;
      /** Below 0: they are taken away. */
      readonly by: number;
    } & Handled);

/** Steps one after the other, where like ones that follow one another are one. */
export function gatheredSteps(steps: readonly ManualStep[]): ManualStep[] {
  const gathered: ManualStep[] = [];
  for (const step of steps) {
    const last = gathered.at(-1);
    const both = last && together(last, step);
    if (both) gathered[gathered.length - 1] = both;
    else gathered.push(step);
    if (step.kind === 'shuffle' && last?.kind === 'move')
      gathered[gathered.length - 2] = intoShuffled(last, step);
  }
  return gathered;
}

type Move = Extract<ManualStep, { kind: 'move' }>;

/** Where a deck is shuffled at once it does not matter where in it cards are laid. */
function intoShuffled(
  { end, ...move }: Move,
  { seat, zone }: Extract<ManualStep, { kind: 'shuffle' }>,
): Move {
  const { to } = move;
  const isInto = to?.seat === seat && to.zone === zone;
  return end === undefined || isInto ? move : { ...move, end };
}

function together(first: ManualStep, second: ManualStep): ManualStep | null {
  if (first.kind === 'shuffle' || second.kind === 'shuffle') return null;
  if (kindOf(first) !== kindOf(second)) return null;
  return { ...first, names: [...first.names, ...second.names], count: first.count + second.count };
}

/** All of a step but the cards. */
const kindOf = (step: ManualStep): string => JSON.stringify({ ...step, names: [], count: 0 });

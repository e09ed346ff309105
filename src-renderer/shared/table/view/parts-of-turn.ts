import type { TableView } from '../../../../src-main/api/answers/play-answers.js';

/** A step of a turn, or a phase that has none. */
export interface PartOfTurn {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly state: 'past' | 'now' | 'coming';
  /** Another phase begins with it. */
  readonly begins: boolean;
}

/** Whether all steps and phases without steps have short names, so that they can stand side by side. */
export const hasShortNames = ({ phases }: Pick<TableView, 'phases'>): boolean =>
  phases.length > 0 &&
  phases.every(({ short, steps = [] }) => (steps.length > 0 ? steps.every((step) => step.short) : short));

/** All steps of a turn in their order, and where it stands. */
export function partsOfTurn({ phases, turn }: Pick<TableView, 'phases' | 'turn'>): PartOfTurn[] {
  const parts = phases.flatMap((phase, nth) => {
    const { steps = [] } = phase;
    return (steps.length > 0 ? steps : [phase]).map(({ id, name, short = name }, place) => ({
      id,
      name,
      short,
      begins: place === 0 && nth > 0,
    }));
  });
  const at = parts.findIndex(({ id }) => id === (turn.step ?? turn.phase));
  return parts.map((part, place) => ({
    ...part,
    state: place === at ? 'now' : place < at ? 'past' : 'coming',
  }));
}

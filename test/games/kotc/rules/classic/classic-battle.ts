import { creature, type Scene } from '../../scene.js';

/** Creatures that cost nothing and only fight: their offense and defense are all that matters. */
export const fighters = {
  bear: creature(2, 5, '', 0),
  boar: creature(2, 10, '', 0),
  guard: creature(1, 10, '', 0),
  ox: creature(1, 4, '', 0),
  imp: creature(1, 1, '', 0),
  wall: creature(0, 9, '', 0),
  elk: creature(1, 8, '', 0),
  giant: creature(3, 15, '', 0),
  ghost: creature(1, 0, '', 0),
};

type Step = Scene['steps'][number];
type Check = Extract<Step, { expect: unknown }>['expect'];

/** Labels are the cards’ names, with a number from the second on. */
const cardOf = (label: string): string => label.replace(/ \d+$/, '');

/** A attacks B, or a creature of B's; B defends; dice are used as `use` says, the rest as rolled; the battle is fought out. */
export function fought(told: {
  readonly team: readonly string[];
  readonly victim?: string;
  readonly defense?: readonly string[];
  /** Creatures of B's that do not defend. */
  readonly others?: readonly string[];
  readonly hp?: readonly [number, number];
  /** The attacking dice first. */
  readonly dice: readonly number[];
  readonly use?: readonly Step[];
  readonly expect: Check;
}): Omit<Scene, 'rules'> {
  const { team, victim = 'B', defense = [], others = [], hp: [ofA, ofB] = [20, 20], dice, use = [] } = told;
  const mine = [...defense, ...others];
  const defending: Step[] = mine.length > 0 ? [{ by: 'B', defend: [...defense] }] : [];
  return {
    cards: fighters,
    players: [
      { name: 'A', hp: ofA, battlefield: team.map(cardOf) },
      { name: 'B', hp: ofB, battlefield: mine.map(cardOf) },
    ],
    turn: { phase: 'battle' },
    dice: [...dice],
    steps: [
      { by: 'A', attack: [...team], victim },
      ...defending,
      ...use,
      { resolve: true },
      { expect: { battle: null, ...told.expect } },
    ],
  };
}

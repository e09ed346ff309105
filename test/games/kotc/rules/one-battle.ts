import { minion, play, type Scene } from '../scene.js';

const cards = {
  bear: minion(2, 3),
  ox: minion(1, 4),
  imp: minion(1, 1),
  wall: minion(0, 9),
  giant: minion(3, 8),
  ghost: minion(1, 0),
};

type Step = Scene['steps'][number];
type Check = Extract<Step, { expect: unknown }>['expect'];

/** Labels are the cards’ names, with a number from the second on. */
const cardOf = (label: string): string => label.replace(/ \d+$/, '');

/** A attacks B, or a minion of B's; B defends; dice are used as `use` says; B looks on when it is over. */
export function battle(told: {
  readonly team: readonly string[];
  readonly victim?: string;
  readonly defense?: readonly string[];
  /** Minions of B's that do not defend. */
  readonly others?: readonly string[];
  readonly hp?: readonly [number, number];
  /** The attacking dice first. */
  readonly dice: readonly number[];
  readonly use?: readonly Step[];
  readonly expect: Check;
}): void {
  const { team, victim = 'B', defense = [], others = [], hp: [ofA, ofB] = [35, 35], dice, use = [] } = told;
  const mine = [...defense, ...others];
  const defending: Step[] = mine.length > 0 ? [{ by: 'B', defend: [...defense] }] : [];
  play({
    cards,
    players: [
      { name: 'A', hp: ofA, battlefield: team.map(cardOf) },
      { name: 'B', hp: ofB, battlefield: mine.map(cardOf), askAlways: true },
    ],
    turn: { phase: 'battle' },
    dice: [...dice],
    steps: [
      { by: 'A', attack: [...team], victim },
      { by: 'B', pass: true },
      ...defending,
      { by: 'B', pass: true },
      ...use,
      { expect: { battle: null, ...told.expect } },
    ],
  });
}

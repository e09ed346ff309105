/** Procedures that are under way, as the state remembers them (engine/frames). */
import { z } from 'zod';
import { playerNo, whole } from '../../../../engine/defaults/base-state.js';

const of = <D extends string, S extends [string, ...string[]]>(name: D, steps: S) => ({
  do: z.literal(name),
  step: z.enum(steps),
});

export const frame = z.discriminatedUnion('do', [
  z.strictObject({ ...of('setup', ['shuffle', 'first', 'mulligan', 'begin']) }),
  z.strictObject({ ...of('turn', ['begin', 'step', 'next']) }),
  /** Who has priority, and how many have passed in succession. */
  z.strictObject({ ...of('priority', ['check', 'ask', 'resolve']), player: playerNo, passes: whole(0) }),
]);
export type Frame = Readonly<z.infer<typeof frame>>;

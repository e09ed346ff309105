/** Procedures that are under way, as the state remembers them (engine/frames). */
import { z } from 'zod';
import { playerNo, whole } from '../../../../engine/defaults/base-state.js';
import { steps } from './steps.js';

const of = <D extends string, S extends [string, ...string[]]>(name: D, steps: S) => ({
  do: z.literal(name),
  step: z.enum(steps),
});

export const frame = z.discriminatedUnion('do', [
  z.strictObject({
    ...of('setup', ['first', 'deal', 'mulligan', 'begin']),
    /** Who decides who begins; left out: chance does. */
    chooser: playerNo.optional(),
    /** Who has not kept a hand yet, in the order in which they decide. */
    left: z.array(playerNo).max(30),
  }),
  z.strictObject({
    ...of('turn', ['begin', 'enter', 'act', 'priority', 'leave']),
    /** The step that is entered; left out: the one at which the state stands. */
    to: z.enum(steps).optional(),
    /** It belongs to an additional phase. */
    extra: z.literal(true).optional(),
    /** In additional phases: the step with which the turn goes on after them. */
    back: z.enum([...steps, 'over']).optional(),
    /** The draw of this step waits on the stack (MC-Q-28). */
    draws: z.literal(true).optional(),
    /** Another cleanup step follows (MC-Q-19). */
    again: z.literal(true).optional(),
  }),
  /** Who has priority, and how many have passed in succession. */
  z.strictObject({
    ...of('priority', ['check', 'ask', 'resolve']),
    player: playerNo,
    passes: whole(0, 30),
    /** How much was carried out since a player was asked last: without end it is a loop (MC-Q-100). */
    unasked: whole(0),
  }),
]);
export type Frame = Readonly<z.infer<typeof frame>>;

/** Whether the draw of the step is still on the stack (MC-Q-28). */
export const isDrawWaiting = ({ frames = [] }: { readonly frames?: readonly Frame[] | undefined }): boolean =>
  frames.some((one) => one.do === 'turn' && one.draws);

import { fork } from 'node:child_process';

/** What a process that draws is asked. */
export interface DrawingJob {
  readonly svg: Uint8Array;
  /** Pixels that the longer side gets. */
  readonly side: number;
}

export type DrawingAnswer =
  | { readonly kind: 'drawn'; readonly png: Uint8Array }
  /** A sentence. */
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'too-large' | 'damaged' };

/** A process that draws one SVG: the program `svg-drawer.ts`. */
export interface Drawer {
  send(job: DrawingJob): void;
  /** Calls back once: with the answer, or with null when the process ended without one. */
  whenAnswered(tell: (answer: DrawingAnswer | null) => void): void;
  /** Ends it, whatever it is doing. */
  kill(): void;
}

/**
 * Begins a process that draws.
 * @param program its file
 * @param env all of the surroundings that are handed on
 */
export type StartDrawer = (program: string, env: NodeJS.ProcessEnv) => Drawer;

/** A process of Node's. */
export const nodeDrawer: StartDrawer = (program, env) => {
  const child = fork(program, {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return {
    // A process that ends early does not take the drawing; that it has ended is said by the exit.
    send: (job) => void child.send(job, () => undefined),
    whenAnswered(tell) {
      child.once('message', (answer) => tell(answer as DrawingAnswer));
      child.once('error', () => tell(null));
      child.once('exit', () => tell(null));
    },
    kill: () => void child.kill('SIGKILL'),
  };
};

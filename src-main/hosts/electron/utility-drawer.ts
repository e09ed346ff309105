import { utilityProcess } from 'electron';
import type { DrawingAnswer, StartDrawer } from '../../library/pictures/drawer.js';

/**
 * A process that draws, of Electron's own kind: the program file cannot be started as Node, so that nobody else can run scripts by it
 * (`electronFuses` in package.json).
 */
export const utilityDrawer: StartDrawer = (program, env) => {
  const child = utilityProcess.fork(program, [], {
    env,
    execArgv: [],
    stdio: 'ignore',
    serviceName: 'Cardwright drawings',
  });
  return {
    send: (job) => child.postMessage(job),
    whenAnswered(tell) {
      child.once('message', (answer: DrawingAnswer) => tell(answer));
      child.once('exit', () => tell(null));
    },
    kill: () => void child.kill(),
  };
};

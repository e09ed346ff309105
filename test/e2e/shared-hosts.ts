/** Web hosts of a test process, all in one process beside it, in which the program is loaded once and stays warm. */
import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter, on } from 'node:events';
import pLimit from 'p-limit';
import { inProject } from '../../src-main/setup/project.mjs';
import { addressesOf, serving, WebHost, type HostPlace } from './host.js';

type Message = { readonly run: number } & ({ readonly out: string } | { readonly code: number });

export interface SharedHost {
  readonly host: WebHost;
  /** Ends it as Ctrl+C does. @throws Error when it does not end well */
  close(): Promise<void>;
}

/** One after the other: the process is told the folder of settings by its environment. */
const inTurn = pLimit(1);
let child: ChildProcess | undefined;
let runs = 0;

/** Ports of hosts that have ended: what a page has compiled holds for the addresses that it came from. */
const freePorts: string[] = [];

/** Starts a host; the app must be built. */
export const startSharedHost = (place: HostPlace): Promise<SharedHost> =>
  inTurn(() => start({ ...place, port: freePorts.pop() ?? '0' }));

async function start(place: HostPlace): Promise<SharedHost> {
  child ??= begin();
  const hosts = child;
  const run = (runs += 1);
  const printed = new EventEmitter();
  const ended = new Promise<number | null>((done) => {
    hosts.on('message', function hear(message: Message) {
      if (message.run !== run) return;
      if ('out' in message) return void printed.emit('line', message.out);
      hosts.off('message', hear);
      done(message.code);
    });
    hosts.once('exit', () => done(null));
  });
  void ended.then(() => printed.emit('end'));
  const addresses = addressesOf(linesOf(printed));
  const first = addresses.next();
  hosts.send({ run, args: serving(place), settings: place.settings });
  const { value } = await first;
  if (!value) throw new Error('The web host ended at once.');
  const host = new WebHost(value, addresses);
  const close = async (): Promise<void> => {
    hosts.send({ run });
    const code = await ended;
    freePorts.push(new URL(host.origin).port);
    if (code !== 0) throw new Error(`The web host ended with code ${code}.`);
  };
  return { host, close };
}

function begin(): ChildProcess {
  const started = fork(inProject('test', 'e2e', 'host-process.mjs'), {
    env: { ...process.env, DISPLAY: '' },
    execArgv: [],
  });
  started.setMaxListeners(0);
  started.once('exit', () => (child = undefined));
  return started;
}

async function* linesOf(printed: EventEmitter): AsyncGenerator<string, void, void> {
  for await (const [line] of on(printed, 'line', { close: ['end'] })) yield line as string;
}

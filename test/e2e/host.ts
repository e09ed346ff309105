import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inProject } from '../../src-main/setup/project.mjs';

export interface HostPlace {
  /** Folder of the library. */
  readonly library: string;
  /** Folder of what the program remembers for a person. */
  readonly settings: string;
  /** Where it is served; left out: any free port. */
  readonly port?: string;
  /** Folder in which it keeps what goes away with it; left out: the system's. */
  readonly temporary?: string;
}

/** The arguments of the command that serves a library. */
export const serving = ({ library, port = '0' }: HostPlace): readonly string[] => [
  'serve',
  '--json',
  '--port',
  port,
  '--library',
  library,
];

/** A web host at which pages can be opened. */
export class WebHost {
  readonly origin: string;
  readonly #addresses: AsyncIterator<string>;
  #waiting: string | null;

  /** @param first the address that it printed first, and `addresses` those after it */
  constructor(first: string, addresses: AsyncIterator<string>) {
    this.#addresses = addresses;
    this.#waiting = first;
    this.origin = new URL(first).origin;
  }

  /** An address that nobody has used yet. */
  async address(): Promise<string> {
    if (this.#waiting === null) {
      // Whoever comes without a session makes the host print a fresh address.
      await fetch(this.origin);
      const next = await this.#addresses.next();
      if (next.done) throw new Error('The web host has ended.');
      return next.value;
    }
    const address = this.#waiting;
    this.#waiting = null;
    return address;
  }
}

/** The web host as people start it: the built command, in a process of its own. */
export class HostProcess extends WebHost {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, first: string, addresses: AsyncIterator<string>) {
    super(first, addresses);
    this.#child = child;
  }

  /**
   * Starts a host; the app must be built.
   * @param program what node runs; left out: the built command
   * @throws Error with what the host said when it ended at once
   */
  static async start(
    place: HostPlace,
    program: readonly string[] = [inProject('out', 'main', 'cli.js')],
  ): Promise<HostProcess> {
    const { settings, temporary } = place;
    const child = spawn(process.execPath, [...program, ...serving(place)], {
      env: {
        ...process.env,
        CARDWRIGHT_SETTINGS_FOLDER: settings,
        DISPLAY: '',
        ...(temporary !== undefined && { TMPDIR: temporary, TEMP: temporary, TMP: temporary }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    const addresses = addressesOf(createInterface({ input: child.stdout }));
    const first = await addresses.next();
    if (first.done) throw new Error(`The web host ended at once: ${said}`);
    return new HostProcess(child, first.value, addresses);
  }

  /** Ends it as Ctrl+C does. Answers its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGINT');
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  #end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null)
      return Promise.resolve(this.#child.exitCode);
    return new Promise((done) => {
      this.#child.once('exit', (code) => done(code));
      this.#child.kill(signal);
    });
  }
}

/** The addresses in what a host prints. */
export async function* addressesOf(lines: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  for await (const line of lines) {
    const { address } = JSON.parse(line) as { address?: string };
    if (address === undefined) throw new Error(`The web host said: ${line}`);
    yield address;
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedApp } from '../shared/served-app.js';
import { RendererFiles } from '../shared/renderer-files.js';
import { reportUnexpected } from '../shared/report-unexpected.js';
import { plain, send } from './answers.js';
import { ownOrigin } from './request-check.js';
import { answerRequest } from './routes.js';
import { Sessions } from './sessions.js';
import { Sockets } from './sockets.js';

export interface WebHostOptions {
  readonly app: ServedApp;
  /** Folder of the built pages. */
  readonly renderer: string;
  /** 0: any free port. */
  readonly port: number;
  /** Called whenever a new address is ready: at start, and when somebody came with one that is used up. */
  readonly announce: (address: string) => void;
}

export interface WebHost {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the app to browsers of this computer: on 127.0.0.1 only, to whoever has the one-time address.
 * @throws Error with a sentence when the port is taken or the pages are not built.
 */
export async function startWebHost(options: WebHostOptions): Promise<WebHost> {
  const files = new RendererFiles(options.renderer);
  const sessions = new Sessions();
  const sockets = new Sockets(options.app, sessions);
  let port = options.port;
  const announce = (): void => options.announce(`http://127.0.0.1:${port}/?token=${sessions.issue()}`);

  const server = createServer((request, response) => {
    const origin = ownOrigin(request, port);
    const method = request.method ?? '';
    answerRequest(request, { app: options.app, files, sessions, port, announce }).then(
      (answer) => send(response, answer, method, origin),
      (error: unknown) => {
        reportUnexpected(error);
        send(response, plain(500, 'Cardwright could not answer; the terminal says why.'), method, origin);
      },
    );
  });
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head, port));
  port = await listen(server, options.port);
  announce();
  return {
    port,
    close: () =>
      new Promise((done) => {
        sockets.close();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(portSentence(error, port))));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

function portSentence(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken; choose another with --port, or leave it out.`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by you; choose one above 1023.`;
  return `The web host could not start on 127.0.0.1: ${error.message}.`;
}

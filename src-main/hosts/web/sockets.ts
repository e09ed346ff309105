import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/ws';
import { WebSocketServer } from 'ws';
import type { ServedApp } from '../shared/served-app.js';
import { reportUnexpected } from '../shared/report-unexpected.js';
import { isFromOwnPage, ownOrigin } from './request-check.js';
import { cookieName, cookieValue, type Sessions } from './sessions.js';

/** The largest message a page may send: room for a picture file at the import limit. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

/** Serves the contract over WebSockets at /rpc to pages of this host with a session. */
export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  readonly #handler: RPCHandler<Record<never, never>>;
  readonly #sessions: Sessions;

  constructor(app: Pick<ServedApp, 'router'>, sessions: Sessions) {
    this.#handler = new RPCHandler(app.router, { interceptors: [onError(reportUnexpected)] });
    this.#sessions = sessions;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
    socket.on('error', () => socket.destroy());
    const refusal = this.#refusal(request, port);
    if (refusal !== null) {
      socket.end(
        `HTTP/1.1 ${refusal} ${STATUS_CODES[refusal]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (connection) => {
      // ws closes the connection after an error (a message too large and the like) by itself.
      connection.on('error', () => undefined);
      void this.#handler.upgrade(connection, { context: {} });
    });
  }

  close(): void {
    for (const connection of this.#server.clients) connection.terminate();
    this.#server.close();
  }

  #refusal(request: IncomingMessage, port: number): number | null {
    if (!ownOrigin(request, port) || !isFromOwnPage(request, port)) return 403;
    if (request.url !== '/rpc') return 404;
    return this.#sessions.has(cookieValue(request.headers.cookie, cookieName(port))) ? null : 401;
  }
}

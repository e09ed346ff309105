import { createORPCClient } from '@orpc/client';
import type { Client } from './client.js';
import { pause } from './pause.js';
import { ReconnectingLink, type ConnectionStatus } from './reconnect.js';
import { openPort, openSocket } from './transports.js';

export interface Connection {
  readonly client: Client;
  readonly status: ConnectionStatus;
  readonly retryNow: () => void;
}

/** Connects to whichever host this page runs in: Electron's main process, or the web host that served it. */
export function connect(): Connection {
  let status = $state<ConnectionStatus>('connecting');
  const electron = window.cardwright?.kind === 'electron';
  const link = new ReconnectingLink({
    open: () => (electron ? openPort(window) : openSocket(window.location)),
    wait: pause,
    onStatus: (next) => (status = next),
  });
  return {
    client: createORPCClient<Client>(link),
    get status() {
      return status;
    },
    retryNow: () => link.retryNow(),
  };
}

import type { ConnectMessage } from '../../src-main/api/desktop-bridge.js';
import { RPCLink as PortLink } from '@orpc/client/message-port';
import { RPCLink as SocketLink } from '@orpc/client/websocket';
import type { Transport } from './reconnect.js';

/** The message that, with a port, asks Electron's preload script for a line to the main process. */
const CONNECT: ConnectMessage = 'cardwright:connect';

/** A line to Electron's main process, which lives as long as this window does. */
export async function openPort(target: Window): Promise<Transport> {
  const { port1, port2 } = new MessageChannel();
  const link = new PortLink({ port: port1 });
  const closed = new Promise<void>((resolve) => {
    port1.addEventListener('close', () => resolve());
  });
  port1.start();
  target.postMessage(CONNECT, target.location.origin, [port2]);
  return { link, closed };
}

/** A line to the web host that served this page. @throws Error when the host does not answer. */
export async function openSocket(location: Location): Promise<Transport> {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/rpc`);
  const link = new SocketLink({ websocket: socket });
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve(), { once: true });
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('close', () => reject(new Error('Cardwright does not answer.')), { once: true });
  });
  return { link, closed };
}

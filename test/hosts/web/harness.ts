import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { startWebHost } from '../../../src-main/hosts/web/web-host.js';
import { FakeApp } from '../fake-app.js';
import { tempFolder } from '../temp-folder.js';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** A web host with a fake app, and pages in a folder beside a file that must never be served. */
export async function startHost() {
  const folder = tempFolder();
  const renderer = join(folder, 'renderer');
  mkdirSync(join(renderer, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'TOP SECRET');
  writeFileSync(join(renderer, 'index.html'), '<!doctype html><title>Cardwright</title>');
  writeFileSync(join(renderer, 'assets', 'main-abc123.js'), 'export {};');
  const app = new FakeApp();
  const addresses: string[] = [];
  const host = await startWebHost({ app, renderer, port: 0, announce: (address) => addresses.push(address) });
  onTestFinished(() => host.close());
  return new Visitor(host.port, app, addresses);
}

/** Somebody who sends requests exactly as told: no URL is tidied up on the way. */
export class Visitor {
  constructor(
    readonly port: number,
    readonly app: FakeApp,
    readonly addresses: string[],
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Path and query of the newest address on the terminal. */
  get newest(): string {
    return this.addresses.at(-1)?.slice(this.origin.length) ?? '';
  }

  call(path: string, { method = 'GET', headers = {} }: Call = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: this.port, path, method, headers, agent: false },
        (reply) => {
          let body = '';
          reply.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }));
        },
      );
      sent.on('error', reject);
      sent.end();
    });
  }

  /** Uses the newest address and answers the Cookie header for what follows. */
  async enter(): Promise<string> {
    const reply = await this.call(this.newest);
    return reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  }

  /** The status that refused an upgrade, or the open connection. */
  upgrade(headers: Record<string, string>, path = '/rpc'): Promise<number | WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}${path}`, { headers });
    onTestFinished(() => socket.terminate());
    return new Promise((resolve) => {
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (_request, reply) => resolve(reply.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
  }
}

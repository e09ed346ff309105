import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { securityHeaders } from '../shared/csp.js';

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A file is sent as it is read, however long. */
  readonly body?: Uint8Array | string | { readonly file: string; readonly size: number };
}

/** Sends an answer with the security headers; without its body for HEAD. `origin` is the host's own, if known. */
export function send(response: ServerResponse, answer: Answer, method: string, origin: string | null): void {
  const { body = '' } = answer;
  const isFile = typeof body === 'object' && 'file' in body;
  const bytes = isFile ? null : Buffer.from(body);
  response.writeHead(answer.status, {
    ...securityHeaders(origin ? [origin.replace('http:', 'ws:')] : []),
    'Cache-Control': 'no-store',
    'Content-Length': String(isFile ? body.size : bytes?.length),
    ...answer.headers,
  });
  if (isFile && method !== 'HEAD') {
    // A reader who goes away, or a file that is gone by now, ends the answer short of its length.
    pipeline(createReadStream(body.file), response, () => undefined);
  } else response.end(method === 'HEAD' ? undefined : bytes);
}

/** A page that says one thing, for people who came by the wrong way. */
export function notice(status: number, title: string, sentence: string): Answer {
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body:
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} · Cardwright</title>` +
      `<main><h1>${title}</h1><p>${sentence}</p></main></html>\n`,
  };
}

export const notFound: Answer = plain(404, 'There is nothing at this address.');

export function plain(status: number, sentence: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body: `${sentence}\n`,
  };
}

/**
 * Content-Disposition for a download: the name in RFC 8187 form (RFC 5987's successor), and an ASCII stand-in for
 * readers that do not know it.
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

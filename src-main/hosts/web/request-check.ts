import type { IncomingMessage } from 'node:http';

/** The names under which this host may be addressed; any other is a foreign name led here by its DNS. */
const hostNames = ['127.0.0.1', 'localhost'];

/**
 * The request's own origin ("http://127.0.0.1:4321"), or null when its Host header is not this host's. That
 * refuses pages of other names that a DNS server pointed at 127.0.0.1.
 */
export function ownOrigin(request: IncomingMessage, port: number): string | null {
  const host = request.headers.host?.toLowerCase();
  const known = hostNames.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
  return known ? `http://${host}` : null;
}

/** Whether the request says that it comes from a page of this host. A missing Origin header says nothing. */
export function isFromOwnPage(request: IncomingMessage, port: number): boolean {
  return request.headers.origin !== undefined && request.headers.origin === ownOrigin(request, port);
}

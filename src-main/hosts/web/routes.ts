import type { IncomingMessage } from 'node:http';
import { isAssetAddress } from '../../api/pictures/assets.js';
import type { ServedApp } from '../shared/served-app.js';
import type { RendererFiles } from '../shared/renderer-files.js';
import { attachment, notFound, notice, plain, type Answer } from './answers.js';
import { ownOrigin, isFromOwnPage } from './request-check.js';
import { cookieName, cookieValue, type Sessions } from './sessions.js';

export interface RouteContext {
  readonly app: Pick<ServedApp, 'asset' | 'output'>;
  readonly files: RendererFiles;
  readonly sessions: Sessions;
  readonly port: number;
  /** Prints a fresh address on the terminal. */
  readonly announce: () => void;
}

/** Answers one HTTP request: who asks is checked first, then what for. */
export async function answerRequest(request: IncomingMessage, context: RouteContext): Promise<Answer> {
  const { port, sessions } = context;
  if (!ownOrigin(request, port)) return plain(403, 'Cardwright answers only under its own address.');
  const method = request.method ?? '';
  if (method !== 'GET' && method !== 'HEAD') {
    if (!isFromOwnPage(request, port))
      return plain(403, 'This request does not come from Cardwright itself.');
    return plain(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
  }
  const url = parseTarget(request.url);
  if (!url) return plain(400, 'This address cannot be read.');

  const known = sessions.has(cookieValue(request.headers.cookie, cookieName(port)));
  const token = url.pathname === '/' ? url.searchParams.get('token') : null;
  if (known) return token === null ? answerContent(url.pathname, context) : redirectHome();
  if (token !== null && method === 'GET') {
    const secret = sessions.exchange(token);
    if (secret !== null)
      return redirectHome(`${cookieName(port)}=${secret}; HttpOnly; SameSite=Strict; Path=/`);
  }
  if (url.pathname !== '/') return plain(401, 'Open Cardwright by the address on the terminal first.');
  if (!sessions.waiting && method === 'GET') context.announce();
  return token === null
    ? notice(401, 'Address incomplete', 'Open the newest address that the terminal shows.')
    : notice(401, 'Address used up', 'Each address opens once. The terminal shows a fresh one.');
}

/** Path and query as they stand in the request line: the URL parser would resolve dots, so it gets the query only. */
function parseTarget(target = ''): { pathname: string; searchParams: URLSearchParams } | null {
  if (!target.startsWith('/')) return null;
  const at = target.indexOf('?');
  return at < 0
    ? { pathname: target, searchParams: new URLSearchParams() }
    : { pathname: target.slice(0, at), searchParams: new URLSearchParams(target.slice(at + 1)) };
}

function redirectHome(cookie?: string): Answer {
  return { status: 303, headers: { Location: '/', ...(cookie && { 'Set-Cookie': cookie }) } };
}

const IMMUTABLE = { 'Cache-Control': 'private, max-age=31536000, immutable' };

async function answerContent(pathname: string, { app, files }: RouteContext): Promise<Answer> {
  if (pathname.startsWith('/output/')) return answerOutput(pathname.slice('/output/'.length), app);
  const isAsset = isAssetAddress(pathname);
  const found = isAsset ? await app.asset(pathname) : await files.get(pathname);
  if (!found) return notFound;
  return {
    status: 200,
    headers: { 'Content-Type': found.type, ...(found.immutable && IMMUTABLE) },
    body: found.body,
  };
}

function answerOutput(id: string, app: Pick<ServedApp, 'output'>): Answer {
  const output = app.output(id);
  if (!output) return notFound;
  return {
    status: 200,
    headers: { 'Content-Type': output.type, 'Content-Disposition': attachment(output.name) },
    body: { file: output.path, size: output.size },
  };
}

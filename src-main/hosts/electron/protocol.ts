import { protocol, type Session } from 'electron';
import { isAssetAddress } from '../../api/pictures/assets.js';
import type { ServedApp } from '../shared/served-app.js';
import { securityHeaders } from '../shared/csp.js';
import type { RendererFiles } from '../shared/renderer-files.js';
import { reportUnexpected } from '../shared/report-unexpected.js';
import { SCHEME, isOwnAddress } from './origin.js';

/** Must run before Electron is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** What serves a page's file: the built files, or the development server's. */
export interface PageSource {
  get(pathname: string): Promise<{ type: string; body: Uint8Array; immutable: boolean } | null>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers app://cardwright/…: the app's own pages, and the library's pictures. */
export function serveApp(session: Session, pages: PageSource, app: Pick<ServedApp, 'asset'>): void {
  session.protocol.handle(SCHEME, async (request) => {
    const { headers } = pages;
    if (!isOwnAddress(request.url)) return new Response(null, { status: 403, headers });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
    }
    try {
      const { pathname, search } = new URL(request.url);
      const isAsset = isAssetAddress(pathname);
      const found = isAsset ? await app.asset(pathname) : await pages.get(pathname + search);
      if (!found) return new Response(null, { status: 404, headers });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(found.body), {
        headers: {
          ...headers,
          'Content-Type': found.type,
          'Cache-Control': found.immutable ? 'private, max-age=31536000, immutable' : 'no-store',
        },
      });
    } catch (error) {
      reportUnexpected(error);
      return new Response(null, { status: 500, headers });
    }
  });
}

export function builtPages(files: RendererFiles): PageSource {
  return { headers: securityHeaders(), get: (pathname) => files.get(pathname.split('?')[0] ?? '') };
}

/**
 * Pages from the development server, still under the app's own address. Its hot reload needs inline styles and
 * a socket to itself, so the policy is looser; never used once packaged.
 */
export function developmentPages(server: string): PageSource {
  const headers = securityHeaders([new URL(server).origin, new URL(server).origin.replace('http', 'ws')]);
  headers['Content-Security-Policy'] = headers['Content-Security-Policy']?.replace(
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  ) as string;
  return {
    headers,
    async get(target) {
      const answer = await fetch(new URL(target, server));
      if (!answer.ok) return null;
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      return { type, body: new Uint8Array(await answer.arrayBuffer()), immutable: false };
    },
  };
}

/**
 * What the app's pages may load and do: their own files and nothing else. Style attributes are allowed because
 * the headless component library writes some into its markup; style sheets and scripts only come from files.
 * @param sockets addresses a page may open a WebSocket to; 'self' does not cover them in every browser.
 */
export function contentSecurityPolicy(sockets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    ["connect-src 'self'", ...sockets].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Headers of every answer, in the desktop app and in the browser alike. */
export function securityHeaders(sockets: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sockets),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Who may make elements of markup: Svelte, of its own components' templates; and anybody of no text at all, which empties an element
 * (src-renderer/shared/card-painter/trusted-markup.ts). Any other text in the place of markup is refused.
 */
const MARKUP_POLICIES = ['svelte-trusted-html', 'default'];

/** What a browser could give a page that no page of ours asks for. */
const NEVER_USED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * What the app's pages may load and do: their own files and nothing else. Style attributes are allowed because
 * the headless component library writes some into its markup; style sheets and scripts only come from files.
 * @param sockets addresses a page may open a WebSocket to; 'self' does not cover them in every browser.
 */
function contentSecurityPolicy(sockets: readonly string[] = []): string {
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
    "require-trusted-types-for 'script'",
    `trusted-types ${MARKUP_POLICIES.join(' ')}`,
  ].join('; ');
}

/** Headers of every answer, in the desktop app and in the browser alike. */
export function securityHeaders(sockets: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sockets),
    'Permissions-Policy': NEVER_USED.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

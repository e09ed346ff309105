import type { Session, WebContents } from 'electron';
import { HOME, SCHEME, isOwnAddress, parseAddress } from './origin.js';

/** Refuses everything that a page of ours never needs: permissions but one, devices, other addresses. */
export function lockSession(session: Session, developmentServer: string | null): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(isMainFrame && mayUse(permission, requestingUrl)),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, origin, { isMainFrame }) => isMainFrame && mayUse(permission, origin),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler(null);
  session.setSpellCheckerDictionaryDownloadURL(HOME);
  session.webRequest.onBeforeRequest((details, answer) => {
    answer({ cancel: !mayLoad(details.url, developmentServer) });
  });
  session.on('will-download', (event) => event.preventDefault());
}

/** Our own page may copy text ("clipboard-sanitized-write", after a click or a key); it never reads what others have copied. */
const mayUse = (permission: string, address: string): boolean =>
  permission === 'clipboard-sanitized-write' && isOwnAddress(address);

/** Addresses that a page may load anything from. */
function mayLoad(address: string, developmentServer: string | null): boolean {
  const url = parseAddress(address);
  if (!url) return false;
  if (url.protocol === `${SCHEME}:`) return isOwnAddress(address);
  if (['blob:', 'data:', 'devtools:'].includes(url.protocol)) return true;
  if (developmentServer === null) return false;
  return url.host === new URL(developmentServer).host;
}

/** Keeps a page where it is: no navigation, no new windows, no embedded pages. */
export function lockContents(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

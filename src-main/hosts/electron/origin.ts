export const SCHEME = 'app';
const HOST = 'cardwright';
export const HOME = `${SCHEME}://${HOST}/`;

/** An address taken apart, or null when it is none. */
export const parseAddress = (address: string): URL | null =>
  URL.canParse(address) ? new URL(address) : null;

/** Whether an address belongs to the app's own pages. */
export function isOwnAddress(address: string): boolean {
  const url = parseAddress(address);
  return url?.protocol === `${SCHEME}:` && url.host === HOST && url.username === '' && url.password === '';
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const MOST_SESSIONS = 32;

/**
 * Who may use the web host. A token opens one browser session and is dead after that; at most one token is alive.
 * Only hashes are kept, and they are compared in constant time.
 */
export class Sessions {
  #token: Buffer | null = null;
  #sessions: Buffer[] = [];

  /** A new token of 256 random bits; the one before dies. */
  issue(): string {
    const token = randomBytes(32).toString('base64url');
    this.#token = hash(token);
    return token;
  }

  /** Whether a token is alive that nobody has used. */
  get waiting(): boolean {
    return this.#token !== null;
  }

  /** Takes a token and answers the secret of a new session, or null when the token is not alive. */
  exchange(token: string): string | null {
    if (!this.#token || !timingSafeEqual(this.#token, hash(token))) return null;
    this.#token = null;
    const secret = randomBytes(32).toString('base64url');
    this.#sessions = [...this.#sessions, hash(secret)].slice(-MOST_SESSIONS);
    return secret;
  }

  has(secret: string): boolean {
    const wanted = hash(secret);
    return this.#sessions.reduce((found, session) => timingSafeEqual(session, wanted) || found, false);
  }
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Browsers share cookies between the ports of a machine, hence the port in the name. */
export const cookieName = (port: number): string => `cardwright-${port}`;

/** Value of a cookie in a Cookie header, or ''. */
export function cookieValue(header: string | undefined, name: string): string {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return '';
}

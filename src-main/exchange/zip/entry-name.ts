/** Longer than any name that a person or a program gives. */
const MOST = 400;

/** Control characters, and those that turn the direction of writing so that a name looks like another. */
const hidden = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Why a name in a zip is refused, as the end of "it holds a file …", or null. No name ever becomes a path; an odd one shows ill will. */
export function objectionTo(name: string): string | null {
  if (name === '' || name.length > MOST) return 'whose name is empty or too long';
  if (hidden.test(name)) return 'whose name has hidden characters in it';
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return 'with an absolute path';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '..' || part === '.' || part === ''))
    return 'whose path leads out of the zip';
  return null;
}

/** Two names with one key are the same file on some disk. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The last part of a path, whichever way its slashes lean. */
export const lastPart = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';

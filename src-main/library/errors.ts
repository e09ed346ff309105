export type LibraryErrorCode = 'NOT_FOUND' | 'READ_ONLY' | 'BAD_INPUT' | 'STORAGE';

/** What a person can cause. The message is one sentence or two that say what happened and what to do. */
export class LibraryError extends Error {
  constructor(
    readonly code: LibraryErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'LibraryError';
  }
}

export function errnoOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return '';
}

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'ELOOP']);

/**
 * Turns a failure of the file system into a LibraryError.
 * @param doing what was being done, to complete "… could not be …": "The card “Raptor” could not be saved"
 */
export function asLibraryError(error: unknown, doing: string): LibraryError {
  if (error instanceof LibraryError) return error;
  const code = errnoOf(error);
  if (full.has(code)) {
    return new LibraryError(
      'STORAGE',
      `${doing}: the disk is full. What was there before is unchanged; free some space and try again.`,
      { cause: error },
    );
  }
  if (code === 'ELOCKED') {
    return new LibraryError(
      'STORAGE',
      `${doing}: another copy of Cardwright is busy with this library. Try again.`,
      {
        cause: error,
      },
    );
  }
  if (forbidden.has(code)) {
    return new LibraryError(
      'READ_ONLY',
      `${doing}: ${reasonOf(error)}. Change the folder's permissions or choose another library folder.`,
      { cause: error },
    );
  }
  return new LibraryError('STORAGE', `${doing}: ${reasonOf(error)}. Nothing was lost; try again.`, {
    cause: error,
  });
}

/** A short clause, without a full stop, for what the file system said. */
export function reasonOf(error: unknown): string {
  switch (errnoOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return 'you may not write there';
    case 'EROFS':
      return 'the disk is read-only';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file lies where a folder should be';
    case 'EISDIR':
      return 'a folder lies where a file should be';
    case 'ENOENT':
      return 'the folder is not there';
    case 'EBUSY':
      return 'another program is using it';
    case 'ELOOP':
      return 'a link lies where a file should be';
    case 'ENOTFILE':
      return 'something lies there that is no file';
    case 'ETOOLARGE':
      return 'the file there is far too large';
    case 'EIO':
      return 'the disk reports an error';
    default:
      return `the system says “${error instanceof Error ? error.message : String(error)}”`;
  }
}

/** Why a file of the library could not be read, as a clause without a full stop. */
export const readTrouble = (error: unknown): string =>
  ['EACCES', 'EPERM'].includes(errnoOf(error)) ? 'you may not read it' : reasonOf(error);

/** That a file named by a person cannot be read, in a sentence. */
export const unreadable = (called: string, error: unknown): string =>
  errnoOf(error) === 'ENOENT'
    ? `${called} does not exist.`
    : `${called} cannot be read: ${fileTrouble(error)}.`;

/** Why a file could not be used, as a clause without a full stop. */
export function fileTrouble(error: unknown): string {
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'it does not exist',
    EACCES: 'you may not use it',
    EPERM: 'you may not use it',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is no folder',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
  };
  return known[errnoOf(error)] ?? (error instanceof Error ? error.message : String(error));
}

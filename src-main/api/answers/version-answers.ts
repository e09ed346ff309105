import { LibraryError } from '../../library/errors.js';
import type { Kept } from '../../library/file-kinds.js';
import type { Stored } from '../../library/types.js';
import type { Version } from '../../library/versions/versions.js';
import type { ComparedVersion, History } from './keeping-answers.js';

/** One kind of thing, as the library gives it out. */
interface Versioned<T> {
  get(id: string): Promise<Stored<T>>;
  readonly versions: {
    list(id: string): Promise<Version<T>[]>;
    isDamaged(id: string): boolean;
    get(id: string, version: string): Promise<Version<T>>;
  };
}

type Differences<T> = (before: T, after: T) => string[];

/** The versions of a thing, each with what it changed about the one before it. */
export async function historyOf<T extends Kept>(
  things: Versioned<T>,
  id: string,
  differences: Differences<T>,
): Promise<History> {
  const [versions, present] = await Promise.all([things.versions.list(id), presentOf(things, id)]);
  const [latest] = versions;
  return {
    now: present && (latest ? differences(latest.content, present) : []),
    damaged: present === null && things.versions.isDamaged(id),
    name: present?.name ?? latest?.content.name ?? '',
    versions: versions.map(({ version, made, reason, change, name, content }, at) => {
      const before = versions[at + 1];
      return {
        version,
        made,
        reason,
        change,
        name,
        changed: before ? differences(before.content, content) : null,
      };
    }),
  };
}

/** @throws LibraryError NOT_FOUND when the version is not kept */
export async function compared<T extends Kept>(
  things: Versioned<T>,
  { id, version }: { id: string; version: string },
  differences: Differences<T>,
): Promise<ComparedVersion<T>> {
  const { content } = await things.versions.get(id, version);
  const now = await presentOf(things, id);
  return { content, now, differs: now ? differences(content, now) : [] };
}

async function presentOf<T>(things: Versioned<T>, id: string): Promise<T | null> {
  try {
    return (await things.get(id)).content;
  } catch (error) {
    if (error instanceof LibraryError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

import { z } from 'zod';
import { hasMoreValues } from '../../cards/json-size.js';
import { TEMPLATE_NAME } from '../../cards/look.js';
import { limits } from '../../cards/limits.js';
import { ExchangeRefusal } from '../refusal.js';

/** Raised when a package's shape changes so that an older program would misread it. */
export const PACKAGE_VERSION = 2;
/** Frames are new in version 2: a package without any is still of the first, which every program reads. */
export const versionFor = (files: readonly PackedFile[]): Manifest['version'] =>
  files.some(({ path }) => path.startsWith('frames/')) ? PACKAGE_VERSION : 1;
export const PACKAGE_FORMAT = 'cardwright-package';
export const PACKAGE_ENDING = 'cardwright';
export const MANIFEST = 'manifest.json';
export const MOST_MANIFEST_BYTES = 16 * 1024 * 1024;
const MOST_FILES = 30_000;
/** A file has four, and there is more than files. */
const MOST_VALUES = 5 * MOST_FILES;

/** The folders of a package, which are those of a library: unpacked, a package is one. */
const path = z
  .string()
  .regex(new RegExp(`^((cards|decks|sets|pictures)/[^/]+|frames/${TEMPLATE_NAME}/[^/]+)$`));

const packedFile = z.strictObject({
  path: path.describe('Path within the package: a folder of a library and a file name'),
  bytes: z.number().int().min(0).describe('Size unpacked'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 of the file'),
});
export type PackedFile = z.infer<typeof packedFile>;

export const manifest = z.strictObject({
  format: z.literal(PACKAGE_FORMAT),
  version: z.union([z.literal(1), z.literal(PACKAGE_VERSION)]).describe('2 where frames are in it, else 1'),
  title: z.string().max(limits.name).describe('What the package is called, for people'),
  files: z.array(packedFile).max(MOST_FILES).describe('Everything in the package but the manifest'),
});
export type Manifest = z.infer<typeof manifest>;

const envelope = z.looseObject({ format: z.literal(PACKAGE_FORMAT), version: z.number().int().min(1) });

/** Whether a file called `manifest.json` is a package's, of whatever version. */
export const isManifest = (text: string): boolean => /"format"\s*:\s*"cardwright-package"/.test(text);

/** @throws ExchangeRefusal for a manifest of a newer program, and one that is none */
export function readManifest(text: string, called: string): Manifest {
  if (hasMoreValues(text, MOST_VALUES)) throw noManifest(called);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw noManifest(called, error);
  }
  const outer = envelope.safeParse(data);
  if (!outer.success) throw noManifest(called);
  if (outer.data.version > PACKAGE_VERSION) {
    throw new ExchangeRefusal(
      `${called} was made by a newer Cardwright: update this program, then bring it in.`,
    );
  }
  const whole = manifest.safeParse(data);
  if (!whole.success) throw noManifest(called, whole.error);
  return whole.data;
}

const noManifest = (called: string, cause?: unknown): ExchangeRefusal =>
  new ExchangeRefusal(
    `${called} is no package of Cardwright, or it is damaged: its list of contents cannot be read. Get it again.`,
    { cause },
  );

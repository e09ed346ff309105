/** Names of files: readable for people, and safe on Windows, macOS and Linux alike. */

/** Bytes of UTF-8 that the name part may take; leaves room for id, ending, trash stamp and temporary suffix in 255. */
const SLUG_BYTES = 120;

/** Windows keeps these for devices, whatever ending follows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|conin|conout)$/;

/**
 * The readable part of a file name: letters and digits of any language in lower case, joined by hyphens.
 * Composed (NFKC), since macOS may store names decomposed; lower case, since names that differ by case clash there.
 */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}'’]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^[-\p{M}]+/u, '');
  const slug = cutToBytes(words, SLUG_BYTES).replace(/-+$/, '');
  if (slug === '') return 'unnamed';
  return reserved.test(slug) ? `${slug}_` : slug;
}

function cutToBytes(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text;
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > limit) break;
    kept += segment;
  }
  return kept;
}

/** `<slug>.<first 8 of id><ending>`; `ending` is ".card.json" or ".deck.json". */
export function fileNameFor(name: string, id: string, ending: string): string {
  return `${slugOf(name)}.${id.slice(0, 8)}${ending}`;
}

/** Two names with the same key are one file on some disk. */
export function clashKey(fileName: string): string {
  return fileName.normalize('NFKC').toLowerCase();
}

/**
 * The first of `wanted`, `wanted` with -2, -3 … before the id that clashes with nothing in `taken` (clash keys).
 * A damaged file counts as taken: its name is never used again while it lies there.
 */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(clashKey(wanted))) return wanted;
  const at = wanted.search(/(\.[0-9a-f]{8})?\.\w+\.json$/i);
  const stem = at < 0 ? wanted : wanted.slice(0, at);
  const rest = at < 0 ? '' : wanted.slice(at);
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}${rest}`;
    if (!taken.has(clashKey(candidate))) return candidate;
  }
}

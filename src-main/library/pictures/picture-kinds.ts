/** Kinds of pictures by their first bytes; names and endings are never trusted. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'tiff' | 'gif' | 'svg';

/** @returns the kind, or null for everything that is not taken */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  const at = (offset: number, text: string): boolean =>
    start.toString('latin1', offset, offset + text.length) === text;
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return 'gif';
  if (at(0, 'II*\0') || at(0, 'MM\0*') || at(0, 'II+\0') || at(0, 'MM\0+')) return 'tiff';
  if (at(4, 'ftyp') && /avi[fs]/.test(start.toString('latin1', 8, 64))) return 'avif';
  return looksLikeSvg(start) ? 'svg' : null;
}

/** Markup: which is an SVG or not is for the SVG check to say. */
function looksLikeSvg(start: Buffer): boolean {
  const text = start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(\?xml|!--|!doctype svg|svg|[a-z]+:svg)[\s>-]/i.test(text);
}

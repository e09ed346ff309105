import { isUtf8 } from 'node:buffer';
import { LibraryError } from '../errors.js';
import { spansOf, withoutSpans } from './markup-spans.js';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_ELEMENTS = 100_000;

/** Pictures within the drawing; no further SVG, which could hold what was refused outside. */
const inlinePicture = /^\s*data:image\/(png|jpeg|jpg|gif|webp);base64,/i;

/**
 * Checks a drawing before anything renders it and gives it back without its document type.
 * The renderer by itself loads nothing from outside when it is given bytes; this check is the first of two barriers,
 * and the one that can say why. What it refuses: entities, scripts, and references to anything but the drawing's
 * own parts and pictures within it. Comments, CDATA marks and character references are resolved first, and the
 * whole text is searched, so that nothing hides behind them; text that merely looks like a reference is refused
 * too, which costs an odd drawing and no safety. It takes time in proportion to the text, whatever stands in it.
 * @throws LibraryError BAD_INPUT
 */
export function checkedSvg(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > MAX_BYTES) refuse('is larger than 5 MB', 'Save it as a PNG and add that');
  if (!isUtf8(bytes)) refuse('is not UTF-8 text', 'Save it as UTF-8 in a drawing program');
  const text = withoutDoctype(
    Buffer.from(bytes)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  );
  const declared = /\sencoding\s*=\s*["']([^"']*)["']/i.exec(declarationOf(text))?.[1];
  if (declared !== undefined && !/^(utf-?8|us-ascii)$/i.test(declared)) {
    refuse(`says that its text is ${declared}`, 'Save it as UTF-8 in a drawing program');
  }
  if (/<\?xml-stylesheet/i.test(text)) refuse('loads a style sheet', 'Save it as plain SVG');
  const bare = resolved(text);
  if (!/<([\w.-]+:)?svg[\s>/]/i.test(bare))
    refuse('is not an SVG drawing', 'Add a PNG, JPEG, WebP, AVIF, TIFF, GIF or SVG');
  if ((bare.match(/</g)?.length ?? 0) > MAX_ELEMENTS * 2)
    refuse('has too many parts', 'Save it as a PNG and add that');
  if (/<([\w.-]+:)?script[\s>/]/i.test(bare))
    refuse('contains a script', 'Save it as plain SVG without scripts');
  checkReferences(bare);
  return Buffer.from(text);
}

const declarationOf = (text: string): string =>
  /^\s*<\?xml/i.test(text) ? text.slice(0, text.indexOf('>') + 1) : '';

/** A document type that only names SVG is dropped; one that declares anything is refused. */
function withoutDoctype(text: string): string {
  const bare = withoutSpans(text, /<!doctype\s/gi, /[[\]<>]/g, ({ end }) => text[end - 1] === '>');
  if (/<!(doctype|entity|element|attlist|notation)/i.test(bare)) {
    refuse('declares entities of its own', 'Save it as plain SVG in a drawing program');
  }
  return bare;
}

function resolved(text: string): string {
  const plain = withoutSpans(text, /<!--/g, /-->/g).replace(/<!\[CDATA\[|\]\]>/g, '');
  return withoutSpans(plain, /<\?/g, /\?>/g)
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, digits: string) => character(parseInt(digits, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => character(Number(digits)))
    .replace(/&quot;|&apos;/g, "'");
}

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD');

function checkReferences(text: string): void {
  const outside = (): never =>
    refuse('refers to something outside of itself', 'Save it as plain SVG with its pictures embedded');
  // Links that a reader could click load nothing.
  const loading = withoutSpans(text, /<([\w.-]+:)?a\s/gi, />/g);
  for (const [, quote, value = ''] of loading.matchAll(/[\s:"'](?:href|src)\s*=\s*(["'])([\s\S]*?)\1/gi)) {
    if (quote && !value.trim().startsWith('#') && value.trim() !== '' && !inlinePicture.test(value))
      outside();
  }
  for (const [, value = ''] of text.matchAll(/url\s*\(\s*["']?\s*([^)]*)/gi)) {
    if (!value.startsWith('#') && !inlinePicture.test(value)) outside();
  }
  if (/@import|<([\w.-]+:)?include[\s>/]/i.test(text)) outside();
  const styles = [
    ...spansOf(text, /<(?:[\w.-]+:)?style[\s>]/gi, /<\/(?:[\w.-]+:)?style\s*>/gi),
    ...[...text.matchAll(/\sstyle\s*=\s*(["'])[\s\S]*?\1/gi)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    })),
  ];
  // An escape could spell "url" or "@import" in other signs.
  if (styles.some(({ start, end }) => text.slice(start, end).includes('\\')))
    refuse('has escaped signs in its styles', 'Save it as plain SVG');
}

function refuse(what: string, instead: string): never {
  throw new LibraryError('BAD_INPUT', `The drawing ${what}, so it was not added. ${instead}.`);
}

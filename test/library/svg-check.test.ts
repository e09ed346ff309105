import { expect, it } from 'vitest';
import { checkedSvg } from '../../src-main/library/pictures/svg-check.js';

const svg = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">${inner}</svg>`;

const outside = /something outside/;
it.each([
  ['a file', svg('<image href="file:///etc/passwd" width="9" height="9"/>'), outside],
  ['a file by path', svg('<image xlink:href="/etc/passwd"/>'), outside],
  ['a neighbour', svg("<image xlink:href = 'other.png'/>"), outside],
  ['a web address', svg('<use href="https://example.org/x.svg#a"/>'), outside],
  ['a spelt-out file', svg('<image href="&#x66;ile:///etc/passwd"/>'), outside],
  ['an SVG inside', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), outside],
  ['a style', svg('<style>@import "file:///x.css";</style>'), outside],
  ['a style split by a comment', svg('<style>@imp<!-- -->ort "x.css";</style>'), outside],
  ['a style in CDATA', svg('<style><![CDATA[ rect { fill: url(file:///x#a) } ]]></style>'), outside],
  ['an attribute', svg('<rect fill="url(http://example.org/#a)"/>'), outside],
  ['an include', svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text"/>'), outside],
  ['an escape', svg('<style>rect { fill: u\\72l(x) }</style>'), /escaped signs/],
  ['a style sheet', svg('', '<?xml-stylesheet href="x.css"?>'), /style sheet/],
  ['an external entity', svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), /entities/],
  ['an entity bomb', svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'), /entities/],
  ['an external document type', svg('', '<!DOCTYPE svg SYSTEM "file:///etc/x.dtd" [ ]>'), /entities/],
  ['a script', svg('<script>alert(1)</script>'), /script/],
  ['another encoding', svg('', '<?xml version="1.0" encoding="UTF-16"?>'), /UTF-16/],
  ['six million bytes', svg(' '.repeat(6_000_000)), /5 MB/],
  ['too many parts', svg('<g/>'.repeat(250_000)), /too many parts/],
])('a drawing with %s is refused', (_, text, sentence) => {
  expect(() => checkedSvg(Buffer.from(text))).toThrow(sentence);
});

it('what only looks like a secret is left out, and the rest stays as it is', () => {
  const drawing = svg('<a href="https://example.org"><rect style="fill:url(#a)"/></a><!-- file:///x -->');
  expect(Buffer.from(checkedSvg(Buffer.from(`<!DOCTYPE svg>${drawing}`))).toString()).toBe(drawing);
});

/** Texts that a pattern with a repetition between two marks would go through once for every sign of them. */
const hostile: Readonly<Record<string, (length: number) => string>> = {
  'spaces in a document type': (length) => `<!doctype ${' '.repeat(length)}`,
  'document types that never end': (length) => '<!doctype '.repeat(length / 10),
  'comments that never end': (length) => svg('<!--'.repeat(length / 4)),
  'instructions that never end': (length) => svg('<?'.repeat(length / 2)),
  'links that never end': (length) => svg('<a '.repeat(length / 3)),
  'styles that never end': (length) => svg('<style '.repeat(length / 7)),
  'ends of styles that never end': (length) => svg(`<style>${'</style '.repeat(length / 8)}`),
  'spaces before an encoding': (length) => `<?xml ${' encoding '.repeat(length / 10)}`,
  'references without a value': (length) => svg(' href='.repeat(length / 6)),
  'addresses that never end': (length) => svg('url('.repeat(length / 4)),
};

/** The least of three times, ms of processor time: what a busy computer adds is left out. */
function timeOf(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    work();
    return process.cpuUsage(begun).user / 1000;
  });
  return Math.min(...times);
}

/** ms below which a time says more of the computer than of the pattern; the square of what such a pattern takes is minutes. */
const NOISE = 10;

it.each(Object.entries(hostile))('%s take time in proportion to their length', (_, make) => {
  const check = (length: number) => {
    const bytes = Buffer.from(make(length));
    return timeOf(() => {
      try {
        checkedSvg(bytes);
      } catch {
        // Whether it is refused is proven above.
      }
    });
  };
  // Eight times the text: 8 times the time where it grows as the text does, 64 times where it grows as its square.
  expect(check(1_600_000)).toBeLessThan(32 * Math.max(NOISE, check(200_000)));
});

import { describe, expect, it } from 'vitest';
import { checkedSvg } from '../../../src-main/library/pictures/svg-check.js';

const svg = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${inner}</svg>`;

const checked = (text: string) => Buffer.from(checkedSvg(Buffer.from(text))).toString();

const OUTSIDE = /refers to something outside of itself/;

describe('a drawing is taken', () => {
  it.each([
    ['with a part of its own by name', svg('<use href="#a"/><rect fill="url(#a)"/>')],
    ['with names in quotes, and spaces about them', svg(`<rect fill="url (  '#a')"/><use href=" #a"/>`)],
    ['with a reference to nothing', svg('<use href=" "/>')],
    ['with a PNG in it', svg('<image href="data:image/png;base64,AAAA"/>')],
    [
      'with a JPEG, a GIF and a WebP',
      svg('jpeg jpg gif webp'.replace(/\w+/g, '<image href="DATA:image/$&;base64,A"/>')),
    ],
    ['with a picture as its pattern', svg('<rect style="fill:url(data:image/png;base64,AAAA)"/>')],
    ['with links that load nothing', svg('<a href="https://example.org"><rect/></a><b:a href="x">y</b:a>')],
    ['with a name before its own', '<pre.fix-1:svg xmlns:pre.fix-1="http://www.w3.org/2000/svg"/>'],
    ['without anything in it', '<svg/>'],
    ['with its name on a line of its own', '<svg\nwidth="9"/>'],
    ['in capitals', '<SVG></SVG>'],
    ['that says its encoding', svg('', '<?xml version="1.0" encoding="UTF-8"?>')],
    ['that says it otherwise', svg('', `<?xml version='1.0' encoding = 'utf8'?>`)],
    ['of plain ASCII', svg('', '<?xml encoding="us-ascii"?>')],
    ['with an encoding that is no declaration', svg('<text x=" encoding=\'latin1\'">a</text>')],
    ['with signs as numbers', svg('<text>&#65;&#x42;&#x110000;&#9999999;</text>')],
    ['with a backslash in what it says', svg('<text>C:\\</text><style>rect { fill: red }</style>')],
    ['with styles', svg(`<rect style='fill:\nred'/><s:style>a { fill: red }</s:style>`)],
    [
      'with words like the forbidden',
      svg('<text>script include style href import</text><scripted/><includes/>'),
    ],
  ])('%s', (_, text) => expect(checked(text)).toBe(text));

  it('without its document type, its byte order mark, and with all else as it was', () => {
    const drawing = svg('<!-- a --><?note b?><![CDATA[c]]>');
    for (const before of [
      '<!DOCTYPE svg>',
      '<!doctype svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      '\uFEFF',
      '\uFEFF<!DOCTYPE svg>',
    ])
      expect(checked(before + drawing)).toBe(drawing);
  });

  it('of five megabytes, and of a hundred thousand parts', () => {
    const large = svg('').padEnd(5 * 1024 * 1024);
    expect(checked(large)).toBe(large);
    const parts = svg('<g></g>'.repeat(99_999));
    expect(checked(parts)).toBe(parts);
  });
});

describe('a drawing is refused', () => {
  it.each<[what: string, text: string, sentence: RegExp]>([
    ['with another address in quotes', svg(`<rect fill="url( 'x.svg#a')"/>`), OUTSIDE],
    ['with an address behind a space', svg('<rect fill="url (x)"/>'), OUTSIDE],
    ['with an address in capitals', svg('<rect fill="URL(x)"/>'), OUTSIDE],
    ['with an address that ends nowhere', svg('<rect fill="url(x'), OUTSIDE],
    ['with an SVG as its pattern', svg('<rect fill="url(data:image/svg+xml;base64,A)"/>'), OUTSIDE],
    ['with a page in it', svg('<image href="data:text/html;base64,A"/>'), OUTSIDE],
    ['with a picture not in base64', svg('<image href="data:image/png,A"/>'), OUTSIDE],
    ['with a picture behind something else', svg('<image href="x data:image/png;base64,A"/>'), OUTSIDE],
    ['with a source', svg('<img src="x.png"/>'), OUTSIDE],
    ['with a reference on another line', svg('<use\nhref\n=\n"x\n"/>'), OUTSIDE],
    ['with the second of two references', svg('<use href="#a"/><use href="x"/>'), OUTSIDE],
    ['with a reference behind a link', svg('<a href="x"/><use href="x"/>'), OUTSIDE],
    ['with an element that only begins like a link', svg('<art href="x"/>'), OUTSIDE],
    ['with a spelt-out address', svg('<rect fill="&#117;rl(x)"/>'), OUTSIDE],
    ['with an address in quotes as signs', svg('<g a="&quot;" href=&quot;x&quot;/>'), OUTSIDE],
    ['with an include by name', svg('<include href="#a"/>'), OUTSIDE],
    ['with an import in capitals', svg('<style>@IMPORT "x"</style>'), OUTSIDE],
    ['with an import behind an instruction', svg('<style>@imp<?a?>ort "x"</style>'), OUTSIDE],
    ['with a script under another name', svg('<pre.fix-1:script/>'), /contains a script/],
    ['with a script in capitals', svg('<SCRIPT>1</SCRIPT>'), /contains a script/],
    ['with a script in CDATA', svg('<![CDATA[<script>]]>'), /contains a script/],
    ['with an escape in a style of its own', svg('<rect style="fill: u\\72l"/>'), /escaped signs/],
    ['with an escape in quotes of the other kind', svg(`<rect style='fill:\n\\72'/>`), /escaped signs/],
    [
      'with an escape in a style under another name',
      svg('<s.vg-1:style>\\72</s.vg-1:style >'),
      /escaped signs/,
    ],
    ['with an escape in the second style', svg('<style></style><style a="b">\\72</style>'), /escaped signs/],
    ['with a style sheet in capitals', svg('', '<?XML-STYLESHEET href="x"?>'), /loads a style sheet/],
    ['that says another encoding', svg('', '<?xml encoding="xutf-8"?>'), /its text is xutf-8/],
    ['that says a longer one', svg('', '  <?xml encoding="utf-8x"?>'), /its text is utf-8x/],
    ['that declares an element', svg('', '<!ELEMENT a ANY>'), /declares entities/],
    [
      'that declares what is within it',
      svg('', '<!DOCTYPE svg [<!ATTLIST a b CDATA "c">]>'),
      /declares entities/,
    ],
    ['that declares a notation', svg('<!NOTATION a>'), /declares entities/],
    ['whose document type breaks off', '<!DOCTYPE svg', /declares entities/],
    ['that is none', '<svgx/><html/>', /is not an SVG drawing/],
    ['that is none but in a comment', '<!-- <svg> --><html/>', /is not an SVG drawing/],
    [
      'of more than five megabytes',
      svg('').padEnd(5 * 1024 * 1024 + 1),
      /is larger than 5 MB.*Save it as a PNG/,
    ],
    ['of a hundred thousand parts and one', svg('<g></g>'.repeat(100_000)), /has too many parts/],
  ])('%s', (_, text, sentence) => {
    expect(() => checked(text)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', message: expect.stringMatching(sentence) }),
    );
  });

  it('whose text is not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from(svg('')), Buffer.from([0xe4])]);
    expect(() => checkedSvg(bytes)).toThrow(/is not UTF-8 text, so it was not added\. Save it as UTF-8/);
  });
});

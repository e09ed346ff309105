/** What ISO 15930-7 (PDF/X-4) asks of a file, held against the objects of one that has everything a print can have. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { srgbOutputProfile } from '../../../src-main/print/pdf/srgb-profile.js';
import { tempFolder } from '../../hosts/temp-folder.js';
import { card, lay, noise, Pictures, placed, print } from '../fixtures.js';

const DATE = new Date('2026-05-04T03:02:01.000Z');
let bytes: Uint8Array;
let plain: Uint8Array;
let document: PDFDocument;
let objects: readonly PDFObject[];

beforeAll(async () => {
  const pictures = new Pictures();
  const cmyk = await noise(600, 400, 1).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  const glass = await noise(300, 300, 2, 4).png().toBuffer();
  const ids = [
    [cmyk, 'jpg'],
    [glass, 'png'],
  ] as const;
  const cards: Parameters<typeof print>[0][number][] = [];
  for (const [n, [file, kind]] of ids.entries()) {
    const picture = placed(await pictures.addFile(file, kind));
    cards.push({ list: lay(card(n, { picture }), pictures), copies: 3 });
  }
  const options = {
    bleed: 3,
    gutter: 8,
    backs: 'long-edge',
    watermark: 'Proof',
    label: true,
    outline: { shape: 'rounded' },
  };
  const rest = { title: 'Cards & “more”', author: 'A <B>', date: DATE, picture: pictures.read };
  bytes = await print(cards, options, { ...rest, pdfx: true });
  plain = await print(cards, options, rest);
  document = await PDFDocument.load(bytes, { updateMetadata: false });
  objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
});

const dictOf = (object: PDFObject | undefined): PDFDict | null =>
  object instanceof PDFDict ? object : object instanceof PDFRawStream ? object.dict : null;
/** Every dictionary of the file, those within others too. */
function dictionaries(): PDFDict[] {
  const found: PDFDict[] = [];
  const look = (object: PDFObject): void => {
    const dict = dictOf(object);
    if (dict) {
      found.push(dict);
      dict.values().forEach(look);
    } else if (object instanceof PDFArray) object.asArray().forEach(look);
  };
  objects.forEach(look);
  return found;
}
const nameIn = (dict: PDFDict, key: string): string | undefined => dict.get(PDFName.of(key))?.toString();
const withKey = (key: string): PDFDict[] => dictionaries().filter((dict) => dict.has(PDFName.of(key)));
const metadata = (): string => {
  const stream = document.catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) throw new Error('There is no metadata.');
  return Buffer.from(stream.getContents()).toString('utf8');
};

describe('a PDF/X-4', () => {
  it('is PDF 1.6, with an identifier, without encryption (6.1, 6.3)', () => {
    expect(Buffer.from(bytes.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.6');
    const { ID, Encrypt } = document.context.trailerInfo;
    expect(ID instanceof PDFArray && ID.size()).toBe(2);
    expect(Encrypt).toBeUndefined();
  });

  it('has one output intent, with a profile of a printing device in RGB (6.2)', () => {
    const intents = document.catalog.lookup(PDFName.of('OutputIntents'), PDFArray);
    expect(intents.size()).toBe(1);
    const intent = intents.lookup(0, PDFDict);
    expect(nameIn(intent, 'S')).toBe('/GTS_PDFX');
    expect(nameIn(intent, 'OutputConditionIdentifier')).toBe('(sRGB IEC61966-2.1)');
    expect(nameIn(intent, 'Info')).toBe('(sRGB IEC61966-2.1)');
    const profile = intent.lookup(PDFName.of('DestOutputProfile'));
    if (!(profile instanceof PDFRawStream)) throw new Error('There is no profile.');
    expect(nameIn(profile.dict, 'N')).toBe('3');
    const content = inflateSync(profile.getContents());
    expect(content.equals(srgbOutputProfile())).toBe(true);
    expect(content.toString('latin1', 12, 20)).toBe('prtrRGB ');
  });

  it('draws in RGB and grey alone, CMYK pictures too (6.2.4)', () => {
    const spaces = withKey('ColorSpace').map((dict) => nameIn(dict, 'ColorSpace'));
    expect(spaces.length).toBeGreaterThan(1);
    expect(spaces.filter((space) => space !== '/DeviceRGB' && space !== '/DeviceGray')).toEqual([]);
    for (const object of objects) {
      if (!(object instanceof PDFRawStream) || nameIn(object.dict, 'Subtype') === '/Image') continue;
      if (nameIn(object.dict, 'Filter') !== '/FlateDecode') continue;
      const content = inflateSync(object.getContents()).toString('latin1');
      if (/\bre\b|\bBT\b|\bDo\b/.test(content)) expect(content).not.toMatch(/(^|\s)[kK](\s|$)/);
    }
  });

  it('embeds every font (6.2.10)', () => {
    const descriptors = withKey('FontName');
    expect(descriptors.length).toBeGreaterThan(0);
    for (const dict of descriptors) expect(dict.has(PDFName.of('FontFile2'))).toBe(true);
    const fonts = dictionaries().filter((dict) => nameIn(dict, 'Type') === '/Font');
    expect(new Set(fonts.map((font) => nameIn(font, 'Subtype')))).toEqual(
      new Set(['/Type0', '/CIDFontType2']),
    );
    for (const font of fonts.filter((one) => nameIn(one, 'Subtype') === '/CIDFontType2')) {
      expect(font.has(PDFName.of('FontDescriptor'))).toBe(true);
      expect(nameIn(font, 'CIDToGIDMap')).toBe('/Identity');
    }
  });

  it('has nothing that acts, plays, hides or stands over the page (6.4 to 6.9, 6.17)', () => {
    const forbidden = [
      'JS',
      'JavaScript',
      'AA',
      'OpenAction',
      'A',
      'Annots',
      'AcroForm',
      'PS',
      'TR',
      'TR2',
      'HTP',
      'OPI',
      'Ref',
      'Alternates',
      'OCProperties',
    ];
    expect(forbidden.filter((key) => withKey(key).length > 0)).toEqual([]);
    const filters = new Set(withKey('Filter').map((dict) => nameIn(dict, 'Filter')));
    expect([...filters].sort()).toEqual(['/DCTDecode', '/FlateDecode'].filter((name) => filters.has(name)));
  });

  it('says on every page where the knife goes, within the bleed, within the paper (6.12)', () => {
    const pages = document.getPages();
    expect(pages.length).toBe(2);
    for (const page of pages) {
      expect(page.node.has(PDFName.of('TrimBox'))).toBe(true);
      expect(page.node.has(PDFName.of('ArtBox'))).toBe(false);
      const edges = (box: { x: number; y: number; width: number; height: number }) => [
        box.x,
        box.y,
        -box.x - box.width,
        -box.y - box.height,
      ];
      const [media, bleed, trim] = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()].map(edges);
      bleed?.forEach((edge, n) => expect(edge).toBeGreaterThanOrEqual(media?.[n] ?? NaN));
      trim?.forEach((edge, n) => expect(edge).toBeGreaterThan(bleed?.[n] ?? NaN));
    }
  });

  it('claims it in metadata that say the same as the information dictionary (6.14, 6.15)', () => {
    const xmp = metadata();
    expect(XMLValidator.validate(xmp)).toBe(true);
    const { 'x:xmpmeta': root } = new XMLParser({ ignoreAttributes: false }).parse(xmp) as {
      'x:xmpmeta': { 'rdf:RDF': { 'rdf:Description': Record<string, unknown>[] } };
    };
    const facts: Record<string, unknown> = Object.assign({}, ...root['rdf:RDF']['rdf:Description']);
    const when = DATE.toISOString();
    expect(facts).toMatchObject({
      'pdfxid:GTS_PDFXVersion': 'PDF/X-4',
      'pdf:Trapped': expect.stringMatching(/^false$/i),
      'xmp:CreateDate': when,
      'xmp:ModifyDate': when,
      'xmp:MetadataDate': when,
      'xmpMM:RenditionClass': 'default',
    });
    expect(xmp).toContain('<pdf:Trapped>False</pdf:Trapped>');
    expect(facts['xmpMM:DocumentID']).toMatch(/^uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(xmp).toContain('Cards &amp; “more”');
    expect(document.getTitle()).toBe('Cards & “more”');
    expect(document.getAuthor()).toBe('A <B>');
    expect(document.getCreationDate()?.toISOString()).toBe(when);
    const info = document.context.lookup(document.context.trailerInfo.Info, PDFDict);
    expect(nameIn(info, 'Trapped')).toBe('/False');
  });
});

it('any other PDF has the output intent too, and claims nothing', async () => {
  const other = await PDFDocument.load(plain, { updateMetadata: false });
  expect(other.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).size()).toBe(1);
  expect(Buffer.from(plain).includes('PDF/X')).toBe(false);
});

it('the profile means sRGB: colours that go into it and out of it stay as they are', async () => {
  const path = join(tempFolder(), 'srgb.icc');
  writeFileSync(path, srgbOutputProfile());
  const colors = Buffer.from([
    255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 128, 128, 128, 9, 20, 31, 200, 150, 99,
  ]);
  const tagged = await sharp(colors, { raw: { width: 8, height: 1, channels: 3 } })
    .withIccProfile(path)
    .png()
    .toBuffer();
  const untouched = await sharp(tagged, { ignoreIcc: true }).raw().toBuffer();
  const converted = await sharp(tagged).toColourspace('srgb').raw().toBuffer();
  for (const found of [untouched, converted])
    found.forEach((value, at) => expect(Math.abs(value - (colors[at] ?? NaN))).toBeLessThanOrEqual(1));
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PDFName, PDFRawStream, type PDFDict } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../src-main/layout/display-list.js';
import { printJob } from '../../../src-main/print/job.js';
import { makeWhole } from '../../../src-main/files/whole-file.js';
import { makePdf } from '../../../src-main/print/pdf/make-pdf.js';
import type { PdfRequest } from '../../../src-main/print/pdf/request.js';
import { planSheets } from '../../../src-main/print/sheets/sheet-plan.js';
import { tempFolder } from '../../hosts/temp-folder.js';
import {
  arrowBack,
  card,
  cardId,
  fonts,
  inMemory,
  lay,
  noise,
  Pictures,
  piecesOf,
  placed,
  print,
} from '../fixtures.js';
import { contentOf, formsOn, objectsIn, readPdf, textsOn } from './open-pdf.js';
import { paintPage, whyNoCanvas } from './paint-pdf.js';

const PT = 72 / 25.4;
const one = (n = 0) => [{ list: lay(card(n)), copies: 1 }];

function requestOf(
  copies: number,
  sheet: Record<string, unknown> = {},
  rest: Partial<PdfRequest> = {},
): PdfRequest {
  const items = Array.from({ length: copies }, (_, n) => ({ card: cardId(n), copies: 1 }));
  const list = lay(card(0));
  return {
    plan: planSheets(printJob.parse({ items, sheet })),
    faces: async () => list,
    backs: async () => arrowBack,
    picture: async (id) => Promise.reject(new Error(id)),
    fonts,
    title: 'Deck',
    author: '',
    date: new Date(0),
    ...rest,
  };
}

const boxOf = (box: { x: number; y: number; width: number; height: number }): number[] =>
  [box.x, box.y, box.width, box.height].map((pt) => pt / PT);

describe('pages of single cards', () => {
  it('are as large as the card with its bleed, and say where it is cut', async () => {
    const bytes = await print([...one(0), ...one(1)], { layout: 'single', bleed: 3, backs: 'long-edge' });
    const { document } = await objectsIn(bytes);
    expect(document.getPageCount()).toBe(4);
    for (const page of document.getPages()) {
      for (const [box, want] of [
        [page.getMediaBox(), [0, 0, 69.5, 94.9]],
        [page.getBleedBox(), [0, 0, 69.5, 94.9]],
        [page.getTrimBox(), [3, 3, 63.5, 88.9]],
      ] as const) {
        boxOf(box).forEach((value, n) => expect(value).toBeCloseTo(want[n] ?? NaN, 3));
      }
    }
    const content = document.getPage(0).node.Contents();
    if (!(content instanceof PDFRawStream)) throw new Error('no content');
    expect(contentOf(content)).not.toMatch(/ [lS]$/m);
  });
});

describe('a folded sheet', () => {
  it('has each back mirrored about the fold, and the fold in dashes', async () => {
    const sheet = { backs: 'fold', landscape: true, fold: { direction: 'upright', gap: 4 } };
    const bytes = await print(one(), sheet);
    const pdf = await readPdf(bytes);
    const [front, back] = await formsOn(await pdf.page(1));
    await pdf.close();
    const fold = (297 / 2) * PT;
    expect(fold - ((front?.matrix[4] ?? NaN) + 180)).toBeCloseTo((back?.matrix[4] ?? NaN) - fold, 3);
    expect(back?.matrix[5]).toBeCloseTo(front?.matrix[5] ?? NaN, 5);
    const { document } = await objectsIn(bytes);
    const content = document.getPage(0).node.Contents();
    if (!(content instanceof PDFRawStream)) throw new Error('no content');
    expect(contentOf(content)).toMatch(/\[8\.50394 4\.25197 1\.41732 4\.25197\] 0 d\n420\.94488 /);
  });
});

describe('backs of several decks', () => {
  it('are each drawn once and stand behind their own cards', async () => {
    const items = [0, 1, 2].map((n) => ({
      card: cardId(n),
      copies: 2,
      back: n === 1 ? `${'b'.repeat(32)}.png` : 'standard',
    }));
    const plan = planSheets(printJob.parse({ items, sheet: { backs: 'long-edge' } }));
    const asked: string[] = [];
    const wide: DisplayList = { ...arrowBack, steps: arrowBack.steps.slice(0, 1) };
    const bytes = await inMemory({
      ...requestOf(1),
      plan,
      backs: async (back) => {
        asked.push(back);
        return back === 'standard' ? arrowBack : wide;
      },
    });
    expect(asked).toEqual(['standard', `${'b'.repeat(32)}.png`]);
    const { document, forms } = await objectsIn(bytes);
    expect(forms).toHaveLength(3 + 2);
    const content = document.getPage(1).node.Contents();
    if (!(content instanceof PDFRawStream)) throw new Error('no content');
    expect([...contentOf(content).matchAll(/\/(C\d) Do/g)].map((match) => match[1])).toEqual([
      'C0',
      'C0',
      'C1',
      'C1',
      'C0',
      'C0',
    ]);
  });
});

describe('lines', () => {
  it('have the colour, width and dashes that were chosen; outlines lie over the fronts only', async () => {
    const sheet = {
      marks: 'guides',
      outline: { shape: 'rounded', radius: 3 },
      line: { color: '#ff0000', width: 0.5, dash: 'dashed' },
      backs: 'long-edge',
    };
    const { document } = await objectsIn(await print(one(), sheet));
    const [front, back] = document.getPages().map((page) => {
      const content = page.node.Contents();
      return content instanceof PDFRawStream ? contentOf(content) : '';
    });
    expect(front?.match(/1 0 0 RG 0\.5 w \[5\.66929 2\.83465\] 0 d/g)).toHaveLength(2);
    expect(front?.indexOf(' Do')).toBeLessThan(front?.indexOf(' c h') ?? -1);
    expect(front?.indexOf(' l')).toBeLessThan(front?.indexOf(' Do') ?? -1);
    expect(back?.match(/1 0 0 RG 0\.5 w/g)).toHaveLength(1);
    expect(back).not.toMatch(/ c h/);
  });
});

describe('ink and watermark', () => {
  it('print no colour in black and white, pictures as their grey variants', async () => {
    const pictures = new Pictures();
    const id = await pictures.add(noise(60, 40, 3), 'jpg');
    const list = lay(card(0, { picture: placed(id) }), pictures);
    const printed = (ink: string) => print([{ list, copies: 1 }], { ink }, { picture: pictures.read });
    for (const ink of ['grey', 'saving']) {
      pictures.asked.length = 0;
      const { forms, images } = await objectsIn(await printed(ink));
      expect(contentOf(forms[0] ?? missing())).not.toMatch(/ (?:rg|RG)\b/);
      expect(images.map(({ dict }) => String(dict.get(PDFName.of('ColorSpace'))))).toEqual(['/DeviceGray']);
      expect(pictures.asked).toEqual([id.replace('.', ink === 'grey' ? '~g.' : '~g-l.')]);
    }
  });

  it('write the words across fronts, see-through, as outlines', async () => {
    const { forms } = await objectsIn(await print(one(), { watermark: 'PROXY', backs: 'long-edge' }));
    const [front = missing(), back = missing()] = forms;
    expect(contentOf(front)).toMatch(/q \/G400 gs\n.* g\n/);
    expect(String(front.dict.get(PDFName.of('Resources')))).toContain('/ca 0.4');
    expect(contentOf(back)).not.toContain(' gs');
  });
});

const missing = (): never => {
  throw new Error('not in the document');
};

describe.skipIf(await whyNoCanvas())('a design without bleed', () => {
  it('is drawn out to the edge of the bleed, its texts once', async () => {
    const bare: DisplayList = { ...lay(card(0)), bleed: 0 };
    const ground = {
      kind: 'shape',
      element: 'background',
      path: 'M0 0L63.5 0L63.5 88.9L0 88.9Z',
      fill: '#208040',
    } as const;
    const list = { ...bare, steps: [ground, ...bare.steps.filter((step) => step.element !== 'background')] };
    const sheet = { layout: 'single', bleed: 3, card: { width: 69.85, height: 120.65 } };
    const bytes = await print([{ list, copies: 1 }], sheet);
    const { width, height, data } = await paintPage(bytes, 1, 60);
    for (const [x, y] of [
      [0, 0],
      [width - 1, 0],
      [0, height - 1],
      [width >> 1, 1],
      [1, height >> 1],
      [width >> 1, 12],
    ] as const) {
      const at = (y * width + x) * 4;
      expect([...data.subarray(at, at + 3)], `${x} ${y}`).toEqual([0x20, 0x80, 0x40]);
    }
    const pdf = await readPdf(bytes);
    const said = (await textsOn(await pdf.page(1))).filter(({ text }) => text.includes('number 0'));
    await pdf.close();
    expect(said).toHaveLength(1);
  });
});

describe('the document', () => {
  it('names its pages by sheet and side, and its author', async () => {
    const bytes = await inMemory(requestOf(10, { backs: 'long-edge' }, { author: 'Ann & Ben <x>' }));
    const pdf = await readPdf(bytes);
    expect(await pdf.document.getPageLabels()).toEqual(['1 front', '1 back', '2 front', '2 back']);
    const { info, metadata } = await pdf.document.getMetadata();
    expect(info).toMatchObject({ Title: 'Deck', Author: 'Ann & Ben <x>', Producer: 'Cardwright' });
    expect(metadata?.get('dc:title')).toBe('Deck');
    await pdf.close();
    const request = requestOf(40);
    const some = {
      ...request,
      plan: { ...request.plan, pages: request.plan.pages.filter(({ sheet }) => sheet > 2) },
    };
    const part = await readPdf(await inMemory(some));
    expect(await part.document.getPageLabels()).toEqual(['3', '4', '5']);
    await part.close();
  });

  it('holds any number of pages in branches that readers find their way in', async () => {
    const bytes = await inMemory(requestOf(600, { layout: 'single' }));
    const { document } = await objectsIn(bytes);
    const root = document.catalog.lookup(PDFName.of('Pages')) as PDFDict;
    expect(String(root.get(PDFName.of('Count')))).toBe('600');
    expect(document.getPages()).toHaveLength(600);
    const pdf = await readPdf(bytes);
    expect(await formsOn(await pdf.page(599))).toHaveLength(1);
    await pdf.close();
  });
});

describe('a long print', () => {
  it('is written while it is made: what is done is not held', async () => {
    const pictures = new Pictures();
    const bytes = await pictures.read(await pictures.add(noise(400, 300, 5), 'jpg'));
    const cards = 200;
    let asked = 0;
    let written = 0;
    let most = 0;
    const sizes = { ...pictures, sizes: () => ({ width: 400, height: 300 }) } as unknown as Pictures;
    await makePdf(
      {
        ...requestOf(cards),
        faces: async (id) => lay(card(0, { picture: placed(`${id.replaceAll('-', '')}.jpg`) }), sizes),
        picture: async () => {
          asked += 1;
          most = Math.max(most, asked * bytes.length - written);
          return bytes;
        },
      },
      async (parts) => {
        for (const part of piecesOf(parts)) written += part.length;
      },
    );
    expect(asked).toBe(cards);
    expect(written).toBeGreaterThan(cards * bytes.length);
    expect(most).toBeLessThan(3 * 2 ** 20);
    expect(cards * bytes.length).toBeGreaterThan(6 * 2 ** 20);
  });

  it('leaves no file when it is cancelled or a face is gone', async () => {
    const path = join(tempFolder(), 'x.pdf');
    const stop = new AbortController();
    const cancelled = requestOf(
      30,
      {},
      { signal: stop.signal, onProgress: ({ done }) => done === 5 && stop.abort() },
    );
    await expect(makeWhole(path, (write) => makePdf(cancelled, write))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(existsSync(path)).toBe(false);
    const gone = requestOf(3, {}, { faces: async () => Promise.reject(new Error('gone')) });
    await expect(makeWhole(path, (write) => makePdf(gone, write))).rejects.toThrow('gone');
    expect(existsSync(path)).toBe(false);
    const length = await makeWhole(path, (write) => makePdf(requestOf(1), write));
    expect(length).toBeGreaterThan(1000);
    await expect(makeWhole(path, (write) => makePdf(requestOf(1), write))).rejects.toMatchObject({
      code: 'EEXIST',
    });
  });
});

import { PDFDict, PDFName, PDFRawStream, PDFStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { TextStep } from '../../../src-main/layout/display-list.js';
import { printJob } from '../../../src-main/print/job.js';
import { planSheets } from '../../../src-main/print/sheets/sheet-plan.js';
import type { SheetPage, SheetPlan } from '../../../src-main/print/plan.js';
import { card, job, lay, noise, noMargins, Pictures, placed, print } from '../fixtures.js';
import { contentOf, formsOn, objectsIn, readPdf, textsOn } from './open-pdf.js';

const PT = 72 / 25.4;
const missing = (): never => {
  throw new Error('not in the document');
};
const cards = (count: number, copies = 1) =>
  Array.from({ length: count }, (_, n) => ({ list: lay(card(n)), copies }));

describe('pages and boxes', () => {
  it('cuts cards of exactly 180 × 252 pt, each where the plan has it', async () => {
    const bytes = await print(cards(10), { bleed: 3, gutter: 2, paper: 'letter' });
    const plan = planSheets(
      job(
        Array.from({ length: 10 }, () => 1),
        { bleed: 3, gutter: 2, paper: 'letter' },
      ),
    );
    const pdf = await readPdf(bytes);
    for (const [index, page] of plan.pages.entries()) {
      const forms = await formsOn(await pdf.page(index + 1));
      expect(forms).toHaveLength(page.slots.length);
      forms.forEach((form, n) => expectUpright(form.matrix, plan, page, n));
      for (const { box } of forms) {
        const bleed = 3 * PT;
        [-bleed, -bleed, 180 + bleed, 252 + bleed].forEach((edge, n) => expect(box[n]).toBeCloseTo(edge, 3));
      }
    }
    await pdf.close();
    const { forms } = await objectsIn(await print(cards(1)));
    expect(String(forms[0]?.dict.get(PDFName.of('BBox')))).toBe('[ 0 0 180 252 ]');
  });

  function expectUpright(matrix: readonly number[], plan: SheetPlan, page: SheetPage, n: number): void {
    const slot = page.slots[n];
    expect(matrix.slice(0, 4)).toEqual([1, 0, 0, 1]);
    expect(matrix[4]).toBeCloseTo((slot?.x ?? NaN) * PT, 3);
    expect(matrix[5]).toBeCloseTo((plan.paper.height - (slot?.y ?? NaN) - plan.card.height) * PT, 3);
  }

  it('says where the knife goes: TrimBox is the grid, BleedBox the grid and its bleed, within the paper', async () => {
    const { document } = await objectsIn(await print(cards(10), { bleed: 3 }));
    for (const page of document.getPages()) {
      expectBox(page.getMediaBox(), { x: 0, y: 0, width: 210, height: 297 });
      expectBox(page.getTrimBox(), { x: 9.75, y: 15.15, width: 190.5, height: 266.7 });
      expectBox(page.getBleedBox(), { x: 6.75, y: 12.15, width: 196.5, height: 272.7 });
    }
    const tight = await objectsIn(
      await print(cards(1), { paper: { width: 66, height: 91 }, margins: noMargins, bleed: 3 }),
    );
    const page = tight.document.getPage(0);
    expectBox(page.getBleedBox(), { x: 0, y: 0, width: 66, height: 91 });
    expectBox(page.getTrimBox(), { x: 1.25, y: 1.05, width: 63.5, height: 88.9 });
  });

  type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>;
  function expectBox(box: Rectangle, mm: Rectangle): void {
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(box[side]).toBeCloseTo(mm[side] * PT, 3);
  }

  it('clips bleeds at half the gutter, so that no card paints over its neighbour', async () => {
    const { document } = await objectsIn(await print(cards(2), { bleed: 3, gutter: 0 }));
    const content = document.getPage(0).node.Contents();
    if (!(content instanceof PDFRawStream)) throw new Error('no content');
    const clips = [...contentOf(content).matchAll(/q (\S+) (\S+) (\S+) (\S+) re W n/g)].map((match) =>
      match.slice(1).map(Number),
    );
    expect(clips).toHaveLength(2);
    const [first, second] = clips;
    const near = (a: number | undefined, mm: number) => expect(a).toBeCloseTo(mm * PT, 3);
    near(first?.[0], 9.75 - 3);
    near(first?.[2], 63.5 + 3);
    near(second?.[0], 9.75 + 63.5);
    near(second?.[2], 63.5 + 3);
  });

  it('scales a list evenly into cards of another size', async () => {
    const size = { width: 66, height: 127 };
    const pdf = await readPdf(await print(cards(1), { card: size }));
    const page = await pdf.page(1);
    const title = (await textsOn(page)).find((item) => item.text.includes('Card number 0'));
    const plan = planSheets(job([1], { card: size }));
    const fit = 66 / 63.5;
    const middle = (title?.x ?? NaN) + (title?.width ?? NaN) / 2;
    expect(middle / PT).toBeCloseTo(plan.grid.x + 33, 1);
    const step = lay(card(0)).steps.find((s): s is TextStep => s.kind === 'text' && s.element === 'name');
    const top = (127 - 88.9 * fit) / 2;
    const baseline = plan.grid.y + top + (step?.y ?? NaN) * fit;
    expect((title?.y ?? NaN) / PT).toBeCloseTo(297 - baseline, 2);
    await pdf.close();
  });
});

describe('backs', () => {
  it.each([
    ['long-edge', false, 1],
    ['short-edge', false, -1],
    ['long-edge', true, -1],
    ['short-edge', true, 1],
  ] as const)(
    '%s, landscape %s: behind their fronts, and upright when a cut card is turned',
    async (backs, landscape, way) => {
      const sheet = { backs, landscape, bleed: 2 };
      const pdf = await readPdf(await print(cards(5), sheet));
      const plan = planSheets(job([1, 1, 1, 1, 1], sheet));
      const forms = await formsOn(await pdf.page(2));
      const corners = forms.map(({ matrix }) => ({
        x: Math.min(matrix[4], matrix[4] + matrix[0] * 180) / PT,
        y: plan.paper.height - Math.max(matrix[5], matrix[5] + matrix[3] * 252) / PT,
        way: matrix[3],
      }));
      const wanted = plan.pages[1]?.slots ?? [];
      expect(corners).toHaveLength(5);
      corners.forEach((corner, n) => {
        expect(corner.way).toBe(way);
        expect(corner.x).toBeCloseTo(wanted[n]?.x ?? NaN, 3);
        expect(corner.y).toBeCloseTo(wanted[n]?.y ?? NaN, 3);
      });
      await pdf.close();
    },
  );

  it('are drawn once for all cards', async () => {
    const { forms } = await objectsIn(await print(cards(3, 4), { backs: 'long-edge' }));
    expect(forms).toHaveLength(3 + 1);
  });
});

describe('text', () => {
  it('stands where the layout put it, to a hundredth of a millimetre', async () => {
    const list = lay(card(0));
    const pdf = await readPdf(await print([{ list, copies: 1 }]));
    const texts = await textsOn(await pdf.page(1));
    const { grid, paper } = planSheets(job([1]));
    const steps = list.steps.filter((step): step is TextStep => step.kind === 'text');
    expect(steps.length).toBeGreaterThan(6);
    for (const step of steps) {
      const [x, y] = [(grid.x + step.x) * PT, (paper.height - grid.y - step.y) * PT];
      const found = texts.filter((item) => Math.hypot(item.x - x, item.y - y) < 0.01 * PT);
      expect(found.length, step.text).toBeGreaterThan(0);
    }
    await pdf.close();
  });

  it('can be taken out again as words with spaces', async () => {
    const text = 'Office fluff: café, Ωμέγα, Привет.\nWhen this minion attacks, deal 2 damage.';
    const pdf = await readPdf(
      await print([{ list: lay(card(0, { text, name: 'Fifth waffle' })), copies: 1 }]),
    );
    const all = (await textsOn(await pdf.page(1)))
      .map((item) => item.text)
      .join(' ')
      .replace(/\s+/g, ' ');
    for (const words of [
      'Fifth waffle',
      'fluff: café,',
      'Ωμέγα',
      'Привет',
      'minion attacks, deal 2',
      '14th Edition',
    ]) {
      expect(all).toContain(words);
    }
    await pdf.close();
  });

  it('carries its words where glyphs alone do not tell them', async () => {
    const arabic = 'هذا المخلوق';
    const { forms } = await objectsIn(await print([{ list: lay(card(0, { text: arabic })), copies: 1 }]));
    const content = forms.map(contentOf).join('\n');
    const said = [...content.matchAll(/ActualText <FEFF([0-9A-F]*)>/g)].map((match) =>
      Buffer.from(match[1] ?? '', 'hex')
        .swap16()
        .toString('utf16le'),
    );
    expect(said.join(' ')).toContain('المخلوق');
    expect(content.match(/BDC/g)).toHaveLength(content.match(/EMC/g)?.length ?? -1);
    const pdf = await readPdf(await print([{ list: lay(card(0, { text: arabic })), copies: 1 }]));
    const read = (await textsOn(await pdf.page(1))).map((item) => item.text.normalize('NFKC')).join(' ');
    expect(read).toContain('المخلوق');
    await pdf.close();
  });

  it('is set in embedded subsets of the card fonts, small ones', async () => {
    const bytes = await print(cards(2));
    const { fonts, descriptors } = await objectsIn(bytes);
    const names = fonts.map((font) => String(font.get(PDFName.of('BaseFont')))).sort();
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names) expect(name).toMatch(/^\/[A-Z]{6}\+DejaVuSans/);
    expect(descriptors).toHaveLength(fonts.length);
    for (const descriptor of descriptors) {
      expect(descriptor.lookup(PDFName.of('FontFile2'))).toBeInstanceOf(PDFStream);
    }
    expect(bytes.length).toBeLessThan(80_000);
  });
});

describe('pictures', () => {
  it('are embedded once each, JPEG files byte for byte, however many cards show them', async () => {
    const pictures = new Pictures();
    const jpeg = await pictures.add(noise(120, 80, 1), 'jpg');
    const png = await pictures.add(noise(120, 80, 2), 'png');
    const entries = [jpeg, png, jpeg, png, jpeg].map((id, n) => ({
      list: lay(card(n, { picture: placed(id) }), pictures),
      copies: 3,
    }));
    const { images } = await objectsIn(await print(entries, {}, { picture: pictures.read }));
    expect(images).toHaveLength(2);
    expect(pictures.asked.slice().sort()).toEqual([jpeg, png].sort());
    const dct = images.find((image) => String(image.dict.get(PDFName.of('Filter'))) === '/DCTDecode');
    expect(Buffer.from(dct?.getContents() ?? []).equals(await pictures.read(jpeg))).toBe(true);
  });
});

describe('the document', () => {
  it('asks to be printed at its size, on fitting paper, on the right sides', async () => {
    const preferencesOf = async (backs: string) => {
      const { document } = await objectsIn(await print(cards(1), { backs }));
      return document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    };
    const plain = await preferencesOf('none');
    expect(String(plain.get(PDFName.of('PrintScaling')))).toBe('/None');
    expect(String(plain.get(PDFName.of('PickTrayByPDFSize')))).toBe('true');
    expect(plain.has(PDFName.of('Duplex'))).toBe(false);
    for (const [backs, duplex] of [
      ['long-edge', '/DuplexFlipLongEdge'],
      ['short-edge', '/DuplexFlipShortEdge'],
    ] as const) {
      expect(String((await preferencesOf(backs)).get(PDFName.of('Duplex')))).toBe(duplex);
    }
  });

  it('says what it is, and is the same for the same request', async () => {
    const [one, two] = await Promise.all([print(cards(2)), print(cards(2))]);
    expect(Buffer.from(one).equals(two)).toBe(true);
    const { document } = await objectsIn(one);
    expect(document.getTitle()).toBe('Forest deck');
    expect([document.getProducer(), document.getCreator()]).toEqual(['Cardwright', 'Cardwright']);
    expect(document.getCreationDate()).toEqual(new Date('2026-01-02T03:04:05Z'));
  });

  it('has an identifier of its content: another file of the same length has another one', async () => {
    const idOf = (bytes: Uint8Array): string =>
      /\/ID \[\s*<([0-9a-fA-F]+)>/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? missing();
    const made = (title: string) => print(cards(1), {}, { title });
    const [one, same, other] = await Promise.all([made('Forest'), made('Forest'), made('Desert')]);
    expect(other.length).toBe(one.length);
    expect(idOf(same)).toBe(idOf(one));
    expect(idOf(other)).not.toBe(idOf(one));
  });

  it('bears the control line on page 1 only: 100 mm, with its words', async () => {
    const bytes = await print(cards(10));
    const pdf = await readPdf(bytes);
    const texts = async (page: number) =>
      (await textsOn(await pdf.page(page))).map((item) => item.text).join(' ');
    expect(await texts(1)).toContain('print at 100 %');
    expect(await texts(2)).not.toContain('print at 100 %');
    await pdf.close();
    const { document } = await objectsIn(bytes);
    const content = document.getPage(0).node.Contents();
    if (!(content instanceof PDFRawStream)) throw new Error('no content');
    const length = Number(/0 0 m (\S+) 0 l/.exec(contentOf(content))?.[1]);
    expect(length / PT).toBeCloseTo(100, 3);
  });

  it('says on every page what it is, where the plan has room for it; smaller where it is long', async () => {
    const sheet = { label: true, backs: 'long-edge', placement: 'top-left' };
    const plan = planSheets(
      printJob.parse({
        ...job(
          Array.from({ length: 10 }, () => 1),
          sheet,
        ),
        title: 'Forest deck',
      }),
    );
    const pdf = await readPdf(await print(cards(10), sheet, { plan }));
    for (const [index, page] of plan.pages.entries()) {
      const label = page.label ?? missing();
      const texts = await textsOn(await pdf.page(index + 1));
      const said = texts.find(({ text }) => text.startsWith('Forest')) ?? missing();
      expect(texts.map(({ text }) => text).join('')).toContain(
        `Forest deck · sheet ${page.sheet} of 2, ${page.side} · print at 100 % · 2026-01-02`,
      );
      // The middle of the words' height stands 0.3 em above their foot: 0.6 mm.
      const off = label.direction === 'right' ? { x: 0, y: 0.6 } : { x: -0.6, y: 0 };
      expect(Math.abs(said.x / PT - (label.x + off.x))).toBeLessThan(0.01);
      expect(Math.abs(297 - said.y / PT - (label.y + off.y))).toBeLessThan(0.01);
    }
    await pdf.close();
  });

  it('writes words that are too long for their room so small that they end where it ends, on every page alike', async () => {
    // 60 letters, the most that a title has room for, beside 70 mm of cards.
    const title = 'M'.repeat(60);
    const sheet = { label: true, backs: 'long-edge', paper: { width: 80, height: 120 }, controlLine: false };
    const margins = { left: 5, top: 5, right: 5, bottom: 5 };
    const some = Array.from({ length: 12 }, () => 1);
    const plan = planSheets(printJob.parse({ ...job(some, { ...sheet, margins }), title }));
    const sizes = new Set(plan.pages.map(({ label }) => label?.size ?? missing()));
    expect(sizes.size).toBe(1);
    const [size = 0] = sizes;
    expect(size).toBeLessThan(1.5);
    const pdf = await readPdf(await print(cards(12), sheet, { plan }));
    for (const index of [0, plan.pages.length - 1]) {
      const label = plan.pages[index]?.label ?? missing();
      const texts = await textsOn(await pdf.page(index + 1));
      const said = texts.filter(({ text }) => /^M|sheet|2026/.test(text));
      const end = Math.max(
        ...said.map(({ x, y, width }) => (label.direction === 'right' ? x + width : 120 * PT - y + width)),
      );
      const from = label.direction === 'right' ? label.x : label.y;
      expect(end / PT - from).toBeLessThan(label.length + 0.01);
      expect(end / PT - from).toBeGreaterThan(label.length * 0.97);
    }
    await pdf.close();
  });

  it('draws marks as hairlines, on backs behind those of the fronts', async () => {
    const { document } = await objectsIn(await print(cards(1), { backs: 'long-edge', controlLine: false }));
    const [front, back] = document.getPages().map((page) => {
      const content = page.node.Contents();
      return content instanceof PDFRawStream ? contentOf(content) : '';
    });
    expect(front).toMatch(/0 G 0\.25 w\n\S+ \S+ m \S+ \S+ l/);
    expect(front?.match(/ l$/gm)).toHaveLength(16);
    expect(back?.match(/ l$/gm)).toHaveLength(16);
    expect(back).toMatch(/0 G 0\.25 w\n\S+ \S+ m \S+ \S+ l/);
  });
});

describe('progress and cancelling', () => {
  it('counts every card and page up to the total', async () => {
    const seen: { done: number; total: number; doing: string }[] = [];
    await print(cards(3, 5), { backs: 'long-edge' }, { onProgress: (progress) => seen.push(progress) });
    expect(seen.map((progress) => progress.done)).toEqual(seen.map((_, n) => n));
    expect(seen.at(-1)).toMatchObject({ done: 3 + 4, total: 3 + 4 });
    expect(seen.every((progress) => progress.doing.length > 5)).toBe(true);
  });

  it('stops at once when cancelled, even while a face never comes', async () => {
    const cancel = new AbortController();
    const waiting = print(
      cards(1),
      {},
      {
        signal: cancel.signal,
        faces: () => {
          queueMicrotask(() => cancel.abort(new Error('enough')));
          return new Promise(() => undefined);
        },
      },
    );
    await expect(waiting).rejects.toThrow('enough');
  });

  it('draws no further card after a cancel', async () => {
    const cancel = new AbortController();
    const lists = cards(40);
    let asked = 0;
    const waiting = print(
      lists,
      {},
      {
        signal: cancel.signal,
        faces: async () => {
          asked += 1;
          if (asked === 3) cancel.abort();
          return lists[0]?.list ?? Promise.reject(new Error('no list'));
        },
      },
    );
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toBe(3);
    await expect(print(lists, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('refuses to print nothing', async () => {
    await expect(print([])).rejects.toMatchObject({ name: 'PrintRefusal', reason: 'nothing-to-print' });
  });
});

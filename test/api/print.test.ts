import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sheetOptions } from '../../src-main/print/sheets/sheet-options.js';
import type { PrintEvent } from '../../src-main/api/answers/answers.js';
import { fileNameOf } from '../../src-main/print/file-name.js';
import { picturePlacement } from '../../src-main/cards/picture.js';
import { fox, start } from './start.js';

const sheet = sheetOptions.parse({});

describe('printing over the contract', () => {
  it('tells progress, then hands over the finished file', async () => {
    const saved: string[] = [];
    const { app, client } = await start({
      saveFile: async (_id, { name, path }) => {
        saved.push(`${name} ${(await readFile(path)).subarray(0, 5).toString()}`);
        return { kind: 'saved', path: `/home/ann/${name}` };
      },
    });
    const { content } = await client.cards.create({ card: fox });
    const events: PrintEvent[] = [];
    const job = { title: 'First: Steps', items: [{ card: content.id, copies: 10 }], back: 'standard', sheet };
    for await (const event of await client.print.pdf(job)) events.push(event);
    expect(events.at(-1)).toMatchObject({ kind: 'done', name: 'First Steps.pdf', pages: 2 });
    expect(events[0]).toMatchObject({ kind: 'progress' });
    const done = events.at(-1);
    if (done?.kind !== 'done') throw new Error('The print did not end.');
    expect(app.output(done.output)).toMatchObject({ type: 'application/pdf' });
    await client.outputs.save({ output: done.output });
    expect(saved).toEqual(['First Steps.pdf %PDF-']);
  });

  it('names the pictures that come out coarse in its plan, of cards that are printed', async () => {
    const { client } = await start();
    const picture = async (width: number, height: number) => {
      const image = sharp({ create: { width, height, channels: 3, background: '#336699' } });
      const file = new File([new Uint8Array(await image.png().toBuffer())], 'p.png');
      return (await client.pictures.add({ file })).id;
    };
    const create = async (name: string, id: string) => {
      const card = { ...fox, name, picture: picturePlacement.parse({ id }) };
      return (await client.cards.create({ card })).content.id;
    };
    const coarse = await create('Wolf', await picture(300, 200));
    const fine = await create('Bear', await picture(900, 600));
    const planned = async (items: readonly string[], more: object = {}) => {
      const copies = items.map((card) => ({ card, copies: 2 }));
      return (await client.print.plan({ items: copies, sheet: more })).warnings;
    };
    expect(await planned([coarse, fine])).toEqual([
      'The picture of “Wolf” (134 dpi) comes out under 200 dpi and may look soft; choose a larger one, or zoom out.',
    ]);
    expect(await planned([fine])).toEqual([]);
    const mini = { card: { width: 31.75, height: 44.45 } };
    expect(await planned([coarse, fine], mini)).toEqual([]);
    const gone = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
    expect(await planned([gone, fine])).toEqual([]);
    const back = await picture(200, 280);
    const backs = { items: [{ card: fine, copies: 1 }], back, sheet: { backs: 'long-edge' as const } };
    expect((await client.print.plan(backs)).warnings.join()).toContain('“The cards’ back” (80 dpi)');
  });

  it('makes a PDF as PDF/X-4 where that is asked for', async () => {
    const { app, client } = await start();
    const { content } = await client.cards.create({ card: fox });
    const headOf = async (more: object) => {
      for await (const event of await client.print.pdf({
        items: [{ card: content.id, copies: 1 }],
        sheet: {},
        ...more,
      }))
        if (event.kind === 'done')
          return (await readFile(app.output(event.output)?.path ?? '')).toString('latin1');
      throw new Error('The print did not end.');
    };
    expect(await headOf({ pdfx: true })).toMatch(/^%PDF-1\.6[^]*GTS_PDFXVersion/);
    expect(await headOf({})).not.toContain('GTS_PDFXVersion');
  });

  it('stops when the caller goes away and keeps nothing', async () => {
    const { client } = await start();
    const { content } = await client.cards.create({ card: fox });
    const cancel = new AbortController();
    const job = { title: 'Long', items: [{ card: content.id, copies: 900 }], back: 'standard', sheet };
    const run = async () => {
      for await (const event of await client.print.pdf(job, { signal: cancel.signal })) {
        if (event.kind === 'done') return 'done';
        cancel.abort(new Error('Cancelled by the person.'));
      }
      return 'ended';
    };
    await expect(run()).rejects.toThrow('Cancelled by the person.');
  });

  it('refuses in sentences: a card that is gone, a paper too small, nothing to print', async () => {
    const { client } = await start();
    const gone = { card: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee', copies: 1 };
    const read = async (job: Parameters<typeof client.print.pdf>[0]) => {
      for await (const event of await client.print.pdf(job)) if (event.kind === 'done') return event;
      return null;
    };
    const lost = await safe(read({ title: 'x', items: [gone], back: 'standard', sheet }));
    expect(lost.error).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(/\.$/) });
    const none = await safe(read({ title: 'x', items: [], back: 'standard', sheet }));
    expect(none.error).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('nothing') });
    const small = { ...sheet, paper: { width: 60, height: 60 } };
    const plan = await safe(client.print.plan({ title: 'x', items: [], back: 'standard', sheet: small }));
    expect(plan.error).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('makes pictures with bleed, or cut with transparent corners', async () => {
    const { app, client } = await start();
    const { content } = await client.cards.create({ card: fox });
    const pictureWith = async (corners: 'square' | 'rounded') => {
      const job = { items: [{ card: content.id, copies: 3 }], sheet: { bleed: 3, outline: { radius: 4 } } };
      for await (const event of await client.print.images({ job, dpi: 100, corners }))
        if (event.kind === 'done') return sharp(app.output(event.output)?.path);
      throw new Error('The pictures did not end.');
    };
    const square = await (await pictureWith('square')).metadata();
    expect(square).toMatchObject({ width: 274, height: 374, hasAlpha: false });
    const rounded = await (await pictureWith('rounded')).raw().toBuffer({ resolveWithObject: true });
    expect(rounded.info).toMatchObject({ width: 250, height: 350, channels: 4 });
    const alphaAt = (x: number) => rounded.data[x * 4 + 3];
    expect([alphaAt(0), alphaAt(17)]).toEqual([0, 255]);
    expect(alphaAt(8)).toBeLessThan(255);
  });

  it('shows every face as the PDF of that print has it', async () => {
    const { app, client } = await start();
    const { id } = (await client.cards.create({ card: fox })).content;
    const [row] = await client.cards.list();
    const thumbnail = row?.thumbnail ?? '';
    const card = { width: 69.85, height: 120.65 };
    const plan = await client.print.plan({
      items: [{ card: id, copies: 1 }],
      sheet: { card, bleed: 2.54, ink: 'grey', backs: 'long-edge', watermark: 'PROXY' },
    });
    for (const [face, size] of [
      [`200${thumbnail}`, { width: 590, height: 990, hasAlpha: false }],
      ['200/back/standard.png', { width: 590, height: 990 }],
      [`400${thumbnail}`, { width: 1180, height: 1980 }],
    ] as const) {
      const asset = await app.asset(`/printed/${plan.look}/${face}`);
      const png = sharp(asset?.body);
      expect(await png.metadata()).toMatchObject(size);
      expect(asset).toMatchObject({ type: 'image/png', immutable: face.includes('thumbnail') });
      const [red, green, blue] = (await png.stats()).channels.map(({ mean }) => mean);
      expect([green ?? red, blue ?? red]).toEqual([red, red]);
    }
    const { look: large } = await client.print.plan({
      items: [],
      sheet: { layout: 'single', card: { width: 500, height: 250 } },
    });
    const vast = sharp((await app.asset(`/printed/${large}/400/back/standard.png`))?.body);
    expect((await vast.metadata()).width).toBe(2400);
    const { look: designed } = await client.print.plan({ items: [], sheet: {} });
    const same = await app.asset(`/printed/${designed}/200${thumbnail}`);
    expect(
      Buffer.compare(same?.body ?? Buffer.of(), (await app.asset(thumbnail))?.body ?? Buffer.of(1)),
    ).toBe(0);
    for (const wrong of [
      `/printed/x/200${thumbnail}`,
      `/printed/${plan.look}/300${thumbnail}`,
      `/printed/${plan.look}/200${thumbnail}/x`,
      `/printed/${plan.look}/200/picture/0123456789abcdef0123456789abcdef.png`,
      `/printed/${plan.look}/200/printed/${plan.look}/200/back/standard.png`,
      `/printed/${plan.look}/200/back/none.png`,
      `/printed/${plan.look}`,
    ])
      expect(await app.asset(wrong), wrong).toBeNull();
  });

  it('makes file names that every system takes', () => {
    expect(fileNameOf('../../etc/pass:wd', 'pdf')).toBe('etc pass wd.pdf');
    expect(fileNameOf('  ', 'pdf')).toBe('Cards.pdf');
    expect(fileNameOf('Ärger №5 (новый).', 'pdf')).toBe('Ärger 5 (новый).pdf');
  });

  it('offers the tokens that cards make, from the library or as the text describes them', async () => {
    const { client } = await start();
    const create = async (card: object): Promise<string> =>
      (await client.cards.create({ card: { game: 'magic', ...card } })).content.id;
    const muster = await create({
      name: 'Muster',
      manaCost: '{W}',
      typeLine: 'Sorcery',
      text: 'Put a 1/1 white Soldier creature token into play.',
    });
    const wolves = await create({
      name: 'Wolves',
      manaCost: '{G}',
      typeLine: 'Sorcery',
      text: 'Put two 2/2 green Wolf creature tokens into play.',
    });
    const token = { typeLine: 'Token Creature — Soldier', colors: 'W', flavor: 'Present.' };
    await create({ name: 'Soldier', ...token, power: '2', toughness: '2' });
    const soldier = await create({ name: 'Soldier', ...token, power: '1', toughness: '1' });
    const { content: spell } = await client.cards.create({ card: fox });
    const asked = await client.print.tokens({ cards: [muster, wolves, spell.id] });
    expect(asked.found).toEqual([{ id: soldier, name: 'Soldier' }]);
    expect(asked.missing).toMatchObject([
      { game: 'magic', name: 'Wolf', typeLine: 'Token Creature — Wolf', power: '2', toughness: '2' },
    ]);
    const [missing] = asked.missing;
    if (!missing) throw new Error('No wolf.');
    const { content: wolf } = await client.cards.create({ card: missing });
    expect(await client.print.tokens({ cards: [muster, wolves, soldier, wolf.id] })).toEqual({
      found: [],
      missing: [],
    });
    expect(await client.print.tokens({ cards: [spell.id] })).toEqual({ found: [], missing: [] });
  });
});

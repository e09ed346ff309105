import { safe } from '@orpc/client';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { start } from './start.js';

const look = { ink: '#ff0000', glow: '#00ff00', ground: '#0000ff' };

describe('icons as pictures', () => {
  it('are found by every word of their names, those that begin with it first', async () => {
    const { client } = await start();
    const found = await client.pictures.icons({ query: 'Wolf' });
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ title }) => title.includes('wolf'))).toBe(true);
    expect(found[0]?.title.startsWith('wolf')).toBe(true);
    const both = await client.pictures.icons({ query: 'head wolf' });
    expect(both.map(({ name }) => name)).toContain('wolf-head');
    expect(await client.pictures.icons({ query: 'no such icon at all' })).toEqual([]);
  });

  it('become a picture of the library in the colours asked for, with the credit that the licence wants', async () => {
    const { app, client } = await start();
    const picture = await client.pictures.addIcon({ icon: 'wolf-head', ...look });
    expect(picture.credit).toMatch(/^Picture: wolf head .*game-icons\.net, CC BY 3\.0\.$/);
    const { body } = (await app.asset(picture.url)) ?? { body: new Uint8Array() };
    const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isRed = (at: number) =>
      (data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) < 60;
    let red = 0;
    for (let at = 0; at < data.length; at += 3) if (isRed(at)) red += 1;
    expect(red / (info.width * info.height)).toBeGreaterThan(0.05);
    expect((data[2] ?? 0) > (data[1] ?? 0), 'the corner is nearer to the edge colour').toBe(true);
  });

  it('take nothing but colours and known names', async () => {
    const { client } = await start();
    const hostile = { ...look, ink: '"/><script/>' };
    expect((await safe(client.pictures.addIcon({ icon: 'wolf-head', ...hostile }))).error).toMatchObject({
      code: 'BAD_REQUEST',
    });
    const unknown = await safe(client.pictures.addIcon({ icon: '../../etc/passwd', ...look }));
    expect(unknown.error).toMatchObject({ code: 'NOT_FOUND' });
  });
});

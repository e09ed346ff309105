import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colorsOfPicture } from '../../src-main/library/pictures/picture-colors.js';

/** A picture of upright stripes, each as wide as said. */
function stripes(of: readonly (readonly [color: string, width: number])[]): Promise<Buffer> {
  const rects = of.map(([color, width], at) => {
    const x = of.slice(0, at).reduce((sum, [, before]) => sum + before, 0);
    return `<rect x="${x}" width="${width}" height="60" fill="${color}"/>`;
  });
  const width = of.reduce((sum, [, one]) => sum + one, 0);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60">${rects.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

/** Largest difference of a channel. */
const away = (one: string, other: string): number =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    ),
  );

describe('a picture’s colours', () => {
  test('are those of its largest parts, the largest first', async () => {
    const picture = await stripes([
      ['#204080', 40],
      ['#c03020', 25],
      ['#208040', 15],
    ]);
    const colors = await colorsOfPicture(picture, 3);
    expect(colors).toHaveLength(3);
    for (const [at, color] of ['#204080', '#c03020', '#208040'].entries())
      expect(away(colors[at] ?? '#000000', color), color).toBeLessThan(8);
  });

  test('are told apart: shades of one colour are one', async () => {
    const picture = await stripes([
      ['#204080', 40],
      ['#244484', 40],
      ['#28488a', 40],
    ]);
    expect(await colorsOfPicture(picture)).toHaveLength(1);
  });

  test('are taken of grey and of see-through pictures too', async () => {
    const grey = await sharp(await stripes([['#808080', 30]]))
      .grayscale()
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect(away((await colorsOfPicture(grey))[0] ?? '', '#808080')).toBeLessThan(4);
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } });
    expect(await colorsOfPicture(await clear.png().toBuffer())).toEqual(['#ffffff']);
  });

  test('of a file that is no picture there are none', async () => {
    await expect(colorsOfPicture(Buffer.from('no picture'))).rejects.toThrow();
  });
});

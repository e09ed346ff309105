import { describe, expect, it } from 'vitest';
import { picturePlacement } from '../../src-main/cards/picture.js';
import { layoutBack } from '../../src-main/layout/back-layout.js';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { pictureDpi, SoftPictures } from '../../src-main/print/cards/soft-pictures.js';
import { card, fonts, lay, noise, Pictures, placed } from './fixtures.js';

const pictures = new Pictures();
const small = await pictures.add(noise(300, 200, 1), 'png');
const large = await pictures.add(noise(900, 600, 2), 'png');

const showing = (id: string, more: object = {}): DisplayList =>
  lay(card(1, { picture: placed(id), ...more }), pictures);
const art = { look: { template: 'art', frame: null, accent: null } } as const;
const tarot = { width: 69.85, height: 120.65 };

/** What stands in the middle of a figure's own card of another size: the same picture, scaled with it. */
const scale = (size: { width: number; height: number }) => Math.min(size.width / 63.5, size.height / 88.9);

describe('the pixels per inch of a printed picture', () => {
  it('are its own per inch of the place that it takes', () => {
    // The format's window is 672 of 750 px wide, on 63.5 mm; a picture of 3 : 2 covers it by its width.
    expect(pictureDpi(showing(small), {})).toBeCloseTo(300 / (((672 / 750) * 63.5) / 25.4), 0);
    expect(pictureDpi(showing(small, {}), { card: tarot })).toBeCloseTo(
      (pictureDpi(showing(small), {}) ?? 0) / scale(tarot),
      5,
    );
  });

  it('are fewer where the picture is enlarged to cover a card of another shape and its bleed', () => {
    const whole = pictureDpi(showing(small, art), {}) ?? 0;
    expect(pictureDpi(showing(small, art), { card: tarot, bleed: 3 })).toBeLessThan(whole / scale(tarot));
  });

  it('are those of the picture and not of its blurred margins', () => {
    const picture = picturePlacement.parse({ id: large, fit: 'contain', zoom: 0.5, fill: 'blur' });
    const plain = picturePlacement.parse({ id: large, fit: 'contain', zoom: 0.5 });
    expect(pictureDpi(showing(large, { picture }), {})).toBe(
      pictureDpi(showing(large, { picture: plain }), {}),
    );
  });

  it('are told of backs, and of no card without a picture', () => {
    expect(pictureDpi(layoutBack(small as never, fonts, pictures.sizes), {})).toBeCloseTo(
      200 / (88.9 / 25.4),
      0,
    );
    expect(pictureDpi(layoutBack('standard', fonts, pictures.sizes), {})).toBeNull();
    expect(pictureDpi(lay(card(1)), {})).toBeNull();
  });
});

describe('soft pictures', () => {
  const said = (ids: readonly string[], size = {}) => {
    const soft = new SoftPictures(size);
    ids.forEach((id, at) => soft.look(at === 0 ? ' ' : `Card ${at}`, showing(id)));
    return soft;
  };

  it('are those under 200 dpi, the coarsest first', () => {
    const wide = picturePlacement.parse({ id: small, zoom: 2 });
    const soft = said([large, small]);
    soft.look('Zoomed', showing(small, { picture: wide }));
    expect(soft.found).toEqual([
      { name: 'Zoomed', dpi: 67 },
      { name: 'Card 1', dpi: 134 },
    ]);
    expect(soft.sentences).toEqual([
      '2 pictures come out under 200 dpi and may look soft: “Zoomed” (67 dpi), “Card 1” (134 dpi). Choose larger ones, or zoom out.',
    ]);
  });

  it('are named, five at most', () => {
    expect(said([large]).sentences).toEqual([]);
    expect(said([small]).sentences).toEqual([
      'The picture of “Unnamed card” (134 dpi) comes out under 200 dpi and may look soft; choose a larger one, or zoom out.',
    ]);
    const [many] = said(Array.from({ length: 8 }, () => small)).sentences;
    expect(many).toMatch(/^8 pictures .+“Card 4” \(134 dpi\) and 3 more\. Choose/);
  });

  it('are not said of an output that has no more pixels itself', () => {
    expect(said([small], { dpi: 150 }).found).toHaveLength(1);
    expect(said([small], { dpi: 134 }).found).toEqual([]);
    expect(said([small], { dpi: 72 }).found).toEqual([]);
  });
});

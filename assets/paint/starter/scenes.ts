import { clouds, dice, disc, haze, height, linear, ridge, texture, times, wash, width } from '../brush.js';
import type { Palette } from './palettes.js';

/** Where a figure stands: its backdrop, and what is painted over its feet. */
export interface Scene {
  readonly definitions: string;
  readonly behind: string;
  readonly before: string;
}

export type ScenePainter = (palette: Palette, seed: number) => Scene;

const sky = ({ sky: [top, middle, horizon] }: Palette, low = 0.72): string =>
  linear('sky', [
    [0, top],
    [low * 0.55, middle],
    [low, horizon],
  ]);

const air = ({ mist }: Palette, seed: number): string =>
  clouds('air', mist, 0.0022, 0.009, seed, 2, -0.85) + clouds('fog', mist, 0.003, 0.02, seed + 5, 2, -0.85);

const ground = ({ near, ground: deep }: Palette): string =>
  linear('ground', [
    [0, near],
    [1, deep],
  ]);

/** Something small, strewn over a part of the picture. */
function strewn(
  seed: number,
  count: number,
  draw: (x: number, y: number, roll: () => number) => string,
  [top, bottom]: readonly [number, number] = [0, height],
): string {
  const roll = dice(seed);
  return times(count, () => draw(roll() * width, top + roll() * (bottom - top), roll));
}

const hills: ScenePainter = (palette, seed) => ({
  definitions: sky(palette) + air(palette, seed) + ground(palette),
  behind:
    wash('url(#sky)') +
    texture('air', -60, 640, 0.7) +
    ridge(seed, 500, 210, palette.far, 0.52, 'opacity="0.65"') +
    texture('fog', 420, 240, 0.6) +
    ridge(seed + 1, 600, 150, palette.near, 0.52),
  before: ridge(seed + 2, 770, 70, 'url(#ground)', 0.55),
});

const forest: ScenePainter = (palette, seed) => ({
  definitions: sky(palette, 0.9) + air(palette, seed) + ground(palette),
  behind:
    wash('url(#sky)') +
    trees(seed, 22, palette.far, 0.55, 620) +
    texture('fog', 260, 480, 0.75) +
    trees(seed + 3, 13, palette.near, 0.95, 700) +
    ridge(seed + 4, 668, 40, palette.near, 0.55),
  before:
    ridge(seed + 2, 760, 60, 'url(#ground)', 0.6) +
    strewn(
      seed + 9,
      90,
      (x, _, roll) => blade(x, 790 + roll() * 50, 30 + roll() * 60, roll() - 0.5, palette.ground),
      [0, 1],
    ),
});

/** Firs with a gap in the middle, where the figure is. */
function trees(seed: number, count: number, fill: string, opacity: number, foot: number): string {
  const roll = dice(seed);
  return times(count, (index) => {
    const x = ((index + roll() * 0.8) / count) * width;
    const clear = Math.min(1, Math.abs(x - width / 2) / 420);
    const high = 180 + 420 * clear * (0.65 + roll() * 0.5);
    const wide = high * 0.2;
    const tiers = times(4, (tier) => {
      const top = foot - high + tier * high * 0.19;
      const half = wide * (0.45 + tier * 0.22);
      return `M${x} ${top}L${x + half} ${top + high * 0.34}H${x - half}Z`;
    });
    return `<path d="${tiers}M${x - 8} ${foot - 90}h16V${foot + 160}h-16Z" fill="${fill}" opacity="${opacity}"/>`;
  });
}

const blade = (x: number, y: number, high: number, lean: number, fill: string): string =>
  `<path d="M${x - 5} ${y}Q${x + lean * 20} ${y - high * 0.6} ${x + lean * 70} ${y - high}Q${x + lean * 20 + 6} ${y - high * 0.5} ${x + 6} ${y}Z" fill="${fill}"/>`;

const meadow: ScenePainter = (palette, seed) => ({
  definitions: sky(palette) + air(palette, seed) + ground(palette),
  behind:
    wash('url(#sky)') +
    texture('air', -60, 560, 0.6) +
    ridge(seed, 590, 90, palette.far, 0.45, 'opacity="0.8"') +
    ridge(seed + 1, 660, 60, palette.near, 0.45),
  before:
    ridge(seed + 2, 770, 40, 'url(#ground)', 0.5) +
    strewn(
      seed + 4,
      190,
      (x, _, roll) => blade(x, 850, 60 + roll() * 110, roll() - 0.5, palette.ground),
      [0, 1],
    ) +
    strewn(
      seed + 5,
      46,
      (x, y, roll) =>
        disc(x, y, 4 + roll() * 7, roll() < 0.5 ? palette.figure[0] : palette.light, 'opacity="0.85"'),
      [700, 810],
    ),
});

const sea: ScenePainter = (palette, seed) => ({
  definitions: sky(palette, 0.66) + air(palette, seed) + ground(palette),
  behind:
    wash('url(#sky)') +
    texture('air', -60, 560, 0.7) +
    ridge(seed, 540, 60, palette.far, 0.5, 'opacity="0.6"') +
    `<rect x="-40" y="556" width="${width + 80}" height="340" fill="url(#ground)"/>` +
    strewn(
      seed + 4,
      150,
      (x, y, roll) =>
        haze(
          width / 2 + (x - width / 2) * (0.35 + (y - 556) / 340),
          y,
          14 + roll() * 50,
          1.4 + roll() * 2,
          palette.light,
          `opacity="${(0.1 + roll() * 0.4).toFixed(2)}"`,
        ),
      [562, 800],
    ),
  before: waves(seed, palette),
});

function waves(seed: number, { near, ground: deep, light }: Palette): string {
  const roll = dice(seed + 8);
  return times(3, (row) => {
    const y = 730 + row * 42;
    const shift = roll() * 160;
    const crests = times(12, () => 'q40 -26 80 0t80 0');
    const path = `M${-200 - shift} ${y}${crests}V900H-400Z`;
    return `<path d="${path}" fill="${row === 2 ? deep : near}" stroke="${light}" stroke-opacity="0.28" stroke-width="3" opacity="0.93"/>`;
  });
}

const deep: ScenePainter = (palette, seed) => ({
  definitions:
    linear('sky', [
      [0, palette.sky[2]],
      [0.3, palette.sky[1]],
      [1, palette.ground],
    ]) +
    air(palette, seed) +
    ground(palette) +
    linear('shaft', [
      [0, palette.light, 0.55],
      [1, palette.light, 0],
    ]),
  behind:
    wash('url(#sky)') +
    texture('air', -80, 460, 0.45) +
    strewn(
      seed,
      9,
      (x, _, roll) =>
        `<path d="M${x} -40h${40 + roll() * 90}L${x - 120 + roll() * 60} 760h-160Z" fill="url(#shaft)" opacity="${(0.14 + roll() * 0.25).toFixed(2)}"/>`,
      [0, 1],
    ) +
    ridge(seed + 1, 700, 150, palette.near, 0.55, 'opacity="0.75"'),
  before:
    ridge(seed + 2, 780, 80, 'url(#ground)', 0.6) +
    strewn(
      seed + 6,
      40,
      (x, y, roll) =>
        disc(
          x,
          y,
          3 + roll() ** 2 * 16,
          'none',
          `stroke="${palette.light}" stroke-width="2.5" opacity="${(0.25 + roll() * 0.5).toFixed(2)}"`,
        ),
      [120, 760],
    ),
});

export const openAir = { hills, forest, meadow, sea, deep };
export { air, ground, sky, strewn };

import { disc, haze, linear, times, width } from '../brush.js';
import {
  between,
  heavens,
  line,
  middle,
  mist,
  motes,
  path,
  px,
  ridge,
  shafts,
  shared,
  tall,
  wash,
  type Brushes,
} from './brushes.js';
import type { GroundPainter } from './ground.js';

/** A leaf with its rib, as long as it is said to be. */
const leaf = (
  { roll, light }: Brushes,
  x: number,
  y: number,
  long: number,
  turn: number,
  fill: string,
): string => {
  const half = long * between(roll, 0.2, 0.32);
  return (
    `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(turn)})"><path d="M0 0Q${px(long * 0.45)} ${px(-half)} ${px(long)} 0Q${px(long * 0.45)} ${px(half)} 0 0Z" fill="${fill}"/>` +
    `<path d="M${px(long * 0.06)} 0H${px(long * 0.92)}" stroke="${light.sky[2]}" stroke-width="${px(Math.max(1, long * 0.02))}" opacity="0.3"/></g>`
  );
};

/** Leaves that frame the picture: many at its edges, none in the middle. */
const foliage = (brushes: Brushes, count: number, open: number, long: number, fill: string): string =>
  times(count, () => {
    const turn = brushes.roll() * Math.PI * 2;
    const far = open + brushes.roll() ** 0.7 * 420;
    const x = middle + Math.cos(turn) * far * 1.42;
    const y = 480 + Math.sin(turn) * far;
    const inward = (Math.atan2(480 - y, middle - x) * 180) / Math.PI + between(brushes.roll, -75, 75);
    return leaf(brushes, x, y, long * between(brushes.roll, 0.55, 1.25), inward, fill);
  });

const fern = (brushes: Brushes, x: number, y: number, long: number, lean: number, fill: string): string => {
  const { roll } = brushes;
  const tip = [x + lean * long * 0.8, y - long * 0.85] as const;
  return (
    line(
      `M${px(x)} ${px(y)}Q${px(x + lean * long * 0.15)} ${px(y - long * 0.7)} ${px(tip[0])} ${px(tip[1])}`,
      fill,
      4,
    ) +
    times(11, (index) => {
      const part = 0.15 + index / 13;
      const at = [x + lean * long * 0.8 * part ** 1.6, y - long * 0.85 * (1 - (1 - part) ** 1.5)] as const;
      const size = long * 0.26 * (1.05 - part);
      const base = -70 + lean * 60 * part;
      return (
        leaf(brushes, at[0], at[1], size, base - 62 + roll() * 8, fill) +
        leaf(brushes, at[0], at[1], size, base + 62 + roll() * 8, fill)
      );
    })
  );
};

const ferns = (brushes: Brushes, count: number, foot: number, long: number, fill: string): string =>
  times(count, () => {
    const side = brushes.roll() < 0.5 ? -1 : 1;
    const x = middle + side * between(brushes.roll, 250, middle + 20);
    return fern(
      brushes,
      x,
      foot + brushes.roll() * 30,
      long * between(brushes.roll, 0.6, 1.2),
      -side * between(brushes.roll, -0.5, 0.9),
      fill,
    );
  });

/** A gap in a hedge that is older than the county. */
const hedge: GroundPainter = (brushes) => {
  const { light, seed } = brushes;
  return {
    definitions: shared(brushes, 0.85),
    behind:
      heavens(brushes, 84) +
      ridge(seed, 620, 160, light.layers[0], 0.55, 'opacity="0.85"') +
      mist(420, 320, 0.7) +
      foliage(brushes, 240, 300, 74, light.layers[0]) +
      mist(200, 560, 0.5) +
      foliage(brushes, 260, 350, 96, light.layers[1]) +
      shafts(brushes, brushes.sun.x, brushes.sun.y, 8, 0.34) +
      foliage(brushes, 210, 410, 120, light.layers[2]) +
      ridge(seed + 1, 815, 60, light.layers[2], 0.5),
    before:
      ridge(seed + 2, 900, 50, 'url(#soil)', 0.55) +
      foliage(brushes, 120, 520, 150, light.layers[3]) +
      motes(brushes, 70),
  };
};

/** Among trunks that nobody has felled. */
const wood: GroundPainter = (brushes) => {
  const { light, seed, roll } = brushes;
  const trunk = (x: number, wide: number, fill: string, lit: string): string => {
    const lean = between(roll, -50, 50);
    const foot = wide * 0.75;
    return (
      path(
        `M${px(x - wide / 2 - foot)} 1000Q${px(x - wide / 2)} 880 ${px(x - wide / 2 + lean * 0.3)} 600L${px(x - wide * 0.36 + lean)} -50H${px(x + wide * 0.36 + lean)}L${px(x + wide / 2 + lean * 0.3)} 600Q${px(x + wide / 2)} 880 ${px(x + wide / 2 + foot)} 1000Z`,
        fill,
      ) +
      line(
        `M${px(x + wide * 0.46 + lean * 0.3)} 610L${px(x + wide * 0.33 + lean)} -40`,
        lit,
        wide * 0.05,
        0.5,
      ) +
      times(4, () =>
        line(
          `M${px(x + between(roll, -0.3, 0.3) * wide)} ${px(between(roll, 100, 500))}q${px(between(roll, -8, 8))} 90 ${px(between(roll, -8, 8))} ${px(between(roll, 120, 260))}`,
          lit,
          wide * 0.025,
          0.22,
        ),
      )
    );
  };
  const stand = (count: number, wide: number, clear: number, fill: string, lit: string): string =>
    times(count, (index) => {
      const side = index % 2 === 0 ? -1 : 1;
      return trunk(
        middle + side * between(roll, clear, middle + 40),
        wide * between(roll, 0.7, 1.3),
        fill,
        lit,
      );
    });
  return {
    definitions: shared(brushes, 0.95),
    behind:
      wash('url(#sky)') +
      disc(brushes.sun.x, 300, 560, 'url(#lamp)', 'opacity="0.95"') +
      stand(20, 40, 30, light.layers[0], light.sky[2]) +
      mist(120, 780, 0.8) +
      stand(12, 74, 170, light.layers[1], light.layers[0]) +
      mist(260, 640, 0.65) +
      shafts(brushes, brushes.sun.x, -60, 10, 0.5) +
      ridge(seed + 1, 770, 60, light.layers[1], 0.5) +
      ferns(brushes, 14, 800, 150, light.layers[1]) +
      stand(6, 135, 400, light.layers[2], light.layers[1]) +
      ridge(seed + 2, 850, 50, light.layers[2], 0.5),
    before:
      ridge(seed + 3, 920, 44, light.layers[3], 0.5) +
      ferns(brushes, 12, 985, 260, light.layers[3]) +
      motes(brushes, 76),
  };
};

const meadow: GroundPainter = (brushes) => {
  const { light, seed, roll } = brushes;
  const bloom = (x: number, y: number, size: number, fill: string): string =>
    times(6, (index) =>
      haze(
        x,
        y - size * 0.62,
        size * 0.34,
        size * 0.62,
        fill,
        `transform="rotate(${index * 60} ${px(x)} ${px(y)})"`,
      ),
    ) + disc(x, y, size * 0.34, light.layers[3], 'opacity="0.8"');
  const tree = (x: number, foot: number, size: number, fill: string): string =>
    line(`M${px(x)} ${px(foot + 30)}V${px(foot - size * 0.6)}`, fill, size * 0.11) +
    times(9, () =>
      disc(
        x + between(roll, -0.5, 0.5) * size,
        foot - size * between(roll, 0.55, 1.15),
        size * between(roll, 0.22, 0.38),
        fill,
      ),
    );
  return {
    definitions:
      shared(brushes, 0.62) +
      linear('lawn', [
        [0, light.layers[0]],
        [0.5, light.layers[1]],
        [1, light.layers[2]],
      ]),
    behind:
      heavens(brushes, 72) +
      ridge(seed, 580, 170, light.layers[0], 0.5, 'opacity="0.8"') +
      times(8, (index) =>
        tree(
          index * 190 + between(roll, -60, 60),
          620 + between(roll, -14, 18),
          between(roll, 70, 130),
          light.layers[0],
        ),
      ) +
      mist(450, 230, 0.75) +
      ridge(seed + 1, 660, 70, 'url(#lawn)', 0.46) +
      times(3, () => {
        const side = roll() < 0.5 ? -1 : 1;
        return tree(
          middle + side * between(roll, 420, 640),
          730 + between(roll, -10, 20),
          between(roll, 230, 330),
          light.layers[2],
        );
      }) +
      shafts(brushes, brushes.sun.x, brushes.sun.y, 9, 0.32) +
      ridge(seed + 2, 790, 50, light.layers[1], 0.46),
    before:
      ridge(seed + 3, 905, 40, 'url(#soil)', 0.5) +
      times(170, () => {
        const x = roll() * width;
        return line(
          `M${px(x)} ${tall + 10}q${px(between(roll, -14, 14))} -60 ${px(between(roll, -60, 60))} ${px(-between(roll, 70, 170))}`,
          roll() < 0.6 ? light.layers[3] : light.layers[2],
          between(roll, 3, 6),
        );
      }) +
      times(34, () =>
        bloom(
          roll() * width,
          between(roll, 830, 955),
          between(roll, 9, 22),
          roll() < 0.5 ? light.motes : light.figure[0],
        ),
      ) +
      motes(brushes, 46, [150, 900]),
  };
};

export const hedgewild = { hedge, wood, meadow };

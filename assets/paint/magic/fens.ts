import { disc, haze, linear, times, width } from '../brush.js';
import {
  between,
  box,
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

/** Streaks on still water, wider the nearer they are. */
const glitter = ({ light, roll }: Brushes, top: number, count: number, around: number): string =>
  times(count, () => {
    const y = top + roll() ** 1.4 * (tall - top);
    const near = (y - top) / (tall - top);
    const spread = 0.16 + near * 0.75;
    return haze(
      around + (roll() - 0.5) * width * spread * 1.6,
      y,
      12 + near * 70 * roll() + roll() * 30,
      1.2 + near * 3.2,
      roll() < 0.5 ? light.sun : light.sky[2],
      `opacity="${between(roll, 0.12, 0.6).toFixed(2)}"`,
    );
  });

const rush = ({ light, roll }: Brushes, x: number, foot: number, high: number, fill: string): string => {
  const lean = between(roll, -0.22, 0.22);
  const tip = [x + lean * high, foot - high] as const;
  const head = roll() < 0.35;
  return (
    line(
      `M${px(x)} ${px(foot)}Q${px(x)} ${px(foot - high * 0.55)} ${px(tip[0])} ${px(tip[1])}`,
      fill,
      4 + high * 0.012,
    ) +
    (head
      ? `<g transform="rotate(${(lean * 50).toFixed(0)} ${px(tip[0])} ${px(tip[1])})">${haze(tip[0], tip[1] + 6, 7.5, 30, fill)}${haze(tip[0] + 2, tip[1] + 2, 1.6, 22, light.sky[2], 'opacity="0.35"')}</g>`
      : '')
  );
};

/** Thick at the edges, thin in the middle. */
const rushes = (
  brushes: Brushes,
  count: number,
  foot: number,
  [least, most]: readonly [number, number],
  fill: string,
): string =>
  times(count, () => {
    const side = brushes.roll() < 0.5 ? -1 : 1;
    const x = middle + side * (middle + 30 - brushes.roll() ** 1.6 * middle * 0.98);
    const clear = 0.35 + 0.65 * Math.min(1, Math.abs(x - middle) / 430);
    return rush(brushes, x, foot, between(brushes.roll, least, most) * clear, fill);
  });

const fen: GroundPainter = (brushes) => {
  const { light, seed, sun } = brushes;
  const shore = 590;
  const lands =
    ridge(seed, 540, 150, light.layers[0], 0.52, 'opacity="0.75"') +
    ridge(seed + 1, 566, 70, light.layers[1], 0.6) +
    rushes(brushes, 70, shore + 4, [30, 76], light.layers[2]);
  return {
    definitions:
      shared(brushes, 0.6) +
      linear('water', [
        [0, light.sky[2]],
        [0.25, light.layers[0]],
        [0.7, light.layers[2]],
        [1, light.layers[3]],
      ]) +
      `<clipPath id="dry"><rect x="-40" y="-40" width="${width + 80}" height="${shore + 40}"/></clipPath><filter id="ripple" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1500" height="1200"><feTurbulence type="fractalNoise" baseFrequency="0.008 0.09" numOctaves="2" seed="${seed % 91}"/><feDisplacementMap in="SourceGraphic" scale="26" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.4 3"/></filter>`,
    behind:
      heavens(brushes, 66) +
      `<g clip-path="url(#dry)">${lands}</g>` +
      mist(430, 240, 0.85) +
      box(-40, shore, width + 80, tall, 'url(#water)') +
      `<g filter="url(#ripple)" opacity="0.55"><g transform="translate(0 ${2 * shore}) scale(1 -1)" clip-path="url(#dry)">${lands}</g></g>` +
      glitter(brushes, shore + 4, 130, sun.x) +
      mist(520, 180, 0.65),
    before:
      rushes(brushes, 46, tall + 30, [190, 470], light.layers[3]) +
      times(9, () =>
        haze(
          brushes.roll() * width,
          between(brushes.roll, 850, 950),
          between(brushes.roll, 30, 74),
          9,
          light.layers[3],
          'opacity="0.9"',
        ),
      ) +
      motes(brushes, 40),
  };
};

/** Out at sea. */
const deepwater: GroundPainter = (brushes) => {
  const { light, seed, sun, roll } = brushes;
  const swell = (y: number, high: number, fill: string, opacity: number): string => {
    const shift = roll() * 300;
    const crests = times(
      9,
      () => `q${px(54)} ${px(-high)} ${px(120)} ${px(-high * 0.2)}t${px(120)} ${px(high * 0.2)}`,
    );
    return (
      path(`M${px(-260 - shift)} ${px(y)}${crests}V1040H-600Z`, fill, `opacity="${opacity}"`) +
      line(`M${px(-260 - shift)} ${px(y)}${crests}`, light.sun, 2.6, 0.34)
    );
  };
  return {
    definitions:
      shared(brushes, 0.58) +
      linear('water', [
        [0, light.layers[0]],
        [0.4, light.layers[1]],
        [1, light.layers[3]],
      ]),
    behind:
      heavens(brushes, 80) +
      ridge(seed, 560, 90, light.layers[0], 0.6, 'opacity="0.6"') +
      box(-40, 575, width + 80, tall, 'url(#water)') +
      mist(470, 200, 0.8) +
      glitter(brushes, 580, 150, sun.x) +
      shafts(brushes, sun.x, sun.y, 7, 0.2) +
      swell(690, 26, light.layers[1], 0.75) +
      swell(760, 40, light.layers[2], 0.8),
    before:
      swell(850, 54, light.layers[2], 0.95) +
      swell(930, 66, light.layers[3], 0.96) +
      times(70, () =>
        disc(
          roll() * width,
          between(roll, 760, 960),
          1 + roll() * 4,
          light.sun,
          `opacity="${between(roll, 0.2, 0.7).toFixed(2)}"`,
        ),
      ),
  };
};

/** The halls of the Fog College. */
const archive: GroundPainter = (brushes) => {
  const { light, roll } = brushes;
  const arch = (x: number, wide: number, foot: number, top: number, fill: string): string =>
    path(
      `M${px(x - wide / 2)} ${px(foot)}V${px(top + wide / 2)}A${px(wide / 2)} ${px(wide / 2)} 0 0 1 ${px(x + wide / 2)} ${px(top + wide / 2)}V${px(foot)}Z`,
      fill,
    );
  const shelf = (left: number, right: number, top: number, foot: number): string => {
    const rows = 7;
    const high = (foot - top) / rows;
    return (
      box(left, top, right - left, foot - top, light.layers[3]) +
      times(rows, (row) => {
        const y = top + row * high;
        let books = '';
        for (let x = left + 6; x < right - 12;) {
          const wide = between(roll, 9, 26);
          const tallness = high * between(roll, 0.5, 0.84);
          const shade = light.layers[(1 + Math.floor(roll() * 2)) as 1 | 2];
          if (roll() < 0.9)
            books += box(
              x,
              y + high - 8 - tallness,
              wide,
              tallness,
              roll() < 0.14 ? light.figure[1] : shade,
              `opacity="${between(roll, 0.45, 0.95).toFixed(2)}"`,
            );
          x += wide + 2.5;
        }
        return (
          books +
          box(left, y + high - 8, right - left, 8, light.layers[2]) +
          line(`M${px(left)} ${px(y + high - 8)}H${px(right)}`, light.sky[2], 1.6, 0.4)
        );
      })
    );
  };
  const window = between(roll, 560, 780);
  return {
    definitions:
      shared(brushes, 0.9) +
      linear('floor', [
        [0, light.layers[1]],
        [1, light.layers[3]],
      ]),
    behind:
      wash(light.layers[2]) +
      box(-40, -40, width + 80, 780, light.layers[2]) +
      arch(window, 560, 720, 30, light.layers[1]) +
      arch(window, 500, 720, 64, 'url(#sky)') +
      disc(window, 300, 520, 'url(#lamp)', 'opacity="0.85"') +
      times(3, (index) => box(window - 250 + (index + 1) * 125 - 5, 60, 10, 660, light.layers[2])) +
      box(window - 250, 330, 500, 9, light.layers[2]) +
      box(window - 250, 530, 500, 9, light.layers[2]) +
      shelf(-40, window - 330, -40, 740) +
      shelf(window + 330, width + 40, -40, 740) +
      path('M-40 720H1384V1010H-40Z', 'url(#floor)') +
      times(13, (index) =>
        line(
          `M${px(window + (index - 6) * 90)} 720L${px(window + (index - 6) * 270)} 1000`,
          light.layers[3],
          3,
          0.45,
        ),
      ) +
      path(
        `M${px(window - 240)} 720H${px(window + 240)}L${px(window + 470)} 1010H${px(window - 470)}Z`,
        light.sun,
        'opacity="0.16"',
      ) +
      shafts(brushes, window, 150, 8, 0.5) +
      mist(480, 400, 0.6),
    before: mist(760, 260, 0.5) + motes(brushes, 80),
  };
};

export const fens = { fen, deepwater, archive };

import { disc, haze, linear, times, width } from '../brush.js';
import {
  between,
  box,
  flame,
  heavens,
  line,
  middle,
  mist,
  motes,
  path,
  px,
  ridge,
  shared,
  tall,
  wash,
  type Brushes,
} from './brushes.js';
import type { GroundPainter } from './ground.js';

/** A bare tree: each bough forks until it is a twig. */
export function bareTree(
  roll: () => number,
  x: number,
  y: number,
  angle: number,
  long: number,
  thick: number,
  fill: string,
): string {
  if (thick < 1.6) return '';
  const end = [x + Math.cos(angle) * long, y - Math.sin(angle) * long] as const;
  const bend = between(roll, -0.14, 0.14) * long;
  const bough = line(
    `M${px(x)} ${px(y)}Q${px((x + end[0]) / 2 + bend)} ${px((y + end[1]) / 2)} ${px(end[0])} ${px(end[1])}`,
    fill,
    thick,
  );
  const forks = roll() < 0.3 ? 3 : 2;
  return (
    bough +
    times(forks, (index) =>
      bareTree(
        roll,
        end[0],
        end[1],
        angle + (index - (forks - 1) / 2) * between(roll, 0.5, 1.05) + between(roll, -0.2, 0.2),
        long * between(roll, 0.62, 0.84),
        thick * 0.66,
        fill,
      ),
    )
  );
}

const stone = ({ roll, light }: Brushes, x: number, foot: number, high: number, fill: string): string => {
  const wide = high * between(roll, 0.5, 0.7);
  const turn = between(roll, -12, 12).toFixed(1);
  const head =
    roll() < 0.35
      ? box(x - wide * 0.12, foot - high, wide * 0.24, high + 20, fill) +
        box(x - wide * 0.42, foot - high * 0.74, wide * 0.84, wide * 0.24, fill)
      : path(
          `M${px(x - wide / 2)} ${px(foot + 20)}V${px(foot - high + wide / 2)}A${px(wide / 2)} ${px(wide / 2)} 0 0 1 ${px(x + wide / 2)} ${px(foot - high + wide / 2)}V${px(foot + 20)}Z`,
          fill,
        ) +
        line(
          `M${px(x - wide * 0.44)} ${px(foot - high + wide * 0.44)}A${px(wide * 0.47)} ${px(wide * 0.47)} 0 0 1 ${px(x)} ${px(foot - high + 2)}`,
          light.sky[2],
          2.5,
          0.5,
        );
  return `<g transform="rotate(${turn} ${px(x)} ${px(foot)})">${head}</g>`;
};

const stones = (
  brushes: Brushes,
  count: number,
  [top, bottom]: readonly [number, number],
  high: number,
  fill: string,
): string =>
  times(count, (index) => {
    const x = ((index + brushes.roll()) / count) * width;
    const clear = 0.6 + 0.4 * Math.min(1, Math.abs(x - middle) / 400);
    return stone(
      brushes,
      x,
      between(brushes.roll, top, bottom),
      high * between(brushes.roll, 0.7, 1.25) * clear,
      fill,
    );
  });

const graves: GroundPainter = (brushes) => {
  const { light, seed, roll } = brushes;
  return {
    definitions: shared(brushes, 0.68),
    behind:
      heavens(brushes, 96) +
      ridge(seed, 600, 190, light.layers[0], 0.5, 'opacity="0.8"') +
      bareTree(roll, between(roll, 120, 330), 700, 1.5, 130, 22, light.layers[1]) +
      mist(440, 280, 0.9) +
      ridge(seed + 1, 700, 90, light.layers[1], 0.5) +
      stones(brushes, 15, [700, 740], 62, light.layers[2]) +
      mist(600, 220, 0.85) +
      bareTree(roll, between(roll, 1010, 1260), 850, 1.62, 190, 34, light.layers[2]) +
      ridge(seed + 2, 800, 60, light.layers[2], 0.5) +
      stones(brushes, 8, [800, 850], 116, light.layers[3]),
    before:
      ridge(seed + 3, 915, 50, light.layers[3], 0.55) +
      mist(760, 240, 0.75) +
      times(70, () => {
        const x = roll() * width;
        return line(
          `M${px(x)} 985q${px(between(roll, -20, 20))} -40 ${px(between(roll, -50, 50))} ${px(-between(roll, 60, 120))}`,
          light.layers[3],
          4,
        );
      }) +
      motes(brushes, 34, [420, 940]),
  };
};

/** A vault under the Wickmarch, candles along its walls. */
const crypt: GroundPainter = (brushes) => {
  const { light, roll } = brushes;
  const arch = (half: number, top: number, foot: number, fill: string): string =>
    path(
      `M-60 -60H${width + 60}V${tall + 60}H${px(middle + half)}V${px(top + half * 0.9)}Q${px(middle + half)} ${px(top + half * 0.3)} ${middle} ${px(top)}Q${px(middle - half)} ${px(top + half * 0.3)} ${px(middle - half)} ${px(top + half * 0.9)}V${px(foot)}V${tall + 60}H-60Z`,
      fill,
    );
  const candle = (x: number, foot: number, size: number): string => {
    const high = size * between(roll, 1.8, 5);
    return (
      box(x - size * 0.6, foot - high, size * 1.2, high, light.figure[0], 'opacity="0.85"') +
      box(x + size * 0.05, foot - high, size * 0.55, high, light.layers[1], 'opacity="0.55"') +
      flame(brushes, x, foot - high - 2, size)
    );
  };
  const row = (count: number, foot: number, size: number, inner: number): string =>
    times(count, (index) => {
      const side = index % 2 === 0 ? -1 : 1;
      return candle(middle + side * between(roll, inner, inner + 210), foot + between(roll, -8, 14), size);
    });
  return {
    definitions:
      shared(brushes, 0.95) +
      linear('floor', [
        [0, light.layers[1]],
        [1, light.layers[3]],
      ]),
    behind:
      wash(light.layers[1]) +
      wash('url(#sky)', 'opacity="0.7"') +
      disc(middle, 430, 620, 'url(#lamp)', 'opacity="0.6"') +
      arch(250, 190, 700, light.layers[0]) +
      mist(300, 420, 0.6) +
      row(8, 690, 7, 150) +
      arch(390, 90, 760, light.layers[1]) +
      path('M-40 716H1384V1010H-40Z', 'url(#floor)') +
      times(12, (index) =>
        line(
          `M${px(middle + (index - 5.5) * 90)} 716L${px(middle + (index - 5.5) * 310)} 1000`,
          light.layers[3],
          3,
          0.5,
        ),
      ) +
      times(4, (index) =>
        line(`M-40 ${735 + index * index * 18 + index * 20}H1384`, light.layers[3], 3, 0.45),
      ) +
      row(8, 790, 11, 330) +
      arch(585, -30, 900, light.layers[2]),
    before: row(6, 930, 19, 470) + mist(700, 260, 0.4) + motes(brushes, 40),
  };
};

/** A cave with teeth above and below. */
const hollow: GroundPainter = (brushes) => {
  const { light, seed, roll } = brushes;
  const teeth = (count: number, long: number, fill: string, isAbove: boolean): string =>
    times(count, (index) => {
      const x = ((index + roll()) / count) * (width + 120) - 60;
      const clear = 0.25 + 0.9 * Math.min(1, Math.abs(x - middle) / 560);
      const reach = long * between(roll, 0.5, 1.2) * clear;
      const half = reach * between(roll, 0.12, 0.2) + 12;
      return isAbove
        ? path(
            `M${px(x - half)} -50Q${px(x - half * 0.25)} ${px(reach * 0.5)} ${px(x)} ${px(reach)}Q${px(x + half * 0.25)} ${px(reach * 0.5)} ${px(x + half)} -50Z`,
            fill,
          )
        : path(
            `M${px(x - half)} 1030Q${px(x - half * 0.25)} ${px(tall - reach * 0.5)} ${px(x)} ${px(tall - reach)}Q${px(x + half * 0.25)} ${px(tall - reach * 0.5)} ${px(x + half)} 1030Z`,
            fill,
          );
    });
  return {
    definitions: shared(brushes, 0.95),
    behind:
      wash('url(#sky)') +
      disc(middle, 460, 700, 'url(#lamp)', 'opacity="0.8"') +
      mist(60, 820, 0.7) +
      teeth(16, 360, light.layers[0], true) +
      teeth(14, 260, light.layers[0], false) +
      mist(200, 560, 0.7) +
      teeth(11, 460, light.layers[1], true) +
      teeth(11, 330, light.layers[1], false) +
      ridge(seed, 790, 90, light.layers[2], 0.55) +
      mist(600, 260, 0.7),
    before:
      teeth(8, 430, light.layers[3], true) +
      teeth(7, 250, light.layers[3], false) +
      times(5, () =>
        flame(
          brushes,
          middle + between(roll, 300, 620) * (roll() < 0.5 ? -1 : 1),
          between(roll, 860, 930),
          between(roll, 5, 9),
        ),
      ) +
      haze(middle, 990, 700, 70, light.layers[3]) +
      motes(brushes, 50),
  };
};

export const marches = { graves, crypt, hollow };

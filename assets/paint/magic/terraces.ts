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
  type Brushes,
} from './brushes.js';
import type { GroundPainter } from './ground.js';

/** A tower with a bell in its window. */
function belfry({ light, roll }: Brushes, x: number, foot: number, high: number, fill: string): string {
  const wide = high * between(roll, 0.2, 0.26);
  const top = foot - high;
  const roof = high * between(roll, 0.2, 0.34);
  const open = wide * 0.56;
  const sill = top + wide * 1.05;
  return (
    box(x - wide / 2, top, wide, high + 60, fill) +
    path(
      `M${px(x - wide * 0.64)} ${px(top)}L${px(x)} ${px(top - roof)}L${px(x + wide * 0.64)} ${px(top)}Z`,
      fill,
    ) +
    line(`M${px(x)} ${px(top - roof - high * 0.07)}V${px(top - roof)}`, fill, wide * 0.05) +
    path(
      `M${px(x - open / 2)} ${px(sill)}V${px(top + wide * 0.5)}A${px(open / 2)} ${px(open / 2)} 0 0 1 ${px(x + open / 2)} ${px(top + wide * 0.5)}V${px(sill)}Z`,
      light.sky[2],
      'opacity="0.85"',
    ) +
    path(
      `M${px(x - open * 0.3)} ${px(sill - open * 0.2)}Q${px(x - open * 0.22)} ${px(top + wide * 0.34)} ${px(x)} ${px(top + wide * 0.34)}Q${px(x + open * 0.22)} ${px(top + wide * 0.34)} ${px(x + open * 0.3)} ${px(sill - open * 0.2)}Z`,
      fill,
    ) +
    line(`M${px(x + wide * 0.47)} ${px(top + 4)}V${px(foot)}`, light.sun, wide * 0.035, 0.35)
  );
}

const belfries = (
  brushes: Brushes,
  count: number,
  foot: number,
  [least, most]: readonly [number, number],
  fill: string,
): string =>
  times(count, (index) => {
    const x = ((index + 0.25 + brushes.roll() * 0.5) / count) * (width + 160) - 80;
    // Lower in the middle, where the figure is.
    const clear = 0.45 + 0.55 * Math.min(1, Math.abs(x - middle) / 480);
    return belfry(brushes, x, foot, between(brushes.roll, least, most) * clear, fill);
  });

/** The Long Stair, seen from below. */
const stairs: GroundPainter = (brushes) => {
  const { light, seed } = brushes;
  const steps = 9;
  const flight = times(steps, (index) => {
    const far = (steps - 1 - index) / (steps - 1);
    const y = 610 + (1 - far) ** 1.7 * 330;
    const next = 610 + (1 - Math.max(0, far - 1 / (steps - 1))) ** 1.7 * 330;
    const half = 250 + (1 - far) ** 1.4 * 760;
    const deep = (next - y) * 0.42;
    return (
      path(
        `M${px(middle - half)} ${px(y)}H${px(middle + half)}L${px(middle + half + 26)} ${px(y + deep)}H${px(middle - half - 26)}Z`,
        'url(#tread)',
        `opacity="${(0.65 + 0.35 * (1 - far)).toFixed(2)}"`,
      ) + box(middle - half - 26, y + deep, 2 * half + 52, tall - y, 'url(#riser)', 'opacity="0.94"')
    );
  });
  return {
    definitions:
      shared(brushes, 0.66) +
      linear(
        'tread',
        [
          [0, light.layers[0]],
          [0.5, light.sky[2]],
          [1, light.layers[0]],
        ],
        1,
        0,
      ) +
      linear('riser', [
        [0, light.layers[1]],
        [0.25, light.layers[2]],
        [1, light.layers[3]],
      ]),
    behind:
      heavens(brushes) +
      ridge(seed, 520, 260, light.layers[0], 0.5, 'opacity="0.6"') +
      belfries(brushes, 9, 640, [130, 240], light.layers[0]) +
      mist(420, 280, 0.7) +
      belfries(brushes, 6, 720, [240, 430], light.layers[1]) +
      mist(520, 260, 0.55) +
      flight +
      shafts(brushes, brushes.sun.x, brushes.sun.y, 9, 0.34),
    before: motes(brushes, 60, [120, tall]),
  };
};

/** Among the bell towers, high up. */
const towers: GroundPainter = (brushes) => {
  const { light, seed } = brushes;
  return {
    definitions: shared(brushes, 0.85),
    behind:
      heavens(brushes, 74) +
      belfries(brushes, 12, 760, [150, 300], light.layers[0]) +
      mist(460, 300, 0.85) +
      belfries(brushes, 8, 860, [330, 520], light.layers[1]) +
      mist(560, 320, 0.8) +
      belfries(brushes, 4, 1000, [640, 830], light.layers[2]) +
      shafts(brushes, brushes.sun.x, brushes.sun.y, 8, 0.3) +
      mist(720, 260, 0.6),
    before:
      ridge(seed + 3, 925, 26, light.layers[3], 0.4) +
      path('M-40 905H1384V1010H-40Z', light.layers[3]) +
      times(15, (index) => box(index * 96 - 34, 868, 54, 46, light.layers[3])) +
      line('M-40 907H1384', light.sun, 3, 0.4) +
      motes(brushes, 50),
  };
};

/** Fields below the terraces. */
const wheat: GroundPainter = (brushes) => {
  const { light, seed, roll } = brushes;
  const ear = (x: number, y: number, high: number): string => {
    const lean = between(roll, -0.35, 0.55);
    const tip = [x + lean * high * 0.5, y - high] as const;
    return (
      line(
        `M${px(x)} ${px(y)}Q${px(x + lean * high * 0.1)} ${px(y - high * 0.6)} ${px(tip[0])} ${px(tip[1])}`,
        light.layers[2],
        3.4,
        0.9,
      ) +
      haze(
        tip[0],
        tip[1],
        6,
        24,
        roll() < 0.55 ? light.layers[0] : light.sky[2],
        `transform="rotate(${(lean * 55).toFixed(0)} ${px(tip[0])} ${px(tip[1])})"`,
      )
    );
  };
  return {
    definitions: shared(brushes, 0.62),
    behind:
      heavens(brushes, 70) +
      ridge(seed, 560, 190, light.layers[0], 0.5) +
      belfries(brushes, 5, 600, [90, 170], light.layers[0]) +
      mist(450, 230, 0.75) +
      ridge(seed + 1, 650, 90, light.layers[1], 0.46) +
      times(26, (index) =>
        line(
          `M${px(middle + (index - 13) * 46)} 655L${px(middle + (index - 13) * 210)} 980`,
          light.layers[2],
          5,
          0.22,
        ),
      ) +
      ridge(seed + 2, 740, 50, light.layers[1], 0.4, 'opacity="0.7"') +
      shafts(brushes, brushes.sun.x, brushes.sun.y, 8, 0.26),
    before:
      ridge(seed + 4, 915, 44, 'url(#soil)', 0.5) +
      times(150, () => ear(roll() * width, tall + 30 - roll() * 30, between(roll, 90, 210))) +
      motes(brushes, 46, [200, 900]),
  };
};

/** A bank of clouds: round heads over a flat foot, lit from above. */
function cumulus({ roll }: Brushes, y: number, size: number, opacity: number): string {
  return `<g opacity="${opacity}">${times(Math.round(3400 / size), () => {
    const x = roll() * (width + 300) - 150;
    const clear = 0.55 + 0.45 * Math.min(1, Math.abs(x - middle) / 420);
    const r = size * between(roll, 0.5, 1.1) * clear;
    return disc(x, y + between(roll, 0, 50), r, 'url(#puff)');
  })}</g>`;
}

const cloudsea: GroundPainter = (brushes) => {
  const { light } = brushes;
  return {
    definitions:
      shared(brushes, 0.8) +
      `<radialGradient id="puff" cx="0.45" cy="0.2" r="0.95"><stop offset="0" stop-color="${light.motes}"/><stop offset="0.35" stop-color="${light.sky[2]}" stop-opacity="0.95"/><stop offset="0.8" stop-color="${light.layers[0]}" stop-opacity="0.75"/><stop offset="1" stop-color="${light.layers[1]}" stop-opacity="0.1"/></radialGradient>`,
    behind:
      heavens(brushes, 92) +
      shafts(brushes, brushes.sun.x, brushes.sun.y, 12, 0.5) +
      cumulus(brushes, 690, 95, 0.55) +
      mist(520, 300, 0.7) +
      cumulus(brushes, 800, 140, 0.8),
    before: cumulus(brushes, 985, 150, 0.96) + motes(brushes, 40),
  };
};

export const terraces = { stairs, towers, wheat, cloudsea };

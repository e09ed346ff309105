import { dice, disc, haze, linear, times, width } from '../brush.js';
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
  shared,
  wash,
  type Brushes,
} from './brushes.js';
import type { GroundPainter } from './ground.js';

/** A kiln with the shape of a bottle, its mouth aglow, smoke above it. */
function kiln({ light, roll }: Brushes, x: number, foot: number, high: number, fill: string): string {
  const wide = high * between(roll, 0.42, 0.54);
  const neck = wide * 0.3;
  const top = foot - high;
  const drift = between(roll, 20, 120);
  const smoke = times(7, (index) =>
    disc(
      x + (drift * index * index) / 18,
      top - 14 - index * high * 0.11,
      neck * (0.55 + index * 0.24),
      'url(#smoke)',
      `opacity="${(0.75 - index * 0.085).toFixed(2)}"`,
    ),
  );
  const mouth = wide * 0.17;
  return (
    smoke +
    path(
      `M${px(x - wide / 2)} ${px(foot + 30)}Q${px(x - wide * 0.56)} ${px(foot - high * 0.44)} ${px(x - neck / 2)} ${px(foot - high * 0.72)}L${px(x - neck * 0.42)} ${px(top)}H${px(x + neck * 0.42)}L${px(x + neck / 2)} ${px(foot - high * 0.72)}Q${px(x + wide * 0.56)} ${px(foot - high * 0.44)} ${px(x + wide / 2)} ${px(foot + 30)}Z`,
      fill,
    ) +
    line(
      `M${px(x + wide * 0.46)} ${px(foot)}Q${px(x + wide * 0.5)} ${px(foot - high * 0.44)} ${px(x + neck * 0.44)} ${px(foot - high * 0.73)}V${px(top + 3)}`,
      light.sky[2],
      3,
      0.5,
    ) +
    disc(x, foot - mouth * 0.6, mouth * 3.6, 'url(#lamp)', 'opacity="0.85"') +
    path(
      `M${px(x - mouth)} ${px(foot + 30)}V${px(foot - mouth)}A${px(mouth)} ${px(mouth)} 0 0 1 ${px(x + mouth)} ${px(foot - mouth)}V${px(foot + 30)}Z`,
      light.sun,
    )
  );
}

const kilns: GroundPainter = (brushes) => {
  const { light, seed, roll } = brushes;
  const row = (count: number, foot: number, high: number, fill: string): string =>
    times(count, (index) => {
      const x = ((index + 0.2 + roll() * 0.6) / count) * (width + 200) - 100;
      const clear = 0.5 + 0.5 * Math.min(1, Math.abs(x - middle) / 460);
      return kiln(brushes, x, foot + between(roll, -8, 8), high * between(roll, 0.8, 1.2) * clear, fill);
    });
  return {
    definitions:
      shared(brushes, 0.7) +
      `<radialGradient id="smoke"><stop offset="0" stop-color="${light.layers[1]}" stop-opacity="0.75"/><stop offset="1" stop-color="${light.layers[1]}" stop-opacity="0"/></radialGradient>`,
    behind:
      heavens(brushes, 70) +
      ridge(seed, 600, 230, light.layers[0], 0.55, 'opacity="0.8"') +
      row(9, 655, 150, light.layers[1]) +
      mist(470, 250, 0.75) +
      ridge(seed + 1, 690, 60, light.layers[1], 0.5) +
      row(5, 770, 300, light.layers[2]) +
      mist(640, 200, 0.5),
    before: ridge(seed + 2, 880, 60, 'url(#soil)', 0.55) + motes(brushes, 80, [200, 960]),
  };
};

/** Edges of rock rather than of earth. */
function peaks(seed: number, y: number, amplitude: number, count: number, fill: string, lit: string): string {
  const roll = dice(seed);
  let outline = `M-60 1040V${y}`;
  let faces = '';
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count) * (width + 120) - 60;
    const half = (width / count) * between(roll, 0.5, 0.8);
    const top = y - amplitude * between(roll, 0.35, 1);
    const foot = y + amplitude * 0.25 * roll();
    outline += `L${px(x - half * 0.4)} ${px((top + foot) / 2 + between(roll, -20, 20))}L${px(x)} ${px(top)}L${px(x + half * 0.3)} ${px(top + (foot - top) * 0.34)}L${px(x + half)} ${px(foot)}`;
    faces += path(
      `M${px(x)} ${px(top)}L${px(x + half * 0.3)} ${px(top + (foot - top) * 0.34)}L${px(x + half * 0.9)} ${px(foot)}L${px(x + half * 0.12)} ${px(foot + 30)}L${px(x - half * 0.06)} ${px(top + (foot - top) * 0.5)}Z`,
      lit,
      'opacity="0.34"',
    );
  }
  return path(`${outline}L${width + 60} ${y}V1040Z`, fill) + faces;
}

/** A river of fire that comes down towards the viewer. */
function lava({ light, roll }: Brushes, x: number, top: number, foot: number, wide: number): string {
  let here = x;
  let d = `M${px(here)} ${px(top)}`;
  const points: [number, number][] = [[here, top]];
  for (let step = 1; step <= 7; step++) {
    here += between(roll, -60, 60) * (0.4 + step / 7);
    const y = top + ((foot - top) * step) / 7;
    d += `L${px(here)} ${px(y)}`;
    points.push([here, y]);
  }
  const glow = points
    .map(([px1, py], index) => disc(px1, py, wide * (1.5 + index), 'url(#lamp)', 'opacity="0.28"'))
    .join('');
  return glow + line(d, light.figure[1], wide * 1.9, 0.85) + line(d, light.sun, wide * 0.8, 0.95);
}

const crags: GroundPainter = (brushes) => {
  const { light, seed, roll } = brushes;
  return {
    definitions: shared(brushes, 0.72),
    behind:
      heavens(brushes, 78) +
      peaks(seed, 640, 400, 5, light.layers[0], light.sky[2]) +
      mist(400, 300, 0.8) +
      peaks(seed + 1, 760, 330, 7, light.layers[1], light.layers[0]) +
      lava(brushes, between(roll, 140, 400), 640, 900, 5) +
      lava(brushes, between(roll, 930, 1200), 610, 900, 6) +
      mist(560, 240, 0.7) +
      peaks(seed + 2, 890, 200, 9, light.layers[2], light.layers[1]),
    before: peaks(seed + 3, 975, 110, 12, light.layers[3], light.layers[2]) + motes(brushes, 76, [160, 960]),
  };
};

/** Before the mouth of an oven that is larger than a house. */
const furnace: GroundPainter = (brushes) => {
  const { light, seed, roll } = brushes;
  const half = 430;
  const bricks = times(15, (index) => {
    const turn = Math.PI * (index / 14);
    const x = middle - Math.cos(turn) * (half + 34);
    const y = 470 - Math.sin(turn) * (half + 34);
    return `<rect x="${px(x - 52)}" y="${px(y - 36)}" width="100" height="70" rx="8" fill="${light.layers[roll() < 0.5 ? 2 : 3]}" stroke="${light.layers[1]}" stroke-width="3" transform="rotate(${px((turn * 180) / Math.PI - 90)} ${px(x)} ${px(y)})"/>`;
  });
  const tongues = (y: number, high: number, fill: string, opacity: number): string =>
    `<g opacity="${opacity}">${times(13, (index) => {
      const x = middle - half + ((index + roll()) / 13) * 2 * half;
      const up = high * between(roll, 0.5, 1.15);
      return path(
        `M${px(x - 62)} ${px(y)}Q${px(x - 44)} ${px(y - up * 0.5)} ${px(x + between(roll, -34, 34))} ${px(y - up)}Q${px(x + 50)} ${px(y - up * 0.5)} ${px(x + 62)} ${px(y)}Z`,
        fill,
      );
    })}</g>`;
  return {
    definitions:
      shared(brushes, 0.95) +
      linear('brick', [
        [0, light.layers[3]],
        [0.6, light.layers[2]],
        [1, light.layers[3]],
      ]),
    behind:
      wash('url(#brick)') +
      times(9, (row) =>
        times(
          11,
          (index) =>
            `<rect x="${px(index * 136 - 80 + (row % 2) * 68)}" y="${px(row * 92 - 40)}" width="130" height="86" rx="7" fill="${light.layers[2]}" opacity="${between(roll, 0.12, 0.5).toFixed(2)}"/>`,
        ),
      ) +
      path(`M${px(middle - half)} 860V470A${half} ${half} 0 0 1 ${px(middle + half)} 470V860Z`, 'url(#sky)') +
      disc(middle, 620, 620, 'url(#lamp)', 'opacity="0.9"') +
      `<clipPath id="oven"><path d="M${px(middle - half)} 860V470A${half} ${half} 0 0 1 ${px(middle + half)} 470V860Z"/></clipPath><g clip-path="url(#oven)">` +
      tongues(870, 520, light.figure[1], 0.75) +
      tongues(870, 380, light.sky[2], 0.85) +
      tongues(870, 240, light.sun, 0.8) +
      `</g>` +
      bricks +
      path('M-40 850H1384V1010H-40Z', 'url(#soil)') +
      haze(middle, 862, 520, 34, light.sun, 'opacity="0.4"') +
      mist(500, 380, 0.25),
    before: ridge(seed, 935, 36, light.layers[3], 0.5) + motes(brushes, 110, [120, 960]),
  };
};

/** A workbench among wheels and lamps. */
const workshop: GroundPainter = (brushes) => {
  const { light, roll } = brushes;
  const wheel = (x: number, y: number, r: number, fill: string, opacity: number): string => {
    const teeth = Math.max(8, Math.round(r / 10));
    const tooth = (index: number): string =>
      `<rect x="${px(-r * 0.09)}" y="${px(-r * 1.14)}" width="${px(r * 0.18)}" height="${px(r * 0.26)}" rx="3" transform="rotate(${px((index * 360) / teeth)})"/>`;
    return (
      `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(roll() * 60)})" fill="${fill}" opacity="${opacity}">${times(teeth, tooth)}` +
      `<circle r="${px(r * 0.85)}" fill="none" stroke="${fill}" stroke-width="${px(r * 0.3)}"/><circle r="${px(r * 0.2)}"/>` +
      `<path d="M${px(-r * 0.8)} 0H${px(r * 0.8)}M0 ${px(-r * 0.8)}V${px(r * 0.8)}" stroke="${fill}" stroke-width="${px(r * 0.12)}"/>` +
      `<circle r="${px(r * 0.98)}" fill="none" stroke="${light.sky[2]}" stroke-width="2" opacity="0.4"/></g>`
    );
  };
  const lamp = between(roll, 460, 880);
  return {
    definitions: shared(brushes, 0.95),
    behind:
      wash('url(#sky)') +
      disc(lamp, 210, 620, 'url(#lamp)', 'opacity="0.85"') +
      mist(0, 860, 0.22) +
      wheel(
        between(roll, 120, 300),
        between(roll, 200, 300),
        between(roll, 170, 240),
        light.layers[0],
        0.75,
      ) +
      wheel(
        between(roll, 1060, 1240),
        between(roll, 380, 520),
        between(roll, 190, 260),
        light.layers[0],
        0.8,
      ) +
      mist(120, 700, 0.2) +
      wheel(between(roll, 40, 160), between(roll, 620, 700), between(roll, 140, 190), light.layers[1], 0.9) +
      wheel(
        between(roll, 1080, 1260),
        between(roll, 60, 140),
        between(roll, 110, 160),
        light.layers[1],
        0.85,
      ) +
      wheel(between(roll, 360, 460), between(roll, 90, 150), between(roll, 60, 90), light.layers[1], 0.7) +
      times(6, (index) =>
        line(
          `M${px(90 + index * 240 + between(roll, -50, 50))} -20V${px(between(roll, 70, 230))}`,
          light.layers[2],
          4,
          0.7,
        ),
      ) +
      path('M-40 790H1384V1010H-40Z', 'url(#soil)') +
      times(5, (index) =>
        line(
          `M-40 ${810 + index * 38}Q${px(middle)} ${px(805 + index * 38 + between(roll, -8, 8))} 1384 ${812 + index * 38}`,
          light.layers[1],
          2,
          0.35,
        ),
      ) +
      line('M-40 791H1384', light.sky[2], 4, 0.6) +
      haze(middle, 812, 470, 26, light.sun, 'opacity="0.32"'),
    before: motes(brushes, 60),
  };
};

export const kilnlands = { kilns, crags, furnace, workshop };

import { dice, disc, haze, height, linear, ridge, texture, times, wash, width } from '../brush.js';
import { air, ground, sky, strewn, type ScenePainter } from './scenes.js';

const stars: ScenePainter = (palette, seed) => ({
  definitions: sky(palette, 1.05) + air(palette, seed) + ground(palette),
  behind:
    wash('url(#sky)') +
    wash(palette.ground, 'opacity="0.35"') +
    texture('air', -80, 980, 0.55) +
    strewn(
      seed + 3,
      260,
      (x, y, roll) =>
        disc(x, y, 0.8 + roll() ** 4 * 5, palette.light, `opacity="${(0.35 + roll() * 0.65).toFixed(2)}"`),
      [0, 720],
    ),
  before: ridge(seed + 2, 780, 90, 'url(#ground)', 0.55),
});

const ember: ScenePainter = (palette, seed) => ({
  definitions: sky(palette, 0.9) + air(palette, seed) + ground(palette),
  behind:
    wash('url(#sky)') +
    texture('air', 200, 620, 0.7) +
    `<g transform="matrix(1 0 0 -1 0 ${height})">${ridge(seed, 640, 300, palette.near, 0.62, 'opacity="0.8"')}${ridge(seed + 7, 730, 240, palette.ground, 0.66)}</g>` +
    ridge(seed + 1, 690, 160, palette.near, 0.6),
  before:
    ridge(seed + 2, 780, 90, 'url(#ground)', 0.62) +
    strewn(
      seed + 5,
      110,
      (x, y, roll) =>
        haze(
          x,
          y,
          1.5 + roll() * 4,
          2 + roll() * 6,
          roll() < 0.6 ? palette.light : palette.sky[2],
          `opacity="${(0.4 + roll() * 0.6).toFixed(2)}"`,
        ),
      [160, 820],
    ),
});

const hall: ScenePainter = (palette, seed) => ({
  definitions:
    sky(palette, 0.95) +
    air(palette, seed) +
    linear(
      'column',
      [
        [0, palette.ground],
        [0.3, palette.far],
        [0.5, palette.sky[2], 0.9],
        [0.75, palette.near],
        [1, palette.ground],
      ],
      1,
      0,
    ) +
    linear('ground', [
      [0, palette.far],
      [1, palette.ground],
    ]),
  behind:
    wash('url(#sky)') +
    `<path d="M-40 -40H1384V640H1010V330a338 300 0 0 0 -676 0V640H-40Z" fill="${palette.near}" opacity="0.88"/>` +
    texture('fog', 200, 520, 0.5) +
    [20, 190, 1030, 1200].map((x, index) => column(x, index % 3 === 0 ? 124 : 96)).join('') +
    `<path d="M-40 650H1384V900H-40Z" fill="url(#ground)"/>` +
    times(
      11,
      (index) =>
        `<path d="M${width / 2 + (index - 5) * 110} 650L${width / 2 + (index - 5) * 330} 900" stroke="${palette.ground}" stroke-width="3" opacity="0.5"/>`,
    ) +
    times(
      4,
      (row) =>
        `<path d="M-40 ${672 + row * row * 18 + row * 16}H1384" stroke="${palette.ground}" stroke-width="3" opacity="0.5"/>`,
    ),
  before: haze(width / 2, 850, 560, 60, palette.ground, 'opacity="0.35"'),
});

const column = (x: number, wide: number): string =>
  `<rect x="${x}" y="-40" width="${wide}" height="730" fill="url(#column)"/>` +
  `<rect x="${x - 16}" y="650" width="${wide + 32}" height="50" fill="url(#column)"/><rect x="${x - 16}" y="-10" width="${wide + 32}" height="44" fill="url(#column)"/>`;

const snow: ScenePainter = (palette, seed) => ({
  definitions:
    sky(palette, 0.8) +
    air(palette, seed) +
    linear('ground', [
      [0, '#ffffff'],
      [0.5, palette.sky[2]],
      [1, palette.far],
    ]),
  behind:
    wash('url(#sky)') +
    texture('air', -60, 620, 0.6) +
    ridge(seed, 470, 300, palette.far, 0.55, 'opacity="0.75"') +
    texture('fog', 380, 280, 0.7) +
    ridge(seed + 1, 640, 120, palette.near, 0.5, 'opacity="0.55"'),
  before:
    ridge(seed + 2, 750, 70, 'url(#ground)', 0.42) +
    strewn(seed + 6, 170, (x, y, roll) =>
      disc(x, y, 1.5 + roll() ** 3 * 8, '#ffffff', `opacity="${(0.45 + roll() * 0.5).toFixed(2)}"`),
    ),
});

const storm: ScenePainter = (palette, seed) => ({
  definitions: sky(palette, 0.95) + air(palette, seed) + ground(palette),
  behind:
    wash('url(#sky)') +
    wash(palette.ground, 'opacity="0.3"') +
    texture('air', -120, 700, 1) +
    bolt(seed, 230) +
    bolt(seed + 9, 1110) +
    ridge(seed + 1, 640, 150, palette.near, 0.6),
  before:
    ridge(seed + 2, 775, 80, 'url(#ground)', 0.6) +
    strewn(
      seed + 4,
      150,
      (x, y, roll) =>
        `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-14 ${(46 + roll() * 50).toFixed(0)}" stroke="${palette.rim}" stroke-width="2" opacity="${(0.1 + roll() * 0.3).toFixed(2)}"/>`,
    ),
});

function bolt(seed: number, from: number): string {
  const roll = dice(seed);
  let [x, y] = [from + roll() * 60, -20];
  const line = times(9, () => {
    x += (roll() - 0.5) * 110;
    y += 40 + roll() * 45;
    return `L${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  const path = `M${from} -40${line}`;
  return `<path d="${path}" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="16"/><path d="${path}" fill="none" stroke="#ffffff" stroke-opacity="0.9" stroke-width="5"/>`;
}

const works: ScenePainter = (palette, seed) => {
  const roll = dice(seed);
  const wheel = (x: number, y: number, r: number, opacity: number): string => {
    const teeth = Math.round(r / 9);
    const turn = roll() * 360;
    const tooth = (index: number) =>
      `<rect x="${-r * 0.09}" y="${-r * 1.14}" width="${r * 0.18}" height="${r * 0.25}" transform="rotate(${turn + (index * 360) / teeth})"/>`;
    return `<g transform="translate(${x} ${y})" fill="${palette.near}" stroke="none" opacity="${opacity}">${times(teeth, tooth)}<circle r="${r * 0.86}" fill="none" stroke="${palette.near}" stroke-width="${r * 0.3}"/><circle r="${r * 0.22}"/><path d="M${-r * 0.8} 0H${r * 0.8}M0 ${-r * 0.8}V${r * 0.8}" stroke="${palette.near}" stroke-width="${r * 0.13}" transform="rotate(${turn})"/></g>`;
  };
  return {
    definitions: sky(palette, 0.95) + air(palette, seed) + ground(palette),
    behind:
      wash('url(#sky)') +
      texture('air', 0, 760, 0.55) +
      wheel(190 + roll() * 60, 190 + roll() * 60, 230, 0.55) +
      wheel(1180 - roll() * 60, 560 + roll() * 80, 260, 0.65) +
      wheel(1120 + roll() * 80, 90, 150, 0.5) +
      wheel(120, 660, 190, 0.7) +
      texture('fog', 300, 420, 0.5),
    before: `<path d="M-40 780H1384V900H-40Z" fill="url(#ground)"/><path d="M-40 780H1384" stroke="${palette.light}" stroke-width="3" opacity="0.4"/>`,
  };
};

export const moreScenes = { stars, ember, hall, snow, storm, works };

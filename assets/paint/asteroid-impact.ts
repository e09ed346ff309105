import {
  blur,
  canvas,
  clouds,
  dice,
  disc,
  dryBrush,
  haze,
  height,
  icon,
  linear,
  radial,
  rim,
  texture,
  times,
  wash,
  width,
} from './brush.js';

const rock = { x: 520, y: 318, size: 430 };
const horizon = 600;

/** The last second of an age. */
export function asteroidImpact(): string {
  const definitions =
    linear('space', [
      [0, '#050916'],
      [0.4, '#0d1f44'],
      [0.62, '#2f4f86'],
      [0.7, '#f0a86a'],
      [0.72, '#ffe6b8'],
    ]) +
    linear('sea', [
      [0, '#f5b26c'],
      [0.1, '#54587e'],
      [0.4, '#16284f'],
      [1, '#050a18'],
    ]) +
    radial('flash', [
      [0, '#ffffff', 1],
      [0.2, '#fff0c0', 0.85],
      [0.5, '#ff9a3d', 0.4],
      [1, '#ff5a1f', 0],
    ]) +
    radial('fire', [
      [0, '#fffbe0', 1],
      [0.3, '#ffd35c', 0.95],
      [0.65, '#ff7a1f', 0.7],
      [1, '#d3230f', 0],
    ]) +
    linear(
      'tail',
      [
        [0, '#ff4a12', 0],
        [0.5, '#ff6a1c', 0.55],
        [1, '#ffc14a', 1],
      ],
      1,
      0,
    ) +
    linear(
      'core',
      [
        [0, '#ffd9a0', 0],
        [0.6, '#ffe9b0', 0.6],
        [1, '#ffffff', 1],
      ],
      1,
      0,
    ) +
    linear(
      'stone',
      [
        [0, '#6b5a5c'],
        [0.45, '#35262c'],
        [1, '#1a0e12'],
      ],
      1,
      1,
    ) +
    rim('hot', '#ffb347', -6, -5, 2.2, 16) +
    dryBrush('flame', 70, 0.012, 0.035, 14) +
    dryBrush('lick', 110, 0.006, 0.05, 23) +
    blur('soft', 12) +
    blur('softer', 34) +
    clouds('nebula', [0.36, 0.45, 0.8], 0.003, 0.004, 9, 2.4, -1.15) +
    clouds('cloud', [0.98, 0.72, 0.52], 0.004, 0.03, 17, 3.4, -1.65) +
    clouds('swell', [1, 0.75, 0.45], 0.008, 0.11, 6, 3.6, -1.9);
  const strike = { x: 850, y: horizon - 2 };
  const scene =
    wash('url(#space)') +
    texture('nebula', -200, 720, 0.5) +
    stars() +
    disc(strike.x, strike.y, 560, 'url(#flash)', 'opacity="0.75"') +
    texture('cloud', 360, 320, 0.6) +
    `<rect x="-40" y="${horizon}" width="${width + 80}" height="${height - horizon + 40}" fill="url(#sea)"/>` +
    texture('swell', horizon - 20, height - horizon + 160, 0.35) +
    path(strike.x) +
    haze(strike.x, horizon, 620, 9, '#fff4d6', 'filter="url(#soft)" opacity="0.95"') +
    haze(strike.x, horizon, 150, 30, '#ffffff', 'filter="url(#soft)"') +
    fall();
  return canvas(definitions, scene, 0.5);
}

/** The light's path over the water, in glints. */
function path(middle: number): string {
  const roll = dice(13);
  const glints = times(520, () => {
    const near = roll();
    const y = horizon + 4 + near ** 1.4 * (height - horizon + 20);
    const spread = 70 + near * 230;
    const x = middle + (roll() + roll() + roll() - 1.5) * spread;
    const hot = Math.max(0, 1 - Math.abs(x - middle) / spread);
    return haze(
      x,
      y,
      (6 + near * 46) * (0.4 + roll()),
      0.9 + near * 3.4 * roll(),
      hot > 0.6 ? '#fff3cf' : hot > 0.3 ? '#ffc77a' : '#f08a4a',
      `opacity="${(0.25 + 0.6 * hot).toFixed(2)}"`,
    );
  });
  return haze(middle, 720, 150, 190, '#ff9a4a', 'filter="url(#softer)" opacity="0.3"') + glints;
}

function stars(): string {
  const roll = dice(3);
  return times(210, () =>
    disc(
      roll() * width,
      roll() ** 1.5 * 430,
      0.6 + roll() ** 4 * 2.2,
      '#f4f6ff',
      `opacity="${(0.35 + roll() * 0.65).toFixed(2)}"`,
    ),
  );
}

/** @param r half the flame's width at the rock, px */
const flame = (x: number, y: number, r: number, long: number, fill: string, opacity: number) =>
  `<path d="M${x - long} ${y - 12}C${x - long * 0.6} ${y - r * 0.5} ${x - long * 0.25} ${y - r} ${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}C${x - long * 0.25} ${y + r} ${x - long * 0.6} ${y + r * 0.5} ${x - long} ${y + 12}Z" fill="url(#${fill})" opacity="${opacity}"/>`;

/** The rock and its tail, drawn flying to the right and turned to where it falls. */
function fall(): string {
  const { x, y, size } = rock;
  const r = size * 0.47;
  return (
    `<g transform="rotate(42 ${x} ${y})">` +
    `<g filter="url(#soft)"><g filter="url(#flame)">${flame(x, y, r * 1.3, 980, 'tail', 0.55)}</g></g>` +
    `<g filter="url(#lick)">${flame(x, y, r * 1.14, 820, 'tail', 0.8)}</g>` +
    `<g filter="url(#soft)"><g filter="url(#flame)">${flame(x, y, r * 0.98, 640, 'core', 0.85)}</g></g></g>` +
    disc(x + 46, y + 42, r * 1.55, 'url(#fire)', 'style="mix-blend-mode:screen" opacity="0.9"') +
    sparks() +
    disc(x, y, r * 0.8, '#5e2416') +
    disc(x + 70, y + 66, r * 0.55, '#ffb04a', 'filter="url(#softer)"') +
    icon('asteroid', { x, y, size, fill: 'url(#stone)', turn: 283, more: 'filter="url(#hot)"' })
  );
}

function sparks(): string {
  const roll = dice(29);
  return times(120, () => {
    const along = roll() * 620;
    const across = (roll() - 0.5) * (120 + along * 0.5);
    const x = rock.x + 130 - along * 0.74 - across * 0.67;
    const y = rock.y + 120 - along * 0.67 + across * 0.74;
    return disc(
      x,
      y,
      0.8 + roll() ** 3 * 4.5,
      roll() < 0.4 ? '#fff0b8' : '#ff9b3a',
      `opacity="${(0.4 + roll() * 0.6).toFixed(2)}"`,
    );
  });
}

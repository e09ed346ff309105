import {
  blur,
  canvas,
  clouds,
  dice,
  disc,
  dryBrush,
  haze,
  icon,
  linear,
  radial,
  ridge,
  rim,
  texture,
  times,
  wash,
} from './brush.js';

/** One who stays behind, under a tree that gives its last leaves to the wind. */
export function mourningALoss(): string {
  const definitions =
    linear('sky', [
      [0, '#25364f'],
      [0.3, '#56607f'],
      [0.52, '#a78a97'],
      [0.68, '#efb58b'],
      [0.8, '#ffe4b0'],
    ]) +
    radial('dawn', [
      [0, '#fff2c8', 0.95],
      [0.3, '#ffd08e', 0.55],
      [1, '#f0a070', 0],
    ]) +
    linear('hill', [
      [0, '#39424a'],
      [0.35, '#222c36'],
      [1, '#0d141b'],
    ]) +
    linear('stone', [
      [0, '#3d4754'],
      [1, '#18202a'],
    ]) +
    linear(
      'ray',
      [
        [0, '#ffe6b5', 0.5],
        [1, '#ffe6b5', 0],
      ],
      -1,
      -1,
    ) +
    rim('lit', '#ffd49a', -3, 2, 1.2, 7) +
    rim('bark', '#e9a878', -4, 2, 1.6, 9) +
    dryBrush('fray', 14, 0.03, 0.03, 6) +
    dryBrush('grass', 20, 0.09, 0.02, 4) +
    blur('soft', 16) +
    blur('softer', 42) +
    clouds('cirrus', [0.98, 0.78, 0.7], 0.0018, 0.011, 8, 2.3, -1) +
    clouds('mist', [0.98, 0.86, 0.74], 0.003, 0.02, 15, 2, -0.85);
  const sun = { x: 1120, y: 610 };
  const scene =
    wash('url(#sky)') +
    texture('cirrus', -80, 700, 0.75) +
    disc(sun.x, sun.y, 620, 'url(#dawn)') +
    disc(sun.x, sun.y, 58, '#fffbe6') +
    ridge(5, 600, 150, '#a98a90', 0.5, 'opacity="0.7" filter="url(#fray)"') +
    ridge(12, 640, 120, '#75697a', 0.5, 'opacity="0.85" filter="url(#fray)"') +
    haze(900, 668, 760, 40, '#ffdca8', 'filter="url(#softer)" opacity="0.85"') +
    texture('mist', 480, 300, 0.55) +
    `<path d="M-40 760C240 742 420 700 700 668C860 650 1010 664 1140 716C1230 752 1310 776 1384 786V900H-40Z" fill="url(#hill)" filter="url(#grass)"/>` +
    `<path d="M-40 762C240 744 420 702 700 670C860 652 1010 666 1140 718" fill="none" stroke="#f2bd8a" stroke-width="3" opacity="0.45" filter="url(#grass)"/>` +
    icon('dead-wood', {
      x: 905,
      y: 352,
      size: 690,
      stretch: [1.06, 1],
      fill: '#1b2029',
      more: 'filter="url(#bark)"',
    }) +
    crown() +
    `<g filter="url(#lit)">` +
    `<path d="M556 706V622a38 40 0 0 1 76 0V698Z" fill="url(#stone)"/>` +
    icon('kneeling', { x: 452, y: 622, size: 216, fill: '#171e28' }) +
    `</g>` +
    haze(520, 716, 190, 12, '#080d13', 'filter="url(#soft)" opacity="0.7"') +
    `<path d="M1120 610L-40 250V420ZM1120 610L-40 560V640ZM1120 610L300 -40H470Z" fill="url(#ray)" opacity="0.16" filter="url(#soft)"/>` +
    ridge(71, 806, 36, '#0a1017', 0.62, 'filter="url(#grass)"') +
    drift();
  return canvas(definitions, scene);
}

const autumn = ['#c8502e', '#e07a35', '#a33527', '#f0a24a', '#7d2a2a'];

function leaf(x: number, y: number, size: number, turn: number, color: string, opacity: number): string {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})" d="M-6 0Q-1 -4.6 7 0Q-1 4.2 -6 0Z" fill="${color}" opacity="${opacity.toFixed(2)}"/>`;
}

/** What is left in the branches. */
function crown(): string {
  const roll = dice(77);
  return times(420, () => {
    const angle = roll() * Math.PI * 2;
    const r = Math.sqrt(roll());
    const x = 905 + Math.cos(angle) * r * 330;
    const y = 210 + Math.sin(angle) * r * 170;
    return leaf(
      x,
      y,
      0.9 + roll() * 1.5,
      roll() * 360,
      autumn[Math.floor(roll() * 5)] ?? '#c8502e',
      0.55 + roll() * 0.45,
    );
  });
}

/** What the wind has. */
function drift(): string {
  const roll = dice(23);
  return times(150, () => {
    const far = roll();
    const x = 860 - far * 900 + roll() * 160;
    const y = 250 + Math.sin(far * 5) * 90 + far * 190 + (roll() - 0.5) * 300;
    const size = 0.7 + roll() ** 2 * 2.6;
    return leaf(x, y, size, roll() * 360, autumn[Math.floor(roll() * 5)] ?? '#c8502e', 0.5 + roll() * 0.5);
  });
}

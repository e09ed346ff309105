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
  ridge,
  rim,
  texture,
  times,
  wash,
  width,
} from './brush.js';

/** A hunter on the red plain, the low sun before it. */
export function velociraptor(): string {
  const sun = { x: 1010, y: 452 };
  const definitions =
    linear('sky', [
      [0, '#1e2c50'],
      [0.22, '#5c4569'],
      [0.42, '#c8615a'],
      [0.56, '#f6a655'],
      [0.66, '#ffe2a2'],
    ]) +
    radial('glow', [
      [0, '#fff3cf', 0.95],
      [0.25, '#ffd98a', 0.6],
      [1, '#ff9d4d', 0],
    ]) +
    linear('ground', [
      [0, '#8d4230'],
      [0.3, '#5a2625'],
      [1, '#1f0f16'],
    ]) +
    linear('hide', [
      [0, '#4b2430'],
      [0.55, '#2a1320'],
      [1, '#160a13'],
    ]) +
    linear('dust', [
      [0, '#ffb56b', 0],
      [0.5, '#ffb56b', 0.5],
      [1, '#ffb56b', 0],
    ]) +
    rim('lit', '#ffc27a', -4, 4, 1.6, 10) +
    dryBrush('fray', 16) +
    dryBrush('crack', 26, 0.012, 0.06, 8) +
    blur('soft', 18) +
    blur('softer', 40) +
    blur('near', 4) +
    clouds('cirrus', [1, 0.72, 0.56], 0.0022, 0.013, 21, 2.4, -1.05) +
    clouds('soil', [0.1, 0.03, 0.05], 0.012, 0.09, 5, 3, -1.3);
  const roll = dice(41);
  const streaks = times(46, () => {
    const y = 610 + roll() ** 1.6 * 220;
    const x = roll() * width;
    const long = 60 + roll() * 240 * (y / height);
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${(roll() * 10 - 5).toFixed(1)} ${long.toFixed(1)} 0" stroke="${roll() < 0.5 ? '#c9694250' : '#12070d70'}" stroke-width="${(1 + (y - 600) / 50).toFixed(1)}" fill="none" stroke-linecap="round"/>`;
  });
  const motes = times(90, () => {
    const near = roll();
    return disc(
      roll() * width,
      440 + roll() * 360,
      0.6 + near * near * 2.6,
      '#ffe0a8',
      `opacity="${(0.15 + roll() * 0.55).toFixed(2)}"`,
    );
  });
  const scene =
    wash('url(#sky)') +
    texture('cirrus', -60, 620, 0.8) +
    disc(sun.x, sun.y, 520, 'url(#glow)') +
    disc(sun.x, sun.y, 92, '#fff6dc') +
    ridge(7, 520, 90, '#d9825f', 0.5, 'opacity="0.75" filter="url(#fray)"') +
    ridge(19, 556, 110, '#a9514a', 0.47, 'filter="url(#fray)"') +
    haze(sun.x, 566, 700, 46, '#ffd391', 'filter="url(#softer)" opacity="0.8"') +
    ridge(33, 600, 46, 'url(#ground)', 0.45) +
    `<g filter="url(#crack)">${streaks}</g>` +
    texture('soil', 560, 400, 0.6) +
    haze(560, 742, 330, 22, '#0b0409', 'filter="url(#soft)" opacity="0.85"') +
    haze(900, 640, 620, 34, 'url(#dust)', 'filter="url(#soft)"') +
    motes +
    runner() +
    haze(520, 724, 240, 16, '#d98453', 'filter="url(#soft)" opacity="0.75"') +
    haze(330, 748, 260, 22, '#c06a48', 'filter="url(#soft)" opacity="0.5"') +
    ridge(61, 822, 44, '#14090f', 0.6);
  return canvas(definitions, scene);
}

/** Quills on the arm and along the tail: it was feathered. */
function plumes(): string {
  const quill = (x: number, y: number, long: number, turn: number) =>
    `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0 -7Q${long * 0.55} -17 ${long} 0Q${long * 0.5} 13 0 7Z" fill="url(#hide)"/>`;
  const arm = times(7, (i) => quill(842 + i * 14, 462 - i * 2, 118 - Math.abs(i - 2) * 9, 158 - i * 13));
  const tail = times(6, (i) =>
    [-1, 1].map((side) => quill(288 + i * 9, 122 + i * 30, 128 - i * 6, -110 + side * (12 + i * 4))).join(''),
  );
  return tail + arm;
}

function runner(): string {
  const at = { x: 640, y: 402, size: 780 };
  const scale = at.size / 512;
  const eye = { x: at.x + (413 - 256) * scale, y: at.y + (125 - 256) * scale };
  return (
    disc(eye.x, eye.y, 13, '#ffcf5e') +
    disc(eye.x + 2, eye.y, 4, '#120609') +
    `<g filter="url(#lit)">` +
    icon('velociraptor', { ...at, fill: 'url(#hide)' }) +
    plumes() +
    `</g>`
  );
}

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

/** Four wings between the trunks of a wet forest. */
export function microraptor(): string {
  const definitions =
    linear('air', [
      [0, '#f6f2cf'],
      [0.4, '#cfe3c2'],
      [0.75, '#86b7a6'],
      [1, '#2f6a68'],
    ]) +
    radial('light', [
      [0, '#fffbe2', 1],
      [0.35, '#f4f7d4', 0.6],
      [1, '#cfe8c8', 0],
    ]) +
    linear(
      'shaft',
      [
        [0, '#fffde4', 0.75],
        [1, '#fffde4', 0],
      ],
      0.6,
      1,
    ) +
    linear('floor', [
      [0, '#12343c', 0],
      [0.6, '#12343c', 0],
      [1, '#0a2529', 0.95],
    ]) +
    linear('plume', [
      [0, '#1d3357'],
      [0.5, '#101a30'],
      [1, '#080c17'],
    ]) +
    rim('sheen', '#8fd3ff', 3, 5, 1.4, 10) +
    dryBrush('bark', 16, 0.06, 0.008, 9) +
    blur('soft', 14) +
    blur('softer', 36) +
    blur('far', 3) +
    clouds('mist', [0.93, 0.98, 0.88], 0.003, 0.014, 4, 2, -0.9);
  const scene =
    wash('url(#air)') +
    `<g opacity="0.6">${trunks(3, 11, 26, '#a5c9b3', 'far')}</g>` +
    disc(360, 150, 620, 'url(#light)') +
    `<g opacity="0.85">${trunks(8, 7, 50, '#6a9d8e', 'bark')}</g>` +
    texture('mist', 300, 620, 0.7) +
    `<g filter="url(#soft)" style="mix-blend-mode:screen"><path d="M250 -40L420 -40L980 880H620ZM90 -40L170 -40L330 880H120ZM520 -40L570 -40L1330 700V880H1250Z" fill="url(#shaft)" opacity="0.6"/></g>` +
    trunk(1180, 120, '#2b5a57', 3) +
    trunk(60, 150, '#1d4446', 5) +
    wash('url(#floor)') +
    haze(700, 770, 560, 30, '#bfe0cf', 'filter="url(#softer)" opacity="0.5"') +
    ferns() +
    glider() +
    motes();
  return canvas(definitions, scene, 0.45);
}

function trunk(x: number, thick: number, color: string, lean: number): string {
  const half = thick / 2;
  return `<path d="M${x - half} -40L${x + half} -40C${x + half - 8} 300 ${x + half + lean * 2} 560 ${x + half + thick * 0.5} ${height + 40}L${x - half - thick * 0.5} ${height + 40}C${x - half - lean} 560 ${x - half + 8} 300 ${x - half} -40Z" fill="${color}" filter="url(#bark)"/>`;
}

function trunks(seed: number, count: number, thick: number, color: string, filter: string): string {
  const roll = dice(seed);
  const all = times(count, (index) => {
    const x = ((index + 0.2 + roll() * 0.6) / count) * width;
    const w = thick * (0.6 + roll() * 0.8);
    return `<path d="M${(x - w / 2).toFixed(1)} -40h${w.toFixed(1)}L${(x + w * 0.62).toFixed(1)} ${height}h${(-w * 1.24).toFixed(1)}Z" fill="${color}"/>`;
  });
  return `<g filter="url(#${filter})">${all}</g>`;
}

function ferns(): string {
  const frond = (x: number, y: number, size: number, turn: number, flip: boolean, fill: string) =>
    icon('fern', { x, y, size, turn, flip, fill });
  return (
    `<g filter="url(#far)" opacity="0.9">${frond(300, 760, 250, 28, false, '#1d4a49')}${frond(930, 770, 230, 40, true, '#1d4a49')}${frond(640, 800, 200, 60, true, '#1d4a49')}</g>` +
    frond(150, 752, 330, 70, true, '#0b2a2b') +
    frond(30, 690, 330, 40, true, '#0a2426') +
    frond(1220, 740, 360, 20, false, '#0b2a2b') +
    frond(1330, 690, 300, -10, false, '#0a2426')
  );
}

const body = { x: 720, y: 462, size: 580, turn: -14 };

/** Where a point of the body's icon (on its grid of 512) comes to lie. */
function onBody(gx: number, gy: number): readonly [number, number] {
  return turned(body.x, body.y, ((gx - 256) * body.size) / 512, ((gy - 256) * body.size) / 512, body.turn);
}

function turned(x: number, y: number, dx: number, dy: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** A wing that grows from a point: its root lies at the lower right of its icon. */
function wing([rootX, rootY]: readonly [number, number], size: number, turn: number, fill: string): string {
  const [x, y] = turned(rootX, rootY, -0.34 * size, -0.3 * size, turn);
  return icon('feathered-wing', { x, y, size, turn, fill });
}

/** The body of a small hunter, wings on its arms and on its legs. */
function glider(): string {
  const [eyeX, eyeY] = onBody(413, 125);
  return (
    disc(eyeX, eyeY, 11, '#f4d35e') +
    disc(eyeX + 2, eyeY, 4, '#05070d') +
    `<g filter="url(#sheen)" opacity="0.96">${wing(onBody(352, 205), 400, 16, '#1b2f4d')}${wing(onBody(250, 330), 300, -62, '#1b2f4d')}</g>` +
    `<g filter="url(#sheen)">` +
    icon('velociraptor', { ...body, fill: 'url(#plume)' }) +
    wing(onBody(225, 345), 340, -30, 'url(#plume)') +
    wing(onBody(322, 290), 500, -8, 'url(#plume)') +
    `</g>`
  );
}

function motes(): string {
  const roll = dice(55);
  return times(80, () =>
    disc(
      roll() * width,
      roll() * 700,
      0.8 + roll() ** 2 * 3,
      '#fdfbe0',
      `opacity="${(0.2 + roll() * 0.6).toFixed(2)}"`,
    ),
  );
}

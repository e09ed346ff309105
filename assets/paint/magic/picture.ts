import { blur, canvas, disc, haze, icon, linear, radial, times, width } from '../brush.js';
import { between, brushesOf, middle, path, px, tall, type Brushes } from './brushes.js';
import { grounds, type GroundName } from './grounds.js';
import { lights, type LightName } from './lights.js';

/** How the icon stands in its picture: one figure, two, a crowd, a thing at rest, in a burst of light, or small in its country. */
export type Pose = 'figure' | 'giant' | 'pair' | 'crowd' | 'still' | 'burst' | 'vista';

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip?: boolean;
  /** Whether it stands behind the first of them, in the mist. */
  readonly isFar?: boolean;
}

/** The foot of what is drawn on an icon's grid is about here, in parts of its size below the middle. */
const FOOT = 0.44;
const standing = (x: number, foot: number, size: number, more: Partial<Stand> = {}): Stand => ({
  x,
  y: foot - size * FOOT,
  size,
  ...more,
});

function stands(pose: Pose, { roll }: Brushes): readonly Stand[] {
  const aside = between(roll, -70, 70);
  switch (pose) {
    case 'figure':
      return [standing(middle + aside, 850, 650)];
    case 'giant':
      return [standing(middle + aside * 0.7, 935, 850)];
    case 'still':
      return [standing(middle + aside * 0.4, 815, 540)];
    case 'burst':
      return [{ x: middle + aside * 0.3, y: 468, size: 590 }];
    case 'vista':
      return [
        standing(middle + (aside < 0 ? -1 : 1) * between(roll, 120, 250), 850, between(roll, 370, 430)),
      ];
    case 'pair':
      return [
        standing(middle - 210, 800, 420, { flip: true, isFar: true }),
        standing(middle + 150, 870, 510),
      ];
    case 'crowd':
      return [
        standing(middle - 380, 735, 230, { isFar: true }),
        standing(middle + 360, 745, 250, { isFar: true, flip: true }),
        standing(middle - 20, 725, 220, { isFar: true }),
        standing(middle - 250, 845, 360, { flip: true }),
        standing(middle + 220, 875, 420),
      ];
  }
}

/** Rays that break from behind a thing. */
function rays({ roll, light }: Brushes, x: number, y: number): string {
  return (
    times(34, (index) => {
      const turn = ((index + roll() * 0.8) / 34) * Math.PI * 2;
      const wide = between(roll, 0.012, 0.05);
      const far = between(roll, 520, 1150);
      const from = between(roll, 150, 240);
      const point = (angle: number, r: number): string =>
        `${px(x + Math.cos(angle) * r)} ${px(y + Math.sin(angle) * r)}`;
      return path(
        `M${point(turn, from)}L${point(turn + wide, far)}L${point(turn - wide, far)}Z`,
        'url(#ray)',
        `opacity="${between(roll, 0.16, 0.6).toFixed(2)}"`,
      );
    }) +
    disc(x, y, 620, 'url(#lamp)', 'opacity="0.8"') +
    times(
      3,
      (index) =>
        `<circle cx="${px(x)}" cy="${px(y)}" r="${330 + index * 74}" fill="none" stroke="${light.sun}" stroke-width="${5 - index * 1.4}" opacity="${(0.34 - index * 0.09).toFixed(2)}"/>`,
    )
  );
}

/** One icon of the set in its place, its light and its pose. The same seed gives the same picture. */
export function magicPicture(
  name: string,
  ground: GroundName,
  lightName: LightName,
  pose: Pose,
  seed: number,
): string {
  const brushes = brushesOf(lights[lightName], seed);
  const { light, sun } = brushes;
  const { definitions, behind, before } = grounds[ground](brushes);
  const all = stands(pose, brushes);
  const first = all.at(-1) ?? { x: middle, y: 480 };
  const isLeft = sun.x < first.x;
  const own =
    linear('body', [
      [0, light.figure[0]],
      [1, light.figure[1]],
    ]) +
    linear('distant', [
      [0, light.layers[1]],
      [1, light.layers[2]],
    ]) +
    `<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="${px(first.x)}" cy="${px(first.y)}" r="1000"><stop offset="0.1" stop-color="${light.sun}"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient>` +
    radial('glow', [
      [0, light.sun, 0.9],
      [0.4, light.sun, 0.42],
      [1, light.sun, 0],
    ]) +
    modelled(light.rim, light.layers[3], isLeft ? 1 : -1) +
    blur('soft', 20) +
    blur('wide', 34) +
    `<filter id="edge" x="-20%" y="-20%" width="140%" height="140%"><feMorphology operator="dilate" radius="7"/><feGaussianBlur stdDeviation="3"/></filter>`;
  const drawn = all.map((stand) => {
    const { x, y, size, flip = false, isFar = false } = stand;
    const shape = (fill: string, more: string, dx = 0, dy = 0): string =>
      icon(name, { x: x + dx, y: y + dy, size, flip, fill, more });
    const floor = y + size * FOOT;
    const shadow = haze(
      x + (isLeft ? 0.12 : -0.12) * size,
      floor + size * 0.03,
      size * 0.42,
      size * 0.05,
      light.layers[3],
      'filter="url(#soft)" opacity="0.75"',
    );
    if (isFar) return shadow + shape('url(#distant)', 'opacity="0.92"');
    return (
      disc(x, y - size * 0.04, size * 0.8, 'url(#glow)', pose === 'vista' ? 'opacity="0.45"' : '') +
      (pose === 'burst' ? rays(brushes, x, y) : shadow) +
      shape(
        light.layers[3],
        'filter="url(#soft)" opacity="0.7"',
        (isLeft ? 1 : -1) * size * 0.025,
        size * 0.03,
      ) +
      shape(light.layers[3], 'filter="url(#edge)" opacity="0.86"') +
      shape('url(#body)', 'filter="url(#modelled)"')
    );
  });
  const grade = `<radialGradient id="grade" gradientUnits="userSpaceOnUse" cx="${px(sun.x)}" cy="${px(sun.y)}" r="${width}"><stop offset="0" stop-color="${light.sun}" stop-opacity="0.5"/><stop offset="0.5" stop-color="${light.sky[1]}" stop-opacity="0.14"/><stop offset="1" stop-color="${light.layers[3]}" stop-opacity="0.55"/></radialGradient>`;
  return canvas(
    definitions + own + grade,
    `${behind}${drawn.join('')}${before}<rect x="-40" y="-40" width="${width + 80}" height="${tall + 80}" fill="url(#grade)" style="mix-blend-mode:soft-light"/>`,
    0.42,
    tall,
  );
}

/** A silhouette as a body: light along the edge that looks to the sun, shade along the other, a grain as of paint. */
function modelled(rim: string, shade: string, from: 1 | -1): string {
  const edge = (
    result: string,
    color: string,
    dx: number,
    dy: number,
    soft: number,
    opacity: number,
  ): string =>
    `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="${result}o"/><feComposite in="SourceAlpha" in2="${result}o" operator="out"/>` +
    `<feGaussianBlur stdDeviation="${soft}"/><feComposite in2="SourceAlpha" operator="in" result="${result}e"/>` +
    `<feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="${result}e" operator="in" result="${result}"/>`;
  return (
    '<filter id="modelled" filterUnits="userSpaceOnUse" x="-40" y="-40" width="1424" height="1049" color-interpolation-filters="sRGB">' +
    edge('dark', shade, from * -9, -11, 13, 0.7) +
    edge('glow', rim, from * 10, 12, 12, 0.5) +
    edge('thin', rim, from * 3, 4, 1, 1) +
    '<feTurbulence type="fractalNoise" baseFrequency="0.02 0.035" numOctaves="3" seed="7" result="noise"/>' +
    '<feColorMatrix in="noise" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.5 0 0 0 -0.22" result="stain"/>' +
    '<feComposite in="stain" in2="SourceAlpha" operator="in" result="grain"/>' +
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="grain"/><feMergeNode in="dark"/><feMergeNode in="glow"/><feMergeNode in="thin"/></feMerge></filter>'
  );
}

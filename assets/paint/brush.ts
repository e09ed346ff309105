import { createRequire } from 'node:module';

/** The card's picture window at 600 dpi, in px. */
export const width = 1344;
export const height = 838;
/** Painted beyond the edges and cut off, since frayed edges and blurs need something to draw from. */
export const margin = 40;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** The same numbers in [0, 1) for the same seed (mulberry32), so that a picture comes out the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const n = (value: number): string => value.toFixed(1);

export interface IconPlace {
  /** Middle of the icon, px. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
  /** Stretches along the icon's own axes. */
  readonly stretch?: readonly [number, number];
  readonly fill: string;
  /** Further attributes: a filter, an opacity. */
  readonly more?: string;
}

/** An icon of the game-icons set, drawn on a grid of 512. */
export function icon(name: string, place: IconPlace): string {
  const body = icons[name]?.body;
  if (!body) throw new RangeError(`The icon set has no ${name}.`);
  const scale = place.size / 512;
  const [sx, sy] = place.stretch ?? [1, 1];
  const transform = `translate(${n(place.x)} ${n(place.y)}) rotate(${place.turn ?? 0}) scale(${(place.flip ? -scale : scale) * sx} ${scale * sy}) translate(-256 -256)`;
  return `<g ${place.more ?? ''}><g transform="${transform}">${body.replaceAll('currentColor', place.fill)}</g></g>`;
}

/** A skyline from edge to edge, filled down to the bottom: midpoints displaced, ever finer. */
export function ridge(
  seed: number,
  y: number,
  amplitude: number,
  fill: string,
  roughness = 0.55,
  more = '',
  tall = height,
): string {
  const roll = dice(seed);
  let line = [y + (roll() - 0.5) * amplitude, y + (roll() - 0.5) * amplitude];
  for (let reach = amplitude; line.length < 300; reach *= roughness) {
    line = line.flatMap((here, index) => {
      const next = line[index + 1];
      return next === undefined ? [here] : [here, (here + next) / 2 + (roll() - 0.5) * reach];
    });
  }
  const step = (width + 80) / (line.length - 1);
  const points = line.map((at, index) => `${n(index * step - 40)} ${n(at)}`).join('L');
  return `<path d="M-40 ${tall + 60}L${points}L${width + 40} ${tall + 60}Z" fill="${fill}" ${more}/>`;
}

export type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const stops = (list: Stops): string =>
  list
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** From top to bottom of what it fills, or at an angle: x2 and y2 are its end, from the top left corner. */
export const linear = (id: string, list: Stops, x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;

export const radial = (id: string, list: Stops): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const wash = (fill: string, more = '', tall = height): string =>
  `<rect x="-40" y="-40" width="${width + 80}" height="${tall + 80}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const haze = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

/** Filters reach beyond what they work on, or their edges would show. */
const everywhere =
  'filterUnits="userSpaceOnUse" x="-1500" y="-1500" width="4500" height="4500" color-interpolation-filters="sRGB"';

export const blur = (id: string, by: number): string =>
  `<filter id="${id}" ${everywhere}><feGaussianBlur stdDeviation="${by}"/></filter>`;

/** Frays edges as a dry brush does. */
export const dryBrush = (id: string, reach: number, grainX = 0.02, grainY = 0.05, seed = 3): string =>
  `<filter id="${id}" ${everywhere}><feTurbulence type="fractalNoise" baseFrequency="${grainX} ${grainY}" numOctaves="4" seed="${seed}"/>` +
  `<feDisplacementMap in="SourceGraphic" scale="${reach}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/**
 * Light that falls on a silhouette's edge, and a fainter, wider glow of the same colour within it.
 *
 * @param dx and dy point away from the light, px
 */
export function rim(id: string, color: string, dx: number, dy: number, soft = 2, wide = 14): string {
  const edge = (name: string, k: number, deviation: number, opacity: number) =>
    `<feOffset in="SourceAlpha" dx="${dx * k}" dy="${dy * k}" result="${name}o"/>` +
    `<feComposite in="SourceAlpha" in2="${name}o" operator="out"/><feGaussianBlur stdDeviation="${deviation}"/>` +
    `<feComposite in2="SourceAlpha" operator="in" result="${name}e"/><feFlood flood-color="${color}" flood-opacity="${opacity}"/>` +
    `<feComposite in2="${name}e" operator="in" result="${name}"/>`;
  return (
    `<filter id="${id}" ${everywhere}>${edge('thin', 1, soft, 1)}${edge('broad', 3, wide, 0.38)}` +
    `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="broad"/><feMergeNode in="thin"/></feMerge></filter>`
  );
}

/** Cloud-like texture in one colour, to be laid over with an opacity. */
export const clouds = (
  id: string,
  color: readonly [number, number, number],
  fx: number,
  fy: number,
  seed: number,
  gain = 1.8,
  cut = -0.75,
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="6" seed="${seed}"/>` +
  `<feColorMatrix values="0 0 0 0 ${color[0]} 0 0 0 0 ${color[1]} 0 0 0 0 ${color[2]} ${gain} 0 0 0 ${cut}"/></filter>`;

/** A band of cloud-like texture that fades out upwards and downwards. */
export const texture = (filter: string, y: number, high: number, opacity: number): string =>
  `<g mask="url(#fade)" opacity="${opacity}"><rect x="-40" y="${y}" width="${width + 80}" height="${high}" filter="url(#${filter})"/></g>`;

/**
 * The whole picture: its scene, a vignette and the grain of the paper.
 *
 * @param tall px, of a picture that is not as high as others
 */
export function canvas(definitions: string, scene: string, vignette = 0.55, tall = height): string {
  const shared =
    `<radialGradient id="vignette" cx="0.5" cy="0.46" r="0.75">${stops([
      [0.55, '#000', 0],
      [1, '#000', vignette],
    ])}</radialGradient>` +
    linear('fading', [
      [0, '#fff', 0],
      [0.35, '#fff'],
      [0.6, '#fff'],
      [1, '#fff', 0],
    ]) +
    `<mask id="fade" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#fading)"/></mask>` +
    `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="11"/>` +
    `<feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 1"/></filter>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * margin}" height="${tall + 2 * margin}" viewBox="${-margin} ${-margin} ${width + 2 * margin} ${tall + 2 * margin}">` +
    `<defs>${shared}${definitions}</defs>${scene}${wash('url(#vignette)', '', tall)}` +
    `<rect width="${width}" height="${tall}" filter="url(#grain)" opacity="0.14" style="mix-blend-mode:soft-light"/></svg>`
  );
}

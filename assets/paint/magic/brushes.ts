import {
  dice,
  disc,
  linear,
  radial,
  ridge as anyRidge,
  texture,
  times,
  wash as anyWash,
  width,
} from '../brush.js';
import type { Light } from './lights.js';

/** Of the picture window of a Magic card, at the width of all pictures: px. */
export const tall = 969;
export const middle = width / 2;

/** What is painted with: the light of the picture and the dice that make it this picture and no other. */
export interface Brushes {
  readonly light: Light;
  readonly seed: number;
  readonly roll: () => number;
  /** Where the sun, the moon or the fire stands. */
  readonly sun: { readonly x: number; readonly y: number };
}

export const brushesOf = (light: Light, seed: number): Brushes => {
  const roll = dice(seed + 17);
  return { light, seed, roll, sun: { x: width * (0.26 + roll() * 0.48), y: tall * (0.2 + roll() * 0.2) } };
};

export const between = (roll: () => number, least: number, most: number): number =>
  least + roll() * (most - least);

/** To a tenth of a px. */
export const px = (value: number): string => value.toFixed(1);

export const wash = (fill: string, more = ''): string => anyWash(fill, more, tall);

export const ridge = (
  seed: number,
  y: number,
  amplitude: number,
  fill: string,
  roughness = 0.55,
  more = '',
): string => anyRidge(seed, y, amplitude, fill, roughness, more, tall);

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, wide: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${px(wide)}" stroke-linecap="round" opacity="${opacity.toFixed(2)}"/>`;

export const box = (x: number, y: number, wide: number, high: number, fill: string, more = ''): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(wide)}" height="${px(high)}" fill="${fill}" ${more}/>`;

/** Mist between what is nearer and what is farther. */
export const mist = (y: number, high: number, opacity: number): string => texture('fog', y, high, opacity);

/** Definitions that every ground uses: the sky, clouds, mist, the ground's own shade, and the glow of lights. */
export function shared(
  {
    light: {
      sky,
      layers,
      mist: [r, g, b],
      sun,
    },
    seed,
  }: Brushes,
  horizon = 0.72,
): string {
  const cloud = (id: string, fx: number, fy: number, from: number, gain: number, cut: number): string =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="5" seed="${from % 997}"/>` +
    `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${cut}"/></filter>`;
  return (
    linear('sky', [
      [0, sky[0]],
      [horizon * 0.55, sky[1]],
      [horizon, sky[2]],
    ]) +
    linear('soil', [
      [0, layers[2]],
      [0.6, layers[3]],
    ]) +
    linear('haze', [
      [0, sky[2], 0],
      [0.7, sky[2], 0.85],
      [1, sky[2], 0],
    ]) +
    radial('lamp', [
      [0, '#ffffff', 0.95],
      [0.12, sun, 0.8],
      [0.4, sun, 0.28],
      [1, sun, 0],
    ]) +
    linear('shaft', [
      [0, sun, 0.6],
      [1, sun, 0],
    ]) +
    cloud('air', 0.0021, 0.0075, seed, 2.1, -0.9) +
    cloud('fog', 0.003, 0.016, seed + 5, 2, -0.82)
  );
}

/** Sky with clouds and what shines in it. */
export const heavens = ({ light, sun }: Brushes, size = 62): string =>
  wash('url(#sky)') +
  disc(sun.x, sun.y, size * 6.5, 'url(#lamp)', 'opacity="0.75"') +
  disc(sun.x, sun.y, size, light.sun, 'opacity="0.95"') +
  texture('air', -80, 640, 0.75) +
  disc(sun.x, sun.y, size * 4, 'url(#lamp)', 'opacity="0.55"');

/** Shafts of light that fan out from a point. */
export function shafts({ roll }: Brushes, x: number, y: number, count: number, opacity: number): string {
  return times(count, (index) => {
    const lean = ((index + 0.5) / count - 0.5) * 1700 + between(roll, -60, 60);
    const wide = between(roll, 40, 120);
    return path(
      `M${px(x - 12)} ${px(y)}L${px(x + 12)} ${px(y)}L${px(x + lean + wide)} ${tall + 40}L${px(x + lean - wide)} ${tall + 40}Z`,
      'url(#shaft)',
      `opacity="${(opacity * between(roll, 0.4, 1)).toFixed(2)}"`,
    );
  });
}

/** What floats in the air, nearer ones larger and softer. */
export const motes = (
  { light, roll }: Brushes,
  count: number,
  [top, bottom]: readonly [number, number] = [0, tall],
): string =>
  times(count, () =>
    disc(
      roll() * width,
      between(roll, top, bottom),
      1.2 + roll() ** 4 * 8,
      light.motes,
      `opacity="${between(roll, 0.25, 0.9).toFixed(2)}"`,
    ),
  );

/** A small flame with its glow. */
export const flame = ({ light }: Brushes, x: number, y: number, size: number): string =>
  disc(x, y - size * 0.4, size * 5, 'url(#lamp)', 'opacity="0.7"') +
  path(
    `M${px(x)} ${px(y - size * 1.7)}Q${px(x + size * 0.75)} ${px(y - size * 0.4)} ${px(x)} ${px(y)}Q${px(x - size * 0.75)} ${px(y - size * 0.4)} ${px(x)} ${px(y - size * 1.7)}Z`,
    light.sun,
  );

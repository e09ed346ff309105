import { blur, canvas, disc, haze, icon, linear, radial, rim, width } from '../brush.js';
import { moreScenes } from './more-scenes.js';
import { palettes, type PaletteName } from './palettes.js';
import { openAir } from './scenes.js';

const scenes = { ...openAir, ...moreScenes };
export type SceneName = keyof typeof scenes;

/** Where the figure is, px. */
const figure = { x: width / 2, y: 400, size: 620 };

/** One icon of the set as a lit figure, in a scene of its colours. The same seed gives the same picture. */
export function starterPicture(name: string, scene: SceneName, colours: PaletteName, seed: number): string {
  const palette = palettes[colours];
  const { definitions, behind, before } = scenes[scene](palette, seed);
  const shape = (fill: string, more = '', dx = 0, dy = 0): string =>
    icon(name, { ...figure, x: figure.x + dx, y: figure.y + dy, fill, more });
  const own =
    linear('body', [
      [0, palette.figure[0]],
      [1, palette.figure[1]],
    ]) +
    radial('glow', [
      [0, palette.light, 0.95],
      [0.35, palette.light, 0.5],
      [1, palette.light, 0],
    ]) +
    rim('lit', palette.rim, 3, 4, 1.1, 8) +
    blur('soft', 20) +
    `<filter id="edge" x="-20%" y="-20%" width="140%" height="140%"><feMorphology operator="dilate" radius="9"/><feGaussianBlur stdDeviation="3"/></filter>`;
  return canvas(
    definitions + own,
    behind +
      disc(figure.x, figure.y - 20, 520, 'url(#glow)') +
      haze(figure.x, 742, 260, 26, palette.ground, 'filter="url(#soft)" opacity="0.8"') +
      shape(palette.ground, 'filter="url(#soft)" opacity="0.75"', 14, 20) +
      shape(palette.ground, 'filter="url(#edge)" opacity="0.88"') +
      shape('url(#body)', 'filter="url(#lit)"') +
      before,
    0.5,
  );
}

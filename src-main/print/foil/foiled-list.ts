import type { DisplayList, Step } from '../../layout/display-list.js';
import { inset, rectPath } from '../../layout/shapes.js';
import { foilArea, isFoil } from './foil-area.js';

/** How foil comes out in one picture of a face: as metal, not at all, or nothing but it, in black. */
export type FoilShown = 'metal' | 'without' | 'mask';

/** A face as it is printed for foil that is put on by itself. */
export function foiledList(list: DisplayList, shown: FoilShown): DisplayList {
  switch (shown) {
    case 'metal':
      return list;
    case 'without':
      return list.steps.some(isFoil) ? { ...list, steps: list.steps.filter((step) => !isFoil(step)) } : list;
    case 'mask':
      return maskOf(list);
  }
}

function maskOf(list: DisplayList): DisplayList {
  const { goesOn: _, pictureSize: __, ...rest } = list;
  const card = { x: 0, y: 0, width: list.width, height: list.height };
  const ground = rectPath(inset(card, -list.bleed));
  const area = foilArea(list);
  const steps: Step[] = [{ kind: 'shape', element: 'background', path: ground, fill: '#ffffff' }];
  if (area !== '') steps.push({ kind: 'shape', element: 'frame', path: area, fill: '#000000' });
  return { ...rest, outlines: {}, steps };
}

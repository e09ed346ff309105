import type { PicturePlacement } from '../../../../src-main/cards/picture.js';
import type { Box } from '../../../../src-main/layout/display-list.js';

/** Where a picture lies, in words: "zoom 120 %, 2.5 mm to the right, 1 mm up". */
export function describePlacement({ zoom, x, y }: PicturePlacement, frame: Box): string {
  const across = tenths(x * frame.width);
  const down = tenths(y * frame.height);
  const places = [
    across === 0 ? '' : `${Math.abs(across)} mm to the ${across < 0 ? 'left' : 'right'}`,
    down === 0 ? '' : `${Math.abs(down)} mm ${down < 0 ? 'up' : 'down'}`,
  ].filter((place) => place !== '');
  return [`zoom ${Math.round(zoom * 100)} %`, ...(places.length > 0 ? places : ['in the middle'])].join(', ');
}

const tenths = (mm: number): number => Math.round(mm * 10) / 10;

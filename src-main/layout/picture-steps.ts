import type { PicturePlacement } from '../cards/picture.js';
import { shownAs, type PictureChange } from '../cards/picture-variant.js';
import type { Box, PictureStep } from './display-list.js';
import type { PictureSize } from './picture-size.js';
import { cropped, FLUSH, intersect, placePicture } from './picture-window.js';

export interface PictureRoom {
  /** What the picture is fitted into. */
  readonly window: Box;
  /** Where it may be seen: the window, or more where the picture goes on into the bleed. */
  readonly reach: Box;
  readonly change: Partial<PictureChange>;
}

/** Less than any printer resolves, mm. */
const HAIR = 1e-6;
/** How far a mirrored edge reaches under the picture, mm, so that no ground shines through where they meet. */
const UNDER = 0.2;

/**
 * The steps that show a picture in its room, lowest first: its blurred self where it is to fill the margins, its mirrored
 * edges where it reaches the window's edge but not that of its reach, and the picture.
 */
export function pictureSteps(
  placement: PicturePlacement,
  size: PictureSize,
  { window, reach, change }: PictureRoom,
): PictureStep[] {
  const { place, seen } = placePicture(placement, size, window);
  const laid = { picture: shownAs(placement, change), place, seen };
  if (placement.fill !== 'blur' || covers(seen, window)) return edgedSteps(laid, window, reach);
  const whole = placePicture({ ...placement, fit: 'cover', zoom: 1, x: 0, y: 0 }, size, reach);
  const blurred = shownAs(placement, { ...change, blur: true });
  return [stepOf(blurred, whole.place, reach), ...edgedSteps(laid, window, reach)];
}

/**
 * The same picture in a larger room: where it covered the window in a direction, it is enlarged as far as it has to be to
 * cover the larger one, and shifted no further than that takes; margins that it had stay.
 *
 * @param steps all that show it, as `pictureSteps` gave them; their pictures may have got other names
 * @param crop what is cut off the picture, as fractions of its sides
 */
export function wideSteps(
  steps: readonly PictureStep[],
  crop: PicturePlacement['crop'],
  window: Box,
  { edge, reach }: { readonly edge: Box; readonly reach: Box },
): PictureStep[] {
  const [under, own] = [steps[0], steps.at(-1)];
  if (!under || !own) return [];
  const seen = cropped(own.place, crop);
  const across = covering([seen.x, seen.width], [window.x, window.width], edge.width);
  const down = covering([seen.y, seen.height], [window.y, window.height], edge.height);
  const factor = Math.max(1, across ?? 1, down ?? 1);
  const larger = enlarged(seen, factor, middleOf(window));
  const lies = {
    ...larger,
    x: across === null ? larger.x : over([larger.x, larger.width], [edge.x, edge.width]),
    y: down === null ? larger.y : over([larger.y, larger.height], [edge.y, edge.height]),
  };
  const place = {
    x: lies.x - own.place.width * crop.left * factor,
    y: lies.y - own.place.height * crop.top * factor,
    width: own.place.width * factor,
    height: own.place.height * factor,
  };
  const edged = edgedSteps({ picture: own.picture, place, seen: lies }, edge, reach);
  if (under.picture === own.picture) return edged;
  const blurred = cropped(under.place, crop);
  const fills = Math.max(reach.width / blurred.width, reach.height / blurred.height);
  return [stepOf(under.picture, enlarged(under.place, fills, middleOf(blurred)), reach), ...edged];
}

const stepOf = (picture: string, place: Box, clip: Box): PictureStep => ({
  kind: 'picture',
  element: 'picture',
  picture,
  place,
  clip,
});

interface Laid {
  readonly picture: string;
  readonly place: Box;
  /** The part of it that its crop leaves. */
  readonly seen: Box;
}

/** The picture, over its mirrored edges where it ends at an edge of the window beyond which it is to be seen. */
function edgedSteps({ picture, place, seen }: Laid, window: Box, reach: Box): PictureStep[] {
  const clip = intersect(seen, reach);
  const steps: PictureStep[] = [];
  const across = bandsOf([clip.x, clip.width], [window.x, window.width], [reach.x, reach.width]);
  const down = bandsOf([clip.y, clip.height], [window.y, window.height], [reach.y, reach.height]);
  for (const row of down) {
    for (const column of across) {
      if (row.edge === null && column.edge === null) continue;
      const mirrored = {
        ...place,
        x: turned(place.x, place.width, column.edge),
        y: turned(place.y, place.height, row.edge),
      };
      const strip = { x: column.start, y: row.start, width: column.length, height: row.length };
      steps.push({
        ...stepOf(picture, mirrored, strip),
        mirror: { x: column.edge !== null, y: row.edge !== null },
      });
    }
  }
  return [...steps, stepOf(picture, place, clip)];
}

/** What a stretch that covers the window has to be multiplied by to be as long as `length`; null where it does not cover it. */
function covering([start, own]: Stretch, [from, room]: Stretch, length: number): number | null {
  return start <= from + FLUSH && start + own >= from + room - FLUSH ? length / own : null;
}

/** The start nearest to its own at which a stretch covers the other. */
const over = ([start, length]: Stretch, [from, room]: Stretch): number =>
  Math.min(from, Math.max(from + room - length, start));

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const enlarged = (box: Box, factor: number, about: { readonly x: number; readonly y: number }): Box => ({
  x: about.x + (box.x - about.x) * factor,
  y: about.y + (box.y - about.y) * factor,
  width: box.width * factor,
  height: box.height * factor,
});

const covers = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x + FLUSH &&
  outer.y <= inner.y + FLUSH &&
  outer.x + outer.width >= inner.x + inner.width - FLUSH &&
  outer.y + outer.height >= inner.y + inner.height - FLUSH;

/** Start and length. */
type Stretch = readonly [number, number];

interface Band {
  readonly start: number;
  readonly length: number;
  /** Where the picture is mirrored; null for the picture itself. */
  readonly edge: number | null;
}

/** In one direction: the picture, and before and after it the strips that its mirrored edges fill. */
function bandsOf([start, length]: Stretch, window: Stretch, reach: Stretch): Band[] {
  const end = start + length;
  const bands: Band[] = [{ start, length, edge: null }];
  const before = Math.min(start - reach[0], length);
  if (before > HAIR && start <= window[0] + FLUSH && reach[0] < window[0])
    bands.push({ start: start - before, length: before + UNDER, edge: start + UNDER / 2 });
  const after = Math.min(reach[0] + reach[1] - end, length);
  if (after > HAIR && end >= window[0] + window[1] - FLUSH && reach[0] + reach[1] > window[0] + window[1])
    bands.push({ start: end - UNDER, length: after + UNDER, edge: end - UNDER / 2 });
  return bands;
}

const turned = (start: number, length: number, edge: number | null): number =>
  edge === null ? start : 2 * edge - start - length;

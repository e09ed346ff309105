import type { PictureId } from '../cards/picture.js';
import type { Box, DisplayList, Step } from './display-list.js';
import type { Fonts } from './fonts.js';
import { pictureSteps } from './picture-steps.js';
import type { PictureSize } from './picture-size.js';
import { circlePath, inset, polygonPath, rectPath, starPath } from './shapes.js';
import { cardSize, wholeCard } from './measures.js';

const look = {
  ground: '#23413b',
  weave: '#2b4d46',
  line: '#d9cfb4',
  offense: '#e08f86',
  cost: '#8fca92',
  defense: '#8f9bd6',
  spell: '#a77fbf',
} as const;

/** Distance of the weave's diamonds, mm. */
const WEAVE = 4.2;

const paper = '#ffffff';

/**
 * The back of a card: Cardwright's own, or a picture that fills the card and, its edges mirrored, the bleed. All backs of a deck are the
 * same and look the same upside down, so that nobody can tell the cards apart.
 */
export function layoutBack(
  back: 'standard' | PictureId,
  fonts: Fonts,
  pictures: (id: PictureId) => PictureSize | null,
): DisplayList {
  const size = back === 'standard' ? null : pictures(back);
  return {
    width: cardSize.width,
    height: cardSize.height,
    bleed: cardSize.bleed,
    steps: size ? pictureBack(back, size) : standardBack(),
    outlines: {},
    unitsPerEm: fonts.metrics('sans').unitsPerEm,
    notices:
      back !== 'standard' && !size
        ? [
            {
              element: 'picture',
              kind: 'picture-missing',
              message:
                "The picture for the cards' back is not in this library; the standard back stands in. Choose it again.",
            },
          ]
        : [],
    ...(size && { pictureSize: { width: size.width, height: size.height } }),
    goesOn: size ? { kind: 'picture', crop: uncropped } : { kind: 'weave' },
    boxes: { background: wholeCard },
  };
}

const uncropped = { left: 0, top: 0, right: 0, bottom: 0 } as const;

function pictureBack(picture: PictureId, size: PictureSize): Step[] {
  const placement = {
    id: picture,
    fit: 'cover',
    zoom: 1,
    x: 0,
    y: 0,
    crop: uncropped,
  } as const;
  const bled = inset(wholeCard, -cardSize.bleed);
  return [
    { kind: 'shape', element: 'background', path: rectPath(bled), fill: paper },
    ...pictureSteps(placement, size, { window: wholeCard, reach: bled, change: {} }),
  ];
}

/** A woven field, two fine lines and the game's four signs around the middle. */
function standardBack(): Step[] {
  const cx = cardSize.width / 2;
  const cy = cardSize.height / 2;
  const fill = (path: string, color: string): Step => ({
    kind: 'shape',
    element: 'background',
    path,
    fill: color,
  });
  const line = (box: Box, width: number): Step => ({
    kind: 'shape',
    element: 'frame',
    path: rectPath(box),
    stroke: { color: look.line, width },
  });
  return [
    fill(rectPath(inset(wholeCard, -cardSize.bleed)), look.ground),
    fill(weavePath(cardSize.bleed), look.weave),
    line(inset(wholeCard, 4), 0.45),
    line(inset(wholeCard, 5.2), 0.15),
    fill(diamond(cx, cy, 19, 25), look.ground),
    {
      kind: 'shape',
      element: 'frame',
      path: diamond(cx, cy, 19, 25),
      stroke: { color: look.line, width: 0.3 },
    },
    {
      kind: 'shape',
      element: 'frame',
      path: diamond(cx, cy, 17.4, 22.9),
      stroke: { color: look.line, width: 0.12 },
    },
    ...[-1, 1].flatMap((turn) => [
      fill(starPath(cx, cy - turn * 10.8, 4.3, 2.15, 20), look.offense),
      fill(
        polygonPath([cx + turn * 11.2, cy - 2.6, cx + turn * 6.9, cy, cx + turn * 11.2, cy + 2.6]),
        look.spell,
      ),
    ]),
    fill(rectPath({ x: cx - 3.1, y: cy - 3.1, width: 6.2, height: 6.2 }), look.defense),
    fill(circlePath(cx, cy, 2.1), look.cost),
  ];
}

const diamond = (x: number, y: number, halfWidth: number, halfHeight: number): string =>
  polygonPath([x, y - halfHeight, x + halfWidth, y, x, y + halfHeight, x - halfWidth, y]);

/** Diamonds in rows, set off by half in every second one, symmetric about the card's middle, to `bleed` mm beyond the trim. */
export function weavePath(bleed: number): string {
  const columns = Math.ceil((cardSize.width / 2 + bleed) / WEAVE);
  const rows = Math.ceil((cardSize.height / 2 + bleed) / (WEAVE / 2));
  let path = '';
  for (let row = -rows; row <= rows; row++) {
    const shift = row % 2 === 0 ? 0 : WEAVE / 2;
    for (let column = -columns; column <= columns; column++) {
      const x = cardSize.width / 2 + column * WEAVE + shift;
      if (Math.abs(x - cardSize.width / 2) > cardSize.width / 2 + bleed) continue;
      path += diamond(x, cardSize.height / 2 + (row * WEAVE) / 2, WEAVE * 0.3, WEAVE * 0.3);
    }
  }
  return path;
}

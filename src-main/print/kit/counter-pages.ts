/** Round counters to cut out, of each kind as many. */
import type { Fonts } from '../../layout/fonts.js';
import { circlePath } from '../../layout/shapes.js';
import type { Size } from '../plan.js';
import { KitPage, kitInk, placesOn } from './kit-page.js';

const ACROSS = 16;
const GAP = 2;
/** Of each kind. */
const COUNT = 10;

/** Told apart by what they say; the colour helps to find them in a heap. */
const rings = [
  '#2f6690',
  '#b23a48',
  '#3a7d44',
  '#8a5a00',
  '#6a4c93',
  '#00798c',
  '#7a4419',
  '#52575d',
] as const;

export function counterPages(counters: readonly string[], paper: Size, fonts: Fonts): readonly KitPage[] {
  const places = placesOn(paper, { width: ACROSS, height: ACROSS }, GAP);
  const pages: KitPage[] = [];
  const all = counters.flatMap((name, kind) =>
    Array.from({ length: COUNT }, () => ({ name, ring: rings[kind % rings.length] ?? kitInk.band })),
  );
  for (const [k, { name, ring }] of all.entries()) {
    if (k % places.length === 0) pages.push(new KitPage(paper, fonts));
    const page = pages.at(-1)!;
    const { x, y } = places[k % places.length]!;
    const [cx, cy] = [x + ACROSS / 2, y + ACROSS / 2];
    page.fill(circlePath(cx, cy, ACROSS / 2), ring);
    page.fill(circlePath(cx, cy, ACROSS / 2 - 1.3), kitInk.paper);
    page.cut(circlePath(cx, cy, ACROSS / 2));
    const side = ACROSS - 4.4;
    page.words(
      name,
      { x: cx - side / 2, y: cy - side / 2, width: side, height: side },
      {
        size: 4.2,
        font: 'condensed-bold',
        align: 'center',
        stand: 'middle',
        maxLines: name.includes(' ') ? 2 : 1,
      },
    );
  }
  return pages;
}

/** Cards for tokens, which no deck has: as they look at the table, to be cut out. */
import type { DisplayList } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import { movedSteps } from '../../layout/moved-steps.js';
import { rectPath } from '../../layout/shapes.js';
import type { Size } from '../plan.js';
import { KitPage, placesOn } from './kit-page.js';

/** @param tokens one for each card that is printed, in this order */
export function tokenPages(tokens: readonly DisplayList[], paper: Size, fonts: Fonts): readonly KitPage[] {
  const pages: KitPage[] = [];
  let places: ReturnType<typeof placesOn> = [];
  let next = 0;
  let before: DisplayList | undefined;
  for (const token of tokens) {
    const { width, height } = token;
    const isLarger = before?.width !== width || before.height !== height;
    if (isLarger || next === places.length) {
      places = placesOn(paper, { width, height }, 0);
      pages.push(new KitPage(paper, fonts));
      next = 0;
    }
    const place = places[next];
    if (!place) continue;
    const page = pages.at(-1)!;
    page.steps.push(...movedSteps(token, place.x, place.y));
    page.cut(rectPath({ ...place, width, height }));
    next += 1;
    before = token;
  }
  return pages;
}

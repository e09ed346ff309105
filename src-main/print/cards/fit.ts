import type { Box, DisplayList } from '../../layout/display-list.js';
import { wideList } from '../../layout/wide-list.js';
import type { Size } from '../plan.js';

/** A part of the card beyond what its list paints, and the map of the list's edge onto it: x ↦ scaleX · x + x. */
export interface Stretch {
  readonly area: Box;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly x: number;
  readonly y: number;
}

/** How a list lies on a card of the size printed; mm from the top left corner of the card's trim box. */
export interface Fit {
  readonly scale: number;
  /** The list's trim corner. */
  readonly left: number;
  readonly top: number;
  /** What is to be covered: the card and its bleed. */
  readonly whole: Box;
  /** What the list covers of it, with its own bleed. */
  readonly own: Box;
  /** Where the list's outermost edge is drawn out, so that no white is left; each reaches a sliver under the list. */
  readonly stretches: readonly Stretch[];
}

/** Width of the list's edge that is drawn out, in mm. */
const SLIVER = 0.2;
/** Less than this is no gap, in mm. */
const NOTHING = 1e-6;

const scaleOf = (list: DisplayList, card: Size): number =>
  Math.min(card.width / list.width, card.height / list.height);

/** The list with its ground going on, where it can, over a card of another size and its bleed (mm). */
export function onCard(list: DisplayList, card: Size, bleed: number): DisplayList {
  const scale = scaleOf(list, card);
  const trim = {
    x: (card.width / scale - list.width) / 2,
    y: (card.height / scale - list.height) / 2,
  };
  return wideList(list, trim, bleed / scale);
}

/** Scales a list evenly into a card with its bleed (mm), in the middle. */
export function fitInto(list: DisplayList, card: Size, bleed: number): Fit {
  const scale = scaleOf(list, card);
  const left = (card.width - list.width * scale) / 2;
  const top = (card.height - list.height * scale) / 2;
  const reach = list.bleed * scale;
  const across = spans(-bleed, card.width + bleed, left - reach, left + list.width * scale + reach);
  const down = spans(-bleed, card.height + bleed, top - reach, top + list.height * scale + reach);
  const boxOf = (x: Span, y: Span): Box => ({
    x: x.from,
    y: y.from,
    width: x.to - x.from,
    height: y.to - y.from,
  });
  const stretches = down.parts.flatMap((y) =>
    across.parts.flatMap((x): Stretch[] =>
      x === across.own && y === down.own
        ? []
        : [{ area: boxOf(x, y), scaleX: x.scale, scaleY: y.scale, x: x.shift, y: y.shift }],
    ),
  );
  return {
    scale,
    left,
    top,
    whole: boxOf(across.whole, down.whole),
    own: boxOf(across.own, down.own),
    stretches,
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly scale: number;
  readonly shift: number;
}

/** One direction: what is to be covered, what is covered, and the parts, with the missing ones before and after. */
function spans(from: number, to: number, ownFrom: number, ownTo: number) {
  const plain = { scale: 1, shift: 0 };
  const own: Span = { from: Math.max(from, ownFrom), to: Math.min(to, ownTo), ...plain };
  const parts: Span[] = [own];
  if (ownFrom - from > NOTHING) {
    const scale = (ownFrom + SLIVER - from) / SLIVER;
    const end = ownFrom + SLIVER;
    parts.unshift({ from, to: end, scale, shift: end - scale * end });
  }
  if (to - ownTo > NOTHING) {
    const scale = (to - ownTo + SLIVER) / SLIVER;
    const start = ownTo - SLIVER;
    parts.push({ from: start, to, scale, shift: start - scale * start });
  }
  return { whole: { from, to, ...plain }, own, parts };
}

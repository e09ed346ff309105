import type { DisplayList, FontId, Step } from './display-list.js';
import type { Fonts } from './fonts.js';

/** The outlines of every glyph that the steps show, so that a painter needs no font. */
export function outlinesOf(steps: readonly Step[], fonts: Fonts): DisplayList['outlines'] {
  const outlines: { [font in FontId]?: { [glyph: number]: string } } = {};
  for (const step of steps) {
    if (step.kind !== 'text' || step.hidden) continue;
    const known = (outlines[step.font] ??= {});
    for (const { id } of step.glyphs) known[id] ??= fonts.outline(step.font, id);
  }
  return outlines;
}

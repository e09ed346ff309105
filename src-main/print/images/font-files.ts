import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontId } from '../../layout/display-list.js';
import { Fonts } from '../../layout/fonts.js';

/** DejaVu, the face of the rulebooks' cards; free licence (see NOTICE). */
const files: Readonly<Record<FontId, string>> = {
  sans: 'DejaVuSans.ttf',
  'sans-bold': 'DejaVuSans-Bold.ttf',
  'sans-oblique': 'DejaVuSans-Oblique.ttf',
  'sans-bold-oblique': 'DejaVuSans-BoldOblique.ttf',
  condensed: 'DejaVuSansCondensed.ttf',
  'condensed-bold': 'DejaVuSansCondensed-Bold.ttf',
  'condensed-oblique': 'DejaVuSansCondensed-Oblique.ttf',
  'condensed-bold-oblique': 'DejaVuSansCondensed-BoldOblique.ttf',
};

/** The card fonts from their package, each read when it is first needed: few cards have bold or italic words. */
export function loadFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  return new Fonts((id) => new Uint8Array(readFileSync(resolve(`dejavu-fonts-ttf/ttf/${files[id]}`))));
}

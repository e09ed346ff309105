import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontId } from '../layout/display-list.js';
import { Fonts } from '../layout/fonts.js';

/** DejaVu, the face of the rulebooks' cards; free licence (see NOTICE). */
const files: Readonly<Record<FontId, string>> = {
  sans: 'DejaVuSans.ttf',
  'sans-oblique': 'DejaVuSans-Oblique.ttf',
  condensed: 'DejaVuSansCondensed.ttf',
  'condensed-bold': 'DejaVuSansCondensed-Bold.ttf',
};

/** Reads the card fonts from their package. */
export function loadFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const read = (id: FontId) => new Uint8Array(readFileSync(resolve(`dejavu-fonts-ttf/ttf/${files[id]}`)));
  return new Fonts({
    sans: read('sans'),
    'sans-oblique': read('sans-oblique'),
    condensed: read('condensed'),
    'condensed-bold': read('condensed-bold'),
  });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontId } from '../../layout/display-list.js';
import { Fonts } from '../../layout/fonts.js';

const dejavu = (file: string): string => `dejavu-fonts-ttf/ttf/DejaVu${file}.ttf`;

/** @param face such as "400Regular" */
const google = (family: string, name: string, face: string): string =>
  `@expo-google-fonts/${family}/${face}/${name}_${face}.ttf`;

/** DejaVu, the face of the rulebooks' cards, and those of frames; free licences (see NOTICE). */
const files: Readonly<Record<FontId, string>> = {
  sans: dejavu('Sans'),
  'sans-bold': dejavu('Sans-Bold'),
  'sans-oblique': dejavu('Sans-Oblique'),
  'sans-bold-oblique': dejavu('Sans-BoldOblique'),
  condensed: dejavu('SansCondensed'),
  'condensed-bold': dejavu('SansCondensed-Bold'),
  'condensed-oblique': dejavu('SansCondensed-Oblique'),
  'condensed-bold-oblique': dejavu('SansCondensed-BoldOblique'),
  book: google('alegreya', 'Alegreya', '400Regular'),
  'book-medium': google('alegreya', 'Alegreya', '500Medium'),
  'book-medium-oblique': google('alegreya', 'Alegreya', '500Medium_Italic'),
  'book-bold': google('alegreya', 'Alegreya', '700Bold'),
  'book-oblique': google('alegreya', 'Alegreya', '400Regular_Italic'),
  'book-bold-oblique': google('alegreya', 'Alegreya', '700Bold_Italic'),
  comic: google('comic-neue', 'ComicNeue', '400Regular'),
  'comic-bold': google('comic-neue', 'ComicNeue', '700Bold'),
  'comic-oblique': google('comic-neue', 'ComicNeue', '400Regular_Italic'),
  'comic-bold-oblique': google('comic-neue', 'ComicNeue', '700Bold_Italic'),
  clear: google('atkinson-hyperlegible', 'AtkinsonHyperlegible', '400Regular'),
  'clear-bold': google('atkinson-hyperlegible', 'AtkinsonHyperlegible', '700Bold'),
  'clear-oblique': google('atkinson-hyperlegible', 'AtkinsonHyperlegible', '400Regular_Italic'),
  'clear-bold-oblique': google('atkinson-hyperlegible', 'AtkinsonHyperlegible', '700Bold_Italic'),
  pixel: google('pixelify-sans', 'PixelifySans', '400Regular'),
  'pixel-bold': google('pixelify-sans', 'PixelifySans', '700Bold'),
  capitals: google('cinzel', 'Cinzel', '700Bold'),
  poster: google('bangers', 'Bangers', '400Regular'),
};

/** The card fonts from their packages, each read when it is first needed: few cards have bold or italic words. */
export function loadFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  return new Fonts((id) => new Uint8Array(readFileSync(resolve(files[id]))));
}

/** What edits marked texts, with the words for symbols of the game that comes with the program. */
import * as edits from '../../src-main/cards/mark-edits.js';
import * as units from '../../src-main/cards/marked-units.js';
import { symbolWords } from '../../src-main/games/kotc/format/marks.js';

export const unitsOf = (marked: string): units.PlacedUnit[] => units.unitsOf(marked, symbolWords);
export const written = (some: readonly units.Unit[]): ReturnType<typeof units.written> =>
  units.written(some, symbolWords);
export const toggleStyle = (selected: edits.Selected, style: units.Style): edits.Selected =>
  edits.toggleStyle(selected, style, symbolWords);

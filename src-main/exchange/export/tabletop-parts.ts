import { fileNameOf } from '../../print/file-name.js';
import { paintPng } from '../../print/images/png.js';
import { pokerSize } from '../../cards/size.js';
import { deckSheet } from '../formats/deck-sheets.js';
import { CARDS_ON_A_SHEET, cellFor, gridFor, sheetCounts, type SheetGrid } from '../formats/sheet-grid.js';
import { tabletopObject } from '../formats/tabletop-simulator.js';
import type { MeantCard } from '../formats/written-card.js';
import type { ExportContents } from './contents.js';
import { madePart, textPart, type ExportPart, type ExportTools, type Step } from './parts.js';

const BACK = 'back.png';
const BACK_DPI = 300;
const INCH = 25.4;

interface Sheet {
  readonly name: string;
  readonly grid: SheetGrid;
}

/** A deck of Tabletop Simulator: its sheets of cards, its back, the saved object, and a page on how to open it. */
export function tabletopParts(contents: ExportContents, address: string, tools: ExportTools): ExportPart[] {
  const { title, cards, deck } = contents;
  const sheets = sheetCounts(cards.length).map((count, index): Sheet => ({
    name: `sheet-${index + 1}.jpg`,
    grid: gridFor(count, pokerSize),
  }));
  const picture = (id: string): Promise<Uint8Array> => tools.picture(id);
  const paintBack = async (dpi: number): Promise<Uint8Array> =>
    paintPng(await tools.back(deck?.back ?? 'standard'), { dpi, picture });
  const object = fileNameOf(title, 'json');
  const pictures = {
    back: addressOf(address, BACK),
    sheets: sheets.map(({ name, grid }) => ({ address: addressOf(address, name), grid })),
  };
  const names = sheets.map(({ name }) => name);
  return [
    textPart(object, tabletopObject(title, cards, pictures)),
    textPart('README.txt', readme(object, names, address.trim() !== '')),
    madePart(BACK, 'Painting the back', () => paintBack(BACK_DPI)),
    ...sheetParts(cards, sheets, tools, paintBack),
  ];
}

function sheetParts(
  cards: readonly MeantCard[],
  sheets: readonly Sheet[],
  tools: ExportTools,
  back: (dpi: number) => Promise<Uint8Array>,
): ExportPart[] {
  const picture = (id: string): Promise<Uint8Array> => tools.picture(id);
  let painted = 0;
  const paint = async ({ card }: MeantCard, dpi: number, step: Step): Promise<Uint8Array> => {
    painted += 1;
    step(`Painting card ${painted} of ${cards.length}`);
    return paintPng(await tools.front(card), { dpi, picture });
  };
  return sheets.map(({ name, grid }, index) => {
    const cell = cellFor(pokerSize, grid);
    const dpi = Math.ceil((cell.width / pokerSize.width) * INCH);
    const own = cards.slice(index * CARDS_ON_A_SHEET, (index + 1) * CARDS_ON_A_SHEET);
    return {
      name,
      size: null,
      steps: own.length,
      make: async (step) => deckSheet(own, grid, cell, (card) => paint(card, dpi, step), await back(dpi)),
    };
  });
}

/** Where a file lies by a folder of this computer or an address of the web; by neither, its name alone. */
export function addressOf(place: string, file: string): string {
  const at = place.trim().replace(/[\\/]+$/, '');
  if (at === '') return place.trim() === '' ? file : `file:///${file}`;
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(at)) return `${at}/${encodeURIComponent(file)}`;
  const path = at.replaceAll('\\', '/');
  // A folder of another computer of the network begins with two slashes.
  return path.startsWith('//') ? `file:${path}/${file}` : `file:///${path.replace(/^\/+/, '')}/${file}`;
}

function readme(object: string, sheets: readonly string[], addressed: boolean): string {
  const pictures = [...sheets, BACK].join(', ');
  const where = addressed
    ? `1. Put the pictures (${pictures}) where you said that they will lie. The file
   ${object} looks for them there.`
    : `1. Put the pictures (${pictures}) on the web, where those whom you play with can
   reach them, or into a folder of this computer for trying out.
   Then open ${object} in a text editor and write the full address before each
   of these names - or make this file again and give the address there.`;
  return `Cards for Tabletop Simulator

${where}

2. Copy ${object} into the folder of your saved objects:
   Windows: Documents\\My Games\\Tabletop Simulator\\Saves\\Saved Objects
   macOS:   ~/Library/Tabletop Simulator/Saves/Saved Objects
   Linux:   ~/.local/share/Tabletop Simulator/Saves/Saved Objects

3. In the game, choose Objects, then Saved Objects, and bring it to the table. The cards
   come as a deck, face down.

Pictures in a folder of this computer are seen by you alone. Before others join, let the game
put them on the web for you (Modding, then Cloud Manager), or give web addresses.
`.replaceAll('\n', '\r\n');
}

import type { PrintDesk } from '../job/print-desk.svelte.js';
import { calibrationWords } from '../calibration/calibration-labels.js';
import { writeRanges } from '../job/sheet-ranges.js';

const mm = (value: number): string => String(Math.round(value * 100) / 100);

/** What is chosen in each group of options, in a few words. */
export function optionSummaries({ sheet, printer, options, ranges, output }: PrintDesk) {
  const { choices, papers, cardSizes } = options;
  const size = Object.values(cardSizes).find(
    ({ width, height }) => width === sheet.card.width && height === sheet.card.height,
  );
  const paper =
    typeof sheet.paper === 'string'
      ? papers[sheet.paper].name
      : `${mm(sheet.paper.width)} × ${mm(sheet.paper.height)} mm`;
  const bleed = sheet.bleed === 0 ? 'no bleed' : `${mm(sheet.bleed)} mm bleed`;
  const isSheets = output.kind === 'sheets';
  const grid = sheet.grid === 'auto' ? null : `${sheet.grid.columns} × ${sheet.grid.rows}`;
  return {
    printer: printer ? `${printer.name}, ${calibrationWords(printer.calibration)}` : 'any',
    paper: `${paper}, ${sheet.landscape ? 'landscape' : 'upright'}`,
    cards: [
      size?.name ?? `${mm(sheet.card.width)} × ${mm(sheet.card.height)} mm`,
      ...(grid && isSheets ? [grid] : []),
    ].join(', '),
    marks: [
      bleed,
      ...(isSheets ? [choices.marks[sheet.marks].name.toLowerCase()] : []),
      ...(sheet.proof ? ['proof'] : []),
    ].join(', '),
    backs: choices.backs[sheet.backs].name.toLowerCase(),
    ink: [
      choices.ink[sheet.ink].name.toLowerCase(),
      ...(sheet.foil.as === 'metal' ? [] : [`foil ${choices.foil[sheet.foil.as].name.toLowerCase()}`]),
      ...(sheet.watermark.trim() === '' ? [] : [`“${sheet.watermark.trim()}”`]),
    ].join(', '),
    pages: ranges.length === 0 ? 'all' : writeRanges(ranges),
  };
}

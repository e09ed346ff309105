import { beforeEach, expect, test } from 'vitest';
import { printOptions } from '../../../src-main/api/print/print-options.js';
import { defaultSettings, settings, type Settings } from '../../../src-main/api/settings.js';
import { printJob } from '../../../src-main/print/job.js';
import { PrintDesk } from '../../../src-renderer/rooms/print/job/print-desk.svelte.js';
import { printList } from '../../../src-renderer/shared/printing/print-list.svelte.js';

const card = '00000000-0000-4000-8000-000000000001';

/** A desk over settings that are kept as the app keeps them: what they refuse fails the test. */
function newDesk() {
  let kept: Settings = $state.raw(defaultSettings);
  const session = {
    get settings() {
      return kept;
    },
    change: async (change: Partial<Settings>) => {
      kept = settings.parse({ ...kept, ...change });
    },
  };
  return new PrintDesk(session, printOptions, () => () => true);
}

beforeEach(() => {
  printList.clear();
  printList.history.clear();
});

test('a change of the sheet is kept and can be undone; what is typed in one field is one step', async () => {
  const desk = newDesk();
  desk.changeSheet({ bleed: 1 });
  desk.changeSheet({ bleed: 1.5 });
  desk.changeSheet({ marks: 'guides' });
  expect(desk.sheet).toMatchObject({ bleed: 1.5, marks: 'guides', paper: 'a4' });
  await printList.history.undo();
  expect(desk.sheet).toMatchObject({ bleed: 1.5, marks: 'crop' });
  await printList.history.undo();
  expect(desk.sheet.bleed).toBe(0);
});

test('margins belong to the chosen printer, and so does its calibration', async () => {
  const desk = newDesk();
  const margins = { left: 3, top: 3, right: 3, bottom: 12 };
  desk.changeSheet({ margins });
  desk.addPrinter(' Attic ');
  expect([desk.printer?.name, desk.printer?.margins]).toEqual(['Attic', margins]);
  desk.changeSheet({ margins: { ...margins, bottom: 15 } });
  const calibration = { ...printOptions.calibration, offset: { x: 0.3, y: -0.2 } };
  desk.calibrate(calibration);
  expect(desk.sheet.margins.bottom).toBe(15);
  expect(printJob.parse(desk.jobOf(desk.items)).calibration).toEqual(calibration);
  desk.choosePrinter(null);
  expect(desk.sheet.margins.bottom).toBe(12);
  expect(printJob.parse(desk.jobOf(desk.items)).calibration).toEqual(printOptions.calibration);
  await printList.history.undo();
  desk.renamePrinter('Cellar');
  expect([desk.printer?.name, desk.isFreeName('Cellar', 'Cellar'), desk.isFreeName(' Cellar', null)]).toEqual(
    ['Cellar', true, false],
  );
  desk.deletePrinter();
  expect([desk.printers, desk.printer]).toEqual([[], null]);
  await printList.history.undo();
  expect(desk.printer?.calibration).toEqual(calibration);
});

test('every usual preset is told by its name once it is chosen', () => {
  const desk = newDesk();
  expect(desk.preset?.name).toBe('Home printer A4');
  for (const preset of printOptions.presets) {
    desk.usePreset(preset);
    expect(desk.preset?.name).toBe(preset.name);
  }
  desk.addPrinter('Attic');
  desk.changeSheet({ margins: { left: 9, top: 9, right: 9, bottom: 9 } });
  expect(desk.preset).not.toBeNull();
});

test('own presets are kept under their names; one of the same name is replaced', async () => {
  const desk = newDesk();
  desk.changeSheet({ gutter: 4 });
  expect(desk.preset).toBeNull();
  desk.savePreset(' Proofs ');
  desk.changeSheet({ gutter: 5 });
  desk.savePreset('Proofs');
  expect(desk.ownPresets.map(({ name, sheet }) => [name, sheet.gutter])).toEqual([['Proofs', 5]]);
  expect(desk.preset?.name).toBe('Proofs');
  desk.deletePreset('Proofs');
  expect(desk.preset).toBeNull();
  await printList.history.undo();
  expect(desk.preset?.name).toBe('Proofs');
});

test('jobs carry used places and ranges; of pictures each card is made once, on pages of their own', () => {
  const desk = newDesk();
  printList.replace([{ card, copies: 12 }]);
  printList.toggleSkip(2);
  desk.ranges = [{ from: 2, to: 2 }];
  expect(printJob.parse(desk.jobOf(desk.items))).toMatchObject({
    skip: [2],
    sheets: [{ from: 2, to: 2 }],
    items: [{ card, copies: 12, back: 'standard' }],
    sheet: { layout: 'sheets' },
  });
  desk.changeOutput({ kind: 'images' });
  expect(printJob.parse(desk.jobOf(desk.items))).toMatchObject({
    sheets: [],
    items: [{ card, copies: 1 }],
    sheet: { layout: 'single' },
  });
});

test('the ledger is asked anew only when something else is printed on the cards', () => {
  const desk = newDesk();
  const stop = $effect.root(() => {
    const before = desk.ledgerJob;
    desk.changeSheet({ gutter: 3, marks: 'none' });
    expect(desk.ledgerJob).toBe(before);
    desk.changeSheet({ ink: 'grey' });
    expect(desk.ledgerJob).not.toBe(before);
  });
  stop();
});

test('pictures show what comes out of them: no lines, and cut ones no bleed; sheets have both again', () => {
  const desk = newDesk();
  desk.changeSheet({ bleed: 3, outline: { shape: 'rounded', radius: 4 } });
  desk.changeOutput({ kind: 'images' });
  const sheet = () => printJob.parse(desk.jobOf(desk.items)).sheet;
  expect([desk.isCut, sheet()]).toMatchObject([false, { bleed: 3, outline: { shape: 'none', radius: 4 } }]);
  desk.changeOutput({ corners: 'rounded' });
  expect([desk.isCut, sheet()]).toMatchObject([true, { bleed: 0, outline: { shape: 'none', radius: 4 } }]);
  desk.changeOutput({ kind: 'sheets' });
  expect([desk.isCut, sheet()]).toMatchObject([
    false,
    { bleed: 3, outline: { shape: 'rounded', radius: 4 } },
  ]);
});

import { dequal } from 'dequal/lite';
import { createContext } from 'svelte';
import type { PrintOptions } from '../../../../src-main/api/print/print-options.js';
import type { Settings } from '../../../../src-main/api/settings.js';
import type { Calibration, Printer } from '../../../../src-main/print/printers/calibration.js';
import type { PrintItem, PrintJobInput, SheetRange } from '../../../../src-main/print/job.js';
import type { Preset, PrintOutput } from '../../../../src-main/print/presets.js';
import type { SheetOptions } from '../../../../src-main/print/sheets/sheet-options.js';
import type { Session } from '../../../shared/session/session.svelte.js';
import { printList } from '../../../shared/printing/print-list.svelte.js';

type PrintSettings = Pick<
  Settings,
  'sheet' | 'printers' | 'printer' | 'printOutput' | 'printPresets' | 'printAuthor'
>;

/** How what is on the list is to be printed: options, printer and presets, kept in the settings; each change can be undone. */
export class PrintDesk {
  readonly options: PrintOptions;
  readonly #session: Pick<Session, 'settings' | 'change'>;
  readonly #isThere: () => (card: string) => boolean;
  /** Only these sheets of paper; none: all. */
  ranges = $state.raw<readonly SheetRange[]>([]);

  /** @param isThere whether the library has a card */
  constructor(
    session: Pick<Session, 'settings' | 'change'>,
    options: PrintOptions,
    isThere: () => (card: string) => boolean,
  ) {
    this.#session = session;
    this.options = options;
    this.#isThere = isThere;
  }

  readonly output = $derived.by<PrintOutput>(
    () => this.#session.settings?.printOutput ?? { kind: 'sheets', dpi: 300, corners: 'square', pdfx: false },
  );
  /** Pictures of cut cards have no bleed, whatever is chosen for others. */
  readonly isCut = $derived.by(() => this.output.kind === 'images' && this.output.corners === 'rounded');
  readonly printers = $derived.by<readonly Printer[]>(() => this.#session.settings?.printers ?? []);
  /** The chosen one; null: one that nothing is known of. */
  readonly printer = $derived.by<Printer | null>(
    () => this.printers.find(({ name }) => name === this.#session.settings?.printer) ?? null,
  );
  /** Margins are the printer's where one is chosen. */
  readonly sheet = $derived.by<SheetOptions>(() => ({
    ...this.options.standard,
    ...this.#session.settings?.sheet,
    layout: this.output.kind === 'sheets' ? 'sheets' : 'single',
    ...(this.printer && { margins: this.printer.margins }),
  }));
  readonly author = $derived.by(() => this.#session.settings?.printAuthor ?? '');
  readonly ownPresets = $derived.by<readonly Preset[]>(() => this.#session.settings?.printPresets ?? []);
  /** The one that says just what is chosen, or null. */
  readonly preset = $derived.by<Preset | null>(
    () =>
      [...this.ownPresets, ...this.options.presets].find(
        ({ sheet, output }) =>
          output.kind === this.output.kind &&
          (output.kind === 'images'
            ? output.dpi === this.output.dpi && output.corners === this.output.corners
            : output.pdfx === this.output.pdfx) &&
          dequal({ ...sheet, ...this.#notOfPresets() }, this.sheet),
      ) ?? null,
  );

  readonly items = $derived.by<readonly PrintItem[]>(() => printList.items(this.#isThere()));
  readonly #backs = $derived.by(() => this.sheet.backs);
  readonly #ink = $derived.by(() => this.sheet.ink);
  readonly #watermark = $derived.by(() => this.sheet.watermark);
  readonly #foil = $derived.by(() => this.sheet.foil.as);
  readonly #proof = $derived.by(() => this.sheet.proof);
  readonly #safe = $derived.by(() => this.sheet.safe);
  readonly #width = $derived.by(() => this.sheet.card.width);
  readonly #height = $derived.by(() => this.sheet.card.height);
  /** What the ledger is asked: another one only when what is printed on the cards changes. */
  readonly ledgerJob = $derived.by<PrintJobInput>(() => ({
    items: [...this.items],
    sheet: {
      backs: this.#backs,
      ink: this.#ink,
      watermark: this.#watermark,
      foil: { as: this.#foil },
      proof: this.#proof,
      safe: this.#safe,
      card: { width: this.#width, height: this.#height },
    },
  }));

  /** @param items those that are to be printed; of pictures each card is made once */
  jobOf(items: readonly PrintItem[]): PrintJobInput {
    const isImages = this.output.kind === 'images';
    return {
      title: printList.title,
      author: this.author.trim(),
      items: isImages ? items.map((item) => ({ ...item, copies: 1 })) : [...items],
      sheet: isImages ? this.#sheetOfImages() : this.sheet,
      skip: [...printList.skip],
      sheets: isImages ? [] : [...this.ranges],
      ...(this.printer && { calibration: this.printer.calibration }),
    };
  }

  /** No lines are drawn on pictures. */
  #sheetOfImages(): SheetOptions {
    const { bleed, outline } = this.sheet;
    return { ...this.sheet, bleed: this.isCut ? 0 : bleed, outline: { ...outline, shape: 'none' } };
  }

  changeSheet(change: Partial<SheetOptions>): void {
    const { margins, ...rest } = change;
    const key = Object.keys(change).join(' ');
    if (margins && this.printer) {
      this.#changePrinter({ ...this.printer, margins }, 'change the margins', key);
      return;
    }
    const sheet = { ...this.#session.settings?.sheet, ...rest, ...(margins && { margins }) };
    this.#change('change the sheet', { sheet }, key);
  }

  changeOutput(change: Partial<PrintOutput>): void {
    this.#change('change the export', { printOutput: { ...this.output, ...change } });
  }

  setAuthor(printAuthor: string): void {
    this.#change('change the author', { printAuthor }, 'author');
  }

  usePreset({ sheet, output }: Preset): void {
    this.#change('use a preset', { sheet, printOutput: output });
  }

  /** Keeps what is chosen under a name; an own preset of that name is replaced. */
  savePreset(name: string): void {
    const saved: Preset = { name: name.trim(), sheet: this.sheet, output: this.output };
    const others = this.ownPresets.filter((preset) => preset.name !== saved.name);
    this.#change('save a preset', {
      printPresets: [...others, saved].toSorted((a, b) => a.name.localeCompare(b.name)),
    });
  }

  deletePreset(name: string): void {
    this.#change('delete a preset', {
      printPresets: this.ownPresets.filter((preset) => preset.name !== name),
    });
  }

  choosePrinter(printer: string | null): void {
    this.#change('choose a printer', { printer });
  }

  /** Adds one that is not measured yet, with the margins in sight, and chooses it. */
  addPrinter(name: string): void {
    const added: Printer = {
      name: name.trim(),
      calibration: this.options.calibration,
      margins: this.sheet.margins,
    };
    this.#change('add a printer', { printers: [...this.printers, added], printer: added.name });
  }

  /** Whether a printer may be called so: no other one is. */
  isFreeName(name: string, own: string | null): boolean {
    const wanted = name.trim();
    return wanted !== '' && (wanted === own || this.printers.every((printer) => printer.name !== wanted));
  }

  renamePrinter(name: string): void {
    if (this.printer) this.#changePrinter({ ...this.printer, name: name.trim() }, 'rename the printer');
  }

  calibrate(calibration: Calibration): void {
    if (this.printer) this.#changePrinter({ ...this.printer, calibration }, 'calibrate the printer');
  }

  deletePrinter(): void {
    const printers = this.printers.filter((printer) => printer !== this.printer);
    this.#change('delete the printer', { printers, printer: null });
  }

  #changePrinter(changed: Printer, name: string, mergeKey?: string): void {
    const printers = this.printers.map((printer) => (printer === this.printer ? changed : printer));
    this.#change(name, { printers, printer: changed.name }, mergeKey);
  }

  /** What presets do not say: the layout follows from the output, margins are the printer's. */
  #notOfPresets(): Partial<SheetOptions> {
    const { layout, margins } = this.sheet;
    return { layout, ...(this.printer && { margins }) };
  }

  #change(name: string, change: Partial<PrintSettings>, mergeKey?: string): void {
    const settings = this.#session.settings;
    if (!settings) return;
    const before: Partial<Settings> = Object.fromEntries(
      Object.entries(settings).filter(([key]) => key in change),
    );
    void this.#session.change(change);
    printList.history.push({
      name,
      undo: () => this.#session.change(before),
      redo: () => this.#session.change(change),
      ...(mergeKey !== undefined && { mergeKey: `print ${mergeKey}` }),
    });
  }
}

export const [getDesk, setDesk] = createContext<PrintDesk>();

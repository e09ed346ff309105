import type { FoilMetal } from '../../cards/look.js';
import type { DisplayList } from '../../layout/display-list.js';
import { metals } from '../../layout/frames/foil.js';
import type { SheetOptions } from '../sheets/sheet-options.js';

/** Gathers what a person should know of a print whose foil is put on by itself. */
export class FoilOfPrint {
  readonly #metals = new Set<FoilMetal>();
  #cards = 0;
  #withFoil = 0;

  constructor(private readonly wish: SheetOptions['foil']) {}

  /** Looks at a front; each card once. */
  look({ steps }: DisplayList): void {
    const found = steps.flatMap((step) => (step.kind !== 'picture' && step.foil ? [step.foil] : []));
    for (const metal of found) this.#metals.add(metal);
    this.#cards += 1;
    if (found.length > 0) this.#withFoil += 1;
  }

  get sentences(): string[] {
    const { as } = this.wish;
    if (this.#cards === 0 || as === 'metal') return [];
    if (this.#withFoil === 0)
      return [
        'No card of this print has foil. Choose its parts in the designer under Look, or print foil as metal.',
      ];
    const names = [...this.#metals].map((metal) => metals[metal].name.toLowerCase());
    const mixed =
      names.length > 1
        ? [`There is ${listed(names)} foil in this print, which comes as one. Print each by itself.`]
        : [];
    return [...mixed, ...this.#noteOf(as)];
  }

  #noteOf(as: 'layer' | 'without' | 'mask'): string[] {
    const cards = `${this.#withFoil.toLocaleString('en')} ${this.#withFoil === 1 ? 'card has' : 'cards have'} foil`;
    switch (as) {
      case 'layer':
        return [];
      case 'without':
        return [`${cards}, which is left out here; print the mask as well.`];
      case 'mask':
        return [`Only foil is printed, in black: ${cards}.`];
    }
  }
}

/** "gold, silver and copper". */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

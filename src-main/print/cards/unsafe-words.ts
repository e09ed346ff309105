import type { Box, DisplayList, TextStep } from '../../layout/display-list.js';
import { inkBox } from '../../layout/lines/ink-box.js';
import { fitInto, onCard } from './fit.js';
import { safeBox, type ProofZones } from './proof.js';

/** A card with words that a cut a little off may take. */
export interface UnsafeWords {
  /** Of the card, for people. */
  readonly name: string;
  /** The words that are nearest to the edge, or beyond it. */
  readonly words: string;
  /** How far they are from the card's edge, mm; below 0: beyond it. */
  readonly from: number;
}

/** Less is no reach out of the safe zone, mm. */
const NOTHING = 0.05;
/** More names than these are not read. */
const NAMED = 5;
const LONGEST = 24;

/** Gathers the cards of a print whose words, or the symbols among them, reach out of the safe zone. */
export class UnsafeCards {
  readonly #found: UnsafeWords[] = [];

  constructor(private readonly zones: ProofZones) {}

  /** Looks at a front; each card once. */
  look(name: string, given: DisplayList): void {
    const list = onCard(given, this.zones.card, this.zones.bleed);
    const safe = safeBox(list, this.zones);
    const { scale } = fitInto(list, this.zones.card, this.zones.bleed);
    let worst: { readonly step: TextStep; readonly out: number } | null = null;
    for (const step of list.steps) {
      if (step.kind !== 'text' || step.text.trim() === '') continue;
      const out = outOf(inkBox(step, list), safe);
      if (out * scale > NOTHING && out > (worst?.out ?? 0)) worst = { step, out };
    }
    if (!worst) return;
    this.#found.push({
      name: name.trim() || 'Unnamed card',
      words: shortened(worst.step.text.trim()),
      from: this.zones.safe - worst.out * scale,
    });
  }

  /** Those that are nearest to the edge first. */
  get found(): UnsafeWords[] {
    return this.#found.toSorted((a, b) => a.from - b.from);
  }

  /** One sentence about all of them, or that there are none. */
  get sentence(): string {
    const { found } = this;
    const [first] = found;
    if (!first) return `The words of all cards are at least ${this.zones.safe} mm from the cut.`;
    const named = found.slice(0, NAMED).map(said).join(', ');
    const more = found.length - NAMED;
    const others = more > 0 ? ` and ${more.toLocaleString('en')} more` : '';
    const cards =
      found.length === 1 ? '1 card has words' : `${found.length.toLocaleString('en')} cards have words`;
    return `${cards} outside of the safe zone of ${this.zones.safe} mm: ${named}${others}. Choose another frame for them, or ask the print service whether it cuts more exactly.`;
  }
}

const said = ({ name, words, from }: UnsafeWords): string => {
  const where = from > NOTHING ? `${round(from)} mm from the cut` : 'cut off';
  return `“${name}” (“${words}”, ${where})`;
};

const round = (mm: number): string => String(Math.round(mm * 10) / 10);

const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;

/** How far a box reaches out of another at its worst side; below 0: it does not. */
const outOf = (box: Box, safe: Box): number =>
  Math.max(
    safe.x - box.x,
    safe.y - box.y,
    box.x + box.width - (safe.x + safe.width),
    box.y + box.height - (safe.y + safe.height),
  );

/** The colours that charts may use; each kind of bar has also a pattern of its own. */
export type ChartColor = 'green' | 'blue' | 'red' | 'purple' | 'amber' | 'grey';

export const colorOf = (color: ChartColor): string =>
  color === 'grey' ? 'var(--ink-faint)' : `var(--${color})`;

/** How much larger a person's own font is than the usual one: what stands beside figures grows with them. */
export const fontScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** One kind of bar in a chart of stacked columns. */
export interface Series {
  readonly name: string;
  readonly color: ChartColor;
}

/** One column: a value for each series. */
export interface Column {
  readonly label: string;
  readonly values: readonly number[];
}

/** Where a chart is drawn, CSS px: `y` is the height at which a value lies. */
export interface Field {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly y: (value: number) => number;
}

/** One line of a chart of lines: a value for each place. */
export interface Line extends Series {
  readonly values: readonly number[];
}

/** One bar of a list of bars. */
export interface Bar {
  /** Tells it from the others. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Beside the value: "on 12 cards". */
  readonly note?: string;
}

/** How many lie at a place. */
export interface SpreadPoint {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

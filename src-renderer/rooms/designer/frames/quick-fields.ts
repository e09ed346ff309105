/** What is changed most of a frame, read from its text and written back into it. */
export interface QuickFrame {
  readonly title: string;
  /** Null: as the layout has it. */
  readonly align: string | null;
  readonly evenLines: boolean;
  readonly hyphens: boolean;
  readonly boldNames: boolean;
}

type Plain = Record<string, unknown>;

function parsed(text: string): Plain | null {
  try {
    const json: unknown = JSON.parse(text);
    return isPlain(json) ? json : null;
  } catch {
    return null;
  }
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null while the text is no object. */
export function quickFrame(text: string): QuickFrame | null {
  const frame = parsed(text);
  if (!frame) return null;
  const words = isPlain(frame['words']) ? frame['words'] : {};
  const said = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    title: said(frame['title']),
    align: said(words['align']) || null,
    evenLines: words['breaks'] === 'paragraph',
    hyphens: words['hyphens'] === true,
    boldNames: words['abilityNames'] === 'bold',
  };
}

/** The text with that changed; what else it says stays. */
export function withQuick(text: string, { title, ...change }: Partial<QuickFrame>): string {
  const frame = parsed(text);
  if (!frame) return text;
  const words: Plain = { ...(isPlain(frame['words']) ? frame['words'] : {}) };
  if (change.align === null) delete words['align'];
  else if (change.align !== undefined) words['align'] = change.align;
  if (change.evenLines !== undefined) words['breaks'] = change.evenLines ? 'paragraph' : 'lines';
  if (change.hyphens !== undefined) words['hyphens'] = change.hyphens;
  if (change.boldNames !== undefined) words['abilityNames'] = change.boldNames ? 'bold' : 'plain';
  return `${JSON.stringify({ ...frame, ...(title !== undefined && { title }), words }, null, 2)}\n`;
}

/** Names that a PDF gives to inks of other kinds. Source: ISO 32000-1, 8.6.6.4. */
const taken: ReadonlySet<string> = new Set(['all', 'none', 'cyan', 'magenta', 'yellow', 'black']);

/** Whether a spot colour can be called so: 1 to 40 plain characters, and no usual ink. */
export function isInkName(name: string): boolean {
  const trimmed = name.trim();
  return /^[\x20-\x7e]{1,40}$/.test(trimmed) && !taken.has(trimmed.toLowerCase());
}

/** The part of a keyboard event that a shortcut looks at. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const macNames: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const keyNames: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Escape: 'Esc',
  ' ': 'Space',
};

/** Whether the keys pressed are the shortcut "Mod+Shift+N"; Mod is Cmd on a Mac and Ctrl elsewhere. */
export function matchesShortcut(press: KeyPress, shortcut: string, mac: boolean): boolean {
  const { key, modifiers } = parse(shortcut);
  const mod = mac ? press.metaKey : press.ctrlKey;
  const other = mac ? press.ctrlKey : press.metaKey;
  if (mod !== modifiers.has('Mod') || other || press.altKey !== modifiers.has('Alt')) return false;
  // A sign such as "?" or "+" may need Shift on one keyboard and not on another, so only letters and named keys mind it.
  const minds = key.length > 1 || /[a-z0-9]/i.test(key);
  if (minds && press.shiftKey !== modifiers.has('Shift')) return false;
  return press.key.toLowerCase() === key.toLowerCase();
}

/** The keys of a shortcut as a person reads them: ["Ctrl", "Shift", "N"]. */
export function shortcutKeys(shortcut: string, mac: boolean): readonly string[] {
  const { key, modifiers } = parse(shortcut);
  const names = [...modifiers].map((name) =>
    mac ? (macNames[name] ?? name) : name === 'Mod' ? 'Ctrl' : name,
  );
  return [...names, keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key)];
}

/** Whether a key was pressed that a person who types may press: no modifier but Shift, and neither Escape nor a function key. */
export const isPlainPress = (press: KeyPress): boolean =>
  !press.ctrlKey && !press.metaKey && !press.altKey && !/^(F\d+|Escape)$/.test(press.key);

/**
 * Whether a field that is being typed into keeps this press for itself: plain keys always, and the keys of text
 * editing (undo, select all, copy, cut, paste). A field inside [data-undo="app"] gives its undo and redo to the app.
 */
export function fieldKeepsPress(press: KeyPress, undoIsTheApps: boolean): boolean {
  if (isPlainPress(press)) return true;
  if (press.altKey || !(press.ctrlKey || press.metaKey)) return false;
  const key = press.key.toLowerCase();
  if (key === 'z' || key === 'y') return !undoIsTheApps;
  return /^(a|c|x|v|arrow.*|backspace|delete|home|end|enter)$/.test(key);
}

/** The key is what stands last, be it the sign that joins the others. */
function parse(shortcut: string): { key: string; modifiers: ReadonlySet<string> } {
  const [, held = '', key = ''] = /^(.*\+)?(.+)$/s.exec(shortcut) ?? [];
  return { key, modifiers: new Set(held.split('+').filter(Boolean)) };
}

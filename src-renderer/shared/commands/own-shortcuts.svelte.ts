import type { Settings } from '../../../src-main/api/settings.js';
import type { KeyPress } from './shortcuts.js';
import { isPlainPress } from './shortcuts.js';

/** A command whose keys a person has changed. */
export type OwnShortcut = Settings['shortcuts'][number];

let own = $state.raw<readonly OwnShortcut[]>([]);

/** Takes the changed shortcuts over from the settings. */
export function useShortcuts(shortcuts: readonly OwnShortcut[]): void {
  own = shortcuts;
}

/** What a person has changed of a command; undefined: nothing. */
export const ownShortcut = (command: string): OwnShortcut | undefined =>
  own.find((one) => one.command === command);

/** The commands whose keys were changed, those of other rooms too. */
export const ownShortcuts = (): readonly OwnShortcut[] => own;

/** With a command's keys changed; the same as its usual ones are no change. */
export function withShortcut(all: readonly OwnShortcut[], changed: OwnShortcut): OwnShortcut[] {
  const others = all.filter(({ command }) => command !== changed.command);
  const isUsual =
    changed.keys.length === changed.usual.length &&
    changed.keys.every((key, place) => key === changed.usual[place]);
  return isUsual ? others : [...others, changed];
}

const MODIFIERS = new Set([
  'Control',
  'Shift',
  'Alt',
  'Meta',
  'AltGraph',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
]);

/** The keys that are pressed, as `Command.shortcut` has them; null while only keys are held that go with others. */
export function shortcutOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  mac: boolean,
): string | null {
  if (MODIFIERS.has(key)) return null;
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key) && key !== ' ';
  const held = [
    ...((mac ? metaKey : ctrlKey) ? ['Mod'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && !isSign ? ['Shift'] : []),
  ];
  return [...held, key.length === 1 ? key.toUpperCase() : key].join('+');
}

/** Keys that browsers and windows keep for themselves, or that edit text, by what they do. */
const kept: readonly { readonly keys: RegExp; readonly does: string }[] = [
  { keys: /^Mod\+(Shift\+)?[TNWQ]$/, does: 'opens or closes windows and tabs' },
  {
    keys: /^(Mod\+|Alt\+)(Shift\+)?(Tab|PageUp|PageDown|F4|ArrowLeft|ArrowRight|Home)$/,
    does: 'goes to other pages and windows',
  },
  { keys: /^(Mod\+(Shift\+)?R|(Mod\+)?F5)$/, does: 'loads the page again' },
  { keys: /^(F1[12]|Mod\+Shift\+[IJC])$/, does: 'belongs to the window' },
  { keys: /^Mod\+(Shift\+)?[CXVAL]$/, does: 'copies, pastes and selects text' },
  { keys: /^Mod\+[-+=0]$/, does: 'makes the page larger and smaller' },
  {
    keys: /^(Shift\+)?(Tab|Enter|Escape|Arrow.*|Home|End|PageUp|PageDown)$/,
    does: 'goes through what is shown, and presses it',
  },
];

/** Why a command cannot have these keys, in a sentence; null where it can. */
export function whyKept(press: KeyPress, shortcut: string, mac: boolean): string | null {
  if (mac ? press.ctrlKey : press.metaKey) return 'This key belongs to your system. Press others.';
  const found = kept.find(({ keys }) => keys.test(shortcut));
  if (found) return `This ${found.does}, and is not given away. Press others.`;
  if (isPlainPress(press) && press.key.length > 1 && !/^(Delete|Backspace|Insert)$/.test(press.key))
    return 'This key has a task of its own. Press others.';
  return null;
}

import type { MenuCommand } from '../../../src-main/api/commands.js';
import { sentenceOf } from '../../connection/sentence.js';
import { ownShortcut, ownShortcuts } from './own-shortcuts.svelte.js';
import { notices } from '../notices/notices.svelte.js';

/**
 * Everything that can be done now, by name. The palette lists it, the keyboard and the native menu run it;
 * a view registers its own commands while it is mounted.
 */
export interface Command {
  /** What the native menu calls it where it has it (`MenuCommand` in src-main/api/commands.ts), else a name of its own. */
  readonly id: MenuCommand | (string & {});
  /** As the palette shows it: "Delete cards". A function where it depends on the state. */
  readonly title: string | (() => string);
  /** "Mod+Shift+N", "Delete", "/": Mod is Ctrl, and Cmd on a Mac. See `shortcuts.ts`. */
  readonly shortcut?: string | readonly string[];
  /**
   * Its key also works by itself where no stage has the keyboard (`takesPlainKeys` in controls/focus.ts). Only for what changes nothing,
   * since text may have been meant.
   */
  readonly anywhere?: boolean;
  /** Group in the palette: "Cards", "Designer". */
  readonly group?: string;
  readonly run: () => void | Promise<void>;
  /** Absent: always. A command that is not enabled neither runs nor shows. */
  readonly enabled?: () => boolean;
  /** True: a key that is held down does it only once. */
  readonly once?: boolean;
  /** True: not listed in the palette (moving a selection and the like). */
  readonly hidden?: boolean;
}

/**
 * What is registered, the newest last. It is no state of its own: while a view is torn down, state reads as it was before
 * the next view came, and what that one has registered would be lost.
 */
let registered: readonly Command[] = [];
/** Another object whenever other commands are registered, so that whoever has read them reads them again. */
let version = $state.raw({});

function set(commands: readonly Command[]): void {
  registered = commands;
  version = {};
}

/** Adds commands until the returned function is called. Of two with one id the later counts. */
export function registerCommands(list: readonly Command[]): () => void {
  set([...registered, ...list]);
  return () => set(registered.filter((command) => !list.includes(command)));
}

/** All that is registered, each id once, in the order of registration: also what cannot be done just now. */
export function allCommands(): readonly Command[] {
  void version;
  const byId = new Map<string, Command>();
  for (const command of registered) byId.set(command.id, withOwnKeys(command));
  return [...byId.values()];
}

/** As a person has changed it. */
function withOwnKeys(command: Command): Command {
  const changed = ownShortcut(command.id);
  return changed ? { ...command, shortcut: changed.keys } : command;
}

/** The keys that a command has when nobody changes them. */
export const usualKeys = ({ id, shortcut = [] }: Command): readonly string[] =>
  ownShortcut(id)?.usual ?? [shortcut].flat();

/**
 * The keys to press now for what usually has these: of a command at hand, or else of the only changed one that they were of.
 * @returns undefined where there are none any more
 */
export function keysNow(usual: string): string | undefined {
  const command = allCommands().findLast((one) => usualKeys(one).includes(usual));
  if (command) return ownShortcut(command.id) ? [command.shortcut ?? []].flat()[0] : usual;
  const [changed, ...more] = ownShortcuts().filter((one) => one.usual.includes(usual));
  return changed && more.length === 0 ? changed.keys[0] : usual;
}

export const isEnabled = (command: Command): boolean => command.enabled?.() ?? true;

/** What can be done now, each id once, in the order of registration. */
export const currentCommands = (): readonly Command[] => allCommands().filter(isEnabled);

/** The group of commands that name none. */
export const APP_GROUP = 'Cardwright';

/** The groups of commands, those of the room that one is in first and the app's own last. */
export const groupsOf = (commands: readonly Command[]): readonly string[] => {
  const groups = commands.map(({ group }) => group ?? APP_GROUP).reverse();
  return [...new Set([...groups.filter((group) => group !== APP_GROUP), ...groups])];
};

export const titleOf = (command: Command): string =>
  typeof command.title === 'function' ? command.title() : command.title;

/** What a command is called where nothing is chosen that it would name: "Undo", not "Undo: "; "Print what is selected". */
export const plainTitleOf = (command: Command): string =>
  titleOf(command)
    .replace(/:\s*$/, '')
    .replace(/\b0 \w+/, 'what is selected');

/** Does what a command does, and says why where it cannot be done. */
export async function perform({ run }: { readonly run: () => unknown }): Promise<void> {
  try {
    await run();
  } catch (error) {
    notices.complain(sentenceOf(error));
  }
}

/** Runs a command by its id. False if there is none that can run now. */
export function runCommand(id: string): boolean {
  const command = currentCommands().find((candidate) => candidate.id === id);
  if (!command) return false;
  void perform(command);
  return true;
}

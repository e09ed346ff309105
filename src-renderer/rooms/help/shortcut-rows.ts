/** What there is to change of shortcuts, and with what new keys collide. */
import {
  APP_GROUP,
  groupsOf,
  plainTitleOf,
  usualKeys,
  type Command,
} from '../../shared/commands/commands.svelte.js';
import { withShortcut, type OwnShortcut } from '../../shared/commands/own-shortcuts.svelte.js';

/** A command, and its keys as they are now. */
export interface ShortcutRow {
  readonly command: string;
  readonly called: string;
  readonly keys: readonly string[];
  readonly usual: readonly string[];
  readonly isChanged: boolean;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly rows: readonly ShortcutRow[];
}

/** The group of changed commands that belong to other rooms. */
const ELSEWHERE = 'In other rooms';

/**
 * All commands at hand by their groups, and what was changed elsewhere.
 * @param commands as they are now, what is not listed in the palette left out where its keys are digits in a row
 */
export function shortcutGroups(
  commands: readonly Command[],
  own: readonly OwnShortcut[],
  query: string,
): readonly ShortcutGroup[] {
  const listed = commands.filter(({ id }) => !/-\d$/.test(id));
  const changed = new Set(own.map(({ command }) => command));
  const groups = groupsOf(listed).map((title) => ({
    title,
    rows: listed
      .filter(({ group = APP_GROUP }) => group === title)
      .map((command) => ({
        command: command.id,
        called: plainTitleOf(command),
        keys: [command.shortcut ?? []].flat(),
        usual: usualKeys(command),
        isChanged: changed.has(command.id),
      })),
  }));
  const here = new Set(listed.map(({ id }) => id));
  const elsewhere = own.filter(({ command }) => !here.has(command));
  const all = [...groups, { title: ELSEWHERE, rows: elsewhere.map((one) => ({ ...one, isChanged: true })) }];
  const words = query.trim().toLowerCase();
  return all
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => `${row.called} ${row.keys.join(' ')}`.toLowerCase().includes(words)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The commands that have these keys already. */
export const collidingWith = (
  groups: readonly ShortcutGroup[],
  command: string,
  shortcut: string,
): readonly ShortcutRow[] =>
  groups
    .flatMap(({ rows }) => rows)
    .filter(
      (row) =>
        row.command !== command && row.keys.some((key) => key.toLowerCase() === shortcut.toLowerCase()),
    );

const shortcutOfRow = ({ command, called, usual }: ShortcutRow, keys: readonly string[]): OwnShortcut => ({
  command,
  called: called.slice(0, 200),
  keys: [...keys],
  usual: [...usual],
});

/** With a command's keys changed, and taken from those that had them. @param shortcut null: it has none */
export function changedBy(
  own: readonly OwnShortcut[],
  row: ShortcutRow,
  shortcut: string | null,
  taken: readonly ShortcutRow[] = [],
): OwnShortcut[] {
  const without = taken.reduce<OwnShortcut[]>(
    (all, one) =>
      withShortcut(
        all,
        shortcutOfRow(
          one,
          one.keys.filter((key) => key.toLowerCase() !== shortcut?.toLowerCase()),
        ),
      ),
    [...own],
  );
  return withShortcut(without, shortcutOfRow(row, shortcut === null ? [] : [shortcut]));
}

/** With a command's usual keys. */
export const resetOf = (own: readonly OwnShortcut[], row: ShortcutRow): OwnShortcut[] =>
  own.filter(({ command }) => command !== row.command);

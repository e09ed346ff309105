import {
  APP_GROUP,
  groupsOf,
  plainTitleOf,
  titleOf,
  type Command,
} from '../../shared/commands/commands.svelte.js';
import type { Route } from '../../shared/navigation/route.js';

/** A line of the list of shortcuts. */
export interface KeyRow {
  /** Ways to press it, each as `Command.shortcut` has it. */
  readonly keys: readonly string[];
  /** "1" to "9" are one row: from the first of `keys` to the last. */
  readonly isRange: boolean;
  readonly does: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

/** Keys that are no command: they work where the keyboard is, or while they are held. */
interface PlainKeys {
  readonly views: readonly Route['view'][];
  readonly title: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

const plainKeys: readonly PlainKeys[] = [
  {
    views: ['table', 'replay'],
    title: 'On the table',
    rows: [
      { keys: ['Tab'], does: 'Go from card to card' },
      { keys: ['Alt'], does: 'Hold it: the card that is pointed at, as large as there is room' },
      { keys: ['Enter'], does: 'Press the card that the keyboard is on' },
      { keys: ['+', '-'], does: 'More or less of an amount that is shared out, for that card' },
    ],
  },
  {
    views: ['table'],
    title: 'On the table',
    rows: [{ keys: ['Shift'], does: 'Hold it: you are asked to answer your own links and spells' }],
  },
  {
    views: ['cards', 'deck', 'set'],
    title: 'Among cards',
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Go from card to card' },
      { keys: ['Home', 'End'], does: 'To the first and to the last card' },
      { keys: ['PageUp', 'PageDown'], does: 'A page up and down' },
    ],
  },
  {
    views: ['cards', 'set'],
    title: 'Among cards',
    rows: [
      { keys: [' '], does: 'Select the card, or not' },
      { keys: ['Shift+ArrowRight'], does: 'Select on from where the selection began' },
    ],
  },
  {
    views: ['cards'],
    title: 'Among cards',
    rows: [
      { keys: ['Shift+F10'], does: 'What can be done to the card' },
      {
        keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
        does: 'On a title of the list: a narrower or wider column',
      },
    ],
  },
  {
    views: ['set'],
    title: 'Among cards',
    rows: [
      { keys: ['F2'], does: 'Type the number of the card' },
      { keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'], does: 'Move what is selected to another place' },
    ],
  },
  {
    views: ['card'],
    title: 'On the card',
    rows: [
      { keys: ['Tab'], does: 'Select the next element' },
      { keys: ['Enter', 'F2'], does: 'Edit the element where it stands' },
      { keys: ['Escape'], does: 'Select nothing; in the middle of a drag, put the picture back' },
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Move the picture, or the view' },
      { keys: ['Shift+ArrowRight'], does: 'Move it ten times as far' },
      { keys: ['+', '-'], does: 'Enlarge the selected picture, or make it smaller' },
    ],
  },
];

/** All keys that do something in a view, by the groups of the commands; those of the room itself come first. */
export function keyGroups(commands: readonly Command[], view: Route['view']): readonly KeyGroup[] {
  const [room, ...others] = groupsOf(commands).map((title) => ({
    title,
    rows: rowsOf(commands.filter(({ group = APP_GROUP }) => group === title)),
  }));
  const own = plainKeys.filter(({ views }) => views.includes(view));
  const plain = [...new Set(own.map(({ title }) => title))].map((title) => ({
    title,
    rows: own.filter((one) => one.title === title).flatMap(({ rows }) => rows.map(plainRow)),
  }));
  return [...(room ? [room] : []), ...plain, ...others].filter(({ rows }) => rows.length > 0);
}

const plainRow = ({ keys, does }: PlainKeys['rows'][number]): KeyRow => ({ keys, does, isRange: false });

function rowsOf(commands: readonly Command[]): readonly KeyRow[] {
  const rows: KeyRow[] = [];
  const ranges = new Set<string>();
  for (const command of commands) {
    const keys = [command.shortcut ?? []].flat();
    const [first] = keys;
    if (first === undefined) continue;
    const kin = /^\d$/.test(first) ? command.id.replace(/\d$/, '') : command.id;
    const digits =
      kin === command.id
        ? []
        : commands.filter(({ id }) => /^\d$/.test(id.slice(kin.length)) && id.startsWith(kin));
    if (digits.length < 2) rows.push({ keys, isRange: false, does: plainTitleOf(command) });
    else if (!ranges.has(kin)) {
      ranges.add(kin);
      const all = digits.flatMap(({ shortcut }) => shortcut ?? []);
      rows.push({
        keys: [all[0] ?? first, all.at(-1) ?? first],
        isRange: true,
        does: titleOf(command).replace(/(:.*|\s*\d)$/, ''),
      });
    }
  }
  return rows;
}

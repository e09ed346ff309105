import CompareIcon from '@lucide/svelte/icons/columns-2';
import CopyIcon from '@lucide/svelte/icons/copy';
import DeckIcon from '@lucide/svelte/icons/layers';
import EditIcon from '@lucide/svelte/icons/pencil-ruler';
import ExportIcon from '@lucide/svelte/icons/share';
import HistoryIcon from '@lucide/svelte/icons/history';
import NewSetIcon from '@lucide/svelte/icons/bookmark-plus';
import OpenIcon from '@lucide/svelte/icons/pencil';
import PrinterIcon from '@lucide/svelte/icons/printer';
import ReplaceIcon from '@lucide/svelte/icons/replace';
import SetIcon from '@lucide/svelte/icons/library-big';
import StarIcon from '@lucide/svelte/icons/star';
import StatisticsIcon from '@lucide/svelte/icons/chart-column';
import TagIcon from '@lucide/svelte/icons/tag';
import TrashIcon from '@lucide/svelte/icons/trash-2';
import {
  currentCommands,
  titleOf,
  usualKeys,
  type Command,
} from '../../../shared/commands/commands.svelte.js';

/** Something that can be done to the selected cards just now. */
export interface MenuCommand {
  readonly id: string;
  readonly icon: typeof StarIcon;
  /** As its command is called: "Print 3 cards". */
  readonly label: string;
  /** In a word, for a button. */
  readonly word: string;
  readonly shortcut: string | undefined;
  /** What its keys are when nobody has changed them. */
  readonly usual: string | undefined;
}

const icons = {
  'open-card': OpenIcon,
  'edit-cards': EditIcon,
  'replace-in-cards': ReplaceIcon,
  'tag-cards': TagIcon,
  favourite: StarIcon,
  'add-to-deck': DeckIcon,
  'put-into-set': SetIcon,
  'set-of-cards': NewSetIcon,
  print: PrinterIcon,
  'export-cards': ExportIcon,
  statistics: StatisticsIcon,
  'compare-cards': CompareIcon,
  duplicate: CopyIcon,
  history: HistoryIcon,
  delete: TrashIcon,
} as const;
type MenuCommandId = keyof typeof icons;

/** All of them, group by group, as a menu lists them. */
const groups: readonly (readonly MenuCommandId[])[] = [
  ['open-card'],
  ['edit-cards', 'replace-in-cards', 'tag-cards', 'favourite'],
  ['add-to-deck', 'put-into-set', 'set-of-cards'],
  ['print', 'export-cards', 'statistics', 'compare-cards'],
  ['duplicate', 'history'],
  ['delete'],
];

/** Those that have a button of their own where there is room, the most wanted first. */
const wanted: readonly MenuCommandId[] = [
  'edit-cards',
  'tag-cards',
  'favourite',
  'delete',
  'add-to-deck',
  'put-into-set',
  'print',
  'export-cards',
];

const inAWord: { readonly [id in MenuCommandId]?: string } = {
  'edit-cards': 'Edit',
  'tag-cards': 'Tag',
  favourite: 'Star',
  delete: 'Delete',
  'add-to-deck': 'Deck',
  'put-into-set': 'Set',
  print: 'Print',
  'export-cards': 'Export',
};

/**
 * What can be done to the selected cards, as commands have it now: in groups for a menu, and those that stand in a bar with
 * room for so many buttons. What no part of the app offers just now is left out.
 */
export function cardMenu(room: number): {
  readonly bar: readonly MenuCommand[];
  /** What the bar has no button for. */
  readonly more: readonly (readonly MenuCommand[])[];
  readonly all: readonly (readonly MenuCommand[])[];
} {
  const now = new Map(currentCommands().map((command) => [command.id, command]));
  const shown = new Set(wanted.filter((id) => now.has(id)).slice(0, Math.max(0, room)));
  const listed = (ids: readonly MenuCommandId[]): readonly MenuCommand[] =>
    ids.flatMap((id) => {
      const command = now.get(id);
      return command ? menuCommandOf(id, command) : [];
    });
  return {
    bar: listed(groups.flat().filter((id) => shown.has(id))),
    more: groups.map((ids) => listed(ids.filter((id) => !shown.has(id)))).filter((ids) => ids.length > 0),
    all: groups.map(listed).filter((ids) => ids.length > 0),
  };
}

const menuCommandOf = (id: MenuCommandId, command: Command): MenuCommand => ({
  id,
  icon: icons[id],
  label: titleOf(command),
  word: inAWord[id] ?? titleOf(command),
  shortcut: [command.shortcut ?? []].flat()[0],
  usual: usualKeys(command)[0],
});

import type { Command } from '../../shared/commands/commands.svelte.js';
import { countOf } from '../../shared/labels/card-labels.js';
import type { SetEditor } from './set-editor.svelte.js';

/** What of a set is shown. */
export type SetPart = 'cards' | 'statistics' | 'fairness';

export interface SetRoomActions {
  readonly editor: SetEditor;
  /** Ids of the chosen cards, in the set's order. */
  readonly chosen: () => readonly string[];
  /** Of all cards of the set. */
  readonly all: () => readonly string[];
  readonly dissolve: () => Promise<void>;
  readonly show: (part: SetPart) => void;
  /** Shows the dialog of packs. */
  readonly deal: () => void;
  readonly draft: () => void;
  /** A draft of the set is under way. */
  readonly isDrafting: () => boolean;
  readonly edit: (cards: readonly string[]) => void;
  readonly print: (cards: readonly string[]) => void;
  /** Some cards of the set, or all with the set itself. */
  readonly exportCards: (cards: readonly string[] | 'all') => void;
  readonly selectAll: () => void;
  readonly selectNone: () => void;
}

/** What can be done on a set's page. */
export function setCommands({ editor, chosen, all, ...actions }: SetRoomActions): readonly Command[] {
  const some = (): boolean => chosen().length > 0;
  const free = (): boolean => editor.readOnly === null;
  /** The chosen cards, or all where none is. */
  const meant = (): readonly string[] => (some() ? chosen() : all());
  return [
    {
      id: 'set-fairness',
      title: 'Find out whether the cards of the set are fair',
      group: 'Set',
      enabled: () => all().length > 0,
      run: () => actions.show('fairness'),
    },
    {
      id: 'edit-cards',
      title: () => `Edit ${countOf(meant().length)}…`,
      group: 'Set',
      shortcut: 'E',
      enabled: () => meant().length > 0,
      run: () => actions.edit(meant()),
    },
    {
      id: 'delete',
      title: () => `Take ${countOf(chosen().length)} out of the set`,
      group: 'Set',
      shortcut: ['Delete', 'Backspace'],
      enabled: () => some() && free(),
      run: () => editor.takeOut(`take ${countOf(chosen().length)} out of the set`, chosen()),
    },
    {
      id: 'print',
      title: () => `Print ${countOf(meant().length)}`,
      group: 'Set',
      shortcut: 'Mod+P',
      enabled: () => meant().length > 0,
      run: () => actions.print(meant()),
    },
    {
      id: 'export-cards',
      title: () => (some() ? `Export ${countOf(chosen().length)}…` : 'Export the set…'),
      group: 'Set',
      shortcut: 'Mod+E',
      enabled: () => meant().length > 0,
      run: () => actions.exportCards(some() ? chosen() : 'all'),
    },
    {
      id: 'deal-packs',
      title: 'Deal packs of the set…',
      group: 'Set',
      shortcut: 'B',
      enabled: () => all().length > 0,
      run: actions.deal,
    },
    {
      id: 'draft-set',
      title: () => (actions.isDrafting() ? 'Go on with the draft…' : 'Draft the set…'),
      group: 'Set',
      enabled: () => all().length > 0,
      run: actions.draft,
    },
    ...numberings.map(({ by, title }): Command => ({
      id: `number-by-${by}`,
      title,
      group: 'Set',
      enabled: () => free() && all().length > 0,
      run: () => editor.renumber(title.toLowerCase(), { by }),
    })),
    { id: 'delete-set', title: 'Delete this set', group: 'Set', enabled: free, run: actions.dissolve },
    {
      id: 'select-all',
      title: 'Select all cards',
      group: 'Set',
      shortcut: 'Mod+A',
      enabled: () => all().length > 0,
      run: actions.selectAll,
    },
    {
      id: 'select-none',
      title: 'Select nothing',
      group: 'Set',
      shortcut: 'Escape',
      enabled: some,
      run: actions.selectNone,
    },
  ];
}

/** The ways to number all cards of a set, as menu and palette call them. */
export const numberings = [
  { by: 'name', title: 'Number by name' },
  { by: 'kind', title: 'Number by edition, type and cost' },
  { by: 'present', title: 'Number in this order, without gaps' },
  { by: 'free', title: 'Number only those without a number of their own' },
] as const;

import type { CardRow } from '../../../src-main/api/answers/answers.js';
import type { Command } from '../../shared/commands/commands.svelte.js';
import type { LibraryActions } from '../../shared/library/library-actions.js';
import { countOf } from '../../shared/labels/card-labels.js';

/** What the commands of the cards view work with. */
export interface CardsDesk {
  /** The selected cards, in the order shown. */
  readonly chosen: () => readonly CardRow[];
  /** The card in the preview. */
  readonly shown: () => CardRow | undefined;
  readonly anyCards: () => boolean;
  /** New cards can be of more than one game. */
  readonly hasGames: () => boolean;
  readonly actions: LibraryActions;
  readonly open: (id: string) => void;
  readonly duplicate: () => Promise<void>;
  readonly print: () => void;
  readonly selectAll: () => void;
  readonly selectNone: () => void;
  readonly switchView: () => void;
  readonly switchFilters: () => void;
}

export function cardCommands(desk: CardsDesk): readonly Command[] {
  const { actions, chosen, shown } = desk;
  const some = (): boolean => chosen().length > 0;
  const count = (): string => countOf(chosen().length);
  const ids = (): string[] => chosen().map(({ id }) => id);
  /** With one star missing, all get one. */
  const toStar = (): boolean => chosen().some(({ favourite }) => !favourite);
  const group = 'Cards';
  return [
    { id: 'new-card', title: 'New card', group, shortcut: ['N', 'Mod+N'], run: () => actions.newCard() },
    {
      id: 'new-card-of',
      title: 'New card of another game…',
      group,
      shortcut: 'Shift+N',
      enabled: desk.hasGames,
      run: () => actions.newCard(null),
    },
    {
      id: 'open-card',
      title: 'Open in designer',
      group,
      shortcut: 'Enter',
      enabled: () => shown() !== undefined,
      run: () => {
        const card = shown();
        if (card) desk.open(card.id);
      },
    },
    {
      id: 'favourite',
      title: () => (toStar() ? `Mark ${count()} as favourite` : `Take the star from ${count()}`),
      group,
      shortcut: 'F',
      enabled: some,
      run: () => actions.favourite(chosen(), toStar()),
    },
    {
      id: 'duplicate',
      title: () => `Duplicate ${count()}`,
      group,
      shortcut: 'Mod+D',
      enabled: some,
      run: desk.duplicate,
    },
    {
      id: 'delete',
      title: () => `Delete ${count()}`,
      group,
      shortcut: ['Delete', 'Backspace'],
      enabled: some,
      run: () => actions.remove(ids()),
    },
    {
      id: 'print',
      title: () => `Print ${count()}`,
      group,
      shortcut: 'Mod+P',
      enabled: some,
      run: desk.print,
    },
    {
      id: 'select-all',
      title: 'Select all cards',
      group,
      shortcut: 'Mod+A',
      enabled: desk.anyCards,
      run: desk.selectAll,
    },
    {
      id: 'select-none',
      title: 'Select nothing',
      group,
      shortcut: 'Escape',
      enabled: some,
      run: desk.selectNone,
    },
    {
      id: 'switch-cards-view',
      title: 'Switch between grid and list',
      group,
      shortcut: 'V',
      run: desk.switchView,
    },
    { id: 'switch-filters', title: 'Show or hide the filters', group, run: desk.switchFilters },
  ];
}

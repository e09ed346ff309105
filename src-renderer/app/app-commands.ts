import type { Command } from '../shared/commands/commands.svelte.js';
import { activeHistory } from '../shared/history/active.svelte.js';
import { takeBack } from '../shared/history/take-back.js';
import { designDialog } from '../shared/dialogs/design-dialog.svelte.js';
import { newGameDialog } from '../shared/dialogs/new-game-dialog.svelte.js';
import { printList } from '../shared/printing/print-list.svelte.js';
import { notices } from '../shared/notices/notices.svelte.js';
import { firstRulebook } from '../games/rulebooks.js';
import { router } from '../shared/navigation/router.svelte.js';
import { search } from '../shared/navigation/search.svelte.js';

export interface AppActions {
  readonly openPalette: () => void;
  readonly showShortcuts: () => void;
  readonly switchTheme: () => void;
  readonly newCard: () => void | Promise<void>;
  /** The cards of some game can be designed from their costs. */
  readonly canDesign: () => boolean;
  readonly openLibrary: () => void | Promise<void>;
  /** Whether this host can ask for a folder. */
  readonly canOpenLibrary: () => boolean;
}

/** What can be done from anywhere in the app. */
export function appCommands({
  openPalette,
  showShortcuts,
  switchTheme,
  newCard,
  canDesign,
  openLibrary,
  canOpenLibrary,
}: AppActions): readonly Command[] {
  return [
    { id: 'palette', title: 'All commands', shortcut: 'Mod+K', run: openPalette },
    {
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      shortcut: ['?', 'Mod+/'],
      anywhere: true,
      run: showShortcuts,
    },
    {
      id: 'undo',
      title: () => `Undo: ${activeHistory()?.undoName ?? ''}`,
      shortcut: 'Mod+Z',
      enabled: () => activeHistory()?.canUndo ?? false,
      run: () => move('undo'),
    },
    {
      id: 'redo',
      title: () => `Redo: ${activeHistory()?.redoName ?? ''}`,
      shortcut: ['Mod+Shift+Z', 'Mod+Y'],
      enabled: () => activeHistory()?.canRedo ?? false,
      run: () => move('redo'),
    },
    { id: 'new-card', title: 'New card', group: 'Cards', shortcut: 'Mod+N', run: newCard },
    {
      id: 'design-backwards',
      title: 'Design backwards: from a cost to cards…',
      group: 'Cards',
      enabled: canDesign,
      run: () => void (designDialog.open = true),
    },
    {
      id: 'find',
      title: 'Search cards',
      group: 'Cards',
      shortcut: ['/', 'Mod+F'],
      anywhere: true,
      run: () => search.focus(),
    },
    {
      id: 'save',
      title: 'Save',
      shortcut: 'Mod+S',
      hidden: true,
      run: () => notices.say('Everything is saved as you go.'),
    },
    {
      id: 'open-library',
      title: 'Use another library folder…',
      shortcut: 'Mod+O',
      get hidden() {
        return !canOpenLibrary();
      },
      enabled: canOpenLibrary,
      run: openLibrary,
    },
    {
      id: 'print',
      title: () => (router.route.view === 'card' ? 'Print this card' : 'Print'),
      shortcut: 'Mod+P',
      run: print,
    },
    { id: 'show-cards', title: 'Go to cards', shortcut: 'Mod+1', run: () => router.go({ view: 'cards' }) },
    { id: 'show-decks', title: 'Go to decks', shortcut: 'Mod+2', run: () => router.go({ view: 'decks' }) },
    { id: 'show-print', title: 'Go to print', shortcut: 'Mod+3', run: () => router.go({ view: 'print' }) },
    { id: 'show-play', title: 'Go to play', shortcut: 'Mod+4', run: () => router.go({ view: 'play' }) },
    {
      id: 'show-rules',
      title: 'Go to rules',
      shortcut: 'Mod+5',
      run: () => router.go({ view: 'rules', id: firstRulebook() ?? '' }),
    },
    { id: 'new-game', title: 'New game…', group: 'Play', run: openNewGame },
    { id: 'show-trash', title: 'Go to the trash', group: 'Cards', run: () => router.go({ view: 'trash' }) },
    {
      id: 'show-duplicates',
      title: 'Find duplicate cards',
      group: 'Cards',
      run: () => router.go({ view: 'duplicates' }),
    },
    { id: 'show-help', title: 'Help', shortcut: 'F1', run: () => router.go({ view: 'help' }) },
    {
      id: 'preferences',
      title: 'Go to settings',
      shortcut: 'Mod+,',
      run: () => router.go({ view: 'settings' }),
    },
    { id: 'theme', title: 'Switch between light and dark', run: switchTheme },
  ];
}

async function move(direction: 'undo' | 'redo'): Promise<void> {
  const history = activeHistory();
  if (history) await takeBack(history, direction);
}

function openNewGame(): void {
  newGameDialog.show();
  router.go({ view: 'play' });
}

function print(): void {
  if (router.route.view === 'card') printList.replace([{ card: router.route.id, copies: 1 }]);
  router.go({ view: 'print' });
}

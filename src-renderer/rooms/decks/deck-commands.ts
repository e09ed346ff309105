import { registerCommands, type Command } from '../../shared/commands/commands.svelte.js';
import { deckDialogs } from './deck/deck-dialogs.svelte.js';
import type { DeckDesk } from './deck/deck-desk.svelte.js';

export interface DeckRoomActions {
  readonly desk: DeckDesk;
  readonly close: () => Promise<void>;
  readonly play: () => Promise<void>;
  readonly print: () => Promise<void>;
  readonly copyText: () => Promise<void>;
  readonly exportDeck: () => Promise<void>;
  readonly tryOut: () => void;
  readonly duplicate: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly focusSearch: () => void;
  readonly focusDeck: () => void;
}

/** Makes what can be done with an open deck known to palette, menu and keyboard, until the returned function is called. */
export function registerDeckCommands(actions: DeckRoomActions): () => void {
  return registerCommands(deckCommands(actions).map((command) => ({ group: 'Deck', ...command })));
}

function deckCommands({ desk, ...actions }: DeckRoomActions): readonly Command[] {
  const { editor } = desk;
  const there = () => editor.deck !== null;
  const { look, legalOnly } = { look: () => desk.ways.look, legalOnly: () => desk.ways.legalOnly };
  return [
    { id: 'save', title: 'Save now', shortcut: 'Mod+S', enabled: there, run: () => editor.flush() },
    { id: 'deck.close', title: 'Close the deck', shortcut: 'Mod+W', run: actions.close },
    { id: 'play-deck', title: 'Play the deck…', enabled: there, run: actions.play },
    { id: 'print', title: 'Print the deck', shortcut: 'Mod+P', enabled: there, run: actions.print },
    { id: 'copy-deck-list', title: 'Copy the deck as text', enabled: there, run: actions.copyText },
    {
      id: 'export-cards',
      title: 'Export the deck…',
      shortcut: 'Mod+E',
      enabled: there,
      run: actions.exportDeck,
    },
    {
      id: 'compare-decks',
      title: 'Compare with another deck…',
      enabled: there,
      run: async () => {
        await editor.flush();
        deckDialogs.comparing = { first: editor.id, second: null };
      },
    },
    {
      id: 'duplicate',
      title: 'Duplicate the deck',
      shortcut: 'Mod+D',
      enabled: there,
      run: actions.duplicate,
    },
    { id: 'delete', title: 'Delete the deck', enabled: there, run: actions.remove },
    {
      id: 'find',
      title: 'Search the collection',
      shortcut: ['/', 'Mod+F'],
      anywhere: true,
      run: actions.focusSearch,
    },
    { id: 'deck.cards', title: 'Go to the cards of the deck', shortcut: 'D', run: actions.focusDeck },
    {
      id: 'deck.look',
      title: () => (look() === 'list' ? 'Show the deck as stacks of cards' : 'Show the deck as a list'),
      shortcut: 'V',
      run: () => desk.arrangeBy({ look: look() === 'list' ? 'stacks' : 'list' }),
    },
    {
      id: 'deck.legal-only',
      title: () =>
        legalOnly() ? 'Offer cards of every edition' : 'Offer only cards that are legal in the deck',
      run: () => desk.arrangeBy({ legalOnly: !legalOnly() }),
    },
    { id: 'deck.law', title: 'Show what the law says', shortcut: 'L', run: () => void (desk.tab = 'law') },
    { id: 'deck.analysis', title: 'Show the analysis', run: () => void (desk.tab = 'analysis') },
    {
      id: 'deck.sample-hand',
      title: 'Draw sample hands…',
      shortcut: 'H',
      enabled: () => editor.entries.length > 0,
      run: () => void (desk.dialog = 'hand'),
    },
    {
      id: 'deck.lab',
      title: 'Try the deck against others…',
      shortcut: 'T',
      enabled: () => editor.entries.length > 0,
      run: actions.tryOut,
    },
    {
      id: 'paste-deck-list',
      title: 'Paste a deck list…',
      enabled: () => editor.editable,
      run: () => void (desk.dialog = 'paste'),
    },
    { id: 'deck.notes', title: 'Show back and notes', run: () => void (desk.tab = 'notes') },
  ];
}

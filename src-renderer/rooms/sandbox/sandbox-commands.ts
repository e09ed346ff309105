import type { LaidCard, OfferedCard } from '../../../src-main/api/answers/play-answers.js';
import type { Command } from '../../shared/commands/commands.svelte.js';
import type { Turning } from '../../shared/games/game-ui.js';
import type { SandboxEditor } from './sandbox-editor.svelte.js';

export interface SandboxRoomActions {
  readonly save: () => void;
  readonly play: () => void;
  readonly export: () => void;
  readonly import: () => void;
  readonly leave: () => void;
}

const GROUP = 'Sandbox';

/** What can be done in the sandbox by name and by key. */
export function sandboxCommands(
  editor: SandboxEditor,
  turning: Turning | undefined,
  actions: SandboxRoomActions,
): readonly Command[] {
  const hasCard = (): boolean => editor.selected !== null;
  const isThere = (): boolean => editor.shown !== null;
  return [
    {
      id: 'sandbox-save',
      title: 'Save as scenario…',
      group: GROUP,
      shortcut: 'Mod+S',
      enabled: isThere,
      run: actions.save,
    },
    { id: 'sandbox-play', title: 'Play from here…', group: GROUP, enabled: isThere, run: actions.play },
    {
      id: 'sandbox-export',
      title: 'Export the scenario as a file',
      group: GROUP,
      enabled: isThere,
      run: actions.export,
    },
    { id: 'sandbox-import', title: 'Open a scenario file…', group: GROUP, run: actions.import },
    ...(turning
      ? [
          {
            id: 'sandbox-turn',
            title: turning.title,
            group: GROUP,
            shortcut: turning.shortcut,
            enabled: hasCard,
            run: () => turn(editor, turning),
          },
        ]
      : []),
    {
      id: 'sandbox-copy',
      title: 'Copy the selected card',
      group: GROUP,
      shortcut: 'Mod+D',
      enabled: hasCard,
      run: () => copy(editor),
    },
    {
      id: 'delete',
      title: 'Remove the selected card',
      group: GROUP,
      shortcut: 'Delete',
      enabled: hasCard,
      run: () => remove(editor),
    },
    {
      id: 'sandbox-deselect',
      title: 'Select nothing',
      group: GROUP,
      shortcut: 'Escape',
      hidden: true,
      enabled: hasCard,
      run: () => editor.selectCard(null),
    },
    { id: 'sandbox-leave', title: 'Back to Play', group: GROUP, run: actions.leave },
  ];
}

/** Lays the selected card sideways, or straight again. */
export function turn(editor: SandboxEditor, turning: Turning): void {
  const card = editor.selected;
  if (!card) return;
  const turned = !isTurned(card, turning);
  const name = `${(turned ? turning.verb : turning.back).toLowerCase()} ${editor.nameOf(card)}`;
  void editor.edit({ do: 'change card', at: card.at, change: { [turning.key]: turned } }, name);
}

export const isTurned = ({ placed }: LaidCard, { key }: Turning): boolean =>
  (placed as Readonly<Record<string, unknown>>)[key] === true;

export function copy(editor: SandboxEditor): void {
  const card = editor.selected;
  if (!card) return;
  const select = { ...card.at, index: card.at.index + 1 };
  void editor.edit({ do: 'copy card', at: card.at }, `copy ${editor.nameOf(card)}`, { select });
}

export function remove(editor: SandboxEditor): void {
  const card = editor.selected;
  if (!card) return;
  void editor.edit({ do: 'remove card', at: card.at }, `remove ${editor.nameOf(card)}`);
}

/** Lays a card where cards are added: at the end of a row, on top of a pile. */
export function addCard(editor: SandboxEditor, name: string, source: OfferedCard['source']): void {
  const to = { ...editor.zone, index: editor.isPile(editor.zone) ? 0 : editor.countIn(editor.zone) };
  void editor.edit({ do: 'add card', to, name, source }, `add ${name}`, { select: to });
}

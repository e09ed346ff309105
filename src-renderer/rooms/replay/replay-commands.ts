import type { Command } from '../../shared/commands/commands.svelte.js';
import { takesPress } from '../../shared/focus/focus.js';
import type { Eyes } from './eyes.js';
import type { ReplayPlayer } from './replay-player.svelte.js';

export interface ReplayActions {
  readonly exportRecord: () => void;
  readonly toSandbox: () => void;
  readonly playOn: () => void;
  readonly toTable: () => void;
  readonly leave: () => void;
}

const GROUP = 'Replay';

/** What can be done in a replay by name and by key. `eyes` are those that can be chosen now. */
export function replayCommands(
  player: ReplayPlayer,
  eyes: () => readonly Eyes[],
  canPlayOn: () => boolean,
  actions: ReplayActions,
): readonly Command[] {
  const notAtEnd = (): boolean => player.at < player.last;
  const notAtBeginning = (): boolean => player.at > 0;
  const step = (id: string, title: string, shortcut: string, enabled: () => boolean, run: () => void) => ({
    id: `replay-${id}`,
    title,
    group: GROUP,
    shortcut,
    enabled,
    run,
  });
  const mayReveal = (): boolean => player.frame?.revealed === true;
  return [
    step(
      'toggle',
      'Play or pause',
      ' ',
      () => player.last > 0 && !takesPress(document.activeElement),
      () => player.toggle(),
    ),
    step('forward', 'Forward', 'ArrowRight', notAtEnd, () => player.forward()),
    step('back', 'Back', 'ArrowLeft', notAtBeginning, () => player.back()),
    step('next-phase', 'To the next phase', 'Shift+ArrowRight', notAtEnd, () => player.forward('phase')),
    step('last-phase', 'Back a phase', 'Shift+ArrowLeft', notAtBeginning, () => player.back('phase')),
    step('next-turn', 'To the next turn', 'Mod+ArrowRight', notAtEnd, () => player.forward('turn')),
    step('last-turn', 'Back a turn', 'Mod+ArrowLeft', notAtBeginning, () => player.back('turn')),
    step('first', 'To the beginning', 'Home', notAtBeginning, () => player.seek(0)),
    step('last', 'To the end', 'End', notAtEnd, () => player.seek(player.last)),
    ...Array.from({ length: 10 }, (_, digit): Command => {
      const chosen = (): Eyes | undefined => eyes().find(({ key }) => key === String(digit));
      return {
        id: `replay-eyes-${digit}`,
        title: () => `See it as: ${chosen()?.name ?? ''}`,
        group: GROUP,
        shortcut: String(digit),
        enabled: () => chosen() !== undefined,
        run: () => {
          const one = chosen();
          if (one) player.look(one.as);
        },
      };
    }),
    {
      id: 'replay-export',
      title: 'Export the record of this game',
      group: GROUP,
      enabled: mayReveal,
      run: actions.exportRecord,
    },
    {
      id: 'replay-sandbox',
      title: 'Open this position in the sandbox',
      group: GROUP,
      enabled: mayReveal,
      run: actions.toSandbox,
    },
    {
      id: 'replay-play-on',
      title: 'Play on from here',
      group: GROUP,
      enabled: canPlayOn,
      run: actions.playOn,
    },
    {
      id: 'replay-table',
      title: 'To the table of this game',
      group: GROUP,
      enabled: () => player.frame !== null && player.frame.end === null,
      run: actions.toTable,
    },
    { id: 'replay-leave', title: 'Back to the games', group: GROUP, run: actions.leave },
  ];
}

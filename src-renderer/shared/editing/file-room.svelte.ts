import { untrack } from 'svelte';
import { on } from 'svelte/events';
import { sentenceOf } from '../../connection/sentence.js';
import { notices } from '../notices/notices.svelte.js';
import { router } from '../navigation/router.svelte.js';
import type { FileEditor } from './file-editor.svelte.js';

/** The editor of whichever kind of file. */
export type AnyFileEditor = Pick<
  FileEditor<{ readonly id: string; readonly name: string }>,
  keyof FileEditor<{ readonly id: string; readonly name: string }>
>;

/** How a room in which a file is edited is left. */
export interface WaysOut {
  /** Whether everything is on disk; where it cannot be, the bars say why and offer the ways out. */
  readonly settled: () => Promise<boolean>;
  /** Leaves when everything is on disk. */
  readonly close: () => Promise<void>;
  /** Leaves without what could not be saved. */
  readonly discard: () => void;
  /** Keeps what is shown as a new file, and goes on with that. */
  readonly keepAsNew: () => Promise<void>;
}

/**
 * Opens a file for as long as a room stands, and has it written before the room is left, or the window. Called once, while the
 * room's component is set up. `show` opens another file of the kind.
 */
export function openFile(editor: AnyFileEditor, leave: () => void, show: (id: string) => void): WaysOut {
  const flush = (): void => void editor.flush();

  async function settled(): Promise<boolean> {
    await editor.flush();
    return !editor.unsaved;
  }

  $effect(() =>
    untrack(() => {
      void editor.open();
      const stops = [
        router.beforeLeave(settled),
        on(window, 'blur', flush),
        on(window, 'pagehide', flush),
        on(document, 'visibilitychange', () => document.visibilityState === 'hidden' && flush()),
      ];
      return () => {
        for (const stop of stops) stop();
        void editor.dispose();
      };
    }),
  );

  return {
    settled,
    close: async () => {
      if (await settled()) leave();
    },
    discard: () => {
      editor.abandon();
      leave();
    },
    keepAsNew: async () => {
      try {
        show(await editor.keepAsNew());
      } catch (error) {
        notices.complain(sentenceOf(error));
      }
    },
  };
}

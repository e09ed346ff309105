import type { PrintRow } from '../../../../src-main/api/answers/answers.js';
import type { Client } from '../../../connection/client.js';
import type { Step } from '../../../shared/history/undo.svelte.js';

const copiesOf = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'copy' : 'copies'}`;

export const recordedSentence = ({ title, copies }: PrintRow): string =>
  `“${title}” is noted: ${copiesOf(copies)} printed.`;

/** The way back from what was written down: the print is forgotten, and may be remembered again. */
export function recordedStep(client: Client, { id }: Pick<PrintRow, 'id'>, onchanged: () => void): Step {
  const set = async (forgotten: boolean): Promise<void> => {
    await client.print.setForgotten({ print: id, forgotten });
    onchanged();
  };
  return { name: 'note the print', undo: () => set(true), redo: () => set(false) };
}

import type { PicturePlacement } from '../../src-main/cards/picture.js';
import type { CardEditor } from './card-editor.svelte.js';
import { freshPlacement, movePicture, zoomPicture } from './picture-moves.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Changes the placement as one step of that name; successive ones merge. */
export function placePicture(
  editor: CardEditor,
  name: string,
  place: (placement: PicturePlacement) => PicturePlacement,
): void {
  editor.change(
    name,
    (draft) => {
      if (draft.picture) draft.picture = place(draft.picture);
    },
    name,
  );
}

/** Shifts the card's picture by millimetres. */
export function shiftPicture(editor: CardEditor, dx: number, dy: number): void {
  const window = editor.list?.boxes.picture;
  if (window) placePicture(editor, 'move picture', (placement) => movePicture(placement, dx, dy, window));
}

/**
 * Multiplies the picture's zoom, holding its point under (x, y), mm of the card; its window's middle if not given.
 * A pinch shifts it at the same time, by `shift` mm: one step for the hand, one step for undo.
 */
export function enlargePicture(
  editor: CardEditor,
  factor: number,
  at?: Point,
  shift: Point = { x: 0, y: 0 },
): void {
  const window = editor.list?.boxes.picture;
  if (!window) return;
  const u = at ? (at.x - window.x) / window.width - 0.5 : 0;
  const v = at ? (at.y - window.y) / window.height - 0.5 : 0;
  placePicture(editor, 'zoom picture', (placement) =>
    movePicture(zoomPicture(placement, factor, u, v), shift.x, shift.y, window),
  );
}

export function resetPicture(editor: CardEditor): void {
  editor.seal();
  placePicture(editor, 'reset picture', ({ id }) => freshPlacement(id));
  editor.seal();
}

export function removePicture(editor: CardEditor): void {
  editor.change('remove picture', (draft) => (draft.picture = null));
}

import type { PicturePlacement } from '../../../../src-main/cards/picture.js';
import type { CardEditor } from './card-editor.svelte.js';
import { framedIn, keepInSight, type Point } from './picture-frame.js';
import { cropPicture, freshPlacement, movePicture, zoomPicture, type CropSide } from './picture-moves.js';

/** Changes the placement as one step of that name; successive ones merge, with `held` as long as a hand holds on. */
export function placePicture(
  editor: CardEditor,
  name: string,
  place: (placement: PicturePlacement) => PicturePlacement,
  held = false,
): void {
  editor.change(
    name,
    (draft) => {
      if (draft.picture) draft.picture = place(draft.picture);
    },
    name,
    ...(held ? [null] : []),
  );
}

/** Shifts the card's picture by millimetres, as far as it stays in sight. */
export function shiftPicture(editor: CardEditor, dx: number, dy: number): void {
  const framed = framedIn(editor.list);
  if (!framed) return;
  placePicture(editor, 'move picture', (placement) =>
    keepInSight(movePicture(placement, dx, dy, framed.frame), framed),
  );
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
  const framed = framedIn(editor.list);
  if (!framed) return;
  const { frame } = framed;
  const u = at ? (at.x - frame.x) / frame.width - 0.5 : 0;
  const v = at ? (at.y - frame.y) / frame.height - 0.5 : 0;
  placePicture(editor, 'zoom picture', (placement) =>
    keepInSight(movePicture(zoomPicture(placement, factor, u, v), shift.x, shift.y, frame), framed),
  );
}

/** Cuts a part of the picture off one side. */
export function cropSide(editor: CardEditor, side: CropSide, part: number): void {
  const framed = framedIn(editor.list);
  if (!framed) return;
  placePicture(editor, 'crop picture', (placement) =>
    keepInSight(cropPicture(placement, side, part), framed),
  );
}

/** Lets the picture fit its frame again, in the middle; its crop and tones stay. */
export function fitPicture(editor: CardEditor): void {
  editor.seal();
  placePicture(editor, 'fit picture', (placement) => ({ ...placement, zoom: 1, x: 0, y: 0 }));
  editor.seal();
}

export function resetPicture(editor: CardEditor): void {
  editor.seal();
  placePicture(editor, 'reset picture', ({ id }) => freshPlacement(id));
  editor.seal();
}

export function removePicture(editor: CardEditor): void {
  editor.change('remove picture', (draft) => (draft.picture = null));
}

export type Tone = keyof NonNullable<PicturePlacement['adjust']>;

/** In %: the picture as it is. */
export const plainTones = { brightness: 100, contrast: 100, saturation: 100 } as const;

/** Changes how light, strong or colourful the picture is; as it is, it says nothing of that. */
export function adjustPicture(editor: CardEditor, change: Partial<Record<Tone, number>>): void {
  placePicture(editor, 'adjust picture', ({ adjust, ...placement }) => {
    const tones = { ...plainTones, ...adjust, ...change };
    const plain = Object.values(tones).every((value) => value === 100);
    return plain ? placement : { ...placement, adjust: tones };
  });
}

/** Shades of grey, or the picture's own colours again. */
export function switchGrey(editor: CardEditor): void {
  editor.seal();
  adjustPicture(editor, { saturation: editor.card?.picture?.adjust?.saturation === 0 ? 100 : 0 });
  editor.seal();
}

/** Fills the margins that the picture leaves with the picture itself, blurred, or leaves them empty. */
export function switchBlurFill(editor: CardEditor): void {
  editor.seal();
  placePicture(editor, 'fill the margins', ({ fill, ...placement }) =>
    fill === 'blur' ? placement : { ...placement, fill: 'blur' },
  );
  editor.seal();
}

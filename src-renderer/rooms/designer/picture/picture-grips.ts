import type { PicturePlacement } from '../../../../src-main/cards/picture.js';
import type { Box } from '../../../../src-main/layout/display-list.js';
import type { Camera } from '../editor/camera.svelte.js';
import type { CardEditor } from '../editor/card-editor.svelte.js';
import { contains } from '../editor/hit-test.js';
import { placePicture } from '../editor/picture-edits.js';
import {
  cornerOf,
  corners,
  dragCorner,
  dragPicture,
  framedIn,
  seenIn,
  type Corner,
  type Framed,
  type Grip,
  type Placed,
  type Point,
} from '../editor/picture-frame.js';
import type { StageView } from '../editor/stage-view.svelte.js';

/** Px from a corner that still take hold of it, for a mouse or pen and for a finger. */
const REACH = { fine: 10, coarse: 24 };
/** Px from the view's edge where the corners of a picture that is larger than the view can be held. */
const MARGIN = 28;
/** Px at which a picture snaps. */
const SNAP = 6;

interface Stage {
  readonly camera: Camera;
  readonly editor: CardEditor;
  readonly view: StageView;
}

export const canPlacePicture = (editor: CardEditor): boolean =>
  editor.card?.picture != null && editor.readOnly === null;

/** Where a corner of the picture can be held, in view px: never out of sight, however large the picture is. */
export function handleOf(camera: Camera, seen: Box, corner: Corner): Point {
  const { x, y } = cornerOf(seen, corner);
  const inView = (at: number, length: number) => Math.min(Math.max(at, MARGIN), length - MARGIN);
  return {
    x: inView(camera.x + x * camera.scale, camera.view.width),
    y: inView(camera.y + y * camera.scale, camera.view.height),
  };
}

/** What of the selected picture is under a point of the view; null where nothing is, or where it may not be moved. */
export function gripAt({ camera, editor, view }: Stage, at: Point, touches = false): Grip | null {
  const framed = framedIn(editor.list);
  const placement = editor.card?.picture;
  if (view.selected !== 'picture' || !framed || !placement || !canPlacePicture(editor)) return null;
  const seen = seenIn(placement, framed);
  const reach = touches ? REACH.coarse : REACH.fine;
  const corner = corners.find((one) => {
    const handle = handleOf(camera, seen, one);
    return Math.abs(handle.x - at.x) <= reach && Math.abs(handle.y - at.y) <= reach;
  });
  if (corner) return corner;
  const { x, y } = camera.toCard(at);
  return contains(seen, x, y) || contains(framed.frame, x, y) ? 'body' : null;
}

type Keys = Pick<PointerEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A picture in a hand: one step for undo, from taking hold to letting go. */
export class PictureDrag {
  readonly #stage: Stage;
  readonly #grip: Grip;
  readonly #from: Point;
  readonly #start: PicturePlacement;
  readonly #framed: Framed;

  /** @param from where it was taken hold of, in view px. Null where there is nothing to move. */
  static begin(stage: Stage, grip: Grip, from: Point): PictureDrag | null {
    const framed = framedIn(stage.editor.list);
    const start = stage.editor.card?.picture;
    return framed && start ? new PictureDrag(stage, grip, from, start, framed) : null;
  }

  private constructor(stage: Stage, grip: Grip, from: Point, start: PicturePlacement, framed: Framed) {
    this.#stage = stage;
    this.#grip = grip;
    this.#from = from;
    this.#start = start;
    this.#framed = framed;
    stage.editor.seal();
    stage.view.placing = true;
  }

  /** Ctrl or Cmd: without snapping; Alt: a corner is pulled from the picture's middle. */
  to(at: Point, keys: Keys): void {
    const { camera, editor, view } = this.#stage;
    const by = { x: (at.x - this.#from.x) / camera.scale, y: (at.y - this.#from.y) / camera.scale };
    const snap = keys.ctrlKey || keys.metaKey ? 0 : SNAP / camera.scale;
    const { placement, guides } = this.#placed(by, snap, keys.altKey);
    const { zoom, x, y } = placement;
    placePicture(editor, this.#name, (present) => ({ ...present, zoom, x, y }), true);
    view.guides = guides;
  }

  end(): void {
    this.#stage.editor.seal();
    this.#stage.view.placing = false;
    this.#stage.view.guides = [];
  }

  /** Lets go of it where it was taken. */
  cancel(): void {
    const { editor } = this.#stage;
    this.end();
    if (editor.card?.picture !== this.#start && editor.history.undoName === this.#name)
      void editor.history.undo();
  }

  get #name(): string {
    return this.#grip === 'body' ? 'move picture' : 'zoom picture';
  }

  #placed(by: Point, snap: number, fromMiddle: boolean): Placed {
    return this.#grip === 'body'
      ? dragPicture(this.#start, this.#framed, by, snap)
      : dragCorner(this.#start, this.#framed, this.#grip, by, { snap, fromMiddle });
  }
}

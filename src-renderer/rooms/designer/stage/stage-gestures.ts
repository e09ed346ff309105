import type { Grip } from '../editor/picture-frame.js';
import type { GameInfo } from '../../../../src-main/api/answers/answers.js';
import type { CardElement } from '../../../../src-main/layout/display-list.js';
import type { Camera } from '../editor/camera.svelte.js';
import type { CardEditor } from '../editor/card-editor.svelte.js';
import { elementAt } from '../editor/hit-test.js';
import { enlargePicture, fitPicture } from '../editor/picture-edits.js';
import type { Point } from '../editor/picture-frame.js';
import { canPlacePicture, gripAt, PictureDrag } from '../picture/picture-grips.js';
import type { StageView } from '../editor/stage-view.svelte.js';

export interface StageContext {
  readonly camera: Camera;
  readonly editor: CardEditor;
  readonly view: StageView;
  /** That of the card; undefined before it is known. */
  readonly game: GameInfo | undefined;
  /** A click on an element, or on nothing. */
  readonly pick: (element: CardElement | null) => void;
  /** A double click on an element: edit it where it stands. */
  readonly act: (element: CardElement) => void;
}

type Doing =
  | {
      readonly kind: 'press';
      readonly element: CardElement | null;
      readonly grip: Grip | null;
      readonly start: Point;
    }
  | { readonly kind: 'pan' }
  | { readonly kind: 'place picture'; readonly hand: PictureDrag }
  | { readonly kind: 'pinch'; readonly picture: boolean };

/** Px that a pointer may tremble in a click. */
const TREMBLE = 4;

/** Lets mouse, pen, touch and wheel work on the stage; answers how to stop it. */
export function stageGestures(surface: HTMLElement, hands: StageContext): () => void {
  const { camera, editor, view } = hands;
  const pointers = new Map<number, Point>();
  let doing: Doing | null = null;

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const hit = (at: Point): CardElement | null => {
    const { x, y } = camera.toCard(at);
    return editor.list ? elementAt(hands.game, editor.list.boxes, x, y) : null;
  };
  const overSelectedPicture = (at: Point): boolean => gripAt(hands, at) !== null;

  function down(event: PointerEvent): void {
    if (event.button > 1) return;
    const at = pointOf(event);
    surface.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, at);
    const touches = event.pointerType === 'touch';
    if (pointers.size === 2) {
      if (doing?.kind === 'place picture') doing.hand.end();
      doing = { kind: 'pinch', picture: [...pointers.values()].every(overSelectedPicture) };
    } else if (event.button === 1) doing = { kind: 'pan' };
    else doing = { kind: 'press', element: hit(at), grip: gripAt(hands, at, touches), start: at };
    if (event.button === 1) event.preventDefault();
  }

  function move(event: PointerEvent): void {
    const at = pointOf(event);
    if (!doing || !pointers.has(event.pointerId)) {
      if (event.pointerType === 'touch') return;
      view.grip = gripAt(hands, at);
      view.hovered = hit(at);
      return;
    }
    if (doing.kind === 'press') {
      if (Math.hypot(at.x - doing.start.x, at.y - doing.start.y) < TREMBLE) return;
      doing = begun(doing);
    }
    drag(doing, event, at);
  }

  /** What a press becomes that has moved: where the picture lies it is taken along, else the view. */
  function begun({
    element,
    grip,
    start,
  }: Extract<Doing, { kind: 'press' }>): Exclude<Doing, { kind: 'press' }> {
    const taken = grip ?? (element === 'picture' && canPlacePicture(editor) ? 'body' : null);
    const hand = taken && PictureDrag.begin(hands, taken, start);
    if (!hand) return { kind: 'pan' };
    view.select('picture');
    return { kind: 'place picture', hand };
  }

  function drag(what: Exclude<Doing, { kind: 'press' }>, event: PointerEvent, at: Point): void {
    const before = spread(pointers);
    pointers.set(event.pointerId, at);
    if (what.kind === 'place picture') {
      what.hand.to(at, event);
      return;
    }
    const after = spread(pointers);
    const dx = after.middle.x - before.middle.x;
    const dy = after.middle.y - before.middle.y;
    if (what.kind === 'pan') camera.pan(dx, dy);
    else pinch(what.picture, after.distance / before.distance, after.middle, dx, dy);
  }

  function pinch(picture: boolean, factor: number, middle: Point, dx: number, dy: number): void {
    if (!Number.isFinite(factor) || factor <= 0) return;
    if (picture) {
      const shift = { x: dx / camera.scale, y: dy / camera.scale };
      enlargePicture(editor, factor, camera.toCard(middle), shift);
    } else {
      camera.zoom(factor, middle);
      camera.pan(dx, dy);
    }
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    if (doing?.kind === 'press' && event.type === 'pointerup') hands.pick(doing.element);
    if (doing?.kind === 'place picture') doing.hand.end();
    if (doing?.kind === 'pinch' && doing.picture) editor.seal();
    doing = pointers.size > 0 ? { kind: 'pan' } : null;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = pointOf(event);
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (event.ctrlKey || event.metaKey) {
      camera.zoom(Math.exp(-event.deltaY * unit * (Math.abs(event.deltaY) < 20 ? 0.01 : 0.002)), at);
    } else if (overSelectedPicture(at)) {
      enlargePicture(editor, Math.exp(-event.deltaY * unit * 0.001), camera.toCard(at));
    } else {
      camera.pan(-event.deltaX * unit, -event.deltaY * unit);
    }
  }

  const double = (event: MouseEvent): void => {
    const at = pointOf(event);
    const element = hit(at);
    if (canPlacePicture(editor) && (element === 'picture' || (!element && overSelectedPicture(at))))
      fitPicture(editor);
    else if (element) hands.act(element);
  };
  const leave = (): void => {
    view.hovered = null;
    view.grip = null;
  };
  /** Escape lets go of a picture where it was taken, before it leaves anything else. */
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || doing?.kind !== 'place picture') return;
    doing.hand.cancel();
    doing = null;
    pointers.clear();
    event.stopPropagation();
    event.preventDefault();
  };

  const stop = new AbortController();
  const { signal } = stop;
  surface.addEventListener('pointerdown', down, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', up, { signal });
  surface.addEventListener('pointercancel', up, { signal });
  surface.addEventListener('pointerleave', leave, { signal });
  surface.addEventListener('keydown', key, { signal });
  surface.addEventListener('dblclick', double, { signal });
  surface.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}

/** The middle of all pointers, and how far the first two are apart. */
function spread(pointers: ReadonlyMap<number, Point>): { middle: Point; distance: number } {
  const points = [...pointers.values()];
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0);
  const [first, second] = points;
  return {
    middle: { x: sum((point) => point.x) / points.length, y: sum((point) => point.y) / points.length },
    distance: first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 1,
  };
}

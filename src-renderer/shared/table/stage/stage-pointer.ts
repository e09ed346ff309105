/** Mouse, pen and finger on the stage: pressing, dragging, holding down, resting. */
import type { CardId, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import type { Point } from '../scene/box.js';
import type { CardPreview } from './card-preview.js';
import type { PlacedDie } from '../scene/dice-spots.js';
import { dropAt, placedOf, sameDrop, underPoint, type Under } from '../scene/hit-test.js';
import { raisedCard } from '../scene/raised-card.js';
import { boxOf, type Spot } from '../scene/row-layout.js';
import type { DropTarget, StageInput } from '../scene/stage-input.js';
import type { StagePainter } from '../paint/stage-painter.js';
import type { PlacedCard } from '../scene/placed-card.js';
import type { Scene } from '../scene/stage-scene.js';

/** So long a finger stays down before it means more than a tap, ms. */
const HOLD = 450;

/** So far does a pointer go before pressing becomes dragging, CSS px. */
const DRAG_THRESHOLD = 5;

/** What a pointer is doing, from its going down to its going up. `T` is what lies under the pointer when it goes down. */
export type DragState<T> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pressed'; readonly what: T; readonly start: Point; readonly touch: boolean }
  /** It was held down long enough: letting go does nothing more. */
  | { readonly phase: 'held'; readonly what: T }
  /** `at` is the pointer, `start` where it went down. */
  | { readonly phase: 'dragging'; readonly what: T; readonly at: Point; readonly start: Point }
  /** It went too far for a press, and the thing cannot be dragged. */
  | { readonly phase: 'lost' };

export const idle = { phase: 'idle' } as const;

export const pressed = <T>(what: T, start: Point, touch: boolean): DragState<T> => ({
  phase: 'pressed',
  what,
  start,
  touch,
});

/** @param draggable asked once, when the pointer has gone far enough */
export function movedTo<T>(state: DragState<T>, at: Point, draggable: (what: T) => boolean): DragState<T> {
  if (state.phase === 'dragging') return { ...state, at };
  if (state.phase !== 'pressed') return state;
  const { what, start } = state;
  if (Math.hypot(at.x - start.x, at.y - start.y) < DRAG_THRESHOLD) return state;
  return draggable(what) ? { phase: 'dragging', what, at, start } : { phase: 'lost' };
}

export const heldDown = <T>(state: DragState<T>): DragState<T> =>
  state.phase === 'pressed' ? { phase: 'held', what: state.what } : state;

interface PointerContext {
  readonly scene: () => Scene | null;
  readonly hands: () => StageInput | null;
  readonly painter: () => StagePainter | null;
  /** @param at in CSS px of the window */
  readonly press: (under: Under, at: Point) => void;
  readonly preview: CardPreview;
}

export interface PointerFollower {
  /** The scene is another one: what is no longer below the pointer is not looked at any more. */
  readonly sceneChanged: () => void;
  readonly stop: () => void;
}

/** Follows pointers on the element until it is stopped. */
export function followPointers(element: HTMLElement, context: PointerContext): PointerFollower {
  const pointers = new StagePointers(element, context);
  const off = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    run: (event: HTMLElementEventMap[K]) => void,
  ): void => element.addEventListener(kind, run, { signal: off.signal });
  on('pointerdown', (event) => pointers.down(event));
  on('pointermove', (event) => pointers.move(event));
  on('pointerup', (event) => pointers.up(event));
  on('pointercancel', () => pointers.cancel());
  on('pointerleave', () => pointers.leave());
  on('contextmenu', (event) => pointers.menu(event));
  window.addEventListener('keydown', (event) => pointers.key(event), { signal: off.signal, capture: true });
  return {
    sceneChanged: () => pointers.sceneChanged(),
    stop: () => {
      off.abort();
      pointers.cancel();
      context.preview.stop();
    },
  };
}

class StagePointers {
  readonly #element: HTMLElement;
  readonly #context: PointerContext;
  #state: DragState<Under> = idle;
  #drops: readonly DropTarget[] = [];
  #over: DropTarget | null = null;
  /** Cards that would pay for what is dragged, where it is. */
  #paying: readonly CardId[] = [];
  /** The places to let it go, while they are asked for. */
  #asked: Promise<readonly DropTarget[]> | null = null;
  #raised: string | null = null;
  /** Where the pointer rests, and on which card; null: it is not on the stage, or on no card. */
  #resting: { readonly at: Point; readonly key: string } | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, context: PointerContext) {
    this.#element = element;
    this.#context = context;
  }

  #pointOf(event: MouseEvent): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #under(event: MouseEvent): Under | null {
    const scene = this.#context.scene();
    return scene ? underPoint(scene, this.#pointOf(event)) : null;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || this.#state.phase !== 'idle') return;
    const under = this.#under(event);
    if (!under) return;
    const touch = event.pointerType === 'touch';
    this.#state = pressed(under, this.#pointOf(event), touch);
    this.#element.setPointerCapture(event.pointerId);
    if (!touch) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#holding = setTimeout(() => this.#hold(under, at), HOLD);
  }

  /** A finger that stays on a card sees it large, and what can be done with it. */
  #hold(under: Under, at: Point): void {
    this.#state = heldDown(this.#state);
    const placed = placedOf(under);
    if (!placed) return;
    this.#look(placed, true);
    this.#context.hands()?.menu(placed.card, placed.place, at);
  }

  move(event: PointerEvent): void {
    this.#state = movedTo(this.#state, this.#pointOf(event), (under) => this.#begin(under));
    if (this.#state.phase === 'dragging') {
      event.preventDefault();
      return this.#drag();
    }
    if (this.#state.phase === 'lost') clearTimeout(this.#holding);
    if (this.#state.phase === 'idle' && event.pointerType !== 'touch') this.#rest(event);
  }

  /** Whether it can be dragged; if so, the places to let it go are asked for. */
  #begin(under: Under): boolean {
    clearTimeout(this.#holding);
    if (under.kind === 'die') {
      const { onto } = under.die;
      this.#drops = onto === null ? [] : [{ card: onto }];
      return onto !== null && this.#context.hands()?.dice === true;
    }
    const placed = placedOf(under);
    if (!placed || placed.role === 'link') return false;
    const drops = this.#context.hands()?.drops(placed.card, placed.place) ?? null;
    if (drops === null) return false;
    this.#context.preview.stop();
    this.#drops = [];
    const asked = Promise.resolve(drops);
    this.#asked = asked;
    void asked.then((known) => {
      if (this.#asked === asked) this.#asked = null;
      if (this.#state.phase !== 'dragging' || this.#state.what !== under) return;
      this.#drops = known;
      this.#drag();
    });
    this.#context.painter()?.lift(placed.key);
    return true;
  }

  #drag(): void {
    const scene = this.#context.scene();
    if (this.#state.phase !== 'dragging' || !scene) return;
    const { what, at, start } = this.#state;
    if (what.kind === 'die') return this.#dragDie(what.die, at, scene);
    const placed = placedOf(what);
    if (!placed) return;
    const now = scene.cards.find(({ key }) => key === placed.key);
    if (!now) return this.cancel();
    this.#isOver(dropAt(this.#drops, scene, at, placed.key), now.card);
    const spot = spotAt(placed, at, start);
    this.#context.painter()?.drag({
      card: now.card,
      spot,
      width: placed.width,
      drops: this.#drops,
      over: this.#over,
      paying: this.#paying,
    });
  }

  #isOver(over: DropTarget | null, card: SeenCard): void {
    const isSame = over === null ? this.#over === null : this.#over !== null && sameDrop(over, this.#over);
    this.#over = over;
    if (isSame) return;
    this.#paying = [];
    void this.#context
      .hands()
      ?.over?.(card, over)
      .then((paying) => {
        if (this.#over !== over || paying.length === 0) return;
        this.#paying = paying;
        this.#drag();
      });
  }

  #dragDie({ place, face }: PlacedDie, at: Point, scene: Scene): void {
    if (scene.dice[place]?.face !== face) return this.cancel();
    this.#over = dropAt(this.#drops, scene, at, '');
    this.#context.painter()?.drag({ die: place, at, drops: this.#drops, over: this.#over });
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#holding);
    const state = this.#state;
    this.#state = idle;
    if (state.phase === 'pressed') this.#context.press(state.what, { x: event.clientX, y: event.clientY });
    if (state.phase === 'held') this.#context.preview.stop();
    if (state.phase !== 'dragging') return;
    const over = this.#over;
    const asked = this.#asked;
    this.#letGo(state);
    const placed = placedOf(state.what);
    if (!over && placed) void this.#context.hands()?.over?.(placed.card, null);
    if (asked && placed) void this.#dropLater(asked, placed, state.at);
    if (over && state.what.kind === 'die') this.#context.hands()?.useDie?.(state.what.die.place);
    else if (over && placed) this.#context.hands()?.drop(placed.card, placed.place, over);
    event.preventDefault();
  }

  /** Lets a card go where it was let go before it was known whether it may be. */
  async #dropLater(asked: Promise<readonly DropTarget[]>, placed: PlacedCard, at: Point): Promise<void> {
    const drops = await asked;
    const scene = this.#context.scene();
    const over = scene && dropAt(drops, scene, at, placed.key);
    if (over) this.#context.hands()?.drop(placed.card, placed.place, over);
  }

  #letGo(state: Extract<DragState<Under>, { phase: 'dragging' }>): void {
    const placed = placedOf(state.what);
    this.#drops = [];
    this.#over = null;
    this.#asked = null;
    this.#paying = [];
    this.#context.painter()?.letGo(placed ? spotAt(placed, state.at, state.start) : null);
  }

  cancel(): void {
    clearTimeout(this.#holding);
    const state = this.#state;
    this.#state = idle;
    if (state.phase !== 'dragging') return;
    const placed = placedOf(state.what);
    if (placed) void this.#context.hands()?.over?.(placed.card, null);
    this.#letGo(state);
  }

  leave(): void {
    if (this.#state.phase !== 'idle') return;
    this.#resting = null;
    this.#context.preview.stop();
    this.#context.painter()?.raise(null);
  }

  sceneChanged(): void {
    const scene = this.#context.scene();
    const resting = this.#resting;
    if (!scene || !resting) return;
    const under = underPoint(scene, resting.at);
    if (under && placedOf(under)?.key === resting.key) return;
    this.#resting = null;
    this.#context.preview.leave(resting.key);
  }

  menu(event: MouseEvent): void {
    event.preventDefault();
    // A finger's long press and the menu key have been answered elsewhere.
    if (event.button !== 2 || ('pointerType' in event && event.pointerType === 'touch')) return;
    const under = this.#under(event);
    const placed = under ? placedOf(under) : null;
    if (placed)
      this.#context.hands()?.menu(placed.card, placed.place, { x: event.clientX, y: event.clientY });
  }

  /** Escape puts a dragged card back. */
  key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#state.phase !== 'dragging') return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  }

  #rest(event: PointerEvent): void {
    const under = this.#under(event);
    const placed = under ? placedOf(under) : null;
    this.#resting = placed && { at: this.#pointOf(event), key: placed.key };
    this.#look(placed, event.altKey);
    this.#raise(placed);
    const canPress = under !== null && this.#context.hands() !== null && under.kind !== 'zone';
    this.#element.style.cursor = canPress ? 'pointer' : '';
  }

  #look(placed: PlacedCard | null, atOnce: boolean): void {
    if (!placed) return this.#context.preview.look(null);
    const { left, top } = this.#element.getBoundingClientRect();
    const box = boxOf(placed);
    const at = { ...box, x: box.x + left, y: box.y + top };
    this.#context.preview.look({ key: placed.key, card: placed.card, at }, atOnce);
  }

  /** A card of the own hand comes out of the fan while the pointer is on it. */
  #raise(placed: PlacedCard | null): void {
    const scene = this.#context.scene();
    const raised = scene && placed ? raisedCard(placed, scene) : null;
    const key = raised?.key ?? null;
    if (key === this.#raised) return;
    this.#raised = key;
    this.#context.painter()?.raise(raised);
  }
}

/** Where a card is that the pointer has taken along. */
const spotAt = ({ x, y, width }: PlacedCard, at: Point, start: Point): Spot => ({
  x: x + at.x - start.x,
  y: y + at.y - start.y,
  width,
  angle: 0,
});

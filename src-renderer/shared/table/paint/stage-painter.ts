import { Konva } from 'konva/lib/Core.js';
import type { Layer } from 'konva/lib/Layer.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { Moment } from '../../../../src-main/api/answers/play-answers.js';
import { arrowsOf } from '../scene/arrows.js';
import { CardActors, type Look, type Reach } from './card-actors.js';
import { SpriteCache } from './card-sprite.js';
import { nextTray } from './dice-tray.js';
import { drawEffects, type Drag, type Effects } from './effects-painter.js';
import { FaceCache, type Faces } from './card-picture-cache.js';
import { floatsOf } from '../scene/floats.js';
import { drawGround } from './ground-painter.js';
import { FLOAT, ROLL } from '../scene/motion.js';
import type { Spot } from '../scene/row-layout.js';
import { compareScenes } from '../scene/stage-diff.js';
import type { Scene } from '../scene/stage-scene.js';
import { readColors, type SymbolOf, type TableColors } from './signs/table-colors.js';

/** How often each layer has been drawn since the stage was opened, and how many pictures of cards have been painted for that. */
export interface RepaintCount {
  readonly ground: number;
  readonly cards: number;
  readonly effects: number;
  readonly pictures: number;
}
type LayerName = Exclude<keyof RepaintCount, 'pictures'>;

const nobody: Reach = { glowing: new Set(), picked: [], ordered: false, players: new Set() };

/**
 * Draws scenes on three layers, each one Konva shape: the ground, the cards, and above them the effects with what is being dragged.
 * What has not changed is not painted again: a card is a finished picture that is only placed.
 */
export class StagePainter {
  readonly #container: HTMLDivElement;
  readonly #stage: Stage;
  readonly #layers: Readonly<Record<LayerName, Layer>>;
  readonly #paints: Record<LayerName, number> = { ground: 0, cards: 0, effects: 0 };
  readonly #faces: FaceCache;
  readonly #sprites: SpriteCache;
  readonly #actors = new CardActors();
  readonly #symbol: SymbolOf;
  #colors: TableColors;
  #scene: Scene | null = null;
  #reach: Reach = nobody;
  #effects: Effects = { arrows: [], tray: null, floats: [], raised: null, drag: null };
  #effectsStart = 0;
  #duration = 0;
  #frame = 0;

  constructor(container: HTMLDivElement, faces: Faces, symbol: SymbolOf) {
    this.#container = container;
    this.#symbol = symbol;
    this.#colors = readColors(container, symbol);
    this.#faces = new FaceCache(faces, (design) => this.#renew(design));
    this.#sprites = new SpriteCache(this.#faces, this.#colors);
    this.#stage = new Konva.Stage({ container, width: 1, height: 1, listening: false });
    this.#layers = {
      ground: this.#layer('ground', (context) => this.#drawGround(context)),
      cards: this.#layer('cards', (context) => this.#drawCards(context)),
      effects: this.#layer('effects', (context) => this.#drawEffects(context)),
    };
  }

  get paints(): RepaintCount {
    return { ...this.#paints, pictures: this.#sprites.painted };
  }

  #layer(name: LayerName, draw: (context: CanvasRenderingContext2D) => void): Layer {
    const layer = new Konva.Layer({ listening: false });
    const scene = new Konva.Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context) => draw(context._context),
    });
    layer.add(scene);
    layer.on('draw', () => {
      this.#paints[name] += 1;
      const { ground, cards, effects } = this.#paints;
      this.#container.dataset.paints = `${ground} ${cards} ${effects}`;
      this.#container.dataset.faces = this.#faces.awaits ? 'awaited' : 'all';
    });
    this.#stage.add(layer);
    return layer;
  }

  resize(width: number, height: number): void {
    const ratio = window.devicePixelRatio;
    for (const layer of Object.values(this.#layers)) layer.getCanvas().setPixelRatio(ratio);
    this.#stage.size({ width: Math.max(1, width), height: Math.max(1, height) });
    this.restyle();
  }

  /** The theme, the font or the pixel ratio has changed, or symbols have arrived. */
  restyle(): void {
    this.#colors = readColors(this.#container, this.#symbol);
    this.#sprites.restyle(this.#colors, window.devicePixelRatio);
    this.#drawAll();
  }

  /**
   * Shows a scene and what has happened since the last.
   * @param duration of a card's way to its new place, ms; 0: everything is there at once
   */
  show(scene: Scene, moments: readonly Moment[], duration: number): void {
    const before = this.#scene;
    const sameRoom = before !== null && isSameRoom(before, scene);
    const change = sameRoom && duration > 0 ? compareScenes(before, scene) : null;
    const now = performance.now();
    for (const design of this.#faces.askAgain()) this.#sprites.renew(design);
    this.#actors.show(scene, change, duration, now);
    const { lifted } = this.#actors;
    const held = lifted === null ? undefined : scene.cards.find(({ key }) => key === lifted);
    if (!held) this.#actors.lifted = null;
    const { drag } = this.#effects;
    this.#effects = {
      arrows: arrowsOf(scene, moments),
      tray: nextTray(this.#effects.tray, scene.view, moments),
      floats: duration > 0 ? floatsOf(moments, before, scene) : [],
      raised: null,
      drag: held && drag && 'card' in drag ? { ...drag, card: held.card } : null,
    };
    this.#scene = scene;
    this.#duration = duration;
    this.#effectsStart = now;
    this.#drawAll();
    this.#animate();
  }

  /** What the person can do and has picked has changed. */
  reach(reach: Reach): void {
    const { players, dice, pairs } = this.#reach;
    this.#reach = reach;
    this.#layers.cards.batchDraw();
    if (dice !== reach.dice || pairs?.length || reach.pairs?.length) this.#layers.effects.batchDraw();
    if (players !== reach.players) this.#layers.ground.batchDraw();
  }

  raise(raised: Effects['raised']): void {
    if (raised === this.#effects.raised) return;
    this.#effects = { ...this.#effects, raised };
    this.#layers.effects.batchDraw();
  }

  /** The card with that key is in the person's hand now: it leaves its layer. */
  lift(key: string): void {
    this.#actors.lifted = key;
    this.#layers.cards.batchDraw();
  }

  drag(drag: Drag): void {
    this.#effects = { ...this.#effects, raised: null, drag };
    this.#layers.effects.batchDraw();
  }

  /** Lets go what is dragged; a card goes from there back to its place, or to where the next scene has it. */
  letGo(from: Spot | null): void {
    const key = this.#actors.lifted;
    this.#actors.lifted = null;
    this.#effects = { ...this.#effects, drag: null };
    if (key !== null && from) this.#actors.sendBack(key, from, this.#duration, performance.now());
    this.#layers.cards.batchDraw();
    this.#layers.effects.batchDraw();
    this.#animate();
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#faces.close();
    this.#stage.destroy();
  }

  #renew(design: number | null): void {
    this.#sprites.renew(design);
    this.#layers.cards.batchDraw();
  }

  #drawAll(): void {
    for (const layer of Object.values(this.#layers)) layer.batchDraw();
  }

  /** Draws frames while something is under way, and a last one when all has arrived. */
  #animate(): void {
    if (this.#frame !== 0) return;
    const step = (): void => {
      const now = performance.now();
      const moving = this.#actors.isMoving(now);
      const running = this.#flown(now) < 1 && this.#hasRunning();
      this.#layers.cards.batchDraw();
      if (this.#hasRunning()) this.#layers.effects.batchDraw();
      this.#frame = moving || running ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }

  #hasRunning(): boolean {
    return this.#effects.floats.length > 0 || this.#effects.tray?.fresh === true;
  }

  #progress(times: number, now: number, after = 0): number {
    const length = this.#duration * times;
    const gone = now - this.#effectsStart - this.#duration * after;
    return length === 0 ? 1 : Math.min(1, Math.max(0, gone / length));
  }

  /** Numbers fly when the dice that they come from lie still. */
  #flown(now: number): number {
    return this.#progress(FLOAT, now, this.#effects.tray?.fresh ? ROLL : 0);
  }

  #drawGround(context: CanvasRenderingContext2D): void {
    if (this.#scene) drawGround(context, this.#scene, this.#reach.players, this.#colors);
  }

  #drawCards(context: CanvasRenderingContext2D): void {
    this.#actors.draw(context, this.#look(), performance.now());
  }

  #drawEffects(context: CanvasRenderingContext2D): void {
    if (!this.#scene) return;
    const now = performance.now();
    const rolled = this.#effects.tray?.fresh ? this.#progress(ROLL, now) : 1;
    const progress = { rolled, flown: this.#flown(now) };
    drawEffects(context, this.#effects, this.#scene, progress, this.#look());
  }

  #look(): Look {
    const seats = this.#scene?.view.seats ?? [];
    const out = new Set(seats.filter(({ isOut }) => isOut).map(({ seat }) => seat));
    return { sprites: this.#sprites, reach: this.#reach, colors: this.#colors, out };
  }
}

/**
 * In another room, as after the window's size changed, nothing goes from here to there. Nor does it when somebody else looks: what
 * only the one before might know is gone at once.
 */
function isSameRoom({ layout: a, view: before }: Scene, { layout: b, view: after }: Scene): boolean {
  const sameSize = a.width === b.width && a.height === b.height;
  const sameEyes = before.viewer === after.viewer || before.viewer === null;
  return sameSize && sameEyes && a.seats.at(-1)?.seat === b.seats.at(-1)?.seat;
}

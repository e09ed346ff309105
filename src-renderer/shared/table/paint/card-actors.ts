/** The cards as they are drawn just now: each where it lies or on its way there, with what the person can do with it. */
import type { PlayerNo, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import { drawBadge, drawCount } from './card-marks.js';
import { outlineOf } from './card-surface.js';
import type { SpriteCache, SpriteOf } from './card-sprite.js';
import { drawPileLabel } from './ground-painter.js';
import { isOver, resting, whereIs, type Way } from '../scene/motion.js';
import { CARD_RATIO, type Spot } from '../scene/row-layout.js';
import type { SceneChange } from '../scene/stage-diff.js';
import type { StageInput } from '../scene/stage-input.js';
import { straightened, unknownCard, type PlacedCard } from '../scene/placed-card.js';
import type { Scene } from '../scene/stage-scene.js';
import type { TableColors } from './signs/table-colors.js';

/** What the person in front of the stage can pick and has picked. */
export type Reach = Pick<
  StageInput,
  'glowing' | 'picked' | 'ordered' | 'players' | 'dice' | 'pairs' | 'shares'
>;

interface Ghost {
  readonly card: SeenCard;
  readonly width: number;
  readonly way: Way;
}

export class CardActors {
  #scene: Scene | null = null;
  #ways = new Map<string, Way>();
  #ghosts: Ghost[] = [];
  /** The card that is being dragged: another layer draws it. */
  lifted: string | null = null;

  /** Shows a scene; with a change its cards go there in `duration` ms, else they are there. */
  show(scene: Scene, change: SceneChange | null, duration: number, now: number): void {
    const ways = new Map<string, Way>();
    if (change && duration > 0) {
      for (const key of change.moved) this.#send(ways, scene, key, now, duration);
      for (const { key, from } of change.arrived) {
        const placed = scene.cards.find((card) => card.key === key);
        if (!placed) continue;
        const appears = from === null;
        ways.set(key, {
          from: from ?? placed,
          to: placed,
          fromAlpha: appears ? 0 : 1,
          toAlpha: 1,
          start: now,
          duration,
        });
      }
    }
    this.#ghosts = change && duration > 0 ? this.#ghostsOf(change, duration, now) : [];
    this.#ways = ways;
    this.#scene = scene;
  }

  #send(ways: Map<string, Way>, scene: Scene, key: string, now: number, duration: number): void {
    const placed = scene.cards.find((card) => card.key === key);
    if (!placed) return;
    const { spot, alpha } = this.where(key, now) ?? { spot: placed, alpha: 1 };
    ways.set(key, { from: spot, to: placed, fromAlpha: alpha, toAlpha: 1, start: now, duration });
  }

  #ghostsOf({ left, flown }: SceneChange, duration: number, now: number): Ghost[] {
    const leaving = left.map(({ card, to }) => {
      const from = this.where(card.key, now)?.spot ?? card;
      const way = { from, to: to ?? from, fromAlpha: 1, toAlpha: to ? 1 : 0, start: now, duration };
      return { card: card.card, width: card.width, way };
    });
    const flying = flown.map(({ card, from, to }) => ({
      card: straightened(card ?? unknownCard),
      width: to.width,
      way: { from, to, fromAlpha: 1, toAlpha: 1, start: now, duration },
    }));
    return [...leaving, ...flying];
  }

  /** Lets a card go back to its place from where it was let go. */
  sendBack(key: string, from: Spot, duration: number, now: number): void {
    const placed = this.#scene?.cards.find((card) => card.key === key);
    if (!placed || duration === 0) return;
    this.#ways.set(key, { from, to: placed, fromAlpha: 1, toAlpha: 1, start: now, duration });
  }

  where(key: string, now: number): { readonly spot: Spot; readonly alpha: number } | null {
    const way = this.#ways.get(key);
    if (way) return whereIs(way, now);
    const placed = this.#scene?.cards.find((card) => card.key === key);
    return placed ? whereIs(resting(placed), now) : null;
  }

  /** Something is still on its way. */
  isMoving(now: number): boolean {
    return (
      [...this.#ways.values()].some((way) => !isOver(way, now)) ||
      this.#ghosts.some(({ way }) => !isOver(way, now))
    );
  }

  draw(context: CanvasRenderingContext2D, look: Look, now: number): void {
    const scene = this.#scene;
    if (!scene) return;
    const { sprites, colors } = look;
    const late: PlacedCard[] = [];
    for (const placed of scene.cards) {
      if (placed.key === this.lifted) continue;
      const way = this.#ways.get(placed.key);
      if (way && !isOver(way, now)) late.push(placed);
      else drawCard(context, placed, placed, 1, look);
    }
    for (const pile of scene.piles) drawPileLabel(context, pile, scene.layout.text, colors);
    for (const { card, width, way } of this.#ghosts) {
      if (isOver(way, now)) continue;
      const { spot, alpha } = whereIs(way, now);
      drawSprite(context, sprites, { card, width }, spot, alpha);
    }
    for (const placed of late) {
      const { spot, alpha } = whereIs(this.#ways.get(placed.key) ?? resting(placed), now);
      drawCard(context, placed, spot, alpha, look);
    }
  }
}

/** With what cards are drawn, and who is out of the game. */
export interface Look {
  readonly sprites: SpriteCache;
  readonly reach: Reach;
  readonly colors: TableColors;
  readonly out: ReadonlySet<PlayerNo>;
}

/** How large the number of an item is, as a share of that of a card. */
const BESIDE_HEAD = 0.36;
/** How deep in the shade a card is that is not meant just now: its paper goes dark, what stands on it stays as dark as it was. */
const SHADE = { dimmed: 0.45, receding: 1 } as const;
/** How much of the felt lies over the cards of who is out of the game. */
const GONE = 0.5;

export function drawCard(
  context: CanvasRenderingContext2D,
  placed: PlacedCard,
  spot: Spot,
  alpha: number,
  { sprites, reach, colors, out }: Look,
): void {
  const { card, place, order, link, role } = placed;
  drawSprite(context, sprites, placed, spot, alpha);
  const id = card.id;
  const glows = id !== null && role !== 'link' && reach.glowing.has(id);
  const picked = id === null || role === 'link' ? -1 : reach.picked.indexOf(id);
  const recedes = reach.glowing.size > 0 && !glows && picked < 0 && link === null;
  const isDimmed = card.flags.some(({ dimmed }) => dimmed);
  const shade = recedes ? SHADE.receding : isDimmed ? SHADE.dimmed : 0;
  const height = spot.width * CARD_RATIO;
  context.save();
  context.translate(spot.x, spot.y);
  context.rotate((spot.angle * Math.PI) / 180);
  context.translate(-spot.width / 2, -height / 2);
  const path = outlineOf(card, spot.width);
  if (shade > 0) {
    context.globalCompositeOperation = 'multiply';
    context.globalAlpha = shade * alpha;
    context.fillStyle = colors.shade;
    context.fill(path);
    context.globalCompositeOperation = 'source-over';
  }
  if (place.seat !== null && out.has(place.seat)) {
    context.globalAlpha = GONE * alpha;
    context.fillStyle = colors.felt;
    context.fill(path);
  }
  context.globalAlpha = alpha;
  if (picked >= 0) drawRing(context, path, colors.blue, 3.5);
  else if (glows) drawRing(context, path, colors.green, 3);
  context.rotate((-spot.angle * Math.PI) / 180);
  if (spot.angle === 90) context.translate(-height, 0);
  if (picked >= 0) {
    const text = reach.ordered ? String(picked + 1) : '✓';
    drawBadge(context, text, spot.width, colors.blue, colors.onBlue, colors.font);
  } else if (order !== null || link !== null) {
    // An item says in its head what it is: the number beside it is small.
    const size = placed.entry ? spot.width * BESIDE_HEAD : spot.width;
    drawBadge(context, String(order ?? link), size, colors.ink, colors.raised, colors.font);
  }
  if (placed.alike !== undefined) drawCount(context, placed.alike, spot, colors);
  context.restore();
}

/** A line with a soft edge around a card. */
export function drawRing(
  context: CanvasRenderingContext2D,
  path: Path2D,
  color: string,
  width: number,
): void {
  const alpha = context.globalAlpha;
  context.strokeStyle = color;
  context.globalAlpha = alpha * 0.3;
  context.lineWidth = width * 2.6;
  context.stroke(path);
  context.globalAlpha = alpha;
  context.lineWidth = width;
  context.stroke(path);
}

/** A card's picture at a spot. It is painted in the size in which it comes to lie, and only scaled on its way. */
export function drawSprite(
  context: CanvasRenderingContext2D,
  sprites: SpriteCache,
  of: SpriteOf,
  spot: Spot,
  alpha: number,
): void {
  const sprite = sprites.get(of);
  const scale = spot.width / of.width;
  const whole = sprite.width + 2 * sprite.margin;
  const height = sprite.width * CARD_RATIO + 2 * sprite.margin;
  context.save();
  context.globalAlpha = alpha;
  const ratio = sprite.canvas.width / whole;
  const snap = (value: number): number => (spot.angle === 0 ? Math.round(value * ratio) / ratio : value);
  context.translate(snap(spot.x - (whole * scale) / 2), snap(spot.y - (height * scale) / 2));
  if (spot.angle !== 0) {
    context.translate((whole * scale) / 2, (height * scale) / 2);
    context.rotate((spot.angle * Math.PI) / 180);
    context.translate((-whole * scale) / 2, (-height * scale) / 2);
  }
  context.drawImage(
    sprite.canvas,
    0,
    0,
    (sprite.canvas.width / ratio) * scale,
    (sprite.canvas.height / ratio) * scale,
  );
  context.restore();
}

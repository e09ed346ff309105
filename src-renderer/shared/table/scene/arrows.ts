import type {
  CardId,
  CardRef,
  Moment,
  PlayerNo,
  SeenFight,
  SeenTarget,
  SeenVictim,
} from '../../../../src-main/api/answers/play-answers.js';
import { middleOf, type Point } from './box.js';
import type { PlacedCard } from './placed-card.js';
import { CARD_RATIO } from './row-layout.js';
import { HEAD } from './stack-items.js';
import type { StagePair } from './stage-input.js';
import { placedCard, type Scene } from './stage-scene.js';

/** What points at what: an ability at its targets, an attacker at its victim, a blocker at whom it stands for or against. */
export interface Arrow {
  readonly kind: 'target' | 'attack' | 'guard';
  readonly from: Point;
  readonly to: Point;
}

/** The arrows of what is going on. `moments` adds what has just been chosen, which no link tells yet. */
export function arrowsOf(scene: Scene, moments: readonly Moment[]): Arrow[] {
  return [...combatArrows(scene), ...stackArrows(scene), ...chosenArrows(scene, moments)];
}

/** The arrows of pairs in the making. */
export const pairArrows = (scene: Scene, pairs: readonly StagePair[]): Arrow[] =>
  pairs.flatMap(({ card, with: partner, kind }) => {
    const to = 'card' in partner ? cardPoint(partner.card, scene) : plateAt(partner.player, scene);
    return arrowTo(kind, cardPoint(card, scene), to);
  });

function stackArrows(scene: Scene): Arrow[] {
  return (scene.view.stack?.entries ?? []).flatMap(({ number, targets, fate }) => {
    const tile = scene.cards.find(({ link }) => link === number);
    if (!tile || fate !== null) return [];
    return targets.flatMap((target) => fromTile(tile, target, scene));
  });
}

/** From the side of an item at which its target lies, beside its head, and to the same side of another; else from the middle of a card. */
function fromTile(tile: PlacedCard, { card, player }: SeenTarget, scene: Scene): Arrow[] {
  if (player !== undefined) return fromSide(tile, plateAt(player, scene));
  const placed = card === null ? null : placedCard(scene, card);
  if (tile.entry && placed?.entry) return arrowTo('target', besideHead(tile, 1), besideHead(placed, 1));
  return fromSide(tile, placed);
}

function fromSide(tile: PlacedCard, to: Point | null): Arrow[] {
  const { x, y, entry } = tile;
  const end = to && { x: to.x, y: to.y };
  return arrowTo('target', end && entry ? besideHead(tile, end.x < x ? -1 : 1) : { x, y }, end);
}

const besideHead = ({ x, y, width }: PlacedCard, side: 1 | -1): Point => ({
  x: x + (side * width) / 2,
  y: y - ((1 - HEAD) * width * CARD_RATIO) / 2,
});

function chosenArrows(scene: Scene, moments: readonly Moment[]): Arrow[] {
  return moments.flatMap((moment) => {
    if (moment.kind !== 'target' || moment.source === null) return [];
    const source = placedCard(scene, moment.source);
    // Of an item its own arrows tell it.
    return source && !source.entry
      ? moment.cards.flatMap((card) => arrowTo('target', source, cardPoint(card, scene)))
      : [];
  });
}

const combatArrows = (scene: Scene): Arrow[] =>
  (scene.view.combats.at(-1)?.fights ?? []).flatMap((fight) => fightArrows(fight, scene));

function fightArrows({ attackers, victim, blockers, blocks }: SeenFight, scene: Scene): Arrow[] {
  const struck = victimAt(victim, scene);
  const from = (refs: readonly CardRef[], kind: Arrow['kind'], to: readonly (Point | null)[]): Arrow[] =>
    refs.flatMap(({ card }) => to.flatMap((end) => arrowTo(kind, cardPoint(card, scene), end)));
  const stopped = blocks === 'victim' ? [struck] : attackers.map(({ card }) => cardPoint(card, scene));
  // Attackers against whom somebody stands are not drawn on to their victim: that they are stopped is what counts now.
  const isStopped = blocks === 'attackers' && blockers.length > 0;
  const onTheirWay = isStopped ? [] : from(attackers, 'attack', [struck]);
  return [...onTheirWay, ...from(blockers, 'guard', stopped)];
}

/** None from or to what is not in sight, nor to where it begins. */
function arrowTo(kind: Arrow['kind'], from: Point | null, to: Point | null): Arrow[] {
  if (!from || !to || (from.x === to.x && from.y === to.y)) return [];
  return [{ kind, from: { x: from.x, y: from.y }, to }];
}

function cardPoint(card: CardId | null, scene: Scene): Point | null {
  const placed = card === null ? null : placedCard(scene, card);
  return placed && { x: placed.x, y: placed.y };
}

const victimAt = (victim: SeenVictim, scene: Scene): Point | null =>
  'player' in victim ? plateAt(victim.player, scene) : cardPoint(victim.card.card, scene);

/** Middle of a player's plate. */
export function plateAt(player: PlayerNo, { layout }: Scene): Point | null {
  const seat = layout.seats.find((one) => one.seat === player);
  return seat ? middleOf(seat.plate) : null;
}

import type {
  CardId,
  CardRef,
  Moment,
  PlayerNo,
  SeenVictim,
} from '../../../../src-main/api/answers/play-answers.js';
import { middleOf, type Point } from './box.js';
import { placedCard, type Scene } from './stage-scene.js';

/** What points at what: an ability at its targets, an attacker at its victim, a defender at whom it stands for. */
export interface Arrow {
  readonly kind: 'target' | 'attack' | 'guard';
  readonly from: Point;
  readonly to: Point;
}

/** The arrows of what is going on. `moments` adds what has just been chosen, which no link tells yet. */
export function arrowsOf(scene: Scene, moments: readonly Moment[]): Arrow[] {
  return [...battleArrows(scene), ...chainArrows(scene), ...chosenArrows(scene, moments)];
}

function chainArrows(scene: Scene): Arrow[] {
  return scene.view.chain.flatMap(({ number, targets, negated }) => {
    const tile = scene.cards.find(({ link }) => link === number);
    return tile && !negated
      ? pointing(
          'target',
          tile,
          targets.map(({ card }) => card),
          scene,
        )
      : [];
  });
}

function chosenArrows(scene: Scene, moments: readonly Moment[]): Arrow[] {
  return moments.flatMap((moment) => {
    if (moment.kind !== 'target' || moment.source === null) return [];
    const source = placedCard(scene, moment.source);
    return source ? pointing('target', source, moment.cards, scene) : [];
  });
}

function battleArrows(scene: Scene): Arrow[] {
  const battle = scene.view.battles.at(-1);
  if (!battle) return [];
  const to = victimAt(battle.victim, scene);
  if (!to) return [];
  const from = (refs: readonly CardRef[], kind: Arrow['kind']): Arrow[] =>
    refs.flatMap(({ card }) => {
      const placed = card === null ? null : placedCard(scene, card);
      return placed && !samePoint(placed, to) ? [{ kind, from: { x: placed.x, y: placed.y }, to }] : [];
    });
  return [...from(battle.team, 'attack'), ...from(battle.defense, 'guard')];
}

function pointing(
  kind: Arrow['kind'],
  from: Point,
  cards: readonly (CardId | null)[],
  scene: Scene,
): Arrow[] {
  return cards.flatMap((card) => {
    const placed = card === null ? null : placedCard(scene, card);
    if (!placed || samePoint(placed, from)) return [];
    return [{ kind, from: { x: from.x, y: from.y }, to: { x: placed.x, y: placed.y } }];
  });
}

const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function victimAt(victim: SeenVictim, scene: Scene): Point | null {
  if ('player' in victim) return plateAt(victim.player, scene);
  const placed = victim.card.card === null ? null : placedCard(scene, victim.card.card);
  return placed ? { x: placed.x, y: placed.y } : null;
}

/** Middle of a player's plate. */
export function plateAt(player: PlayerNo, { layout }: Scene): Point | null {
  const seat = layout.seats.find((one) => one.seat === player);
  return seat ? middleOf(seat.plate) : null;
}

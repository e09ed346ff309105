/** The stage in words and boxes, for the keyboard and for who does not see it: one entry for everything that can be pressed. */
import type { PlayerNo, SeenCard, SeenSeat, Stat } from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from '../scene/box.js';
import type { Reach } from '../paint/card-actors.js';
import type { PlacedDie } from '../scene/dice-spots.js';
import { raisedCard } from '../scene/raised-card.js';
import type { PlacedCard, Scene } from '../scene/stage-scene.js';
import { boxOf, topCardOf, type Under } from '../scene/hit-test.js';

export interface MirrorEntry {
  readonly key: string;
  readonly label: string;
  /** What of it is not covered by the next card: where a pointer finds it. */
  readonly box: Box;
  /** All of it, as it stands once the focus is on it: what the focus rings. */
  readonly ring: Box;
  readonly under: Under;
}

/** A zone, the plate of a player, or what lies in the lane. */
export interface MirrorGroup {
  readonly key: string;
  readonly label: string;
  readonly seat: PlayerNo | null;
  readonly zone: string | null;
  readonly box: Box;
  readonly entries: readonly MirrorEntry[];
}

/** Groups in the order in which they are read: the own seat, the others clockwise, then the lane. */
export function mirrorOf(scene: Scene): MirrorGroup[] {
  const { view, layout } = scene;
  const names = new Map(view.seats.map(({ seat, name }) => [seat, name]));
  const own = layout.seats.at(-1);
  const groups = [...(own ? [own] : []), ...layout.seats.slice(0, -1)].flatMap((laid) => {
    const seat = view.seats.find((one) => one.seat === laid.seat);
    if (!seat) return [];
    const zones = [...laid.zones, ...laid.asides, ...(laid.hand ? [laid.hand] : [])];
    return [
      plateGroup(seat, laid.plate, scene),
      ...zones.map(({ zone, box }) => zoneGroup(seat, zone, box, scene, names)),
    ];
  });
  return [...groups, laneGroup(scene, names)].filter(
    ({ entries, zone }) => entries.length > 0 || zone !== null,
  );
}

function plateGroup(seat: SeenSeat, plate: Box, { view }: Scene): MirrorGroup {
  const { name, life, lifeName, isOut, notes } = seat;
  const hand = seat.zones.find(({ shape }) => shape === 'hand');
  const said = [
    isOut ? 'out of the game' : `${life} ${lifeName}`,
    ...(hand ? [cards(hand.count, `in ${hand.name.toLowerCase()}`)] : []),
    ...(view.turn.player === seat.seat ? ['has the turn'] : []),
    ...(view.asked === seat.seat ? ['decides now'] : []),
    ...notes,
  ];
  const key = `player ${seat.seat}`;
  const under = { kind: 'player', player: seat.seat } as const;
  const entry = { key, label: [name, ...said].join(', '), box: plate, ring: plate, under };
  return { key, label: name, seat: seat.seat, zone: null, box: plate, entries: [entry] };
}

const cards = (count: number, where: string): string => `${count} ${count === 1 ? 'card' : 'cards'} ${where}`;

function zoneGroup(
  { seat, name, zones }: SeenSeat,
  zone: string,
  box: Box,
  scene: Scene,
  names: ReadonlyMap<PlayerNo, string>,
): MirrorGroup {
  const seen = zones.find((one) => one.zone === zone);
  const where = `${name}’s ${seen?.name ?? zone}`;
  const count = seen?.count ?? 0;
  const key = `${seat} ${zone}`;
  const group = { key, label: `${where}, ${cards(count, '').trim()}`, seat, zone, box };
  const pile = scene.piles.find((one) => one.seat === seat && one.zone === zone);
  if (pile) {
    const top = topCardOf(pile, scene);
    const face = top?.card.face;
    const label = face ? `${group.label}, on top ${face.name}` : group.label;
    const under = { kind: 'pile', pile, placed: top } as const;
    return { ...group, entries: [{ key: `pile ${key}`, label, box, ring: box, under }] };
  }
  const placed = scene.cards.filter(({ place }) => place.seat === seat && place.zone === zone);
  const known = placed.filter(({ card, role }) => role !== 'hand' || card.id !== null);
  return { ...group, entries: entriesOf(known, scene, `in ${where}`, names) };
}

function laneGroup(scene: Scene, names: ReadonlyMap<PlayerNo, string>): MirrorGroup {
  const { cards: placed, dice, layout } = scene;
  const lane = placed.filter(({ place }) => place.seat === null);
  const entries = [...entriesOf(lane, scene, 'in the middle', names), ...dice.map(dieEntry)];
  return { key: 'lane', label: 'In the middle', seat: null, zone: null, box: layout.lane, entries };
}

function dieEntry(die: PlacedDie): MirrorEntry {
  const label = `Die ${die.place + 1}: ${die.face}`;
  return { key: `die ${die.place}`, label, box: die.box, ring: die.box, under: { kind: 'die', die } };
}

function entriesOf(
  placed: readonly PlacedCard[],
  scene: Scene,
  where: string,
  names: ReadonlyMap<PlayerNo, string>,
): MirrorEntry[] {
  const { width, height } = scene.layout;
  return placed.map((card, at) => {
    const whole = within(boxOf(card), width, height);
    const next = placed[at + 1];
    const covered = next ? Math.max(0, whole.x + whole.width - boxOf(next).x) : 0;
    const box = { ...whole, width: Math.max(4, whole.width - covered) };
    const raised = raisedCard(card, scene);
    const ring = raised ? boxOf(raised) : whole;
    const link = card.link === null ? [] : [`link ${card.link} of the chain`];
    const order = card.order === null ? [] : [`number ${card.order} of the formation`];
    const label = [...sayCard(card.card, names), ...link, ...order, where].join(', ');
    return { key: card.key, label, box, ring, under: { kind: 'card', placed: card } };
  });
}

/** What is off the stage cannot be pressed. */
const within = ({ x, y, width, height }: Box, right: number, bottom: number): Box => {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.min(right, x + width) - left,
    height: Math.min(bottom, y + height) - top,
  };
};

/** A card in a few words: name, figures, state, counters. */
function sayCard(card: SeenCard, names: ReadonlyMap<PlayerNo, string>): string[] {
  const { face, exhausted, fatigued, remembered, chips, notes } = card;
  const chipOwner = (owner: PlayerNo): string => names.get(owner) ?? `player ${owner + 1}`;
  return [
    face?.name ?? 'Face-down card',
    ...(face?.type === 'spell' ? ['spell'] : []),
    ...(face?.stats.map(sayStat) ?? []),
    ...(exhausted ? ['exhausted'] : []),
    ...(fatigued ? ['fatigued'] : []),
    ...(remembered ? ['face down, known from before'] : []),
    ...chips.map(
      ({ count, name, owner }) => `${count} ${name}${count === 1 ? '' : 's'} of ${chipOwner(owner)}`,
    ),
    ...notes,
  ];
}

const sayStat = ({ name, now, printed }: Stat): string =>
  now === printed ? `${name} ${now}` : `${name} ${now}, printed ${printed}`;

/** What the person can do with an entry or has picked of it, after its label. */
export function sayReach(under: Under, { glowing, picked, ordered, players, dice }: Reach): string {
  if (under.kind === 'die') return dice ? ', can be chosen' : '';
  if (under.kind === 'player') return players.has(under.player) ? ', can be chosen' : '';
  const id = under.kind === 'zone' ? null : (under.placed?.card.id ?? null);
  if (id === null) return '';
  const place = picked.indexOf(id);
  if (place >= 0) return ordered ? `, picked as number ${place + 1}` : ', picked';
  return under.kind === 'card' && glowing.has(id) ? ', can be chosen' : '';
}

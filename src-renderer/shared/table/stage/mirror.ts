/** The stage in words and boxes, for the keyboard and for who does not see it: one entry for everything that can be pressed. */
import type {
  CardId,
  CardRef,
  Chip,
  PlayerNo,
  SeenCard,
  SeenFight,
  SeenSeat,
  SeenStack,
  Stat,
} from '../../../../src-main/api/answers/play-answers.js';
import { asLabel } from '../../labels/text-labels.js';
import type { Box } from '../scene/box.js';
import type { ZoneBox } from '../scene/field-layout.js';
import type { Reach } from '../paint/card-actors.js';
import type { PlacedDie } from '../scene/dice-spots.js';
import { raisedCard } from '../scene/raised-card.js';
import type { PlacedCard } from '../scene/placed-card.js';
import type { Scene } from '../scene/stage-scene.js';
import { findCard } from '../view/seen-cards.js';
import { saidText } from '../view/table-symbols.svelte.js';
import type { StageShare } from '../scene/stage-input.js';
import { topCardOf, type Under } from '../scene/hit-test.js';
import { boxOf } from '../scene/row-layout.js';

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

/** Groups in the order in which they are read: the own seat, the others clockwise, then what is mid-table. */
export function mirrorOf(scene: Scene): MirrorGroup[] {
  const { view, layout } = scene;
  const names = new Map(view.seats.map(({ seat, name }) => [seat, name]));
  const own = layout.seats.at(-1);
  const groups = [...(own ? [own] : []), ...layout.seats.slice(0, -1)].flatMap((laid) => {
    const seat = view.seats.find((one) => one.seat === laid.seat);
    if (!seat) return [];
    const zones = [...laid.zones, ...laid.asides, ...(laid.hand ? [laid.hand] : [])];
    return [plateGroup(seat, laid.plate, scene), ...zones.map((zone) => zoneGroup(seat, zone, scene, names))];
  });
  const shared = layout.shared.map((zone) => zoneGroup(null, zone, scene, names));
  return [...groups, ...shared, laneGroup(scene, names)].filter(
    ({ entries, zone }) => entries.length > 0 || zone !== null,
  );
}

function plateGroup(seat: SeenSeat, plate: Box, { view }: Scene): MirrorGroup {
  const { name, life, lifeName, pools = [], isOut, notes } = seat;
  const hand = seat.zones.find(({ shape }) => shape === 'hand');
  const said = [
    isOut ? 'out of the game' : `${life} ${lifeName}`,
    ...pools.map((pool) => `${pool.amount} ${pool.name}`),
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
  owner: SeenSeat | null,
  { zone, row, name, box }: ZoneBox,
  scene: Scene,
  names: ReadonlyMap<PlayerNo, string>,
): MirrorGroup {
  const seat = owner?.seat ?? null;
  const seen = (owner?.zones ?? scene.view.shared).find((one) => one.zone === zone);
  const where = owner ? `${owner.name}’s ${name}` : name;
  const isThere = (card: SeenCard): boolean => row === null || card.row === row;
  const count = row === null ? (seen?.count ?? 0) : (seen?.cards.filter(isThere).length ?? 0);
  const key = `${seat ?? 'shared'} ${zone}${row === null ? '' : ` ${row}`}`;
  const group = { key, label: `${where}, ${cards(count, '').trim()}`, seat, zone, box };
  const pile = scene.piles.find((one) => one.seat === seat && one.zone === zone);
  if (pile) {
    const top = topCardOf(pile, scene);
    const face = top?.card.face;
    const label = face ? `${group.label}, on top ${face.name}` : group.label;
    const under = { kind: 'pile', pile, placed: top } as const;
    return { ...group, entries: [{ key: `pile ${key}`, label, box, ring: box, under }] };
  }
  const placed = scene.cards.filter(
    ({ card, place }) => place.seat === seat && place.zone === zone && isThere(card),
  );
  const known = placed.filter(({ card, role }) => role !== 'hand' || card.id !== null);
  return { ...group, entries: entriesOf(known, scene, `in ${where}`, names) };
}

function laneGroup(scene: Scene, names: ReadonlyMap<PlayerNo, string>): MirrorGroup {
  const { cards: placed, dice, layout } = scene;
  const lane = placed.filter(({ place }) => place.zone === null);
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
    const box = uncovered(card, whole, placed[at + 1]);
    const raised = raisedCard(card, scene);
    const ring = raised ? boxOf(raised) : whole;
    const label = [...sayCard(card.card, names), ...sayRole(card, scene, names), where].join(', ');
    return { key: card.key, label, box, ring, under: { kind: 'card', placed: card } };
  });
}

/** What of a card is neither under the next of its row nor under what is laid on it. */
function uncovered({ strip, angle }: PlacedCard, whole: Box, next: PlacedCard | undefined): Box {
  if (strip !== undefined) {
    // The upper end of a card that lies sideways is at its right.
    if (angle !== 0) return { ...whole, x: whole.x + whole.width * (1 - strip), width: whole.width * strip };
    return { ...whole, height: whole.height * strip };
  }
  const over = next ? boxOf(next) : whole;
  const isBeside = over.x >= whole.x && over.y < whole.y + whole.height && whole.y < over.y + over.height;
  const covered = next && isBeside ? Math.max(0, whole.x + whole.width - over.x) : 0;
  return { ...whole, width: Math.max(4, whole.width - covered) };
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
  const { face, flags, nature, controller, remembered, chips, notes } = card;
  return [
    face?.name ?? 'Face-down card',
    ...(nature ? [nature] : []),
    ...(face?.type ? [face.type] : []),
    ...(face?.stats.map(sayStat) ?? []),
    ...flags.map(({ name }) => name),
    ...(remembered ? ['face down, known from before'] : []),
    ...chips.map((chip) => sayChip(chip, names)),
    ...(controller === undefined ? [] : [`controlled by ${nameOf(controller, names)}`]),
    ...notes,
  ];
}

const nameOf = (player: PlayerNo, names: ReadonlyMap<PlayerNo, string>): string =>
  names.get(player) ?? `player ${player + 1}`;

function sayChip({ count, name, owner }: Chip, names: ReadonlyMap<PlayerNo, string>): string {
  const whose = owner === null ? '' : ` of ${nameOf(owner, names)}`;
  return `${count} ${name}${count === 1 ? '' : 's'}${whose}`;
}

/** What a card is to others: attached, waiting to be carried out, fighting. */
function sayRole(
  { card, link, order }: PlacedCard,
  { view, cards: placed }: Scene,
  names: ReadonlyMap<PlayerNo, string>,
): string[] {
  const { stack, combats } = view;
  const host = card.attached && findCard(view, card.attached.to)?.card;
  const attached = placed.filter((one) => card.id !== null && one.card.attached?.to === card.id);
  const fights = combats.at(-1)?.fights ?? [];
  return [
    ...(host ? [`attached to ${host.face?.name ?? 'a face-down card'}`] : []),
    ...(attached.length === 0
      ? []
      : [`with ${attached.map((one) => one.card.face?.name ?? 'a face-down card').join(' and ')} attached`]),
    ...(link === null || !stack ? [] : sayEntry(link, stack)),
    ...(order === null || fights.length > 1 ? [] : [`number ${order} of the formation`]),
    ...fights.flatMap((fight) => sayFight(card.id, fight, names)),
  ];
}

/** Which of the stack's entries it is, what that does and to whom. */
function sayEntry(number: number, { name, entryName, entries }: SeenStack): string[] {
  const entry = entries.find((one) => one.number === number);
  const does = saidText(asLabel(entry?.item?.does ?? [])).trim();
  const aims = entry?.item ? entry.targets.map((target) => target.name) : [];
  return [
    `${entryName} ${number} of the ${name.toLowerCase()}`,
    ...(does === '' ? [] : [does]),
    ...(aims.length > 0 ? [`aimed at ${aims.join(' and ')}`] : []),
    ...(entry?.item && entry.fate !== null ? [entry.fate] : []),
  ];
}

/** Whom a card attacks, or against whom or for whom it stands. */
function sayFight(
  card: CardId | null,
  { attackers, victim, blockers, blocks }: SeenFight,
  names: ReadonlyMap<PlayerNo, string>,
): string[] {
  const whom = 'player' in victim ? nameOf(victim.player, names) : victim.card.name;
  const isIn = (side: readonly CardRef[]): boolean => card !== null && side.some((one) => one.card === card);
  if (isIn(attackers)) {
    const stopped = blocks === 'attackers' && blockers.length > 0;
    return [
      `attacks ${whom}`,
      ...(stopped ? [`blocked by ${blockers.map(({ name }) => name).join(' and ')}`] : []),
    ];
  }
  if (!isIn(blockers)) return [];
  return [
    blocks === 'victim' ? `defends ${whom}` : `blocks ${attackers.map(({ name }) => name).join(' and ')}`,
  ];
}

const sayStat = ({ name, now, printed, said }: Stat): string =>
  now === printed ? `${name} ${said ?? now}` : `${name} ${now}, printed ${printed}`;

/** What the person can do with an entry or has picked of it, after its label. */
export function sayReach(under: Under, reach: Reach): string {
  const { glowing, picked, ordered, players, dice } = reach;
  if (under.kind === 'die') return dice ? ', can be chosen' : '';
  const share = shareOf(under, reach);
  if (share) return `, gets ${share.amount}`;
  if (under.kind === 'player') return players.has(under.player) ? ', can be chosen' : '';
  const id = under.kind === 'zone' ? null : (under.placed?.card.id ?? null);
  if (id === null) return '';
  const place = picked.indexOf(id);
  if (place >= 0) return ordered ? `, picked as number ${place + 1}` : ', picked';
  return under.kind === 'card' && glowing.has(id) ? ', can be chosen' : '';
}

/** What an entry gets of an amount that is shared out; null where it gets no share. */
export function shareOf(under: Under, { shares = [] }: Pick<Reach, 'shares'>): StageShare | null {
  const card = under.kind === 'card' ? under.placed.card.id : null;
  const isMeant = ({ to }: StageShare): boolean =>
    'card' in to ? card !== null && to.card === card : under.kind === 'player' && to.player === under.player;
  return shares.find(isMeant) ?? null;
}

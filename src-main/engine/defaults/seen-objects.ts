/** How a table shows the objects of a state: what a viewer sees of each, of their zones, and of those that wait on a stack. */
import { capitalized } from '../text.js';
import type { CardId, PlayerNo } from '../decision.js';
import { hostOf } from '../objects/attachments.js';
import { targetsOf, type PresentTarget } from '../objects/targets.js';
import type { GameContext } from '../rule-set.js';
import { has, seatOf, type BaseCard, type CardNo, type Viewer } from '../state.js';
import type { Chip, SeenCard } from '../table/seen-card.js';
import type { SeenSeat, SeenZone } from '../table/seen-zone.js';
import type { SeenStack, SeenTarget } from '../table/under-way.js';
import type { BaseEvent } from '../log.js';
import { pileIn } from '../zones.js';
import type { Naming, StackWords, TableWords } from './table-words.js';

/** One viewer's look at a game. */
export interface Look<T extends GameContext> {
  readonly game: T;
  readonly viewer: Viewer;
  readonly naming: Naming;
}

/** What a game says of its objects; nothing of its log. */
type Words<Z extends string, T extends GameContext> = Omit<
  TableWords<Z, T, BaseEvent>,
  'line' | 'moment' | 'cardsOf' | 'headings'
>;

/** An object's id, where the viewer knows it or sees its place. */
function idFor<Z extends string, T extends GameContext>(
  { laws }: Words<Z, T>,
  { state }: T,
  no: CardNo,
  viewer: Viewer,
): CardId | null {
  const { known, zone, id } = state.cards[no]!;
  return has(known, seatOf(viewer)) || zone === null || laws[zone as Z].placed ? id : null;
}

/** An object as the viewer may see it: that it lies there, and how, all see of a zone whose places they can follow. */
export function seenCard<Z extends string, T extends GameContext>(
  words: Words<Z, T>,
  { game, viewer, naming }: Look<T>,
  no: CardNo,
): SeenCard {
  const card = game.state.cards[no]!;
  const { known, zone, owner, made, copyOf } = card;
  const knows = has(known, seatOf(viewer));
  const law = zone === null ? null : words.laws[zone as Z];
  const nature = made === 'token' ? 'token' : copyOf === undefined ? null : 'copy';
  const host = hostOf(game.state, no);
  const to = host === null ? null : idFor(words, game, host, viewer);
  return {
    id: idFor(words, game, no, viewer),
    face: knows ? words.face(game, no) : null,
    owner,
    ...(law?.shared && card.player !== owner && { controller: card.player }),
    ...(nature && { nature }),
    ...(zone !== null && words.zones[zone as Z].rows && words.row && { row: words.row(game, no) }),
    ...(to !== null && { attached: { to, lies: words.attachmentsLie ?? 'under' } }),
    flags: words.flags?.(game, no) ?? [],
    chips: chipsOf(card, words),
    remembered: false,
    notes: (knows && words.notesOn?.(game, no, naming)) || [],
  };
}

/** In the order in which the first of each came. */
function chipsOf(
  { counters = [] }: BaseCard<string>,
  { counterName = capitalized }: { counterName?(kind: string): string },
): Chip[] {
  const chips = new Map<string, Chip>();
  for (const { kind, owner } of counters) {
    const key = `${owner} ${kind}`;
    const count = (chips.get(key)?.count ?? 0) + 1;
    chips.set(key, { kind, name: counterName(kind), owner, count });
  }
  return [...chips.values()];
}

/** A zone of a seat, or (null) one that all share. */
export function seenZone<Z extends string, T extends GameContext>(
  words: Words<Z, T>,
  look: Look<T>,
  seat: PlayerNo | null,
  zone: Z,
): SeenZone {
  const all = pileIn(look.game.state, seat ?? 0, zone).map((no) => seenCard(words, look, no));
  const { name, shape, rows, gathers } = words.zones[zone];
  const { knowledge } = words.laws[zone];
  const inPlaces = shape === 'row' || shape === 'stack';
  return {
    zone,
    name,
    shape,
    ...(rows && { rows }),
    ...(gathers && { gathers }),
    count: all.length,
    cards: inPlaces ? all : all.filter(({ face }) => face !== null),
    open: knowledge === 'public' || (knowledge === 'private' && seat !== null && look.viewer === seat),
  };
}

export function seenSeat<Z extends string, T extends GameContext>(
  words: Words<Z, T>,
  look: Look<T>,
  seat: PlayerNo,
  zones: readonly Z[],
): SeenSeat {
  const { game, naming } = look;
  return {
    seat,
    name: naming.who(seat),
    ...words.life(game, seat),
    ...(words.pools && { pools: words.pools(game, seat) }),
    isOut: has(game.state.out, seat),
    zones: zones.map((zone) => seenZone(words, look, seat, zone)),
    notes: words.notesOf?.(game, seat, naming) ?? [],
  };
}

/** What waits in the zone of the stack, the lowest first: its top is carried out next. */
export function seenStack<Z extends string, T extends GameContext>(
  words: Words<Z, T>,
  stack: StackWords<Z, T>,
  { game, viewer, naming }: Look<T>,
): SeenStack | null {
  const objects = pileIn(game.state, 0, stack.zone).toReversed();
  if (objects.length === 0) return null;
  const target = (to: PresentTarget): SeenTarget => {
    if ('player' in to) return { name: naming.who(to.player), design: null, card: null, player: to.player };
    if (has(game.state.cards[to.card]!.known, seatOf(viewer))) return naming.ref(to.card);
    return { name: 'an unseen card', design: null, card: idFor(words, game, to.card, viewer) };
  };
  return {
    name: stack.name,
    entryName: stack.entryName,
    entries: objects.map((no, place) => ({
      number: place + 1,
      player: game.state.cards[no]!.player,
      text: stack.text(game, no, naming),
      card: naming.ref(no),
      targets: (stack.aims?.(game, no) ?? targetsOf(game.state, no)).map(target),
      ...(stack.item && { item: stack.item(game, no, naming) }),
      fate: stack.fate?.(game, no) ?? null,
    })),
    resolving: stack.isResolving?.(game) ?? false,
    pending: [],
  };
}

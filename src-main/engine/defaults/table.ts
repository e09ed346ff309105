/**
 * The table of a game that has nothing beside cards in zones: what a viewer sees, what may be done, and what the log says, made of
 * its words. What a game has beyond that it says in the optional ones.
 */
import type { Action, Decision, PlayerNo } from '../decision.js';
import type { BaseEvent, LogEntry } from '../log.js';
import { clone } from '../plain.js';
import type { Playable } from '../playable.js';
import type { GameContext } from '../rule-set.js';
import { anybody, has, ONLOOKERS, type BaseState, type CardNo, type ZoneLaws } from '../state.js';
import type { LogDescription } from '../table/log-line.js';
import type { Move, Prompt, PromptAction } from '../table/prompt.js';
import type { SeenCard, SeenFace } from '../table/seen-card.js';
import type { FieldLayout, Pool, SeenSeat, SeenZone, ZoneShape } from '../table/seen-zone.js';
import type { TableView } from '../table/table-view.js';
import { usualField } from '../table/field.js';
import type { CardRef, Text } from '../text.js';
import { writable } from '../pipeline/writable.js';

type Viewer = PlayerNo | null;

/** What a game has to say for its table. T is what its rule code works on, E what its log holds. */
export interface TableWords<Z extends string, T extends GameContext, E extends BaseEvent> {
  /** Id of the rule set. */
  readonly rules: string;
  readonly laws: ZoneLaws<Z>;
  readonly zones: Readonly<Record<Z, { readonly name: string; readonly shape: ZoneShape }>>;
  /** Left out: rows in the order of `zones`, piles beside them. */
  readonly field?: FieldLayout;
  readonly phases: TableView['phases'];
  /** Where the game stands: turns from 1 (0: setup), whose it is, and the phase. */
  turn(state: T['state']): {
    readonly number: number;
    readonly player: PlayerNo;
    readonly phase: string;
    readonly step?: string | null;
  };
  face(game: T, card: CardNo): SeenFace;
  /** What a player is measured by, such as hitpoints. */
  life(game: T, player: PlayerNo): { readonly life: number; readonly lifeName: string };
  /** How a card lies and what lies on it, which all may see, whether or not they know the card. */
  lies?(
    game: T,
    card: CardNo,
  ): Partial<Pick<SeenCard, 'flags' | 'chips' | 'attached' | 'nature' | 'controller'>>;
  /** What else is to be said of a card that the viewer knows. */
  notesOn?(game: T, card: CardNo, who: (player: PlayerNo) => string): readonly string[];
  pools?(game: T, player: PlayerNo): readonly Pool[];
  /** What goes on mid-table; cards in it are named by `ref`. */
  underWay?(game: T, ref: (card: CardNo) => CardRef, who: (player: PlayerNo) => string): Partial<UnderWay>;
  /** By the decision's purpose: what is asked, in a sentence. */
  readonly questions: Readonly<Record<string, string>>;
  /** By what an action does: a verb for its button, and the zone to which its card is dragged. */
  readonly actions: Readonly<Record<string, { readonly verb: string; readonly zone: Z | null }>>;
  /** What an event says, with the cards that it names by `cards`; null: nothing. */
  line(event: E, who: (player: PlayerNo) => string, cards: readonly (CardRef | string)[]): Text | null;
  /** The cards that an event names, in the order in which it was written into the log. */
  cardsOf(event: E): readonly CardNo[];
  readonly headings: readonly E['type'][];
  /** How the game ended, or would end, in a sentence. */
  ending(winners: string, by: string): string;
}

type UnderWay = Pick<TableView, 'stack' | 'combats' | 'notes'>;
const nothingUnderWay: UnderWay = { stack: null, combats: [], notes: [] };

type DefaultTable<T extends GameContext> = Pick<
  Playable<never, BaseState, never, GameContext<BaseState, never>>,
  'chanceIn'
> & {
  view(game: T, decision: Decision | null, viewer: Viewer, names: readonly string[]): TableView;
  withEverythingRevealed(game: T): T;
  moves(game: T, decision: Decision | null, player: PlayerNo, card: number): Move[];
  describe(entry: LogEntry, place: number, viewer: Viewer, names: readonly string[], game: T): LogDescription;
};

const eye = (viewer: Viewer): number => viewer ?? ONLOOKERS;
export const nameOf = (names: readonly string[], player: PlayerNo): string =>
  names[player] ?? `Player ${player + 1}`;

export function defaultTable<Z extends string, T extends GameContext, E extends BaseEvent>(
  words: TableWords<Z, T, E>,
): DefaultTable<T> {
  const zones = Object.keys(words.laws) as Z[];
  const field = words.field ?? usualField(zones.map((zone) => ({ zone, shape: words.zones[zone].shape })));

  const refTo = (game: T, no: CardNo): CardRef => {
    const { design, id } = game.state.cards[no]!;
    return { name: words.face(game, no).name, design, card: id };
  };

  const seenCard = (game: T, no: CardNo, viewer: Viewer, names: readonly string[]): SeenCard => {
    const { known, zone, id, owner } = game.state.cards[no]!;
    const knows = has(known, eye(viewer));
    return {
      id: knows || zone === null || words.laws[zone as Z].placed ? id : null,
      face: knows ? words.face(game, no) : null,
      owner,
      flags: [],
      chips: [],
      ...words.lies?.(game, no),
      remembered: false,
      notes: (knows && words.notesOn?.(game, no, (player) => nameOf(names, player))) || [],
    };
  };

  const seenZone = (
    game: T,
    player: PlayerNo,
    zone: Z,
    viewer: Viewer,
    names: readonly string[],
  ): SeenZone => {
    const all = game.state.players[player]!.zones[zone]!.map((no) => seenCard(game, no, viewer, names));
    const { name, shape } = words.zones[zone];
    const { knowledge } = words.laws[zone];
    const known = all.filter(({ face }) => face !== null);
    return {
      zone,
      name,
      shape,
      count: all.length,
      cards: shape === 'row' || shape === 'stack' ? all : known,
      open: knowledge === 'public' || (knowledge === 'private' && viewer === player),
    };
  };

  const promptAction = (game: T, seat: PlayerNo, action: Action): PromptAction => {
    const { verb, zone } = words.actions[action.do]!;
    const no = game.state.cards.findIndex(({ id }) => id === action.card);
    return {
      text: no < 0 ? [`${verb}.`] : [`${verb} `, refTo(game, no), '.'],
      verb,
      card: action.card ?? null,
      drop: zone === null ? null : { seat, zone },
      untold: null,
      idle: action.idle === true,
      isPass: action.card === undefined,
      endsPhase: false,
    };
  };

  const promptOf = (game: T, decision: Decision, names: readonly string[]): Prompt => {
    const { player } = decision;
    const actions = decision.kind === 'act' ? decision.actions : [];
    const named =
      decision.kind === 'cards' || decision.kind === 'order'
        ? decision.cards
        : actions.flatMap(({ card }) => card ?? []);
    const numbers = [...new Set(named)].map((id) => game.state.cards.findIndex((card) => card.id === id));
    return {
      decision,
      text: [words.questions[decision.purpose]!],
      actions: actions.map((action) => promptAction(game, player, action)),
      options: decision.kind === 'options' ? decision.options.map((_, place) => [`Option ${place + 1}`]) : [],
      cards: numbers.filter((no) => no >= 0).map((no) => seenCard(game, no, player, names)),
    };
  };

  const seatOf = (game: T, seat: PlayerNo, viewer: Viewer, names: readonly string[]): SeenSeat => ({
    seat,
    name: nameOf(names, seat),
    ...words.life(game, seat),
    ...(words.pools && { pools: words.pools(game, seat) }),
    isOut: has(game.state.out, seat),
    zones: zones.map((zone) => seenZone(game, seat, zone, viewer, names)),
    notes: [],
  });

  return {
    view(game, decision, viewer, names) {
      const { state } = game;
      const { number, ...turn } = words.turn(state);
      const { result } = state;
      const players = [...state.players.keys()];
      return {
        rules: words.rules,
        viewer,
        turn: number === 0 ? { number, player: null, phase: null } : { number, ...turn },
        phases: words.phases,
        seats: players.map((seat) => seatOf(game, seat, viewer, names)),
        field,
        shared: [],
        stage: [...state.cards.keys()]
          .filter((no) => state.cards[no]!.zone === null)
          .map((no) => seenCard(game, no, viewer, names)),
        ...nothingUnderWay,
        ...words.underWay?.(
          game,
          (no) => refTo(game, no),
          (seat) => nameOf(names, seat),
        ),
        asked: decision?.player ?? null,
        prompt: decision && decision.player === viewer ? promptOf(game, decision, names) : null,
        asksAlways: viewer !== null && has(state.asksAlways, viewer),
        agreed: players.filter((seat) => has(state.agreed, seat)),
        result: result && {
          winners: result.winners,
          text: words.ending(result.winners.map((seat) => nameOf(names, seat)).join(' and '), result.by),
          rules: result.rules,
        },
      };
    },
    withEverythingRevealed(game) {
      const state = clone(game.state);
      for (const card of writable<BaseState>(state).cards) card.known = anybody(state);
      return { ...game, state };
    },
    moves(game, decision, player, card) {
      if (decision?.kind !== 'act' || decision.player !== player) return [];
      return decision.actions.flatMap((action, act): Move[] => {
        const { text, verb } = promptAction(game, player, action);
        return action.card === card ? [{ allowed: true, text, verb, act }] : [];
      });
    },
    describe(entry, place, viewer, names, game) {
      const event = entry.event as E;
      const cards = words.cardsOf(event).map((no, nth) => {
        const knows = has(entry.known[nth] ?? 0, eye(viewer));
        return knows ? { ...refTo(game, no), card: entry.ids[nth] || null } : 'a card';
      });
      const text = words.line(event, (player) => nameOf(names, player), cards);
      const level = words.headings.includes(event.type) ? 'turn' : 'line';
      return { line: text && { entry: place, text, rules: event.rules, level }, moment: null };
    },
    chanceIn: () => null,
  };
}

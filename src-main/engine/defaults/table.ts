/**
 * The table of a game that has nothing beside cards in zones: what a viewer sees, what may be done, and what the log says, made of
 * its words. A game with a chain, battles or counters fills `TableView` by itself.
 */
import type { Action, Decision, PlayerNo } from '../decision.js';
import type { BaseEvent, LogEntry } from '../log.js';
import { clone } from '../plain.js';
import type { Playable } from '../playable.js';
import type { GameContext } from '../rule-set.js';
import { anybody, has, ONLOOKERS, type BaseState, type CardNo, type ZoneLaws } from '../state.js';
import type {
  FieldLayout,
  Move,
  Prompt,
  PromptAction,
  SeenCard,
  SeenFace,
  SeenSeat,
  SeenZone,
  TableView,
  LogDescription,
  ZoneShape,
} from '../table-view.js';
import type { CardRef, Text } from '../text.js';
import { writable } from '../pipeline/writable.js';

type Viewer = PlayerNo | null;

/** What a game has to say for its table. T is what its rule code works on, E what its log holds. */
export interface TableWords<Z extends string, T extends GameContext, E extends BaseEvent> {
  /** Id of the rule set. */
  readonly rules: string;
  readonly laws: ZoneLaws<Z>;
  readonly zones: Readonly<Record<Z, { readonly name: string; readonly shape: ZoneShape }>>;
  readonly field: FieldLayout;
  readonly phases: TableView['phases'];
  /** Where the game stands: turns from 1 (0: setup), whose it is, and the phase. */
  turn(state: T['state']): { readonly number: number; readonly player: PlayerNo; readonly phase: string };
  face(game: T, card: CardNo): SeenFace;
  /** What a player is measured by, such as hitpoints. */
  life(game: T, player: PlayerNo): { readonly life: number; readonly lifeName: string };
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

  const refTo = (game: T, no: CardNo): CardRef => {
    const { design, id } = game.state.cards[no]!;
    return { name: words.face(game, no).name, design, card: id };
  };

  const seenCard = (game: T, no: CardNo, viewer: Viewer): SeenCard => {
    const { known, zone, id, owner } = game.state.cards[no]!;
    const knows = has(known, eye(viewer));
    return {
      id: knows || zone === null || words.laws[zone as Z].placed ? id : null,
      face: knows ? words.face(game, no) : null,
      owner,
      exhausted: false,
      fatigued: false,
      chips: [],
      remembered: false,
      notes: [],
    };
  };

  const seenZone = (game: T, player: PlayerNo, zone: Z, viewer: Viewer): SeenZone => {
    const all = game.state.players[player]!.zones[zone]!.map((no) => seenCard(game, no, viewer));
    const { name, shape } = words.zones[zone];
    const { knowledge } = words.laws[zone];
    const known = all.filter(({ face }) => face !== null);
    return {
      zone,
      name,
      shape,
      count: all.length,
      cards: shape === 'row' ? all : known,
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

  const promptOf = (game: T, decision: Decision): Prompt => {
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
      cards: numbers.filter((no) => no >= 0).map((no) => seenCard(game, no, player)),
    };
  };

  const seatOf = (game: T, seat: PlayerNo, viewer: Viewer, names: readonly string[]): SeenSeat => ({
    seat,
    name: nameOf(names, seat),
    ...words.life(game, seat),
    isOut: has(game.state.out, seat),
    zones: zones.map((zone) => seenZone(game, seat, zone, viewer)),
    notes: [],
  });

  return {
    view(game, decision, viewer, names) {
      const { state } = game;
      const { number, player, phase } = words.turn(state);
      const { result } = state;
      const players = [...state.players.keys()];
      return {
        rules: words.rules,
        viewer,
        turn: number === 0 ? { number, player: null, phase: null } : { number, player, phase },
        phases: words.phases,
        seats: players.map((seat) => seatOf(game, seat, viewer, names)),
        field: words.field,
        stage: [...state.cards.keys()]
          .filter((no) => state.cards[no]!.zone === null)
          .map((no) => seenCard(game, no, viewer)),
        chain: [],
        resolving: false,
        pending: [],
        battles: [],
        notes: [],
        asked: decision?.player ?? null,
        prompt: decision && decision.player === viewer ? promptOf(game, decision) : null,
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

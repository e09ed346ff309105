/** The table of a game as its words have it: what a viewer sees, what may be done, and what the log says. */
import { PASS, type Action, type CardId, type Decision, type PlayerNo } from '../decision.js';
import { choicesIn, idsIn } from '../decisions/choices.js';
import type { BaseEvent, LogEntry } from '../log.js';
import { faceOf } from '../objects/made.js';
import { clone } from '../plain.js';
import type { Playable } from '../playable.js';
import { writable } from '../pipeline/writable.js';
import type { GameContext } from '../rule-set.js';
import { anybody, has, seatOf, type BaseState, type CardNo, type Viewer } from '../state.js';
import { hasFullControl } from '../stops/stops.js';
import { usualField } from '../table/field.js';
import type { LogDescription, Moment } from '../table/log-line.js';
import type { Drop, Move, Prompt, PromptAction } from '../table/prompt.js';
import type { SeenCard } from '../table/seen-card.js';
import type { TableView } from '../table/table-view.js';
import type { CardRef, Text } from '../text.js';
import { zonesOf } from './base-state.js';
import { choiceText } from './choice-text.js';
import { seenCard, seenSeat, seenStack, seenZone, type Look } from './seen-objects.js';
import type { TableWords } from './table-words.js';

type DefaultTable<T extends GameContext> = Pick<
  Playable<never, BaseState, never, GameContext<BaseState, never>>,
  'chanceIn'
> & {
  view(game: T, decision: Decision | null, viewer: Viewer, names: readonly string[]): TableView;
  withEverythingRevealed(game: T): T;
  moves(game: T, decision: Decision | null, player: PlayerNo, card: number, names: readonly string[]): Move[];
  describe(entry: LogEntry, place: number, viewer: Viewer, names: readonly string[], game: T): LogDescription;
};

export const nameOf = (names: readonly string[], player: PlayerNo): string =>
  names[player] ?? `Player ${player + 1}`;

export function defaultTable<Z extends string, T extends GameContext, E extends BaseEvent>(
  words: TableWords<Z, T, E>,
): DefaultTable<T> {
  const { own, shared } = zonesOf(words.laws);
  const field = words.field ?? usualField(own.map((zone) => ({ zone, ...words.zones[zone] })));
  // What waits on the stack lies in the middle, and not in a zone beside it.
  const apart = shared.filter((zone) => zone !== words.stack?.zone);

  const refTo = (game: T, no: CardNo): CardRef => {
    const card = game.state.cards[no]!;
    return { name: words.face(game, no).name, design: faceOf(card), card: card.id };
  };

  /** As it was called when it showed that design, whatever it shows now. */
  const refThen = (game: T, no: CardNo, face: number | null | undefined): CardRef => {
    const card = game.state.cards[no]!;
    if (face == null || face === faceOf(card)) return refTo(game, no);
    const cards = game.state.cards.with(no, { ...card, copyOf: face });
    return refTo({ ...game, state: { ...game.state, cards } }, no);
  };

  const lookAt = (game: T, viewer: Viewer, names: readonly string[]): Look<T> => ({
    game,
    viewer,
    naming: { ref: (no) => refTo(game, no), who: (player) => nameOf(names, player) },
  });

  const dropFor = (seat: PlayerNo, zone: Z | 'target' | null): Drop | null => {
    if (zone === null) return null;
    return zone === 'target' ? 'target' : { seat: words.laws[zone as Z].shared ? null : seat, zone };
  };

  const promptAction = ({ game, naming }: Look<T>, seat: PlayerNo, action: Action): PromptAction => {
    const { verb, zone } = words.actions[action.do]!;
    const own = words.action?.(game, action, naming);
    const no = game.state.cards.findIndex(({ id }) => id === action.card);
    return {
      text: own?.text ?? (no < 0 ? [`${verb}.`] : [`${verb} `, refTo(game, no), '.']),
      verb,
      card: action.card ?? null,
      ...(action.uses && { uses: action.uses }),
      drop: dropFor(seat, own?.zone === undefined ? zone : own.zone),
      untold: null,
      idle: action.idle === true,
      isPass: action.do === PASS,
      endsPhase: false,
    };
  };

  const promptOf = (look: Look<T>, decision: Decision): Prompt => {
    const { player } = decision;
    const { game, naming } = look;
    const said = {
      card: (id: CardId) => {
        const no = game.state.cards.findIndex((card) => card.id === id);
        return no >= 0 && has(game.state.cards[no]!.known, player) ? naming.ref(no) : 'a card';
      },
      player: naming.who,
      ...(words.modes && { modes: words.modes }),
    };
    const actions = decision.kind === 'act' ? decision.actions : [];
    const numbers = [...new Set(idsIn(decision))].map((id) =>
      game.state.cards.findIndex((card) => card.id === id),
    );
    return {
      decision,
      text: words.question?.(game, decision, naming) ?? [words.questions[decision.purpose]!],
      actions: actions.map((action) => promptAction(look, player, action)),
      options: choicesIn(decision).map((choice) => choiceText(choice, said)),
      cards: numbers.filter((no) => no >= 0).map((no) => seenCard(words, look, no)),
    };
  };

  /** What lies in no zone, or on the stack. */
  const inTheMiddle = (look: Look<T>): SeenCard[] =>
    [...look.game.state.cards.entries()]
      .filter(([, { zone, ceased }]) => !ceased && (zone === null || zone === words.stack?.zone))
      .map(([no]) => seenCard(words, look, no));

  /** @param text what the viewer reads of it: what it does not name they do not know */
  const playOf = (game: T, event: E, text: Text): Moment | null => {
    const how = words.plays?.[event.type as E['type']];
    const [no] = words.cardsOf(event);
    if (!how || no === undefined) return null;
    const cards = text.filter((part) => typeof part !== 'string');
    const does = how === 'as printed' && cards.length > 0 ? words.face(game, no).text : '';
    const { player } = event as E & { readonly player: PlayerNo };
    return { kind: 'play', player, text, cards, does: does === '' ? null : does };
  };

  return {
    view(game, decision, viewer, names) {
      const { state } = game;
      const { number, begins, ...turn } = words.turn(state);
      const before = { player: null, phase: null, ...(begins !== undefined && { begins }) };
      const { result } = state;
      const players = [...state.players.keys()];
      const look = lookAt(game, viewer, names);
      return {
        rules: words.rules,
        viewer,
        turn: { number, ...(number === 0 ? before : turn) },
        phases: words.phases,
        seats: players.map((seat) => seenSeat(words, look, seat, own)),
        field,
        shared: apart.map((zone) => seenZone(words, look, null, zone)),
        stage: inTheMiddle(look),
        stack: words.stack ? seenStack(words, words.stack, look) : null,
        combats: words.combats?.(game, look.naming) ?? [],
        notes: words.notes?.(game, look.naming) ?? [],
        asked: decision?.player ?? null,
        prompt: decision && decision.player === viewer ? promptOf(look, decision) : null,
        fullControl: hasFullControl(state, viewer),
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
    moves(game, decision, player, card, names) {
      if (decision?.kind !== 'act' || decision.player !== player) return [];
      const look = lookAt(game, player, names);
      return decision.actions.flatMap((action, act): Move[] => {
        const { text, verb } = promptAction(look, player, action);
        return action.card === card ? [{ allowed: true, text, verb, act }] : [];
      });
    },
    describe(entry, place, viewer, names, game) {
      const event = entry.event as E;
      const knows = (nth: number): boolean => has(entry.known[nth] ?? 0, seatOf(viewer));
      const idOf = (nth: number): CardId | null => (knows(nth) && entry.ids[nth]) || null;
      const cards = words
        .cardsOf(event)
        .map((no, nth) =>
          knows(nth) ? { ...refThen(game, no, entry.faces?.[nth]), card: idOf(nth) } : 'a card',
        );
      const seen = (no: CardNo): CardRef => ({ ...refTo(game, no), card: null });
      const text = words.line(event, (player) => nameOf(names, player), cards, seen);
      const level = words.headings[event.type as E['type']] ?? 'line';
      return {
        line: text && { entry: place, text, rules: event.rules, level },
        moment: words.moment?.(event, idOf) ?? (text && playOf(game, event, text)),
      };
    },
    chanceIn: () => null,
  };
}

/** What happens to cards in hands and libraries: grammar parts MC-GR-113, 114, 127 to 130. */
import { askCards, askOrder } from '../../../../engine/ask.js';
import { pickCards } from '../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { emitAtOnce, emitOne, happen } from '../events/happen.js';
import { countOf } from '../objects/amounts.js';
import { matchesAnywhere } from '../objects/filters.js';
import { snapshot } from '../objects/known.js';
import { askFor } from '../purposes.js';
import type { MagicEvent } from '../state/events.js';
import type { TextSource } from '../state/text-source.js';
import type { Doings, EffectOfKind } from './effect-table.js';
import { moveCards } from './moves.js';
import { aboutOf, follow, pickObjects, pickPlayers, remember, stillThere } from './picking.js';
import { inTurnOrder } from '../state/reading.js';

const zonesOf = ({ state }: Magic, player: PlayerNo) =>
  (state.players[player] as (typeof state.players)[number]).zones;

/** The active player chooses first, and then all happens together (MC-Q-45). */
const inTurn = (game: Magic, players: readonly PlayerNo[]): PlayerNo[] =>
  inTurnOrder(game).filter((player) => players.includes(player));

/** The cards that a player discards. */
function* discarded(
  game: Magic,
  player: PlayerNo,
  { count, filter, random, by }: EffectOfKind<'discard'>,
  text: TextSource,
): Asking<readonly CardNo[]> {
  const { hand } = zonesOf(game, player);
  const cards = filter ? hand.filter((no) => matchesAnywhere(game, filter, no, text)) : hand;
  if (count === null) return [...cards];
  const number = countOf(game, count, text);
  if (random) return pickCards(game, cards, number);
  const [chooser = player] = by ? yield* pickPlayers(game, by, text) : [player];
  if (chooser !== player) {
    happen(game, { type: 'reveal', player, cards: [...hand], rules: ['MC-GR-114'], to: chooser });
  }
  return yield* askCards(
    game,
    askFor(chooser, 'discarded', 'MC-GR-114', aboutOf(game, text)),
    cards,
    number,
    number,
  );
}

export const cards: Doings<
  | 'draw'
  | 'discard'
  | 'revealHand'
  | 'reveal'
  | 'lookAtHand'
  | 'lookAtTop'
  | 'share'
  | 'shuffle'
  | 'search'
  | 'searchZones'
  | 'mill'
> = {
  /** One at a time (MC-Q-80). */
  *draw(game, { who, count }, text) {
    const players = yield* pickPlayers(game, who, text);
    const number = countOf(game, count, text);
    for (const player of inTurn(game, players)) {
      for (let nth = 0; nth < number; nth += 1) {
        yield* emitOne(game, { type: 'draw', player, cards: [], rules: ['MC-GR-113'] });
      }
    }
  },
  *discard(game, effect, text) {
    const players = yield* pickPlayers(game, effect.who, text);
    const events: MagicEvent[] = [];
    for (const player of inTurn(game, players)) {
      for (const no of yield* discarded(game, player, effect, text)) events.push(discardOf(player, no));
    }
    const objects = events.flatMap((event) => event.cards.map((no) => snapshot(game, no)));
    remember(text, { objects, amount: objects.length });
    yield* emitAtOnce(game, events);
    follow(game, text, objects);
  },
  *revealHand(game, { who }, text) {
    for (const player of yield* pickPlayers(game, who, text)) {
      const hand = [...zonesOf(game, player).hand];
      happen(game, { type: 'reveal', player, cards: hand, rules: ['MC-GR-127'], to: null });
    }
  },
  *reveal(game, { what }, text) {
    const shown = stillThere(game, yield* pickObjects(game, what, text));
    if (shown.length === 0) return;
    happen(game, { type: 'reveal', player: text.controller, cards: shown, rules: ['MC-GR-127'], to: null });
    remember(text, { objects: shown.map((no) => snapshot(game, no)) });
  },
  *lookAtHand(game, { who }, text) {
    for (const player of yield* pickPlayers(game, who, text)) {
      const hand = [...zonesOf(game, player).hand];
      happen(game, { type: 'reveal', player, cards: hand, rules: ['MC-GR-127'], to: text.controller });
    }
  },
  *lookAtTop(game, { whose, count, reorder }, text) {
    const number = countOf(game, count, text);
    const { controller } = text;
    for (const player of yield* pickPlayers(game, whose, text)) {
      const top = zonesOf(game, player).library.slice(0, number);
      if (top.length === 0) continue;
      happen(game, { type: 'reveal', player, cards: top, rules: ['MC-GR-127'], to: controller });
      remember(text, { objects: top.map((no) => snapshot(game, no)) });
      if (!reorder) continue;
      const order = yield* askOrder(
        game,
        askFor(controller, 'libraryOrder', 'MC-GR-127', aboutOf(game, text)),
        top,
      );
      happen(game, {
        type: 'reorder',
        player,
        cards: order,
        rules: ['MC-GR-127'],
        by: controller,
        place: 'top',
      });
    }
  },
  /** Of the cards of libraries, or whatever else the text speaks of, some go one way and the rest another. */
  *share(game, { count, filter, to, rest }, text) {
    const all = stillThere(game, text.memory.objects ?? []);
    const fitting = filter ? all.filter((no) => matchesAnywhere(game, filter, no, text)) : all;
    const taken = count === null ? fitting : yield* chosenOf(game, fitting, countOf(game, count, text), text);
    const left = all.filter((no) => !taken.includes(no));
    const { controller: under } = text;
    yield* moveCards(game, taken, to, text, { cause: 'effect', rule: 'MC-GR-127', under });
    yield* moveCards(game, left, rest, text, { cause: 'effect', rule: 'MC-GR-127', under });
  },
  *shuffle(game, { who }, text) {
    for (const player of yield* pickPlayers(game, who, text)) shuffle(game, player);
  },
  *search(game, effect, text) {
    const { who, whose, filter, count, upTo, to, tapped, reveal } = effect;
    const [searcher] = yield* pickPlayers(game, who, text);
    const [owner = searcher] = whose ? yield* pickPlayers(game, whose, text) : [searcher];
    if (searcher === undefined || owner === undefined) return;
    const library = [...zonesOf(game, owner).library];
    happen(game, { type: 'reveal', player: owner, cards: library, rules: ['MC-GR-129'], to: searcher });
    const fitting = library.filter((no) => matchesAnywhere(game, filter, no, text));
    const most = countOf(game, count, text);
    const question = askFor(searcher, 'search', 'MC-GR-129', aboutOf(game, text));
    const found = yield* askCards(game, question, fitting, upTo ? 0 : most, most);
    if (reveal && found.length > 0) {
      happen(game, { type: 'reveal', player: searcher, cards: found, rules: ['MC-GR-129'], to: null });
    }
    remember(text, { objects: found.map((no) => snapshot(game, no)) });
    // What is put on top is put there after the shuffling.
    const isOnTop = to === 'libraryTop' || to === 'libraryBottom';
    if (isOnTop) shuffle(game, owner);
    yield* moveCards(game, found, to, text, { cause: 'search', rule: 'MC-GR-129', tapped, under: searcher });
    if (!isOnTop) shuffle(game, owner);
  },
  /** What is hidden of them the searcher sees. */
  *searchZones(game, { who, whose, zones, filter, count, to }, text) {
    const [searcher] = yield* pickPlayers(game, who, text);
    const [owner] = yield* pickPlayers(game, whose, text);
    if (searcher === undefined || owner === undefined) return;
    const all = zones.flatMap((zone) => zonesOf(game, owner)[zone]);
    happen(game, { type: 'reveal', player: owner, cards: all, rules: ['MC-GR-129'], to: searcher });
    const fitting = all.filter((no) => matchesAnywhere(game, filter, no, text));
    const most = count === null ? fitting.length : Math.min(fitting.length, countOf(game, count, text));
    const question = askFor(searcher, 'search', 'MC-GR-129', aboutOf(game, text));
    const found = count === null ? fitting : yield* askCards(game, question, fitting, most, most);
    remember(text, { objects: found.map((no) => snapshot(game, no)) });
    yield* moveCards(game, found, to, text, { cause: 'search', rule: 'MC-GR-129', under: searcher });
    if (zones.includes('library')) shuffle(game, owner);
  },
  /** No draw: an empty library loses nobody the game (MC-WIN-06). */
  *mill(game, { who, count }, text) {
    const number = countOf(game, count, text);
    for (const player of yield* pickPlayers(game, who, text)) {
      const top = zonesOf(game, player).library.slice(0, number);
      remember(text, { objects: top.map((no) => snapshot(game, no)) });
      yield* moveCards(game, top, 'graveyard', text, { cause: 'mill', rule: 'MC-GR-130' });
    }
  },
};

function* chosenOf(
  game: Magic,
  among: readonly CardNo[],
  count: number,
  text: TextSource,
): Asking<readonly CardNo[]> {
  const number = Math.min(count, among.length);
  const question = askFor(text.controller, 'found', 'MC-GR-127', aboutOf(game, text));
  return yield* askCards(game, question, among, number, number);
}

const shuffle = (game: Magic, player: PlayerNo): void =>
  void happen(game, { type: 'shuffle', player, cards: [], rules: ['MC-GR-128'] });

const discardOf = (player: PlayerNo, no: CardNo): MagicEvent => ({
  type: 'move',
  player,
  cards: [no],
  rules: ['MC-GR-114'],
  to: 'graveyard',
  cause: 'discard',
});

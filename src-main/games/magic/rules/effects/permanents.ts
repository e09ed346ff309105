/** What happens to permanents: grammar parts MC-GR-103 to 105, 112, 120, 132 to 134. */
import { askOptions } from '../../../../engine/ask.js';
import { counterCount } from '../../../../engine/objects/counters.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Filter } from '../../cards/components/filters.js';
import { emitAtOnce, happen } from '../events/happen.js';
import { countOf } from '../objects/amounts.js';
import { snapshot, sourceKnown } from '../objects/known.js';
import { askFor } from '../purposes.js';
import type { MagicEvent } from '../state/events.js';
import type { KnownObject } from '../state/state.js';
import type { Doings } from './effect-table.js';
import { canBeHost } from './hosts.js';
import { follow, pickObjects, pickPlayers, remember, stillInPlay } from './picking.js';
import { tokenDesign } from './tokens.js';
import { cardAt, inTurnOrder } from '../state/reading.js';

export const permanents: Doings<
  | 'destroy'
  | 'sacrifice'
  | 'tap'
  | 'untap'
  | 'tapOrUntap'
  | 'removeFromCombat'
  | 'attach'
  | 'makeToken'
  | 'putCounters'
  | 'removeCounters'
> = {
  *destroy(game, { what, noRegeneration }, text) {
    const objects = yield* pickObjects(game, what, text);
    const source = sourceKnown(game, text);
    const events = stillInPlay(game, objects).map((no): MagicEvent => ({
      type: 'move',
      player: text.controller,
      cards: [no],
      rules: [noRegeneration ? 'MC-GR-104' : 'MC-GR-103'],
      to: 'graveyard',
      cause: 'destroy',
      source,
      ...(noRegeneration && { noRegeneration }),
    }));
    const destroyed = yield* emitAtOnce(game, events);
    remember(text, { amount: destroyed.filter(({ type }) => type === 'move').length });
    follow(game, text, objects);
  },
  /** Only what one controls can be sacrificed (MC-GLO-08, MC-Q-10); all choose, and then it happens together (MC-Q-45). */
  *sacrifice(game, { who, what }, text) {
    const players = yield* pickPlayers(game, who, text);
    const given: KnownObject[] = [];
    const events: MagicEvent[] = [];
    for (const player of inTurnOrder(game).filter((one) => players.includes(one))) {
      const own = what.is === 'choice' ? { ...what, filter: ownedOnly(what.filter) } : what;
      const asked = { ...text, controller: player, memory: { ...text.memory, players: [player] } };
      const objects = yield* pickObjects(game, own, what.is === 'choice' ? asked : text, player);
      for (const no of stillInPlay(game, objects)) {
        if (cardAt(game, no).player !== player) continue;
        given.push(snapshot(game, no));
        events.push(sacrificeOf(player, no));
      }
    }
    remember(text, { objects: given });
    yield* emitAtOnce(game, events);
    follow(game, text, given);
  },
  *tap(game, { what }, text) {
    const cards = stillInPlay(game, yield* pickObjects(game, what, text));
    if (cards.length > 0) happen(game, { type: 'tap', player: text.controller, cards, rules: ['MC-GR-112'] });
  },
  *untap(game, { what }, text) {
    const cards = stillInPlay(game, yield* pickObjects(game, what, text));
    if (cards.length > 0)
      happen(game, { type: 'untap', player: text.controller, cards, rules: ['MC-GR-112'] });
  },
  *tapOrUntap(game, { what }, text) {
    const { controller: player } = text;
    for (const no of stillInPlay(game, yield* pickObjects(game, what, text))) {
      const question = askFor(player, 'mode', 'MC-GR-112', no);
      const [type = 'tap'] = yield* askOptions(
        game,
        question,
        ['tap', 'untap'] as const,
        (mode) => ({ mode }),
        1,
        1,
      );
      happen(game, { type, player, cards: [no], rules: ['MC-GR-112'] });
    }
  },
  *removeFromCombat(game, { what }, text) {
    const cards = stillInPlay(game, yield* pickObjects(game, what, text));
    if (cards.length === 0) return;
    happen(game, { type: 'removeFromCombat', player: text.controller, cards, rules: ['MC-GR-120'] });
  },
  *attach(game, { what, to }, text) {
    const [object] = stillInPlay(game, yield* pickObjects(game, what, text));
    const [host] = stillInPlay(game, yield* pickObjects(game, to, text));
    if (object === undefined || host === undefined || !canBeHost(game, object, host)) return;
    happen(game, {
      type: 'attach',
      player: text.controller,
      cards: [object],
      rules: ['MC-GR-132'],
      to: host,
    });
  },
  *makeToken(game, { who, count, token, tapped }, text) {
    const number = countOf(game, count, text);
    const players = yield* pickPlayers(game, who, text);
    const events = yield* emitAtOnce(
      game,
      players.map((player) => ({
        type: 'makeToken',
        player,
        cards: [],
        rules: ['MC-GR-133'],
        ...tokenDesign(game, token, text),
        count: number,
        ...(tapped && { tapped }),
      })),
    );
    const made = events.flatMap(({ cards }) => cards);
    remember(text, { objects: made.map((no) => snapshot(game, no)) });
  },
  *putCounters(game, { what, kind, count }, text) {
    const cards = stillInPlay(game, yield* pickObjects(game, what, text));
    const amount = countOf(game, count, text);
    if (cards.length === 0) return;
    const { controller: player } = text;
    happen(game, { type: 'putCounters', player, cards, rules: ['MC-GR-134'], kind, amount });
  },
  *removeCounters(game, { what, kind, count }, text) {
    let removed = 0;
    for (const no of stillInPlay(game, yield* pickObjects(game, what, text))) {
      const there = counterCount(cardAt(game, no), kind);
      const amount = count === null ? there : Math.min(there, countOf(game, count, text));
      if (amount === 0) continue;
      removed += amount;
      const { controller: player } = text;
      happen(game, { type: 'removeCounters', player, cards: [no], rules: ['MC-GR-134'], kind, amount });
    }
    remember(text, { amount: removed });
  },
};

/** The same filter among what "you" control. */
const ownedOnly = ({ any }: Filter): Filter => ({
  any: any.map((noun) => ({
    ...noun,
    clauses: [...noun.clauses, { is: 'controlledBy', who: { is: 'you' } } as const],
  })),
});

const sacrificeOf = (player: number, no: CardNo): MagicEvent => ({
  type: 'move',
  player,
  cards: [no],
  rules: ['MC-GR-105'],
  to: 'graveyard',
  cause: 'sacrifice',
});

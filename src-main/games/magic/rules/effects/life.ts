/** Damage and life: grammar parts MC-GR-99 to 102, MC-GR-63, MC-Q-79. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Target } from '../../../../engine/state.js';
import type { Amount } from '../../cards/components/amounts.js';
import type { Magic } from '../context.js';
import { emitAtOnce } from '../events/happen.js';
import { countOf } from '../objects/amounts.js';
import { sourceKnown } from '../objects/known.js';
import { referred } from '../objects/references.js';
import type { MagicEvent } from '../state/events.js';
import type { KnownObject } from '../state/state.js';
import { targetNo } from '../state/target-no.js';
import type { TextSource } from '../state/text-source.js';
import type { Doings, EffectOfKind } from './effect-table.js';
import { pickPlayers, pickRecipients, remember } from './picking.js';

/** Damage dealt by one source to one thing. */
function damageEvent(
  { state }: Magic,
  source: KnownObject,
  to: Target,
  amount: number,
  cannotBePrevented = false,
): MagicEvent {
  const player = 'player' in to ? to.player : source.player;
  const struck = 'player' in to ? null : targetNo(state, to.card);
  const cards = struck === null ? [] : [struck];
  const event = { type: 'damage', player, cards, rules: ['MC-GR-99'], source, to, amount } as const;
  return cannotBePrevented ? { ...event, cannotBePrevented } : event;
}

function* deal(game: Magic, events: readonly MagicEvent[], text: TextSource) {
  let amount = 0;
  for (const event of yield* emitAtOnce(game, events)) if (event.type === 'damage') amount += event.amount;
  remember(text, { amount });
}

/** What deals the damage: as it is, or as it last was (MC-Q-72). */
function dealerOf(game: Magic, { by }: EffectOfKind<'damage'>, text: TextSource): KnownObject | undefined {
  return by ? referred(game, by, text)[0] : sourceKnown(game, text);
}

const lifeEvents = (
  game: Magic,
  players: readonly PlayerNo[],
  to: (life: number, player: PlayerNo) => number,
  rule: string,
): MagicEvent[] =>
  players.flatMap((player): MagicEvent[] => {
    const { life } = game.state.players[player] as (typeof game.state.players)[number];
    const change = to(life, player) - life;
    if (change === 0) return [];
    const type = change > 0 ? 'gainLife' : 'loseLife';
    return [{ type, player, cards: [], rules: [rule], amount: Math.abs(change) }];
  });

/** How much it is for one of the players: "each player loses half his or her life". */
const amountFor = (game: Magic, amount: Amount, text: TextSource, player: PlayerNo): number =>
  typeof amount === 'number'
    ? amount
    : countOf(game, amount, { ...text, memory: { ...text.memory, players: [player] } });

/** What players gained or lost in all is "that much". */
function* changeLives(game: Magic, events: readonly MagicEvent[], text: TextSource) {
  let amount = 0;
  for (const event of yield* emitAtOnce(game, events)) if ('amount' in event) amount += event.amount ?? 0;
  remember(text, { amount });
}

export const life: Doings<'damage' | 'damageDivided' | 'gainLife' | 'loseLife' | 'setLife' | 'exchangeLife'> =
  {
    *damage(game, effect, text) {
      const dealer = dealerOf(game, effect, text);
      const amount = countOf(game, effect.amount, text);
      const cannot = effect.cannotBePrevented === true;
      const events: MagicEvent[] = [];
      for (const to of effect.to) {
        const { objects, players } = yield* pickRecipients(game, to, text);
        if (!dealer) continue;
        for (const { id } of objects) events.push(damageEvent(game, dealer, { card: id }, amount, cannot));
        for (const player of players) events.push(damageEvent(game, dealer, { player }, amount, cannot));
      }
      yield* deal(game, events, text);
    },
    /** As it was divided when it was played (MC-Q-34); nothing is divided anew (MC-Q-36). */
    *damageDivided(game, { among }, text) {
      const source = sourceKnown(game, text);
      const aims = text.targets?.get(among) ?? [];
      const events = aims.map((aim, nth) =>
        damageEvent(game, source, 'player' in aim ? aim : { card: aim.id }, text.shares?.[nth] ?? 0),
      );
      yield* deal(game, events, text);
    },
    *gainLife(game, { who, amount }, text) {
      const players = yield* pickPlayers(game, who, text);
      yield* changeLives(
        game,
        lifeEvents(
          game,
          players,
          (before, player) => before + amountFor(game, amount, text, player),
          'MC-GR-100',
        ),
        text,
      );
    },
    *loseLife(game, { who, amount }, text) {
      const players = yield* pickPlayers(game, who, text);
      yield* changeLives(
        game,
        lifeEvents(
          game,
          players,
          (before, player) => before - amountFor(game, amount, text, player),
          'MC-GR-101',
        ),
        text,
      );
    },
    *setLife(game, { who, amount }, text) {
      const players = yield* pickPlayers(game, who, text);
      const to = countOf(game, amount, text);
      yield* changeLives(
        game,
        lifeEvents(game, players, () => to, 'MC-GR-102'),
        text,
      );
    },
    *exchangeLife(game, { one, other }, text) {
      const [first] = yield* pickPlayers(game, one, text);
      const [second] = yield* pickPlayers(game, other, text);
      if (first === undefined || second === undefined || first === second) return;
      const lives = game.state.players.map((player) => player.life);
      const swapped = (_: number, player: PlayerNo): number => lives[player === first ? second : first] ?? 0;
      yield* emitAtOnce(game, lifeEvents(game, [first, second], swapped, 'MC-GR-122'));
    },
  };

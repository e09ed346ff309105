import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Offer } from '../flow/actions.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { KotcContext } from '../context.js';
import type { KotcPlayer } from '../state/state.js';
import { cardAt, cardIn, designAt, levelOf } from '../state/values.js';
import { canPay } from './costs.js';
import { forbids } from './legality.js';
import { counterOffers } from './named-counters.js';

/** Those of the actions that a player may do now, with whether anything would come of it. */
function allowed(game: KotcContext, player: PlayerNo, actions: readonly PlayerAction[]): Offer[] {
  const offers: Offer[] = [];
  for (const action of actions) {
    if (forbids(game, player, action) === null) offers.push({ action, idle: isIdle(game, player, action) });
  }
  return offers;
}

const zonesOf = ({ state }: KotcContext, player: PlayerNo): KotcPlayer['zones'] =>
  (state.players[player] as KotcPlayer).zones;

export function resourceOffers(game: KotcContext, player: PlayerNo): Offer[] {
  const placing = zonesOf(game, player).hand.map((card): PlayerAction => ({ do: 'sow', card }));
  return [
    ...allowed(game, player, [...placing, { do: 'draw' }, { do: 'exchange' }]),
    ...counterOffers(game, player),
  ];
}

export function actionOffers(game: KotcContext, player: PlayerNo): Offer[] {
  const { hand, battlefield, traps } = zonesOf(game, player);
  const playing = hand.flatMap((card): PlayerAction[] =>
    designAt(game, card).type === 'creature'
      ? [{ do: 'summon', card }]
      : [
          { do: 'cast', card },
          { do: 'set', card },
        ],
  );
  const using = [...battlefield, ...traps].flatMap((card) => uses(game, card, isStandard));
  return [...allowed(game, player, [...playing, ...using]), ...counterOffers(game, player)];
}

export function battleOffers(game: KotcContext, player: PlayerNo): Offer[] {
  return [...allowed(game, player, [{ do: 'attack' }]), ...counterOffers(game, player)];
}

/**
 * "Activate in response to" abilities of what is in play (K06-CHN-10 to 13). None is idle, though its cost may not be payable
 * (K06-Q-23): it is the only response that the link gets (K06-CHN-20).
 */
export function responsesFor(game: KotcContext, player: PlayerNo): Offer[] {
  const { battlefield, traps } = zonesOf(game, player);
  const responses = [...battlefield, ...traps].flatMap((card) => uses(game, card, isResponse));
  return allowed(game, player, responses).map(({ action }) => ({ action, idle: false }));
}

/** "Activate when" abilities, of cards in play, spells in the hand, and cards in graves that have been destroyed. */
export function conditionalsFor(game: KotcContext, player: PlayerNo): Offer[] {
  const { battlefield, traps, hand } = zonesOf(game, player);
  const casting = hand
    .filter((card) => designAt(game, card).conditional)
    .map((card): PlayerAction => ({ do: 'cast', card }));
  const using = [...battlefield, ...traps, ...destroyed(game)].flatMap((card) =>
    uses(game, card, isConditional),
  );
  return allowed(game, player, [...casting, ...using]);
}

function destroyed({ state }: KotcContext): Set<CardNo> {
  const found = new Set<CardNo>();
  for (const { kind, entries } of state.occasions) {
    if (kind !== 'destroyed') continue;
    for (const { card } of entries)
      if (card !== null && cardIn(state, card).zone === 'grave') found.add(card);
  }
  return found;
}

type Ability = ReturnType<typeof designAt>['abilities'][number];
const isStandard = ({ condition }: Ability): boolean => condition === null;
const isResponse = ({ condition }: Ability): boolean => condition?.impl.answers !== undefined;
const isConditional = (ability: Ability): boolean => !isStandard(ability) && !isResponse(ability);

function uses(game: KotcContext, card: CardNo, suits: (ability: Ability) => boolean): PlayerAction[] {
  const { abilities, conditional } = designAt(game, card);
  if (abilities.length === 0 || (!conditional && suits !== isStandard)) return none;
  return abilities.flatMap((one, ability): PlayerAction[] =>
    suits(one) ? [{ do: 'activate', card, ability }] : [],
  );
}

const none: PlayerAction[] = [];

/**
 * Nothing can come of it now: its activation cost cannot be paid, or nothing is paid and no effect finds anything to work on.
 * A payment is no idle one: what it moves meets conditions, and may be the only target, since it comes before they are
 * selected.
 */
function isIdle(game: KotcContext, player: PlayerNo, action: PlayerAction): boolean {
  if (action.do !== 'cast' && action.do !== 'activate') return false;
  const { card: source } = action;
  const ability = designAt(game, source).abilities[action.do === 'cast' ? 0 : action.ability];
  if (!ability) return true;
  if (!game.asksForTargetsOnly && action.do === 'activate' && isUseItself(game, source)) return false;
  const { zone } = cardAt(game, source);
  const spent = zone === 'hand' ? levelOf(game, source) : 0;
  if (ability.cost) {
    if (!canPay(game, ability.cost, { player, source, due: 'activationCost' }, spent)) return true;
    if (!game.asksForTargetsOnly) return false;
  }
  return !ability.parts.some(({ target, effects }) => {
    if (effects.some(({ impl: effect }) => effect.alone)) return true;
    const { impl: select, x = 0, y = 0 } = target ?? {};
    return select?.finds(game.state, { player, source, x, y }) ?? false;
  });
}

/** Its use pays an action cost, or exhausts a creature that would be destroyed for standing at the end of a Battle Phase. */
function isUseItself(game: KotcContext, no: CardNo): boolean {
  const kind = designAt(game, no).caveat?.impl.kind;
  if (kind === 'action cost') return true;
  return kind === 'destroyed if unexhausted' && cardAt(game, no).zone === 'battlefield';
}

import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Offer } from '../flow/actions.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { Kotc } from '../context.js';
import type { KotcPlayer } from '../state/state.js';
import { cardAt, designAt, levelOf } from '../state/values.js';
import { canPay } from './costs.js';
import { forbids } from './legality.js';
import { counterOffers } from './named-counters.js';

/** Those of the actions that a player may do now, with whether anything would come of it. */
function allowed(table: Kotc, player: PlayerNo, actions: readonly PlayerAction[]): Offer[] {
  const offers: Offer[] = [];
  for (const action of actions) {
    if (forbids(table, player, action) === null) offers.push({ action, idle: isIdle(table, player, action) });
  }
  return offers;
}

const zonesOf = ({ state }: Kotc, player: PlayerNo): KotcPlayer['zones'] =>
  (state.players[player] as KotcPlayer).zones;

export function resourceOffers(table: Kotc, player: PlayerNo): Offer[] {
  const placing = zonesOf(table, player).hand.map((card): PlayerAction => ({ do: 'sow', card }));
  return [
    ...allowed(table, player, [...placing, { do: 'draw' }, { do: 'exchange' }]),
    ...counterOffers(table, player),
  ];
}

export function actionOffers(table: Kotc, player: PlayerNo): Offer[] {
  const { hand, battlefield, traps } = zonesOf(table, player);
  const playing = hand.flatMap((card): PlayerAction[] =>
    designAt(table, card).type === 'creature'
      ? [{ do: 'summon', card }]
      : [
          { do: 'cast', card },
          { do: 'set', card },
        ],
  );
  const using = [...battlefield, ...traps].flatMap((card) => uses(table, card, isStandard));
  return [...allowed(table, player, [...playing, ...using]), ...counterOffers(table, player)];
}

export function battleOffers(table: Kotc, player: PlayerNo): Offer[] {
  return [...allowed(table, player, [{ do: 'attack' }]), ...counterOffers(table, player)];
}

/**
 * "Activate in response to" abilities of what is in play (K06-CHN-10 to 13). None is idle, though its cost may not be payable
 * (K06-Q-23): it is the only response that the link gets (K06-CHN-20).
 */
export function responsesFor(table: Kotc, player: PlayerNo): Offer[] {
  const { battlefield, traps } = zonesOf(table, player);
  const responses = [...battlefield, ...traps].flatMap((card) => uses(table, card, isResponse));
  return allowed(table, player, responses).map(({ action }) => ({ action, idle: false }));
}

/** "Activate when" abilities, of cards in play, spells in the hand, and cards in graves that have been destroyed. */
export function conditionalsFor(table: Kotc, player: PlayerNo): Offer[] {
  const { battlefield, traps, hand } = zonesOf(table, player);
  const casting = hand
    .filter((card) => designAt(table, card).conditional)
    .map((card): PlayerAction => ({ do: 'cast', card }));
  const using = [...battlefield, ...traps, ...destroyed(table)].flatMap((card) =>
    uses(table, card, isConditional),
  );
  return allowed(table, player, [...casting, ...using]);
}

function destroyed({ state }: Kotc): Set<CardNo> {
  const found = new Set<CardNo>();
  for (const { kind, entries } of state.occasions) {
    if (kind !== 'destroyed') continue;
    for (const { card } of entries) if (card !== null && state.cards[card]?.zone === 'grave') found.add(card);
  }
  return found;
}

type Ability = ReturnType<typeof designAt>['abilities'][number];
const isStandard = ({ condition }: Ability): boolean => condition === null;
const isResponse = ({ condition }: Ability): boolean => condition?.impl.answers !== undefined;
const isConditional = (ability: Ability): boolean => !isStandard(ability) && !isResponse(ability);

function uses(table: Kotc, card: CardNo, suits: (ability: Ability) => boolean): PlayerAction[] {
  const { abilities, conditional } = designAt(table, card);
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
function isIdle(table: Kotc, player: PlayerNo, action: PlayerAction): boolean {
  if (action.do !== 'cast' && action.do !== 'activate') return false;
  const { card: source } = action;
  const ability = designAt(table, source).abilities[action.do === 'cast' ? 0 : action.ability];
  if (!ability) return true;
  if (!table.asksForTargetsOnly && action.do === 'activate' && isUseItself(table, source)) return false;
  const { zone } = cardAt(table, source);
  const spent = zone === 'hand' ? levelOf(table, source) : 0;
  if (ability.cost) {
    if (!canPay(table, ability.cost, { player, source, due: 'activationCost' }, spent)) return true;
    if (!table.asksForTargetsOnly) return false;
  }
  return !ability.parts.some(({ target, effects }) => {
    if (effects.some(({ impl: effect }) => effect.alone)) return true;
    const { impl: select, x = 0, y = 0 } = target ?? {};
    return select?.finds(table.state, { player, source, x, y }) ?? false;
  });
}

/** Its use pays an action cost, or exhausts a creature that would be destroyed for standing at the end of a Battle Phase. */
function isUseItself(table: Kotc, no: CardNo): boolean {
  const kind = designAt(table, no).caveat?.impl.kind;
  if (kind === 'action cost') return true;
  return kind === 'destroyed if unexhausted' && cardAt(table, no).zone === 'battlefield';
}

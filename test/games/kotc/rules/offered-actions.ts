import type { Action, ActDecision, Decision } from '../../../../src-main/engine/decision.js';
import type { PlayerAction } from '../../../../src-main/games/kotc/rules/flow/player-action.js';
import type { KotcContext } from '../../../../src-main/games/kotc/rules/context.js';
import { refusalOf } from '../../../../src-main/games/kotc/rules/flow/flows.js';
import type { CounterKind } from '../../../../src-main/games/kotc/rules/state/state.js';
import { Broken, hold } from './invariants.js';

type Kind = PlayerAction['do'];

/** What is offered of all that may be done, by what is asked for; where the turn player acts, that is one thing at a time. */
const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  resource: ['sow', 'draw', 'exchange', 'counter'],
  action: ['summon', 'cast', 'set', 'activate', 'counter'],
  battle: ['attack', 'counter'],
  condition: ['cast', 'activate'],
  respond: ['activate'],
  counter: ['counter'],
};

/** What the player may do now is what is offered, to the last thing. */
export function checkOffers(game: KotcContext, decision: Decision): void {
  if (decision.kind !== 'act') return;
  const { state } = game;
  const { player, purpose } = decision;
  const isOffered = offeredBy(game, decision);
  const noOf = new Map(state.cards.map(({ id }, no) => [id, no]));
  const offered = new Set<string>();
  for (const offer of decision.actions) {
    if (offer.do === 'pass') continue;
    const action = asPlayerAction(offer, noOf);
    hold(isOffered(action.do), () => `${JSON.stringify(offer)} is offered for “${purpose}”.`);
    const refusal = refusalOf(game, player, action);
    hold(refusal === null, () => `${JSON.stringify(action)} is offered, and ${refusal?.rule} forbids it.`);
    const key = keyOf(action);
    hold(!offered.has(key), () => `${JSON.stringify(action)} is offered twice.`);
    offered.add(key);
  }
  for (const action of everyAction(game, isOffered)) {
    hold(
      offered.has(keyOf(action)) || refusalOf(game, player, action) !== null,
      () => `${JSON.stringify(action)} is allowed for “${purpose}”, and not offered.`,
    );
  }
}

/** In windows everything is offered that is possible. */
function offeredBy({ edition }: KotcContext, { purpose }: ActDecision): (kind: Kind) => boolean {
  if (edition.mechanisms.acting === 'windows') return () => true;
  const kinds = kindsOf[purpose];
  if (!kinds) throw new Broken(`Nobody knows what is to be done for “${purpose}”.`);
  return (kind) => kinds.includes(kind);
}

function asPlayerAction(
  { do: what, card, ability, counter }: Action,
  noOf: ReadonlyMap<number, number>,
): PlayerAction {
  const no = noOf.get(card ?? 0) ?? -1;
  switch (what) {
    case 'attack':
    case 'draw':
    case 'exchange':
      return { do: what };
    case 'activate':
      return { do: what, card: no, ability: ability ?? -1 };
    case 'counter':
      return { do: what, card: no, counter: counter as CounterKind };
    case 'sow':
    case 'summon':
    case 'cast':
    case 'set':
      return { do: what, card: no };
    default:
      throw new Broken(`Nobody knows what it is to ${what}.`);
  }
}

/** One action's, and no other's. */
function keyOf(action: PlayerAction): string {
  switch (action.do) {
    case 'attack':
    case 'draw':
    case 'exchange':
      return action.do;
    case 'activate':
      return `${action.do} ${action.card} ${action.ability}`;
    case 'counter':
      return `${action.do} ${action.card} ${action.counter}`;
    case 'sow':
    case 'summon':
    case 'cast':
    case 'set':
      return `${action.do} ${action.card}`;
  }
}

/** All that can be thought of, of these kinds. */
function everyAction({ state, designs }: KotcContext, isOffered: (kind: Kind) => boolean): PlayerAction[] {
  const alone = (['attack', 'draw', 'exchange'] as const).filter(isOffered);
  const withCard = (['sow', 'summon', 'cast', 'set'] as const).filter(isOffered);
  const [uses, takes] = [isOffered('activate'), isOffered('counter')];
  const all: PlayerAction[] = alone.map((what) => ({ do: what }));
  for (const [card, { design, counters }] of state.cards.entries()) {
    for (const what of withCard) all.push({ do: what, card });
    const abilities = uses ? (designs[design]?.abilities.length ?? 0) : 0;
    for (let ability = 0; ability < abilities; ability += 1) all.push({ do: 'activate', card, ability });
    if (takes && counters.length > 0)
      for (const counter of new Set(counters.map(({ kind }) => kind)))
        all.push({ do: 'counter', card, counter });
  }
  return all;
}

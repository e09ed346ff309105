/** What is played, put on the stack, and leaves it. */
import type { Writable } from '../../../../engine/pipeline/writable.js';
import type { CardNo } from '../../../../engine/state.js';
import { cease, faceOf } from '../../../../engine/objects/made.js';
import { moveCard } from '../../../../engine/zones.js';
import type { EventOf } from '../state/events.js';
import { laws, type KnownObject, type MagicCard, type NodeRef, type State } from '../state/state.js';
import { cardAt, nothing, type Changes } from './changing.js';
import { putOnStack } from './put-on-stack.js';

export const stackChanges: Changes<
  | 'playLand'
  | 'play'
  | 'activate'
  | 'playManaAbility'
  | 'trigger'
  | 'aim'
  | 'changeTargets'
  | 'copySpell'
  | 'resolve'
  | 'leaveStack'
> = {
  playLand(state) {
    state.lands += 1;
  },
  play(state, event) {
    const { player, cards } = event;
    const [no = -1] = cards;
    moveCard(state, laws, no, { player, zone: 'stack', place: 'top' });
    choose(cardAt(state, no), event);
    state.thisTurn.push({ id: cardAt(state, no).id, did: 'played' });
  },
  activate(state, event) {
    const { player, does, source } = event;
    choose(cardAt(state, addAbility(state, player, does, source)), event);
    state.thisTurn.push({ id: source.id, did: 'played', node: does.node });
  },
  playManaAbility(state, { cards: [no = -1], does }) {
    state.thisTurn.push({ id: cardAt(state, no).id, did: 'played', node: does.node });
  },
  trigger(state, event) {
    const { waiting, dropped } = event;
    const place = state.waiting.indexOf(waiting as Writable<typeof waiting>);
    if (place >= 0) state.waiting.splice(place, 1);
    if (dropped) return;
    const made = cardAt(state, addAbility(state, waiting.controller, waiting.node, waiting.source));
    choose(made, event);
    if (waiting.x !== undefined) made.x = waiting.x;
    made.memory = waiting.memory as Writable<typeof waiting.memory>;
  },
  aim: nothing,
  changeTargets(state, { cards: [no = -1], targets }) {
    cardAt(state, no).targets = [...targets];
  },
  copySpell(state, { player, cards: [no = -1], targets }) {
    const { design, copyOf, x, modes, counts, shares, paid, targets: aims = [] } = cardAt(state, no);
    const copied = { design, copyOf, x, modes, counts, shares, paid };
    putOnStack(state, { ...copied, player, made: 'token', isCopy: true, targets: [...(targets ?? aims)] });
  },
  resolve: nothing,
  leaveStack(state, { cards }) {
    for (const no of cards) cease(state, laws, no);
  },
};

/** What was chosen while it was played stands on it as long as it is on the stack. */
function choose(object: Writable<MagicCard>, event: EventOf<'play' | 'activate' | 'trigger'>): void {
  const { targets, counts, shares, modes } = event;
  if (targets.length > 0) {
    object.targets = [...targets];
    object.counts = [...counts];
  }
  if (shares) object.shares = [...shares];
  if (modes) object.modes = [...modes];
  if (event.type === 'trigger') return;
  const { x, paid } = event;
  if (x !== undefined) object.x = x;
  if (paid) object.paid = paid as Writable<typeof paid>;
}

/** An ability is an object of its own, which looks like what it comes from (MC-ABIL-06). */
function addAbility(state: Writable<State>, player: number, does: NodeRef, source: KnownObject): CardNo {
  const { card, id, design } = source;
  const isThere = state.cards[card]!.id === id && state.cards[card]!.zone === 'play';
  return putOnStack(state, {
    design: isThere ? faceOf(state.cards[card]!) : design,
    player,
    made: 'ability',
    source: { card, id, ability: 0 },
    does: { ...does },
    left: isThere ? undefined : [{ ...source }],
  });
}

import { within } from '../../../../../engine/search/habit-weights.js';
import {
  PASS,
  type Action,
  type CardId,
  type Choice,
  type Decision,
  type Reply,
} from '../../../../../engine/decision.js';
import { ARTIFACT, ENCHANTMENT, PERMANENT } from '../../../rules/objects/bits.js';
import type { Thing } from '../../../rules/views/knowledge.js';
import { worthOfAction } from '../../actions.js';
import { hasKeyword, isCreature, isLand, lifeLeft, thingWith, worthOf } from '../../worth.js';
import type { Standing } from './standing.js';

/** Of an action: what it promises at once, and what it is done with. */
export function actionFacts(action: Action | undefined, { view, untapped, hand }: Standing): number[] | null {
  if (!action) return null;
  if (action.do === PASS) return [1];
  const thing = thingWith(view, action.card);
  if (!thing) return null;
  const { cost, types } = thing;
  return [
    1,
    within(2, worthOfAction(view, action) / 6),
    isLand(thing) ? 1 : 0,
    isCreature(thing) ? 1 : 0,
    (types & (ARTIFACT | ENCHANTMENT)) !== 0 ? 1 : 0,
    (types & PERMANENT) === 0 ? 1 : 0,
    thing.enchants ? 1 : 0,
    cost / 4,
    within(2, (untapped - cost) / 4),
    within(2, worthOf(thing) / 6),
    thing.abilities.length / 2,
    hasKeyword(thing, 'haste') ? 1 : 0,
    hand.filter((one) => isLand(one)).length / 3,
  ];
}

/** Of cards, players and others that are chosen: what they are, and whose. */
export function choiceFacts(choices: readonly Choice[], { view, life, theirLife }: Standing): number[] {
  const things = choices.flatMap(({ card }) => thingWith(view, card) ?? []);
  const mine = things.filter(({ player }) => player === view.me);
  const theirs = things.filter(({ player }) => player !== view.me);
  const players = choices.flatMap(({ player }) => player ?? []);
  const isMe = players.includes(view.me) ? 1 : 0;
  const worth = (of: readonly Thing[]): number =>
    within(2, of.reduce((sum, one) => sum + worthOf(one), 0) / 8);
  return [
    1,
    choices.length / 2,
    mine.length / 2,
    theirs.length / 2,
    worth(mine),
    worth(theirs),
    isMe,
    players.length - isMe,
    isMe * (life / 20),
    (players.length - isMe) * within(2, theirLife / 20),
    things.filter(isCreature).length / 2,
    things.filter(({ tapped }) => tapped).length / 2,
    within(2, things.reduce((sum, one) => sum + one.power, 0) / 5),
    choices.reduce((sum, { number = 0 }) => sum + number, 0) / 5,
  ];
}

/** Who attacks, or blocks: what they are, what stands against them, and what stays behind. */
export function pairFacts(
  { pairings, options }: Extract<Decision, { kind: 'pair' }>,
  pairs: readonly (number | null)[],
  standing: Standing,
): number[] {
  const { view, life, theirLife, creatures, theirCreatures } = standing;
  const paired = pairings.flatMap(({ card }, place) => {
    const thing = pairs[place] === null ? undefined : thingWith(view, card);
    return thing ? { thing, to: options[pairs[place] ?? 0] } : [];
  });
  const team = paired.map(({ thing }) => thing);
  const power = sum(team, (one) => Math.max(0, one.power));
  const foes = options.flatMap(({ card }, place) => {
    const thing = thingWith(view, card);
    return thing ? [{ thing, isFaced: pairs.includes(place) }] : [];
  });
  const unfaced = sum(foes, ({ thing, isFaced }) => (isFaced ? 0 : Math.max(0, thing.power)));
  const ready = theirCreatures.filter(({ tapped }) => !tapped);
  const home = creatures.filter((one) => !one.tapped && !team.includes(one));
  let [falling, felling] = [0, 0];
  for (const { thing, to } of paired) {
    const against = to?.card === undefined ? ready : [thingWith(view, to.card)].flatMap((one) => one ?? []);
    if (against.some((one) => one.power >= lifeLeft(thing))) falling += worthOf(thing);
    if (against.length > 0 && against.every((one) => thing.power >= lifeLeft(one))) felling += worthOf(thing);
  }
  return [
    1,
    team.length / 3,
    within(2, power / 8),
    within(2, sum(team, worthOf) / 15),
    within(2, falling / 8),
    within(2, felling / 8),
    within(2, unfaced / 8),
    foes.length > 0 && unfaced >= life ? 1 : 0,
    foes.length > 0 ? within(2, unfaced / Math.max(1, life)) : 0,
    foes.length === 0 && power >= theirLife ? 1 : 0,
    foes.length === 0 ? within(2, power / Math.max(1, theirLife)) : 0,
    within(2, (team.length - ready.length) / 3),
    within(2, sum(home, (one) => Math.max(0, one.power)) / 8),
    within(2, home.length / 3),
    within(2, sum(theirCreatures, (one) => Math.max(0, one.power)) / Math.max(1, life)),
    paired.some(({ thing }) => hasKeyword(thing, 'flying')) ? 1 : 0,
  ];
}

const sum = <T>(of: readonly T[], worth: (one: T) => number): number =>
  of.reduce((total, one) => total + worth(one), 0);

export const asChoices = (ids: readonly CardId[]): Choice[] => ids.map((card) => ({ card }));

export function numberFacts(reply: Extract<Reply, { number: number }>, decision: Decision): number[] | null {
  if (decision.kind !== 'number') return null;
  const { least, most } = decision;
  return [1, within(2, reply.number / 5), (reply.number - least) / Math.max(1, most - least)];
}

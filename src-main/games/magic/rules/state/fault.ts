/** What is wrong with a state from a file that its model cannot say: what it names has to be there. */
import type { Design, Node } from './design.js';
import type { KnownObject, MagicCard, Memory, NodeRef, State } from './state.js';

/** Says in a sentence what a position names and the game does not have; null: nothing. */
export function faultOfState(state: State, designs: readonly Design[]): string | null {
  const { players, cards } = state;
  if (playersIn(state).some((player) => !players[player])) {
    return 'The position names a player who does not play.';
  }
  for (const { card, design, player } of knownIn(state)) {
    if (!cards[card]) return 'The position names a card that it does not have.';
    if (!designs[design]) return 'The position speaks of what is none of the game’s cards.';
    if (!players[player]) return 'The position names a player who does not play.';
  }
  if (numbersIn(state).some((number) => Math.abs(number) > MOST_COUNTED)) {
    return `The position counts with a number beyond ${MOST_COUNTED}, which no game comes to.`;
  }
  if (players.some(({ life }) => Math.abs(life) > MOST_LIFE)) {
    return `A player of the position has a life total beyond ${MOST_LIFE}, which no game comes to.`;
  }
  return faultOfTexts(state, designs);
}

/** Texts make, draw and pay as much as such numbers say, one after the other. */
const MOST_COUNTED = 10_000;
const MOST_LIFE = 100_000;

/** Every number by which a text could count. */
function numbersIn(state: State): readonly number[] {
  const { players, cards, effects = [], waiting } = state;
  return [
    ...players.flatMap(({ pool }) => Object.values(pool)),
    ...knownIn(state).flatMap(({ power = 0, toughness = 0 }) => [power, toughness]),
    ...cards.flatMap(({ x = 0, chosen, shares = [], memory, paid, size, combatDamage = [] }) => [
      x,
      chosen?.number ?? 0,
      ...shares,
      memory?.amount ?? 0,
      paid?.amount ?? 0,
      size?.power ?? 0,
      size?.toughness ?? 0,
      ...combatDamage.map(({ amount }) => amount),
    ]),
    ...effects.flatMap(({ does: { x = 0, left = 0, amounts = [], memory, chosen } }) => [
      x,
      left,
      ...amounts,
      memory?.amount ?? 0,
      chosen?.number ?? 0,
    ]),
    ...waiting.flatMap(({ x = 0, memory: { amount = 0 } }) => [x, amount]),
  ];
}

/** Whether a text that the state points to is there, and can do what is said of it. */
function faultOfTexts({ cards, effects = [], waiting }: State, designs: readonly Design[]): string | null {
  const has = ({ design, node }: NodeRef, isSuch: (found: Node) => boolean): boolean => {
    const found = designs[design]?.nodes[node];
    return found !== undefined && isSuch(found);
  };
  for (const [no, { does, made, combatDamage }] of cards.entries()) {
    if (does && !has(does, hasEffects)) return `Card ${no} of the position is an ability that no card has.`;
    if (made === 'ability' && !does && !combatDamage) {
      return `Card ${no} of the position does not say which ability it is.`;
    }
  }
  if (!effects.every(({ does }) => has(does.node, (node) => 'do' in node))) {
    return 'What goes on in the position is of no card.';
  }
  return waiting.every(({ node }) => has(node, hasEffects))
    ? null
    : 'What has triggered in the position is of no card.';
}

const hasEffects = (node: Node): boolean => 'effects' in node;

const ofMemory = ({ objects = [], other }: Memory = {}): readonly KnownObject[] =>
  other ? [...objects, other] : objects;

/** Every object that is remembered as it was. */
function knownIn({ cards, effects = [], waiting }: State): readonly KnownObject[] {
  return [
    ...cards.flatMap(({ memory, paid, left = [], combatDamage = [] }) => [
      ...ofMemory(memory),
      ...ofMemory(paid),
      ...left,
      ...combatDamage.map(({ source }) => source),
    ]),
    ...effects.flatMap(({ does: { source, memory } }) => [...(source ? [source] : []), ...ofMemory(memory)]),
    ...waiting.flatMap(({ source, memory }) => [source, ...ofMemory(memory)]),
  ];
}

const choosing = ({ chosen }: Pick<MagicCard, 'chosen'>): readonly number[] =>
  chosen?.player === undefined ? [] : [chosen.player];

function playersIn(state: State): readonly number[] {
  const { active, first, lastInOrder = first } = state;
  const { cards, combat, effects = [], waiting, extraTurns, frames = [] } = state;
  return [
    active,
    first,
    lastInOrder,
    ...extraTurns,
    ...(combat?.attacks ?? []).map(({ defender }) => defender),
    ...cards.flatMap((card) => [
      ...choosing(card),
      ...(card.under === undefined ? [] : [card.under]),
      ...(card.memory?.players ?? []),
      ...(card.paid?.players ?? []),
      ...(card.combatDamage ?? []).flatMap(({ to }) => ('player' in to ? [to.player] : [])),
    ]),
    ...effects.flatMap(({ does }) => [does.controller, ...choosing(does), ...(does.memory?.players ?? [])]),
    ...waiting.flatMap(({ controller, memory }) => [controller, ...(memory.players ?? [])]),
    ...frames.flatMap((frame) => {
      if (frame.do === 'priority') return [frame.player];
      return frame.do === 'setup'
        ? [...frame.left, ...(frame.chooser === undefined ? [] : [frame.chooser])]
        : [];
    }),
  ];
}

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
  return faultOfTexts(state, designs);
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

import { expect, test } from 'vitest';
import { writable } from '../../src-main/engine/pipeline/writable.js';
import { pickUnseen } from '../../src-main/engine/zones.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { kotc14 } from '../../src-main/games/kotc/rules/editions/kotc-14.js';
import { addCard, emptyState } from '../../src-main/games/kotc/rules/state/new-state.js';
import { zoneLaws } from '../../src-main/games/kotc/rules/state/state.js';

test('a card picked unseen from a hand is another by its id; one with a place of its own stays the same', () => {
  const state = emptyState(2, kotc14, chanceFrom(1));
  const [inHand, asResource] = [addCard(state, 0, 0, 0, 'hand'), addCard(state, 0, 0, 0, 'granary')];
  const idOf = (no: number): number | undefined => state.cards[no]?.id;
  const before = [idOf(inHand), idOf(asResource)];
  pickUnseen(writable(state), zoneLaws, [inHand, asResource]);
  expect([idOf(inHand) === before[0], idOf(asResource) === before[1]]).toEqual([false, true]);
});

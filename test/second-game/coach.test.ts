import { expect, test } from 'vitest';
import { review } from '../../src-main/play/coach/review.js';
import { TableRefusal } from '../../src-main/play/refusal.js';
import './lantern-cards.js';

test('a game whose players do not think ahead has no coach, and it is said so', () => {
  const beginning = {
    rules: { id: 'lanterns-1', version: 1 },
    players: [{ name: 'Ann' }, { name: 'Ben' }],
    cards: [],
    start: { decks: [[], []], seed: 1 },
  };
  const looking = review({ rules: 'lanterns-1', beginning, inputs: [], seat: 0, seed: 1 });
  const refusal = new TableRefusal(
    'There is no coach for these rules yet: nobody plays by them who thinks ahead.',
  );
  expect(() => looking.next()).toThrow(refusal);
});

import { describe, expect, test } from 'vitest';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';

const { cardOf, looksAlike } = kotcPlayables['kotc-14'];
const bear: PlayedCard = {
  name: 'Bear',
  type: 'creature',
  edition: 14,
  cost: null,
  offense: 2,
  defense: 3,
  text: '',
};
const shown = (printed: PlayedCard) => cardOf(printed, designOf(printed, 14), 'a');

describe('a card as a game has it', () => {
  test('has the cost that its components come to where none is printed', () => {
    const { level } = designOf(bear, 14);
    expect(level).toBeGreaterThan(0);
    expect(shown(bear)).toMatchObject({ id: 'a', name: 'Bear', cost: level, offense: 2 });
    expect(shown({ ...bear, cost: 9 })).toMatchObject({ cost: 9 });
  });

  test.each<[string, Partial<PlayedCard>, boolean]>([
    ['its name', { name: 'Ursa' }, true],
    ['its type', { type: 'spell', offense: 2, defense: 3 }, false],
    ['its SP', { offense: 1 }, false],
    ['its HP', { defense: 4 }, false],
    ['its text', { text: 'Another.' }, false],
  ])('is another to look at with %s changed, or not', (_what, changed, alike) => {
    expect(looksAlike(shown(bear), { ...shown(bear), ...changed })).toBe(alike);
  });
});

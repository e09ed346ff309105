import { expect, test } from 'vitest';
import { design } from './designs.js';
import { table } from './kit.js';

const bear = design('Bear; {1}{G}; Creature — Bear; 2/2');
const flare = design('Flare; {R}; Instant', {
  is: 'spell',
  effects: [
    {
      do: 'damage',
      amount: 3,
      to: [
        {
          is: 'target',
          filter: { any: [{ qualities: [], types: ['creature'], subtype: null, as: null, clauses: [] }] },
          player: 'player',
        },
      ],
    },
  ],
});

test('plays', () => {
  const t = table({ players: [{ hand: [bear, flare, 'Forest'], play: ['2 Mountain'] }, { play: [bear] }] });
  t.play('Forest');
  t.play('Bear');
  expect(t.stack).toEqual(['Bear']);
  t.resolve();
  expect(t.zone('play')).toEqual(['Mountain', 'Mountain', 'Forest', 'Bear']);
  t.play('Flare', 'player 1');
  t.resolve();
  expect(t.life(1)).toBe(17);
});

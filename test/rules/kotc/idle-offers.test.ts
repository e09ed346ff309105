import { describe, test } from 'vitest';
import { minion, play, spell, type Scene } from '../scene.js';

/** What can come to nothing only is allowed, and nobody is stopped and asked because of it. */
describe('a player is not asked for what cannot come to anything', () => {
  const cards = {
    burn: spell('Self-destroy 1 random card in your hand→Draw 1 card.', 0),
    dear: spell('Self-exhaust 2 resources→Draw 1 card.', 1),
    crew: minion(1, 2, 'HEAVE: Self-exhaust 1 minion→Draw 1 card.', 0),
    smite: spell('Target 1 in-play card; destroy it.', 0),
  };
  const other = { name: 'B', hand: ['filler'] };
  /** Whoever is asked next is B, in B's Resource Phase: A was passed over. */
  const passedOver: Scene['steps'] = [{ expect: { asks: { by: 'B', purpose: 'resource' } } }];
  const asked: Scene['steps'] = [{ expect: { asks: { by: 'A', purpose: 'action' } } }];

  test.each([
    ['a spell is no card for its own cost', { hand: ['burn'] }, { hand: ['burn', 'smite'] }],
    [
      'resources of its level pay for nothing else',
      { hand: ['dear'], granary: [2] },
      { hand: ['dear'], granary: [3] },
    ],
  ])('%s', (_what, without, enough) => {
    play({ cards, players: [{ name: 'A', ...without }, other], steps: passedOver });
    play({ cards, players: [{ name: 'A', ...enough }, other], steps: asked });
  });

  test('a minion that uses its ability is exhausted before the cost', () => {
    const standing = ['crew', { card: 'filler', exhausted: true }];
    const action = { by: 'A', activate: 'crew' } as const;
    const onlyToAttack: Scene['steps'] = [{ expect: { asks: { by: 'A', purpose: 'battle' } } }];
    play({ cards, players: [{ name: 'A', battlefield: standing }, other], steps: onlyToAttack });
    play({
      cards,
      players: [{ name: 'A', battlefield: standing }, other],
      steps: [action, { expect: { log: [{ type: 'fail', card: 'crew' }] } }],
    });
    play({
      cards,
      players: [{ name: 'A', battlefield: ['crew', 'filler'] }, other],
      steps: asked,
    });
  });

  test('a spell without anything to target', () => {
    play({ cards, players: [{ name: 'A', hand: ['smite'] }, other], steps: passedOver });
    play({
      cards,
      players: [
        { name: 'A', hand: ['smite'] },
        { ...other, battlefield: ['crew'] },
      ],
      steps: asked,
    });
  });
});

import { inEditions } from '../../in-editions.js';
import { test } from '../../in-editions.js';
import { creature, minion, play, spell } from '../../scene.js';

/** Any card is a resource; some effects work on a card in any zone. */
inEditions(
  '[K06-RES-01] [K09-RES-01] [K11-RES-01] [K14-ZON-14] any resource pays for any card, be they creatures or spells',
  (rules) => {
    const ox = rules === 'kotc-14' ? minion(1, 5, '', 2) : creature(1, 5, '', 2);
    const zap = spell('Draw 1 card.', 2);
    for (const resources of [
      ['ox', 'ox'],
      ['zap', 'zap'],
      ['ox', 'zap'],
    ]) {
      for (const card of ['ox', 'zap'] as const) {
        const granary = resources.map((one, place) => ({ card: one, as: `resource ${place}` }));
        const spent = { zone: 'granary', exhausted: true } as const;
        play({
          rules,
          cards: { ox, zap },
          players: [{ name: 'A', granary, hand: [{ card, as: 'played' }] }, { name: 'B' }],
          turn: { phase: 'action' },
          steps: [
            card === 'ox' ? { by: 'A', summon: 'played' } : { by: 'A', cast: 'played' },
            { resolve: true },
            {
              expect: {
                cards: {
                  played: { zone: card === 'ox' ? 'battlefield' : 'grave' },
                  'resource 0': spent,
                  'resource 1': spent,
                },
              },
            },
          ],
        });
      }
    }
  },
);

test.each([
  ['battlefield', 'Target 1 in-play card;'],
  ['granary', 'Target 1 of your resources;'],
  ['hand', 'Target 1 card in your hand;'],
  ['grave', 'Target 1 card in any grave randomly;'],
  ['deck', 'Target 1 card on the top of any deck;'],
] as const)('[K14-KEY-35] a card can be down-leveled wherever it is: in the %s', (zone, target) => {
  const ogre = { card: 'ogre' };
  const lowering = { card: 'lowering' };
  play({
    cards: { ogre: minion(1, 5, '', 5), lowering: spell(`${target} down-level it by 2.`, 0) },
    players: [
      { name: 'A', deck: [], [zone]: [ogre], hand: zone === 'hand' ? [lowering, ogre] : [lowering] },
      { name: 'B', deck: [] },
    ],
    turn: { phase: 'action' },
    steps: [
      { by: 'A', cast: 'lowering' },
      { resolve: true },
      { expect: { cards: { ogre: { zone, level: 3 } } } },
    ],
  });
});

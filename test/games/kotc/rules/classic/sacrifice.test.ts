import { inEditions } from '../../in-editions.js';
import { creature, play } from '../../scene.js';

const mourner = 'Activate when this in-play card is destroyed. Draw 1 card.';

inEditions(
  '[K09-Q-26] [K11-Q-41] what is sacrificed to summon a creature is not destroyed, no more than for an ability',
  (rules) =>
    play({
      rules,
      cards: {
        Lamb: creature(0, 1, `A: ${mourner}`, 0),
        Demon: creature(
          3,
          3,
          'You must sacrifice 1 card in play to summon this creature.\nThis card has no abilities.',
          0,
        ),
        Priest: creature(1, 1, 'B: Sacrifice 1 card in play. Increase your hitpoints by 3.', 0),
        Butcher: creature(1, 1, 'C: Destroy 1 of your cards in play. Increase your hitpoints by 3.', 0),
      },
      players: [
        {
          name: 'A',
          hp: 10,
          hand: ['Demon'],
          battlefield: [
            { card: 'Lamb', as: 'first' },
            { card: 'Lamb', as: 'second' },
            { card: 'Lamb', as: 'third' },
            'Priest',
            'Butcher',
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', summon: 'Demon' },
        { by: 'A', choose: ['first'] },
        { expect: { asks: { by: 'A', purpose: 'action' }, cards: { first: { zone: 'grave' } } } },
        { by: 'A', activate: 'Priest' },
        { by: 'A', choose: ['second'] },
        { expect: { asks: { by: 'A', purpose: 'action' }, cards: { second: { zone: 'grave' } } } },
        { by: 'A', activate: 'Butcher' },
        { by: 'A', choose: ['third'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'third' }] },
            players: { A: { hp: 16, hand: 0 } },
          },
        },
        { by: 'A', activate: 'third' },
        { expect: { players: { A: { hand: 1 } } } },
      ],
    }),
);

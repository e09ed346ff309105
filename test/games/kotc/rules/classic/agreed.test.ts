import { inEditions } from '../../in-editions.js';
import { play } from '../../scene.js';
import { byEdition } from './wordings.js';

inEditions(
  '[K06-Q-03] [K09-Q-02] [K11-WIN-11] all who are left agree to stop: it is their draw, without who lost before',
  (rules) => {
    play({
      rules,
      players: [
        { name: 'A', hp: 30, hand: [1], askAlways: true },
        { name: 'B', hp: 2 },
        { name: 'C', hp: 9 },
      ],
      steps: [
        { by: 'C', forfeit: true },
        { by: 'A', agree: true },
        { expect: { result: null } },
        { by: 'B', agree: true },
        {
          expect: {
            asks: null,
            result: { winners: ['A', 'B'], rule: byEdition(rules, 'K06-Q-03', 'K09-Q-02', 'K11-WIN-11') },
          },
        },
      ],
    });
  },
);

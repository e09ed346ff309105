import { describe } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';

/** Cards that still bear a text that was revised are played with the meaning of the new one. */
const DRAW = 'Draw 1 card.';

describe('an old text is played with its new meaning', () => {
  for (const [ids, by] of [
    ['[K06-REV-03] [K09-REV-11] [K11-REV-07] [K11-REV-13]', ''],
    ['[K06-REV-04] [K09-REV-12] [K11-REV-08] [K11-REV-13]', ' chosen by an opponent of your choice'],
  ] as const) {
    inEditions(`${ids} “cards in play${by}” to be exhausted are creatures: a trap is none`, (rules) => {
      const scene = (helper: object): Scene => ({
        rules,
        cards: {
          sage: creature(1, 5, `LEARN: Exhaust 1 of your unexhausted cards in play${by}. ${DRAW}`, 0),
          ox: creature(1, 5, '', 0),
          rune: spell(DRAW, 0),
        },
        players: [{ name: 'A', battlefield: ['sage'], ...helper }, { name: 'B' }],
        turn: { phase: 'action' },
        steps: [{ by: 'A', activate: 'sage' }, { resolve: true }],
      });
      const withTrap = scene({ traps: ['rune'] });
      play({
        ...withTrap,
        steps: [
          ...withTrap.steps,
          {
            expect: {
              players: { A: { hand: 0 } },
              cards: { rune: { exhausted: false } },
              log: [{ type: 'fail' }],
            },
          },
        ],
      });
      const withOx = scene({ battlefield: ['sage', 'ox'] });
      play({
        ...withOx,
        steps: [
          ...withOx.steps,
          { expect: { players: { A: { hand: 1 } }, cards: { ox: { exhausted: true } } } },
        ],
      });
    });
  }

  inEditions('[K06-REV-05] [K09-REV-13] [K11-REV-09] “resources” to be targeted are the own', (rules) => {
    play({
      rules,
      cards: { flood: spell('Target up to 1 resource. Destroy all targets.', 0) },
      players: [
        { name: 'A', hand: ['flood'], granary: [{ card: 'filler', as: 'mine' }] },
        { name: 'B', granary: [{ card: 'filler', as: 'yours' }] },
      ],
      steps: [
        { by: 'A', cast: 'flood' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['mine'] } } },
      ],
    });
  });

  inEditions(
    '[K09-REV-10] [K11-REV-06] [K11-REV-14] “when you take damage” is met by 5, not by 4',
    (rules) => {
      for (const amount of [4, 5]) {
        play({
          rules,
          cards: {
            bolt: spell(`Inflict ${amount} damage to any one player.`, 0),
            martyr: creature(1, 5, `WEEP: Activate when you take damage. ${DRAW}`, 0),
          },
          players: [
            { name: 'A', hp: 20, hand: ['bolt'] },
            { name: 'B', hp: 20, battlefield: ['martyr'] },
          ],
          steps: [
            { by: 'A', cast: 'bolt' },
            { by: 'A', choose: ['B'] },
            { resolve: true },
            {
              expect: {
                players: { B: { hp: 20 - amount } },
                [amount === 5 ? 'asked' : 'notAsked']: [{ by: 'B', purpose: 'condition' }],
              },
            },
          ],
        });
      }
    },
  );

  for (const [ids, where, zone, destroy] of [
    [
      '[K09-REV-09] [K11-REV-05]',
      'in your hand',
      'hand',
      'Target up to 1 card in your hand. Destroy all targets.',
    ],
    [
      '[K09-REV-08] [K11-REV-04]',
      'in your deck',
      'deck',
      'Target up to 1 card on the top of one player’s deck. Destroy all targets.',
    ],
    [
      '[K09-REV-07] [K11-REV-03]',
      'as a resource',
      'granary',
      'Target up to 1 of your resources. Destroy all targets.',
    ],
  ] as const) {
    inEditions(`${ids} “this card ${where} is destroyed” asks for its resource cost`, (rules) => {
      for (const coins of [1, 2]) {
        const phoenix = { card: 'phoenix', exhausted: zone === 'granary' };
        const chosen: Scene['steps'] =
          zone === 'deck'
            ? [
                { by: 'A', choose: ['A'] },
                { by: 'A', number: 1 },
              ]
            : [{ by: 'A', choose: ['phoenix'] }];
        const granary = [...(zone === 'granary' ? [phoenix] : []), coins];
        play({
          rules,
          cards: {
            phoenix: creature(1, 5, `RISE: Activate when this card ${where} is destroyed. ${DRAW}`, 2),
            smite: spell(destroy, 0),
          },
          players: [
            {
              name: 'A',
              hand: ['smite', ...(zone === 'hand' ? ['phoenix'] : [])],
              deck: [...(zone === 'deck' ? ['phoenix'] : []), 5],
              granary,
            },
            { name: 'B' },
          ],
          turn: { phase: 'action' },
          steps: [
            { by: 'A', cast: 'smite' },
            ...chosen,
            { resolve: true },
            {
              expect: {
                cards: { phoenix: { zone: 'grave' } },
                [coins === 2 ? 'asked' : 'notAsked']: [{ by: 'A', purpose: 'condition' }],
              },
            },
          ],
        });
      }
    });
  }

  inEditions(
    '[K09-REV-14] [K11-REV-10] re-rolls “excluding the current chain” cover its later dice too',
    (rules) => {
      play({
        rules,
        cards: {
          wager: spell(
            'You may re-roll up to 1 die for the rest of this turn (excluding the current chain) up to 1 time each. Roll 1 six-sided die and increase your hitpoints by the result.',
            0,
          ),
        },
        players: [{ name: 'A', hp: 10, hand: ['wager'] }, { name: 'B' }],
        dice: [2, 5],
        steps: [
          { by: 'A', cast: 'wager' },
          { expect: { asks: { by: 'A', purpose: 'reroll', options: ['2'] } } },
          { by: 'A', choose: ['A'] },
          { resolve: true },
          { expect: { players: { A: { hp: 15 } } } },
        ],
      });
    },
  );
});

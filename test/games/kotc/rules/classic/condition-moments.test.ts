import { inEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import {
  byEdition,
  whenAnotherFalls,
  whenYouAreDamaged,
  WHEN_DESTROYED,
  notMet,
  outOfPhase,
  outOfTurn,
  type RulesId,
} from './wordings.js';

/** When abilities with a condition may be used, and when those without. */

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const pup = creature(0, 1, '', 0);
const cards = (rules: RulesId): Scene['cards'] => ({
  smite,
  pup,
  mourner: creature(1, 9, `${whenAnotherFalls(rules)} Increase your hitpoints by 3.`, 0),
  dirge: spell(`${whenAnotherFalls(rules)} Increase your hitpoints by 3.`, 0),
  seer: creature(1, 9, 'Draw 1 card.', 0),
  insight: spell('Draw 1 card.', 0),
});

const answers = { mourner: { battlefield: ['mourner'] }, 'trap dirge': { traps: ['dirge'] } } as const;

/** B uses what it has when the pup falls. */
const used = (label: string): Scene['steps'] => [
  { by: 'B', activate: label },
  { resolve: true },
  { expect: { players: { B: { hp: 13 } } } },
];

inEditions(
  '[K06-ABL-08] [K09-ABL-09] [K11-ABL-09] a condition that is met in any phase of any turn allows its ability',
  (rules) => {
    for (const [name, zones] of Object.entries(answers)) {
      const label = name.replace('trap ', '');
      const [battlefield = [], traps = []] = [
        'battlefield' in zones ? zones.battlefield : [],
        'traps' in zones ? zones.traps : [],
      ];
      const cursed = { card: 'pup', counters: counters('damage', 'A') };
      const players: Scene['players'] = [
        { name: 'A', hand: ['smite'], battlefield: [{ card: 'seer' }] },
        { name: 'B', battlefield: [cursed, ...battlefield], traps: [...traps], hp: 10 },
      ];
      const scene = { rules, cards: cards(rules), players, dice: [1] };
      for (const player of ['A', 'B'])
        for (const phase of ['resource', 'action', 'battle', 'recovery'] as const)
          play({
            ...scene,
            turn: { player, phase },
            steps: [
              { by: 'A', counter: 'damage', on: 'pup' },
              { expect: { turn: { player, phase } } },
              ...used(label),
            ],
          });
      play({
        ...scene,
        steps: [{ by: 'A', cast: 'smite' }, { by: 'A', choose: ['pup'] }, ...used(label)],
      });
    }
  },
);

inEditions(
  '[K06-ABL-08] [K06-ABL-09] [K09-ABL-09] [K09-ABL-10] [K11-ABL-09] [K11-ABL-10] without its condition it cannot be used',
  (rules) =>
    play({
      rules,
      cards: cards(rules),
      players: [
        { name: 'A', battlefield: ['mourner', 'pup'], traps: ['dirge'], hand: ['smite', 'insight'] },
        { name: 'B', battlefield: ['mourner', 'pup'], traps: ['dirge'] },
      ],
      steps: [
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'action',
              offers: [{ cast: 'insight' }],
              offersNot: [{ activate: 'mourner' }, { activate: 'dirge' }],
            },
          },
        },
        { by: 'A', activate: 'mourner', refused: notMet(rules) },
        { by: 'A', activate: 'dirge', refused: notMet(rules) },
        { by: 'B', activate: 'mourner 2', refused: notMet(rules) },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['pup'] },
        // The pup was a card of A: B's own condition is not met by it.
        { expect: { asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'mourner' }] } } },
        { by: 'B', activate: 'mourner 2', refused: notMet(rules) },
      ],
    }),
);

inEditions(
  '[K06-ABL-10] [K09-ABL-11] [K11-ABL-11] an ability without a condition is used in the own Action Phase, again and again',
  (rules) =>
    play({
      rules,
      cards: cards(rules),
      players: [{ name: 'A', battlefield: ['seer', 'seer'], traps: ['insight'] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'seer' },
        { by: 'A', activate: 'insight' },
        { by: 'A', activate: 'seer 2' },
        { expect: { players: { A: { hand: 3 } }, turn: { player: 'A', phase: 'action' } } },
      ],
    }),
);

inEditions(
  '[K06-ABL-10] [K06-ABL-11] [K06-ABL-12] [K09-ABL-11] [K09-ABL-12] [K09-ABL-13] [K11-ABL-12] [K11-ABL-13] and not in another phase or turn',
  (rules) => {
    for (const phase of ['resource', 'battle', 'recovery'] as const)
      for (const use of [{ activate: 'seer' }, { activate: 'insight' }, { cast: 'insight 2' }])
        play({
          rules,
          cards: cards(rules),
          players: [
            {
              name: 'A',
              battlefield: [{ card: 'seer', counters: counters('exhaustion', 'A') }],
              traps: ['insight'],
              hand: ['insight'],
            },
            { name: 'B' },
          ],
          turn: { phase },
          steps: [
            { by: 'A', ...use, refused: outOfPhase(rules) },
            { expect: { players: { A: { hand: 1 } }, turn: { phase } } },
          ],
        });
    for (const phase of ['resource', 'action', 'battle'] as const)
      for (const use of [{ activate: 'seer' }, { activate: 'insight' }, { cast: 'insight 2' }])
        play({
          rules,
          cards: cards(rules),
          players: [
            { name: 'A', battlefield: ['seer'], traps: ['insight'], hand: ['insight'] },
            { name: 'B', battlefield: ['seer'] },
          ],
          turn: { player: 'B', phase },
          steps: [{ by: 'A', ...use, refused: outOfTurn(rules) }],
        });
  },
);

inEditions(
  '[K06-ABL-12] [K09-ABL-13] [K11-ABL-13] the same holds for spells: with a condition when it is met, else in the Action Phase',
  (rules) =>
    play({
      rules,
      cards: cards(rules),
      players: [
        { name: 'A', hand: ['smite', 'dirge', 'insight'], battlefield: ['pup'], hp: 10 },
        { name: 'B', hand: ['insight'] },
      ],
      steps: [
        { by: 'A', cast: 'dirge', refused: notMet(rules) },
        { by: 'B', cast: 'insight 2', refused: outOfTurn(rules) },
        { by: 'A', cast: 'insight' },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['pup'] },
        { expect: { asks: { by: 'A', purpose: 'condition', offers: [{ cast: 'dirge' }] } } },
        { by: 'A', cast: 'dirge' },
        { resolve: true },
        { expect: { players: { A: { hp: 13 } } } },
      ],
    }),
);

inEditions(
  '[K06-Q-16] [K09-Q-17] [K11-ABL-14] [K11-Q-15] a condition permits: once for an event, at once, or not at all',
  (rules) => {
    const players: Scene['players'] = [
      { name: 'A', hand: ['smite', 'smite', 'insight'] },
      { name: 'B', battlefield: ['pup', 'pup', 'mourner'], hp: 10 },
    ];
    const fall: Scene['steps'] = [
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['pup'] },
      {
        expect: {
          asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'mourner' }, { pass: true }] },
        },
      },
    ];
    play({
      rules,
      cards: cards(rules),
      players,
      steps: [
        ...fall,
        { by: 'B', pass: true },
        { by: 'B', activate: 'mourner', refused: notMet(rules) },
        { by: 'A', cast: 'insight' },
        { by: 'B', activate: 'mourner', refused: notMet(rules) },
        { expect: { players: { B: { hp: 10 } }, cards: { mourner: { exhausted: false } } } },
        { by: 'A', cast: 'smite 2' },
        { by: 'A', choose: ['pup 2'] },
        { by: 'B', activate: 'mourner' },
        { resolve: true },
        { expect: { players: { B: { hp: 13 } }, cards: { mourner: { exhausted: true } } } },
      ],
    });
  },
);

/** In the graveyard nothing is exhausted, so that only the rule keeps an ability from a second use. */
inEditions('[K06-Q-16] [K09-Q-17] [K11-Q-15] one event gives an ability one activation', (rules) =>
  play({
    rules,
    cards: {
      smite,
      ghost: creature(1, 5, `${WHEN_DESTROYED} Increase your hitpoints by 1.`, 0),
      wisp: creature(1, 5, `${WHEN_DESTROYED} Increase your hitpoints by 5.`, 0),
      doom: spell('Target up to 2 cards in play. Destroy all targets.', 0),
    },
    players: [
      { name: 'A', hand: ['doom'] },
      { name: 'B', battlefield: ['ghost', 'wisp'], hp: 10 },
    ],
    steps: [
      { by: 'A', cast: 'doom' },
      { by: 'A', choose: ['ghost', 'wisp'] },
      { by: 'B', activate: 'ghost' },
      { by: 'B', activate: 'ghost', refused: byEdition(rules, 'K06-Q-16', 'K09-Q-17', 'K11-Q-15') },
      { by: 'B', activate: 'wisp' },
      { resolve: true },
      { expect: { players: { B: { hp: 16 } } } },
    ],
  }),
);

inEditions('[K11-ABL-14] a player who is damaged need not use what allows it', (rules) =>
  play({
    rules,
    cards: {
      rage: creature(1, 5, `${whenYouAreDamaged(rules)} Draw 1 card.`, 0),
      wolf: creature(1, 5, '', 0),
    },
    players: [
      { name: 'A', battlefield: ['wolf'] },
      { name: 'B', battlefield: ['rage'] },
    ],
    turn: { phase: 'battle' },
    dice: [4],
    steps: [
      { by: 'A', attack: ['wolf'], victim: 'B' },
      { by: 'B', defend: [] },
      { expect: { asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'rage' }, { pass: true }] } } },
      { by: 'B', pass: true },
      { expect: { cards: { rage: { exhausted: false } }, players: { B: { hand: 0 } } } },
    ],
  }),
);

import { test } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import { whenAnotherFalls, WHEN_DESTROYED, type RulesId } from './wordings.js';

/** In what order and when "Activate when" abilities for one event are activated and carried out. */

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const doom = spell('Target up to 5 cards in play. Destroy all targets.', 0);
const pup = creature(1, 1, '', 0);
const ghost = creature(1, 1, `${WHEN_DESTROYED} Increase your hitpoints by 1.`, 0);

inEditions(
  '[K09-Q-15] [K11-Q-01] whose turn comes next activates first, the turn player last; all before any is carried out, in that order',
  (rules) => {
    const dirge = (amount: number) =>
      spell(
        `${whenAnotherFalls(rules)} Exhaust 1 of your resources. Increase your hitpoints by ${amount}.`,
        0,
      );
    const seat = (name: string, ...traps: string[]): Scene['players'][number] => ({
      name,
      battlefield: ['pup'],
      traps,
      granary: [2],
      hp: 10,
    });
    play({
      rules,
      cards: { doom, pup, one: dirge(1), two: dirge(2), three: dirge(3), four: dirge(4) },
      players: [{ ...seat('A', 'one'), hand: ['doom'] }, seat('B', 'two', 'three'), seat('C', 'four')],
      steps: [
        { by: 'A', cast: 'doom' },
        { by: 'A', choose: ['pup', 'pup 2', 'pup 3'] },
        {
          expect: {
            asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'two' }, { activate: 'three' }] },
          },
        },
        { by: 'B', activate: 'three' },
        { by: 'B', choose: ['filler 23'] },
        { expect: { asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'two' }] } } },
        { by: 'B', activate: 'two' },
        { expect: { asks: { by: 'C', purpose: 'condition' } } },
        { by: 'C', activate: 'four' },
        { by: 'C', choose: ['filler 35'] },
        { expect: { asks: { by: 'A', purpose: 'condition' }, players: { B: { hp: 10 }, C: { hp: 10 } } } },
        { by: 'A', activate: 'one' },
        { by: 'A', choose: ['filler 11'] },
        { resolve: true },
        {
          expect: {
            log: [
              { type: 'move', card: 'three' },
              { type: 'move', card: 'two' },
              { type: 'move', card: 'four' },
              { type: 'move', card: 'one' },
              { type: 'heal', player: 'B', amount: 3 },
              { type: 'heal', player: 'B', amount: 2 },
              { type: 'heal', player: 'C', amount: 4 },
              { type: 'heal', player: 'A', amount: 1 },
            ],
          },
        },
      ],
    });
  },
);

inEditions(
  '[K09-Q-15] [K11-Q-01] targets are selected as it is activated, whatever is carried out before',
  (rules) => {
    const revenge = spell(`${whenAnotherFalls(rules)} Target up to 1 card in play. Destroy all targets.`, 0);
    play({
      rules,
      cards: { smite, pup, revenge, bear: creature(1, 9, '', 0) },
      players: [
        { name: 'A', hand: ['smite'], battlefield: ['bear'] },
        { name: 'B', battlefield: ['pup'], traps: ['revenge', 'revenge'] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['pup'] },
        { by: 'B', activate: 'revenge' },
        { by: 'B', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'battlefield' } } } },
        { by: 'B', activate: 'revenge 2' },
        { expect: { asks: { by: 'B', purpose: 'target', cards: ['bear'] } } },
        { by: 'B', choose: ['bear'] },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, revenge: { zone: 'grave' }, 'revenge 2': { zone: 'grave' } },
          },
        },
      ],
    });
  },
);

const waits: Scene['steps'] = [
  { expect: { asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'ghost' }] } } },
  { by: 'A', activate: 'ghost' },
  { resolve: true },
  { expect: { players: { A: { hp: 11 } } } },
];

inEditions(
  '[K09-Q-16] [K11-Q-02] what is met in the midst of an ability, by its cost or an effect, waits until it is done',
  (rules) => {
    const scene = (text: string, steps: Scene['steps']): Scene => ({
      rules,
      cards: { deed: spell(text, 0), ghost, pup },
      players: [{ name: 'A', hand: ['deed'], battlefield: ['ghost', 'pup'], hp: 10 }, { name: 'B' }],
      steps: [{ by: 'A', cast: 'deed' }, ...steps, ...waits],
    });
    play(
      scene('Destroy 1 of your cards in play. Draw 3 cards.', [
        { by: 'A', choose: ['ghost'] },
        { expect: { players: { A: { hand: 3, hp: 10 } }, cards: { deed: { zone: 'grave' } } } },
      ]),
    );
    play(
      scene('Target up to 1 card in play. Destroy all targets. Draw 3 cards.', [
        { by: 'A', choose: ['ghost'] },
        { expect: { players: { A: { hand: 3, hp: 10 } }, cards: { deed: { zone: 'grave' } } } },
      ]),
    );
  },
);

inEditions('[K11-Q-02] what a summon’s cost meets waits until the summon is done', (rules) =>
  play({
    rules,
    cards: {
      ghost,
      fiend: creature(
        1,
        5,
        'You must destroy 1 of your cards in play to summon this creature.\nThis card has no abilities.',
        0,
      ),
    },
    players: [{ name: 'A', hand: ['fiend'], battlefield: ['ghost'], hp: 10 }, { name: 'B' }],
    steps: [
      { by: 'A', summon: 'fiend' },
      { expect: { cards: { fiend: { zone: 'battlefield' }, ghost: { zone: 'grave' } } } },
      ...waits,
    ],
  }),
);

const TOLL =
  'You must destroy 1 of your other cards in play to attack with, defend with, or use an ability of this creature.\nThis card has no abilities.';

const attackWithToll = (rules: RulesId, steps: Scene['steps']): Scene => ({
  rules,
  cards: { ghost, pup, brute: creature(1, 9, TOLL, 0) },
  players: [
    { name: 'A', battlefield: ['brute', 'ghost'], hp: 10 },
    { name: 'B', battlefield: ['pup'], hp: 10 },
  ],
  turn: { phase: 'battle' },
  dice: [1, 1],
  steps: [{ by: 'A', attack: ['brute'], victim: 'B' }, ...steps],
});

inEditions('[K11-Q-02] what an action cost of step 1 meets is used before step 2', (rules) =>
  play(
    attackWithToll(rules, [
      { expect: { asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'ghost' }] } } },
      { by: 'A', activate: 'ghost' },
      { expect: { asks: { by: 'B', purpose: 'defend' }, players: { A: { hp: 11 } } } },
      { by: 'B', defend: [] },
      { expect: { players: { B: { hp: 9 } } } },
    ]),
  ),
);

/** The 10th Edition has the action costs of the 11th and is played by the 9th's rules. */
test('[K09-Q-16] what an action cost meets waits until the battle is complete', () => {
  play(
    attackWithToll('kotc-10', [
      { expect: { asks: { by: 'B', purpose: 'defend' }, cards: { ghost: { zone: 'grave' } } } },
      { by: 'B', defend: [] },
      { expect: { battle: null, players: { B: { hp: 9 } } } },
      ...waits,
    ]),
  );
});

inEditions('[K09-Q-16] [K11-Q-02] what the damage of a battle meets waits until all of it is done', (rules) =>
  play({
    rules,
    cards: { ghost, wolf: creature(2, 1, '', 0) },
    players: [
      { name: 'A', battlefield: ['wolf'], hp: 10 },
      { name: 'B', battlefield: ['ghost'], hp: 10 },
    ],
    turn: { phase: 'battle' },
    dice: [4, 3, 2],
    steps: [
      { by: 'A', attack: ['wolf'], victim: 'B' },
      { by: 'B', defend: ['ghost'] },
      { by: 'A', die: 4 },
      {
        expect: {
          asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'ghost' }] },
          battle: null,
          cards: { wolf: { zone: 'grave' }, ghost: { zone: 'grave' } },
          players: { B: { hp: 7 } },
        },
      },
      { by: 'B', activate: 'ghost' },
      { resolve: true },
      { expect: { players: { B: { hp: 8 } } } },
    ],
  }),
);

inEditions('[K11-Q-02] what a removed counter meets in the midst of an ability waits for its end', (rules) =>
  play({
    rules,
    cards: { ghost, study: spell('Draw 1 card. Draw 2 cards.', 0) },
    players: [
      {
        name: 'A',
        hand: ['study'],
        battlefield: [{ card: 'ghost', counters: counters('damage', 'B') }],
        hp: 10,
      },
      { name: 'B' },
    ],
    dice: [1],
    steps: [
      { by: 'A', cast: 'study' },
      { by: 'B', pass: true },
      { expect: { asks: { by: 'B', purpose: 'counter' }, players: { A: { hand: 1 } } } },
      { by: 'B', counter: 'damage', on: 'ghost' },
      { expect: { players: { A: { hand: 3, hp: 10 } }, cards: { study: { zone: 'grave' } } } },
      ...waits,
    ],
  }),
);

inEditions('[K11-Q-45] an ability may be used without a legal target: what needs none happens', (rules) =>
  play({
    rules,
    cards: {
      sage: creature(1, 5, 'Target up to 2 of your resources. Destroy all targets. Draw 1 card.', 0),
      smite,
      pup,
      dirge: spell(
        `${whenAnotherFalls(rules)} Target up to 1 of your resources. Exhaust all targets. Draw 1 card.`,
        0,
      ),
    },
    players: [{ name: 'A', battlefield: ['sage', 'pup'], traps: ['dirge'], hand: ['smite'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'sage' },
      { expect: { cards: { sage: { exhausted: true } }, players: { A: { hand: 2 } } } },
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['pup'] },
      { by: 'A', activate: 'dirge' },
      { resolve: true },
      { expect: { players: { A: { hand: 2, grave: ['smite', 'pup', 'dirge'] } } } },
    ],
  }),
);

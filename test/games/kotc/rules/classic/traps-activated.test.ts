import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import {
  whenAnotherFalls,
  WHEN_DESTROYED,
  notMet,
  outOfPhase,
  outOfTurn,
  exhaustedTrap,
} from './wordings.js';

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const pup = creature(1, 5, '', 0);

sceneInEditions('[K06-TRAP-01] [K09-TRAP-01] a trap does what the same spell does when cast', {
  cards: {
    bolt: spell('Target up to 1 card in play. Destroy all targets. Draw 1 card.', 0),
    pup,
  },
  players: [
    { name: 'A', traps: ['bolt'], hand: ['bolt'] },
    { name: 'B', battlefield: ['pup', 'pup'] },
  ],
  steps: [
    { by: 'A', cast: 'bolt 2' },
    { expect: { asks: { by: 'A', purpose: 'target', cards: ['pup', 'pup 2', 'bolt'] } } },
    { by: 'A', choose: ['pup'] },
    {
      expect: { cards: { pup: { zone: 'grave' }, 'bolt 2': { zone: 'grave' } }, players: { A: { hand: 1 } } },
    },
    { by: 'A', activate: 'bolt' },
    { by: 'A', choose: ['pup 2'] },
    {
      expect: { cards: { 'pup 2': { zone: 'grave' }, bolt: { zone: 'grave' } }, players: { A: { hand: 2 } } },
    },
  ],
});

inEditions('[K06-TRAP-08] [K09-TRAP-08] [K11-TRAP-11] only an unexhausted trap can be activated', (rules) =>
  play({
    rules,
    cards: { draw: spell('Draw 1 card.', 0) },
    players: [{ name: 'A', traps: [{ card: 'draw', exhausted: true }, 'draw'] }, { name: 'B' }],
    steps: [
      {
        expect: { asks: { by: 'A', offers: [{ activate: 'draw 2' }], offersNot: [{ activate: 'draw' }] } },
      },
      { by: 'A', activate: 'draw', refused: exhaustedTrap(rules) },
      { by: 'A', activate: 'draw 2' },
      { expect: { players: { A: { hand: 1 } } } },
    ],
  }),
);

sceneInEditions(
  '[K06-TRAP-09] [K06-TRAP-10] [K09-TRAP-09] [K09-TRAP-10] [K11-TRAP-13] [K11-TRAP-14] a trap costs no resources again, but its activation cost',
  {
    cards: {
      free: spell('Draw 1 card.', 5),
      dear: spell('Exhaust 2 of your resources. Draw 1 card.', 5),
    },
    players: [{ name: 'A', traps: ['free', 'dear'], granary: [3] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'free' },
      { expect: { logNot: [{ type: 'exhaust' }], players: { A: { hand: 1 } } } },
      { by: 'A', activate: 'dear' },
      { by: 'A', choose: ['filler 11', 'filler 12'] },
      {
        expect: {
          players: { A: { hand: 2 } },
          cards: {
            'filler 11': { exhausted: true },
            'filler 12': { exhausted: true },
            'filler 13': { exhausted: false },
          },
        },
      },
    ],
  },
);

sceneInEditions(
  '[K06-TRAP-10] [K09-TRAP-10] [K11-TRAP-14] a trap whose activation cost cannot be paid has no effect',
  {
    cards: { dear: spell('Exhaust 2 of your resources. Draw 1 card.', 0) },
    players: [{ name: 'A', traps: ['dear'], granary: [1] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'dear' },
      {
        expect: {
          cards: { dear: { zone: 'grave' }, 'filler 11': { exhausted: false } },
          players: { A: { hand: 0 } },
        },
      },
    ],
  },
);

sceneInEditions(
  '[K06-TRAP-11] [K06-TRAP-12] [K06-TRAP-13] [K09-TRAP-11] [K09-TRAP-12] [K09-TRAP-13] [K11-TRAP-15] [K11-TRAP-16] [K11-TRAP-17] an activated trap is shown, not in play, followed, and then in the graveyard',
  {
    cards: { bolt: spell('Target up to 2 cards in play. Destroy all targets. Draw 1 card.', 0), pup },
    players: [{ name: 'A', traps: ['bolt', 'bolt'] }, { name: 'B', battlefield: ['pup'] }, { name: 'C' }],
    steps: [
      { expect: { cards: { bolt: { knownTo: ['A'] } } } },
      { by: 'A', activate: 'bolt' },
      {
        expect: {
          asks: { by: 'A', purpose: 'target', cards: ['bolt 2', 'pup'] },
          cards: { bolt: { zone: 'none', knownTo: ['A', 'B', 'C'] } },
        },
      },
      { by: 'A', choose: ['pup'] },
      {
        expect: {
          log: [
            { type: 'move', card: 'bolt' },
            { type: 'move', card: 'pup' },
            { type: 'move', card: 'filler' },
            { type: 'move', card: 'bolt' },
          ],
          cards: { bolt: { zone: 'grave', player: 'A' }, 'bolt 2': { zone: 'traps' } },
        },
      },
    ],
  },
);

/** Its cost takes other cards in play; alone it cannot be paid. */
sceneInEditions(
  '[K06-TRAP-12] [K06-Q-24] [K09-TRAP-12] [K09-Q-24] [K11-TRAP-16] [K11-Q-42] [K11-Q-86] an activated trap cannot be sacrificed or destroyed for its own cost',
  {
    cards: {
      offering: spell('Sacrifice 1 card in play. Draw 1 card.', 0),
      purge: spell('Destroy 1 of your cards in play. Draw 1 card.', 0),
      pup,
    },
    players: [
      { name: 'A', traps: ['offering', 'purge', 'offering'] },
      { name: 'B', battlefield: ['pup'] },
    ],
    steps: [
      { by: 'A', activate: 'offering' },
      { expect: { asks: { by: 'A', purpose: 'self-sacrifice', cards: ['purge', 'offering 2'] } } },
      { by: 'A', choose: ['offering 2'] },
      { expect: { players: { A: { hand: 1, traps: ['purge'] } } } },
      { by: 'A', activate: 'purge' },
      {
        expect: {
          log: [{ type: 'fail', card: 'purge' }],
          cards: { purge: { zone: 'grave' }, pup: { zone: 'battlefield' } },
          players: { A: { hand: 1 } },
        },
      },
    ],
  },
);

inEditions(
  '[K06-TRAP-14] [K09-TRAP-14] [K11-TRAP-18] [K11-TRAP-19] a trap waits for its condition, one without for the own Action Phase',
  (rules) => {
    const scene = (turn: Scene['turn'], steps: Scene['steps']): Scene => ({
      rules,
      cards: {
        smite,
        pup,
        draw: spell('Draw 1 card.', 0),
        dirge: spell(`${whenAnotherFalls(rules)} Increase your hitpoints by 3.`, 0),
      },
      players: [
        { name: 'A', battlefield: ['pup'], traps: ['draw', 'dirge'], hp: 10 },
        { name: 'B', battlefield: ['pup'], hand: ['smite'] },
      ],
      turn,
      steps,
    });
    play(scene({ phase: 'battle' }, [{ by: 'A', activate: 'draw', refused: outOfPhase(rules) }]));
    play(scene({ player: 'B' }, [{ by: 'A', activate: 'draw', refused: outOfTurn(rules) }]));
    play(
      scene({}, [
        { by: 'A', activate: 'dirge', refused: notMet(rules) },
        { by: 'A', activate: 'draw' },
        { expect: { players: { A: { hand: 1, hp: 10 } } } },
      ]),
    );
    play(
      scene({ player: 'B' }, [
        { by: 'A', activate: 'dirge', refused: notMet(rules) },
        { by: 'B', cast: 'smite' },
        { by: 'B', choose: ['pup'] },
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'condition',
              offers: [{ activate: 'dirge' }],
              offersNot: [{ activate: 'draw' }],
            },
          },
        },
        { by: 'A', activate: 'dirge' },
        { resolve: true },
        { expect: { players: { A: { hp: 13 } }, cards: { dirge: { zone: 'grave' } } } },
      ]),
    );
  },
);

sceneInEditions(
  '[K11-TRAP-21] a trap that is destroyed or sacrificed is not followed, unless its destruction is its condition',
  {
    cards: {
      smite: spell('Target up to 2 cards in play. Destroy all targets.', 0),
      offering: spell('Sacrifice 2 cards in play. Increase your hitpoints by 1.', 0),
      heal: spell('Increase your hitpoints by 2.', 0),
      spite: spell(`${WHEN_DESTROYED} Increase your hitpoints by 5.`, 0),
    },
    players: [
      { name: 'A', traps: ['heal', 'spite', 'heal', 'spite'], hand: ['smite', 'offering'], hp: 10 },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', cast: 'offering' },
      { by: 'A', choose: ['heal', 'spite'] },
      { resolve: true },
      {
        expect: { players: { A: { hp: 11 } }, cards: { spite: { zone: 'grave' }, heal: { zone: 'grave' } } },
      },
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['heal 2', 'spite 2'] },
      {
        expect: {
          asks: {
            purpose: 'condition',
            offers: [{ activate: 'spite 2' }],
            offersNot: [{ activate: 'heal 2' }],
          },
        },
      },
      { by: 'A', activate: 'spite 2' },
      { resolve: true },
      { expect: { players: { A: { hp: 16 } } } },
    ],
  },
);

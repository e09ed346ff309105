import { expect } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { gameIn } from '../game-of.js';
import { whenAnotherFalls, notMet, outOfPhase, outOfTurn, tooPoor } from './wordings.js';

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const pup = creature(0, 1, '', 0);

sceneInEditions('[K06-SPL-02] [K09-SPL-02] [K11-SPL-02] a spell is cast from the hand, or set as a trap', {
  cards: { draw: spell('Draw 1 card.', 0) },
  players: [{ name: 'A', hand: ['draw', 'draw'] }, { name: 'B' }],
  steps: [
    {
      expect: {
        asks: { by: 'A', offers: [{ cast: 'draw' }, { set: 'draw' }], offersNot: [{ summon: 'draw' }] },
      },
    },
    { by: 'A', cast: 'draw' },
    { by: 'A', set: 'draw 2' },
    {
      expect: {
        cards: { draw: { zone: 'grave' }, 'draw 2': { zone: 'traps' } },
        players: { A: { hand: 1 } },
      },
    },
  ],
});

inEditions(
  '[K06-SPL-03] [K06-SPL-06] [K09-SPL-03] [K09-SPL-06] [K11-SPL-03] [K11-SPL-06] a cast spell is paid, followed, and then in the graveyard',
  (rules) => {
    const players = (resources: number): Scene['players'] => [
      { name: 'A', hand: ['recall'], granary: [resources], grave: ['bones'], battlefield: ['pup'] },
      { name: 'B' },
    ];
    const cards = {
      pup,
      bones: creature(1, 1, '', 0),
      recall: spell('Target up to 1 card in play. Destroy all targets. Draw 1 card.', 2),
    };
    play({
      rules,
      cards,
      players: players(3),
      steps: [
        { by: 'A', cast: 'recall' },
        { by: 'A', pay: ['filler 11', 'filler 13'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'target' },
            cards: {
              'filler 11': { exhausted: true, zone: 'granary' },
              'filler 12': { exhausted: false },
              'filler 13': { exhausted: true },
              recall: { zone: 'none' },
            },
          },
        },
        { by: 'A', choose: ['pup'] },
        {
          expect: {
            log: [
              { type: 'move', card: 'recall' },
              { type: 'move', card: 'pup' },
              { type: 'move', card: 'filler' },
              { type: 'move', card: 'recall' },
            ],
            cards: { recall: { zone: 'grave', player: 'A' } },
          },
        },
      ],
    });
    play({
      rules,
      cards,
      players: players(1),
      steps: [{ by: 'A', cast: 'recall', refused: tooPoor(rules) }],
    });
  },
);

sceneInEditions('[K06-SPL-04] [K09-SPL-04] [K11-SPL-04] casting reveals the spell to all players', {
  cards: { smite, pup },
  players: [{ name: 'A', hand: ['smite'] }, { name: 'B', battlefield: ['pup'] }, { name: 'C' }],
  steps: [
    { expect: { cards: { smite: { zone: 'hand', knownTo: ['A'] } } } },
    { by: 'A', cast: 'smite' },
    { expect: { asks: { purpose: 'target' }, cards: { smite: { zone: 'none', knownTo: ['A', 'B', 'C'] } } } },
  ],
});

inEditions(
  '[K06-SPL-05] [K09-SPL-05] [K11-SPL-05] a spell is followed at once: nobody is asked for anything in between',
  (rules) => {
    const game = gameIn(rules, {
      cards: {
        draw: spell('Draw 1 card. Increase your hitpoints by 1.', 0),
        alarm: spell(`${whenAnotherFalls(rules)} Draw 1 card.`, 0),
        seer: creature(1, 5, 'Draw 1 card.', 0),
      },
      players: [
        { name: 'A', hand: ['draw'], hp: 10 },
        {
          name: 'B',
          hand: ['alarm', 'draw'],
          traps: ['alarm', 'draw'],
          battlefield: ['seer'],
          askAlways: true,
        },
      ],
    });
    const { decision } = game;
    if (decision?.kind !== 'act') throw new Error('A is to be asked for an action.');
    expect(game.answer({ act: decision.actions.findIndex((action) => action.do === 'cast') })).toBeNull();
    expect(game.state.players[0]?.zones.hand).toHaveLength(1);
    expect(game.state.players[0]?.hp).toBe(11);
    expect(game.decision?.purpose).not.toBe('respond');
    expect(game.decision?.purpose).not.toBe('condition');
  },
);

sceneInEditions('[K06-SPL-07] [K09-SPL-07] [K11-SPL-07] a spell cast from the hand is at no moment in play', {
  cards: {
    smite: spell('Target up to 2 cards in play. Destroy all targets.', 0),
    purge: spell('Destroy 1 of your cards in play. Draw 1 card.', 0),
    trap: spell('Draw 1 card.', 0),
    pup,
  },
  players: [
    { name: 'A', hand: ['smite', 'purge', 'purge'], traps: ['trap'] },
    { name: 'B', battlefield: ['pup'] },
  ],
  steps: [
    { by: 'A', cast: 'smite' },
    { expect: { asks: { purpose: 'target', cards: ['trap', 'pup'] } } },
    { by: 'A', choose: ['pup'] },
    { by: 'A', cast: 'purge' },
    { expect: { cards: { trap: { zone: 'grave' } }, players: { A: { hand: 2 } } } },
    { by: 'A', cast: 'purge 2' },
    { expect: { log: [{ type: 'fail', card: 'purge 2' }], players: { A: { hand: 1 } } } },
  ],
});

inEditions(
  '[K06-SPL-08] [K06-SPL-09] [K06-Q-20] [K09-SPL-08] [K09-SPL-09] [K11-SPL-08] [K11-SPL-10] [K11-Q-16] a spell with a condition is cast when it is met, for its cost, in anybody’s turn',
  (rules) => {
    const scene = (player: string, resources: number, steps: Scene['steps']): Scene => ({
      rules,
      cards: { smite, pup, dirge: spell(`${whenAnotherFalls(rules)} Increase your hitpoints by 3.`, 2) },
      players: [
        { name: 'A', hand: ['smite'], granary: [1] },
        { name: 'B', battlefield: ['pup', 'pup'], hand: ['dirge', 'smite'], granary: [resources], hp: 10 },
      ],
      turn: { player },
      steps,
    });
    const fallOf = (by: string, card: string): Scene['steps'] => [
      { by: 'B', cast: 'dirge', refused: notMet(rules) },
      { by, cast: card },
      { by, choose: ['pup'] },
    ];
    const sung = (player: string): Scene['steps'] => [
      { expect: { asks: { by: 'B', purpose: 'condition', offers: [{ cast: 'dirge' }] } } },
      { by: 'B', cast: 'dirge' },
      { by: 'B', pay: ['filler 22', 'filler 24'] },
      { resolve: true },
      {
        expect: {
          turn: { player },
          players: { B: { hp: 13 } },
          cards: {
            dirge: { zone: 'grave' },
            'filler 22': { exhausted: true },
            'filler 23': { exhausted: false },
            'filler 24': { exhausted: true },
          },
        },
      },
    ];
    play(scene('A', 3, [...fallOf('A', 'smite'), ...sung('A')]));
    play(scene('B', 3, [...fallOf('B', 'smite 2'), ...sung('B')]));
    play(
      scene('A', 1, [
        ...fallOf('A', 'smite'),
        { by: 'B', cast: 'dirge', refused: notMet(rules) },
        { expect: { players: { B: { hp: 10 } }, cards: { dirge: { zone: 'hand' } } } },
      ]),
    );
  },
);

const responses = ['an opponent’s summon', 'an opponent’s attack', 'an opponent’s card effect'];

inEditions('[K06-SPL-08] a spell “in response to …” is never cast from the hand', (rules) => {
  for (const answered of responses)
    play({
      rules,
      cards: {
        pup: creature(1, 1, '', 0),
        draw: spell('Draw 1 card.', 0),
        answer: spell(`Activate in response to ${answered}. Draw 1 card.`, 0),
      },
      players: [
        { name: 'A', hand: ['pup', 'draw'], battlefield: ['pup'] },
        { name: 'B', traps: ['answer'], hand: ['answer'] },
      ],
      steps: [
        { by: 'A', summon: 'pup 2' },
        { by: 'B', cast: 'answer 2', refused: 'K06-CHN-12' },
        { resolve: true },
        { by: 'A', cast: 'draw' },
        { by: 'B', cast: 'answer 2', refused: 'K06-CHN-12' },
        { resolve: true },
        { until: { phase: 'battle' } },
        { by: 'A', attack: ['pup'], victim: 'B' },
        { by: 'B', cast: 'answer 2', refused: 'K06-CHN-12' },
      ],
    });
});

inEditions(
  '[K06-SPL-10] [K09-SPL-10] [K11-SPL-09] a spell without a condition is cast in the own Action Phase only',
  (rules) => {
    const scene = (turn: Scene['turn'], refused: string): Scene => ({
      rules,
      cards: { draw: spell('Draw 1 card.', 0), pup: creature(1, 1, '', 0) },
      players: [
        { name: 'A', hand: ['draw'], traps: ['draw'], battlefield: ['pup'] },
        { name: 'B', battlefield: ['pup'] },
      ],
      turn,
      steps: [
        { by: 'A', cast: 'draw 2', refused },
        { by: 'A', activate: 'draw', refused },
      ],
    });
    play(scene({ phase: 'resource' }, outOfPhase(rules)));
    play(scene({ phase: 'battle' }, outOfPhase(rules)));
    play(scene({ player: 'B', phase: 'action' }, outOfTurn(rules)));
    play({
      ...scene({}, ''),
      steps: [
        { by: 'A', cast: 'draw 2' },
        { by: 'A', activate: 'draw' },
        { expect: { players: { A: { hand: 2 } } } },
      ],
    });
  },
);

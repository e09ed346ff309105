import { expect } from 'vitest';
import { viewOf } from '../../../../../src-main/games/kotc/rules/views/view.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { gameIn } from '../game-of.js';
import { byEdition, whenAnotherFalls, exhaustedTrap, tooPoor } from './wordings.js';

const draw = spell('Draw 1 card.', 2);
const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const pup = creature(1, 5, '', 0);

inEditions(
  '[K06-TRAP-02] [K06-TRAP-04] [K06-TRAP-05] [K09-TRAP-02] [K09-TRAP-04] [K09-TRAP-05] [K11-TRAP-01] [K11-TRAP-03] [K11-TRAP-04] a spell is set for its cost, face-down and exhausted',
  (rules) => {
    const scene = (resources: number, steps: Scene['steps']): Scene => ({
      rules,
      cards: { draw },
      players: [{ name: 'A', granary: [resources], hand: ['draw'] }, { name: 'B' }],
      steps,
    });
    play(
      scene(3, [
        { by: 'A', set: 'draw' },
        { by: 'A', pay: ['filler 11', 'filler 13'] },
        {
          expect: {
            cards: {
              draw: { zone: 'traps', player: 'A', exhausted: true, knownTo: ['A'] },
              'filler 11': { exhausted: true },
              'filler 12': { exhausted: false },
              'filler 13': { exhausted: true },
            },
            players: { A: { hand: 0, grave: 0, traps: ['draw'] } },
          },
        },
      ]),
    );
    play(
      scene(1, [
        { by: 'A', set: 'draw', refused: tooPoor(rules) },
        { expect: { cards: { draw: { zone: 'hand' } } } },
      ]),
    );
  },
);

inEditions(
  '[K06-TRAP-03] [K06-TRAP-04] [K09-TRAP-03] [K09-TRAP-04] [K11-TRAP-02] [K11-TRAP-03] [K11-TRAP-05] a set trap shows its back to all others',
  (rules) => {
    const game = gameIn(rules, {
      cards: { draw: spell('Draw 1 card.', 0) },
      players: [{ name: 'A', hand: ['draw'] }, { name: 'B' }, { name: 'C' }],
    });
    const { decision } = game;
    if (decision?.kind !== 'act') throw new Error('A is to be asked for an action.');
    expect(game.answer({ act: decision.actions.findIndex((action) => action.do === 'set') })).toBeNull();
    const traps = (viewer: number | null) =>
      viewOf(game.context, game.decision, viewer, ['A', 'B', 'C']).players[0]?.traps;
    expect(JSON.stringify(traps(0))).toContain('Draw 1 card.');
    for (const viewer of [1, 2, null]) expect(JSON.stringify(traps(viewer))).not.toContain('raw 1 card.');
    expect(game.context.log.entries.map(({ event }) => event.type)).not.toContain('reveal');
  },
);

inEditions(
  '[K06-TRAP-06] [K09-TRAP-06] [K11-TRAP-12] a trap waits for the Recovery Phase of its turn, and serves in the next player’s',
  (rules) =>
    play({
      rules,
      cards: {
        dirge: spell(`${whenAnotherFalls(rules)} Increase your hitpoints by 3.`, 0),
        free: spell('Draw 1 card.', 0),
        smite,
        pup,
      },
      players: [
        { name: 'A', battlefield: ['pup', 'pup'], hand: ['dirge', 'free', 'smite'], hp: 10 },
        { name: 'B', hand: ['smite'] },
      ],
      steps: [
        { by: 'A', set: 'dirge' },
        { by: 'A', set: 'free' },
        { by: 'A', activate: 'free', refused: exhaustedTrap(rules) },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['pup'] },
        { by: 'A', activate: 'dirge', refused: exhaustedTrap(rules) },
        { until: { turn: 4, phase: 'action' } },
        { expect: { cards: { dirge: { zone: 'traps', exhausted: false } }, players: { A: { hp: 10 } } } },
        { by: 'B', cast: 'smite 2' },
        { by: 'B', choose: ['pup 2'] },
        { by: 'A', activate: 'dirge' },
        { resolve: true },
        { expect: { players: { A: { hp: 13 } }, turn: { number: 4, player: 'B' } } },
      ],
    }),
);

inEditions(
  '[K06-TRAP-07] [K09-TRAP-07] [K11-TRAP-20] any spell can be set, no creature can, and no spell is summoned',
  (rules) =>
    play({
      rules,
      cards: {
        pup,
        free: spell('Draw 1 card.', 0),
        dirge: spell(`${whenAnotherFalls(rules)} Draw 1 card.`, 0),
      },
      players: [{ name: 'A', hand: ['pup', 'free', 'dirge'] }, { name: 'B' }],
      steps: [
        {
          expect: {
            asks: {
              by: 'A',
              offers: [{ set: 'free' }, { set: 'dirge' }, { summon: 'pup' }],
              offersNot: [{ set: 'pup' }, { summon: 'free' }, { summon: 'dirge' }, { cast: 'pup' }],
            },
          },
        },
        { by: 'A', set: 'pup', refused: byEdition(rules, 'K06-TRAP-07', 'K09-TRAP-07', 'K11-TRAP-20') },
        { by: 'A', summon: 'free', refused: byEdition(rules, 'K06-SPL-02', 'K09-SPL-02', 'K11-TRAP-20') },
        { by: 'A', set: 'free' },
        { by: 'A', set: 'dirge' },
        { expect: { players: { A: { traps: ['free', 'dirge'], hand: ['pup'] } } } },
      ],
    }),
);

sceneInEditions('[K06-TRAP-07] a spell that answers can be set too', {
  cards: { answer: spell('Activate in response to an opponent’s summon. Draw 1 card.', 0) },
  players: [{ name: 'A', hand: ['answer'] }, { name: 'B' }],
  steps: [{ by: 'A', set: 'answer' }, { expect: { players: { A: { traps: ['answer'] } } } }],
});

sceneInEditions(
  '[K06-TRAP-15] [K09-TRAP-15] [K11-TRAP-06] [K11-TRAP-07] a set trap is in play: effects on cards in play can choose it',
  {
    cards: {
      smite,
      freeze: spell('Target up to 1 card in play. Exhaust all targets.', 0),
      purge: spell('Destroy 1 of your cards in play. Draw 1 card.', 0),
      trap: spell('Draw 1 card.', 0),
    },
    players: [
      { name: 'A', traps: ['trap'], hand: ['freeze', 'smite', 'purge'] },
      { name: 'B', traps: ['trap', 'trap'] },
    ],
    steps: [
      { by: 'A', cast: 'freeze' },
      { expect: { asks: { purpose: 'target', cards: ['trap', 'trap 2', 'trap 3'] } } },
      { by: 'A', choose: ['trap 2'] },
      { expect: { cards: { 'trap 2': { zone: 'traps', exhausted: true } } } },
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['trap 3'] },
      { by: 'A', cast: 'purge' },
      {
        expect: {
          cards: { trap: { zone: 'grave' }, 'trap 3': { zone: 'grave', player: 'B' } },
          players: { A: { hand: 1 } },
        },
      },
    ],
  },
);

inEditions('[K06-TRAP-16] [K09-TRAP-16] [K11-TRAP-08] a trap cannot be damaged', (rules) => {
  const shower = 'Roll 2 six-sided dice and inflict the result of each die as damage to one target.';
  play({
    rules,
    cards: {
      shower: spell(`Target up to 2 cards in play. ${shower}`, 0),
      trap: spell('Draw 1 card.', 0),
      bear: creature(1, 20, '', 0),
    },
    players: [
      { name: 'A', hand: ['shower'] },
      { name: 'B', traps: ['trap'], battlefield: ['bear'] },
    ],
    dice: [6, 5],
    steps: [
      { by: 'A', cast: 'shower' },
      { by: 'A', choose: ['trap', 'bear'] },
      {
        expect: {
          logNot: [{ type: 'damage', card: 'trap' }],
          cards: { bear: { defense: 9 }, trap: { zone: 'traps' } },
        },
      },
    ],
  });
});

sceneInEditions(
  '[K06-TRAP-17] [K06-TRAP-18] [K09-TRAP-17] [K09-TRAP-18] [K11-TRAP-09] [K11-TRAP-10] a trap is not attacked and does not fight',
  {
    cards: { pup, trap: spell('Draw 1 card.', 0) },
    players: [
      { name: 'A', battlefield: ['pup', 'pup'], traps: ['trap'] },
      { name: 'B', battlefield: ['pup', 'pup'], traps: ['trap'] },
    ],
    turn: { phase: 'battle' },
    steps: [
      { expect: { asks: { by: 'A', purpose: 'battle', offers: [{ attack: true }] } } },
      { by: 'A', attack: ['pup'] },
      { expect: { asks: { by: 'A', purpose: 'victim', options: ['B', 'pup 3', 'pup 4'] } } },
      { by: 'A', choose: ['B'] },
      { expect: { asks: { by: 'B', purpose: 'defend', cards: ['pup 3', 'pup 4'] } } },
    ],
  },
);

inEditions(
  '[K06-TRAP-18] [K09-TRAP-18] [K11-TRAP-10] a player with traps alone has nothing to attack with',
  (rules) =>
    play({
      rules,
      cards: { pup, trap: spell('Draw 1 card.', 0) },
      players: [
        { name: 'A', traps: ['trap'] },
        { name: 'B', battlefield: ['pup'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        {
          by: 'A',
          attack: ['trap'],
          victim: 'B',
          refused: byEdition(rules, 'K06-BAT-43', 'K09-BAT-42', 'K11-BAT-42'),
        },
      ],
    }),
);

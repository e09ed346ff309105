import { describe, expect, test } from 'vitest';
import { perform } from '../../../../../src-main/games/kotc/rules/events/pipeline.js';
import { hpOf, spOf } from '../../../../../src-main/games/kotc/rules/state/values.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell } from '../../scene.js';
import { layTable, toldOf } from './table.js';
import { fighters, fought } from './classic-battle.js';

/** "Creatures, Abilities, and Battles" of the rulebooks: what damage does to creatures and players. */
describe('damage to a creature', () => {
  sceneInEditions(
    '[K06-BAT-37] [K06-BAT-39] [K09-BAT-36] [K09-BAT-38] [K11-BAT-36] [K11-BAT-37] 8 damage to a creature with 15 defense leaves it 7',
    fought({
      team: ['bear'],
      victim: 'giant',
      others: ['giant'],
      dice: [6, 2],
      expect: {
        cards: { giant: { zone: 'battlefield', defense: 7 } },
        log: [{ type: 'damage', card: 'giant', amount: 8 }],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-38] [K06-BAT-40] [K09-BAT-37] [K09-BAT-39] [K11-BAT-36] [K11-BAT-38] 8 damage to a creature with 8 defense destroys it',
    fought({
      team: ['bear'],
      victim: 'elk',
      others: ['elk'],
      dice: [6, 2],
      expect: {
        players: { B: { grave: ['elk'], hp: 20 } },
        log: [{ type: 'damage', card: 'elk', amount: 8 }],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-38] [K09-BAT-37] [K11-BAT-36] more damage than it has defense destroys it as well',
    fought({
      team: ['bear'],
      victim: 'ox',
      others: ['ox'],
      dice: [6, 2],
      expect: { players: { B: { grave: ['ox'], hp: 20 } } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-41] [K09-BAT-40] [K11-BAT-39] a creature with 0 defense is summoned and stays in play from turn to turn',
    {
      cards: fighters,
      players: [{ name: 'A', hand: ['ghost'] }, { name: 'B' }],
      steps: [
        { by: 'A', summon: 'ghost' },
        { until: { turn: 5, phase: 'action' } },
        { expect: { cards: { ghost: { zone: 'battlefield', defense: 0 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BAT-41] [K09-BAT-40] [K11-BAT-40] any damage destroys a creature with 0 defense, one die of it and no more',
    fought({
      team: ['bear'],
      defense: ['ghost', 'ox'],
      dice: [1, 1, 1, 1],
      expect: { cards: { ghost: { zone: 'grave' }, ox: { defense: 3 } } },
    }),
  );

  sceneInEditions('[K06-Q-37] [K09-Q-37] an attack of 0 offense does not destroy a target with 0 defense', {
    cards: fighters,
    players: [
      { name: 'A', battlefield: ['wall'] },
      { name: 'B', battlefield: ['ghost'] },
    ],
    turn: { phase: 'battle' },
    steps: [
      { by: 'A', attack: ['wall'], victim: 'ghost' },
      { by: 'B', defend: [] },
      { resolve: true },
      {
        expect: {
          battle: null,
          cards: { ghost: { zone: 'battlefield' } },
          log: [{ type: 'attack' }, { type: 'resolved' }],
          logNot: [{ type: 'damage' }],
        },
      },
    ],
  });

  sceneInEditions(
    '[K06-BAT-42] [K09-BAT-41] [K11-BAT-56] damage stays from battle to battle, until the Recovery Phase of the turn',
    {
      cards: fighters,
      players: [
        { name: 'A', battlefield: ['ox', 'ox', 'imp'] },
        { name: 'B', hp: 20, battlefield: ['boar', 'wall'] },
      ],
      turn: { phase: 'battle' },
      dice: [6, 6, 5, 1],
      steps: [
        { by: 'A', attack: ['ox'], victim: 'wall' },
        { by: 'B', defend: [] },
        { resolve: true },
        { expect: { cards: { wall: { defense: 3 } } } },
        { by: 'A', attack: ['ox 2'], victim: 'B' },
        { by: 'B', defend: ['boar'] },
        { resolve: true },
        { expect: { cards: { boar: { defense: 4 }, wall: { defense: 3 } } } },
        { by: 'A', attack: ['imp'], victim: 'boar' },
        { by: 'B', defend: ['wall'] },
        { resolve: true },
        { expect: { cards: { boar: { defense: 4 }, wall: { defense: 2 } } } },
        { until: { turn: 4 } },
        { expect: { cards: { boar: { defense: 10 }, wall: { defense: 9 } } } },
      ],
    },
  );

  inEditions(
    '[K06-BAT-49] [K09-BAT-49] damage by an ability or a counter is taken from the defense, and destroys at 0 or less',
    (rules) => {
      const text = 'Roll 2 six-sided dice and inflict the result of each die as damage to one target.';
      play({
        rules,
        cards: { ...fighters, shower: spell(`Target up to 2 cards in play. ${text}`, 0) },
        players: [
          { name: 'A', hand: ['shower'] },
          {
            name: 'B',
            battlefield: ['elk', 'ghost', { card: 'wall', counters: counters('damage', 'A', 2) }],
          },
        ],
        dice: [6, 2, 5, 4],
        steps: [
          { by: 'A', cast: 'shower' },
          { by: 'A', choose: ['elk', 'ghost'] },
          { by: 'A', choose: ['elk'] },
          { expect: { cards: { elk: { defense: 2, zone: 'battlefield' } } } },
          { by: 'A', choose: ['elk'] },
          { resolve: true },
          { expect: { cards: { elk: { zone: 'grave' }, ghost: { zone: 'battlefield' } } } },
          { by: 'A', counter: 'damage', on: 'wall' },
          { by: 'A', pass: true },
          { expect: { cards: { wall: { defense: 4 } } } },
          { by: 'A', counter: 'damage', on: 'wall' },
          { expect: { cards: { wall: { zone: 'grave' } } } },
        ],
      });
    },
  );

  test.each(['kotc-06', 'kotc-09', 'kotc-10'] as const)(
    '[K06-Q-36] [K09-Q-36] defense is never shown below 0 (%s)',
    (rules) => {
      const { game, no } = layTable(rules);
      perform(game, { type: 'damage', card: no('stag'), amount: 9, hp: 6, rules: [] });
      expect(hpOf(game, no('stag'))).toBe(0);
      const said = toldOf(
        ({ no: numberOf }) => ({ type: 'damage', card: numberOf('stag'), amount: 9, hp: 6, rules: [] }),
        rules,
      );
      expect(said).toEqual(said.map(() => 'stag takes 9 damage.'));
    },
  );
});

describe('values at their ends', () => {
  test('[K11-Q-28] offense stops at 0, so that a later increase counts from there; damage beyond the defense destroys', () => {
    const { game, no } = layTable('kotc-11');
    const stag = no('stag');
    perform(game, { type: 'change', card: stag, stat: 'sp', by: -5, rules: [] });
    expect(spOf(game, stag)).toBe(0);
    perform(game, { type: 'change', card: stag, stat: 'sp', by: 1, rules: [] });
    expect(spOf(game, stag)).toBe(1);
    play({
      rules: 'kotc-11',
      cards: fighters,
      players: [
        { name: 'A', battlefield: [{ card: 'ox', counters: counters('weakness', 'B', 2) }, 'imp'] },
        { name: 'B', battlefield: ['imp', 'imp'] },
      ],
      turn: { phase: 'battle' },
      dice: [6],
      steps: [
        { by: 'A', attack: ['ox', 'imp'], victim: 'imp 2' },
        { by: 'B', counter: 'weakness', on: 'ox' },
        { by: 'B', defend: [] },
        { resolve: true },
        {
          expect: {
            cards: { ox: { offense: 0, counters: { weakness: 1 } }, 'imp 2': { zone: 'grave' } },
            log: [{ type: 'damage', card: 'imp 2', amount: 6 }],
          },
        },
      ],
    });
  });

  test('[K11-Q-56] neither offense nor defense in play has an upper limit', () => {
    const strong = creature(99, 99, '', 0);
    const rise = spell('Target up to 1 card in play. Increase targets’ offense by a total of 3.', 0);
    const harden = spell('Target up to 1 card in play. Increase targets’ defense by a total of 25.', 0);
    play({
      rules: 'kotc-11',
      cards: { strong, rise, harden },
      players: [{ name: 'A', battlefield: ['strong'], hand: ['rise', 'harden'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'rise' },
        { by: 'A', choose: ['strong'] },
        { by: 'A', cast: 'harden' },
        { by: 'A', choose: ['strong'] },
        { expect: { cards: { strong: { offense: 102, defense: 124 } } } },
      ],
    });
  });
});

describe('damage to a player', () => {
  sceneInEditions(
    '[K11-BAT-41] it is taken from the hitpoints',
    fought({
      team: ['bear'],
      dice: [5, 4],
      hp: [12, 13],
      expect: { players: { A: { hp: 12 }, B: { hp: 4 } } },
    }),
  );

  const cure = spell('Increase your hitpoints by 9.', 0);

  sceneInEditions('[K06-Q-09] [K09-Q-08] [K11-Q-56] hitpoints have no upper limit', {
    cards: { cure },
    players: [{ name: 'A', hp: 95, hand: ['cure'] }, { name: 'B' }],
    steps: [{ by: 'A', cast: 'cure' }, { expect: { players: { A: { hp: 104 } } } }],
  });

  sceneInEditions(
    '[K06-Q-09] [K09-Q-08] below 0 they count as 0',
    fought({
      team: ['bear'],
      dice: [5, 4],
      hp: [12, 3],
      expect: { players: { B: { hp: 0, out: true } }, log: [{ type: 'wound', player: 'B', amount: 3 }] },
    }),
  );
});

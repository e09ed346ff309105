import { describe, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import { DEPLOY } from './wordings.js';

/** Creatures whose control is switched until the end of the turn, and their return. */
const SWITCH =
  'Switch control of each target in-play creature to a different player of your choice until the end of this turn.';
const cards = {
  lure: spell(`Target up to 2 cards in play. ${SWITCH}`, 0),
  bear: creature(2, 5, 'A: Draw 1 card.', 0),
  smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
  raise: spell(`Target up to 1 card in one player’s graveyard randomly. ${DEPLOY}`, 0),
  mark: spell('Target up to 1 card in play. Place 2 counters on each target.', 0),
};

describe('a creature whose control has been switched', () => {
  sceneInEditions('[K06-Q-44] [K09-Q-45] [K11-Q-47] goes back after the Recovery Phase, as its owner’s', {
    cards,
    players: [
      { name: 'A', hand: ['lure'] },
      { name: 'B', battlefield: [{ card: 'bear', damage: 2, counters: counters('offense', 'B', 1) }] },
    ],
    steps: [
      { by: 'A', cast: 'lure' },
      { by: 'A', choose: ['bear'] },
      { expect: { cards: { bear: { player: 'A', owner: 'B', defense: 3 } } } },
      { until: { phase: 'recovery', by: 'B' } },
      {
        expect: { cards: { bear: { player: 'A', owner: 'B' } }, log: [{ type: 'hypnotize', card: 'bear' }] },
      },
      { until: { turn: 4 } },
      {
        expect: {
          cards: {
            bear: { player: 'B', owner: 'B', zone: 'battlefield', defense: 5, counters: { offense: 1 } },
          },
          log: [{ type: 'recover' }, { type: 'hypnotize', card: 'bear' }, { type: 'turn' }],
        },
      },
    ],
  });

  sceneInEditions(
    '[K06-Q-44] [K09-Q-45] [K11-Q-47] goes, by several switches, to whom it was with before the first',
    {
      cards,
      players: [
        { name: 'A', hand: ['lure', 'lure', 'lure'] },
        { name: 'B', battlefield: ['bear'] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'lure' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['A'] },
        { by: 'A', cast: 'lure 2' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['C'] },
        { by: 'A', cast: 'lure 3' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['A'] },
        { expect: { cards: { bear: { player: 'A' } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { player: 'B' } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-44] [K09-Q-45] [K11-Q-47] stays where it is if it has left play, even if it has come back',
    {
      cards,
      players: [
        { name: 'A', hand: ['lure', 'smite', 'raise'] },
        { name: 'B', battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'lure' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['bear'] },
        { expect: { players: { B: { grave: ['bear'] } } } },
        { by: 'A', cast: 'raise' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 1 },
        { by: 'A', choose: ['bear'] },
        { resolve: true },
        { expect: { cards: { bear: { player: 'A', owner: 'B', zone: 'battlefield' } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { player: 'A', owner: 'B', zone: 'battlefield' } } } },
      ],
    },
  );

  inEditions(
    '[K06-Q-45] [K09-Q-46] [K11-Q-47] is as exhausted or unexhausted, and as marked, as it was',
    (rules) => {
      for (const exhausted of [true, false]) {
        play({
          rules,
          cards,
          players: [
            { name: 'A', hand: ['lure'], askAlways: true },
            { name: 'B', battlefield: [{ card: 'bear', exhausted, counters: counters('plain', 'B', 2) }] },
          ],
          steps: [
            { by: 'A', cast: 'lure' },
            { by: 'A', choose: ['bear'] },
            { expect: { cards: { bear: { player: 'A', exhausted, counters: { 'plain of B': 2 } } } } },
            {
              expect: {
                asks: {
                  by: 'A',
                  [exhausted ? 'offersNot' : 'offers']: [{ activate: 'bear' }],
                },
              },
            },
          ],
        });
      }
    },
  );

  test('[K11-Q-48] goes to another than its controller, who may be the user; the choice is made for each', () => {
    play({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', hand: ['lure'], battlefield: ['bear'] },
        { name: 'B', battlefield: ['bear'] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'lure' },
        { by: 'A', choose: ['bear', 'bear 2'] },
        { expect: { asks: { by: 'A', purpose: 'switch', about: 'bear', players: ['B', 'C'] } } },
        { by: 'A', choose: ['C'] },
        { expect: { asks: { by: 'A', purpose: 'switch', about: 'bear 2', players: ['A', 'C'] } } },
        { by: 'A', choose: ['A'] },
        { expect: { cards: { bear: { player: 'C' }, 'bear 2': { player: 'A' } } } },
      ],
    });
  });

  test('[K11-Q-49] returns though it has attacked and dealt damage, in the state in which it is then', () => {
    const scene = (attacks: Scene['steps']): Scene => ({
      rules: 'kotc-11',
      cards: {
        ...cards,
        hold: spell(
          'Target up to 1 card in play. Target in-play cards will not be unexhausted during this turn’s Recovery Phase.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['lure', 'mark', 'hold'] },
        { name: 'B', hp: 20, battlefield: ['bear'] },
      ],
      dice: [3, 4],
      steps: [
        { by: 'A', cast: 'lure' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', cast: 'mark' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', cast: 'hold' },
        { by: 'A', choose: ['bear'] },
        ...attacks,
        { until: { turn: 4 } },
        {
          expect: {
            players: { B: { hp: attacks.length > 0 ? 13 : 20 } },
            cards: { bear: { player: 'B', exhausted: attacks.length > 0, counters: { plain: 2 } } },
          },
        },
      ],
    });
    play(scene([]));
    play(
      scene([
        { until: { phase: 'battle', by: 'A' } },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { resolve: true },
      ]),
    );
  });
});

import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { play, spell, type Scene } from '../../scene.js';
import { fighters as cards } from './classic-battle.js';
import { byEdition } from './wordings.js';

/** "Players may also forfeit" of the rulebooks. */
describe('forfeit', () => {
  inEditions(
    '[K06-WIN-03] [K06-Q-08] [K09-WIN-03] [K09-Q-07] [K11-WIN-06] a player may forfeit at any time, and loses',
    (rules) => {
      const rule = byEdition(rules, 'K06-WIN-03', 'K09-WIN-03', 'K11-WIN-06');
      const board: Scene['players'] = [
        { name: 'A', hp: 20, battlefield: ['bear'] },
        { name: 'B', hp: 1, battlefield: ['boar'] },
      ];
      const inPhase = (phase: 'resource' | 'action' | 'battle', by: string): Scene => ({
        rules,
        cards,
        players: board,
        turn: { phase },
        steps: [
          { by, forfeit: true },
          {
            expect: {
              players: { [by]: { out: true } },
              asks: null,
              result: { winners: [by === 'A' ? 'B' : 'A'], rule },
            },
          },
        ],
      });
      for (const phase of ['resource', 'action', 'battle'] as const) {
        for (const by of ['A', 'B']) play(inPhase(phase, by));
      }
      play({
        rules,
        cards,
        players: board,
        turn: { phase: 'battle' },
        dice: [6, 6],
        steps: [
          { by: 'A', attack: ['bear'], victim: 'B' },
          { expect: { asks: { by: 'B', purpose: 'defend' } } },
          { by: 'A', forfeit: true },
          { expect: { players: { B: { hp: 1 } }, asks: null, result: { winners: ['B'], rule } } },
        ],
      });
    },
  );

  sceneInEditions(
    '[K11-Q-55] it takes effect at once in the midst of an ability; who is left wins, whatever was to come',
    {
      cards: { ...cards, doom: spell('Target up to 1 card in play. Draw 9 cards. Exhaust all targets.', 0) },
      players: [
        { name: 'A', hp: 20, deck: [1], hand: ['doom'] },
        { name: 'B', hp: 20, battlefield: ['bear', 'ox'] },
      ],
      steps: [
        { by: 'A', cast: 'doom' },
        { expect: { asks: { by: 'A', purpose: 'target' } } },
        { by: 'B', forfeit: true },
        {
          expect: {
            players: { A: { deck: 1, out: false }, B: { out: true } },
            asks: null,
            result: { winners: ['A'], rule: 'K11-WIN-06' },
          },
        },
      ],
    },
  );
});

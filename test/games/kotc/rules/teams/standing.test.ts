import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell } from '../../scene.js';

/** Single rules of the 16th and 17th Editions that say of something new what it does not do. */
const bear = minion(2, 9, '', 0);
const zap = spell('Draw 1 card.', 0);

describe('petrified minions in battles', () => {
  test('[K17-BAT-53] [K17-CTR-98] neither an attack nor a Berzerk Counter makes one the victim', () => {
    play({
      cards: { bear },
      turn: { phase: 'battle' },
      players: [
        { name: 'A', battlefield: ['bear'] },
        {
          name: 'B',
          battlefield: [
            { card: 'bear', as: 'stone', petrified: true },
            { card: 'bear', as: 'alive' },
          ],
        },
      ],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'stone', refused: 'K17-KEY-191' },
        { by: 'A', attack: ['bear'], victim: 'alive' },
      ],
    });
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: [{ card: 'bear', counters: counters('berzerk', 'A') }] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'stone', petrified: true }] },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'bear' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 28 } } } },
      ],
      dice: [3, 4],
    });
  });
});

describe('without an activation condition', () => {
  test.since(17).each(['draw', 'resource', 'battle', 'recovery'] as const)(
    '[K17-ABL-05] not in the own %s phase',
    (phase) => {
      play({
        cards: { bear, roarer: minion(1, 3, 'ROAR: Draw 1 card.', 0) },
        turn: { phase },
        players: [{ name: 'A', battlefield: ['roarer'], askAlways: true }, { name: 'B' }],
        steps: [{ by: 'A', activate: 'roarer', refused: 'K17-ABL-05' }],
      });
    },
  );

  test.since(17)('[K17-Q-49] one whose cost cannot be paid may be tried, and fails', () => {
    play({
      cards: { toll: spell('Self-destroy 1 resource→Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['toll'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { expect: { chain: [], cards: { toll: { zone: 'grave' } }, players: { A: { hand: 0 } } } },
      ],
    });
  });
});

describe('conditions in the words of the 16th', () => {
  test('[K16-CND-02] [K16-CND-03] [K16-CND-04] being targeted, destroyed and damaged, of itself and of others', () => {
    const card = (condition: string) => minion(1, 9, `SEE: ${condition}: Draw 1 card.`, 0);
    play({
      cards: {
        bear,
        zap,
        shy: card('When this on-field minion is ability-targeted'),
        sore: card('When this on-field minion is damaged'),
        kin: card('When your on-field minion(s) (excluding this card) is damaged'),
        ghost: card('When this on-field minion is destroyed (ghost-play)'),
        smite: spell('Target 1 on-field minion; destroy it.', 0),
        poke: spell('Target 1 on-field minion; down-level it by 1.', 0),
      },
      dice: [2],
      players: [
        {
          name: 'A',
          hand: ['smite', 'poke'],
          battlefield: ['shy', { card: 'sore', counters: counters('damage', 'A') }, 'kin', 'ghost'],
          askAlways: true,
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'poke' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['shy'] },
        { by: 'A', activate: 'sore', refused: 'K16-ABL-07' },
        { by: 'A', activate: 'shy' },
        { by: 'A', pass: true },
        { by: 'A', counter: 'damage', on: 'sore' },
        { by: 'A', pass: true },
        { by: 'A', activate: 'kin' },
        { by: 'A', pass: true },
        { by: 'A', activate: 'sore' },
        { by: 'A', pass: true },
        { by: 'A', cast: 'smite' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['ghost'] },
        { by: 'A', activate: 'ghost' },
        { by: 'A', pass: true },
        { expect: { players: { A: { hand: 4 } } } },
      ],
    });
  });
});

import { describe, test } from 'vitest';
import { counters, creature, play, type Scene } from '../../scene.js';

/** When an action cost is due, in which order with others, and what serves for it (11th). */
const lord = (must: string, ability = 'Draw 1 card.') =>
  creature(
    1,
    30,
    `You must ${must} to attack with, defend with, or use an ability of this creature.\nA: ${ability}`,
    0,
  );
const ox = creature(1, 30, '', 0);
const rules = 'kotc-11';

test('[K11-CRE-18] an action cost is due anew for every ability, defense and attack', () => {
  play({
    rules,
    cards: { lord: lord('remove 1 counter from this card'), ox },
    players: [
      { name: 'A', hp: 20, battlefield: [{ card: 'lord', counters: counters('plain', 'A', 3) }] },
      { name: 'B', hp: 20, battlefield: ['ox'] },
    ],
    dice: [1, 1, 1, 1, 1, 1],
    steps: [
      { by: 'A', activate: 'lord' },
      { expect: { cards: { lord: { counters: { plain: 2 } } } } },
      { until: { turn: 4, phase: 'battle', by: 'B' } },
      { by: 'B', attack: ['ox'], victim: 'A' },
      { by: 'A', defend: ['lord'] },
      { resolve: true },
      { expect: { cards: { lord: { counters: { plain: 1 } } } } },
      { until: { turn: 5, phase: 'battle', by: 'A' } },
      { by: 'A', attack: ['lord'], victim: 'B' },
      { resolve: true },
      { expect: { cards: { lord: { counters: {} } } } },
      { until: { turn: 7, phase: 'action', by: 'A' } },
      {
        expect: {
          cards: { lord: { exhausted: false } },
          asks: { by: 'A', offersNot: [{ activate: 'lord' }] },
        },
      },
      { by: 'A', activate: 'lord', refused: 'K11-CRE-15' },
    ],
  });
});

test('[K11-CRE-16] an action cost does not replace the exhausting: exhausted, the creature is not used', () => {
  play({
    rules,
    cards: { lord: lord('exhaust 1 of your resources') },
    players: [{ name: 'A', battlefield: ['lord'], granary: [3] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'lord' },
      { by: 'A', choose: ['filler 11'] },
      { resolve: true },
      { by: 'A', activate: 'lord', refused: 'K11-ABL-05' },
    ],
  });
});

describe('in a team', () => {
  const turn = { phase: 'battle' } as const;

  test('[K11-Q-23] action costs are paid one after another: who can no longer pay does not join', () => {
    const players: Scene['players'] = [
      { name: 'A', battlefield: ['lord', 'lord'], granary: [{ card: 'ox', as: 'r' }, 2] },
      { name: 'B', hp: 20 },
    ];
    const scene = { rules, cards: { lord: lord('exhaust 2 of your resources'), ox }, turn } as const;
    play({
      ...scene,
      players,
      steps: [
        { by: 'A', attack: ['lord 2', 'lord'], victim: 'B' },
        { by: 'A', choose: ['r', 'filler 12'] },
        {
          expect: {
            log: [{ type: 'attack', card: 'lord 2' }],
            cards: { 'lord 2': { exhausted: true }, lord: { exhausted: false } },
          },
        },
      ],
    });
    play({
      ...scene,
      players: [
        { name: 'A', battlefield: ['lord', 'lord'], granary: [4] },
        { name: 'B', hp: 20, battlefield: ['ox'] },
      ],
      steps: [
        { by: 'A', attack: ['lord 2', 'lord'], victim: 'B' },
        { by: 'A', choose: ['filler 11', 'filler 12'] },
        { expect: { battle: { team: ['lord 2', 'lord'] } } },
      ],
    });
  });

  test('[K11-Q-23] a member that a later cost destroys or sacrifices is out of it, in attack and defense', () => {
    for (const must of ['destroy 1 of your other cards in play', 'sacrifice 1 card in play']) {
      const cards = { lord: lord(must), ox };
      const chosen: Scene['steps'] = must.startsWith('sacrifice') ? [{ by: 'A', choose: ['ox'] }] : [];
      play({
        rules,
        cards,
        turn,
        players: [
          { name: 'A', battlefield: ['ox', 'lord'] },
          { name: 'B', hp: 20, battlefield: ['ox'] },
        ],
        steps: [
          { by: 'A', attack: ['ox', 'lord'], victim: 'B' },
          ...chosen,
          { expect: { battle: { team: ['lord'] }, players: { A: { grave: ['ox'] } } } },
        ],
      });
      play({
        rules,
        cards,
        turn: { ...turn, player: 'B' },
        players: [
          { name: 'A', hp: 20, battlefield: ['ox', 'lord'] },
          { name: 'B', hp: 20, battlefield: ['ox'] },
        ],
        dice: [6, 2],
        steps: [
          { by: 'B', attack: ['ox 2'], victim: 'A' },
          { by: 'A', defend: ['ox', 'lord'] },
          ...chosen,
          { resolve: true },
          {
            expect: {
              players: { A: { hp: 20, grave: ['ox'] } },
              cards: { lord: { defense: 24 }, 'ox 2': { defense: 28 } },
            },
          },
        ],
      });
    }
  });
});

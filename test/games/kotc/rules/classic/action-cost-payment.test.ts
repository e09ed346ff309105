import { describe, test } from 'vitest';
import { counters, creature, play, spell, type Scene } from '../../scene.js';

/** What serves for an action cost, and how it goes together with an activation cost (11th). */
const lord = (must: string, ability = 'Draw 1 card.') =>
  creature(
    1,
    30,
    `You must ${must} to attack with, defend with, or use an ability of this creature.\nA: ${ability}`,
    0,
  );
type Placing = Scene['players'][number];
const ox = creature(1, 30, '', 0);
const rules = 'kotc-11';

describe('“You must remove 2 counters from this card to …”', () => {
  test('[K11-Q-79] takes any counters, named ones and those of other players too, without their effect', () => {
    play({
      rules,
      cards: { lord: lord('remove 2 counters from this card') },
      players: [
        {
          name: 'A',
          battlefield: [
            {
              card: 'lord',
              counters: [
                ...counters('plain', 'A', 1),
                ...counters('weakness', 'B', 1),
                ...counters('damage', 'B', 1),
              ],
            },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'lord' },
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'self-remove',
              options: ['plain', 'weakness', 'damage'],
              least: 2,
              most: 2,
            },
          },
        },
        { by: 'A', choose: ['weakness', 'damage'], on: 'lord' },
        { resolve: true },
        {
          expect: {
            cards: { lord: { counters: { 'plain of A': 1 }, offense: 1, defense: 30 } },
            logNot: [{ type: 'roll' }, { type: 'change' }, { type: 'damage' }],
            players: { A: { deck: 9 } },
          },
        },
      ],
    });
  });

  test('[K11-Q-79] counts counters of other players for what can be paid', () => {
    for (const count of [1, 2]) {
      play({
        rules,
        cards: { lord: lord('remove 2 counters from this card') },
        players: [
          {
            name: 'A',
            battlefield: [{ card: 'lord', counters: counters('offense', 'B', count) }],
            askAlways: true,
          },
          { name: 'B' },
        ],
        steps: [
          count === 2 ? { by: 'A', activate: 'lord' } : { by: 'A', activate: 'lord', refused: 'K11-CRE-15' },
          { expect: { cards: { lord: { counters: count === 2 ? {} : { offense: 1 } } } } },
        ],
      });
    }
  });
});

describe('action cost and activation cost', () => {
  const marked = (count: number) => ({ card: 'lord', counters: counters('plain', 'A', count) });

  test('[K11-Q-80] are due in this order: what the first uses up does not serve the second', () => {
    const cards = {
      lord: lord('remove 2 counters from this card', 'Remove 1 counter from this card. Draw 2 cards.'),
    };
    for (const count of [2, 3]) {
      play({
        rules,
        cards,
        players: [{ name: 'A', battlefield: [marked(count)], askAlways: true }, { name: 'B' }],
        steps: [
          { by: 'A', activate: 'lord' },
          { resolve: true },
          {
            expect: {
              players: { A: { deck: count === 3 ? 8 : 10 } },
              cards: { lord: { exhausted: true, counters: {} } },
              ...(count === 2 && { log: [{ type: 'fail', card: 'lord' }] }),
            },
          },
        ],
      });
    }
  });

  test('[K11-Q-80] without the first nothing is used, though the second could be paid', () => {
    play({
      rules,
      cards: {
        lord: lord('remove 2 counters from this card', 'Remove 1 counter from this card. Draw 2 cards.'),
      },
      players: [{ name: 'A', battlefield: [marked(1)], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'lord', refused: 'K11-CRE-15' },
        { expect: { cards: { lord: { exhausted: false, counters: { plain: 1 } } } } },
      ],
    });
  });

  test('[K11-Q-80] can take the same card: exhausted for the first, destroyed or sacrificed for the second', () => {
    const both = (must: string, cost: string, zones: Pick<Placing, 'granary' | 'battlefield'>): void =>
      play({
        rules,
        cards: { lord: lord(must, `${cost} Draw 2 cards.`), ox },
        players: [{ name: 'A', ...zones }, { name: 'B' }],
        steps: [
          { by: 'A', activate: 'lord' },
          ...(zones.granary ? [] : [{ by: 'A', choose: ['ox'] }]),
          { resolve: true },
          {
            expect: {
              log: [
                { type: 'exhaust', card: 'lord' },
                { type: 'exhaust', card: 'ox' },
                { type: 'move', card: 'ox' },
              ],
              players: { A: { deck: 8, grave: ['ox'] } },
            },
          },
        ],
      });
    both('exhaust 1 of your resources', 'Destroy 1 of your resources.', {
      battlefield: ['lord'],
      granary: ['ox'],
    });
    both('exhaust 1 of your other unexhausted creatures in play', 'Sacrifice 1 card in play.', {
      battlefield: ['lord', 'ox'],
    });
  });
});

describe('“Exhaust 1 of your unexhausted creatures in play …”', () => {
  const must = 'exhaust 1 of your unexhausted creatures in play chosen by an opponent of your choice';

  test('[K11-Q-89] is not paid with the creature that attacks, defends or uses an ability', () => {
    const cards = { lord: lord(must), ox };
    const alone: Scene['players'] = [
      { name: 'A', hp: 20, battlefield: ['lord'], askAlways: true },
      { name: 'B', hp: 20, battlefield: ['ox'] },
    ];
    play({ rules, cards, players: alone, steps: [{ by: 'A', activate: 'lord', refused: 'K11-CRE-15' }] });
    play({
      rules,
      cards,
      players: alone,
      turn: { phase: 'battle' },
      steps: [
        { expect: { asks: { by: 'A', purpose: 'battle', offersNot: [{ attack: true }] } } },
        { by: 'A', attack: ['lord'], victim: 'B', refused: 'K11-BAT-42' },
      ],
    });
    play({
      rules,
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['lord', 'ox'] },
        { name: 'B', hp: 20, battlefield: ['ox'] },
      ],
      turn: { phase: 'battle', player: 'B' },
      steps: [
        { by: 'B', attack: ['ox 2'], victim: 'A' },
        { by: 'A', defend: ['lord'] },
        { expect: { cards: { lord: { exhausted: true }, ox: { exhausted: true } } } },
      ],
    });
  });

  test('[K11-Q-89] is, as an activation cost, not paid with the creature that has the ability', () => {
    const cost = 'Exhaust 1 of your unexhausted creatures in play';
    for (const says of [`${cost}.`, `${cost} chosen by an opponent of your choice.`]) {
      play({
        rules,
        cards: { sage: creature(1, 1, `A: ${says} Draw 2 cards.`, 0), draw: spell('Draw 1 card.', 0) },
        players: [{ name: 'A', battlefield: ['sage'], askAlways: true }, { name: 'B' }],
        steps: [
          { by: 'A', activate: 'sage' },
          { expect: { log: [{ type: 'fail', card: 'sage' }], players: { A: { deck: 10 } } } },
        ],
      });
    }
  });
});

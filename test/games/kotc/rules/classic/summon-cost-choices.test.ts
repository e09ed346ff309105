import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Placed } from '../../scene.js';
import { byEdition } from './wordings.js';

/** What serves as a summon cost, who picks it and what they see of it. */
const must = (what: string): string => `You must ${what} to summon this creature.`;
const resource = (as: string, exhausted = false): Placed => ({ card: 'filler', as, exhausted });
const cards = {
  mammon: creature(5, 5, must('sacrifice 1 card in play'), 0),
  ox: creature(1, 1, '', 0),
  rune: spell('Draw 1 card.', 0),
};

describe('“You must sacrifice 1 card in play to summon this creature.”', () => {
  inEditions(
    '[K06-CRE-09] [K09-CRE-09] is not paid by a player without a card in play, nor with the creature itself',
    (rules) => {
      play({
        rules,
        cards,
        players: [
          { name: 'A', hand: ['mammon', 'ox', 'rune'], granary: ['ox'], askAlways: true },
          { name: 'B', battlefield: ['ox'] },
        ],
        steps: [
          { by: 'A', summon: 'mammon', refused: byEdition(rules, 'K06-CRE-08', 'K09-CRE-08', 'K11-CRE-12') },
        ],
      });
    },
  );

  sceneInEditions('[K06-CRE-09] [K09-CRE-09] takes another of the same name', {
    cards,
    players: [
      { name: 'A', hand: ['mammon'], battlefield: ['mammon'] },
      { name: 'B', battlefield: ['ox'] },
    ],
    steps: [
      { by: 'A', summon: 'mammon 2' },
      {
        expect: {
          players: { A: { grave: ['mammon'], battlefield: ['mammon 2'] }, B: { battlefield: ['ox'] } },
        },
      },
    ],
  });
});

describe('resource cost and summon cost', () => {
  const lord = (what: string, cost = 2) => creature(5, 5, must(what), cost);

  sceneInEditions(
    '[K06-Q-86] [K09-Q-71] [K11-Q-71] can take the same resources: what is exhausted for the one is destroyed for the other',
    {
      cards: { lord: lord('destroy 2 of your resources') },
      players: [{ name: 'A', hand: ['lord'], granary: [resource('r'), resource('s')] }, { name: 'B' }],
      steps: [
        { by: 'A', summon: 'lord' },
        {
          expect: {
            log: [
              { type: 'exhaust', card: 'r' },
              { type: 'move', card: 'r' },
              { type: 'move', card: 'lord' },
            ],
            players: { A: { battlefield: ['lord'], granary: 0, grave: ['r', 's'] } },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-86] [K09-Q-71] [K11-Q-71] can, also where an opponent chooses', {
    cards: { lord: lord('destroy 1 of your resources chosen by an opponent of your choice') },
    players: [
      { name: 'A', hand: ['lord'], granary: [resource('r'), resource('s'), resource('t')] },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', summon: 'lord' },
      { by: 'A', pay: ['r', 's'] },
      { expect: { asks: { by: 'B', purpose: 'choose-destroy', cards: ['r', 's', 't'] } } },
      { by: 'B', choose: ['s'] },
      { expect: { players: { A: { granary: ['r', 't'], grave: ['s'] } } } },
    ],
  });

  inEditions(
    '[K06-Q-86] [K09-Q-71] [K11-Q-71] are both due: with too few resources the summon cost is not paid',
    (rules) =>
      play({
        rules,
        cards: { ...cards, lord: lord('sacrifice 1 card in play') },
        players: [
          { name: 'A', hand: ['lord'], granary: [resource('r')], battlefield: ['ox'] },
          { name: 'B' },
        ],
        steps: [
          { by: 'A', summon: 'lord', refused: byEdition(rules, 'K06-RES-05', 'K09-RES-07', 'K11-RES-08') },
          { expect: { players: { A: { battlefield: ['ox'] } }, cards: { r: { exhausted: false } } } },
        ],
      }),
  );
});

describe('random cards in the hand', () => {
  const take = (how: string): string => `${how} 2 random cards in your hand`;

  inEditions(
    '[K06-Q-87] [K09-Q-72] are never the creature that is being summoned: with too few others it is not',
    (rules) => {
      const refused = byEdition(rules, 'K06-CRE-08', 'K09-CRE-08', 'K11-CRE-12');
      for (const how of ['sacrifice', 'destroy']) {
        const lord = creature(5, 5, must(take(how)), 0);
        const scene = (hand: string[]) => ({
          rules,
          cards: { ...cards, lord },
          players: [{ name: 'A', hand, askAlways: true }, { name: 'B' }],
        });
        play({ ...scene(['lord', 'ox']), steps: [{ by: 'A', summon: 'lord', refused }] });
        play({
          ...scene(['lord', 'ox', 'rune']),
          picks: [['lord', 'ox']],
          steps: [
            { by: 'A', summon: 'lord' },
            { expect: { players: { A: { battlefield: ['lord'], grave: ['ox', 'rune'], hand: 0 } } } },
          ],
        });
      }
    },
  );

  inEditions(
    '[K06-Q-87] [K09-Q-72] are never the spell that is being cast: with too few others its cost is not paid',
    (rules) => {
      for (const how of ['Sacrifice', 'Destroy']) {
        play({
          rules,
          cards: { ...cards, lot: spell(`${take(how)}. Draw 2 cards.`, 0) },
          players: [{ name: 'A', hand: ['lot', 'ox'], askAlways: true }, { name: 'B' }],
          steps: [
            { by: 'A', cast: 'lot' },
            {
              expect: {
                log: [{ type: 'fail', card: 'lot' }],
                players: { A: { hand: ['ox'], deck: 10, grave: ['lot'] } },
              },
            },
          ],
        });
      }
    },
  );
});

describe('cards “chosen by an opponent of your choice”', () => {
  const chosen = 'chosen by an opponent of your choice';

  sceneInEditions('[K06-Q-88] [K09-Q-73] [K11-Q-72] are such as the text asks for, of the payer’s', {
    cards: {
      ...cards,
      lord: creature(5, 5, must(`exhaust 1 of your unexhausted creatures in play ${chosen}`), 0),
    },
    players: [
      {
        name: 'A',
        hand: ['lord'],
        battlefield: ['ox', 'ox', { card: 'ox', as: 'tired', exhausted: true }],
        traps: ['rune'],
        granary: [2],
      },
      { name: 'B', battlefield: ['ox'] },
      { name: 'C', battlefield: ['ox'] },
    ],
    steps: [
      { by: 'A', summon: 'lord' },
      { expect: { asks: { by: 'A', purpose: 'opponent', players: ['B', 'C'] } } },
      { by: 'A', choose: ['B'] },
      { expect: { asks: { by: 'B', purpose: 'choose-exhaust', cards: ['ox', 'ox 2'], least: 1, most: 1 } } },
      { by: 'B', choose: ['ox 2'] },
      { expect: { cards: { ox: { exhausted: false }, 'ox 2': { exhausted: true } } } },
    ],
  });

  sceneInEditions('[K06-Q-88] [K09-Q-73] [K11-Q-72] are picked unseen where they lie face-down', {
    cards: {
      ...cards,
      lord: creature(5, 5, must(`destroy 1 of your cards in play ${chosen}`), 0),
      lady: creature(5, 5, must(`destroy 1 of your resources ${chosen}`), 0),
    },
    players: [
      {
        name: 'A',
        hand: ['lord', 'lady'],
        battlefield: ['ox'],
        traps: ['rune', 'rune'],
        granary: ['ox', 'rune'],
      },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', summon: 'lord' },
      { by: 'B', choose: ['rune 2'] },
      { expect: { cards: { rune: { knownTo: ['A'] }, 'rune 2': { zone: 'grave', knownTo: ['A'] } } } },
      { by: 'A', summon: 'lady' },
      { by: 'B', choose: ['ox 2'] },
      { expect: { cards: { 'ox 2': { zone: 'grave', knownTo: ['A'] }, 'rune 3': { knownTo: ['A'] } } } },
    ],
  });
});

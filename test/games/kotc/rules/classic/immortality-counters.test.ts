import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell, type Placed } from '../../scene.js';
import { counterCards, upTo } from './counter-cards.js';

/** Immortality counters prevent what an effect would explicitly do: destroy a creature, or move it to another zone. */
const cards = {
  ...counterCards,
  banish: spell(`${upTo(1)} Send all targets to the resource zone of their owners (exhausted).`, 0),
  lift: spell(`${upTo(1)} Place all targets on top of owner’s deck in any order.`, 0),
  storm: spell(`${upTo(3)} Destroy all targets.`, 0),
  bolt: spell(
    `${upTo(1)} Roll 2 six-sided dice and inflict the result of each die as damage to one target.`,
    0,
  ),
  doom: spell(
    `${upTo(1)} Exhaust all targets. Destroy all targets. Place all targets on top of owner’s deck in any order.`,
    0,
  ),
  cultist: creature(1, 9, 'RITE: Destroy 1 of your cards in play. Draw 1 card.', 0),
  priest: creature(1, 9, 'RITE: Sacrifice 1 card in play. Draw 1 card.', 0),
  idler: creature(
    2,
    9,
    'If this in-play creature is unexhausted at the end of your own Battle Phase, destroy this creature.',
    0,
  ),
};
const blessed = (owner: string, count = 1, card: keyof typeof cards = 'bear', as = 'saint'): Placed => ({
  card,
  as,
  counters: counters('immortality', owner, count),
});
const asksNobody = { logNot: [{ type: 'remove' as const }] };

describe('an immortality counter prevents that an effect', () => {
  /** The owner removes one of two counters in answer to the spell. */
  const removedFor = (name: 'smite' | 'banish' | 'lift'): Parameters<typeof sceneInEditions>[1] => ({
    cards,
    players: [
      { name: 'A', hand: [name] },
      { name: 'B', battlefield: [blessed('B', 2)] },
    ],
    steps: [
      { by: 'A', cast: name },
      { by: 'A', choose: ['saint'] },
      { expect: { asks: { by: 'B', kind: 'confirm', purpose: 'immortality', about: 'saint' } } },
      { by: 'B', counter: 'immortality', on: 'saint' },
      { resolve: true },
      {
        expect: {
          cards: {
            saint: { zone: 'battlefield', exhausted: false, counters: { immortality: 1 } },
            [name]: { zone: 'grave' },
          },
        },
      },
    ],
  });
  /** The owner keeps the counter. */
  const keptFrom = (
    name: 'smite' | 'banish' | 'lift',
    zone: 'grave' | 'granary' | 'deck',
  ): Parameters<typeof sceneInEditions>[1] => ({
    cards,
    players: [
      { name: 'A', hand: [name] },
      { name: 'B', battlefield: [blessed('B')] },
    ],
    steps: [
      { by: 'A', cast: name },
      { by: 'A', choose: ['saint'] },
      { by: 'B', yes: false },
      { resolve: true },
      {
        expect: {
          cards: { saint: { zone } },
        },
      },
    ],
  });

  sceneInEditions(
    '[K11-CTR-42] [K11-Q-07] destroys its creature, if its owner removes it then',
    removedFor('smite'),
  );
  sceneInEditions(
    '[K11-CTR-43] [K11-Q-07] moves it to the Resource Zone, so that it is not exhausted either',
    removedFor('banish'),
  );
  sceneInEditions('[K11-CTR-43] [K11-Q-07] moves it to a deck', removedFor('lift'));

  sceneInEditions('[K11-CTR-42] destroys it, and not if its owner keeps it', keptFrom('smite', 'grave'));
  sceneInEditions('[K11-CTR-43] moves it, and not if its owner keeps it', keptFrom('banish', 'granary'));
  sceneInEditions('[K11-CTR-43] lifts it to a deck, and not if its owner keeps it', keptFrom('lift', 'deck'));

  sceneInEditions('[K11-Q-07] [K11-CTR-14] comes, and not later: removed before, it is wasted', {
    cards,
    players: [
      { name: 'A', hand: ['smite'] },
      { name: 'B', askAlways: true, battlefield: [blessed('B')] },
    ],
    turn: { phase: 'action' },
    steps: [
      {
        expect: { asks: { by: 'B', purpose: 'counter', offers: [{ counter: 'immortality', on: 'saint' }] } },
      },
      { by: 'B', counter: 'immortality', on: 'saint', waste: true },
      { expect: { cards: { saint: { zone: 'battlefield', counters: {} } } } },
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['saint'] },
      { resolve: true },
      { expect: { cards: { saint: { zone: 'grave' } } } },
    ],
  });

  sceneInEditions(
    '[K11-CTR-42] [K11-Q-07] destroys its creature, if whoever placed it so decides, whoever has the creature',
    {
      cards,
      players: [
        { name: 'A', hand: ['smite', 'smite'] },
        { name: 'B', battlefield: [blessed('C')] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['saint'] },
        { expect: { asks: { by: 'C', purpose: 'immortality' } } },
        { by: 'C', yes: true },
        { resolve: true },
        { expect: { cards: { saint: { zone: 'battlefield', counters: {} } } } },
        { by: 'A', cast: 'smite 2' },
        { by: 'A', choose: ['saint'] },
        { resolve: true },
        { expect: { cards: { saint: { zone: 'grave' } } } },
      ],
    },
  );

  sceneInEditions('[K11-Q-07] destroys several creatures, for each that has one and for no other', {
    cards,
    players: [
      { name: 'A', hand: ['storm'] },
      { name: 'B', battlefield: [blessed('B'), blessed('B', 1, 'bear', 'martyr'), 'bear'] },
    ],
    steps: [
      { by: 'A', cast: 'storm' },
      { by: 'A', choose: ['saint', 'martyr', 'bear'] },
      { by: 'B', counter: 'immortality', on: 'saint' },
      { by: 'B', yes: false },
      { resolve: true },
      {
        expect: {
          cards: {
            saint: { zone: 'battlefield', counters: {} },
            martyr: { zone: 'grave' },
            bear: { zone: 'grave' },
          },
        },
      },
    ],
  });

  sceneInEditions(
    '[K11-Q-07] works once: two effects of one ability take two counters, and another effect goes on',
    {
      cards,
      players: [
        { name: 'A', hand: ['doom'] },
        { name: 'B', battlefield: [blessed('B', 3)] },
      ],
      steps: [
        { by: 'A', cast: 'doom' },
        { by: 'A', choose: ['saint'] },
        { by: 'B', counter: 'immortality', on: 'saint' },
        {
          expect: {
            asks: { by: 'B', purpose: 'immortality' },
            cards: { saint: { counters: { immortality: 2 }, exhausted: true } },
          },
        },
        { by: 'B', counter: 'immortality', on: 'saint' },
        { resolve: true },
        { expect: { cards: { saint: { zone: 'battlefield', counters: { immortality: 1 } } } } },
      ],
    },
  );
});

/** If its owner were asked, nothing would have happened yet. */
describe('an immortality counter is no protection against', () => {
  for (const [card, does] of [
    ['cultist', 'destroys'],
    ['priest', 'sacrifices'],
  ] as const) {
    sceneInEditions(`[K11-CTR-44] [K11-CTR-47] a cost that ${does} the creature`, {
      cards,
      players: [{ name: 'A', hand: [], battlefield: [card, blessed('A')] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: card },
        { by: 'A', choose: ['saint'] },
        { expect: { players: { A: { hand: 1 } }, cards: { saint: { zone: 'grave' } }, ...asksNobody } },
      ],
    });
  }

  sceneInEditions('[K11-CTR-45] damage of a battle', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['bear'] },
      { name: 'B', hp: 20, battlefield: [blessed('B')] },
    ],
    turn: { phase: 'battle' },
    dice: [5, 4],
    steps: [
      { by: 'A', attack: ['bear'], victim: 'saint' },
      { by: 'B', defend: [] },
      { expect: { cards: { saint: { zone: 'grave' } }, ...asksNobody } },
    ],
  });

  sceneInEditions('[K11-CTR-46] damage that an effect inflicts', {
    cards,
    players: [
      { name: 'A', hand: ['bolt'] },
      { name: 'B', battlefield: [blessed('B')] },
    ],
    dice: [5, 4],
    steps: [
      { by: 'A', cast: 'bolt' },
      { by: 'A', choose: ['saint'] },
      { expect: { cards: { saint: { zone: 'grave' } }, ...asksNobody } },
    ],
  });

  sceneInEditions('[K11-CTR-47] a caveat, which is no effect of an ability', {
    cards,
    players: [{ name: 'A', battlefield: [blessed('A', 1, 'idler')] }, { name: 'B' }],
    turn: { phase: 'battle' },
    steps: [
      { by: 'A', pass: true },
      { until: { turn: 4 } },
      { expect: { cards: { saint: { zone: 'grave' } }, ...asksNobody } },
    ],
  });

  sceneInEditions('[K11-Q-08] a switch of control, after which it is still there', {
    cards,
    players: [
      { name: 'A', hand: ['charm'] },
      { name: 'B', battlefield: [blessed('B')] },
    ],
    steps: [
      { by: 'A', cast: 'charm' },
      { by: 'A', choose: ['saint'] },
      { expect: { cards: { saint: { player: 'A', counters: { 'immortality of B': 1 } } }, ...asksNobody } },
    ],
  });
});

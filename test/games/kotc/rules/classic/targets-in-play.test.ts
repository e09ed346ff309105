import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell } from '../../scene.js';

/** Targets in play: creatures in a Creature Zone and traps in a Trap Zone, of anybody, as they are at that moment. */
const bear = creature(2, 5, '', 0);
const snare = spell('Draw 1 card.', 0);
const plain = { bear, wolf: bear, lynx: bear, snare, pit: snare };
const rest = spell('Target up to 9 cards in play. Exhaust all targets.', 0);

/** To where the targets are asked for. */
const targeting = { until: { purpose: 'target' } } as const;

describe('“cards in play”', () => {
  sceneInEditions(
    '[K06-BLD-60] [K09-BLD-61] [K11-BLD-46] [K09-RUL-23] [K09-RUL-24] [K09-RUL-25] [K06-Q-63] [K11-GLO-08] [K11-GLO-09] [K11-GLO-10] are the creatures and traps of all players, not their resources or destroyed cards',
    {
      cards: { ...plain, spell: rest },
      players: [
        {
          name: 'A',
          hand: ['spell', 'lynx'],
          battlefield: ['bear'],
          traps: ['snare'],
          granary: [1],
          grave: [{ card: 'bear', as: 'dead bear' }],
        },
        {
          name: 'B',
          battlefield: ['wolf'],
          traps: ['pit'],
          granary: [2],
          grave: [{ card: 'pit', as: 'spent pit' }, 1],
        },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { by: 'A', cards: ['bear', 'snare', 'wolf', 'pit'], least: 0, most: 4 } } },
        { by: 'A', choose: ['bear', 'pit'] },
        {
          expect: {
            cards: {
              bear: { exhausted: true },
              pit: { exhausted: true },
              wolf: { exhausted: false },
              snare: { exhausted: false },
            },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K09-RUL-24] [K09-RUL-27] [K11-GLO-09] [K11-GLO-12] do not include the trap that is being activated',
    {
      cards: { ...plain, net: rest },
      players: [
        { name: 'A', battlefield: ['bear'], traps: ['net', 'snare'] },
        { name: 'B', traps: ['pit'] },
      ],
      steps: [
        { by: 'A', activate: 'net' },
        targeting,
        { expect: { asks: { cards: ['bear', 'snare', 'pit'] } } },
      ],
    },
  );

  sceneInEditions(
    '[K09-RUL-26] [K09-RUL-27] [K11-GLO-11] [K11-GLO-12] do not include what was destroyed or sacrificed for the same ability',
    {
      cards: {
        ...plain,
        burn: spell('Destroy 2 of your cards in play. Target up to 9 cards in play. Exhaust all targets.', 0),
        offer: spell('Sacrifice 1 card in play. Target up to 9 cards in play. Exhaust all targets.', 0),
      },
      players: [
        { name: 'A', hand: ['burn', 'offer'], battlefield: ['bear', 'wolf', 'lynx'], traps: ['snare'] },
        { name: 'B', traps: ['pit'] },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { by: 'A', choose: ['bear', 'snare'] },
        targeting,
        { expect: { asks: { cards: ['wolf', 'lynx', 'pit'] } } },
        { by: 'A', choose: [] },
        { by: 'A', cast: 'offer' },
        { by: 'A', choose: ['lynx'] },
        targeting,
        { expect: { asks: { cards: ['wolf', 'pit'] } } },
      ],
    },
  );

  sceneInEditions(
    '[K09-RUL-26] [K09-RUL-27] [K11-GLO-11] [K11-GLO-12] are those no more that an earlier effect moved or destroyed',
    {
      cards: {
        ...plain,
        bury: spell(
          'Target up to 3 cards in play. Send all targets to the resource zone of their owners (exhausted). Place 1 counter on each target. Increase targets’ offense by a total of 3.',
          0,
        ),
        smite: spell(
          'Target up to 1 card in play. Destroy all targets. Place 1 counter on each target. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
          0,
        ),
        spell: rest,
      },
      players: [
        { name: 'A', hand: ['bury', 'smite', 'spell'] },
        { name: 'B', battlefield: ['bear', 'wolf', 'lynx'], traps: ['pit'] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'bury' },
        { by: 'A', choose: ['bear', 'pit'] },
        {
          expect: {
            cards: { bear: { zone: 'granary', counters: {}, offense: 2 }, pit: { zone: 'granary' } },
          },
        },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['wolf'] },
        { expect: { cards: { wolf: { zone: 'grave', player: 'B', counters: {} } } } },
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { purpose: 'target', cards: ['lynx'] } } },
      ],
    },
  );
});

describe('targets in play are limited', () => {
  sceneInEditions(
    '[K06-BLD-61] [K09-BLD-62] “with at least 2 counters” to those with 2 or more of any kind, so to creatures',
    {
      cards: {
        ...plain,
        spell: spell('Target up to 9 cards in play with at least 2 counters. Destroy all targets.', 0),
      },
      players: [
        {
          name: 'A',
          hand: ['spell'],
          battlefield: [{ card: 'bear', counters: counters('plain', 'A', 3) }],
          traps: ['snare'],
        },
        {
          name: 'B',
          battlefield: [
            { card: 'wolf', counters: counters('plain', 'A', 1) },
            { card: 'lynx', counters: [...counters('plain', 'A'), ...counters('offense', 'B')] },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { cards: ['bear', 'lynx'] } } },
        { by: 'A', choose: ['lynx'] },
        { resolve: true },
        { expect: { cards: { lynx: { zone: 'grave' }, bear: { zone: 'battlefield' } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-62] [K09-BLD-63] “exhausted cards in play” to those that are exhausted then, resources not among them',
    {
      cards: {
        ...plain,
        spell: spell('Target up to 9 exhausted cards in play. Destroy all targets.', 0),
      },
      players: [
        {
          name: 'A',
          hand: ['spell'],
          battlefield: ['bear', { card: 'wolf', exhausted: true }],
          granary: [{ card: 'bear', exhausted: true }],
        },
        { name: 'B', battlefield: ['lynx'], traps: ['snare', { card: 'pit', exhausted: true }] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { cards: ['wolf', 'pit'] } } },
        { by: 'A', choose: ['wolf', 'pit'] },
        { expect: { cards: { wolf: { zone: 'grave' }, pit: { zone: 'grave' } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-62] [K09-BLD-63] where the ability exhausts its own creature first, to that creature too',
    {
      cards: {
        ...plain,
        sleeper: creature(
          1,
          5,
          'A: Target up to 9 exhausted cards in play. Place 1 counter on each target.',
          0,
        ),
      },
      players: [{ name: 'A', battlefield: ['sleeper', 'bear'] }, { name: 'B' }],
      steps: [{ by: 'A', activate: 'sleeper' }, targeting, { expect: { asks: { cards: ['sleeper'] } } }],
    },
  );

  sceneInEditions(
    '[K06-BLD-35] [K09-BLD-36] [K11-BLD-49] [K09-RUL-54] “this card” to the card that has the ability, without asking',
    {
      cards: {
        ...plain,
        ent: creature(1, 5, 'A: Target this card. Place 2 counters on each target.', 0),
      },
      players: [
        { name: 'A', battlefield: ['ent', 'ent', 'bear'] },
        { name: 'B', battlefield: ['wolf'] },
      ],
      steps: [
        { by: 'A', activate: 'ent' },
        {
          expect: {
            cards: {
              ent: { counters: { plain: 2 }, exhausted: true },
              'ent 2': { counters: {}, exhausted: false },
              bear: { counters: {} },
              wolf: { counters: {} },
            },
            log: [{ type: 'target', card: 'ent' }],
          },
        },
      ],
    },
  );
});

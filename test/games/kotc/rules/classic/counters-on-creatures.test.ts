import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, play, spell, type Scene } from '../../scene.js';
import { counterCards, placing, upTo } from './counter-cards.js';
import { byEdition, DEPLOY, type RulesId } from './wordings.js';

/** Where counters can be, and how long they stay. */
const both = (owner: string) => [...counters('plain', owner, 2), ...counters('offense', owner)];

describe('a counter', () => {
  sceneInEditions(
    '[K06-RUL-14] [K06-RUL-15] [K09-RUL-11] [K09-RUL-12] [K11-CTR-01] [K11-CTR-02] [K11-CTR-04] is placed on creatures in play; a trap among the targets gets none, and the rest goes on',
    {
      cards: {
        ...counterCards,
        mark: spell(`${upTo(3)} Place 2 counters on each target. Exhaust all targets.`, 0),
      },
      players: [
        { name: 'A', hand: ['mark'], battlefield: ['bear'] },
        { name: 'B', battlefield: ['bear'], traps: ['blank'] },
      ],
      steps: [
        { by: 'A', cast: 'mark' },
        { by: 'A', choose: ['blank', 'bear', 'bear 2'] },
        { resolve: true },
        {
          expect: {
            cards: {
              blank: { zone: 'traps', counters: {}, exhausted: true },
              bear: { counters: { 'plain of A': 2 }, exhausted: true },
              'bear 2': { counters: { 'plain of A': 2 }, exhausted: true },
            },
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-RUL-14] [K06-RUL-15] [K09-RUL-11] [K09-RUL-12] [K11-CTR-03] is not placed on a resource, and the rest of the effect goes on',
    (rules) => {
      const target = byEdition(
        rules,
        'Target up to 1 resource.',
        ...since('Target up to 1 of your resources.'),
      );
      play({
        rules,
        cards: {
          ...counterCards,
          mark: spell(
            `${target} Place 1 counter on each target. ${placing('offense')} Exhaust all targets.`,
            0,
          ),
        },
        players: [{ name: 'A', hand: ['mark'], granary: ['bear'] }, { name: 'B' }],
        steps: [
          { by: 'A', cast: 'mark' },
          { by: 'A', choose: ['bear'] },
          { resolve: true },
          { expect: { cards: { bear: { zone: 'granary', counters: {}, exhausted: true } } } },
        ],
      });
    },
  );

  const away: Readonly<Record<string, readonly [text: string, zone: 'hand' | 'deck' | 'grave' | 'granary']>> =
    {
      'of a hand': [`Target up to 1 card in your hand. Place 1 counter on each target.`, 'hand'],
      'of a deck': [
        `Target up to 1 card on the top of one player’s deck. Place 1 counter on each target.`,
        'deck',
      ],
      'of a graveyard': [
        `Target up to 1 card in one player’s graveyard randomly. Place 1 counter on each target.`,
        'grave',
      ],
      'destroyed meanwhile': [`${upTo(1)} Destroy all targets. Place 1 counter on each target.`, 'grave'],
      'sent away meanwhile': [
        `${upTo(1)} Send all targets to the resource zone of their owners (exhausted). ${placing('damage')}`,
        'granary',
      ],
    };
  for (const [where, [text, zone]] of Object.entries(away)) {
    sceneInEditions(`[K06-RUL-14] [K09-RUL-11] [K11-CTR-48] is not placed on a card ${where}`, {
      cards: { ...counterCards, mark: spell(`${text} Increase your hitpoints by 1.`, 0) },
      players: [
        {
          name: 'A',
          hp: 9,
          hand: ['mark', ...(zone === 'hand' ? ['bear'] : [])],
          deck: zone === 'deck' ? ['bear', 5] : [5],
          grave: where === 'of a graveyard' ? ['bear'] : [],
          battlefield: where.endsWith('meanwhile') ? ['bear'] : [],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'mark' },
        ...(where === 'of a deck' ? [{ by: 'A', choose: ['A'] }] : []),
        zone === 'deck' || where === 'of a graveyard'
          ? { by: 'A', number: 1 }
          : { by: 'A', choose: ['bear'] },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 10 } },
            cards: { bear: { zone, counters: {} } },
            log: [{ type: 'target' }],
            logNot: [{ type: 'place' }],
          },
        },
      ],
    });
  }

  sceneInEditions(
    '[K06-RUL-16] [K09-RUL-13] [K11-CTR-05] stays from turn to turn, through everybody’s Recovery Phase',
    {
      cards: counterCards,
      players: [
        { name: 'A', hand: [9], battlefield: [{ card: 'bear', counters: both('A'), exhausted: true }] },
        { name: 'B', battlefield: [{ card: 'bear', counters: [...both('A'), ...both('B')] }] },
      ],
      steps: [
        { until: { turn: 6, phase: 'action' } },
        {
          expect: {
            log: [{ type: 'recover' }],
            cards: {
              bear: { counters: { plain: 2, offense: 1 }, exhausted: false },
              'bear 2': { counters: { plain: 4, offense: 2 } },
            },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-17] [K09-RUL-14] [K11-CTR-06] is gone when its creature leaves the Creature Zone, and does not come back with it',
    {
      cards: {
        ...counterCards,
        raise: spell(`Target up to 1 card in one player’s graveyard randomly. ${DEPLOY}`, 0),
        lift: spell(`${upTo(1)} Place all targets on top of owner’s deck in any order. Draw 1 card.`, 0),
      },
      players: [
        { name: 'A', hand: ['smite', 'raise', 'lift'], battlefield: [{ card: 'bear', counters: both('A') }] },
        { name: 'B', battlefield: [{ card: 'bear', counters: both('B') }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['bear 2'] },
        { resolve: true },
        { expect: { cards: { 'bear 2': { zone: 'grave', counters: {} } } } },
        { by: 'A', cast: 'raise' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 1 },
        { by: 'A', choose: ['bear 2'] },
        { resolve: true },
        { expect: { cards: { 'bear 2': { zone: 'battlefield', player: 'A', counters: {} } } } },
        { by: 'A', cast: 'lift' },
        { by: 'A', choose: ['bear'] },
        { resolve: true },
        { by: 'A', summon: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'battlefield', counters: {}, offense: 2 } } } },
      ],
    },
  );

  sceneInEditions('[K06-Q-42] [K09-Q-42] stays when control of its creature is switched, there and back', {
    cards: counterCards,
    players: [
      { name: 'A', hand: ['charm'] },
      { name: 'B', battlefield: [{ card: 'bear', counters: [...both('A'), ...both('B')] }] },
    ],
    steps: [
      { by: 'A', cast: 'charm' },
      { by: 'A', choose: ['bear'] },
      { resolve: true },
      { expect: { cards: { bear: { player: 'A', counters: { plain: 4, offense: 2 } } } } },
      { until: { turn: 4, phase: 'action' } },
      { expect: { cards: { bear: { player: 'B', counters: { plain: 4, offense: 2 } } } } },
    ],
  });
});

describe('a counter without a name', () => {
  const plainCounter = (rules: RulesId): string => byEdition(rules, 'K06-RUL-18', 'K09-RUL-15', 'K11-CTR-11');

  inEditions(
    '[K06-RUL-18] [K09-RUL-15] [K11-CTR-08] [K11-CTR-11] has no effect of its own, and no player removes it of their own accord',
    (rules) => {
      const scene: Omit<Scene, 'steps'> = {
        rules,
        cards: counterCards,
        players: [
          {
            name: 'A',
            battlefield: [{ card: 'bear', counters: counters('plain', 'A', 3) }],
            askAlways: true,
          },
          { name: 'B', battlefield: [{ card: 'bear', counters: counters('plain', 'A', 3) }] },
        ],
      };
      const offersNot = [
        { counter: 'plain', on: 'bear' },
        { counter: 'plain', on: 'bear 2' },
      ] as const;
      const same = { offense: 2, defense: 9, exhausted: false, counters: { plain: 3 } };
      play({
        ...scene,
        steps: [
          {
            expect: {
              asks: { by: 'A', purpose: 'action', offers: [{ pass: true }], offersNot: [...offersNot] },
            },
          },
          { by: 'A', counter: 'plain', on: 'bear', refused: plainCounter(rules) },
          { by: 'A', counter: 'plain', on: 'bear 2', refused: plainCounter(rules) },
          { expect: { cards: { bear: same, 'bear 2': same } } },
        ],
      });
      play({
        ...scene,
        steps: [{ by: 'B', counter: 'plain', on: 'bear 2', refused: plainCounter(rules) }],
      });
    },
  );
});

/** The same for the 9th and the 11th Edition. */
function since(words: string): [string, string] {
  return [words, words];
}

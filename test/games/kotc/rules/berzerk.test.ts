import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** Berzerk Counters of the 14th Edition: the choice, the forced attack, the ban on abilities. */
const brute = minion(2, 4);
const bear = minion(1, 9);
const host = (owner: string): Placed => ({ card: 'brute', counters: counters('berzerk', owner) });
const watching = { askAlways: true } as const;

describe('the choice of the victim', () => {
  test('[K14-CTR-46] [K14-CTR-47] [K14-Q-58] [K14-Q-59] the counter’s owner chooses, when its link resolves', () => {
    play({
      cards: { brute, bear },
      turn: { declared: ['A', 'own of A'] },
      players: [
        { name: 'A', ...watching, battlefield: [{ card: 'bear', as: 'own of A' }] },
        { name: 'B', ...watching, battlefield: [host('C'), { card: 'bear', as: 'own of B' }] },
        { name: 'C', ...watching, battlefield: [{ card: 'bear', as: 'own of C', exhausted: true }] },
      ],
      steps: [
        { by: 'C', counter: 'berzerk', on: 'brute' },
        {
          expect: {
            chain: ['brute'],
            asks: { by: 'A', purpose: 'respond' },
            cards: { brute: { counters: {} } },
          },
        },
        { until: { purpose: 'berzerk' } },
        { expect: { asks: { by: 'C', least: 1, most: 1, options: ['A', 'own of A', 'C', 'own of C'] } } },
        { by: 'C', choose: ['own of A'] },
        { expect: { battle: { attacker: 'B', defender: 'A', team: ['brute'], victim: 'own of A' } } },
      ],
    });
  });

  test('[K14-Q-59] in the controller’s own Battle Phase none that is declared already, and it counts as declared', () => {
    play({
      cards: { brute, bear },
      turn: { phase: 'battle', declared: ['B'] },
      dice: [1, 1],
      players: [
        { name: 'A', battlefield: [{ card: 'brute', counters: counters('berzerk', 'A') }] },
        { name: 'B', battlefield: ['bear', { card: 'bear', as: 'other' }, { card: 'bear', as: 'third' }] },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { expect: { asks: { by: 'A', purpose: 'berzerk', options: ['bear', 'other', 'third'] } } },
        { by: 'A', choose: ['bear'] },
        { by: 'B', defend: [] },
        { by: 'A', attack: ['brute'] },
        { expect: { asks: { purpose: 'victim', options: ['other', 'third'] } } },
      ],
    });
  });

  test('[K14-Q-59] it counts from the choice on, so that the next of the same chain has others to choose from', () => {
    play({
      cards: { brute, bear },
      turn: { phase: 'battle' },
      players: [
        { name: 'A', battlefield: [{ card: 'brute', counters: counters('berzerk', 'A', 2) }] },
        { name: 'B', battlefield: ['bear', { card: 'bear', as: 'other' }] },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { by: 'A', choose: ['B'] },
        { expect: { asks: { by: 'A', purpose: 'berzerk', options: ['bear', 'other'] } } },
      ],
    });
  });

  test('[K14-Q-59] without a valid victim it does nothing: no attack, and no ban', () => {
    play({
      cards: { brute: minion(2, 4, 'THINK: Draw 1 card.') },
      turn: { phase: 'battle', declared: ['B'] },
      players: [{ name: 'A', ...watching, battlefield: [host('A')] }, { name: 'B' }],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { resolve: true },
        {
          expect: {
            battle: null,
            asks: { by: 'A', purpose: 'battle' },
            logNot: [{ type: 'attack' }, { type: 'force' }],
          },
        },
        { by: 'A', activate: 'brute', refused: 'K14-ABL-05' },
      ],
    });
  });
});

describe('the forced attack', () => {
  test('[K14-CTR-48] [K14-CTR-49] [K14-CTR-50] it comes after the whole chain, and before anything can be started', () => {
    play({
      cards: { brute, bear },
      players: [
        { name: 'A', ...watching, battlefield: [{ card: 'bear', counters: counters('sword', 'A', 2) }] },
        { name: 'B', ...watching, battlefield: [host('B')] },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'bear' },
        { by: 'B', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'B', choose: ['A'] },
        {
          expect: {
            chain: [],
            asks: { by: 'A', purpose: 'action' },
            battle: { attacker: 'B', defender: 'A', team: ['brute'], victim: 'A' },
            cards: { bear: { sp: 2 } },
            log: [
              { type: 'force' },
              { type: 'resolve', card: 'bear' },
              { type: 'change' },
              { type: 'resolved' },
              { type: 'attack' },
            ],
          },
        },
      ],
    });
  });

  test('[K14-CTR-51] [K14-CTR-52] [K14-CTR-53] alone, in any phase of any turn, without being exhausted', () => {
    play({
      cards: { brute, bear },
      turn: { phase: 'draw' },
      dice: [2, 1],
      players: [
        { name: 'A', ...watching },
        { name: 'B', battlefield: [host('B'), 'bear'] },
      ],
      steps: [
        { by: 'B', counter: 'berzerk', on: 'brute' },
        { by: 'A', pass: true },
        {
          expect: {
            turn: { player: 'A', phase: 'draw' },
            battle: { attacker: 'B', defender: 'A', team: ['brute'] },
            cards: { brute: { exhausted: false }, bear: { exhausted: false } },
          },
        },
        { until: { phase: 'resource' } },
        { expect: { cards: { brute: { exhausted: false } }, players: { A: { hp: 32 } } } },
      ],
    });
  });

  test('[K14-CTR-55] the defending player forms a team and may taunt, dice are rolled, damage is allocated', () => {
    play({
      cards: { brute, bear },
      dice: [6, 6, 5, 2],
      players: [
        {
          name: 'A',
          ...watching,
          battlefield: [
            { card: 'bear', damage: 4 },
            { card: 'bear', as: 'taunter', counters: counters('taunt', 'A') },
          ],
        },
        { name: 'B', battlefield: [host('B')] },
      ],
      steps: [
        { by: 'B', counter: 'berzerk', on: 'brute' },
        { by: 'A', pass: true },
        { by: 'B', choose: ['A'] },
        { by: 'A', counter: 'taunt', on: 'taunter' },
        { until: { purpose: 'defend' } },
        { by: 'A', defend: ['bear'] },
        { until: { phase: 'battle' } },
        {
          expect: {
            players: { A: { hp: 34 }, B: { hp: 34 } },
            cards: { bear: { zone: 'grave' }, taunter: { hp: 3 }, brute: { zone: 'grave' } },
          },
        },
      ],
    });
  });

  test('[K14-Q-61] an exhausted host attacks all the same, and its attack meets “When enemy attacks”', () => {
    play({
      cards: {
        brute,
        guard: minion(1, 4, 'ALARM: When enemy attacks, after Attack Formation: Draw 1 card.'),
      },
      players: [
        { name: 'A', ...watching, battlefield: ['guard'] },
        { name: 'B', battlefield: [{ ...host('B'), exhausted: true }] },
      ],
      steps: [
        { by: 'A', activate: 'guard', refused: 'K14-ABL-07' },
        { by: 'B', counter: 'berzerk', on: 'brute' },
        { by: 'A', pass: true },
        { by: 'B', choose: ['A'] },
        { expect: { battle: { team: ['brute'] }, cards: { brute: { exhausted: true } } } },
        { by: 'A', activate: 'guard' },
        { resolve: true },
        { expect: { players: { A: { hand: 1 } } } },
      ],
    });
  });
});

describe('the ban on the host’s abilities', () => {
  const angry = minion(
    2,
    4,
    [
      'THINK: Draw 1 card.',
      'CHARGE: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.',
      'LAST: When this in-play card is destroyed (ghost-play): Draw 3 cards.',
    ].join('\n'),
    0,
  );

  test('[K14-CTR-54] [K14-CTR-79] none can be used until its Damage Allocation is over, then all can again', () => {
    play({
      cards: { brute: angry },
      players: [
        { name: 'A', ...watching, battlefield: [host('A')] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { resolve: true },
        { expect: { battle: { team: ['brute'] }, asks: { by: 'A', offersNot: [{ activate: 'brute' }] } } },
        { by: 'A', activate: 'brute', refused: 'K14-CTR-54' },
        { by: 'A', activate: 'brute', ability: 2, refused: 'K14-CTR-54' },
        { until: { purpose: 'action', by: 'B' } },
        { by: 'B', pass: true },
        { by: 'A', activate: 'brute', refused: 'K14-CTR-54' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { expect: { battle: null, cards: { brute: { exhausted: false } } } },
        { by: 'A', activate: 'brute' },
        { expect: { chain: ['brute'] } },
      ],
    });
  });

  test('[K14-CTR-78] neither ghost-play nor a Trap Counter gets round it', () => {
    play({
      cards: { brute: angry, bear },
      players: [
        { name: 'A', ...watching, battlefield: [{ card: 'bear', counters: counters('sword', 'A') }] },
        {
          name: 'B',
          ...watching,
          battlefield: [{ ...host('B'), counters: [...counters('berzerk', 'B'), ...counters('trap', 'A')] }],
        },
      ],
      steps: [
        { by: 'B', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'B', choose: ['A'] },
        { expect: { battle: { team: ['brute'] } } },
        { by: 'B', activate: 'brute', ability: 2, refused: 'K14-CTR-54' },
        { by: 'A', counter: 'sword', on: 'bear' },
        { by: 'A', counter: 'trap', on: 'brute' },
        {
          expect: {
            chain: ['bear'],
            asks: { by: 'B', purpose: 'respond', offersNot: [{ activate: 'brute', ability: 2 }] },
            cards: { brute: { counters: {}, exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K14-CTR-79] a host destroyed in the allocation can use what its destruction allows', () => {
    play({
      cards: { brute: angry, bear: minion(1, 9) },
      dice: [1, 1, 6],
      players: [
        { name: 'A', ...watching, battlefield: ['bear'] },
        { name: 'B', battlefield: [host('B')] },
      ],
      steps: [
        { by: 'B', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'B', choose: ['A'] },
        { until: { purpose: 'defend' } },
        { by: 'A', defend: ['bear'] },
        { by: 'B', activate: 'brute', ability: 3, refused: 'K14-CTR-54' },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        {
          expect: {
            cards: { brute: { zone: 'grave' } },
            asks: { by: 'B', offers: [{ activate: 'brute', ability: 3 }] },
          },
        },
        { by: 'B', activate: 'brute', ability: 3 },
        { resolve: true },
        { expect: { players: { B: { hand: 3 } } } },
      ],
    });
  });

  test('[K14-CTR-54] an ability that is a link already is carried out', () => {
    play({
      cards: { brute: angry, zap: spell('Draw 1 card.', 0) },
      players: [{ name: 'A', ...watching, battlefield: [{ ...host('B') }] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'brute' },
        { by: 'B', counter: 'berzerk', on: 'brute' },
        { resolve: true },
        { expect: { players: { A: { hand: 1 } }, battle: { attacker: 'A', team: ['brute'], victim: 'B' } } },
      ],
    });
  });
});

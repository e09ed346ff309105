import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** Forced attacks that do not take place, that come several at once, or that break into a battle. */
const brute = minion(2, 4);
const bear = minion(1, 9);
const smite = spell('Target 1 in-play card; destroy it.', 0);
const berzerk = (as: string, owner: string): Placed => ({
  card: 'brute',
  as,
  counters: counters('berzerk', owner),
});
const watching = { askAlways: true } as const;

describe('a host or a victim that is gone', () => {
  test('[K14-Q-60] the host has left play: no attack, and what it can do elsewhere is not barred', () => {
    play({
      cards: {
        smite,
        brute: minion(2, 4, 'LAST: When this in-play card is destroyed (ghost-play): Draw 3 cards.'),
      },
      players: [
        { name: 'A', ...watching, hand: ['smite'] },
        { name: 'B', ...watching, battlefield: [berzerk('brute', 'B')] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'target' } },
        { expect: { log: [{ type: 'force', card: 'brute' }] } },
        { by: 'A', choose: ['brute'] },
        { expect: { battle: null, logNot: [{ type: 'attack' }] } },
        { by: 'A', pass: true },
        { by: 'B', activate: 'brute' },
        { resolve: true },
        { expect: { players: { B: { hand: 3 } } } },
      ],
    });
  });

  test('[K14-CTR-54] [K14-Q-60] the host leaves play during its battle: the ban was on the minion that it was', () => {
    play({
      cards: {
        brute: minion(2, 4, 'LAST: When this in-play card is destroyed (ghost-play): Draw 3 cards.'),
        smite: spell('When enemy attacks, after Attack Formation: Target 1 in-play card; destroy it.', 0),
        bear,
      },
      players: [
        { name: 'A', ...watching, battlefield: [berzerk('brute', 'A')] },
        { name: 'B', ...watching, hand: ['smite'], battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['bear'] },
        { by: 'A', activate: 'brute', refused: 'K14-CTR-54' },
        { by: 'B', cast: 'smite' },
        { until: { purpose: 'target' } },
        { by: 'B', choose: ['brute'] },
        { expect: { battle: { attacker: 'A', team: [] }, cards: { brute: { zone: 'grave' } } } },
        { by: 'A', activate: 'brute' },
        { resolve: true },
        { expect: { players: { A: { hand: 3 } }, battle: { attacker: 'A' } } },
      ],
    });
  });

  test('[K14-Q-60] the victim has left play: no attack, no other choice, and the ban ends at once', () => {
    play({
      cards: { smite, brute: minion(2, 4, 'THINK: Draw 1 card.'), bear },
      players: [
        { name: 'A', ...watching, hand: ['smite'], battlefield: [berzerk('brute', 'A')] },
        { name: 'B', ...watching, battlefield: ['bear', { card: 'bear', as: 'other' }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { until: { by: 'A', purpose: 'respond' } },
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['bear'] },
        { expect: { battle: null, asks: { by: 'A', purpose: 'action' }, logNot: [{ type: 'attack' }] } },
        { by: 'A', activate: 'brute' },
        { expect: { chain: ['brute'] } },
      ],
    });
  });

  test('[K14-Q-60] [K14-Q-62] gone while another forced battle is fought: the ban ends in that battle already', () => {
    play({
      cards: {
        brute,
        martyr: minion(2, 4, 'LAST: When this in-play card is destroyed (ghost-play): Draw 3 cards.'),
      },
      dice: [6, 1, 1],
      players: [
        {
          name: 'A',
          ...watching,
          battlefield: [
            { card: 'martyr', counters: [...counters('berzerk', 'A'), ...counters('damage', 'B')] },
            berzerk('brute', 'A'),
          ],
        },
        { name: 'B', ...watching, battlefield: [{ card: 'brute', as: 'own of B' }] },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'martyr' },
        { until: { by: 'A', purpose: 'respond' } },
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['B'] },
        { by: 'A', choose: ['B'] },
        { expect: { battle: { team: ['brute'] } } },
        { by: 'A', pass: true },
        { by: 'B', counter: 'damage', on: 'martyr' },
        { resolve: true },
        { expect: { battle: { team: ['brute'] }, cards: { martyr: { zone: 'grave' } } } },
        { by: 'A', activate: 'martyr' },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 3 } },
            battle: { team: ['brute'] },
            log: [{ type: 'attack', card: 'brute' }],
          },
        },
        { until: { phase: 'battle' } },
        { expect: { battle: null, logNot: [{ type: 'attack' }] } },
      ],
    });
  });
});

describe('several, and within a battle', () => {
  test('[K14-Q-62] several of one chain are fought in the order in which they resolved, each to its end', () => {
    play({
      cards: { brute, bear },
      dice: [1, 1, 1, 1],
      players: [
        {
          name: 'A',
          ...watching,
          battlefield: [
            berzerk('first link', 'A'),
            berzerk('second link', 'A'),
            { card: 'bear', counters: counters('sword', 'A') },
          ],
        },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'first link' },
        { until: { by: 'A', purpose: 'respond' } },
        { by: 'A', counter: 'berzerk', on: 'second link' },
        { resolve: true },
        { expect: { battle: { team: ['second link'] }, asks: { by: 'A', purpose: 'action' } } },
        { by: 'A', counter: 'sword', on: 'bear' },
        { resolve: true },
        { expect: { battle: { team: ['second link'] }, cards: { bear: { sp: 2 } } } },
        { until: { phase: 'battle' } },
        {
          expect: {
            players: { B: { hp: 31 } },
            log: [
              { type: 'attack', card: 'second link' },
              { type: 'peace' },
              { type: 'attack', card: 'first link' },
              { type: 'peace' },
            ],
          },
        },
      ],
    });
  });

  test('[K14-Q-62] between the steps of a battle: it is fought first, then the window goes on with its conditions', () => {
    play({
      cards: {
        brute,
        bear,
        watcher: minion(1, 4, 'ALARM: When enemy attacks, after Attack Formation: Draw 1 card.'),
      },
      turn: { phase: 'battle' },
      dice: [1, 2, 3, 4],
      players: [
        { name: 'A', ...watching, battlefield: [berzerk('brute', 'A')] },
        { name: 'B', battlefield: ['bear', 'watcher'] },
      ],
      steps: [
        { by: 'A', attack: ['brute'], victim: 'B' },
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['bear'] },
        { expect: { battle: { team: ['brute'], victim: 'bear' }, asks: { by: 'A', purpose: 'battle' } } },
        { by: 'B', pass: true },
        { by: 'B', defend: [] },
        { by: 'B', pass: true },
        {
          expect: {
            cards: { bear: { hp: 6 } },
            log: [{ type: 'attack' }, { type: 'attack' }, { type: 'peace' }],
          },
        },
        { by: 'B', pass: true },
        { expect: { battle: { team: ['brute'], victim: 'B' }, asks: { by: 'A', purpose: 'battle' } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'battle', offers: [{ activate: 'watcher' }] } } },
        { by: 'B', activate: 'watcher' },
        { resolve: true },
        { by: 'B', defend: [] },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 28, hand: 1 } }, cards: { bear: { hp: 6 } } } },
      ],
    });
  });

  test('[K14-Q-102] conditions met in the chain can be used after the Attack Formation that it forces, and then no more', () => {
    const seen = 'CRY: When this in-play card is damaged: Draw 1 card.';
    play({
      cards: { brute, crier: minion(1, 9, seen) },
      dice: [3],
      players: [
        { name: 'A', ...watching, battlefield: [berzerk('brute', 'A')] },
        {
          name: 'B',
          ...watching,
          battlefield: [
            { card: 'crier', counters: counters('damage', 'A') },
            { card: 'crier', as: 'second crier', counters: counters('damage', 'A') },
          ],
        },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { until: { by: 'A', purpose: 'respond' } },
        { by: 'A', counter: 'damage', on: 'crier' },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['B'] },
        { expect: { battle: { team: ['brute'], victim: 'B' }, asks: { by: 'A', purpose: 'action' } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'action', offers: [{ activate: 'crier' }] } } },
        { by: 'B', pass: true },
        { by: 'B', defend: [] },
        { by: 'A', pass: true },
        { by: 'B', activate: 'crier', refused: 'K14-ABL-07' },
      ],
    });
  });
});

describe('a host that changes its controller', () => {
  const caster = minion(
    1,
    9,
    'CHARM: When this card attacks, after Attack Formation (ghost-play): Target 1 in-play card; hypnotize it until the end of this turn.',
  );
  const players = [
    { name: 'A', ...watching, battlefield: ['caster', 'bear'] },
    { name: 'B', ...watching, battlefield: [berzerk('brute', 'B')] },
    {
      name: 'C',
      ...watching,
      battlefield: [
        { card: 'bear', as: 'own of C' },
        { card: 'bear', as: 'other of C' },
      ],
    },
  ];
  /** A attacks C, and charms B's brute in a chain in which B chooses its victim before. */
  const upTo = (victim: string): Parameters<typeof play>[0]['steps'] => [
    { by: 'A', attack: ['caster'], victim: 'C' },
    { by: 'A', activate: 'caster' },
    { by: 'B', counter: 'berzerk', on: 'brute' },
    { until: { purpose: 'berzerk' } },
    { by: 'B', choose: [victim] },
    { by: 'A', choose: ['brute'] },
  ];
  const turn = { phase: 'battle' } as const;

  test('[K14-Q-63] whoever controls it at the time of the attack is the attacking player', () => {
    play({
      cards: { brute, bear, caster },
      turn,
      dice: [1, 1],
      players,
      steps: [
        ...upTo('own of C'),
        { expect: { battle: { attacker: 'A', defender: 'C', team: ['brute'], victim: 'own of C' } } },
      ],
    });
  });

  test('[K14-Q-63] [K14-Q-59] in the attacker’s own Battle Phase the victim then counts as declared', () => {
    play({
      cards: { brute, bear, caster },
      turn,
      dice: [1, 1, 1],
      players,
      steps: [
        ...upTo('own of C'),
        { until: { purpose: 'defend' } },
        { by: 'C', defend: [] },
        { until: { purpose: 'defend' } },
        { by: 'C', defend: [] },
        { by: 'C', pass: true },
        { by: 'C', pass: true },
        { by: 'A', attack: ['bear'] },
        { expect: { asks: { by: 'A', purpose: 'victim', options: ['B', 'other of C'] } } },
      ],
    });
  });

  test.each(['A', 'bear', 'C'])(
    '[K14-Q-63] no attack when the new controller could not declare the chosen victim (%s)',
    (victim) => {
      play({
        cards: { brute, bear, caster },
        turn,
        players,
        steps: [
          ...upTo(victim),
          {
            expect: {
              battle: { attacker: 'A', team: ['caster'], victim: 'C' },
              cards: { brute: { player: 'A' } },
              log: [{ type: 'attack', card: 'caster' }, { type: 'force' }, { type: 'hypnotize' }],
              logNot: [{ type: 'attack', card: 'brute' }],
            },
          },
        ],
      });
    },
  );

  test('[K14-Q-60] [K14-Q-63] no attack either when the victim has come to the host’s own controller', () => {
    play({
      cards: {
        brute,
        bear,
        caster,
        lure: spell('Target 1 in-play card; hypnotize it until the end of this turn.', 0),
      },
      players: [
        { name: 'A', ...watching, hand: ['lure'], battlefield: [berzerk('brute', 'A')] },
        { name: 'B', ...watching, battlefield: ['bear'] },
        { name: 'C', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'lure' },
        { until: { by: 'A', purpose: 'respond' } },
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['bear'] },
        { expect: { battle: null, cards: { bear: { player: 'A' } }, logNot: [{ type: 'attack' }] } },
      ],
    });
  });
});

import { describe, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import { byEdition, WHEN_DESTROYED } from './wordings.js';

/** Caveats that limit what a creature does. */
const restricted = (text: string) => creature(2, 9, `${text}\nA: Draw 1 card.`, 0);
const cards = {
  wall: restricted('This creature cannot attack.'),
  wolf: restricted('This creature cannot defend.'),
  monk: restricted('This creature cannot attack or defend.'),
  ox: creature(1, 9, '', 0),
};
const own = { phase: 'battle' } as const;
const theirs = { phase: 'battle', player: 'B' } as const;

const playersWith = (card: string): Scene['players'] => [
  { name: 'A', hp: 20, battlefield: [card, 'ox'] },
  { name: 'B', hp: 20, battlefield: ['ox'] },
];

/** Which creatures of A may join an attack; the ox always may. */
const attack = (rules: Scene['rules'], card: string, refused?: string): void =>
  play({
    rules,
    cards,
    players: playersWith(card),
    turn: own,
    steps: refused
      ? [
          { by: 'A', attack: [card, 'ox'], victim: 'B', refused },
          { expect: { cards: { [card]: { exhausted: false } } } },
        ]
      : [{ by: 'A', attack: [card, 'ox'], victim: 'B' }, { expect: { battle: { team: [card, 'ox'] } } }],
  });

/** Which creatures of A may join the defense against an attack on `victim`; the ox always may. */
const defend = (rules: Scene['rules'], card: string, victim: string, cannot: boolean): void =>
  play({
    rules,
    cards,
    players: playersWith(card),
    turn: theirs,
    steps: [
      { by: 'B', attack: ['ox 2'], victim },
      { expect: { asks: { by: 'A', purpose: 'defend', cards: cannot ? ['ox'] : [card, 'ox'] } } },
    ],
  });

const useAbility = (rules: Scene['rules'], card: string): void =>
  play({
    rules,
    cards,
    players: playersWith(card),
    steps: [
      { by: 'A', activate: card },
      { resolve: true },
      { expect: { players: { A: { deck: 9 } }, cards: { [card]: { exhausted: true } } } },
    ],
  });

describe('a creature', () => {
  inEditions(
    '[K06-CRE-10] [K09-CRE-10] [K11-CRE-24] that “cannot attack” joins no attacking team; it defends, is attacked and uses abilities',
    (rules) => {
      attack(rules, 'wall', byEdition(rules, 'K06-CRE-10', 'K09-CRE-10', 'K11-CRE-24'));
      defend(rules, 'wall', 'A', false);
      defend(rules, 'wall', 'wall', false);
      useAbility(rules, 'wall');
    },
  );

  inEditions(
    '[K06-CRE-11] [K09-CRE-11] [K11-CRE-25] that “cannot defend” joins no defending team, not even as the target; it attacks, is attacked and uses abilities',
    (rules) => {
      attack(rules, 'wolf');
      defend(rules, 'wolf', 'A', true);
      defend(rules, 'wolf', 'wolf', true);
      useAbility(rules, 'wolf');
    },
  );

  inEditions(
    '[K06-CRE-12] that “cannot attack or defend” joins no team; it is attacked and uses abilities',
    (rules) => {
      attack(rules, 'monk', 'K06-CRE-10');
      defend(rules, 'monk', 'A', true);
      defend(rules, 'monk', 'monk', true);
      useAbility(rules, 'monk');
    },
  );

  sceneInEditions(
    '[K06-CRE-06] [K09-CRE-06] has its caveat without activating it: it is no ability, and nothing is exhausted for it',
    {
      cards: {
        calm: creature(2, 9, 'This creature cannot attack.\nThis card has no abilities.', 0),
        wall: cards.wall,
      },
      players: [{ name: 'A', battlefield: ['calm', 'wall'], askAlways: true }, { name: 'B' }],
      steps: [
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'action',
              offers: [{ activate: 'wall', ability: 1 }],
              offersNot: [{ activate: 'calm' }, { activate: 'wall', ability: 2 }],
            },
          },
        },
        { until: { phase: 'battle', by: 'A' } },
        {
          expect: {
            asks: { by: 'A', offersNot: [{ attack: true }] },
            cards: { calm: { exhausted: false }, wall: { exhausted: false } },
            logNot: [{ type: 'link' }, { type: 'exhaust' }],
          },
        },
      ],
    },
  );
});

describe.each(['kotc-10', 'kotc-11'] as const)('a creature destroyed if unexhausted (%s)', (rules) => {
  const caveat =
    'If this in-play creature is unexhausted at the end of your own Battle Phase, destroy this creature.';
  const berserk = {
    ox: cards.ox,
    fury: creature(2, 9, caveat, 0),
    ember: creature(2, 9, `${caveat}\nA: ${WHEN_DESTROYED} Draw 1 card.`, 0),
  };

  test('[K11-CRE-26] is destroyed at the end of its controller’s Battle Phase and of no other', () => {
    play({
      rules,
      cards: berserk,
      players: [
        { name: 'A', battlefield: ['fury'] },
        { name: 'B', battlefield: [{ card: 'fury', counters: counters('offense', 'B') }] },
      ],
      steps: [
        { until: { phase: 'battle', by: 'B' } },
        { expect: { cards: { fury: { zone: 'battlefield' } } } },
        { until: { turn: 4, phase: 'action' } },
        { expect: { cards: { fury: { zone: 'grave' }, 'fury 2': { zone: 'battlefield' } } } },
        { until: { turn: 5 } },
        { expect: { cards: { 'fury 2': { zone: 'grave' } } } },
      ],
    });
  });

  test('[K11-CRE-26] is not, if it is exhausted then, as after an attack', () => {
    play({
      rules,
      cards: berserk,
      players: [
        { name: 'A', battlefield: ['fury', 'fury'] },
        { name: 'B', hp: 30 },
      ],
      turn: own,
      steps: [
        { by: 'A', attack: ['fury'], victim: 'B' },
        { until: { turn: 4 } },
        { expect: { cards: { fury: { zone: 'battlefield' }, 'fury 2': { zone: 'grave' } } } },
      ],
    });
  });

  test('[K11-CRE-26] is, under another’s control, at the end of that player’s Battle Phase', () => {
    const lure = spell(
      'Target up to 1 card in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
      0,
    );
    play({
      rules,
      cards: { ...berserk, lure },
      players: [
        { name: 'A', hand: ['lure'] },
        { name: 'B', battlefield: ['fury'] },
      ],
      steps: [
        { by: 'A', cast: 'lure' },
        { by: 'A', choose: ['fury'] },
        { until: { turn: 4 } },
        { expect: { players: { B: { grave: ['fury'] } } } },
      ],
    });
  });

  test('[K11-CRE-27] survives the turn in which it is summoned', () => {
    play({
      rules,
      cards: berserk,
      players: [{ name: 'A', hand: ['fury'] }, { name: 'B' }],
      steps: [
        { by: 'A', summon: 'fury' },
        { until: { turn: 5, phase: 'action' } },
        { expect: { cards: { fury: { zone: 'battlefield', exhausted: false } } } },
        { until: { turn: 6 } },
        { expect: { cards: { fury: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K11-CRE-28] is destroyed: what waits for its destruction is activated', () => {
    play({
      rules,
      cards: berserk,
      players: [{ name: 'A', battlefield: ['ember'] }, { name: 'B' }],
      turn: own,
      steps: [
        { until: { purpose: 'condition' } },
        { by: 'A', activate: 'ember' },
        { resolve: true },
        { expect: { players: { A: { grave: ['ember'], deck: 9 } } } },
      ],
    });
  });

  test('[K11-Q-73] is, even without a battle; several fall together, as one event', () => {
    const watch = spell(
      'Activate when at least 2 of your cards in play (excluding this card) are destroyed. Draw 2 cards.',
      0,
    );
    play({
      rules,
      cards: { ...berserk, watch },
      players: [{ name: 'A', battlefield: ['fury', 'fury'], traps: ['watch'] }, { name: 'B' }],
      steps: [
        { until: { purpose: 'condition', by: 'A' } },
        { by: 'A', activate: 'watch' },
        { resolve: true },
        {
          expect: {
            log: [
              { type: 'move', card: 'fury' },
              { type: 'move', card: 'fury 2' },
            ],
            logNot: [{ type: 'attack' }],
            players: { A: { deck: 8, grave: ['fury', 'fury 2', 'watch'] } },
          },
        },
      ],
    });
  });
});

test('[K11-Q-09] an immortality counter does not stop that restriction, which is no ability', () => {
  const caveat =
    'If this in-play creature is unexhausted at the end of your own Battle Phase, destroy this creature.';
  play({
    rules: 'kotc-11',
    cards: {
      fury: creature(2, 9, caveat, 0),
      smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
    },
    players: [
      { name: 'A', battlefield: [{ card: 'fury', counters: counters('immortality', 'A', 2) }] },
      { name: 'B', hand: ['smite'] },
    ],
    turn: { player: 'B', number: 3 },
    steps: [
      { by: 'B', cast: 'smite' },
      { by: 'B', choose: ['fury'] },
      { by: 'A', counter: 'immortality', on: 'fury' },
      { expect: { cards: { fury: { zone: 'battlefield', counters: { immortality: 1 } } } } },
      { until: { turn: 5 } },
      {
        expect: {
          cards: { fury: { zone: 'grave' } },
          log: [{ type: 'move', card: 'fury', rule: 'K11-CRE-26' }],
        },
      },
    ],
  });
});

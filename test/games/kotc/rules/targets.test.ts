import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const plain = { bear, wolf: bear, lynx: bear };

/** To where the targets are asked for. */
const targeting = { until: { purpose: 'target' } } as const;

describe('targets of a sub-ability', () => {
  const twoBears = [
    { name: 'A', hand: ['spell'], battlefield: ['bear'] },
    { name: 'B', ...watching, battlefield: ['wolf'] },
  ];

  test('[K14-KEY-98] each sub-ability has its own targets and no others', () => {
    play({
      cards: {
        ...plain,
        spell: spell(
          'Target 1 in-play card; place 1 Sword Counter on it. Target 1 in-play card; place 1 Weakness Counter on it.',
          0,
        ),
      },
      players: twoBears,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['wolf'] },
        { resolve: true },
        { expect: { cards: { bear: { counters: { sword: 1 } }, wolf: { counters: { weakness: 1 } } } } },
      ],
    });
  });

  test('[K14-KEY-101] two sub-abilities may each target the same card', () => {
    play({
      cards: {
        ...plain,
        spell: spell(
          'Target 1 in-play card; place 1 Sword Counter on it. Target 1 in-play card; place 1 Sword Counter on it.',
          0,
        ),
      },
      players: twoBears,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['bear'] },
        { resolve: true },
        { expect: { cards: { bear: { counters: { sword: 2 } }, wolf: { counters: {} } } } },
      ],
    });
  });

  test('[K14-KEY-99] without a target selection there are no targets, and effects on targets do nothing', () => {
    play({
      cards: {
        ...plain,
        spell: spell(
          'Target 1 in-play card; place 1 Sword Counter on it. Draw 1 card, then destroy the targets.',
          0,
        ),
      },
      players: twoBears,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        { resolve: true },
        {
          expect: { cards: { bear: { zone: 'battlefield' } }, players: { A: { hand: 1, grave: ['spell'] } } },
        },
      ],
    });
  });

  const swords = spell('Target up to 2 in-play cards; place 1 Sword Counter on each target.', 0);

  test('[K14-KEY-100] with only one minion in-play it gets the effect once', () => {
    play({
      cards: { ...plain, spell: swords },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['bear'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { cards: ['bear'], most: 1 } } },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { counters: { sword: 1 } } } } },
      ],
    });
  });

  test('[K14-KEY-100] one selection does not take a card twice', () => {
    play({
      cards: { ...plain, spell: swords },
      players: twoBears,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'bear'], refused: 'K14-KEY-98' },
      ],
    });
  });

  test.each([[[]], [['wolf']], [['wolf', 'bear']]])('[K14-KEY-103] “up to 2” allows %j', (chosen) => {
    play({
      cards: { ...plain, spell: swords },
      players: twoBears,
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { least: 0, most: 2 } } },
        { by: 'A', choose: chosen },
        {
          expect: {
            cards: {
              bear: { counters: { sword: chosen.includes('bear') ? 1 : 0 } },
              wolf: { counters: { sword: chosen.includes('wolf') ? 1 : 0 } },
              spell: { zone: 'grave' },
            },
          },
        },
      ],
    });
  });

  test('[K14-KEY-103] 3 of “up to 2” are too many', () => {
    play({
      cards: { ...plain, spell: swords },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['bear', 'lynx'] },
        { name: 'B', ...watching, battlefield: ['wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf', 'lynx'], refused: 'K14-KEY-98' },
      ],
    });
  });

  const spellings = [
    'Target 1 in-play card; bounce it.',
    'Target up to 1 in-play cards; bounce the targets.',
  ];
  test.each(spellings)('[K14-Q-38] “%s”: there is a target if there can be one', (text) => {
    play({
      cards: { ...plain, spell: spell(text, 0) },
      players: twoBears,
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { least: 1, most: 1 } } },
        { by: 'A', choose: [], refused: 'K14-KEY-98' },
      ],
    });
  });

  test('[K14-Q-38] else there is none, and the spell is spent', () => {
    play({
      cards: { spell: spell('Target 1 in-play card; bounce it.', 0) },
      players: [{ name: 'A', ...watching, hand: ['spell'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', pass: true },
        { expect: { chain: [], cards: { spell: { zone: 'grave' } }, logNot: [{ type: 'target' }] } },
      ],
    });
  });

  const forms = ['it', 'the target'];
  test.each(forms)('[K14-KEY-80] “%s” is the one target, for every effect', (word) => {
    play({
      cards: {
        ...plain,
        spell: spell(
          `Target 1 in-play card; place 1 Sword Counter on ${word}, then exhaust and fatigue ${word}.`,
          0,
        ),
      },
      players: twoBears,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['wolf'] },
        {
          expect: {
            cards: {
              wolf: { counters: { sword: 1 }, exhausted: true, fatigued: true },
              bear: { counters: {}, exhausted: false, fatigued: false },
            },
          },
        },
      ],
    });
  });
});

describe('this card', () => {
  test('[K14-KEY-102] it is the card that bears the ability', () => {
    play({
      cards: { ...plain, knight: minion(1, 1, 'ARM: Target this card; place 1 Sword Counter on it.', 0) },
      players: [
        { name: 'A', battlefield: ['bear', 'knight'] },
        { name: 'B', ...watching, battlefield: ['wolf'] },
      ],
      steps: [
        { by: 'A', activate: 'knight' },
        { resolve: true },
        {
          expect: {
            cards: { knight: { counters: { sword: 1 } }, bear: { counters: {} }, wolf: { counters: {} } },
          },
        },
      ],
    });
  });
});

describe('in-play cards and your resources', () => {
  const players = [
    {
      name: 'A',
      hand: ['spell', 'filler'],
      granary: ['lynx', { card: 'lynx', exhausted: true }],
      grave: ['filler'],
      battlefield: ['bear'],
    },
    { name: 'B', ...watching, hand: ['filler'], granary: ['filler'], battlefield: ['wolf'] },
    { name: 'C', battlefield: ['wolf'] },
  ];

  test('[K14-KEY-76] [K14-KEY-78] [K14-KEY-79] in-play are the minions of all battlefields: no resource, no spell', () => {
    play({
      cards: { ...plain, spell: spell('Target 1 in-play card; bounce it.', 0) },
      players,
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        {
          expect: {
            asks: { by: 'A', cards: ['bear', 'wolf', 'wolf 2'] },
            cards: { spell: { zone: 'none' } },
          },
        },
      ],
    });
  });

  test('[K14-KEY-77] a minion is not in-play from the moment that it is destroyed', () => {
    play({
      cards: {
        ...plain,
        spell: spell('Target 1 in-play card; destroy it, then place 1 Sword Counter on it.', 0),
      },
      players,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['wolf'] },
        { expect: { cards: { wolf: { zone: 'grave', counters: {} } }, logNot: [{ type: 'place' }] } },
      ],
    });
  });

  test('[K14-KEY-77] nor once it has moved off the battlefield, into a granary included', () => {
    play({
      cards: {
        ...plain,
        spell: spell('Target 1 in-play card; silo it, then place 1 Sword Counter on it.', 0),
      },
      players,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['wolf'] },
        { expect: { cards: { wolf: { zone: 'granary', counters: {} } } } },
      ],
    });
  });

  test.since(13)(
    '[K14-KEY-106] [K15-KEY-106] your resources are those of your field, exhausted or not',
    () => {
      play({
        cards: { ...plain, spell: spell('Target up to 2 of your resources; bounce the targets.', 0) },
        players,
        steps: [
          { by: 'A', cast: 'spell' },
          targeting,
          { expect: { asks: { by: 'A', cards: ['lynx', 'lynx 2'], least: 0, most: 2 } } },
        ],
      });
    },
  );
});

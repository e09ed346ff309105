import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** Conditions on what is destroyed: in the middle of a chain, of the card itself, and used from where it then is. */

/** Is asked at every window, so that none goes by. */
const watching = { name: 'Z', askAlways: true };
const smite = spell('Target 1 in-play card; destroy it.', 0);
const drop = spell('Target 1 card in your hand; destroy it.', 0);
const burn = spell('Target 1 of your resources; destroy it.', 0);

describe('a condition met by paying a cost', () => {
  const ghost = minion(1, 1, 'HAUNT: When this in-play card is destroyed (ghost-play): Draw 2 cards.', 0);
  const altar = spell('Self-destroy 1 in-play card→Target 1 card in your hand; bury it.', 0);
  const cards = {
    ghost,
    altar,
    widow: minion(1, 5, 'WAIL: When your in-play card(s) is destroyed: Draw 1 card.', 0),
  };

  test('[K14-Q-10] can be used in the chain that the cost was paid for', () => {
    play({
      cards,
      players: [{ name: 'A', hand: ['altar'], battlefield: ['ghost'] }, { name: 'B' }, watching],
      steps: [
        { by: 'A', cast: 'altar' },
        { expect: { cards: { ghost: { zone: 'grave' } }, chain: ['altar'] } },
        { by: 'Z', pass: true },
        { expect: { asks: { by: 'A', purpose: 'respond', offers: [{ activate: 'ghost' }] } } },
        { by: 'A', activate: 'ghost' },
        { expect: { chain: ['altar', 'ghost'] } },
        { by: 'Z', pass: true },
        { expect: { asks: { by: 'A', purpose: 'target' }, players: { A: { hand: 2 } } } },
      ],
    });
  });

  test('[K14-Q-05] [K14-Q-10] and later in the window in which that chain was started', () => {
    play({
      cards,
      players: [{ name: 'A', hand: ['altar'], battlefield: ['ghost', 'widow'] }, { name: 'B' }, watching],
      steps: [
        { by: 'A', cast: 'altar' },
        { by: 'A', choose: ['ghost'] },
        { by: 'A', pass: true },
        { resolve: true },
        { by: 'A', activate: 'widow' },
        { resolve: true },
        { by: 'A', activate: 'ghost' },
        { resolve: true },
        { expect: { players: { A: { hand: 3 } } } },
        { until: { phase: 'battle' } },
        { by: 'A', activate: 'ghost', refused: 'K14-ABL-07' },
      ],
    });
  });

  test.since(14)(
    '[K14-Q-05] the windows of a battle that a Berzerk Counter of that chain forces do not end it',
    () => {
      play({
        cards,
        players: [
          { name: 'A', hand: ['altar'], battlefield: ['ghost'] },
          { name: 'B', battlefield: [{ card: 'filler', as: 'brute', counters: counters('berzerk', 'B') }] },
          watching,
        ],
        steps: [
          { by: 'A', cast: 'altar' },
          { by: 'B', counter: 'berzerk', on: 'brute' },
          { by: 'Z', pass: true },
          { by: 'A', pass: true },
          { by: 'B', choose: ['Z'] },
          { expect: { battle: { team: ['brute'] }, asks: { by: 'A' } } },
          { by: 'A', pass: true },
          { by: 'Z', pass: true },
          { by: 'A', pass: true },
          { by: 'Z', pass: true },
          { by: 'A', pass: true },
          { by: 'Z', pass: true },
          { expect: { battle: null, asks: { by: 'A', purpose: 'action' } } },
          { by: 'A', activate: 'ghost' },
          { resolve: true },
          { expect: { players: { A: { hand: 2 } } } },
        ],
      });
    },
  );
});

describe('destroyed itself', () => {
  test('[K14-Q-11] “When your in-play card(s) is destroyed” is of no use to the minion that was destroyed', () => {
    const widow = minion(1, 5, 'WAIL: When your in-play card(s) is destroyed: Draw 1 card.', 0);
    play({
      cards: { widow, smite },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: ['widow', { card: 'widow', as: 'sister' }] },
        watching,
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'Z', pass: true },
        { by: 'A', choose: ['widow'] },
        {
          expect: { asks: { by: 'B', offers: [{ activate: 'sister' }], offersNot: [{ activate: 'widow' }] } },
        },
        { by: 'B', activate: 'widow', refused: 'K14-MIN-10' },
        { by: 'B', activate: 'sister' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } } } },
      ],
    });
  });

  test('[K14-Q-43] “Target this card;” finds the card in the grave by ghost-play: it is bounced', () => {
    const text = 'BACK: When this in-play card is destroyed (ghost-play): Target this card; bounce it.';
    play({
      cards: { revenant: minion(1, 5, text, 0), smite },
      players: [{ name: 'A', hand: ['smite'] }, { name: 'B', battlefield: ['revenant'] }, watching],
      steps: [
        { by: 'A', cast: 'smite' },
        { resolve: true },
        { expect: { cards: { revenant: { zone: 'grave' } } } },
        { by: 'B', activate: 'revenant' },
        { resolve: true },
        { expect: { cards: { revenant: { zone: 'hand', player: 'B' } } } },
      ],
    });
  });

  test('[K14-Q-43] and by hex-play', () => {
    const text = 'BACK: When this card in your hand is destroyed (hex-play): Target this card; silo it.';
    play({
      cards: { seedling: minion(1, 5, text, 1), drop },
      players: [
        { name: 'A', hand: ['drop', 'seedling'], granary: [{ card: 'filler', as: 'seed' }] },
        { name: 'B' },
        watching,
      ],
      steps: [
        { by: 'A', cast: 'drop' },
        { resolve: true },
        { by: 'A', activate: 'seedling' },
        { resolve: true },
        { expect: { players: { A: { granary: ['seed', 'seedling'], grave: ['drop'] } } } },
        { expect: { cards: { seed: { exhausted: true }, seedling: { exhausted: true } } } },
      ],
    });
  });

  const sower = minion(1, 5, 'SOW: When this card as a resource is destroyed (hex-play): Draw 2 cards.', 1);
  test('[K14-Q-98] [K17-Q-98] [K14-MIN-11] hex-play exhausts no minion, even one that has come into play', () => {
    play({
      cards: { sower, burn, raise: spell('Target 1 card in any grave randomly; reveal and deploy it.', 0) },
      players: [
        {
          name: 'A',
          hand: ['burn', 'raise'],
          granary: ['sower', ...['s1', 's2', 's3'].map((as) => ({ card: 'filler', as }))],
        },
        { name: 'B' },
        watching,
      ],
      picks: [['sower']],
      steps: [
        { by: 'A', cast: 'burn' },
        { by: 'Z', pass: true },
        { by: 'A', choose: ['sower'] },
        { by: 'A', cast: 'raise' },
        { by: 'Z', pass: true },
        { by: 'A', pass: true },
        { by: 'A', choose: ['sower'] },
        { by: 'A', pay: ['s1'] },
        { expect: { cards: { sower: { zone: 'battlefield', exhausted: true } } } },
        { by: 'A', activate: 'sower' },
        { by: 'A', pay: ['s2'] },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 2 } },
            cards: { s2: { exhausted: true }, s3: { exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K14-MIN-11] ghost-play neither', () => {
    const runner = minion(
      1,
      9,
      'RUN: When this card defends, after Defense Formation (ghost-play): Draw 1 card.',
      0,
    );
    play({
      cards: { runner },
      players: [
        { name: 'A', battlefield: [{ card: 'filler', as: 'foe' }] },
        { name: 'B', battlefield: ['runner'] },
        watching,
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['foe'], victim: 'B' },
        { by: 'B', defend: ['runner'] },
        { expect: { cards: { runner: { exhausted: true } } } },
        { by: 'B', activate: 'runner' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } }, logNot: [{ type: 'fail' }] } },
      ],
    });
  });

  test('[K14-Q-10] a minion that damage destroys in a chain is met after it', () => {
    const ghost = minion(1, 1, 'HAUNT: When this in-play card is destroyed (ghost-play): Draw 2 cards.', 0);
    play({
      cards: { ghost },
      players: [
        { name: 'A', battlefield: [{ card: 'ghost', counters: counters('damage', 'B') }] },
        { name: 'B', askAlways: true },
      ],
      dice: [1],
      steps: [
        { by: 'B', counter: 'damage', on: 'ghost' },
        { resolve: true },
        { by: 'A', activate: 'ghost' },
        { resolve: true },
        { expect: { players: { A: { hand: 2, hp: 35 } } } },
      ],
    });
  });
});

import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const plain = { bear, wolf: bear };

describe('costs that move the own cards', () => {
  test('[K14-KEY-85] [K14-KEY-90] [K16-KEY-90] [K17-KEY-90] a self-bounced in-play card goes to its owner’s hand, and no resource will do', () => {
    play({
      cards: { ...plain, spend: spell('Self-bounce 1 in-play card→3-dice-heal yourself.', 0) },
      players: [
        {
          name: 'A',
          hand: ['spend'],
          battlefield: [{ card: 'bear', owner: 'B' }, 'wolf'],
          granary: ['filler'],
        },
        { name: 'B', ...watching, battlefield: ['filler'] },
      ],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { asks: { by: 'A', purpose: 'self-bounce', cards: ['bear', 'wolf'], least: 1, most: 1 } } },
        { by: 'A', choose: ['bear'] },
        { expect: { chain: ['spend'], players: { B: { hand: ['bear'] } } } },
      ],
    });
  });

  test('[K14-KEY-86] [K14-KEY-90] [K16-KEY-90] [K17-KEY-90] a self-buried resource goes to the bottom of its owner’s deck', () => {
    play({
      cards: { ...plain, spend: spell('Self-bury 1 resource→3-dice-heal yourself.', 0) },
      players: [
        { name: 'A', hand: ['spend'], battlefield: ['bear'], granary: ['wolf', 'filler'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { asks: { purpose: 'self-bury', cards: ['wolf', 'filler 11'] } } },
        { by: 'A', choose: ['wolf'] },
        { expect: { chain: ['spend'], players: { A: { deck: 11, deckBottom: ['wolf'] } } } },
      ],
    });
  });

  test('[K14-KEY-89] a self-sheathed in-play card goes to the top of its owner’s deck', () => {
    play({
      cards: { ...plain, spend: spell('Self-sheathe 1 in-play card→3-dice-heal yourself.', 0) },
      players: [
        { name: 'A', hand: ['spend'], battlefield: [{ card: 'bear', owner: 'B' }] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { chain: ['spend'], players: { B: { deck: 11, deckTop: ['bear'] }, A: { deck: 10 } } } },
      ],
    });
  });

  test('[K14-KEY-87] a self-destroyed resource goes to the grave and meets its condition', () => {
    play({
      cards: {
        spend: spell('Self-destroy 1 resource→3-dice-heal yourself.', 0),
        sower: minion(1, 1, 'REAP: When this card as a resource is destroyed (hex-play): Draw 1 card.', 0),
      },
      players: [{ name: 'A', hand: ['spend'], granary: ['sower'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { cards: { sower: { zone: 'grave', player: 'A' } } } },
        { expect: { asks: { by: 'A', purpose: 'respond', offers: [{ activate: 'sower' }] } } },
      ],
    });
  });

  test('[K14-KEY-90] [K16-KEY-90] [K17-KEY-90] a cost of minions in-play cannot be paid with those of others, nor with resources', () => {
    play({
      cards: { ...plain, spend: spell('Self-destroy 1 in-play card→3-dice-heal yourself.', 0) },
      players: [
        { name: 'A', ...watching, hand: ['spend', 'bear'], granary: ['wolf'] },
        { name: 'B', battlefield: ['filler'] },
      ],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { log: [{ type: 'fail', card: 'spend' }], logNot: [{ type: 'link' }] } },
        { expect: { cards: { spend: { zone: 'grave' } }, players: { A: { granary: ['wolf'] } } } },
      ],
    });
  });

  test('[K14-KEY-91] who controls a hypnotized minion can use it for a self- cost', () => {
    play({
      cards: { ...plain, spend: spell('Self-destroy 1 in-play card→3-dice-heal yourself.', 0) },
      players: [
        {
          name: 'A',
          hand: ['spend'],
          battlefield: [{ card: 'bear', owner: 'B', hypnotizedFrom: 'B' }],
        },
        { name: 'B', ...watching, battlefield: ['wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { chain: ['spend'], cards: { bear: { zone: 'grave', player: 'B' } } } },
      ],
    });
  });

  test('[K14-KEY-91] whose minion it was cannot use it meanwhile', () => {
    play({
      cards: {
        ...plain,
        mourner: minion(1, 1, 'ANGER: When you take damage: self-exhaust 1 minion→3-dice-heal yourself.', 0),
        hurt: minion(1, 1, '', 0),
      },
      players: [
        {
          name: 'A',
          battlefield: [{ card: 'bear', owner: 'B', hypnotizedFrom: 'B' }, 'hurt'],
        },
        { name: 'B', ...watching, battlefield: ['mourner'] },
      ],
      turn: { phase: 'battle' },
      dice: [1],
      steps: [
        { by: 'A', attack: ['hurt'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { by: 'B', activate: 'mourner' },
        { expect: { log: [{ type: 'fail', card: 'mourner' }], logNot: [{ type: 'link' }] } },
      ],
    });
  });
});

describe('self-exhaust', () => {
  test('[K14-KEY-88] only unexhausted cards can be self-exhausted', () => {
    play({
      cards: { spend: spell('Self-exhaust 1 resource→3-dice-heal yourself.', 0), bear },
      players: [
        {
          name: 'A',
          hand: ['spend'],
          granary: [{ card: 'bear', exhausted: true }, 'filler', 'filler'],
        },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { asks: { purpose: 'self-exhaust', cards: ['filler 11', 'filler 12'] } } },
        { by: 'A', choose: ['filler 12'] },
        { expect: { cards: { 'filler 11': { exhausted: false }, 'filler 12': { exhausted: true } } } },
      ],
    });
  });

  test('[K14-KEY-88] with exhausted cards alone the cost cannot be paid', () => {
    play({
      cards: { spend: spell('Self-exhaust 1 minion→3-dice-heal yourself.', 0), bear },
      players: [
        { name: 'A', ...watching, hand: ['spend'], battlefield: [{ card: 'bear', exhausted: true }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'spend' },
        {
          expect: { log: [{ type: 'fail', card: 'spend' }], logNot: [{ type: 'exhaust' }, { type: 'roll' }] },
        },
      ],
    });
  });

  test('[K14-KEY-107] its minions are in-play: a minion card in the granary is a resource', () => {
    play({
      cards: { spend: spell('Self-exhaust 1 minion→3-dice-heal yourself.', 0), bear, wolf: bear },
      players: [
        { name: 'A', hand: ['spend'], granary: ['bear'], battlefield: ['wolf', 'filler'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { asks: { purpose: 'self-exhaust', cards: ['wolf', 'filler 11'] } } },
        { by: 'A', choose: ['wolf'] },
        { expect: { cards: { wolf: { exhausted: true }, bear: { exhausted: false } } } },
      ],
    });
  });
});

describe('random cards in the hand', () => {
  const hand = ['spend', 'bear', 'wolf', 'filler'];

  test('[K14-KEY-92] chance chooses them: nobody is asked', () => {
    play({
      cards: { ...plain, spend: spell('Self-destroy 1 random card in your hand→3-dice-heal yourself.', 0) },
      players: [
        { name: 'A', ...watching, hand },
        { name: 'B', ...watching },
      ],
      picks: [['wolf']],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['spend'] } },
        { expect: { players: { A: { hand: ['bear', 'filler 11'] } }, cards: { wolf: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K14-KEY-92] [K14-KEY-94] of several sheathed at random the player still chooses the order', () => {
    play({
      cards: { ...plain, spend: spell('Self-sheathe 2 random cards in your hand→3-dice-heal yourself.', 0) },
      players: [
        { name: 'A', hand },
        { name: 'B', ...watching },
      ],
      picks: [['wolf', 'bear']],
      steps: [
        { by: 'A', cast: 'spend' },
        { expect: { asks: { by: 'A', kind: 'order', purpose: 'sheathe', cards: ['wolf', 'bear'] } } },
        { by: 'A', order: ['wolf', 'bear'] },
        { expect: { players: { A: { deckTop: ['bear', 'wolf'], hand: ['filler 11'] } } } },
      ],
    });
  });
});

describe('the minion whose ability it is', () => {
  const moves = [
    ['self-bounce', 'hand'],
    ['self-sheathe', 'deck'],
    ['self-destroy', 'grave'],
    ['self-bury', 'deck'],
  ] as const;

  test.each(moves)(
    '[K14-KEY-108] a minion pays %s 1 in-play card with itself, and the link is made',
    (cost, zone) => {
      const paid = `${cost[0]?.toUpperCase()}${cost.slice(1)} 1 in-play card`;
      play({
        cards: { martyr: minion(1, 1, `LEAVE: ${paid}→1-dice-heal yourself.`, 0) },
        players: [
          { name: 'A', hp: 10, battlefield: ['martyr'] },
          { name: 'B', ...watching },
        ],
        dice: [4],
        steps: [
          { by: 'A', activate: 'martyr' },
          { expect: { chain: ['martyr'], cards: { martyr: { zone, exhausted: false } } } },
          { resolve: true },
          { expect: { players: { A: { hp: 14 } } } },
        ],
      });
    },
  );

  test('[K14-KEY-107] it cannot be self-exhausted again for its own cost', () => {
    play({
      cards: { tired: minion(1, 1, 'REST: Self-exhaust 1 minion→1-dice-heal yourself.', 0) },
      players: [{ name: 'A', ...watching, battlefield: ['tired'] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'tired' },
        { expect: { log: [{ type: 'fail', card: 'tired' }], logNot: [{ type: 'link' }] } },
      ],
    });
  });
});

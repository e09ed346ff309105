import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell, type Placed } from '../scene.js';

const bear = minion(2, 3, '', 0);
/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
/** A card of another player's deck, in this player's zone. */
const lent = (card: string, owner: string): Placed => ({ card, owner });

describe('Bounce', () => {
  const bounce = spell('Target 1 in-play card; bounce it.', 0);

  test('[K14-KEY-05] a bounced card goes to its owner’s hand, whoever controlled it', () => {
    play({
      cards: { bounce, bear },
      players: [
        { name: 'A', hand: ['bounce'], battlefield: [lent('bear', 'B')] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'bounce' },
        { resolve: true },
        { expect: { players: { A: { hand: [] }, B: { hand: ['bear'] } } } },
      ],
    });
  });

  test('[K14-KEY-06] bouncing draws nothing: not from the deck, and no empty deck ends the game', () => {
    play({
      cards: { bounce, bear },
      players: [
        { name: 'A', hand: ['bounce'], deck: [], battlefield: ['bear'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'bounce' },
        { resolve: true },
        { expect: { result: null, players: { A: { hand: ['bear'] } } } },
        { expect: { logNot: [{ type: 'emptyDeck' }, { type: 'move', rule: 'K14-KEY-37' }] } },
      ],
    });
  });
});

describe('Bury', () => {
  const cards = {
    bury: spell('Target 1 in-play card; bury it.', 0),
    buryBoth: spell('Target up to 2 in-play cards; bury the targets.', 0),
    buryTop: spell('Target up to 2 cards on the top of any deck; bury the targets.', 0),
    bear,
    wolf: bear,
  };

  test('[K14-KEY-07] a buried card goes to the bottom of its owner’s deck, whoever controlled it', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['bury'], battlefield: [lent('bear', 'B')] },
        { name: 'B', ...watching, deck: [3] },
      ],
      steps: [
        { by: 'A', cast: 'bury' },
        { resolve: true },
        { expect: { players: { A: { deck: 10 }, B: { deck: 4, deckBottom: ['filler 13', 'bear'] } } } },
      ],
    });
  });

  test('[K14-KEY-08] who buries several cards at once chooses their order, not their owner', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['buryBoth'] },
        { name: 'B', ...watching, battlefield: ['bear', 'wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'buryBoth' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { expect: { asks: { by: 'A', kind: 'order', purpose: 'bury', cards: ['bear', 'wolf'] } } },
        { by: 'A', order: ['wolf', 'bear'] },
        { resolve: true },
        { expect: { players: { B: { deckBottom: ['wolf', 'bear'] } } } },
      ],
    });
  });

  test('[K14-KEY-08] the order is chosen also for cards that nobody has seen', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['buryTop'] },
        { name: 'B', ...watching, deck: ['bear', 'wolf', 'filler'] },
      ],
      steps: [
        { by: 'A', cast: 'buryTop' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 2 },
        { by: 'A', order: ['wolf', 'bear'] },
        { resolve: true },
        { expect: { players: { B: { deckBottom: ['wolf', 'bear'] } }, cards: { bear: { knownTo: [] } } } },
      ],
    });
  });
});

describe('Sheathe', () => {
  const cards = {
    sheathe: spell('Target 1 in-play card; sheathe it.', 0),
    sheatheBoth: spell('Target up to 2 in-play cards; sheathe the targets.', 0),
    bear,
    wolf: bear,
  };

  test('[K14-KEY-93] a sheathed card goes to the top of its owner’s deck, whoever controlled it', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['sheathe'], battlefield: [lent('bear', 'B')] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'sheathe' },
        { resolve: true },
        { expect: { players: { A: { deck: 10 }, B: { deck: 11, deckTop: ['bear'] } } } },
      ],
    });
  });

  test('[K14-KEY-94] who sheathes several cards at once chooses their order, not their owner', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['sheatheBoth'] },
        { name: 'B', ...watching, battlefield: ['bear', 'wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'sheatheBoth' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { expect: { asks: { by: 'A', kind: 'order', purpose: 'sheathe' } } },
        { by: 'A', order: ['wolf', 'bear'] },
        { resolve: true },
        { expect: { players: { B: { deckTop: ['bear', 'wolf'] } } } },
      ],
    });
  });
});

describe('Silo', () => {
  const cards = {
    silo: spell('Target 1 in-play card; silo it.', 0),
    siloTop: spell('Target 1 card on the top of any deck; silo it.', 0),
    siloResource: spell('Target 1 of your resources; silo it.', 0),
    bear,
  };

  test('[K14-KEY-95] [K14-KEY-96] a siloed card goes to its owner’s granary, exhausted', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['silo'], battlefield: [lent('bear', 'B')] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'silo' },
        { resolve: true },
        { expect: { players: { A: { granary: [] }, B: { granary: ['bear'] } } } },
        { expect: { cards: { bear: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-KEY-96] a siloed resource is exhausted where it is', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['siloResource'], granary: ['bear'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'siloResource' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'granary', exhausted: true } } } },
      ],
    });
  });

  test('[K14-KEY-97] it enters face-down: only its owner may look at what nobody had seen', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['siloTop'] },
        { name: 'B', ...watching, deck: ['bear', 'filler'] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'siloTop' },
        { by: 'A', choose: ['B'] },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'granary', player: 'B', knownTo: ['B'] } } } },
      ],
    });
  });
});

describe('what moves', () => {
  const cards = {
    bounceAndSilo: spell('Target 1 in-play card; bounce it, then silo it.', 0),
    buryThenDestroy: spell('Target 1 in-play card; bury it, then destroy it.', 0),
    bounce: spell('Target 1 in-play card; bounce it.', 0),
    bear,
  };

  test('[K14-Q-42] a target stays one wherever an earlier effect has moved it', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['bounceAndSilo'] },
        { name: 'B', ...watching, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'bounceAndSilo' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'granary', player: 'B', exhausted: true } } } },
      ],
    });
  });

  test('[K14-Q-42] buried, it is destroyed in the deck', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['buryThenDestroy'] },
        { name: 'B', ...watching, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'buryThenDestroy' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'grave', player: 'B' } } } },
      ],
    });
  });

  test('[K14-Q-32] a minion that leaves the battlefield and comes back has its printed values', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          hand: ['bounce'],
          battlefield: [{ card: 'bear', damage: 2, spChange: 3, exhausted: true }],
        },
        { name: 'B', ...watching },
      ],
      steps: [
        { expect: { cards: { bear: { sp: 5, hp: 1 } } } },
        { by: 'A', cast: 'bounce' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', sp: 2, hp: 3 } } } },
        { by: 'A', summon: 'bear' },
        { expect: { cards: { bear: { zone: 'battlefield', sp: 2, hp: 3 } }, turn: { number: 3 } } },
      ],
    });
  });
});

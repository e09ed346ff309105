import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell, type Placed } from '../scene.js';

const bear = minion(2, 3, '', 0);
/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
/** A card of another player's deck, in this player's zone. */
const lent = (card: string, owner: string): Placed => ({ card, owner });

describe('Destroy', () => {
  const cards = {
    destroy: spell('Target 1 in-play card; destroy it.', 0),
    destroyBoth: spell('Target up to 2 in-play cards; destroy the targets.', 0),
    destroyResource: spell('Target 1 of your resources; destroy it.', 0),
    destroyInHand: spell('Target 1 card in any hand randomly; destroy it.', 0),
    destroyTop: spell('Target 1 card on the top of any deck; destroy it.', 0),
    destroyInGrave: spell('Target 1 card in any grave randomly; destroy it.', 0),
    mourner: minion(1, 1, 'WEEP: When your in-play card(s) is destroyed: Draw 1 card.', 0),
    sacrifice: minion(1, 1, 'OFFER: Self-destroy 1 in-play card→3-dice-heal yourself.', 0),
    ghost: minion(1, 1, 'RISE: When this in-play card is destroyed (ghost-play): Draw 1 card.', 0),
    bear,
    seeker: spell('When a card(s) in your hand is destroyed: Draw 1 card.', 0),
    digger: spell('When a card(s) in your deck is destroyed: Draw 1 card.', 0),
    sower: minion(1, 1, 'REAP: When this card as a resource is destroyed (hex-play): Draw 1 card.', 0),
  };

  test('[K14-KEY-27] [K14-Q-33] a destroyed card goes to its owner’s grave, whoever controlled it', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['destroy'], battlefield: [lent('bear', 'B')] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'destroy' },
        { resolve: true },
        { expect: { players: { A: { grave: ['destroy'] }, B: { grave: ['bear'] } } } },
      ],
    });
  });

  test('[K14-KEY-28] destruction by an effect meets conditions on destruction', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['destroy'] },
        { name: 'B', ...watching, battlefield: ['bear', 'mourner'] },
      ],
      steps: [
        { by: 'A', cast: 'destroy' },
        { by: 'A', choose: ['bear'] },
        { expect: { asks: { by: 'B', offers: [{ activate: 'mourner' }] } } },
      ],
    });
  });

  test('[K14-KEY-28] [K14-KEY-87] destruction as a cost meets them too, already while the chain is built', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['sacrifice', 'bear', 'mourner'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', activate: 'sacrifice' },
        { by: 'A', choose: ['bear'] },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'A', purpose: 'respond', offers: [{ activate: 'mourner' }] } } },
        { by: 'A', activate: 'mourner' },
        { resolve: true },
        { expect: { players: { A: { hand: 1 } }, cards: { bear: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K14-KEY-29] a resource can be destroyed', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['destroyResource'], granary: ['sower'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'destroyResource' },
        { resolve: true },
        { expect: { cards: { sower: { zone: 'grave' } } } },
        { expect: { asks: { by: 'A', offers: [{ activate: 'sower' }] } } },
      ],
    });
  });

  test('[K14-KEY-29] a card in a hand can be destroyed, which is not one in a deck', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['destroyInHand'] },
        { name: 'B', hand: ['bear', 'seeker', 'digger'] },
      ],
      picks: [['bear']],
      steps: [
        { by: 'A', cast: 'destroyInHand' },
        { expect: { cards: { bear: { zone: 'grave', player: 'B' } } } },
        { expect: { asks: { by: 'B', offers: [{ cast: 'seeker' }], offersNot: [{ cast: 'digger' }] } } },
      ],
    });
  });

  test('[K14-KEY-29] a card in a deck can be destroyed, which is not one in a hand', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['destroyTop'] },
        { name: 'B', deck: ['bear', 'filler'], hand: ['seeker', 'digger'] },
      ],
      steps: [
        { by: 'A', cast: 'destroyTop' },
        { by: 'A', choose: ['B'] },
        { expect: { cards: { bear: { zone: 'grave', player: 'B' } } } },
        { expect: { asks: { by: 'B', offers: [{ cast: 'digger' }], offersNot: [{ cast: 'seeker' }] } } },
      ],
    });
  });

  test('[K14-KEY-30] a minion destroyed by an effect gives no piercing damage', () => {
    play({
      cards: { ...cards, egg: minion(0, 0, '', 0) },
      players: [
        { name: 'A', hand: ['destroyBoth'] },
        { name: 'B', ...watching, hp: 20, battlefield: ['egg', 'bear'] },
      ],
      steps: [
        { by: 'A', cast: 'destroyBoth' },
        { by: 'A', choose: ['egg', 'bear'] },
        { resolve: true },
        { expect: { players: { B: { hp: 20, battlefield: [] } }, logNot: [{ type: 'wound' }] } },
      ],
    });
  });

  test('[K14-Q-35] a card in a grave is not destroyed again, and meets no condition', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['destroyInGrave'] },
        { name: 'B', ...watching, grave: ['ghost'], battlefield: ['mourner'], hand: ['seeker', 'digger'] },
      ],
      steps: [
        { by: 'A', cast: 'destroyInGrave' },
        { resolve: true },
        { expect: { logNot: [{ type: 'move', card: 'ghost' }], cards: { ghost: { zone: 'grave' } } } },
        { by: 'B', activate: 'ghost', refused: 'K14-ABL-07' },
      ],
    });
  });
});

describe('Draw', () => {
  const cards = { one: spell('Draw 1 card.', 0), three: spell('Draw 3 cards.', 0), bear, wolf: bear };

  test('[K14-KEY-37] drawing takes the top card of the own deck into the hand', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['one'], deck: ['bear', 'wolf'] },
        { name: 'B', ...watching, deck: [5] },
      ],
      steps: [
        { by: 'A', cast: 'one' },
        { resolve: true },
        { expect: { players: { A: { hand: ['bear'], deck: ['wolf'] }, B: { deck: 5 } } } },
        { expect: { cards: { bear: { knownTo: ['A'] } } } },
      ],
    });
  });

  test('[K14-KEY-38] of 3 draws with 2 cards left the third is a draw from an empty deck', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['three'], deck: ['bear', 'wolf'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'three' },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: ['bear', 'wolf'] } },
            result: { winners: ['B'], rule: 'K14-END-03' },
            log: [{ type: 'move', card: 'bear' }, { type: 'move', card: 'wolf' }, { type: 'emptyDeck' }],
          },
        },
      ],
    });
  });
});

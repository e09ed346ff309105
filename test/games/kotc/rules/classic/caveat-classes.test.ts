import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { creature, spell } from '../../scene.js';
import { DEPLOY } from './wordings.js';

/** What the glossary of the 11th Edition calls an action cost and a summon cost. */
const HEAL = 'A: Increase your hitpoints by 3.';
const cards = {
  acting: creature(
    1,
    5,
    `You must exhaust 1 of your resources to attack with, defend with, or use an ability of this creature.\n${HEAL}`,
    0,
  ),
  summoned: creature(1, 5, `You must destroy 1 of your resources to summon this creature.\n${HEAL}`, 1),
  bear: creature(1, 5, '', 0),
  raise: spell(`Target up to 1 card on the top of one player's deck. ${DEPLOY}`, 0),
};
const coin = (as: string) => ({ card: 'filler', as });

describe('an action cost', () => {
  sceneInEditions('[K11-GLO-01] is due to use an ability, besides exhausting the creature', {
    cards,
    players: [{ name: 'A', hp: 10, battlefield: ['acting'], granary: [coin('one')] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'acting' },
      {
        expect: {
          players: { A: { hp: 13 } },
          cards: { acting: { exhausted: true }, one: { exhausted: true } },
        },
      },
    ],
  });

  sceneInEditions('[K11-GLO-01] is due to attack and to defend, by each player for the own creature', {
    cards,
    dice: [1, 1],
    players: [
      { name: 'A', battlefield: ['acting'], granary: [coin('one')] },
      { name: 'B', battlefield: ['acting'], granary: [coin('two')] },
    ],
    turn: { phase: 'battle' },
    steps: [
      { by: 'A', attack: ['acting'], victim: 'B' },
      { expect: { cards: { one: { exhausted: true }, two: { exhausted: false } } } },
      { by: 'B', defend: ['acting 2'] },
      {
        expect: {
          cards: {
            acting: { exhausted: true },
            'acting 2': { exhausted: true },
            two: { exhausted: true },
          },
        },
      },
    ],
  });

  sceneInEditions('[K11-GLO-01] is not due to summon the creature', {
    cards,
    players: [{ name: 'A', hand: ['acting'], granary: [coin('one')] }, { name: 'B' }],
    steps: [
      { by: 'A', summon: 'acting' },
      { expect: { cards: { acting: { zone: 'battlefield' }, one: { exhausted: false } } } },
    ],
  });
});

describe('a summon cost', () => {
  sceneInEditions('[K11-GLO-19] is due on summoning besides the resources, and not for acting', {
    cards,
    players: [
      { name: 'A', hp: 10, hand: ['summoned'], granary: [coin('one'), coin('two'), coin('three')] },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', summon: 'summoned' },
      { by: 'A', pay: ['one'] },
      { by: 'A', choose: ['two'] },
      {
        expect: {
          cards: {
            summoned: { zone: 'battlefield' },
            one: { exhausted: true, zone: 'granary' },
            two: { zone: 'grave' },
            three: { exhausted: false, zone: 'granary' },
          },
        },
      },
      { until: { turn: 5, phase: 'action' } },
      { by: 'A', activate: 'summoned' },
      { expect: { players: { A: { hp: 13 } }, cards: { three: { zone: 'granary', exhausted: false } } } },
    ],
  });

  sceneInEditions('[K11-GLO-19] belongs to “the usual costs” of an effect that summons', {
    cards,
    players: [
      { name: 'A', hand: ['raise'], deck: ['summoned', 5], granary: [coin('one'), coin('two')] },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', cast: 'raise' },
      { by: 'A', choose: ['A'] },
      { by: 'A', number: 1 },
      { by: 'A', choose: ['summoned'] },
      { by: 'A', pay: ['two'] },
      { by: 'A', choose: ['one'] },
      {
        expect: {
          cards: { summoned: { zone: 'battlefield' }, one: { zone: 'grave' }, two: { exhausted: true } },
        },
      },
    ],
  });
});

import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** "Battles" of the 14th Edition's rulebook: a victim that leaves play, or changes its controller, between the steps. */
const whenAttacked = (effect: string): ReturnType<typeof spell> =>
  spell(`When enemy attacks, after Attack Formation: Target 1 in-play card; ${effect} it.`, 0);

const cards = {
  bear: minion(2, 3),
  imp: minion(1, 1),
  prize: minion(1, 5),
  giant: minion(3, 9),
  recall: whenAttacked('bounce'),
  ambush: whenAttacked('destroy'),
  charm: spell(
    'When enemy attacks, after Attack Formation: Target 1 in-play card; hypnotize it until the end of this turn.',
    0,
  ),
};
const battle = { phase: 'battle' } as const;

describe('a victim that is gone', () => {
  test('[K14-BAT-34] [K14-BAT-36] however it left play, the remaining dice turn on its controller', () => {
    for (const [effect, zone] of [
      ['bounce', 'hand'],
      ['silo', 'granary'],
      ['bury', 'deck'],
      ['sheathe', 'deck'],
      ['destroy', 'grave'],
    ] as const) {
      play({
        cards: { ...cards, rescue: whenAttacked(effect) },
        players: [
          { name: 'A', battlefield: ['giant'] },
          { name: 'B', battlefield: ['prize'], hand: ['rescue'], askAlways: true },
          { name: 'C' },
        ],
        turn: battle,
        dice: [1, 2, 3],
        steps: [
          { by: 'A', attack: ['giant'], victim: 'prize' },
          { by: 'B', cast: 'rescue' },
          { by: 'B', pass: true },
          { by: 'B', choose: ['prize'] },
          { expect: { cards: { prize: { zone } }, battle: { victim: 'prize', defender: 'B' } } },
          { by: 'B', pass: true },
          { by: 'B', pass: true },
          {
            expect: {
              battle: null,
              players: { B: { hp: 29 }, C: { hp: 35 } },
              log: [{ type: 'wound', player: 'B', amount: 6 }],
            },
          },
        ],
      });
    }
  });

  test('[K14-BAT-34] the controller, not the owner, takes them', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['giant'] },
        { name: 'B', battlefield: [{ card: 'prize', owner: 'C' }], hand: ['recall'], askAlways: true },
        { name: 'C' },
      ],
      turn: battle,
      dice: [1, 2, 3],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'prize' },
        { by: 'B', cast: 'recall' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['prize'] },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { expect: { players: { B: { hp: 29 }, C: { hp: 35, hand: ['prize'] } } } },
      ],
    });
  });
});

test('[K14-BAT-34] [K14-BAT-36] a victim that left play and came back is another minion: its last controller takes the dice', () => {
  const back = 'sheathe it. Excavate 1 card and target 1 excavated card; reveal and deploy it.';
  play({
    cards: {
      ...cards,
      prize: minion(1, 5, '', 0),
      vanish: spell(`When enemy attacks, after Attack Formation: Target 1 in-play card; ${back}`, 0),
    },
    players: [
      { name: 'A', battlefield: ['giant'] },
      { name: 'B', battlefield: ['prize'], hand: ['vanish'], askAlways: true },
    ],
    turn: battle,
    dice: [1, 2, 3],
    steps: [
      { by: 'A', attack: ['giant'], victim: 'prize' },
      { by: 'B', cast: 'vanish' },
      { by: 'B', pass: true },
      // First as the target, then where it lies on the deck, then to be deployed.
      { by: 'B', choose: ['prize'] },
      { by: 'B', choose: ['prize'] },
      { by: 'B', choose: ['prize'] },
      { expect: { cards: { prize: { zone: 'battlefield', exhausted: true } }, battle: { victim: 'prize' } } },
      { by: 'B', pass: true },
      { by: 'B', pass: true },
      {
        expect: {
          battle: null,
          cards: { prize: { zone: 'battlefield', hp: 5 } },
          players: { B: { hp: 29 } },
          log: [{ type: 'wound', player: 'B', amount: 6 }],
          logNot: [{ type: 'damage', card: 'prize' }],
        },
      },
    ],
  });
});

describe('a victim that changes its controller', () => {
  test('[K14-Q-19] the defending player stays, the dice hit it, and it pierces its present controller', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['giant'] },
        { name: 'B', battlefield: ['prize', 'imp'], askAlways: true },
        { name: 'C', battlefield: ['bear'], hand: ['charm'] },
      ],
      turn: battle,
      dice: [1, 4, 4, 1],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'prize' },
        { by: 'B', pass: true },
        { by: 'C', cast: 'charm' },
        { by: 'B', pass: true },
        { by: 'C', choose: ['prize'] },
        { by: 'B', pass: true },
        {
          expect: {
            cards: { prize: { player: 'C' } },
            asks: { by: 'B', purpose: 'defend', cards: ['imp'] },
          },
        },
        { by: 'B', defend: ['imp'] },
        { by: 'B', pass: true },
        { by: 'A', die: 1 },
        { expect: { battle: null, players: { B: { hp: 35 }, C: { hp: 32, battlefield: ['bear'] } } } },
      ],
    });
  });

  test('[K14-Q-19] gone afterwards, it leaves the dice to its last controller', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['giant'] },
        { name: 'B', battlefield: ['prize'], hand: ['ambush'], askAlways: true },
        { name: 'C', hand: ['charm'] },
      ],
      turn: battle,
      dice: [1, 2, 3],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'prize' },
        { by: 'B', cast: 'ambush' },
        { by: 'C', cast: 'charm' },
        { by: 'B', pass: true },
        { by: 'C', choose: ['prize'] },
        { by: 'B', choose: ['prize'] },
        { expect: { cards: { prize: { zone: 'grave' } }, battle: { defender: 'B' } } },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { expect: { battle: null, players: { B: { hp: 35 }, C: { hp: 29 } } } },
      ],
    });
  });

  test.since(14)('[K14-Q-19] a taunt makes the controller of the new victim answer for it', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['giant'] },
        {
          name: 'B',
          battlefield: [
            'prize',
            {
              card: 'imp',
              counters: [...counters('taunt', 'B'), ...counters('damage', 'B')],
            },
          ],
          askAlways: true,
        },
        { name: 'C', hand: ['charm'] },
      ],
      turn: battle,
      dice: [1, 1, 2, 3],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'prize' },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { by: 'C', cast: 'charm' },
        { by: 'B', pass: true },
        { by: 'C', choose: ['prize'] },
        { by: 'B', counter: 'taunt', on: 'imp' },
        { expect: { battle: { victim: 'imp', defender: 'B' } } },
        { by: 'B', counter: 'damage', on: 'imp' },
        { by: 'B', pass: true },
        { expect: { cards: { imp: { zone: 'grave' } } } },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { expect: { battle: null, players: { B: { hp: 29 }, C: { hp: 35 } } } },
      ],
    });
  });
});

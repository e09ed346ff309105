import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const heal = spell('2-dice-heal yourself.', 0);
const fromHand = (rest = '') => spell(`Target 1 card in your hand; reveal and deploy it${rest}.`, 0);

describe('a deployed spell', () => {
  const strike = spell('Target 1 in-play card; destroy it.', 0);

  test('[K14-KEY-21] it starts no chain and is no link', () => {
    play({
      cards: { strike, bear, wolf: bear, spell: fromHand() },
      players: [
        { name: 'A', hand: ['spell', 'strike'] },
        { name: 'B', ...watching, battlefield: ['bear', 'wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['strike'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'target' },
            chain: ['spell'],
            cards: { strike: { zone: 'none' } },
          },
        },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'grave' } }, logNot: [{ type: 'link', card: 'strike' }] } },
      ],
    });
  });

  test('[K14-KEY-22] [K14-KEY-111] it resolves, and is in the grave, before the ability that deployed it goes on', () => {
    play({
      cards: { heal, spell: fromHand(', then draw 1 card') },
      players: [
        { name: 'A', hand: ['spell', 'heal'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['heal'] },
        {
          expect: {
            log: [
              { type: 'heal', player: 'A' },
              { type: 'move', card: 'heal', rule: 'K14-SPL-11' },
              { type: 'move', rule: 'K14-KEY-37' },
              { type: 'move', card: 'spell', rule: 'K14-SPL-11' },
            ],
          },
        },
      ],
    });
  });

  test.until(16)(
    '[K14-KEY-23] [K14-KEY-110] nobody can respond to it, and it triggers no Trap Counter',
    () => {
      play({
        cards: { heal, spell: fromHand(), trapped: minion(1, 1, 'SNAP: Draw 1 card.', 0) },
        players: [
          { name: 'A', hand: ['spell', 'heal'] },
          {
            name: 'B',
            ...watching,
            battlefield: [
              {
                card: 'trapped',
                counters: [...counters('trap', 'B'), ...counters('sword', 'B')],
              },
            ],
          },
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          { expect: { asks: { by: 'B', purpose: 'trap' } } },
          { by: 'B', pass: true },
          { expect: { asks: { by: 'B', purpose: 'respond' } } },
          { by: 'B', pass: true },
          { by: 'A', pass: true },
          { by: 'A', choose: ['heal'] },
          { expect: { asks: { by: 'B', purpose: 'action' }, chain: [], log: [{ type: 'heal' }] } },
        ],
      });
    },
  );

  test('[K14-Q-33] another’s spell that one deploys goes to its owner’s grave', () => {
    play({
      cards: { heal, spell: spell("See enemy's hand and target 1 card therein; reveal and deploy it.", 0) },
      players: [
        { name: 'A', hp: 10, hand: ['spell'] },
        { name: 'B', ...watching, hp: 10, hand: ['heal'] },
      ],
      dice: [1, 1],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['heal'] },
        { expect: { players: { A: { hp: 12, grave: ['spell'] }, B: { hp: 10, grave: ['heal'] } } } },
      ],
    });
  });

  test.since(13)('[K14-KEY-105] its “you” is the player who casts it', () => {
    play({
      cards: {
        draw: spell('Draw 1 card.', 0),
        spell: spell("See enemy's hand and target 1 card therein; reveal and deploy it.", 0),
      },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', ...watching, hand: ['draw'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['draw'] },
        { expect: { players: { A: { hand: 1, deck: 9 }, B: { hand: 0, deck: 10 } } } },
      ],
    });
  });
});

describe('when a spell can be deployed', () => {
  const mourning = spell('When your in-play card(s) is destroyed: 2-dice-heal yourself.', 0);
  const rider = (target: string) =>
    minion(
      1,
      1,
      `CHARGE: When this card attacks, after Attack Formation (ghost-play): ${target} reveal and deploy the targets.`,
      0,
    );

  test('[K14-Q-74] not while its activation condition is not met', () => {
    play({
      cards: { mourning, spell: fromHand() },
      players: [
        { name: 'A', hand: ['spell', 'mourning'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        {
          expect: {
            asks: { by: 'B', purpose: 'action' },
            cards: { mourning: { zone: 'hand', knownTo: ['A', 'B'] } },
          },
        },
      ],
    });
  });

  test('[K14-Q-74] but for something earlier in the same resolution that met it', () => {
    play({
      cards: {
        mourning,
        bear,
        spell: spell(
          'Target 1 in-play card; destroy it. Target 1 card in your hand; reveal and deploy it.',
          0,
        ),
      },
      players: [
        { name: 'A', hp: 10, hand: ['spell', 'mourning'], battlefield: ['bear'] },
        { name: 'B', ...watching },
      ],
      dice: [1, 1],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['mourning'] },
        { expect: { cards: { mourning: { zone: 'grave' } }, players: { A: { hp: 12 } } } },
      ],
    });
  });

  test('[K14-Q-74] without a condition only in the own Action Phase, a minion in any phase', () => {
    play({
      cards: { heal, bear, rider: rider('Target up to 2 cards in your hand;') },
      players: [
        { name: 'A', hand: ['heal', 'bear'], battlefield: ['rider'] },
        { name: 'B', ...watching },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['rider'], victim: 'B' },
        { by: 'A', activate: 'rider' },
        { by: 'A', choose: ['heal', 'bear'] },
        { expect: { asks: { by: 'A', purpose: 'deploy', options: ['bear'] } } },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'battlefield' }, heal: { zone: 'hand' } } } },
      ],
    });
  });

  test('[K14-Q-74] nor in another player’s Action Phase', () => {
    play({
      cards: {
        heal,
        bear,
        smite: spell('Target 1 in-play card; destroy it.', 0),
        answer: spell(
          'When your in-play card(s) is destroyed: Target up to 2 cards in your hand; reveal and deploy the targets.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', hand: ['answer', 'heal', 'bear'], battlefield: [{ card: 'bear', as: 'victim' }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', cast: 'answer' },
        { by: 'B', choose: ['heal', 'bear'] },
        { expect: { asks: { by: 'B', purpose: 'deploy', options: ['bear'] } } },
      ],
    });
  });
});

describe('the order of deployments', () => {
  test.since(13)(
    '[K14-Q-76] all targets are revealed first, then deployed one by one as the user wants, each paid for itself',
    () => {
      play({
        cards: {
          ogre: minion(4, 4, '', 1),
          troll: minion(4, 4, '', 1),
          spell: spell('Target up to 2 cards in your hand; reveal and deploy the targets.', 0),
        },
        players: [
          { name: 'A', hand: ['spell', 'ogre', 'troll'], granary: [3] },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', choose: ['ogre', 'troll'] },
          { expect: { asks: { purpose: 'deploy' }, log: [{ type: 'reveal', card: 'ogre' }] } },
          { expect: { cards: { ogre: { knownTo: ['A', 'B'] }, troll: { knownTo: ['A', 'B'] } } } },
          { by: 'A', choose: ['troll'] },
          { expect: { asks: { by: 'A', purpose: 'pay', least: 1, most: 1 } } },
          { by: 'A', pay: ['filler 12'] },
          { by: 'A', choose: ['ogre'] },
          { expect: { asks: { by: 'A', purpose: 'pay', cards: ['filler 11', 'filler 13'] } } },
          { by: 'A', pay: ['filler 11'] },
          {
            expect: {
              log: [
                { type: 'exhaust', card: 'filler 12' },
                { type: 'move', card: 'troll' },
                { type: 'exhaust', card: 'filler 11' },
                { type: 'move', card: 'ogre' },
              ],
            },
          },
        ],
      });
    },
  );

  test.since(13)(
    '[K14-Q-77] a deployed spell that deploys is carried out whole within the one that deployed it',
    () => {
      play({
        cards: {
          heal,
          inner: spell('Target 1 card in your hand; reveal and deploy it, then draw 1 card.', 0),
          spell: spell('Target 1 card in any grave randomly; reveal and deploy it, then draw 2 cards.', 0),
        },
        players: [
          { name: 'A', hand: ['spell', 'heal'], grave: ['inner'] },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', pass: true },
          { by: 'A', choose: ['inner'] },
          { by: 'A', choose: ['heal'] },
          {
            expect: {
              log: [
                { type: 'move', card: 'inner', rule: 'K14-SPL-06' },
                { type: 'move', card: 'heal', rule: 'K14-SPL-06' },
                { type: 'heal' },
                { type: 'move', card: 'heal', rule: 'K14-SPL-11' },
                { type: 'move', card: 'filler', rule: 'K14-KEY-37' },
                { type: 'move', card: 'inner', rule: 'K14-SPL-11' },
                { type: 'move', card: 'filler 2', rule: 'K14-KEY-37' },
                { type: 'move', card: 'spell', rule: 'K14-SPL-11' },
              ],
            },
          },
        ],
      });
    },
  );
});

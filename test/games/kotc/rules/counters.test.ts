import { describe, expect } from 'vitest';
import { has } from '../../../../src-main/engine/state.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { declineUntil, eventsOf, gameOf } from './game-of.js';

/** "Counters" of the 14th Edition's rulebook: where they lie, whose they are, how they go. */
const bear = minion(2, 9);
const placeSword = spell('Target 1 in-play card; place 1 Sword Counter on it.', 0);
/** All decline to respond, until targets are chosen. */
const aim = { until: { purpose: 'target' } } as const;
const hypnotize = spell('Target 1 in-play card; hypnotize it until the end of this turn.', 0);

describe('placing counters', () => {
  test('[K14-CTR-01] [K14-CTR-15] a counter comes onto an in-play minion, and belongs to who placed it', () => {
    play({
      cards: { bear, placeSword },
      players: [
        { name: 'A', hand: ['placeSword'] },
        { name: 'B', battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'placeSword' },
        { resolve: true },
        { expect: { cards: { bear: { counters: { 'sword of A': 1 } } } } },
        { by: 'A', counter: 'sword', on: 'bear' },
      ],
    });
  });

  test('[K14-CTR-01] on a resource, or on a target that has left play, placing a counter does nothing', () => {
    play({
      cards: {
        bear,
        onResource: spell('Target 1 of your resources; place 1 Sword Counter on it.', 0),
        late: spell('Target 1 in-play card; bounce it, then place 1 Sword Counter on it.', 0),
      },
      players: [
        { name: 'A', askAlways: true, hand: ['onResource', 'late'], granary: ['bear'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'other' }] },
      ],
      steps: [
        { by: 'A', cast: 'onResource' },
        aim,
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'granary', counters: {} } } } },
        { by: 'A', cast: 'late' },
        aim,
        { by: 'A', choose: ['other'] },
        { expect: { cards: { other: { zone: 'hand', counters: {} } }, logNot: [{ type: 'place' }] } },
      ],
    });
  });

  test('[K14-CTR-06] a minion holds any number of counters, of one kind and of several', () => {
    play({
      cards: { bear, three: spell('Target 1 in-play card; place 3 Sword Counters on it.', 0) },
      players: [
        { name: 'A', askAlways: true, hand: ['three'] },
        {
          name: 'B',
          battlefield: [
            { card: 'bear', counters: [...counters('sword', 'B', 2), ...counters('shield', 'B')] },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'three' },
        aim,
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { counters: { 'sword of B': 2, 'sword of A': 3, 'shield of B': 1 } } } } },
      ],
    });
  });

  test('[K14-Q-66] counters that a hypnotized minion places are of the player who activated its ability', () => {
    play({
      cards: { wizard: minion(1, 1, 'ARM: Target this card; place 2 Sword Counters on it.') },
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'wizard', owner: 'B', hypnotizedFrom: 'B' }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'wizard' },
        { resolve: true },
        { expect: { cards: { wizard: { counters: { 'sword of A': 2 } } } } },
      ],
    });
  });

  test.since(13)(
    '[K14-CTR-77] all players know of every counter placed: how many, of which kind, on what, and whose',
    () => {
      const game = gameOf({
        cards: { bear, placeSword },
        players: [
          { name: 'A', hand: ['placeSword'], askAlways: true },
          { name: 'B', battlefield: ['bear'] },
          { name: 'C' },
        ],
      });
      const { decision, state } = game;
      if (decision?.kind !== 'act') throw new Error('A is to be asked what to do.');
      game.answer({ act: decision.actions.findIndex((action) => action.do === 'cast') });
      declineUntil(game, () => game.decision?.kind === 'cards');
      if (game.decision?.kind !== 'cards') throw new Error('A is to be asked for the target.');
      game.answer({ cards: game.decision.cards });
      expect(eventsOf(game, 'place')).toMatchObject([{ counter: 'sword', count: 1, by: 0 }]);
      const entry = game.context.log.entries.find(({ event }) => event.type === 'place');
      const host = state.cards.find((card) => card.counters.length > 0);
      expect(host?.counters).toEqual([{ kind: 'sword', owner: 0 }]);
      for (const player of state.players.keys()) {
        expect(has(entry?.known[0] ?? 0, player) && has(host?.known ?? 0, player)).toBe(true);
      }
    },
  );
});

describe('losing counters', () => {
  const places = [
    { how: 'bounce', zone: 'hand' },
    { how: 'destroy', zone: 'grave' },
    { how: 'bury', zone: 'deck' },
    { how: 'sheathe', zone: 'deck' },
    { how: 'silo', zone: 'granary' },
  ] as const;
  test.each(places)(
    '[K14-CTR-02] a counter is lost when its minion moves to a $zone ($how)',
    ({ how, zone }) => {
      play({
        cards: { bear, away: spell(`Target 1 in-play card; ${how} it.`, 0) },
        players: [
          { name: 'A', hand: ['away'] },
          { name: 'B', askAlways: true, battlefield: [{ card: 'bear', counters: counters('sword', 'B') }] },
        ],
        steps: [
          { by: 'A', cast: 'away' },
          { resolve: true },
          { expect: { cards: { bear: { zone, counters: {} } } } },
          { by: 'B', counter: 'sword', on: 'bear', refused: 'K14-CTR-25' },
        ],
      });
    },
  );

  test('[K14-CTR-03] [K14-CTR-19] [K14-CTR-20] [K14-Q-67] the user of an effect removes up to x from each, of any owner', () => {
    play({
      cards: {
        bear,
        cleanse: spell('Target up to 2 in-play cards; remove up to 2 counters from each target.', 0),
      },
      players: [
        { name: 'A', hand: ['cleanse'] },
        {
          name: 'B',
          battlefield: [
            {
              card: 'bear',
              counters: [...counters('sword', 'B'), ...counters('damage', 'A'), ...counters('trap', 'C')],
            },
            { card: 'bear', as: 'other', counters: counters('weakness', 'B', 3) },
          ],
        },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'cleanse' },
        aim,
        { by: 'A', choose: ['other', 'bear'] },
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'remove',
              least: 0,
              most: 2,
              options: ['weakness', 'weakness', 'weakness'],
            },
          },
        },
        { by: 'A', choose: [] },
        { expect: { asks: { by: 'A', least: 0, most: 2, options: ['sword', 'damage', 'trap'] } } },
        { by: 'A', choose: ['sword of B', 'trap of C'] },
        {
          expect: {
            cards: {
              bear: { sp: 2, counters: { 'damage of A': 1 } },
              other: { sp: 2, counters: { weakness: 3 } },
            },
            logNot: [{ type: 'change' }, { type: 'roll' }, { type: 'link', card: 'bear' }],
          },
        },
      ],
    });
  });

  test('[K14-CTR-04] [K14-CTR-21] a triggered counter is gone before anybody responds, its effect comes later', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: [{ card: 'bear', counters: counters('sword', 'A', 2) }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'bear' },
        {
          expect: {
            asks: { by: 'B', purpose: 'respond' },
            cards: { bear: { sp: 2, counters: { sword: 1 } } },
          },
        },
        { resolve: true },
        { expect: { cards: { bear: { sp: 3, counters: { sword: 1 } } } } },
      ],
    });
  });

  test('[K14-CTR-22] [K14-Q-46] the effect on a host that has left play is none, and the counter stays removed', () => {
    play({
      cards: { bear },
      dice: [6, 6],
      players: [
        { name: 'A', battlefield: [{ card: 'bear', damage: 3, counters: counters('damage', 'A', 2) }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'bear' },
        { by: 'A', counter: 'damage', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'grave', counters: {} } }, log: [{ type: 'roll' }] } },
        { until: { phase: 'battle' } },
        { expect: { players: { A: { hp: 35 } }, logNot: [{ type: 'roll' }, { type: 'damage' }] } },
      ],
    });
  });

  test.since(13)(
    '[K14-Q-46] a host that left play and came back meanwhile is another minion: no die is rolled',
    () => {
      play({
        cards: {
          bear: minion(2, 9, '', 0),
          wolf: minion(1, 9),
          blink: spell(
            'When enemy attacks, after Attack Formation: Target 1 in-play card; bounce it. Target 1 card in your hand; reveal and deploy it.',
            0,
          ),
        },
        turn: { player: 'B', phase: 'battle' },
        players: [
          {
            name: 'A',
            askAlways: true,
            hand: ['blink'],
            battlefield: [
              { card: 'bear', counters: [...counters('sword', 'A'), ...counters('damage', 'A')] },
            ],
          },
          { name: 'B', battlefield: ['wolf'] },
        ],
        steps: [
          { by: 'B', attack: ['wolf'], victim: 'A' },
          { by: 'A', counter: 'sword', on: 'bear' },
          { by: 'A', counter: 'damage', on: 'bear' },
          { by: 'A', cast: 'blink' },
          aim,
          { by: 'A', choose: ['bear'] },
          { by: 'A', choose: ['bear'] },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              chain: [],
              cards: { bear: { zone: 'battlefield', sp: 2, hp: 9, counters: {} } },
              logNot: [{ type: 'roll' }, { type: 'change' }],
            },
          },
        ],
      });
    },
  );

  test('[K14-Q-46] a host that changed its controller meanwhile still is the host', () => {
    play({
      cards: {
        bear,
        wolf: minion(1, 9),
        hypnotize: spell(
          'When enemy attacks, after Attack Formation: Target 1 in-play card; hypnotize it until the end of this turn.',
          0,
        ),
      },
      turn: { player: 'B', phase: 'battle' },
      players: [
        { name: 'A', askAlways: true, hand: ['hypnotize'] },
        { name: 'B', battlefield: ['wolf', { card: 'bear', counters: counters('sword', 'A') }] },
      ],
      steps: [
        { by: 'B', attack: ['wolf'], victim: 'A' },
        { by: 'A', counter: 'sword', on: 'bear' },
        { by: 'A', cast: 'hypnotize' },
        aim,
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { player: 'A', sp: 3 } } } },
      ],
    });
  });
});

describe('whose counter it is', () => {
  test('[K14-CTR-16] [K14-CTR-17] [K14-CTR-25] only who placed it triggers it, and its minion is the host', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'bear', counters: counters('sword', 'B') }] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'other', counters: counters('sword', 'B') }] },
      ],
      steps: [
        { expect: { asks: { by: 'A', offersNot: [{ counter: 'sword', on: 'bear' }] } } },
        { by: 'A', counter: 'sword', on: 'bear', refused: 'K14-CTR-16' },
        { by: 'B', counter: 'sword', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { sp: 3, counters: {} }, other: { sp: 2, counters: { sword: 1 } } } } },
      ],
    });
  });

  test('[K14-CTR-05] [K14-CTR-18] a minion that changes its controller keeps its counters, and they their owners', () => {
    play({
      cards: { bear, hypnotize },
      players: [
        { name: 'A', askAlways: true, hand: ['hypnotize'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('sword', 'B') }] },
      ],
      steps: [
        { by: 'A', cast: 'hypnotize' },
        aim,
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { player: 'A', counters: { 'sword of B': 1 } } } } },
        { by: 'A', counter: 'sword', on: 'bear', refused: 'K14-CTR-16' },
        { by: 'B', counter: 'sword', on: 'bear' },
        { by: 'A', pass: true },
        { expect: { cards: { bear: { player: 'A', sp: 3, counters: {} } } } },
      ],
    });
  });
});

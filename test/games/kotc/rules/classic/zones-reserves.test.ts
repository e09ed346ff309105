import { describe, expect } from 'vitest';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import type { Phase, Zone } from '../../../../../src-main/games/kotc/rules/state/state.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import type { KotcGame } from '../game-of.js';
import { watchGame } from '../watched-games.js';
import { byEdition, whenYouAreDamaged } from './wordings.js';

/** Reserves and hand: from where a card can be used, and how it gets from one to the other. */
const bear = creature(2, 5, 'GROWL: Draw 1 card.', 0);
const zap = spell('Draw 1 card.', 0);

describe('a card in the reserves', () => {
  inEditions(
    '[K09-ZON-09] [K11-ZON-11] cannot be placed, summoned, cast, set or activated from there',
    (rules) => {
      const fromHand = byEdition(rules, '', 'K09-TURN-23', 'K11-TURN-25');
      play({
        rules,
        cards: { bear, zap },
        players: [{ name: 'A', hand: [2], reserves: ['bear', 'zap'] }, { name: 'B' }],
        turn: { phase: 'resource' },
        steps: [
          { expect: { asks: { by: 'A', offersNot: [{ place: 'bear' }, { place: 'zap' }] } } },
          { by: 'A', place: 'bear', refused: byEdition(rules, '', 'K09-TURN-02', 'K11-TURN-02') },
          { by: 'A', draw: true },
          { until: { phase: 'action' } },
          { by: 'A', summon: 'bear', refused: fromHand },
          { by: 'A', cast: 'zap', refused: byEdition(rules, '', 'K09-SPL-02', 'K11-SPL-02') },
          { by: 'A', set: 'zap', refused: fromHand },
          { by: 'A', activate: 'bear', refused: byEdition(rules, '', 'K09-Q-20', 'K11-Q-82') },
        ],
      });
    },
  );

  inEditions(
    '[K09-ZON-09] [K11-ZON-11] does not answer what happens, as a card in the hand does',
    (rules) => {
      const vengeance = spell(`${whenYouAreDamaged(rules)} Draw 1 card.`, 0);
      const scene = (seat: Partial<Scene['players'][number]>, purpose: 'condition' | 'resource'): Scene => ({
        rules,
        cards: { bear, vengeance },
        players: [
          { name: 'A', battlefield: ['bear'] },
          { name: 'B', hp: 40, ...seat },
        ],
        turn: { phase: 'battle' },
        dice: [3, 4],
        steps: [
          { by: 'A', attack: ['bear'], victim: 'B' },
          { expect: { players: { B: { hp: 33 } }, asks: { by: 'B', purpose } } },
        ],
      });
      play(scene({ hand: ['vengeance'] }, 'condition'));
      play(scene({ reserves: ['vengeance'] }, 'resource'));
    },
  );

  sceneInEditions(
    '[K09-ZON-10] [K11-ZON-12] changes places with a card of the hand in the own Resource Phase',
    {
      cards: { bear, zap },
      players: [
        { name: 'A', hand: ['zap', 1], reserves: ['bear'] },
        { name: 'B', hand: [1], reserves: [1] },
      ],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', exchange: ['zap'], for: ['bear'] },
        { expect: { players: { A: { hand: ['filler 11', 'bear'], reserves: ['zap'] } } } },
        { by: 'A', place: 'bear' },
        { expect: { players: { A: { granary: ['bear'] } } } },
      ],
    },
  );

  inEditions('[K09-ZON-10] [K11-ZON-12] does so in no other phase and in nobody else’s turn', (rules) => {
    const refused = byEdition(rules, '', 'K09-TURN-21', 'K11-TURN-22');
    for (const phase of ['action', 'battle'] as const) {
      play({
        rules,
        cards: { bear },
        players: [{ name: 'A', hand: [1], battlefield: ['bear'], reserves: ['bear'] }, { name: 'B' }],
        turn: { phase },
        steps: [{ by: 'A', exchange: ['filler 11'], for: ['bear 2'], refused }],
      });
    }
    play({
      rules,
      cards: { bear },
      players: [
        { name: 'A', hand: [1] },
        { name: 'B', hand: ['bear'], reserves: [1] },
      ],
      turn: { phase: 'resource' },
      steps: [{ by: 'B', exchange: ['bear'], for: ['filler 22'], refused }],
    });
  });

  inEditions('[K09-ZON-10] [K11-ZON-12] never leaves or comes there in any other way', (rules) => {
    let exchanges = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      let last: KotcGame | undefined;
      watchGame(kotcRuleSets[rules].edition.number, seed, (game) => {
        last = game;
      });
      exchanges += last ? checkReserves(last) : 0;
    }
    expect(exchanges).toBeGreaterThan(20);
  });

  /** Follows every card through a game’s log. @returns how many moves by exchange there were */
  function checkReserves({ context, state }: KotcGame): number {
    const lies = new Map<number, Zone | null>();
    let turn: { player: number; phase?: Phase } = { player: -1 };
    let exchanges = 0;
    for (const { event } of context.log.entries) {
      if (event.type === 'turn') turn = { player: event.player };
      if (event.type === 'phase') turn = { player: event.player, phase: event.phase };
      if (event.type !== 'move') continue;
      const touched = [lies.get(event.card), event.zone].includes('reserves');
      lies.set(event.card, event.zone);
      if (!touched || event.why === 'reserve') continue;
      if (event.zone === 'removed') {
        expect(state.out & (1 << (state.cards[event.card]?.owner ?? -1))).not.toBe(0);
        continue;
      }
      expect([event.why, turn.phase, turn.player]).toEqual(['exchange', 'resource', event.to]);
      exchanges += 1;
    }
    return exchanges;
  }
});

describe('the hand', () => {
  sceneInEditions('[K11-ZON-13] any card of it can be exchanged, also one that has just been drawn', {
    cards: { bear, zap },
    players: [{ name: 'A', deck: ['bear', 'zap', 9], hand: ['zap', 'bear'], reserves: [4] }, { name: 'B' }],
    turn: { phase: 'resource' },
    steps: [
      { by: 'A', draw: true },
      {
        by: 'A',
        exchange: ['bear', 'zap', 'bear 2', 'zap 2'],
        for: ['filler 10', 'filler 11', 'filler 12', 'filler 13'],
      },
      { expect: { players: { A: { reserves: ['zap 2', 'bear 2', 'bear', 'zap'], hand: 4 } } } },
    ],
  });

  sceneInEditions('[K11-ZON-26] holds the cards that can be played: the same ones elsewhere cannot', {
    cards: { bear, zap },
    players: [
      {
        name: 'A',
        deck: [{ card: 'bear', as: 'topmost' }, { card: 'zap', as: 'second' }, 9],
        hand: ['bear', 'zap'],
        grave: [
          { card: 'bear', as: 'dead' },
          { card: 'zap', as: 'spent' },
        ],
        granary: [
          { card: 'bear', as: 'seed' },
          { card: 'zap', as: 'coin' },
        ],
        reserves: [
          { card: 'bear', as: 'spare' },
          { card: 'zap', as: 'rest' },
        ],
      },
      { name: 'B', hand: [{ card: 'bear', as: 'theirs' }] },
    ],
    steps: [
      {
        expect: {
          asks: {
            by: 'A',
            purpose: 'action',
            offers: [{ summon: 'bear' }, { cast: 'zap' }, { set: 'zap' }],
            offersNot: [
              ...['topmost', 'dead', 'seed', 'spare', 'theirs'].map((summon) => ({ summon })),
              ...['second', 'spent', 'coin', 'rest'].flatMap((card) => [{ cast: card }, { set: card }]),
            ],
          },
        },
      },
      { by: 'A', summon: 'bear' },
      { by: 'A', cast: 'zap' },
      { resolve: true },
      { expect: { players: { A: { battlefield: ['bear'], hand: ['topmost'] } } } },
    ],
  });
});

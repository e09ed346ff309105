import { describe, expect, test } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import type { KotcRulesId } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { gameIn } from '../game-of.js';
import { WHEN_DESTROYED } from './wordings.js';

test.each(['kotc-06', 'kotc-09', 'kotc-10', 'kotc-11'] as const)(
  'a player is not asked because of what can come to nothing only (%s)',
  (rules) => {
    const purposeWith = (hp: number): string | undefined =>
      gameIn(rules, {
        cards: { monk: creature(1, 5, 'PRAY: Pay 5 hitpoints. Draw 1 card.', 0) },
        players: [{ name: 'A', hp, battlefield: ['monk'] }, { name: 'B' }],
        turn: { phase: 'action' },
      }).decision?.purpose;
    expect(purposeWith(4)).toBe('battle');
    expect(purposeWith(40)).toBe('action');
  },
);

test.each(['kotc-06', 'kotc-09', 'kotc-10', 'kotc-11'] as const)(
  'nor are others because of counters that had better wait for a battle (%s)',
  (rules) => {
    const game = gameIn(rules, {
      cards: { bear: creature(1, 5, '', 0), scholar: creature(1, 5, 'READ: Draw 1 card.', 0) },
      players: [
        { name: 'A', battlefield: ['scholar'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('offense', 'B') }] },
      ],
      turn: { phase: 'action' },
    });
    const { decision } = game;
    const actions = decision?.kind === 'act' ? decision.actions : [];
    expect(decision?.purpose).toBe('action');
    game.answer({ act: actions.findIndex((action) => action.do === 'activate') });
    expect([game.decision?.player, game.decision?.purpose]).not.toEqual([1, 'counter']);
  },
);

describe('nobody loses a right by not being asked always', () => {
  const raise = 'Target up to 1 card in one player’s graveyard randomly. Destroy all targets.';
  const sentry =
    'You must destroy 1 of your other cards in play to attack with, defend with, or use an ability of this creature.';
  const fury =
    'If this in-play creature is unexhausted at the end of your own Battle Phase, destroy this creature.';
  const cards = {
    ox: creature(2, 3, '', 9),
    offering: creature(0, 3, `GIVE: Destroy 1 random card in your hand. ${raise}`, 0),
    toll: creature(0, 3, `PAY: Exhaust 1 of your resources. ${raise}`, 0),
    pyre: creature(0, 3, `PYRE: Destroy 1 of your cards in play. ${raise}`, 0),
    nurse: creature(0, 3, 'NURSE: Target up to 1 exhausted card in play. Place 1 counter on each target.', 0),
    digger: creature(0, 3, `DIG: ${raise}`, 0),
    sentry: creature(0, 3, `${sentry}\nDIG: ${raise}`, 0),
    fury: creature(0, 3, `${fury}\nDIG: ${raise}`, 0),
    burnt: creature(0, 3, `${fury}\nDIG: Exhaust 1 of your resources. ${raise}`, 0),
  };
  type Seat = Omit<Scene['players'][number], 'name'>;
  const isAskedToAct = (rules: KotcRulesId, player: Seat): boolean => {
    const players = [{ name: 'A', ...player }, { name: 'B' }];
    const { decision } = gameIn(rules, { cards, players, turn: { phase: 'action' } });
    return decision?.player === 0 && decision.purpose === 'action';
  };

  inEditions(
    '[K06-ABL-19] [K09-ABL-15] [K11-ABL-16] [K11-ABL-19] a cost that can be paid is worth asking for: what it moves may be the only target',
    (rules) => {
      expect(isAskedToAct(rules, { hand: ['ox'], battlefield: ['offering'] })).toBe(true);
      expect(isAskedToAct(rules, { battlefield: ['offering'] })).toBe(false);
      expect(isAskedToAct(rules, { battlefield: ['toll'], granary: [1] })).toBe(true);
      expect(isAskedToAct(rules, { battlefield: ['toll'] })).toBe(false);
      expect(isAskedToAct(rules, { battlefield: ['pyre'] })).toBe(true);
      play({
        rules,
        cards,
        players: [{ name: 'A', battlefield: ['pyre', 'digger'] }, { name: 'B' }],
        turn: { phase: 'action' },
        steps: [
          { by: 'A', activate: 'pyre' },
          { by: 'A', choose: ['digger'] },
          { by: 'A', number: 1 },
          { expect: { log: [{ type: 'target', by: 'A' }] } },
        ],
      });
    },
  );

  test.each(['kotc-10', 'kotc-11'] as const)(
    '[K11-CRE-16] [K11-CRE-26] but not once the creature has fallen, unless an action cost is due (%s)',
    (rules) => {
      const asks = (caveat: string): Scene => ({
        rules,
        cards: {
          imp: creature(1, 1, '', 0),
          fallen: creature(
            1,
            5,
            `${caveat}\nLAST: ${WHEN_DESTROYED} Exhaust 1 of your resources. Draw 1 card.`,
            0,
          ),
          smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
        },
        players: [
          { name: 'A', hand: ['smite'] },
          { name: 'B', battlefield: ['fallen', 'imp'] },
        ],
        turn: { phase: 'action' },
        steps: [
          { by: 'A', cast: 'smite' },
          { by: 'A', choose: ['fallen'] },
          { resolve: true },
          {
            expect: {
              cards: { fallen: { zone: 'grave' } },
              [caveat === fury ? 'notAsked' : 'asked']: [{ by: 'B', purpose: 'condition' }],
            },
          },
        ],
      });
      play(asks(fury));
      play(asks(sentry));
    },
  );

  inEditions(
    '[K06-ABL-03] [K09-ABL-03] [K11-ABL-04] a creature is exhausted by its ability, and so an exhausted card to be targeted',
    (rules) => {
      expect(isAskedToAct(rules, { battlefield: ['nurse'] })).toBe(true);
      expect(isAskedToAct(rules, { battlefield: ['digger'] })).toBe(false);
    },
  );

  test.each(['kotc-10', 'kotc-11'] as const)(
    '[K11-CRE-16] [K11-CRE-26] what a caveat makes of its creature’s ability is of use (%s)',
    (rules) => {
      expect(isAskedToAct(rules, { battlefield: ['sentry', 'digger'] })).toBe(true);
      expect(isAskedToAct(rules, { battlefield: ['sentry'] })).toBe(false);
      expect(isAskedToAct(rules, { battlefield: ['fury'] })).toBe(true);
      expect(isAskedToAct(rules, { battlefield: ['burnt'] })).toBe(true);
      play({
        rules,
        cards,
        players: [
          { name: 'A', battlefield: ['fury', { card: 'fury', as: 'still' }] },
          { name: 'B', hand: ['ox'], deck: ['ox', 'ox', 'ox'] },
        ],
        turn: { phase: 'action' },
        steps: [
          { by: 'A', activate: 'fury' },
          { until: { turn: 4 } },
          { expect: { cards: { fury: { zone: 'battlefield' }, still: { zone: 'grave' } } } },
        ],
      });
    },
  );
});

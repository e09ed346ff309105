import { describe, expect, test } from 'vitest';
import { perform } from '../../../../../src-main/games/kotc/rules/events/pipeline.js';
import { about, alike, ANN, BEN, layTable, plain, rules, told, toldOf, type Happening } from './table.js';

/** Of one thing: the event, and what everybody reads. */
type Case = readonly [string, Happening, string | null];

describe('what happens in the open', () => {
  const cases: readonly Case[] = [
    ['hitpoints paid', plain({ type: 'payHitpoints', player: ANN, amount: 1 }), 'Ann pays 1 hitpoint.'],
    ['hitpoints gained', plain({ type: 'heal', player: BEN, amount: 7 }), 'Ben gains 7 hitpoints.'],
    [
      'damage to a player',
      plain({ type: 'wound', player: BEN, amount: 4, piercing: false }),
      'Ben takes 4 damage.',
    ],
    ['the end of placing', plain({ type: 'placed', player: ANN }), null],
    [
      'offense',
      about('stag', (card) => ({ type: 'change', card, stat: 'sp', by: -2 })),
      'The offense of stag is decreased by 2.',
    ],
    [
      'defense',
      about('stag', (card) => ({ type: 'change', card, stat: 'hp', by: 5 })),
      'The defense of stag is increased by 5.',
    ],
    [
      'fatigue',
      about('stag', (card) => ({ type: 'fatigue', card })),
      'stag will not be unexhausted in the Recovery Phase of this turn.',
    ],
    [
      'counters without a name',
      about('stag', (card) => ({ type: 'place', card, counter: 'plain', count: 2, by: ANN })),
      'Ann places 2 counters on stag.',
    ],
    [
      'a named counter',
      about('boar', (card) => ({ type: 'place', card, counter: 'immortality', count: 1, by: ANN })),
      'Ann places 1 immortality counter on boar.',
    ],
    [
      'a counter used',
      about('boar', (card) => ({
        type: 'remove',
        card,
        counter: 'offense',
        owner: ANN,
        by: ANN,
        why: 'trigger',
      })),
      'Ann removes an offense counter from boar for its effect.',
    ],
    [
      'a counter taken away',
      about('boar', (card) => ({
        type: 'remove',
        card,
        counter: 'plain',
        owner: BEN,
        by: ANN,
        why: 'effect',
      })),
      'Ann removes a counter of Ben from boar.',
    ],
    [
      'dice for hitpoints',
      plain({ type: 'roll', player: ANN, dice: [3, 5], why: 'heal' }),
      'Ann rolls 3, 5 for hitpoints.',
    ],
    [
      'dice for damage',
      plain({ type: 'roll', player: ANN, dice: [6], why: 'effect' }),
      'Ann rolls 6 for damage.',
    ],
    [
      're-rolls for the turn',
      plain({ type: 'grantRerolls', player: ANN, dice: 2, times: 1, span: 'turn' }),
      'Ann may re-roll up to 2 dice up to 1 time each for the rest of this turn.',
    ],
    [
      're-rolls for the chain',
      plain({ type: 'grantRerolls', player: ANN, dice: 1, times: 3, span: 'chain' }),
      'Ann may re-roll up to 1 die up to 3 times each in this chain.',
    ],
    [
      're-rolls for later chains',
      plain({ type: 'grantRerolls', player: BEN, dice: 1, times: 2, span: 'turn after this chain' }),
      'Ben may re-roll up to 1 die up to 2 times each for the rest of this turn, but not in this chain.',
    ],
    [
      'an effect negated',
      about('stag', (card) => ({ type: 'negate', card, what: 'effect' })),
      'The effect of stag is negated.',
    ],
    [
      'an attack negated',
      about('stag', (card) => ({ type: 'negate', card, what: 'attack' })),
      'The attack of stag is negated.',
    ],
    [
      'a failure',
      about('stag', (card) => ({ type: 'fail', player: ANN, card, ability: 0 })),
      'The ability of stag has no effect: what it asks for cannot be done.',
    ],
    [
      'an attack',
      ({ no, game }) => {
        const victim = { card: no('boar'), stay: game.state.cards[no('boar')]?.id ?? 0 };
        const rest = { victim, defender: BEN, forced: false, declared: true, rules };
        return { type: 'attack', player: ANN, team: [no('stag')], ...rest };
      },
      'Ann attacks with stag; the target is boar of Ben.',
    ],
    [
      'a switch of control',
      about('stag', (card) => ({ type: 'hypnotize', card, to: BEN, back: null })),
      'Control of stag switches to Ben until the end of this turn.',
    ],
    [
      'a loss of all hitpoints',
      plain({ type: 'out', player: BEN, why: 'hitpoints' }),
      'Ben has 0 hitpoints and is out of the game.',
    ],
    [
      'an empty deck',
      plain({ type: 'out', player: BEN, why: 'deck' }),
      'The deck of Ben is empty: Ben is out of the game.',
    ],
    [
      'a forfeit',
      plain({ type: 'out', player: BEN, why: 'forfeit' }),
      'Ben gives up and is out of the game.',
    ],
    [
      'a win',
      plain({ type: 'end', by: 'deck', winners: [ANN] }),
      'All other players are out of the game. Ann wins.',
    ],
    [
      'a draw',
      plain({ type: 'end', by: 'draw', winners: [ANN, BEN] }),
      'All players who were left are out of the game at once. A draw between Ann and Ben.',
    ],
  ];
  test.each(cases)('%s', (_, event, sentence) => expect(toldOf(event)).toEqual(alike(sentence)));

  test('control that goes back', () => {
    const laid = layTable();
    const card = laid.no('stag');
    perform(laid.game, { type: 'hypnotize', card, to: BEN, back: null, rules });
    perform(laid.game, { type: 'hypnotize', card, to: ANN, back: 0, rules });
    expect(told(laid)).toEqual(alike('Control of stag goes back to Ann.'));
  });
});

describe('links', () => {
  const first = { player: ANN, ability: 0 };
  const cases: readonly (readonly [string, Happening, string | null, string])[] = [
    [
      'a creature’s ability',
      ({ no }) => ({ type: 'link', number: 1, link: { ...first, card: no('stag'), ability: 1 }, rules }),
      'SECOND of stag, activated by Ann.',
      'Chain link 1: SECOND of stag, activated by Ann.',
    ],
    [
      'an ability without a name',
      ({ no }) => ({ type: 'link', number: 2, link: { ...first, card: no('boar') }, rules }),
      'The ability of boar, activated by Ann.',
      'Chain link 2: the ability of boar, activated by Ann.',
    ],
    [
      'a spell that is cast',
      ({ no }) => ({ type: 'link', number: 1, link: { ...first, card: no('bolt'), spends: true }, rules }),
      'bolt, cast by Ann.',
      'Chain link 1: bolt, cast by Ann.',
    ],
    [
      'a summon',
      ({ no }) => ({ type: 'link', number: 1, link: { player: ANN, card: no('stag'), summon: true }, rules }),
      null,
      'Chain link 1: the summon of stag by Ann.',
    ],
    [
      'an attack',
      ({ no }) => ({ type: 'link', number: 1, link: { player: ANN, card: no('stag'), attack: true }, rules }),
      null,
      'Chain link 1: the attack of stag for Ann.',
    ],
    [
      'what is carried out',
      ({ no }) => ({ type: 'resolve', number: 2, card: no('stag'), rules }),
      null,
      'Chain link 2 resolves: stag.',
    ],
    ['the end', () => ({ type: 'resolved', rules }), null, 'The chain has resolved.'],
  ];
  test.each(cases)('%s: counted only in the 6th Edition', (_, event, later, sixth) => {
    for (const id of ['kotc-09', 'kotc-10', 'kotc-11'] as const)
      expect(toldOf(event, id)).toEqual(alike(later));
    expect(toldOf(event, 'kotc-06')).toEqual(alike(sixth));
  });

  test('an ability that waits for its turn has no number in any edition', () => {
    const event: Happening = ({ no }) => ({ type: 'wait', link: { ...first, card: no('stag') }, rules });
    for (const id of ['kotc-06', 'kotc-11'] as const) {
      expect(toldOf(event, id)).toEqual(alike('FIRST of stag, activated by Ann.'));
    }
  });
});

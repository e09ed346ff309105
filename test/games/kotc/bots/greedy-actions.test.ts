import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import type { Action, Decision } from '../../../../src-main/engine/decision.js';
import { bots } from '../bots.js';
import type { CardView } from '../../../../src-main/games/kotc/rules/views/view-cards.js';
import { battle, creature, greedily, link, places, spell, viewOf, type Situation } from './hand-made.js';

const pass: Action = { do: 'pass' };
const modern = { rules: 'kotc-14' } as const;

/** What is done of those, or passing. */
function done(actions: readonly Action[], situation: Situation, purpose = 'action'): Action | undefined {
  const offered = [...actions, pass];
  const reply = greedily({ kind: 'act', purpose, actions: offered }, situation);
  return 'act' in reply ? offered[reply.act] : undefined;
}

/** Whether a spell with that text is cast from the hand. */
function casts(text: string, situation: Situation, level = 2): boolean {
  const { mine, ...rest } = situation;
  const hand = [spell(1, level, text)];
  return done([{ do: 'cast', card: 1 }], { ...rest, mine: { ...mine, hand } })?.do === 'cast';
}

/** Which of two spells of the second level is cast. */
function rather(texts: readonly [string, string], situation: Situation): number | undefined {
  const { mine, ...rest } = situation;
  const hand = texts.map((text, place) => spell(place + 1, 2, text));
  const actions = hand.map(({ id }): Action => ({ do: 'cast', card: id ?? 0 }));
  return done(actions, { ...rest, mine: { ...mine, hand } })?.card;
}

const cheap = creature(2, [1, 1, 1]);
const dear = creature(3, [9, 9, 9]);
const enemy = (id: number, stats: readonly [number, number, number], more: object = {}): CardView =>
  creature(id, stats, '', { owner: 1, ...more });

describe('a greedy player pays', () => {
  const granary = places(9, 50);
  test.each([
    ['with few resources for a card', 'Exhaust 3 of your resources. Draw 1 card.', {}, true],
    ['not with many', 'Exhaust 8 of your resources. Draw 1 card.', {}, false],
    ['a resource for a card', 'Destroy 1 of your resources. Draw 1 card.', {}, true],
    ['not two', 'Destroy 2 of your resources. Draw 1 card.', {}, false],
    ['not a card for a card', 'Sacrifice 1 random card in your hand. Draw 1 card.', {}, false],
    ['a card for two', 'Sacrifice 1 random card in your hand. Draw 2 cards.', {}, true],
    ['not two cards for two', 'Sacrifice 2 random cards in your hand. Draw 2 cards.', {}, false],
    ['a cheap creature', 'Destroy 1 of your cards in play. Draw 2 cards.', { battlefield: [cheap] }, true],
    ['no dear one', 'Destroy 1 of your cards in play. Draw 2 cards.', { battlefield: [dear] }, false],
    [
      'the cheaper of two',
      'Destroy 1 of your cards in play. Draw 2 cards.',
      { battlefield: [dear, cheap] },
      true,
    ],
    ['nothing that it has not', 'Destroy 1 of your cards in play. Draw 2 cards.', {}, false],
    [
      'not the dearer of two',
      'Destroy 1 of your cards in play chosen by an opponent of your choice. Draw 2 cards.',
      { battlefield: [cheap, dear] },
      false,
    ],
    [
      'the cheap one that an opponent must choose',
      'Destroy 1 of your cards in play chosen by an opponent of your choice. Draw 2 cards.',
      { battlefield: [cheap] },
      true,
    ],
    [
      'with a creature that would hardly hurt',
      'Exhaust 1 of your unexhausted creatures in play. Draw 1 card.',
      { battlefield: [cheap] },
      true,
    ],
    [
      'not with one that can attack',
      'Exhaust 1 of your unexhausted creatures in play. Draw 1 card.',
      { battlefield: [dear] },
      false,
    ],
    [
      'not with one that is exhausted',
      'Exhaust 1 of your unexhausted creatures in play. Draw 1 card.',
      { battlefield: [creature(2, [1, 1, 1], '', { exhausted: true })] },
      false,
    ],
    [
      'not with the better one, whom an opponent would choose',
      'Exhaust 1 of your unexhausted creatures in play chosen by an opponent of your choice. Draw 1 card.',
      { battlefield: [cheap, dear] },
      false,
    ],
  ] as const)('%s', (_what, text, mine, expected) => {
    expect(casts(text, { mine: { ...mine, granary } })).toBe(expected);
  });

  test('with creatures that cannot attack any more in somebody else’s turn', () => {
    const text = 'Exhaust 1 of your unexhausted creatures in play. Draw 1 card.';
    const mine = { battlefield: [dear] };
    expect(casts(text, { mine, turn: { player: 1 } })).toBe(true);
  });

  test('with other creatures than the one whose ability it is', () => {
    const text = 'Exhaust 1 of your unexhausted creatures in play. Draw 3 cards.';
    const user = creature(1, [1, 1, 1], text);
    const activating: readonly Action[] = [{ do: 'activate', card: 1, ability: 0 }];
    expect(done(activating, { mine: { battlefield: [user] } })?.do).toBe('pass');
    expect(done(activating, { mine: { battlefield: [user, cheap] } })?.do).toBe('activate');
  });

  test('with the creature itself whose ability it is', () => {
    const user = creature(1, [1, 1, 1], 'Destroy 1 of your cards in play. Draw 3 cards.');
    const activating: readonly Action[] = [{ do: 'activate', card: 1, ability: 0 }];
    expect(done(activating, { mine: { battlefield: [user] } })?.do).toBe('activate');
  });

  test.each([
    ['Self-exhaust 4 resources → draw 1 card.', true],
    ['Self-exhaust 6 resources → draw 1 card.', false],
    ['Self-destroy 1 resource → draw 1 card.', true],
    ['Self-destroy 2 resources → draw 1 card.', false],
    ['Self-sheathe 1 random card in your hand → draw 1 card.', true],
    ['Self-sheathe 2 random cards in your hand → draw 1 card.', false],
  ])('in the 14th Edition: %s %s', (text, expected) => {
    expect(casts(text, { ...modern, mine: { granary } })).toBe(expected);
  });

  test('for an attack what its offense is worth, and no more', () => {
    const text =
      'You must destroy 1 of your resources to attack with, defend with, or use an ability of this creature.\nThis card has no abilities.';
    const attacks = (offense: number): string | undefined => {
      const mine = { battlefield: [creature(1, [3, offense, 9], text)], granary };
      return done([{ do: 'attack' }], { turn: { phase: 'battle' }, mine }, 'battle')?.do;
    };
    expect(attacks(2)).toBe('attack');
    expect(attacks(1)).toBe('pass');
  });

  test('for an attack with another card in play, if it has one', () => {
    const text =
      'You must destroy 1 of your other cards in play to attack with, defend with, or use an ability of this creature.\nThis card has no abilities.';
    const sender = creature(1, [3, 9, 9], text);
    const idle = creature(2, [1, 0, 1]);
    const attacking = (battlefield: readonly CardView[]): string | undefined =>
      done([{ do: 'attack' }], { turn: { phase: 'battle' }, mine: { battlefield } }, 'battle')?.do;
    expect(attacking([sender])).toBe('pass');
    expect(attacking([sender, idle])).toBe('attack');
  });
});

describe('of effects without targets a greedy player', () => {
  const pair =
    'Roll 2 six-sided dice and inflict the result as damage to yourself, then roll 2 six-sided dice and inflict the result as damage to any one player.';

  test.each([
    ['kotc-11', 8, false],
    ['kotc-11', 9, true],
    ['kotc-14', 4, false],
    ['kotc-14', 5, true],
  ])('in %s with %i cards in the deck draws two: %s', (rules, deck, expected) => {
    expect(casts('Draw 2 cards.', { rules, mine: { deck } })).toBe(expected);
  });

  test('does not let all draw when that empties its own deck as well', () => {
    const text = 'All players draw 3 cards.';
    expect(casts(text, { mine: { deck: 3 }, theirs: { deck: 3 } })).toBe(false);
    expect(casts(text, { mine: { deck: 4 }, theirs: { deck: 3 } })).toBe(true);
    expect(casts(text, { mine: { deck: 4 }, theirs: { deck: 4 } })).toBe(false);
  });

  test('hurts itself and another only where it has more to lose and cannot lose by it', () => {
    expect(casts(pair, { mine: { hp: 20 }, theirs: { hp: 19 } })).toBe(true);
    expect(casts(pair, { mine: { hp: 20 }, theirs: { hp: 20 } })).toBe(false);
    expect(casts(pair, { mine: { hp: 12 }, theirs: { hp: 9 } })).toBe(false);
    expect(casts(pair, { mine: { hp: 13 }, theirs: { hp: 9 } })).toBe(true);
    expect(casts(pair, { mine: { hp: 20 }, theirs: { hp: 30 }, others: [{ hp: 10 }] })).toBe(true);
  });

  test('would rather win at once than draw', () => {
    expect(rather([pair, 'Draw 4 cards.'], { mine: { hp: 30 }, theirs: { hp: 7 } })).toBe(1);
    expect(rather([pair, 'Draw 4 cards.'], { mine: { hp: 30 }, theirs: { hp: 8 } })).toBe(2);
  });

  test('heals itself, and rather where few hitpoints are left', () => {
    const healing = 'Increase your hitpoints by 4.';
    const both =
      'Roll 1 six-sided die and increase your hitpoints by the result, then roll 1 six-sided die and increase the hitpoints of one opponent by the result.';
    expect(rather([healing, 'Draw 1 card.'], { mine: { hp: 11 } })).toBe(2);
    expect(rather([healing, 'Draw 1 card.'], { mine: { hp: 10 } })).toBe(1);
    expect(casts(both, { mine: { hp: 11 } })).toBe(true);
    expect(rather(['Roll 2 six-sided dice and increase your hitpoints by the result.', both], {})).toBe(1);
    expect(rather(['2-dice-heal yourself.', 'Draw 1 card.'], modern)).toBe(1);
  });

  test('gets dice to roll again only where a battle is near', () => {
    const text = 'You may re-roll up to 2 dice for the rest of this turn up to 1 time each.';
    const attacker = { battlefield: [cheap] };
    expect(casts(text, { mine: attacker })).toBe(true);
    expect(casts(text, { mine: { battlefield: [creature(2, [1, 0, 1])] } })).toBe(false);
    expect(casts(text, { mine: { battlefield: [creature(2, [1, 1, 1], '', { exhausted: true })] } })).toBe(
      false,
    );
    expect(casts(text, { mine: attacker, turn: { phase: 'recovery' } })).toBe(false);
    expect(casts(text, { mine: attacker, turn: { player: 1 } })).toBe(false);
    const theirs = { battlefield: [enemy(9, [3, 3, 3])] };
    const battles = [battle(1, theirs.battlefield, 0)];
    expect(casts(text, { turn: { player: 1, phase: 'battle' }, theirs, more: { battles } })).toBe(true);
  });
});

describe('of targets in play a greedy player', () => {
  const ready = enemy(9, [5, 5, 5]);
  const exhausted = enemy(9, [5, 5, 5], { exhausted: true });
  const counted = (count: number): CardView =>
    enemy(9, [5, 5, 5], { counters: Array.from({ length: count }, () => ({ kind: 'offense', owner: 1 })) });
  const at = (...battlefield: CardView[]): Situation => ({ theirs: { battlefield } });

  test.each([
    ['Target up to 1 exhausted card in play. Destroy all targets.', at(ready), false],
    ['Target up to 1 exhausted card in play. Destroy all targets.', at(exhausted), true],
    [
      'Target up to 1 exhausted card in play. Destroy all targets.',
      { theirs: { traps: places(1, 60) } },
      false,
    ],
    [
      'Target up to 1 exhausted card in play. Destroy all targets.',
      { theirs: { traps: places(1, 60, true) } },
      true,
    ],
    ['Target up to 1 card in play with at least 2 counters. Destroy all targets.', at(counted(1)), false],
    ['Target up to 1 card in play with at least 2 counters. Destroy all targets.', at(counted(2)), true],
    [
      'Target up to 1 card in play with at least 2 counters. Destroy all targets.',
      { theirs: { traps: places(1, 60) } },
      false,
    ],
    ['Target up to 1 card in play. Exhaust all targets.', at(ready), true],
    ['Target up to 1 card in play. Exhaust all targets.', at(exhausted), false],
    ['Target up to 1 card in play. Exhaust all targets.', { theirs: { traps: places(1, 60) } }, true],
    ['Target up to 1 card in play. Exhaust all targets.', { theirs: { traps: places(1, 60, true) } }, false],
    [
      'Target up to 1 card in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
      at(ready),
      true,
    ],
    [
      'Target up to 1 card in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
      at(exhausted),
      false,
    ],
    ["Target up to 1 card in play. Decrease targets' offense by a total of 4.", at(ready), true],
    [
      "Target up to 1 card in play. Decrease targets' offense by a total of 4.",
      at(enemy(9, [5, 0, 5])),
      false,
    ],
    ["Target up to 1 card in play. Decrease targets' offense by a total of 4.", at(exhausted), false],
    [
      "Target up to 1 card in play. Increase targets' offense by a total of 4.",
      { mine: { battlefield: [cheap] } },
      true,
    ],
    [
      "Target up to 1 card in play. Increase targets' offense by a total of 4.",
      { turn: { phase: 'recovery' }, mine: { battlefield: [cheap] } },
      false,
    ],
    ["Target up to 1 card in play. Increase targets' offense by a total of 4.", at(ready), false],
    [
      'Target up to 1 card in play. Place 1 counter on each target.',
      { mine: { battlefield: [cheap] } },
      false,
    ],
    [
      'Target up to 1 card in play. Place 1 counter on each target.',
      { mine: { battlefield: [creature(2, [3, 3, 3], 'Remove 2 counters from this card. Draw 1 card.')] } },
      true,
    ],
    ['Draw 1 card.', { more: { chain: [link(spell(8, 2, 'Draw 1 card.'), 0)] } }, false],
    ['Draw 1 card.', { more: { chain: [link(spell(8, 2, 'Draw 1 card.'), 1)] } }, true],
  ] as const)('%s (%#)', (text, situation, expected) => {
    expect(casts(text, situation)).toBe(expected);
  });

  test('removes enemies’ counters, not its own', () => {
    const text = 'Target up to 1 card in play. Remove up to 2 counters from each target.';
    const mine = (owner: number): Situation => ({
      mine: { battlefield: [creature(2, [3, 3, 3], '', { counters: [{ kind: 'weakness', owner }] })] },
    });
    expect(casts(text, mine(1))).toBe(true);
    expect(casts(text, mine(0))).toBe(false);
    const theirs = (owner: number): Situation =>
      at(enemy(9, [3, 3, 3], { counters: [{ kind: 'offense', owner }] }));
    expect(casts(text, theirs(1))).toBe(true);
    expect(casts(text, theirs(0))).toBe(false);
    expect(casts(text.replace('in play', 'in-play'), { ...modern, ...mine(1) })).toBe(false);
  });

  test('weighs how much is done, and to how many', () => {
    const draw = 'Draw 2 cards.';
    const placing = (count: number): string =>
      `Target up to 1 card in play. Place ${count} damage counters on each target; you can remove a damage counter from a card at any time to roll a six-sided die and inflict damage to it equal to the result.`;
    expect(rather([placing(2), draw], at(ready))).toBe(2);
    expect(rather([placing(3), draw], at(ready))).toBe(1);
    const one = 'Target up to 1 card in play. Exhaust all targets.';
    const two = 'Target up to 2 cards in play. Exhaust all targets.';
    expect(rather([one, two], at(ready, enemy(10, [5, 5, 5])))).toBe(2);
    expect(rather([one, two], at(ready))).toBe(1);
    const total = (count: number): string =>
      `Target up to ${count} cards in play. Decrease targets' offense by a total of 4.`;
    expect(rather([total(1), total(2)], at(ready, enemy(10, [5, 5, 5])))).toBe(1);
    const destroying = 'Target up to 1 card in play. Destroy all targets.';
    expect(rather([draw, destroying], at(enemy(9, [1, 1, 1])))).toBe(1);
    expect(rather([draw, destroying], at(enemy(9, [4, 4, 4])))).toBe(2);
  });
});

describe('of damage a greedy player', () => {
  const rolling = (dice: number): string =>
    `Target up to 1 card in play. Roll ${dice} six-sided ${dice > 1 ? 'dice' : 'die'} and inflict the result of each die as damage to one target.`;
  const at = (...battlefield: CardView[]): Situation => ({ theirs: { battlefield } });

  test('wants most what it is likely to destroy', () => {
    expect(rather([rolling(1), 'Draw 1 card.'], at(enemy(9, [3, 3, 3])))).toBe(1);
    expect(rather([rolling(1), 'Draw 1 card.'], at(enemy(9, [3, 3, 9])))).toBe(2);
    expect(rather([rolling(3), 'Draw 1 card.'], at(enemy(9, [3, 3, 9])))).toBe(1);
    expect(rather([rolling(1), 'Draw 1 card.'], at(enemy(9, [0, 0, 3])))).toBe(2);
    expect(casts(rolling(1), { mine: { battlefield: [cheap] } })).toBe(false);
    expect(casts(rolling(1), { theirs: { traps: places(1, 60) } })).toBe(false);
  });

  test('aims at the dearest of those that would fall', () => {
    const theirs = { battlefield: [enemy(9, [3, 3, 3]), enemy(10, [6, 3, 3]), enemy(11, [9, 9, 30])] };
    const asked = { kind: 'cards', purpose: 'target', about: 1, least: 0, most: 1, ordered: false } as const;
    const more = { casting: [spell(1, 2, rolling(1))] };
    expect(greedily({ ...asked, cards: [9, 10, 11] }, { theirs, more })).toEqual({ cards: [10] });
  });
});

describe('of an ability with several parts a greedy player', () => {
  const both = 'Target 1 card in your hand; silo the target. Target 1 in-play card; destroy the target.';
  const asked = { kind: 'cards', purpose: 'target', about: 1, least: 1, most: 1, ordered: false } as const;
  const more = { casting: [spell(1, 2, both)] };

  test('goes by the part that targets such cards', () => {
    const mine = { battlefield: [dear], hand: [creature(5, [1, 1, 1]), creature(6, [6, 6, 6])] };
    const theirs = { battlefield: [enemy(9, [3, 3, 3])] };
    expect(greedily({ ...asked, cards: [3, 9] }, { ...modern, mine, theirs, more })).toEqual({ cards: [9] });
    expect(greedily({ ...asked, cards: [5, 6] }, { ...modern, mine, theirs, more })).toEqual({ cards: [6] });
  });

  test('goes by the ability of the link, of two that the card has', () => {
    const two = creature(
      1,
      [3, 3, 3],
      'ONE: Target 1 in-play card; place 1 Sword Counter on the target.\n\nTWO: Target 1 in-play card; destroy the target.',
    );
    const target = (place: number): unknown =>
      greedily(
        { ...asked, cards: [2, 9] },
        {
          ...modern,
          mine: { battlefield: [two, cheap] },
          theirs: { battlefield: [enemy(9, [3, 3, 3])] },
          more: { chain: [link(two, 0, place)] },
        },
      );
    expect(target(0)).toEqual({ cards: [2] });
    expect(target(1)).toEqual({ cards: [9] });
  });

  test('goes by its first ability where no link says which', () => {
    const mine = {
      battlefield: [
        creature(
          1,
          [3, 3, 3],
          'Target 1 in-play card; destroy the target.\n\nTWO: Target 1 in-play card; place 1 Sword Counter on the target.',
        ),
        cheap,
      ],
    };
    const theirs = { battlefield: [enemy(9, [3, 3, 3])] };
    expect(greedily({ ...asked, cards: [2, 9] }, { ...modern, mine, theirs })).toEqual({ cards: [9] });
  });

  test('finds the card of a link by its design when it has moved', () => {
    const share = { kind: 'number', purpose: 'share', about: 2, least: 0, most: 4 } as const;
    const hurting = spell(8, 2, "Target up to 2 cards in play. Decrease targets' offense by a total of 4.");
    const moved = { ...hurting, id: 77 };
    const more = { chain: [link(moved, 0)] };
    const mine = { battlefield: [cheap], grave: [spell(7, 2, 'Draw 1 card.'), hurting] };
    expect(greedily(share, { mine, more })).toEqual({ number: 0 });
    const theirs = { battlefield: [enemy(9, [3, 3, 3])] };
    expect(greedily({ ...share, about: 9 }, { mine, theirs, more })).toEqual({ number: 4 });
  });
});

describe('of targets elsewhere a greedy player', () => {
  const deploying = (from: string): string =>
    `${from} Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).`;
  const ownDeck =
    'Have one opponent look at exactly 2 cards on top of your deck and target up to 1 of those cards selected by that player.';

  test('lets a card be played only with the resources for it', () => {
    const text = deploying(ownDeck);
    expect(casts(text, { mine: { granary: places(4, 50) } }, 3)).toBe(false);
    expect(casts(text, { mine: { granary: places(5, 50) } }, 3)).toBe(true);
    expect(casts(text, { mine: { granary: [...places(4, 50), ...places(1, 60, true)] } }, 3)).toBe(false);
  });

  test('takes nothing out of its own hand that it needs', () => {
    const own = 'Target up to 1 card in your hand.';
    expect(casts(`${own} Destroy all targets.`, {})).toBe(false);
    expect(casts(`${own} Send all targets to the resource zone of their owners (exhausted).`, {})).toBe(true);
  });

  test('takes from an enemy only what hurts them', () => {
    const theirs = { hand: [enemy(9, [3, 3, 3])], grave: [enemy(10, [3, 3, 3])] };
    const hand = "Target up to 1 card in one opponent's hand selected by that player.";
    expect(casts(`${hand} Destroy all targets.`, { theirs })).toBe(true);
    expect(casts(`${hand} Destroy all targets.`, {})).toBe(false);
    const deck =
      'Have one opponent look at exactly 2 cards on top of their own deck and target up to 1 of those cards selected by that player.';
    expect(casts(`${deck} Destroy all targets.`, {})).toBe(true);
    expect(casts(`${deck} Send all targets to the resource zone of their owners (exhausted).`, {})).toBe(
      false,
    );
  });

  test('thinks of each enemy’s deck, and in the 14th Edition of none', () => {
    const deck = "Target up to 2 cards on the top of one player's deck. Destroy all targets.";
    const two = { theirs: { deck: 9 }, others: [{ deck: 2 }] };
    expect(rather([deck, 'Draw 4 cards.'], two)).toBe(1);
    const top = 'Target up to 2 cards on the top of any deck; destroy the targets.';
    expect(rather([top, 'Draw 4 cards.'], { ...modern, theirs: { deck: 2 } })).toBe(2);
    // What is taken from a hand is not the last card of a deck.
    const hand = "Target up to 2 cards in one opponent's hand selected by that player. Destroy all targets.";
    const held = { hand: [enemy(9, [1, 1, 1])], deck: 1 };
    expect(rather([hand, 'Draw 4 cards.'], { theirs: held })).toBe(2);
  });

  test('takes the last card of an enemy’s deck before anything else', () => {
    const deck = "Target up to 2 cards on the top of one player's deck. Destroy all targets.";
    expect(rather([deck, 'Draw 4 cards.'], { theirs: { deck: 2 } })).toBe(1);
    expect(rather([deck, 'Draw 4 cards.'], { theirs: { deck: 3 } })).toBe(2);
  });
});

describe('with abilities of creatures a greedy player', () => {
  const activating: readonly Action[] = [{ do: 'activate', card: 1, ability: 0 }];
  const using = (card: CardView, situation: Situation): boolean =>
    done(activating, { ...situation, mine: { battlefield: [card] } })?.do === 'activate';

  test('weighs the attack that the creature could make', () => {
    const strong = creature(1, [3, 3, 3], 'Draw 1 card.');
    const weak = creature(1, [3, 1, 3], 'Draw 1 card.');
    expect([using(strong, modern), using(weak, modern)]).toEqual([false, true]);
    expect(using(strong, { ...modern, turn: { player: 1 } })).toBe(true);
    expect(using(strong, { ...modern, turn: { phase: 'battle' } })).toBe(true);
    expect(using(creature(1, [3, 3, 3], 'Draw 1 card.', { exhausted: true }), modern)).toBe(true);
  });

  test.each(['attacks, after Attack Formation', 'defends, after Defense Formation'])(
    'uses one for nothing when the creature %s',
    (when) => {
      const text = `When this card ${when} (ghost-play): draw 1 card.`;
      expect(using(creature(1, [9, 9, 9], text), modern)).toBe(true);
    },
  );

  test('weighs what acting with the creature costs', () => {
    const caveat = (count: number): string =>
      `You must destroy ${count} of your resources to attack with, defend with, or use an ability of this creature.`;
    const user = (count: number): CardView => creature(1, [3, 0, 3], `${caveat(count)}\nDraw 1 card.`);
    expect(using(user(1), {})).toBe(true);
    expect(using(user(2), {})).toBe(false);
  });

  test('helps a creature by its own ability', () => {
    const text =
      'Target this card. Place 2 offense counters on each target; you can remove an offense counter from a card at any time to increase its offense by 1.';
    expect(using(creature(1, [3, 1, 3], text), {})).toBe(true);
    expect(using(creature(1, [3, 1, 3], 'Target this card. Destroy all targets.'), {})).toBe(false);
    expect(casts(text, {})).toBe(false);
  });
});

describe('with counters of the 14th to 17th Editions a greedy player', () => {
  const own = creature(1, [3, 3, 9]);
  const idle = creature(4, [3, 0, 9]);
  const foe = enemy(2, [3, 3, 9]);
  const harmless = enemy(3, [3, 0, 9]);
  const field = { mine: { battlefield: [own, idle] }, theirs: { battlefield: [foe, harmless] } };
  const attacked = { ...field, more: { battles: [battle(1, [foe, harmless], 0, [own])] } };
  const frail = creature(5, [3, 2, 4]);
  const losing = {
    ...field,
    mine: { battlefield: [frail] },
    more: { battles: [battle(1, [foe], 0, [frail])] },
  };
  const alone = (exhausted: boolean): Situation => ({
    mine: { battlefield: [own] },
    theirs: { battlefield: [enemy(2, [3, 3, 9], { exhausted })] },
    more: { battles: [battle(0, [own], 1)] },
  });
  const uses = (counter: string, card: number, situation: Situation): boolean =>
    done([{ do: 'counter', card, counter }], { ...modern, ...situation }, 'counter')?.do === 'counter';

  test.each([
    ['sword', 1, attacked, true],
    ['sword', 1, field, false],
    ['sword', 4, attacked, false],
    ['sword', 2, attacked, false],
    ['weakness', 2, attacked, true],
    ['weakness', 3, attacked, false],
    ['weakness', 1, attacked, false],
    ['weakness', 2, field, false],
    ['damage', 2, attacked, true],
    ['damage', 2, field, false],
    ['damage', 1, attacked, false],
    ['exhaustion', 2, { ...field, turn: { player: 1 } }, true],
    ['exhaustion', 2, field, true],
    ['exhaustion', 1, field, false],
    ['exhaustion', 2, { theirs: field.theirs }, false],
    ['exhaustion', 2, { theirs: field.theirs, turn: { player: 1 } }, true],
    [
      'exhaustion',
      9,
      { ...field, theirs: { battlefield: [enemy(9, [3, 3, 3], { exhausted: true })] } },
      false,
    ],
    ['berzerk', 1, field, true],
    ['berzerk', 4, field, false],
    ['berzerk', 2, field, false],
    ['berzerk', 1, { ...field, turn: { player: 1 } }, false],
    ['taunt', 4, attacked, true],
    ['taunt', 4, field, false],
    ['taunt', 3, attacked, false],
    ['taunt', 4, { ...field, more: { battles: [battle(1, [foe], own)] } }, false],
    ['taunt', 5, { ...attacked, mine: { battlefield: [creature(5, [3, 3, 1])] } }, false],
    ['shield', 1, attacked, false],
    ['fatigue', 9, { theirs: { battlefield: [enemy(9, [3, 3, 3], { exhausted: true })] } }, true],
    ['fatigue', 2, field, false],
    ['fatigue', 1, field, false],
    ['medic', 5, losing, true],
    ['medic', 2, losing, false],
    ['medic', 5, { ...losing, more: {} }, false],
    ['assassin', 1, alone(false), true],
    ['assassin', 1, alone(true), false],
    ['assassin', 2, alone(false), false],
  ] as const)('%s on card %i (%#): %s', (counter, card, situation, expected) => {
    expect(uses(counter, card, situation)).toBe(expected);
  });

  test('destroys with Damage Counters of its own where they are likely to be enough', () => {
    const hurt = (owners: readonly number[]): Situation => {
      const counters = owners.map((owner) => ({ kind: 'damage', owner }) as const);
      return { theirs: { battlefield: [enemy(2, [3, 3, 7], { counters })] } };
    };
    expect(uses('damage', 2, hurt([0, 0]))).toBe(true);
    expect(uses('damage', 2, hurt([0]))).toBe(false);
    expect(uses('damage', 2, hurt([0, 1]))).toBe(false);
  });
});

describe('of what it can do a greedy player', () => {
  const summoning = (...cards: CardView[]): number | undefined =>
    done(
      cards.map(({ id }): Action => ({ do: 'summon', card: id ?? 0 })),
      { mine: { hand: cards } },
    )?.card;

  test('summons the dearest, and what cannot attack after what can', () => {
    const held = creature(3, [4, 4, 4], 'This creature cannot attack.\nThis card has no abilities.');
    expect(summoning(creature(1, [3, 3, 3]), creature(2, [5, 3, 3]))).toBe(2);
    expect(summoning(creature(1, [3, 3, 3]), held)).toBe(1);
    expect(summoning(held)).toBe(3);
  });

  test('is not stopped by what would do nothing', () => {
    const idle: Action = { do: 'summon', card: 1, idle: true };
    expect(done([idle], { mine: { hand: [dear] } })).toEqual(pass);
    expect(
      done(
        [
          { ...idle, card: 3 },
          { do: 'summon', card: 2 },
        ],
        { mine: { hand: [dear, cheap] } },
      )?.card,
    ).toBe(2);
  });

  test('gets tired now and then, in the 14th Edition alone and only where it may pass', () => {
    const summon: Action = { do: 'summon', card: 3 };
    const passes = (rules: string, actions: readonly Action[]): number => {
      const chance = chanceFrom(4);
      const decision: Decision = {
        id: 1,
        player: 0,
        role: 'action',
        purpose: 'action',
        rule: '',
        kind: 'act',
        actions,
      };
      const replies = Array.from({ length: 300 }, () =>
        bots.greedy(decision, () => viewOf({ rules, mine: { hand: [dear] } }), chance),
      );
      return replies.filter((reply) => !('act' in reply) || reply.act !== 0).length;
    };
    expect(passes('kotc-11', [summon, pass])).toBe(0);
    expect(passes('kotc-14', [summon, { do: 'unknown' }])).toBe(0);
    const tired = passes('kotc-14', [summon, pass]);
    expect(tired).toBeGreaterThan(2);
    expect(tired).toBeLessThan(25);
  });
});

describe('in the Resource Phase of the 14th Edition a greedy player', () => {
  const turn = { phase: 'resource' } as const;
  const sown = (hand: readonly CardView[], resources: number): number | undefined =>
    done(
      hand.map(({ id }): Action => ({ do: 'sow', card: id ?? 0 })),
      { ...modern, turn, mine: { hand, granary: places(resources, 50) } },
      'resource',
    )?.card;
  const small = creature(1, [2, 2, 2]);
  const middle = creature(2, [4, 4, 4]);
  const waiting = spell(6, 2, 'When you take damage: draw 1 card.');
  const plain = spell(7, 2, 'Draw 1 card.');

  test('sows the dearest that it cannot play soon, else what it wants least', () => {
    expect(sown([creature(3, [6, 6, 6]), creature(4, [8, 8, 8]), small], 3)).toBe(4);
    expect(sown([middle, small], 5)).toBe(1);
    expect(sown([middle, waiting, plain], 5)).toBe(6);
    expect(sown([middle, plain], 5)).toBe(7);
    // With two resources more it could be played.
    expect(sown([creature(3, [5, 5, 5]), small], 3)).toBe(1);
  });

  test('keeps its cards when it has plenty of resources', () => {
    const hand = [small, middle, plain];
    expect(sown(hand, 8)).toBeUndefined();
    expect(sown(hand, 7)).toBe(7);
    expect(sown(hand.slice(0, 2), 6)).toBeUndefined();
    expect(sown(hand.slice(0, 2), 5)).toBe(1);
  });
});

test('in the older editions a greedy player places as many resources as the hand has a use for', () => {
  const placing = (cards: number, resources: number, sown = 0): string | undefined => {
    const hand = Array.from({ length: cards }, (_, n) => creature(n + 1, [3, 3, 3]));
    const actions: readonly Action[] = [{ do: 'sow', card: 1 }, { do: 'draw' }];
    const mine = { hand, granary: places(resources, 50) };
    return done(actions, { turn: { phase: 'resource', sown }, mine }, 'resource')?.do;
  };
  expect(placing(5, 7)).toBe('sow');
  expect(placing(5, 8)).toBe('draw');
  expect(placing(4, 6)).toBe('draw');
  expect(placing(4, 5)).toBe('sow');
  expect(placing(2, 5)).toBe('draw');
  expect(placing(3, 5)).toBe('sow');
  expect(placing(5, 5, 1)).toBe('draw');
  expect(placing(4, 3, 1)).toBe('sow');
  expect(placing(3, 3, 1)).toBe('draw');
});

describe('before an attack a greedy player', () => {
  const turn = { phase: 'battle' } as const;
  const attacks = (situation: Situation): boolean =>
    done([{ do: 'attack' }], { turn, ...situation }, 'battle')?.do === 'attack';
  const mine = { battlefield: [creature(1, [9, 10, 1])] };
  const wall = enemy(2, [1, 20, 20]);

  test('fears only those that can defend', () => {
    expect(attacks({ mine, theirs: { hp: 40, battlefield: [wall] } })).toBe(false);
    expect(
      attacks({ mine, theirs: { hp: 40, battlefield: [enemy(2, [1, 20, 20], { exhausted: true })] } }),
    ).toBe(true);
    const held = creature(2, [1, 20, 20], 'This creature cannot defend.\nThis card has no abilities.', {
      owner: 1,
    });
    expect(attacks({ mine, theirs: { hp: 40, battlefield: [held] } })).toBe(true);
  });

  test('gives what it has where that wins', () => {
    expect(attacks({ mine, theirs: { hp: 15, battlefield: [wall] } })).toBe(true);
    expect(attacks({ mine, theirs: { hp: 16, battlefield: [wall] } })).toBe(false);
  });

  test('sends what would be destroyed for not having acted, whatever it meets', () => {
    const idle =
      'If this in-play creature is unexhausted at the end of your own Battle Phase, destroy this creature.\nThis card has no abilities.';
    const doomed = { battlefield: [creature(1, [3, 1, 1], idle)] };
    const safe = { battlefield: [creature(1, [3, 1, 1])] };
    const theirs = { hp: 40, battlefield: [enemy(2, [1, 20, 20])] };
    expect([attacks({ mine: doomed, theirs }), attacks({ mine: safe, theirs })]).toEqual([true, false]);
    const team = {
      kind: 'cards',
      purpose: 'attack',
      cards: [1, 3],
      least: 1,
      most: 2,
      ordered: true,
    } as const;
    const both = { battlefield: [creature(1, [3, 1, 1], idle), creature(3, [3, 1, 5])] };
    expect(greedily(team, { turn, mine: both, theirs })).toEqual({ cards: [1] });
  });

  test('finds nobody to attack twice', () => {
    const sitting = enemy(2, [1, 0, 2]);
    const declared = (minions: readonly number[]): Situation => ({
      turn: { ...turn, declared: { players: [1], minions } },
      mine,
      theirs: { battlefield: [sitting] },
    });
    expect(attacks(declared([2]))).toBe(false);
    expect(attacks(declared([]))).toBe(true);
  });

  test('sends nobody without offense', () => {
    expect(attacks({ mine: { battlefield: [creature(1, [3, 0, 9])] } })).toBe(false);
    expect(attacks({ mine: {} })).toBe(false);
  });

  test('chooses the enemy who loses by it, else who has least left', () => {
    const sent = { battlefield: [creature(1, [3, 2, 9])] };
    const victim = (...hitpoints: readonly number[]): number => {
      const [first = 0, ...rest] = hitpoints;
      const situation = { turn, mine: sent, theirs: { hp: first }, others: rest.map((hp) => ({ hp })) };
      const options = [{ player: 1 }, { player: 2 }];
      const reply = greedily({ kind: 'options', purpose: 'victim', options, least: 1, most: 1 }, situation);
      return 'options' in reply ? (options[reply.options[0] ?? 0]?.player ?? 0) : 0;
    };
    expect([victim(30, 7), victim(7, 30)]).toEqual([2, 1]);
    expect([victim(30, 20), victim(20, 30)]).toEqual([2, 1]);
    expect([victim(0, 30), victim(30, 0)]).toEqual([2, 1]);
  });
});

import { expect, test } from 'vitest';
import { bear, card, giant } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';

const with_ = (mine: Side, theirs: Side = {}) => table({ players: [mine, theirs] });

test('hand sizes are changed in the order in which they began [MC-GR-161] [MC-Q-94] [MC-ZONE-08]', () => {
  const scroll = card('Scroll; {1}; Artifact', 'You have no maximum hand size.');
  const narrow = card('Narrow; {1}; Artifact', 'Your maximum hand size is three.');
  const sizeOf = (play: NonNullable<Side['play']>) => {
    const { context } = with_({ play }).game;
    return context.rules.law.handSize(context, 0);
  };
  expect([sizeOf([]), sizeOf([scroll]), sizeOf([narrow, scroll]), sizeOf([scroll, narrow])]).toEqual([
    7,
    null,
    null,
    3,
  ]);
});

test('spells cost more or less, in generic mana only [MC-GR-27]', () => {
  const market = card('Market; {1}; Artifact', 'Creature spells cost {1} less to play.');
  const toll = card('Toll; {1}; Artifact', 'Red spells cost {2} more to play.');
  const ox = card('Ox; {1}{G}; Creature — Ox; 2/2');
  const cheap = with_({ hand: [ox, bear], play: [market, 'Forest'] });
  expect(cheap.offers.filter((one) => one.startsWith('play'))).toEqual(['play Ox', 'play Bear']);
  const dear = with_({ hand: [card('Imp; {R}; Creature — Imp; 1/1')], play: [toll, '2 Mountain'] });
  expect(dear.offers).not.toContain('play Imp');
  const paid = with_({ hand: [card('Imp; {R}; Creature — Imp; 1/1')], play: [toll, '3 Mountain'] });
  expect(paid.offers).toContain('play Imp');
});

test('more lands can be played [MC-GR-137] [MC-GR-167] [MC-EFF-24]', () => {
  const wide = card('Wide; {1}; Artifact', 'You may play any number of lands each turn.');
  const t = with_({ hand: ['Forest', 'Island', 'Swamp'], play: [wide] });
  t.play('Forest').play('Island').play('Swamp');
  expect(t.zone('play')).toHaveLength(4);
  const more = card('More; {G}; Sorcery', 'You may play an additional land this turn.');
  const u = with_({ hand: [more, 'Forest', 'Island', 'Swamp'], play: ['Forest'] });
  u.play('More').resolve().play('Forest').play('Island');
  expect(u.offers).not.toContain('play Swamp');
});

test('what players cannot do they are not offered [MC-GR-164]', () => {
  const ban = card('Ban; {1}; Artifact', "Players can't play creature spells.");
  const t = with_({ hand: [bear], play: [ban, '2 Forest'] });
  expect(t.offers).not.toContain('play Bear');
});

test('steps are skipped as long as something says so [MC-GR-136] [MC-TURN-34]', () => {
  const sloth = card('Sloth; {1}; Artifact', 'You skip your draw step.');
  const t = with_({ play: [sloth] });
  t.until('main1', 7);
  expect(t.zone('hand')).toEqual([]);
});

test('a hand that is revealed stays so [MC-GR-127] [MC-ZONE-28]', () => {
  const glass = card('Glass; {1}; Artifact', 'Players play with their hand revealed.');
  const t = with_({ hand: [], play: [glass] }, { hand: [giant] });
  t.pass(2);
  expect(t.card('Giant').known & 1).toBe(1);
});

test('tapped permanents stay tapped where a text says so or lets them [MC-GR-158] [MC-GR-159]', () => {
  const root = card(
    'Root; {G}; Enchant Creature',
    "Enchanted creature doesn't untap during its controller's untap step.",
  );
  const t = with_({
    play: [
      { card: bear, tapped: true },
      { card: giant, tapped: true },
      { card: root, on: 'Bear' },
    ],
  });
  t.until('upkeep', 7);
  expect([t.card('Bear').tapped, t.card('Giant').tapped]).toEqual([true, undefined]);
});

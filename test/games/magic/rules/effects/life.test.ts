import { expect, test } from 'vitest';
import { bear, bolt, card, giant } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';

const lands = ['4 Mountain', '4 Swamp', '4 Plains', '4 Forest'];
const against = (hand: NonNullable<Side['hand']>, play: Side['play'] = [], theirs: Side['play'] = []) =>
  table({ players: [{ hand, play: [...lands, ...play] }, { play: theirs }] });

test('damage is dealt to creatures and players, and stays on creatures [MC-GR-99] [MC-GLO-31] [MC-GLO-03] [MC-EX-03] [MC-GR-59]', () => {
  const t = against([bolt, bolt], [], [giant, card('Ox; {G}; Creature — Ox; 2/6')]);
  t.play('Bolt', 'player 1').resolve();
  expect(t.life(1)).toBe(16);
  t.play('Bolt', 'Ox').resolve();
  expect(t.card('Ox').damage).toBe(4);
});

test('damage of one turn adds up, whatever it is from; as much as the toughness destroys [MC-GLO-01] [MC-GLO-02] [MC-GLO-04]', () => {
  const sting = card('Sting; {R}; Instant', 'Sting deals 2 damage to target creature.');
  const t = against([sting, sting], [], [giant]);
  t.play('Sting', 'Giant').resolve();
  expect(t.zone('play', 1)).toEqual(['Giant']);
  t.play('Sting', 'Giant').resolve();
  expect(t.zone('graveyard', 1)).toEqual(['Giant']);
});

test('less toughness than damage that has been dealt destroys [MC-GLO-05]', () => {
  const wane = card('Wane; {B}; Instant', 'Target creature gets -0/-1 until end of turn.');
  const t = against([wane], [], [{ card: giant, damage: 3 }]);
  t.play('Wane', 'Giant').resolve();
  expect(t.zone('graveyard', 1)).toEqual(['Giant']);
});

test('one spell deals damage to all at once [MC-GR-65] [MC-GR-66] [MC-GR-93] [MC-WIN-08]', () => {
  const quake = card('Quake; {X}{R}; Sorcery', 'Quake deals X damage to each creature and each player.');
  const t = table({
    players: [
      { life: 2, hand: [quake], play: ['3 Mountain', bear] },
      { life: 2, play: [giant] },
    ],
  });
  t.play('Quake', 2).resolve();
  expect(t.state.result?.winners).toEqual([]);
});

test('damage is divided as it is played, and not anew for those that are left [MC-GR-63] [MC-Q-34] [MC-Q-36]', () => {
  const rain = card(
    'Rain; {R}; Instant',
    'Rain deals 5 damage divided as you choose among any number of target creatures and/or players.',
  );
  const t = against([rain, card('Fall; {B}; Instant', 'Destroy target creature.')], [], [bear, giant]);
  t.act('play Rain');
  t.choose('Bear, Giant', '2, 3').play('Fall', 'Bear').resolve().resolve();
  expect(t.card('Giant').damage).toBe(3);
  expect(t.life(1)).toBe(20);
});

test('life is gained without limit, lost without being damage, and set [MC-GR-100] [MC-GR-101] [MC-GR-102] [MC-WIN-12]', () => {
  const mend = card('Mend; {W}; Sorcery', 'You gain 5 life.');
  const wither = card('Wither; {B}; Sorcery', 'Target player loses 3 life.');
  const level = card('Level; {W}; Sorcery', "Target player's life total becomes 10.");
  const t = against([mend, wither, level, level]);
  t.play('Mend').resolve().play('Wither', 'player 1').resolve();
  expect([t.life(0), t.life(1)]).toEqual([25, 17]);
  expect(t.events('damage')).toEqual([]);
  t.play('Level', 'player 1').resolve().play('Level', 'player 0').resolve();
  expect([t.life(0), t.life(1)]).toEqual([10, 10]);
  expect(t.events('gainLife')).toHaveLength(1);
  expect(t.events('loseLife')).toHaveLength(3);
});

test('life totals are exchanged as gain and loss [MC-GR-122] [MC-Q-79]', () => {
  const trade = card('Trade; {B}; Sorcery', 'Exchange life totals with target opponent.');
  const t = table({ players: [{ life: 3, hand: [trade], play: ['Swamp'] }, { life: 18 }] });
  t.play('Trade').resolve();
  expect([t.life(0), t.life(1)]).toEqual([18, 3]);
});

test('what a text asks about a thing that has left is answered by what it last was [MC-Q-36] [MC-GR-95] [MC-GR-68]', () => {
  const tithe = card(
    'Tithe; {W}; Instant',
    'Destroy target creature. Its controller gains life equal to its power.',
  );
  const t = against([tithe], [], [{ card: giant, counters: ['+1/+1'] }]);
  t.play('Tithe', 'Giant').resolve();
  expect(t.life(1)).toBe(25);
});

test('numbers of players, halves and things are counted on resolving [MC-GR-94] [MC-GR-96] [MC-GR-97] [MC-GR-92]', () => {
  const half = card('Half; {W}; Sorcery', 'You gain life equal to half your life total, rounded up.');
  const each = card('Each; {W}; Sorcery', 'You gain 1 life for each creature in play.');
  const t = table({
    players: [{ life: 7, hand: [half, each], play: ['2 Plains', bear] }, { play: [giant] }],
  });
  t.play('Half').resolve();
  expect(t.life(0)).toBe(11);
  t.play('Each').resolve();
  expect(t.life(0)).toBe(13);
});

test('damage of 0 is not dealt [MC-Q-131]', () => {
  const quake = card('Quake; {X}{R}; Sorcery', 'Quake deals X damage to each creature and each player.');
  const t = against([quake], [bear]);
  t.play('Quake', 0).resolve();
  expect(t.events('damage')).toEqual([]);
});

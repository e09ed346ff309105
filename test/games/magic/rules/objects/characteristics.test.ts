import { expect, test } from 'vitest';
import { bear, card, doom, swell, weakness } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';
import { hasKeyword, isColor, isType, size, subtypes } from '../values.js';

const knight = card('Knight; {W}; Creature — Knight; 2/2');
const banner = card('Banner; {W}; Enchantment', 'White creatures get +1/+1.');
const shrink = card('Shrink; {U}; Instant', 'Target creature is 0/2 until end of turn.');
const turn = card('Turn; {U}; Instant', "Switch target creature's power and toughness until end of turn.");
const bleach = card('Bleach; {W}; Instant', 'Target creature becomes white until end of turn.');
const giant = card('Giant; {3}{R}; Creature — Giant; 4/4');

const mana = ['3 Forest', '3 Island', '3 Swamp', '3 Plains', '3 Mountain'];
const with_ = (hand: Side['hand'], play: NonNullable<Side['play']>) =>
  table({ players: [{ hand: hand ?? [], play: [...mana, ...play] }, {}] });

test('several changes apply together, and those of attached enchantments end with them [MC-EFF-10] [MC-EFF-09]', () => {
  const t = with_([swell], [giant, { card: weakness, on: 'Giant' }]);
  expect(size(t, 'Giant')).toBe('2/2');
  t.play('Swell', 'Giant').resolve();
  expect(size(t, 'Giant')).toBe('5/5');
  t.until('upkeep', 6);
  expect(size(t, 'Giant')).toBe('2/2');
});

test('an effect of a spell begins as it resolves and ends in the cleanup step [MC-EFF-03] [MC-EFF-04] [MC-EFF-05] [MC-GR-143] [MC-GR-108]', () => {
  const t = with_([swell], [bear]);
  t.play('Swell', 'Bear');
  expect(size(t, 'Bear')).toBe('2/2');
  t.resolve();
  expect(size(t, 'Bear')).toBe('5/5');
  t.until('endOfTurn');
  expect(size(t, 'Bear')).toBe('5/5');
  t.until('upkeep', 6);
  expect(size(t, 'Bear')).toBe('2/2');
});

test('a later "is 0/2" overrides earlier changes, a later change adds to it [MC-Q-65] [MC-GR-109]', () => {
  const first = with_([swell, shrink], [bear]);
  first.play('Swell', 'Bear').resolve().play('Shrink', 'Bear').resolve();
  expect(size(first, 'Bear')).toBe('0/2');
  const second = with_([swell, shrink], [bear]);
  second.play('Shrink', 'Bear').resolve().play('Swell', 'Bear').resolve();
  expect(size(second, 'Bear')).toBe('3/5');
  const counters = with_([shrink], [{ card: bear, counters: ['+1/+1'] }]);
  expect(size(counters, 'Bear')).toBe('3/3');
  counters.play('Shrink', 'Bear').resolve();
  expect(size(counters, 'Bear')).toBe('0/2');
});

test('a switch swaps what stands at its turn [MC-Q-65] [MC-GR-110]', () => {
  const push = card('Push; {R}; Instant', 'Target creature gets +3/+0 until end of turn.');
  const lynx = card('Lynx; {G}; Creature — Cat; 1/5');
  const first = with_([push, turn], [lynx]);
  first.play('Push', 'Lynx').resolve().play('Turn', 'Lynx').resolve();
  expect(size(first, 'Lynx')).toBe('5/4');
  const second = with_([push, turn], [lynx]);
  second.play('Turn', 'Lynx').resolve().play('Push', 'Lynx').resolve();
  expect(size(second, 'Lynx')).toBe('8/1');
});

test('a group effect follows the color of the moment, though it began before [MC-Q-66] [MC-Q-65] [MC-GR-138]', () => {
  const t = with_([bleach], [banner, bear, knight]);
  expect([size(t, 'Bear'), size(t, 'Knight')]).toEqual(['2/2', '3/3']);
  t.play('Bleach', 'Bear').resolve();
  expect([size(t, 'Bear'), isColor(t, 'Bear', 'W'), isColor(t, 'Bear', 'G')]).toEqual(['3/3', true, false]);
});

test('a static ability is on every member of its group, also on those that come later, until it leaves [MC-ABIL-11] [MC-ABIL-12] [MC-ABIL-14] [MC-EFF-08] [MC-GR-151] [MC-GR-145]', () => {
  const sweep = card('Sweep; {W}; Instant', 'Destroy target enchantment.');
  const t = with_([knight, banner, sweep], [knight]);
  expect(size(t, 'Knight')).toBe('2/2');
  t.play('Banner').resolve();
  expect(size(t, 'Knight')).toBe('3/3');
  t.play('Knight').resolve();
  const late = t.all('Knight', 'play')[1]!;
  expect(t.game.context.rules.characteristicsOf(t.game.context, late).power).toBe(3);
  t.play('Sweep', 'Banner').resolve();
  expect(size(t, 'Knight')).toBe('2/2');
});

test('tapping a permanent does not end its static ability [MC-ABIL-15]', () => {
  const orb = card('Orb; {2}; Artifact', 'All creatures get +1/+1.');
  const t = with_([], [{ card: orb, tapped: true }, bear]);
  expect(size(t, 'Bear')).toBe('3/3');
});

test('an effect of a spell is on those that it finds as it resolves, whatever they become, and on no later ones [MC-Q-107]', () => {
  const rally = card('Rally; {W}; Instant', 'White creatures get +1/+1 until end of turn.');
  const stain = card('Stain; {B}; Instant', 'Target creature becomes black until end of turn.');
  const page = card('Page; {W}; Creature — Knight; 1/1');
  const t = with_([rally, stain, page], [knight]);
  t.play('Rally').resolve().play('Stain', 'Knight').resolve();
  expect([size(t, 'Knight'), isColor(t, 'Knight', 'W')]).toEqual(['3/3', false]);
  t.play('Page').resolve();
  expect(size(t, 'Page')).toBe('1/1');
});

test('numbers of an effect of a spell are counted once [MC-Q-107] [MC-GR-94]', () => {
  const host = card(
    'Host; {G}; Instant',
    'Target creature gets +1/+1 for each Forest you control until end of turn.',
  );
  const t = with_([host, 'Forest'], [bear]);
  t.play('Host', 'Bear').resolve();
  expect(size(t, 'Bear')).toBe('5/5');
  t.play('Forest');
  expect(size(t, 'Bear')).toBe('5/5');
});

test('an effect without a length lasts for the rest of the game [MC-Q-108] [MC-EFF-11] [MC-GR-147]', () => {
  const paint = card('Paint; {U}; Instant', 'Target creature becomes blue.');
  const t = with_([paint], [bear]);
  t.play('Paint', 'Bear').resolve().until('upkeep', 6);
  expect(isColor(t, 'Bear', 'U')).toBe(true);
});

test('* counts as the text says at every moment, before all else [MC-GR-98] [MC-Q-65]', () => {
  const elder = card(
    'Elder; {G}; Creature — Elf; */*',
    "Elder's power and toughness are each equal to the number of Forests you control.",
  );
  const t = with_(['Forest', swell], [elder]);
  expect(size(t, 'Elder')).toBe('3/3');
  t.play('Swell', 'Elder').resolve();
  expect(size(t, 'Elder')).toBe('6/6');
  t.play('Forest');
  expect(size(t, 'Elder')).toBe('7/7');
});

test('counters add each by their kind, and do not cancel out [MC-GLO-17] [MC-GLO-18] [MC-Q-87]', () => {
  const t = with_([], [{ card: bear, counters: ['+1/+1', '+2/+2', '-1/-1', 'spore'] }]);
  expect(size(t, 'Bear')).toBe('4/4');
  expect(t.card('Bear').counters).toHaveLength(4);
});

test('power can be below 0 [MC-Q-76]', () => {
  const drain = card('Drain; {B}; Instant', 'Target creature gets -3/-0 until end of turn.');
  const t = with_([drain], [bear]);
  t.play('Drain', 'Bear').resolve();
  expect(size(t, 'Bear')).toBe('-1/2');
});

test('abilities are given and taken, every copy of a keyword at once [MC-GR-111] [MC-GR-152] [MC-Q-116]', () => {
  const drake = card('Drake; {2}{U}; Creature — Drake; 2/2', 'Flying');
  const wings = card('Wings; {U}; Enchant Creature', 'Enchanted creature has flying.');
  const ground = card('Ground; {G}; Instant', 'Target creature loses flying until end of turn.');
  const t = with_([ground], [bear, drake, { card: wings, on: 'Bear' }, { card: wings, on: 'Drake' }]);
  expect([hasKeyword(t, 'Bear', 'flying'), hasKeyword(t, 'Drake', 'flying')]).toEqual([true, true]);
  t.play('Ground', 'Drake').resolve();
  expect(hasKeyword(t, 'Drake', 'flying')).toBe(false);
  expect(hasKeyword(t, 'Bear', 'flying')).toBe(true);
});

test('an effect that takes all abilities away ends static abilities too [MC-EFF-08] [MC-GR-111]', () => {
  const chief = card('Chief; {R}; Creature — Goblin; 1/1', 'Other creatures get +1/+1.');
  const mute = card('Mute; {U}; Instant', 'Target creature loses all abilities until end of turn.');
  const t = with_([mute], [chief, bear]);
  expect(size(t, 'Bear')).toBe('3/3');
  t.play('Mute', 'Chief').resolve();
  expect(size(t, 'Bear')).toBe('2/2');
});

test('a permanent that becomes a creature of a size gets starting values; nothing else is overridden [MC-Q-65] [MC-CARD-37]', () => {
  const orb = card('Orb; {2}; Artifact', 'All creatures get +1/+1.');
  const animate = card('Animate; {G}; Instant', 'Target artifact becomes a 2/2 creature until end of turn.');
  const t = with_([animate], [orb]);
  t.play('Animate', 'Orb').resolve();
  expect(size(t, 'Orb')).toBe('3/3');
  expect([isType(t, 'Orb', 'creature'), subtypes(t, 'Orb')]).toEqual([true, []]);
});

test('a static ability of an enchantment that is moved begins anew [MC-Q-65] [MC-GR-132]', () => {
  const small = card('Small; {B}; Enchant Creature', 'Enchanted creature is 0/2.');
  const big = card('Big; {G}; Enchant Creature', 'Enchanted creature gets +3/+3.');
  const hook = card('Hook; {1}; Artifact', '{T}: Attach target enchantment to target creature.');
  const t = with_([], [giant, bear, hook, { card: big, on: 'Giant' }, { card: small, on: 'Bear' }]);
  t.activate('Hook', 'Big', 'Bear').resolve();
  expect([size(t, 'Giant'), size(t, 'Bear')]).toEqual(['4/4', '3/5']);
});

test('effects of abilities do not end with their source [MC-EFF-06] [MC-EFF-07]', () => {
  const smith = card(
    'Smith; {1}; Creature — Dwarf; 1/1',
    '{T}: Target creature gets +2/+0 until end of turn.',
  );
  const t = with_([doom], [smith, bear]);
  t.activate('Smith', 'Bear').resolve().play('Doom', 'Smith').resolve();
  expect(size(t, 'Bear')).toBe('4/2');
});

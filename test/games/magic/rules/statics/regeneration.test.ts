import { expect, test } from 'vitest';
import { bear, card, doom } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';
import { size } from '../values.js';

const lands = ['6 Swamp', '6 Forest', '6 Mountain'];
const troll = card('Troll; {G}; Creature — Troll; 2/2', '{B}: Regenerate Troll.');
const sting = card('Sting; {R}; Instant', 'Sting deals 4 damage to target creature.');
const terror = card('Terror; {B}; Instant', "Destroy target creature. It can't be regenerated.");
const with_ = (hand: NonNullable<Side['hand']>, play: Side['play'] = [troll]) =>
  table({ players: [{ hand, play: [...lands, ...play] }, {}] });

test('regeneration lies in wait, and replaces one destruction [MC-KW-27] [MC-KW-28] [MC-KW-30] [MC-KW-31] [MC-KW-32] [MC-KW-33] [MC-KW-35] [MC-KW-40] [MC-Q-12] [MC-GR-116] [MC-GR-173] [MC-EX-83] [MC-EX-85]', () => {
  const t = with_([sting, doom]);
  const { id } = t.card('Troll');
  t.activate('Troll').resolve();
  expect(t.card('Troll').tapped).toBeUndefined();
  t.play('Sting', 'Troll').resolve();
  const { tapped, damage, zone } = t.card('Troll');
  expect([tapped, damage, zone, t.card('Troll').id]).toEqual([true, undefined, 'play', id]);
  t.play('Doom', 'Troll').resolve();
  expect(t.card('Troll').zone).toBe('graveyard');
});

test('what is on it, and what applies to it, goes on [MC-KW-36] [MC-KW-37] [MC-KW-38] [MC-KW-41]', () => {
  const might = card('Might; {G}; Enchant Creature', 'Enchanted creature gets +1/+1.');
  const t = with_(
    [doom],
    [
      { card: troll, counters: ['+1/+1'], tapped: true },
      { card: might, on: 'Troll' },
    ],
  );
  t.activate('Troll').resolve().play('Doom', 'Troll').resolve();
  expect([size(t, 'Troll'), t.card('Might').zone]).toEqual(['4/4', 'play']);
});

test('it leaves combat, and what it fights is still dealt its damage [MC-KW-34] [MC-EX-84] [MC-KW-39]', () => {
  const t = table({ players: [{ play: [bear] }, { play: [...lands, troll] }], step: 'attackers' });
  const pair = (): void => {
    while (t.decision.kind !== 'pair') t.pass();
    t.answer({ pairs: t.decision.pairings.map(() => 0) });
  };
  pair();
  pair();
  while (t.stack[0] !== 'combat damage') t.pass();
  t.pass().activate('Troll').pass(2);
  expect(t.stack).toEqual(['combat damage']);
  t.resolve();
  expect([t.card('Troll').zone, t.card('Troll').tapped, t.card('Troll').damage]).toEqual([
    'play',
    true,
    undefined,
  ]);
  expect(t.state.combat?.attacks.flatMap(({ blockers }) => blockers)).toEqual([]);
  expect(t.card('Bear').zone).toBe('graveyard');
});

test('once destroyed it is too late, and "cannot be regenerated" wins [MC-KW-39] [MC-KW-42] [MC-GR-104] [MC-EX-87]', () => {
  const t = with_([terror]);
  t.activate('Troll').resolve().play('Terror', 'Troll').resolve();
  expect(t.card('Troll').zone).toBe('graveyard');
});

test('it replaces destruction only [MC-KW-43] [MC-EX-86] [MC-Q-60]', () => {
  const edict = card('Edict; {B}; Instant', 'Target player sacrifices a creature.');
  const shrivel = card('Shrivel; {B}; Instant', 'Target creature gets -2/-2 until end of turn.');
  const one = with_([edict]);
  one.activate('Troll').resolve().play('Edict', 'player 0').resolve().choose('Troll');
  expect(one.card('Troll').zone).toBe('graveyard');
  const other = with_([shrivel]);
  other.activate('Troll').resolve().play('Shrivel', 'Troll').resolve();
  expect(other.card('Troll').zone).toBe('graveyard');
});

test('it waits until the end of the turn [MC-Q-68]', () => {
  const t = table({
    players: [
      { hand: [doom], play: [...lands, troll] },
      { hand: [doom], play: ['6 Swamp'] },
    ],
  });
  t.activate('Troll').resolve().until('upkeep', 6).pass().play('Doom', 'Troll').resolve();
  expect(t.card('Troll').zone).toBe('graveyard');
});

test('of two that wait its controller chooses which is used [MC-Q-69] [MC-KW-29]', () => {
  const grace = card('Grace; {G}; Instant', 'Regenerate target creature.');
  const t = with_([grace, doom, doom]);
  t.activate('Troll').resolve().play('Grace', 'Troll').resolve().play('Doom', 'Troll').resolve();
  expect(t.asked).toBe('0 replace');
  t.choose('Grace');
  expect(t.card('Troll').zone).toBe('play');
  t.play('Doom', 'Troll').resolve();
  expect(t.card('Troll').zone).toBe('play');
});

test('with a replacement of going to the graveyard its controller chooses one of both [MC-Q-70] [MC-Q-67]', () => {
  const walker = card(
    'Walker; {B}; Creature — Zombie; 2/2',
    "If Walker would be put into a graveyard from play, put it on top of its owner's library instead.",
    '{B}: Regenerate Walker.',
  );
  const t = with_([doom], [walker]);
  t.act('activate Walker 1').resolve().play('Doom', 'Walker').resolve();
  expect(t.decision.kind === 'options' && t.decision.options).toHaveLength(2);
});

test('a creature that leaves and comes back has no regeneration waiting [MC-Q-49]', () => {
  const blink = card('Blink; {G}; Instant', "Return target creature to its owner's hand.");
  const t = with_([blink, doom]);
  t.activate('Troll').resolve().play('Blink', 'Troll').resolve().play('Troll').resolve();
  t.play('Doom', 'Troll').resolve();
  expect(t.card('Troll').zone).toBe('graveyard');
});

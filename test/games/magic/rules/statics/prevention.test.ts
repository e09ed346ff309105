import { expect, test } from 'vitest';
import { bear, bolt, card, giant } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';

const lands = ['6 Mountain', '6 Plains', '6 Forest'];
const healer = card(
  'Healer; {W}; Creature — Cleric; 1/1',
  '{T}: Prevent the next 1 damage that would be dealt to target creature or player this turn.',
);
const ward = card(
  'Ward; {W}; Enchantment',
  '{W}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
);
const with_ = (mine: Side, theirs: Side = {}) =>
  table({
    players: [
      { ...mine, play: [...lands, ...(mine.play ?? [])] },
      { ...theirs, play: [...lands, ...(theirs.play ?? [])] },
    ],
  });

test('the next damage is prevented, the rest is dealt, and then no more [MC-EFF-15] [MC-EFF-16] [MC-EFF-17] [MC-EFF-18] [MC-EFF-23] [MC-GR-117] [MC-EX-08] [MC-EX-54] [MC-EX-55]', () => {
  const t = with_({ hand: [bolt, bolt] }, { play: [healer] });
  t.play('Bolt', 'player 1').pass().activate('Healer', 'player 1').resolve();
  expect([t.stack, t.life(1)]).toEqual([['Bolt'], 20]);
  t.resolve();
  expect(t.life(1)).toBe(17);
  t.play('Bolt', 'player 1').resolve();
  expect(t.life(1)).toBe(13);
});

test('what is dealt is not undone, and what is not used ends with the turn [MC-EFF-19] [MC-EFF-20] [MC-EX-56] [MC-GR-144]', () => {
  const t = with_({ hand: [bolt, bolt] }, { play: [healer] });
  t.play('Bolt', 'player 1').resolve();
  t.pass().activate('Healer', 'player 1').resolve();
  expect(t.life(1)).toBe(16);
  t.until('main1', 7).play('Bolt', 'player 1').resolve();
  expect(t.life(1)).toBe(12);
});

test('a shield counts damage, from several sources and at several times [MC-EFF-26]', () => {
  const balm = card(
    'Balm; {W}; Instant',
    'Prevent the next 6 damage that would be dealt to target creature or player this turn.',
  );
  const t = with_({ hand: [bolt, bolt, bolt] }, { hand: [balm] });
  t.pass().play('Balm', 'player 1').resolve();
  t.play('Bolt', 'player 1').resolve();
  expect(t.life(1)).toBe(20);
  t.play('Bolt', 'player 1').resolve();
  expect(t.life(1)).toBe(18);
});

test('combat damage on the stack can still be prevented [MC-EFF-21] [MC-EFF-22] [MC-EX-57]', () => {
  const cub = card('Cub; {G}; Creature — Bear; 2/2');
  const t = table({ players: [{ play: [bear] }, { play: [cub, healer] }], step: 'attackers' });
  while (t.decision.kind !== 'pair') t.pass();
  t.answer({ pairs: [0] });
  while (t.decision.kind !== 'pair') t.pass();
  const blocker = t.card('Cub').id;
  t.answer({ pairs: t.decision.pairings.map(({ card: id }) => (id === blocker ? 0 : null)) });
  while (t.stack[0] !== 'combat damage') t.pass();
  t.pass().activate('Healer', 'Cub').resolve();
  t.resolve();
  expect([t.zone('graveyard'), t.zone('graveyard', 1)]).toEqual([['Bear'], []]);
});

test('a source is chosen on resolving; the next time it would deal damage all of that is prevented [MC-GR-186] [MC-Q-111] [MC-EX-15] [MC-GLO-23]', () => {
  const t = with_({ hand: [bolt, bolt] }, { play: [ward, giant, bear] });
  t.play('Bolt', 'player 1').pass().activate('Ward').pass(2);
  expect(t.asked).toBe('1 source');
  const options = t.decision.kind === 'options' ? t.decision.options.length : 0;
  expect(options).toBe(2);
  t.choose('Bolt').resolve();
  expect(t.life(1)).toBe(20);
  t.play('Bolt', 'player 1').resolve();
  expect(t.life(1)).toBe(16);
});

test('protection reduces damage of its color to 0, and is no prevention of anything else [MC-KW-50] [MC-KW-51] [MC-KW-52] [MC-KW-55] [MC-Q-71] [MC-GR-175] [MC-EX-90]', () => {
  const monk = card(
    'Monk; {W}; Creature — Monk; 2/2',
    'Protection from red',
    'Whenever Monk is dealt damage, you gain 5 life.',
  );
  const burn = card('Burn; {R}{G}; Sorcery', 'Burn deals 3 damage to each creature.');
  const wrath = card('Wrath; {R}; Sorcery', 'Destroy all creatures.');
  const t = with_({ hand: [burn, wrath], play: [monk, bear] });
  t.play('Burn').resolve();
  expect([t.card('Monk').damage, t.life(0), t.card('Bear').zone]).toEqual([undefined, 20, 'graveyard']);
  t.play('Wrath').resolve();
  expect(t.card('Monk').zone).toBe('graveyard');
});

test('nothing of its color can aim at what has protection, of any controller [MC-KW-49] [MC-KW-51] [MC-Q-73] [MC-GR-157]', () => {
  const monk = card('Monk; {W}; Creature — Monk; 2/2', 'Protection from red');
  const imp = card('Imp; {R}; Creature — Imp; 1/1', '{T}: Imp deals 1 damage to target creature.');
  const t = with_({ hand: [bolt], play: [monk, imp] });
  t.act('activate Imp');
  const ids = t.decision.kind === 'cards' ? t.decision.cards : [];
  expect(ids).toEqual([t.card('Imp').id]);
});

test('protection that is gained in response makes the target illegal [MC-KW-54] [MC-EX-91] [MC-RES-04]', () => {
  const shell = card('Shell; {W}; Instant', 'Target creature gains protection from red until end of turn.');
  const t = with_({ hand: [bolt] }, { hand: [shell], play: [bear] });
  t.play('Bolt', 'Bear').pass().play('Shell', 'Bear').resolve().resolve();
  expect([t.card('Bear').zone, t.events('damage')]).toEqual(['play', []]);
});

test('damage is reduced, and damage that cannot be prevented is dealt [MC-GR-168] [MC-GR-165]', () => {
  const hide = card('Hide; {G}; Creature — Ox; 3/6', 'Damage dealt to Hide by red sources is reduced by 1.');
  const sure = card(
    'Sure; {R}; Instant',
    "Sure deals 3 damage to target creature. The damage can't be prevented.",
  );
  const fog = card(
    'Fog; {W}; Instant',
    'Prevent all damage that would be dealt to target creature this turn.',
  );
  const t = with_({ hand: [bolt, sure, fog, bolt], play: [hide] });
  t.play('Bolt', 'Hide').resolve();
  expect(t.card('Hide').damage).toBe(3);
  t.play('Fog', 'Hide').resolve().play('Sure', 'Hide').resolve();
  expect(t.card('Hide').damage).toBe(5);
  t.play('Bolt', 'Hide').resolve();
  expect(t.card('Hide').damage).toBe(5);
});

test('all combat damage of a turn is prevented [MC-GR-117]', () => {
  const fog = card('Fog; {G}; Instant', 'Prevent all combat damage that would be dealt this turn.');
  const t = table({ players: [{ hand: [fog, bolt], play: ['Forest', 'Mountain', bear] }, {}] });
  t.play('Fog').resolve();
  while (t.decision.kind !== 'pair') t.pass();
  t.answer({ pairs: [0] });
  while (t.state.step !== 'main2') t.pass();
  expect(t.life(1)).toBe(20);
  t.play('Bolt', 'player 1').resolve();
  expect(t.life(1)).toBe(16);
});

test('damage is dealt to another instead, by the same source; to nothing that has left [MC-GR-119] [MC-Q-129]', () => {
  const shift = card(
    'Shift; {W}; Instant',
    'The next 2 damage that would be dealt to you this turn is dealt to target creature instead.',
  );
  const t = with_({ hand: [bolt, bolt] }, { hand: [shift, shift], play: [giant, bear] });
  t.play('Bolt', 'player 1').pass().play('Shift', 'Giant').resolve().resolve();
  expect([t.life(1), t.card('Giant').damage]).toEqual([18, 2]);
  const gone = with_({ hand: [bolt, bolt] }, { hand: [shift], play: [bear] });
  gone.pass().play('Shift', 'Bear').resolve();
  gone.play('Bolt', 'Bear').resolve().play('Bolt', 'player 1').resolve();
  expect(gone.life(1)).toBe(16);
});

test('"deals no combat damage" keeps all of it from being dealt [MC-GR-118] [MC-EX-113]', () => {
  const calm = card('Calm; {W}; Instant', 'Target creature deals no combat damage this turn.');
  const t = with_({ hand: [calm], play: [bear] });
  t.play('Calm', 'Bear').resolve();
  while (t.decision.kind !== 'pair') t.pass();
  t.answer({ pairs: [0] });
  while (t.state.step !== 'main2') t.pass();
  expect([t.life(1), t.events('damage')]).toEqual([20, []]);
});

import { expect, test } from 'vitest';
import { bear, card, doom, giant, tokens, weakness } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';
import { size } from '../values.js';

const lands = ['4 Swamp', '4 Plains', '4 Forest', '4 Island'];
const against = (hand: NonNullable<Side['hand']>, play: Side['play'] = [], theirs: Side['play'] = []) =>
  table({ players: [{ hand, play: [...lands, ...play] }, { play: theirs }] });

test('a destroyed permanent goes to its owner’s graveyard, whoever controls it [MC-GR-103] [MC-GLO-06] [MC-ZONE-22]', () => {
  const t = against([doom], [], [{ card: bear, owner: 0 }]);
  t.play('Doom', 'Bear').resolve();
  expect(t.zone('graveyard')).toEqual(['Doom', 'Bear']);
  expect(t.zone('graveyard', 1)).toEqual([]);
});

test('each player sacrifices, the active player choosing first; borrowed things cannot be given up [MC-GR-105] [MC-GLO-07] [MC-GLO-08] [MC-Q-10] [MC-Q-45]', () => {
  const toll = card('Toll; {B}; Sorcery', 'Each player sacrifices a creature.');
  const t = against([toll], [bear, giant], [{ card: bear, owner: 0 }, giant]);
  t.play('Toll').resolve();
  expect(t.asked).toBe('0 choose');
  t.choose('Giant');
  expect([t.asked, t.zone('play', 0).at(-1)]).toEqual(['1 choose', 'Giant']);
  t.choose('Bear');
  expect(t.zone('graveyard')).toEqual(['Toll', 'Bear', 'Giant']);
  expect(t.zone('play', 1)).toEqual(['Giant']);
});

test('a player who is to sacrifice chooses among their own [MC-GR-105] [MC-GR-64]', () => {
  const edict = card('Edict; {B}; Instant', 'Target player sacrifices a creature.');
  const t = against([edict], [bear], [giant, card('Imp; {B}; Creature — Imp; 1/1')]);
  t.play('Edict', 'player 1').resolve();
  expect(t.asked).toBe('1 choose');
  t.choose('Imp');
  expect(t.zone('graveyard', 1)).toEqual(['Imp']);
});

test('a tapped permanent is not tapped again by an effect [MC-GR-112] [MC-GLO-24] [MC-GLO-25] [MC-GLO-32]', () => {
  const elf = card('Elf; {G}; Creature — Elf; 1/1', '{T}: Add {G} to your mana pool.');
  const bind = card('Bind; {W}; Instant', 'Tap target creature.');
  const free = card('Free; {G}; Instant', 'Untap target creature.');
  const t = against([bind, bind, free], [elf]);
  t.play('Bind', 'Elf').resolve();
  expect([t.card('Elf').tapped, t.pool(0)]).toEqual([true, '']);
  const taps = t.events('tap').length;
  t.play('Bind', 'Elf');
  const paid = t.events('tap').length;
  t.resolve();
  expect(t.events('tap')).toHaveLength(paid);
  expect(paid).toBeGreaterThanOrEqual(taps);
  t.play('Free', 'Elf').resolve();
  expect(t.card('Elf').tapped).toBeUndefined();
});

test('tokens are creatures that are no cards, and nowhere once they have left play [MC-GR-133] [MC-GLO-26] [MC-GLO-27] [MC-GLO-28] [MC-GLO-29] [MC-Q-82] [MC-EX-106]', () => {
  const text = ['Brood; {G}; Sorcery', 'Put two 1/1 green Elf creature tokens into play.'] as const;
  const back = card('Back; {U}; Instant', "Return target creature to its owner's hand.");
  const t = table({
    players: [{ hand: [card(...text), back], play: lands }, {}],
    tokens: tokens(...text),
  });
  t.play('Brood').resolve();
  expect(t.all('Elf', 'play')).toHaveLength(2);
  expect([size(t, 'Elf'), t.card('Elf').owner, t.card('Elf').made]).toEqual(['1/1', 0, 'token']);
  t.play('Back', 'Elf').resolve();
  expect(t.all('Elf', 'play')).toHaveLength(1);
  expect(t.zone('hand')).toEqual([]);
});

test('a token whose size is counted keeps it [MC-GR-133] [MC-GR-93] [MC-Q-107]', () => {
  const text = ['Spawn; {X}{G}; Sorcery', 'Put an X/X green Ooze creature token into play.'] as const;
  const t = table({ players: [{ hand: [card(...text)], play: ['4 Forest'] }, {}], tokens: tokens(...text) });
  t.play('Spawn', 3).resolve();
  expect(size(t, 'Ooze')).toBe('3/3');
});

test('effects on creature cards find no tokens [MC-GLO-30]', () => {
  const text = ['Brood; {G}; Sorcery', 'Put two 1/1 green Elf creature tokens into play.'] as const;
  const raise = card('Raise; {B}; Sorcery', 'Return target creature card from your graveyard to your hand.');
  const t = table({
    players: [{ hand: [card(...text), doom, raise], play: lands, graveyard: [] }, {}],
    tokens: tokens(...text),
  });
  t.play('Brood').resolve().play('Doom', 'Elf').resolve();
  expect(t.offers).not.toContain('play Raise');
});

test('counters are put and removed by their kind, and stay across turns [MC-GR-134] [MC-GLO-18] [MC-GLO-19] [MC-EX-110]', () => {
  const grow = card('Grow; {G}; Sorcery', 'Put two +1/+1 counters on target creature.');
  const prune = card('Prune; {B}; Sorcery', 'Remove all +2/+2 counters from target creature.');
  const t = against([grow, prune], [bear]);
  t.play('Grow', 'Bear').resolve().play('Prune', 'Bear').resolve();
  expect(size(t, 'Bear')).toBe('4/4');
  t.until('upkeep', 6);
  expect(size(t, 'Bear')).toBe('4/4');
});

test('an enchantment is moved only onto what it can be attached to [MC-GR-132] [MC-TYPE-16] [MC-Q-74]', () => {
  const monk = card('Monk; {W}; Creature — Monk; 3/3', 'Protection from black');
  const hook = card('Hook; {1}; Artifact', '{T}: Attach target enchantment to target creature.');
  const t = against([], [giant, monk, { card: weakness, on: 'Giant' }, hook, hook, bear]);
  t.activate('Hook', 'Weakness', 'Monk').resolve();
  expect([size(t, 'Giant'), size(t, 'Monk')]).toEqual(['2/2', '3/3']);
  t.activate('Hook', 'Weakness', 'Bear').resolve();
  expect([size(t, 'Giant'), t.zone('graveyard')]).toEqual(['4/4', ['Weakness', 'Bear']]);
});

test('a creature is removed from combat [MC-GR-120]', () => {
  const lift = card('Lift; {W}; Instant', 'Remove target creature from combat.');
  const t = table({ players: [{ play: [bear] }, { hand: [lift], play: ['Plains'] }], step: 'attackers' });
  while (t.decision.kind !== 'pair') t.pass();
  t.answer({ pairs: t.decision.kind === 'pair' ? t.decision.pairings.map(() => 0) : [] });
  t.pass().play('Lift', 'Bear').resolve();
  t.until('main2');
  expect(t.life(1)).toBe(20);
});

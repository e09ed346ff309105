import { expect, test } from 'vitest';
import { bear, bolt, card, doom, giant, tokens } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';
import { size } from '../values.js';

const lands = ['6 Swamp', '6 Forest', '6 Mountain', '6 Plains'];
const with_ = (mine: Side, theirs: Side = {}) =>
  table({
    players: [
      { ...mine, play: [...lands, ...(mine.play ?? [])] },
      { ...theirs, play: [...lands, ...(theirs.play ?? [])] },
    ],
  });
const cub = card('Cub; {G}; Creature — Bear; 1/1');
const wrath = card('Wrath; {W}; Sorcery', 'Destroy all creatures.');

test('a permanent that comes into play triggers, its own ability too [MC-GR-35] [MC-GR-49] [MC-Q-105] [MC-TRIG-17]', () => {
  const shrine = card('Shrine; {W}; Enchantment', 'Whenever a creature comes into play, you gain 1 life.');
  const nurse = card('Nurse; {W}; Creature — Cleric; 1/1', 'When Nurse comes into play, you gain 3 life.');
  const meadow = card('Meadow; {W}; Enchantment', 'Whenever a land comes into play, you gain 2 life.');
  const t = with_({ hand: [nurse, 'Forest'], play: [shrine, meadow] });
  t.play('Nurse').resolve();
  if (t.decision.kind !== 'act') t.choose('Shrine');
  expect(t.stack).toHaveLength(2);
  t.resolve().resolve();
  expect(t.life(0)).toBe(24);
  t.play('Forest').resolve();
  expect(t.life(0)).toBe(26);
});

test('permanents that come into play together see each other come, the first the last too [MC-GR-35] [MC-TRIG-03] [MC-GR-131]', () => {
  const nurse = card(
    'Nurse; {W}; Creature — Cleric; 1/1',
    'Whenever another creature comes into play, you gain 1 life.',
  );
  const monk = card(
    'Monk; {W}; Creature — Cleric; 1/1',
    'Whenever a creature comes into play, you gain 10 life.',
  );
  const rise = card('Rise; {B}; Sorcery', 'Put all creature cards from your graveyard into play.');
  const t = with_({ hand: [rise], graveyard: [nurse, bear, monk] });
  t.play('Rise').resolve();
  while (t.decision.kind === 'options') t.answer({ options: [0] });
  // The Nurse sees two others, and the Monk three with itself.
  expect(t.stack.toSorted()).toEqual(['Monk’s', 'Monk’s', 'Monk’s', 'Nurse’s', 'Nurse’s']);
  while (t.stack.length > 0) t.resolve();
  expect(t.life(0)).toBe(52);
});

test('tokens that each player gets come into play together [MC-GR-133] [MC-GR-35]', () => {
  const text = [
    'Gathering; {G}; Sorcery',
    'Each player puts a 1/1 green Elf creature token with “Whenever another creature comes into play, you gain 1 life.” into play.',
  ] as const;
  const t = table({ players: [{ hand: [card(...text)], play: ['Forest'] }, {}], tokens: tokens(...text) });
  t.play('Gathering').resolve();
  while (t.stack.length > 0) t.resolve();
  expect([t.life(0), t.life(1)]).toEqual([21, 21]);
});

test('an ability triggers once for each of several that are destroyed together, and sees itself among them [MC-TRIG-03] [MC-GR-42] [MC-Q-81] [MC-Q-127] [MC-EX-99] [MC-GR-41]', () => {
  const ghoul = card(
    'Ghoul; {B}; Creature — Ghoul; 1/1',
    'Whenever a creature is destroyed, you gain 1 life.',
  );
  const crypt = card(
    'Crypt; {B}; Enchantment',
    'Whenever a creature is put into a graveyard from play, you gain 10 life.',
  );
  const t = with_({ hand: [wrath], play: [ghoul, bear] }, { play: [giant, crypt] });
  t.play('Wrath').resolve();
  while (t.decision.kind === 'options') t.answer({ options: [0] });
  expect(t.stack).toHaveLength(6);
  while (t.stack.length > 0) t.resolve();
  expect([t.life(0), t.life(1)]).toEqual([23, 50]);
});

test('what leaves play without a graveyard triggers only on leaving [MC-GR-41]', () => {
  const wisp = card(
    'Wisp; {G}; Creature — Spirit; 1/1',
    'When Wisp leaves play, you gain 1 life.',
    'When Wisp is put into a graveyard from play, you gain 10 life.',
  );
  const back = card('Back; {G}; Instant', "Return target creature to its owner's hand.");
  const t = with_({ hand: [back], play: [wisp] });
  t.play('Back', 'Wisp').resolve().resolve();
  expect(t.life(0)).toBe(21);
});

test('a token that is destroyed triggers, though it is nowhere afterwards [MC-Q-83]', () => {
  const text = ['Brood; {G}; Sorcery', 'Put two 1/1 green Elf creature tokens into play.'] as const;
  const crypt = card(
    'Crypt; {B}; Enchantment',
    'Whenever a creature is put into a graveyard from play, you gain 1 life.',
  );
  const t = table({
    players: [{ hand: [card(...text), doom], play: [...lands, crypt] }, {}],
    tokens: tokens(...text),
  });
  t.play('Brood').resolve().play('Doom', 'Elf').resolve();
  expect([t.stack, t.zone('graveyard')]).toEqual([['Crypt’s'], ['Doom', 'Brood']]);
});

test('a replaced destruction did not happen [MC-EFF-13] [MC-Q-128]', () => {
  const troll = card('Troll; {G}; Creature — Troll; 2/2', '{B}: Regenerate Troll.');
  const altar = card('Altar; {B}; Enchantment', 'Whenever a creature is destroyed, you gain 1 life.');
  const t = with_({ hand: [doom], play: [troll, altar] });
  t.activate('Troll').resolve().play('Doom', 'Troll').resolve();
  expect(t.stack).toEqual([]);
});

test('sacrifices, draws, discards, gains and losses of life trigger for those whom the text names [MC-GR-43] [MC-GR-51] [MC-GR-52] [MC-Q-132] [MC-GLO-09]', () => {
  const edict = card('Edict; {B}; Sorcery', 'Target player sacrifices a creature.');
  const rot = card('Rot; {B}; Sorcery', 'Target player discards a card.');
  const mend = card('Mend; {W}; Sorcery', 'You gain 2 life.');
  const pact = card('Pact; {B}; Enchantment', 'Whenever you sacrifice a creature, you gain 100 life.');
  const bog = card('Bog; {B}; Enchantment', 'Whenever a player discards a card, that player loses 1 life.');
  const vial = card(
    'Vial; {B}; Enchantment',
    'Whenever an opponent loses life, put a +1/+1 counter on target creature.',
  );
  const t = with_({ hand: [edict, rot, bolt, mend], play: [pact, bear] }, { hand: [cub] });
  t.play('Edict', 'player 0').resolve().choose('Bear');
  expect(t.stack).toEqual(['Pact’s']);
  t.resolve();
  expect(t.life(0)).toBe(120);
  const u = with_({ hand: [rot, bolt, mend], play: [bog, vial, bear] }, { hand: [cub] });
  u.play('Rot', 'player 1').resolve();
  if (u.asked === '1 discarded') u.choose('Cub');
  u.resolve();
  expect(u.life(1)).toBe(19);
  if (u.asked.endsWith('target')) u.choose('Bear');
  u.resolve();
  expect(size(u, 'Bear')).toBe('3/3');
  u.play('Bolt', 'player 1').resolve();
  if (u.asked.endsWith('target')) u.choose('Bear');
  u.resolve();
  expect(size(u, 'Bear')).toBe('4/4');
});

test('damage triggers on what deals it and what is dealt it; damage that was prevented does not [MC-GR-47] [MC-CMB-46] [MC-Q-71]', () => {
  const sage = card(
    'Sage; {W}; Creature — Wizard; 1/5',
    '{T}: Sage deals 1 damage to target creature or player.',
    'Whenever Sage deals damage to a player, you gain 1 life.',
    'Whenever Sage is dealt damage, you gain that much life.',
  );
  const fog = card(
    'Fog; {W}; Instant',
    'Prevent all damage that would be dealt to target creature this turn.',
  );
  const t = with_({ hand: [bolt, bolt, fog], play: [sage] });
  t.activate('Sage', 'player 1').resolve().resolve();
  expect(t.life(0)).toBe(21);
  t.play('Bolt', 'Sage').resolve().resolve();
  expect(t.life(0)).toBe(25);
  t.play('Fog', 'Sage').resolve().play('Bolt', 'Sage').resolve();
  expect(t.stack).toEqual([]);
});

test('spells that are played, lands that are played, and tapping trigger [MC-GR-48] [MC-GR-49] [MC-GR-40]', () => {
  const ear = card(
    'Ear; {R}; Enchantment',
    'Whenever a player plays a red spell, you gain 1 life.',
    'Whenever a player plays a land, you gain 10 life.',
  );
  const guard = card(
    'Guard; {G}; Creature — Elf; 1/1',
    '{T}: Guard gets +1/+1 until end of turn.',
    'Whenever Guard becomes tapped, you gain 100 life.',
  );
  const t = with_({ hand: [bolt, cub, 'Forest'], play: [ear, guard] });
  t.play('Bolt', 'player 1');
  expect(t.stack).toEqual(['Ear’s', 'Bolt']);
  t.resolve().resolve().play('Cub');
  expect(t.stack).toEqual(['Cub']);
  t.resolve().play('Forest').resolve();
  expect(t.life(0)).toBe(31);
  t.activate('Guard').resolve();
  expect(t.life(0)).toBe(131);
});

test('becoming a target triggers before the spell resolves [MC-GR-53]', () => {
  const shy = card('Shy; {G}; Creature — Elf; 1/1', 'When Shy becomes the target of a spell, sacrifice it.');
  const t = with_({ hand: [doom], play: [shy] });
  t.play('Doom', 'Shy');
  expect(t.stack).toEqual(['Shy’s', 'Doom']);
  t.resolve();
  expect(t.zone('graveyard')).toEqual(['Shy']);
});

test('"that creature" is the other one of the event [MC-GR-45] [MC-GR-68] [MC-GR-82]', () => {
  const adder = card(
    'Adder; {G}; Creature — Snake; 1/1',
    'Whenever Adder blocks a creature, destroy that creature.',
  );
  const t = table({ players: [{ play: [giant] }, { play: [adder] }], step: 'attackers' });
  const pair = (): void => {
    while (t.decision.kind !== 'pair') t.pass();
    t.answer({ pairs: [0] });
  };
  pair();
  pair();
  expect(t.stack).toEqual(['Adder’s']);
  t.resolve();
  expect([t.zone('graveyard'), t.zone('play', 1)]).toEqual([['Giant'], ['Adder']]);
});

test('attacking, being blocked and not being blocked trigger as they are declared [MC-GR-44] [MC-GR-45] [MC-GR-46] [MC-Q-121]', () => {
  const scout = card(
    'Scout; {G}; Creature — Elf; 1/1',
    'Whenever Scout attacks, you gain 1 life.',
    "Whenever Scout attacks and isn't blocked, you gain 10 life.",
    'Whenever Scout becomes blocked by a creature, you gain 100 life.',
  );
  const attack = (block: number | null): number => {
    const t = table({ players: [{ play: [scout] }, { play: [giant] }], step: 'attackers' });
    while (t.decision.kind !== 'pair') t.pass();
    t.answer({ pairs: [0] }).resolve();
    while (t.decision.kind !== 'pair') t.pass();
    t.answer({ pairs: [block] }).resolve();
    return t.life(0);
  };
  expect([attack(null), attack(0)]).toEqual([31, 121]);
});

test('losing control triggers [MC-GR-54] [MC-GR-121] [MC-ZONE-23] [MC-ZONE-27] [MC-Q-106]', () => {
  const steal = card('Steal; {R}; Sorcery', 'Gain control of target creature.');
  const pride = card('Pride; {G}; Creature — Cat; 2/2', 'When you lose control of Pride, you gain 7 life.');
  const t = with_({ hand: [steal] }, { play: [pride] });
  t.play('Steal', 'Pride').resolve();
  expect([t.card('Pride').player, t.stack]).toEqual([0, ['Pride’s']]);
  t.resolve();
  expect([t.life(0), t.life(1)]).toEqual([20, 27]);
});

test('a state triggers once as it begins, and again only after its ability has left the stack [MC-GR-55] [MC-Q-43]', () => {
  const eel = card('Eel; {B}; Creature — Eel; 3/3', 'When you control no Islands, draw a card.');
  const isle = card('Isle; {B}; Instant', 'Destroy target land.');
  const u = table({ players: [{ hand: [isle], play: ['Swamp', 'Island', eel] }, {}] });
  u.play('Isle', 'Island').resolve();
  expect(u.stack).toEqual(['Eel’s']);
  u.resolve();
  expect(u.stack).toEqual(['Eel’s']);
  expect(u.events('trigger')).toHaveLength(2);
});

test('the beginnings of steps trigger for whom the text names [MC-GR-36] [MC-GR-38] [MC-GR-39] [MC-TRIG-13] [MC-TRIG-14] [MC-TRIG-16] [MC-TRIG-19] [MC-EX-31]', () => {
  const clock = card(
    'Clock; {W}; Enchantment',
    'At the beginning of your upkeep, you gain 1 life.',
    'At end of turn, you gain 10 life.',
  );
  const t = with_({ play: [clock] });
  t.until('endOfTurn').resolve();
  expect(t.life(0)).toBe(30);
  t.until('upkeep', 6);
  expect(t.stack).toEqual([]);
  t.until('endOfTurn', 6).resolve();
  expect(t.life(0)).toBe(40);
  t.until('upkeep', 7).resolve();
  expect(t.life(0)).toBe(41);
});

test('a condition is looked at as the event happens and again on resolving [MC-GR-57] [MC-Q-42]', () => {
  const vow = card(
    'Vow; {W}; Enchantment',
    'At the beginning of your upkeep, if you control a Bear, you gain 5 life.',
  );
  const t = table({ players: [{ play: [...lands, vow, bear] }, { hand: [doom], play: ['2 Swamp'] }] });
  t.until('upkeep', 7);
  expect(t.stack).toEqual(['Vow’s']);
  t.pass().play('Doom', 'Bear').resolve().resolve();
  expect(t.life(0)).toBe(20);
  const without = with_({ play: [vow] });
  without.until('upkeep', 7);
  expect(without.stack).toEqual([]);
});

test('triggered mana is there at once, whatever it triggers on [MC-GR-10] [MC-Q-30] [MC-GR-50] [MC-GR-03]', () => {
  const bloom = card(
    'Bloom; {G}; Enchantment',
    'Whenever a player taps a Forest for mana, that player adds {G} to his or her mana pool.',
    'Whenever a creature comes into play, add {R} to your mana pool.',
  );
  const drip = card(
    'Drip; {B}; Enchantment',
    'Whenever a player taps a Swamp for mana, that player loses 1 life.',
  );
  const t = with_({ hand: [cub], play: [bloom, drip] });
  t.tap('Forest');
  expect([t.pool(0), t.stack]).toEqual(['GG', []]);
  t.tap('Swamp');
  expect([t.pool(0), t.stack]).toEqual(['BGG', ['Drip’s']]);
  t.resolve().play('Cub').resolve();
  expect([t.pool(0), t.stack]).toEqual(['BRG', []]);
});

test('an ability that works in a graveyard triggers there [MC-GR-11] [MC-Q-46]', () => {
  const ghost = card(
    'Ghost; {B}; Creature — Spirit; 1/1',
    'At the beginning of your upkeep, if Ghost is in your graveyard, return Ghost to your hand.',
  );
  const t = with_({ graveyard: [ghost] });
  t.until('upkeep', 7);
  if (t.stack.length > 0) t.resolve();
  expect(t.zone('hand')).toContain('Ghost');
});

test('a delayed ability made in the end of turn step waits for the next one [MC-Q-134] [MC-GR-56]', () => {
  const later = card('Later; {W}; Instant', 'At end of turn, you gain 5 life.');
  const t = with_({ hand: [later] });
  t.until('endOfTurn').play('Later').resolve();
  expect(t.stack).toEqual([]);
  t.until('endOfTurn', 6);
  expect(t.stack).toHaveLength(1);
  t.resolve();
  expect(t.life(0)).toBe(25);
  t.until('endOfTurn', 7);
  expect(t.stack).toEqual([]);
});

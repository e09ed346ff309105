import { expect, test } from 'vitest';
import { whyNotActivate, whyNotPlay } from '../../../../src-main/games/magic/rules/playing/why-not.js';
import {
  altar,
  banner,
  bear,
  blaze,
  denial,
  flare,
  forest,
  giant,
  golem,
  insight,
  relic,
  slay,
  stinger,
  swell,
} from './cards.js';
import { card as written } from './by-text.js';
import { table, type Table } from './kit.js';

const engine = written('Engine; {1}; Artifact', '{0}: Gain 1 life.');
const salve = written(
  'Salve; {W}; Instant',
  'Choose one — Target player gains 3 life; or destroy target artifact.',
);
const grave = written('Grave; {0}; Sorcery', 'Destroy all artifacts.');
const twice = written('Twice; {0}; Instant', 'Tap target creature. Untap target creature.');
const spread = written(
  'Spread; {0}; Sorcery',
  'Spread deals 4 damage divided as you choose among any number of target creatures and/or players.',
);
const tithe = written(
  'Tithe; {0}; Sorcery',
  'As an additional cost to play Tithe, sacrifice a creature.\nDraw two cards.',
);
const barter = written(
  'Barter; {5}{G}; Creature — Elf; 1/1',
  'You may pay 2 life instead of paying Barter’s mana cost.',
);
const ember = written(
  'Ember; {1}; Artifact',
  '{X}{R}: Ember deals X damage to target player. Spend only red mana on X.',
);
const shared = written('Shared; {1}; Artifact', '{0}: Gain 1 life. Any player may play this ability.');
const once = written('Once; {1}; Artifact', '{0}: Gain 1 life. Play this ability only once each turn.');
const slow = written(
  'Slow; {1}; Artifact',
  '{0}: Gain 1 life. Play this ability only any time you could play a sorcery.',
);
const dawn = written('Dawn; {1}; Artifact', '{0}: Gain 1 life. Play this ability only during your upkeep.');
const many = written(
  'Many; {1}; Artifact',
  '{0}: Gain 1 life. Play this ability only if you control a creature.',
);
const quick = written(
  'Quick; {0}; Creature — Elf; 1/1',
  'You may play Quick any time you could play an instant.',
);
const tax = written('Tax; {1}; Artifact', 'Creature spells cost {2} more to play.');

const ruleOf = (t: Table, player: number, name: string): string | undefined =>
  whyNotPlay(t.game.context, player, t.no(name))?.rule;
const whyNot = (t: Table, player: number, name: string): string | undefined =>
  whyNotActivate(t.game.context, player, t.no(name), 0)?.rule;

test('who has priority plays or passes, then the other has it, and a player who passed gets it again [MC-PLAY-01] [MC-PLAY-03] [MC-PLAY-04] [MC-PLAY-07] [MC-STACK-03]', () => {
  const t = table({
    players: [
      { hand: [insight], play: ['2 Forest'] },
      { hand: [flare], play: ['Mountain'] },
    ],
  });
  expect(t.asked).toBe('0 priority');
  t.pass();
  expect(t.asked).toBe('1 respond');
  t.play('Flare', 'player 0').pass();
  expect([t.asked, t.stack]).toEqual(['0 respond', ['Flare']]);
  t.pass();
  // It has been carried out, and the active player may play a sorcery after all.
  expect([t.life(0), t.asked, t.state.step]).toEqual([17, '0 priority', 'main1']);
  t.play('Insight');
});

test('who has played something may play more on top of it, and what is on top is carried out first [MC-PLAY-05] [MC-STACK-01] [MC-STACK-02] [MC-STACK-04] [MC-PLAY-16]', () => {
  const t = table({ players: [{ hand: [flare, swell], play: ['Mountain', 'Forest', bear] }, {}] });
  t.play('Flare', 'Bear');
  expect(t.asked).toBe('0 respond');
  t.play('Swell', 'Bear');
  expect(t.stack).toEqual(['Swell', 'Flare']);
  t.pass(2);
  expect([t.stack, t.asked]).toEqual([['Flare'], '0 respond']);
  t.pass(2);
  expect([t.zone('play').includes('Bear'), t.card('Bear').damage]).toEqual([true, 3]);
});

test('after something has been carried out the active player has priority, whoever controlled it [MC-PLAY-06] [MC-Q-23]', () => {
  const t = table({ players: [{}, { hand: [flare], play: ['Mountain'] }] });
  t.pass().play('Flare', 'player 0').pass(2);
  expect(t.asked).toBe('0 priority');
});

test('a spell is played from its player’s hand alone [MC-PLAY-08] [MC-ZONE-18]', () => {
  const t = table({ players: [{ graveyard: [flare], pool: 'R', library: [swell] }, { hand: [insight] }] });
  expect(ruleOf(t, 0, 'Flare')).toBe('MC-PLAY-08');
  expect(ruleOf(t, 0, 'Swell')).toBe('MC-PLAY-08');
  expect(ruleOf(t, 0, 'Insight')).toBe('MC-PLAY-08');
  expect(t.offers).toEqual(['pass']);
});

test('an announced spell, its targets and options are seen by all [MC-PLAY-09] [MC-STACK-06]', () => {
  const t = table({ players: [{ hand: [salve], pool: 'W' }, { play: [relic] }] });
  expect(t.card('Salve').known & 2).toBe(0);
  t.play('Salve', '2', 'Relic');
  const { known, modes, targets } = t.card('Salve');
  expect([known & 2, modes, targets]).toEqual([2, [1], [{ card: t.card('Relic').id }]]);
});

test('targets and options are chosen before costs are paid [MC-PLAY-10] [MC-PLAY-11] [MC-PLAY-17] [MC-PLAY-12]', () => {
  const t = table({ players: [{ hand: [salve], play: ['Plains'] }, { play: [relic] }] });
  t.act('play Salve');
  expect([t.asked, t.card('Plains').tapped]).toEqual(['0 mode', undefined]);
  t.choose('1');
  expect([t.asked, t.card('Plains').tapped]).toEqual(['0 target', undefined]);
  t.choose('player 0');
  expect([t.stack, t.card('Plains').tapped]).toEqual([['Salve'], true]);
});

test('an ability’s cost is what stands before its colon [MC-PLAY-13] [MC-ABIL-03] [MC-ABIL-09]', () => {
  const t = table({ players: [{ play: [stinger] }, {}] });
  t.activate('Stinger', 'player 1');
  expect([t.card('Stinger').tapped, t.stack, t.life(1)]).toEqual([true, ['Stinger’s'], 20]);
  t.resolve();
  expect(t.life(1)).toBe(19);
});

test('X is chosen as it is played, 0 or as much as can be paid, and stays [MC-PLAY-14] [MC-PLAY-15] [MC-Q-32] [MC-Q-33]', () => {
  const t = table({ players: [{ hand: [blaze], play: ['4 Mountain'] }, {}] });
  t.act('play Blaze');
  expect(t.decision).toMatchObject({ kind: 'number', purpose: 'x', least: 0, most: 3 });
  t.choose(3, 'player 1');
  expect([t.card('Blaze').x, t.all('Mountain').filter((no) => t.state.cards[no]!.tapped).length]).toEqual([
    3, 4,
  ]);
  t.resolve();
  expect([t.life(1), t.card('Blaze').x]).toEqual([17, undefined]);
});

test('only the named color can be spent on X [MC-GR-28]', () => {
  const t = table({ players: [{ play: [ember, '2 Mountain', '3 Forest'] }, {}] });
  t.act('activate Ember');
  expect(t.decision).toMatchObject({ most: 1 });
});

test('targets and options stay as they were chosen [MC-PLAY-18] [MC-PLAY-19]', () => {
  const t = table({
    players: [
      { hand: [salve], pool: 'W' },
      { play: [relic, altar, bear], hand: [] },
    ],
  });
  t.play('Salve', '2', 'Altar').pass();
  t.activate('Altar', 'Bear');
  t.resolve().resolve();
  expect([t.zone('graveyard', 1), t.life(0)]).toEqual([['Altar', 'Bear'], 20]);
});

test('each target must be what the text asks for, and there must be one [MC-PLAY-20] [MC-PLAY-21]', () => {
  const t = table({ players: [{ hand: [slay, swell], pool: 'BG' }, { play: [relic] }] });
  expect(ruleOf(t, 0, 'Slay')).toBe('MC-PLAY-21');
  expect(t.offers).toEqual(['pass']);
  const other = table({ players: [{ hand: [slay], pool: 'B' }, { play: [relic, bear] }] });
  other.act('play Slay');
  expect(other.decision).toMatchObject({ cards: [other.card('Bear').id] });
});

test('without the word nothing is targeted, and what is affected is found as it is carried out [MC-PLAY-22]', () => {
  const t = table({ players: [{ hand: [grave] }, {}] });
  t.play('Grave');
  expect(t.card('Grave').targets).toBeUndefined();
  t.resolve();
});

test('what cannot be paid in full cannot be played [MC-PLAY-23]', () => {
  const ring = written('Ring; {1}; Artifact', '{2}, {T}: Gain 1 life.');
  const t = table({
    players: [
      { play: [ring], pool: 'G' },
      { play: [{ card: ring, tapped: true }], pool: 'GG' },
    ],
  });
  expect(whyNot(t, 0, 'Ring')).toBe('MC-PLAY-23');
  expect(whyNotActivate(t.game.context, 1, t.all('Ring')[1]!, 0)?.rule).toBe('MC-PLAY-25');
  const paid = table({ players: [{ play: [ring], pool: 'GG' }, {}] });
  paid.activate('Ring').resolve();
  expect([paid.life(0), paid.card('Ring').tapped]).toEqual([21, true]);
});

test('one tap serves one thing: attacking, an ability or mana [MC-PLAY-24] [MC-PLAY-25]', () => {
  const t = table({ step: 'beginCombat', players: [{ play: [stinger, bear] }, {}] });
  t.activate('Stinger', 'player 1').resolve().pass(2);
  expect(t.decision).toMatchObject({ kind: 'pair', pairings: [{ card: t.card('Bear').id }] });
  const attacked = table({ step: 'beginCombat', players: [{ play: [stinger] }, {}] });
  attacked.pass(2).answer({ pairs: [0] });
  expect(attacked.offers).toEqual(['pass']);
});

test('a creature spell is a spell until it resolves, and no creature [MC-PLAY-26] [MC-PLAY-27]', () => {
  const t = table({
    players: [
      { hand: [bear], pool: 'GG' },
      { hand: [slay, denial], pool: 'BU' },
    ],
  });
  t.play('Bear').pass();
  expect(t.offers).toEqual(['play Denial', 'pass']);
  t.pass();
  t.pass();
  expect(t.offers).toEqual(['play Slay', 'pass']);
});

test('any instant or ability answers any spell, a counter too [MC-PLAY-28] [MC-PLAY-29] [MC-TYPE-06]', () => {
  const t = table({
    players: [
      { hand: [insight, denial], pool: 'UUU' },
      { hand: [denial], pool: 'U' },
    ],
  });
  t.play('Insight').pass().play('Denial', 'Insight').pass();
  t.play('Denial', 'Denial').resolve();
  expect(t.stack).toEqual(['Insight']);
  t.resolve();
  expect(t.zone('hand')).toHaveLength(2);
});

test('one sacrifice pays for one ability only [MC-PLAY-30]', () => {
  const t = table({ players: [{ play: [altar, bear] }, {}] });
  t.activate('Altar', 'Bear');
  expect(t.zone('graveyard')).toEqual(['Bear']);
  expect(whyNot(t, 0, 'Altar')).toBe('MC-PLAY-23');
});

test('additional costs are paid beside the mana cost, and not with the spell itself [MC-GR-25]', () => {
  const none = table({ players: [{ hand: [tithe] }, {}] });
  expect(ruleOf(none, 0, 'Tithe')).toBe('MC-PLAY-23');
  const t = table({ players: [{ hand: [tithe], play: [bear] }, {}] });
  t.play('Tithe', 'Bear');
  expect([t.zone('graveyard'), t.stack]).toEqual([['Bear'], ['Tithe']]);
});

test('an alternative cost is paid instead of the mana cost [MC-GR-26]', () => {
  const t = table({ players: [{ hand: [barter] }, {}] });
  t.play('Barter');
  expect([t.life(0), t.stack]).toEqual([18, ['Barter']]);
  const both = table({ players: [{ hand: [barter], pool: 'GGGGGG' }, {}] });
  both.play('Barter', '1');
  expect([both.life(0), both.pool(0)]).toEqual([20, '']);
});

test('effects change what spells cost [MC-GR-27]', () => {
  const t = table({ players: [{ hand: [bear, relic], pool: 'GGG', play: [tax] }, {}] });
  expect(t.offers).toEqual(['play Relic', 'pass']);
});

test('one thing can be the target of both words, but not twice of one [MC-Q-35]', () => {
  const t = table({ players: [{ hand: [twice] }, { play: [bear] }] });
  t.play('Twice', 'Bear', 'Bear');
  expect(t.card('Twice').targets).toHaveLength(2);
});

test('damage is divided with the targets, at least 1 for each [MC-Q-34]', () => {
  const t = table({ players: [{ hand: [spread], play: [bear] }, { play: [giant] }] });
  t.play('Spread', 'Bear, player 1');
  expect(t.decision).toMatchObject({
    kind: 'assign',
    total: 4,
    shares: [
      { least: 1, most: 3 },
      { least: 1, most: 3 },
    ],
  });
  t.choose('1, 3').resolve();
  expect([t.card('Bear').damage, t.life(1)]).toEqual([1, 17]);
});

test('artifacts, creatures, enchantments, lands and sorceries need the own main phase, priority and an empty stack [MC-TYPE-02] [MC-TYPE-03] [MC-TYPE-04] [MC-TYPE-25]', () => {
  const cards = [relic, bear, banner, insight, forest, golem];
  const t = table({
    players: [
      { hand: [...cards, flare], pool: 'WWWWWWGGGGR' },
      { hand: cards, pool: 'WWWWWWGGGG' },
    ],
  });
  for (const { name } of cards) expect(t.offers).toContain(`play ${name}`);
  t.play('Flare', 'player 1');
  expect(t.offers).toEqual(['pass']);
  for (const { name } of cards) expect(ruleOf(t, 0, name)).toBe('MC-TYPE-04');
  t.pass();
  expect(t.offers).toEqual(['pass']);
  const late = table({ step: 'upkeep', players: [{ hand: cards, pool: 'WWWWWWGGGG' }, {}] });
  expect(late.offers).toEqual(['pass']);
});

test('limits of abilities: who, when, how often, if [MC-GR-29] [MC-GR-30] [MC-GR-31] [MC-GR-32] [MC-GR-33] [MC-GR-34] [MC-ABIL-04]', () => {
  const t = table({
    players: [{ play: [shared, once, slow, dawn, many, engine] }, { play: [], hand: [quick] }],
  });
  expect([whyNot(t, 1, 'Shared'), whyNot(t, 1, 'Engine')]).toEqual([undefined, 'MC-ABIL-04']);
  expect([whyNot(t, 0, 'Slow'), whyNot(t, 0, 'Dawn'), whyNot(t, 0, 'Many')]).toEqual([
    undefined,
    'MC-GR-31',
    'MC-GR-33',
  ]);
  t.activate('Once');
  expect([whyNot(t, 0, 'Once'), whyNot(t, 0, 'Slow')]).toEqual(['MC-GR-32', 'MC-GR-30']);
  t.pass();
  expect(t.offers).toEqual(['play Quick', 'activate Shared', 'pass']);
  t.play('Quick').resolve();
  expect(t.zone('play', 1)).toEqual(['Quick']);
});

test('nobody is stopped where only an X of 0 could be paid, though it may be played', () => {
  const t = table({ players: [{ play: [ember], hand: [blaze], pool: 'R' }, {}] });
  expect(t.decision).toMatchObject({
    actions: [{ do: 'play', idle: true }, { do: 'activate', idle: true }, {}],
  });
  const passing = table({ asked: [], players: [{ play: [ember], hand: [blaze], pool: 'R' }, {}] });
  expect(passing.state.turn).toBeGreaterThan(5);
});

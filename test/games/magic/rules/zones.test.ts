import { expect, test } from 'vitest';
import { has, ONLOOKERS } from '../../../../src-main/engine/state.js';
import {
  banner,
  bear,
  flare,
  forest,
  giant,
  golem,
  herald,
  insight,
  relic,
  slay,
  spring,
  stinger,
  weight,
} from './cards.js';
import { card as written } from './by-text.js';
import { table, type Table } from './kit.js';

const power = (t: Table, name: string): number =>
  t.game.context.rules.characteristicsOf(t.game.context, t.no(name)).power;
const steal = written('Steal; {0}; Sorcery', 'Gain control of target creature.');
const lend = written('Lend; {0}; Instant', 'Gain control of target creature until end of turn.');
const exile = written('Exile; {0}; Instant', 'Remove target creature from the game.');
const count = written('Count; {0}; Instant', 'Gain 1 life for each creature card in your graveyard.');
const reveal = written('Show; {0}; Sorcery', 'Reveal your hand.');
const look = written('Look; {0}; Sorcery', 'Look at target player’s hand.');
const raise = written('Raise; {0}; Instant', 'Put target creature card in your graveyard into play.');
const outlet = written('Outlet; {1}; Artifact', 'Sacrifice a creature: Gain 1 life.');
const wither = written('Wither; {0}; Instant', 'Destroy target enchantment.');
const break_ = written('Break; {0}; Instant', 'Destroy target artifact.');
const bounce = written('Recall; {0}; Instant', 'Return target permanent to its owner’s hand.');
const lands = written('Fertile; {1}; Artifact', 'You may play an additional land each turn.');
const fetch = written(
  'Fetch; {0}; Sorcery',
  'Search your library for a land card and put it into play. Then shuffle your library.',
);
const animate = written(
  'Wake; {0}; Instant',
  'Target land becomes a 1/1 creature in addition to its other types permanently.',
);
const pulse = written('Pulse; {1}; Creature — Elf; 1/1', '{0}: Gain 1 life.');

test('there are four areas for each player, and the stack and what is removed beside them [MC-ZONE-01] [MC-ZONE-05] [MC-ZONE-07]', () => {
  const t = table({ players: [{ library: [], hand: [] }, {}] });
  expect(Object.keys(t.state.players[0]!.zones)).toEqual(['library', 'hand', 'play', 'graveyard', 'removed']);
  expect([t.zone('library'), t.zone('hand'), t.stack]).toEqual([[], [], []]);
});

test('libraries are seen by nobody, hands by their players, all else by all [MC-ZONE-02] [MC-ZONE-04] [MC-ZONE-06] [MC-ZONE-09] [MC-ZONE-10] [MC-ZONE-12] [MC-ZONE-13] [MC-Q-90]', () => {
  const t = table({
    players: [
      { hand: [bear], library: [giant], play: [{ card: relic, tapped: true }], graveyard: [slay] },
      {},
    ],
  });
  const seers = (name: string): boolean[] =>
    [0, 1, ONLOOKERS].map((viewer) => has(t.card(name).known, viewer));
  expect([seers('Giant'), seers('Bear'), seers('Relic'), seers('Slay')]).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, true],
    [true, true, true],
  ]);
});

test('the order of a library stays as it is until it is shuffled [MC-ZONE-03]', () => {
  const t = table({ players: [{ hand: [insight], pool: 'GG', library: [bear, giant, relic] }, {}] });
  t.play('Insight').resolve();
  expect([t.zone('hand'), t.zone('library')]).toEqual([['Bear', 'Giant'], ['Relic']]);
});

test('cards reach a graveyard by discard, destruction, sacrifice and when they have resolved [MC-ZONE-14]', () => {
  const t = table({ players: [{ hand: [slay], pool: 'B', play: [outlet, bear] }, { play: [giant] }] });
  t.play('Slay', 'Giant').resolve().activate('Outlet', 'Bear');
  expect([t.zone('graveyard', 0), t.zone('graveyard', 1)]).toEqual([['Bear', 'Slay'], ['Giant']]);
});

test('what is removed from the game goes nowhere else, and nothing finds it [MC-ZONE-15] [MC-ZONE-16] [MC-ZONE-17]', () => {
  const t = table({ players: [{ hand: [exile, count, raise], play: [bear] }, {}] });
  t.play('Exile', 'Bear').resolve();
  expect([t.zone('removed'), t.zone('graveyard'), t.zone('hand')]).toEqual([
    ['Bear'],
    ['Exile'],
    ['Count', 'Raise'],
  ]);
  t.play('Count').resolve();
  expect([t.life(0), t.offers]).toEqual([20, ['pass']]);
});

test('cards in hand, library or graveyard are no permanents, and their abilities do nothing [MC-ZONE-18] [MC-ABIL-05] [MC-Q-46]', () => {
  const t = table({
    step: 'upkeep',
    players: [{ hand: [spring, pulse], graveyard: [spring, banner], play: [bear] }, {}],
  });
  expect([t.stack, t.offers, power(t, 'Bear')]).toEqual([[], ['pass'], 2]);
});

test('cards elsewhere have no controller but their owner, to whom everything goes back [MC-ZONE-19] [MC-ZONE-20] [MC-ZONE-21] [MC-ZONE-22] [MC-Q-09]', () => {
  const t = table({ players: [{ hand: [steal, slay], pool: 'B' }, { play: [bear] }] });
  t.play('Steal', 'Bear').resolve();
  expect(t.card('Bear')).toMatchObject({ player: 0, owner: 1, zone: 'play' });
  expect(t.zone('play', 0)).toEqual(['Bear']);
  t.play('Slay', 'Bear').resolve();
  expect([t.zone('graveyard', 1), t.card('Bear').player]).toEqual([['Bear'], 1]);
});

test('“you” is whoever controls it now, who makes its decisions [MC-ZONE-25] [MC-ZONE-26] [MC-ZONE-27]', () => {
  const elf = written('Keeper; {1}; Creature — Elf; 1/1', 'At the beginning of your upkeep, gain 1 life.');
  const t = table({ players: [{ hand: [steal] }, { play: [elf] }] });
  t.play('Steal', 'Keeper').resolve().until('upkeep', 6);
  expect(t.stack).toEqual([]);
  t.until('upkeep', 7);
  t.resolve();
  expect([t.life(0), t.life(1)]).toEqual([21, 20]);
});

test('to reveal is to show to all, to look at it is to see it alone [MC-ZONE-28]', () => {
  const t = table({ players: [{ hand: [reveal, bear] }, {}, {}] });
  t.play('Show').resolve();
  expect([1, 2].map((player) => has(t.card('Bear').known, player))).toEqual([true, true]);
  const looked = table({ players: [{ hand: [look] }, { hand: [bear] }, {}] });
  looked.play('Look', 'player 1').resolve();
  expect([0, 2].map((player) => has(looked.card('Bear').known, player))).toEqual([true, false]);
});

test('a permanent is controlled by who brought it into play until an effect changes that [MC-ZONE-23] [MC-TYPE-10]', () => {
  const t = table({ players: [{ hand: [lend], play: [] }, { play: [bear] }] });
  t.play('Lend', 'Bear').resolve();
  expect(t.zone('play', 0)).toEqual(['Bear']);
  t.until('upkeep', 6);
  expect([t.zone('play', 0), t.zone('play', 1)]).toEqual([[], ['Bear']]);
});

test('an ability can be played again and again while it can be paid for [MC-ABIL-08]', () => {
  const t = table({ players: [{ play: [pulse] }, {}] });
  t.activate('Pulse').activate('Pulse').activate('Pulse');
  expect(t.stack).toHaveLength(3);
});

test('static abilities apply from coming into play until leaving it, without the stack, to all that there are then [MC-ABIL-01] [MC-ABIL-11] [MC-ABIL-12] [MC-ABIL-13] [MC-ABIL-14]', () => {
  const t = table({ players: [{ hand: [banner, wither, bear], pool: 'WWGG', play: [giant] }, {}] });
  t.play('Banner', 'W');
  expect(power(t, 'Giant')).toBe(4);
  t.resolve();
  expect([power(t, 'Giant'), t.stack]).toEqual([5, []]);
  t.play('Bear').resolve();
  expect(power(t, 'Bear')).toBe(3);
  t.play('Wither', 'Banner').resolve();
  expect([power(t, 'Giant'), power(t, 'Bear')]).toEqual([4, 2]);
});

test('tapping turns no ability off [MC-ABIL-15]', () => {
  const t = table({
    step: 'upkeep',
    players: [
      {
        play: [
          { card: banner, tapped: true },
          { card: pulse, tapped: true },
          { card: spring, tapped: true },
        ],
      },
      {},
    ],
  });
  expect([t.stack, power(t, 'Pulse')]).toEqual([['Spring’s'], 2]);
  expect(t.offers).toContain('activate Pulse');
});

test('keywords are abilities like any other, and “when”, “whenever” and “at” trigger [MC-ABIL-07] [MC-ABIL-10]', () => {
  const bird = written('Bird; {1}{W}; Creature — Bird; 1/1', 'Flying');
  const clipped = written('Clip; {0}; Instant', 'Target creature loses all abilities until end of turn.');
  const t = table({ players: [{ play: [bird, herald], hand: [clipped] }, {}] });
  const keywords = (): number =>
    t.game.context.rules.characteristicsOf(t.game.context, t.no('Bird')).keywordBits;
  expect(keywords()).not.toBe(0);
  t.play('Clip', 'Bird').resolve();
  expect(keywords()).toBe(0);
});

test('a land goes straight into play, is no spell, and nobody responds to it [MC-TYPE-21] [MC-TYPE-22] [MC-TYPE-23] [MC-Q-05] [MC-Q-24]', () => {
  const t = table({ players: [{ hand: [forest] }, { hand: [flare], pool: 'R' }] });
  t.play('Forest');
  expect([t.zone('play'), t.stack, t.asked, t.events('play')]).toEqual([['Forest'], [], '0 priority', []]);
});

test('one land in each own turn, in either main phase; none is saved up [MC-TYPE-24] [MC-TYPE-25] [MC-TYPE-26] [MC-TYPE-27]', () => {
  const t = table({ players: [{ hand: [forest, forest, forest] }, { hand: [forest] }] });
  t.play('Forest');
  expect(t.offers).not.toContain('play Forest');
  t.until('main2');
  expect(t.offers).not.toContain('play Forest');
  t.until('main1', 6).pass();
  expect(t.offers).not.toContain('play Forest');
  t.until('main2', 7);
  t.play('Forest');
  expect(t.offers).not.toContain('play Forest');
});

test('effects allow more lands; one put into play by an effect is not played [MC-Q-47] [MC-GR-137] [MC-GR-167]', () => {
  const t = table({ players: [{ hand: [forest, forest, forest], play: [lands] }, {}] });
  t.play('Forest').play('Forest');
  expect(t.offers).not.toContain('play Forest');
  const put = table({ players: [{ hand: [fetch, forest], library: [forest, bear] }, {}] });
  put.play('Fetch').pass(2).choose('Forest');
  expect([put.zone('play'), put.offers.includes('play Forest')]).toEqual([['Forest'], true]);
});

test('a creature cannot attack or use {T} until it was its controller’s as their turn began, but may block and do the rest [MC-TYPE-30] [MC-TYPE-31] [MC-TYPE-32] [MC-TYPE-33] [MC-TYPE-34] [MC-TYPE-35]', () => {
  const t = table({
    players: [{ hand: [stinger], pool: 'RRR', play: [{ card: pulse, fresh: true }] }, { play: [bear] }],
  });
  t.play('Stinger').resolve();
  expect(t.offers).toEqual(['activate Pulse', 'pass']);
  t.until('upkeep', 6);
  t.pass();
  // Not in the opponent’s next turn either.
  expect([t.asked, t.offers]).toEqual(['0 respond', ['activate Pulse', 'pass']]);
  t.until('attackers', 6).answer({ pairs: [0] });
  t.pass(2);
  expect(t.decision).toMatchObject({ kind: 'pair', player: 0 });
  expect(t.decision.kind === 'pair' && t.decision.pairings).toHaveLength(2);
  t.answer({ pairs: [null, null] }).until('upkeep', 7);
  expect(t.offers).toContain('activate Stinger');
});

test('what comes in the opponent’s turn may attack in the next own one [MC-TYPE-35]', () => {
  const t = table({ step: 'upkeep', active: 1, players: [{ hand: [raise], graveyard: [bear] }, {}] });
  t.pass().play('Raise', 'Bear').resolve();
  expect(t.card('Bear').fresh).toBe(true);
  t.until('attackers', 6);
  expect(t.decision).toMatchObject({ kind: 'pair', pairings: [{ card: t.card('Bear').id }] });
});

test('who gets control waits anew, also for what they had before [MC-TYPE-36] [MC-TYPE-40]', () => {
  const t = table({ players: [{ play: [bear], hand: [lend] }, { hand: [lend] }] });
  t.pass().play('Lend', 'Bear').resolve();
  expect([t.zone('play', 1), t.card('Bear').fresh]).toEqual([['Bear'], true]);
  t.play('Lend', 'Bear').resolve();
  expect([t.zone('play', 0), t.card('Bear').fresh]).toEqual([['Bear'], true]);
});

test('the beginning is before the untap step: a creature that comes in the upkeep step waits [MC-TYPE-41]', () => {
  const t = table({ step: 'upkeep', players: [{ hand: [raise], graveyard: [bear], play: [giant] }, {}] });
  t.play('Raise', 'Bear').resolve().until('attackers');
  expect(t.decision).toMatchObject({ pairings: [{ card: t.card('Giant').id }] });
});

test('only creatures wait: artifacts and lands do not, until they are creatures [MC-TYPE-37] [MC-TYPE-38] [MC-MANA-23]', () => {
  const horn = written('Horn; {1}; Artifact', '{T}: Gain 1 life.');
  const t = table({ players: [{ hand: [horn, forest, golem, animate], pool: 'RRRR' }, {}] });
  t.play('Horn').resolve().activate('Horn').resolve();
  t.play('Forest');
  expect([t.life(0), t.offers.includes('mana Forest')]).toEqual([21, true]);
  t.play('Wake', 'Forest').resolve();
  expect(t.offers).not.toContain('mana Forest');
});

test('only creatures attack; an artifact creature does as any other [MC-TYPE-11] [MC-TYPE-12] [MC-TYPE-13] [MC-TYPE-14]', () => {
  const t = table({
    step: 'beginCombat',
    players: [{ play: [relic, golem, 'Forest', banner] }, { hand: [slay, break_], pool: 'B' }],
  });
  t.pass(2);
  expect(t.decision).toMatchObject({ pairings: [{ card: t.card('Golem').id }] });
  t.answer({ pairs: [0] }).pass();
  t.act('play Slay');
  expect(t.decision).toMatchObject({ cards: [t.card('Golem').id] });
});

test('a plain enchantment is attached to nothing; what it names for “Enchant” it is attached to [MC-TYPE-09] [MC-TYPE-15] [MC-TYPE-16] [MC-TYPE-19]', () => {
  const t = table({ players: [{ hand: [banner, weight], pool: 'WWB', play: [relic] }, { play: [giant] }] });
  t.play('Banner', 'W').resolve();
  expect(t.state.attachments ?? []).toEqual([]);
  t.play('Weight', 'Giant').resolve();
  expect([power(t, 'Giant'), t.zone('play')]).toEqual([4, ['Relic', 'Banner', 'Weight']]);
});

test('when a permanent leaves play, what is attached to it is destroyed, and cannot regenerate [MC-TYPE-17] [MC-TYPE-18] [MC-Q-118]', () => {
  const watcher = written('Watcher; {1}; Artifact', 'Whenever an enchantment is destroyed, gain 1 life.');
  const t = table({
    players: [{ hand: [bounce], play: [watcher, { card: weight, on: 'Giant' }] }, { play: [giant] }],
  });
  t.play('Recall', 'Giant').resolve();
  expect([t.zone('graveyard', 0), t.zone('hand', 1), t.stack]).toEqual([
    ['Weight', 'Recall'],
    ['Giant'],
    ['Watcher’s'],
  ]);
});

test('an enchantment on an opponent’s permanent stays its player’s, also when that changes control [MC-TYPE-20] [MC-Q-77]', () => {
  const t = table({
    players: [
      { hand: [weight, steal], pool: 'B' },
      { play: [giant], hand: [] },
    ],
  });
  t.play('Weight', 'Giant').resolve().play('Steal', 'Giant').resolve();
  expect([t.card('Weight').player, t.state.attachments?.length, t.zone('play', 0)]).toEqual([
    0,
    1,
    ['Weight', 'Giant'],
  ]);
});

test('an enchantment on what it can no longer be attached to goes to the graveyard [MC-Q-75] [MC-Q-15]', () => {
  const stir = written('Stir; {0}; Instant', 'Target land becomes a 3/3 creature until end of turn.');
  const t = table({ players: [{ hand: [weight, stir], pool: 'B', play: ['Forest'] }, {}] });
  t.play('Stir', 'Forest').resolve().play('Weight', 'Forest').resolve();
  expect(t.state.attachments).toHaveLength(1);
  t.until('upkeep', 6);
  expect([t.zone('graveyard').includes('Weight'), t.zone('play')]).toEqual([true, ['Forest']]);
});

test('a creature put into play by an effect costs nothing, and is a new one [MC-TYPE-39] [MC-Q-49]', () => {
  const t = table({ players: [{ hand: [raise, bounce], graveyard: [bear], play: [] }, {}] });
  const before = t.card('Bear').id;
  t.play('Raise', 'Bear').resolve();
  expect([t.zone('play'), t.card('Bear').fresh, t.card('Bear').id === before]).toEqual([
    ['Bear'],
    true,
    false,
  ]);
});

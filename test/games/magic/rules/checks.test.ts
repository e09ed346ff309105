import { expect, test } from 'vitest';
import { bear, herald, relic, slay, weight } from './cards.js';
import { card as written } from './by-text.js';
import { table } from './kit.js';

const ada = written('Ada; {0}; Creature — Legend; 2/2', '');
const raiseAll = written('Dawn; {0}; Sorcery', 'Put all creature cards in your graveyard into play.');
const steal = written('Steal; {0}; Sorcery', 'Gain control of target artifact.');
const once = written('Once; {1}; Artifact', '{0}: Gain 1 life. Play this ability only once each turn.');
const grow = written('Grow; {0}; Instant', 'Put a +1/+1 counter on target creature.');
const recall = written('Recall; {0}; Instant', 'Return target creature to its owner’s hand.');
const thin = written('Thin; {0}; Instant', 'Target creature gets -2/-2 until end of turn.');
const tapper = written('Tapper; {1}; Artifact', 'Tap an untapped creature you control: Gain 1 life.');
const generous = written('Generous; {1}; Artifact', 'Your maximum hand size is nine.');
const strict = written('Strict; {1}; Artifact', 'Your maximum hand size is two.');

test('of two legends with one name the newer goes, whoever controls it, and nobody chooses [MC-Q-63] [MC-Q-64] [MC-KW-62] [MC-KW-63]', () => {
  const t = table({ players: [{ hand: [ada] }, { play: [ada] }] });
  t.play('Ada').resolve();
  expect([t.zone('play', 0), t.zone('graveyard', 0), t.zone('play', 1), t.asked]).toEqual([
    [],
    ['Ada'],
    ['Ada'],
    '0 priority',
  ]);
});

test('two that come into play together both go [MC-Q-61]', () => {
  const t = table({ players: [{ hand: [raiseAll], graveyard: [ada, ada, bear] }, {}] });
  t.play('Dawn').resolve();
  expect([t.zone('play'), t.all('Ada', 'graveyard')]).toEqual([['Bear'], t.all('Ada')]);
  expect(t.all('Ada')).toHaveLength(2);
});

test('a legend that goes at once has come into play all the same [MC-Q-62]', () => {
  const eve = written('Eve; {0}; Creature — Legend; 1/1', 'When Eve comes into play, gain 1 life.');
  const t = table({ players: [{ hand: [eve] }, { play: [eve] }] });
  t.play('Eve').resolve();
  expect([t.zone('graveyard'), t.stack]).toEqual([['Eve'], ['Eve’s']]);
});

test('toughness 0 puts a creature into the graveyard without destroying it, and what hangs on it follows at the next check [MC-Q-15] [MC-Q-60]', () => {
  const watcher = written('Watcher; {1}; Artifact', 'Whenever a creature is destroyed, gain 1 life.');
  const t = table({
    players: [{ hand: [thin], play: [watcher, { card: weight, on: 'Herald' }] }, { play: [herald, bear] }],
  });
  expect(t.zone('graveyard', 1)).toEqual(['Herald']);
  expect(t.zone('graveyard', 0)).toEqual(['Weight']);
  t.play('Thin', 'Bear').resolve();
  expect([t.zone('play', 1), t.stack]).toEqual([[], []]);
});

test('counters are gone with the permanent, and stay where it changes control [MC-Q-86]', () => {
  const lend = written('Lend; {0}; Instant', 'Gain control of target creature until end of turn.');
  const t = table({ players: [{ hand: [grow, lend, recall] }, { play: [bear] }] });
  t.play('Grow', 'Bear').resolve().play('Lend', 'Bear').resolve();
  expect(t.card('Bear').counters).toHaveLength(1);
  t.play('Recall', 'Bear').resolve();
  expect([t.zone('hand', 1), t.card('Bear').counters ?? []]).toEqual([['Bear'], []]);
});

test('what was played once this turn is not played again by a new controller [MC-Q-119]', () => {
  const t = table({ players: [{ hand: [steal] }, { play: [once] }] });
  t.pass().activate('Once').resolve();
  t.play('Steal', 'Once').resolve();
  expect([t.zone('play', 0), t.offers]).toEqual([['Once'], ['pass']]);
});

test('a creature that has just come may be tapped for another’s ability [MC-Q-133]', () => {
  const t = table({ players: [{ play: [tapper, { card: bear, fresh: true }] }, {}] });
  t.activate('Tapper', 'Bear');
  expect([t.card('Bear').tapped, t.stack]).toEqual([true, ['Tapper’s']]);
});

test('of several maximum hand sizes the latest counts [MC-Q-94] [MC-GR-161]', () => {
  const hand = Array<typeof relic>(8).fill(relic);
  const t = table({ step: 'endOfTurn', players: [{ hand, play: [strict, generous] }, {}] });
  t.pass(2);
  expect(t.state.step).toBe('upkeep');
  const other = table({ step: 'endOfTurn', players: [{ hand, play: [generous, strict] }, {}] });
  other.pass(2);
  expect(other.decision).toMatchObject({ purpose: 'handSize', least: 6, most: 6 });
});

test('a trigger event makes an ability trigger, which nobody can ignore [MC-TRIG-01] [MC-TRIG-02]', () => {
  const bane = written('Bane; {1}; Artifact', 'Whenever a creature is destroyed, lose 1 life.');
  const t = table({ players: [{ hand: [slay], pool: 'B', play: [bane] }, { play: [bear] }] });
  t.play('Slay', 'Bear').resolve();
  expect([t.stack, t.asked]).toEqual([['Bane’s'], '0 respond']);
  t.resolve();
  expect(t.life(0)).toBe(19);
});

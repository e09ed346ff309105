import { expect, test } from 'vitest';
import { bear, flare, giant, herald, relic, slay } from './cards.js';
import { card as written } from './by-text.js';
import { table } from './kit.js';

const mourner = (name: string) =>
  written(`${name}; {1}; Artifact`, 'Whenever a creature is destroyed, gain 1 life.');
const doom = written('Doom; {0}; Sorcery', 'Destroy all creatures. Gain 5 life.');
const archer = written(
  'Archer; {1}; Artifact',
  'Whenever a creature comes into play, Archer deals 1 damage to target creature.',
);
const asker = written('Asker; {1}; Artifact', 'Whenever a creature comes into play, you may draw a card.');
const payer = written(
  'Payer; {1}; Artifact',
  'Whenever a creature comes into play, you may pay {1}. If you do, draw a card.',
);
const wary = written(
  'Wary; {1}; Artifact',
  'Whenever a creature comes into play, if you control an artifact creature, gain 1 life.',
);
const raise = written('Raise; {0}; Instant', 'Put target creature card in your graveyard into play.');

test('what triggers waits until a player would get priority and goes on the stack before they can do anything [MC-TRIG-04] [MC-TRIG-05] [MC-TRIG-07]', () => {
  const t = table({
    players: [{ hand: [doom, flare], pool: 'R', play: [bear] }, { play: [mourner('Mourner')] }],
  });
  t.play('Doom').resolve();
  // The rest of the spell came first.
  expect([t.life(0), t.stack, t.asked]).toEqual([25, ['Mourner’s'], '0 respond']);
  expect(t.offers).toContain('play Flare');
});

test('an ability triggers once for each time that its event takes place [MC-TRIG-03]', () => {
  const t = table({ players: [{ hand: [doom], play: [bear, bear, giant, mourner('Mourner')] }, {}] });
  t.play('Doom').resolve();
  expect(t.stack).toEqual(['Mourner’s', 'Mourner’s', 'Mourner’s']);
});

test('the active player’s go on the stack first and the others’ above them, each in their own order [MC-TRIG-08] [MC-TRIG-09] [MC-TRIG-10] [MC-Q-97]', () => {
  const t = table({
    players: [
      { hand: [doom], play: [bear, mourner('One'), mourner('Two')] },
      { play: [mourner('Three'), mourner('Four')] },
    ],
  });
  t.play('Doom').pass(2);
  expect(t.asked).toBe('0 order');
  t.choose('Two');
  expect(t.asked).toBe('1 order');
  t.choose('Three');
  expect(t.stack).toEqual(['Four’s', 'Three’s', 'One’s', 'Two’s']);
});

test('its controller chooses targets as it is put on the stack, and it can be responded to [MC-TRIG-06] [MC-TRIG-11]', () => {
  const t = table({
    players: [
      { hand: [bear], pool: 'GG', play: [archer] },
      { play: [giant], hand: [slay], pool: 'B' },
    ],
  });
  t.play('Bear').pass(2);
  expect(t.asked).toBe('0 target');
  t.choose('Giant');
  expect(t.stack).toEqual(['Archer’s']);
  t.pass();
  expect(t.offers).toContain('play Slay');
});

test('without a legal target it does nothing [MC-Q-40]', () => {
  const shooter = written(
    'Shooter; {1}; Artifact',
    'Whenever an artifact comes into play, Shooter deals 1 damage to target creature.',
  );
  const t = table({ players: [{ hand: [relic], pool: 'G', play: [shooter] }, {}] });
  t.play('Relic').resolve();
  expect([t.stack, t.state.waiting]).toEqual([[], []]);
});

test('“you may” is decided as it is put on the stack; a payment while it is carried out [MC-Q-41] [MC-Q-122]', () => {
  const t = table({ players: [{ hand: [bear], pool: 'GG', play: [asker] }, {}] });
  t.play('Bear').pass(2);
  expect([t.asked, t.stack]).toEqual(['0 may', []]);
  t.choose('no');
  expect([t.stack, t.asked]).toEqual([[], '0 priority']);
  const paying = table({ players: [{ hand: [bear], pool: 'GGG', play: [payer] }, {}] });
  paying.play('Bear').resolve();
  expect(paying.stack).toEqual(['Payer’s']);
});

test('a condition within is checked as it triggers and again as it is carried out [MC-Q-42]', () => {
  const golem = written('Golem; {1}; Artifact Creature — Golem; 1/1', 'Sacrifice Golem: Gain 1 life.');
  const t = table({ players: [{ hand: [bear], pool: 'GG', play: [wary, golem] }, {}] });
  t.play('Bear').resolve();
  expect(t.stack).toEqual(['Wary’s']);
  t.activate('Golem').resolve().resolve();
  expect(t.life(0)).toBe(21);
  const without = table({ players: [{ hand: [bear], pool: 'GG', play: [wary] }, {}] });
  without.play('Bear').resolve();
  expect(without.stack).toEqual([]);
});

test('“comes into play” triggers for what an effect puts into play and for itself [MC-Q-105]', () => {
  const t = table({ players: [{ hand: [raise], graveyard: [herald], play: [asker] }, {}] });
  t.play('Raise', 'Herald').pass(2);
  expect(t.asked).toBe('0 order');
});

test('the draw step’s abilities go on the stack after the draw [MC-Q-28] [MC-TRIG-13]', () => {
  const drawer = written('Drawer; {1}; Artifact', 'At the beginning of your draw step, gain 1 life.');
  const t = table({ step: 'upkeep', players: [{ play: [drawer], library: [bear] }, {}] });
  t.pass(2);
  expect([t.zone('hand'), t.stack]).toEqual([['Bear'], ['Drawer’s']]);
});

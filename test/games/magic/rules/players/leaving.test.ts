/** A player who is out of the game while others play on (MC-Q-96). */
import { expect, test } from 'vitest';
import { bear, card, giant } from '../by-text.js';
import { table } from '../kit.js';

test('[MC-Q-96] what was theirs lies outside the game as it would lie anywhere else, and their mana is gone', () => {
  const t = table({
    players: [{}, {}, { pool: 'GG', play: [{ card: bear, tapped: true, damage: 1, fresh: true }] }],
  });
  t.game.take({ player: 2, resign: true });
  const { tapped, damage, fresh } = t.card('Bear');
  expect([t.zone('removed', 2).includes('Bear'), t.pool(2)]).toEqual([true, '']);
  expect([tapped, damage, fresh]).toEqual([undefined, undefined, undefined]);
});

test('[MC-Q-96] what they had taken for good goes back, and stays there', () => {
  const steal = card('Steal; {0}; Sorcery', 'Gain control of target creature.');
  const t = table({ active: 2, players: [{ play: [giant] }, {}, { hand: [steal] }] });
  t.play('Steal', 'Giant').resolve();
  expect(t.zone('play', 2)).toEqual(['Giant']);
  t.game.take({ player: 2, resign: true });
  t.pass(2);
  expect([t.zone('play', 0), t.zone('play', 2), t.card('Giant').under]).toEqual([['Giant'], [], undefined]);
});

test('[MC-Q-96] what they had brought into play for its owner is nobody’s to take back', () => {
  const raise = card(
    'Raise; {0}; Sorcery',
    'Put target creature card in a graveyard into play under your control.',
  );
  const steal = card('Steal; {0}; Instant', 'Gain control of target creature until end of turn.');
  const t = table({
    active: 2,
    players: [{ graveyard: [giant] }, { hand: [steal] }, { hand: [raise] }],
  });
  t.play('Raise', 'Giant').resolve().pass().pass().play('Steal', 'Giant').resolve();
  expect(t.zone('play', 1)).toEqual(['Giant']);
  t.game.take({ player: 2, resign: true });
  t.until('main1', 6);
  expect([t.zone('play', 0), t.zone('play', 1), t.zone('play', 2)]).toEqual([['Giant'], [], []]);
});

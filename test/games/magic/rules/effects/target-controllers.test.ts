/** "Target creature's controller": who does something is known by what the text is aimed at. */
import { expect, test } from 'vitest';
import { bear, card, doom, giant } from '../by-text.js';
import { table } from '../kit.js';

const drain = card('Drain; {B}; Instant', "Target creature's controller loses 2 life.");
const edict = card('Edict; {B}; Instant', "Target creature's controller sacrifices it.");

test('the controller of a target loses life, and is chosen by the object alone [MC-PLAY-10] [MC-GR-58] [MC-GR-101]', () => {
  const t = table({ players: [{ hand: [drain], pool: 'B', play: [bear] }, { play: [giant] }] });
  t.act('play Drain');
  expect(t.decision.kind === 'cards' && t.decision.cards).toHaveLength(2);
  t.choose('Giant').resolve();
  expect([t.life(0), t.life(1)]).toEqual([20, 18]);
});

test('it cannot be played without that object, and does nothing without it [MC-PLAY-21] [MC-RES-05] [MC-GR-58]', () => {
  expect(table({ players: [{ hand: [drain], pool: 'B' }, {}] }).offers).toEqual(['pass']);
  const t = table({
    players: [
      { hand: [drain], pool: 'B' },
      { play: [giant], hand: [doom], pool: 'B' },
    ],
  });
  t.play('Drain', 'Giant').pass().play('Doom', 'Giant').resolve().resolve();
  expect([t.life(0), t.life(1)]).toEqual([20, 20]);
});

test('“it” is that object, and its owner another than its controller [MC-GR-68] [MC-GR-105] [MC-GR-113]', () => {
  const t = table({ players: [{ hand: [edict], pool: 'B' }, { play: [giant, bear] }] });
  t.play('Edict', 'Bear').resolve();
  expect([t.zone('play', 1), t.zone('graveyard', 1)]).toEqual([['Giant'], ['Bear']]);
  const insight = card('Gift; {U}; Sorcery', "Target permanent's owner draws a card.");
  const u = table({ players: [{ hand: [insight], pool: 'U' }, { play: [{ card: bear, owner: 0 }] }] });
  u.play('Gift', 'Bear').resolve();
  expect([u.zone('hand', 0).length, u.zone('hand', 1).length]).toEqual([1, 0]);
});

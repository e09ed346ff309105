/** What texts in further wordings of 1999 do. */
import { describe, expect, test } from 'vitest';
import { bear, card, giant } from '../by-text.js';
import { table } from '../kit.js';

describe('what is done instead of what stands before it [MC-GR-182]', () => {
  const flare = card(
    'Flare; {0}; Instant',
    'Flare deals 2 damage to target creature. If you control a mountain, Flare deals 4 damage to that creature instead.',
  );
  test('is done to what was aimed at, where the condition holds, and not besides', () => {
    const t = table({ players: [{ hand: [flare], play: ['Mountain'] }, { play: [giant, bear] }] });
    t.play('Flare', 'Giant').resolve();
    expect([t.card('Giant').zone, t.card('Bear').damage]).toEqual(['graveyard', undefined]);
    const poor = table({ players: [{ hand: [flare] }, { play: [giant, bear] }] });
    poor.play('Flare', 'Giant').resolve();
    expect([poor.card('Giant').zone, poor.card('Giant').damage]).toEqual(['play', 2]);
  });
});

test('a creature that is aimed at deals the damage, as much as its own power [MC-GR-99] [MC-GR-95]', () => {
  const pounce = card(
    'Pounce; {0}; Instant',
    'Target creature you control deals damage equal to its power to target creature an opponent controls.',
  );
  const ward = card('Ward; {W}; Creature — Cleric; 1/4', 'Protection from green');
  const t = table({ players: [{ hand: [pounce], play: [bear] }, { play: [giant] }] });
  t.play('Pounce', 'Bear', 'Giant').resolve();
  expect([t.card('Giant').damage, t.card('Bear').damage]).toEqual([2, undefined]);
  // The source is the green creature, not the colorless spell.
  const warded = table({ players: [{ hand: [pounce], play: [bear] }, { play: [ward] }] });
  warded.play('Pounce', 'Bear', 'Ward').resolve();
  expect(warded.card('Ward').damage).toBeUndefined();
});

test('"less than" is not as much [MC-GR-85]', () => {
  const culling = card(
    'Culling; {1}; Artifact Creature — Golem; 2/2',
    "{0}: Destroy target creature with toughness less than Culling's power.",
  );
  const squire = card('Squire; {W}; Creature — Soldier; 1/1');
  const t = table({ players: [{ play: [culling] }, { play: [bear, squire] }] });
  t.activate('Culling', 'Squire').resolve();
  expect([t.card('Squire').zone, t.offers.includes('activate Culling')]).toEqual(['graveyard', false]);
});

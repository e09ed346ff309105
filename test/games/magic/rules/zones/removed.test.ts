/** Cards that are removed from the game. */
import { expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';

const bear = card(
  'Bear; {0}; Creature — Bear; 2/2',
  'When Bear is put into a graveyard from play, you gain 5 life.',
);
const vanish = card('Vanish; {0}; Instant', 'Remove target creature from the game.');

test('[MC-ZONE-15] [MC-ZONE-16] [MC-GR-126] go neither to a graveyard nor to a hand', () => {
  const t = table({ players: [{ hand: [vanish] }, { play: [bear] }] });
  t.play('Vanish', 'Bear').resolve();
  expect(['play', 'graveyard', 'hand', 'removed'].map((zone) => t.zone(zone as 'play', 1))).toEqual([
    [],
    [],
    [],
    ['Bear'],
  ]);
  // Nothing died.
  expect([t.stack, t.life(1)]).toEqual([[], 20]);
});

test('[MC-ZONE-17] are as if they did not exist: nothing finds, counts or returns them', () => {
  const raise = card('Raise; {0}; Sorcery', 'Put target creature card from a graveyard into play.');
  const census = card(
    'Census; {0}; Sorcery',
    'You gain life equal to the number of creature cards in your graveyard.',
  );
  const muster = card('Muster; {0}; Sorcery', 'You gain life equal to the number of creatures you control.');
  const plenty = card('Plenty; {0}; Sorcery', 'Destroy all creatures.');
  const t = table({ players: [{ hand: [vanish, raise, census, muster, plenty], play: [bear] }, {}] });
  t.play('Vanish', 'Bear').resolve();
  expect(t.offers).not.toContain('play Raise');
  t.play('Census').resolve().play('Muster').resolve().play('Plenty').resolve();
  expect([t.life(0), t.zone('removed')]).toEqual([20, ['Bear']]);
  t.until('upkeep', 9);
  expect(t.zone('removed')).toEqual(['Bear']);
});

/** In which order cards lie that come to a graveyard together. */
import { expect, test } from 'vitest';
import { card } from '../by-text.js';
import { bear, giant, relic, sprout } from '../cards.js';
import { table } from '../kit.js';
import type { Position } from '../position.js';

const storm = card('Storm; {0}; Sorcery', 'Destroy all creatures.');
const drop = card('Drop; {0}; Sorcery', 'Discard two cards.');
const grind = card('Grind; {0}; Sorcery', 'Put the top two cards of your library into your graveyard.');
const graveyardOrder = { graveyardOrder: true } as const;
const with_ = (players: Position['players'], options: Position['options'] = graveyardOrder) =>
  table({ players, options });

test('[MC-Q-93] by an option each owner orders what comes to their graveyard together, the active player first', () => {
  const t = with_([
    { hand: [storm], play: [bear, { card: giant, owner: 1 }], graveyard: [relic] },
    { play: [sprout, { card: relic, owner: 0 }] },
  ]);
  t.play('Storm').resolve();
  expect(t.asked).toBe('1 graveyardOrder');
  t.choose('Giant, Sprout');
  // Of Ann one creature alone has come, and her spell after it.
  expect([t.zone('graveyard', 0), t.zone('graveyard', 1)]).toEqual([
    ['Storm', 'Bear', 'Relic'],
    ['Giant', 'Sprout'],
  ]);
  const u = with_([{ hand: [storm], play: [bear, giant] }, { play: [sprout, bear] }]);
  u.play('Storm').resolve();
  expect(u.asked).toBe('0 graveyardOrder');
  u.choose('Bear, Giant').choose('Bear, Sprout');
  expect([u.zone('graveyard', 0), u.zone('graveyard', 1)]).toEqual([
    ['Storm', 'Bear', 'Giant'],
    ['Bear', 'Sprout'],
  ]);
});

test('[MC-Q-93] [MC-Q-90] all see the order, also of what comes from a library', () => {
  const t = with_([{ hand: [grind], library: [bear, giant, relic] }, {}]);
  t.play('Grind').resolve().choose('Giant, Bear');
  expect(t.zone('graveyard')).toEqual(['Grind', 'Giant', 'Bear']);
  expect(t.all('Giant', 'graveyard').map((no) => t.state.cards[no]!.known)).toEqual([t.card('Bear').known]);
});

test('[MC-Q-93] tokens come to no graveyard, and nobody is asked for one card alone', () => {
  const wasp = { ...card('Wasp; ; Token Creature — Insect; 1/1'), isToken: true };
  const t = with_([{ hand: [storm], play: [bear, wasp] }, { play: [sprout] }]);
  t.play('Storm').resolve();
  expect([t.asked, t.zone('graveyard')]).toEqual(['0 priority', ['Storm', 'Bear']]);
});

test('[MC-Q-93] without the option nobody is asked: whoever chooses cards lays them as they were named, the last on top', () => {
  const t = with_([{ hand: [drop, bear, giant, relic] }, {}], {});
  t.play('Drop').resolve().choose('Giant, Bear');
  expect(t.zone('graveyard')).toEqual(['Drop', 'Bear', 'Giant']);
  const u = with_([{ hand: [storm], play: [bear, giant] }, {}], {});
  u.play('Storm').resolve();
  expect(u.asked).toBe('0 priority');
});

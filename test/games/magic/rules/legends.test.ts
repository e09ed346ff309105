import { expect, test } from 'vitest';
import { card } from './by-text.js';
import { table } from './kit.js';

const hero = card(
  'Hero; {G}; Creature — Legend; 2/2',
  'When Hero comes into play, you gain 1 life.',
  '{G}: Regenerate Hero.',
);
const other = card('Heroine; {G}; Creature — Legend; 2/2');

test('the newer of two legends of a name goes to the graveyard, whoever controls them; it did come into play [MC-KW-61] [MC-KW-62] [MC-KW-63] [MC-GR-178] [MC-Q-62] [MC-EX-26] [MC-EX-105] [MC-EX-129]', () => {
  const t = table({ players: [{ hand: [hero], play: ['Forest'] }, { play: [hero] }] });
  t.play('Hero').resolve();
  expect([t.zone('graveyard'), t.zone('play', 1), t.stack]).toEqual([['Hero'], ['Hero'], ['Hero’s']]);
  t.resolve();
  expect(t.life(0)).toBe(21);
});

test('legends of other names stay, and regeneration saves none [MC-KW-64] [MC-KW-65]', () => {
  const t = table({ players: [{ hand: [other, hero], play: ['3 Forest', hero] }, {}] });
  t.play('Heroine').resolve();
  expect(t.zone('graveyard')).toEqual([]);
  t.act('activate Hero 1').resolve().play('Hero').resolve();
  expect([t.zone('graveyard'), t.events('regenerate')]).toEqual([['Hero'], []]);
});

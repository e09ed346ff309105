import { expect, test } from 'vitest';
import { has } from '../../../../../src-main/engine/state.js';
import { bear, card, giant } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';

const lands = ['4 Swamp', '4 Plains', '4 Forest', '4 Island'];
const owl = card('Owl; {U}; Creature — Bird; 1/1');
const with_ = (mine: Side, theirs: Side = {}) =>
  table({ players: [{ ...mine, play: [...lands, ...(mine.play ?? [])] }, theirs] });

test('cards are drawn one at a time; the first that is not there is a loss at the next check [MC-GR-113] [MC-Q-80] [MC-WIN-07] [MC-Q-22]', () => {
  const insight = card('Insight; {U}; Sorcery', 'Draw three cards.');
  const t = with_({ hand: [insight], library: [bear, owl, giant] });
  t.play('Insight').resolve();
  expect(t.zone('hand')).toEqual(['Bear', 'Owl', 'Giant']);
  expect(t.events('draw')).toHaveLength(3);
  const short = with_({ hand: [insight], library: [bear] });
  short.play('Insight');
  short.pass(2);
  expect(short.state.result?.winners).toEqual([1]);
});

test('a player who discards chooses, unless it is at random [MC-GR-114] [MC-GLO-10] [MC-GLO-11] [MC-GLO-12] [MC-GR-73]', () => {
  const rot = card('Rot; {B}; Sorcery', 'Target player discards two cards.');
  const lose = card('Lose; {B}; Sorcery', 'Target player discards a card at random.');
  const t = with_({ hand: [rot, lose] }, { hand: [bear, owl, giant] });
  t.play('Rot', 'player 1').resolve();
  expect(t.asked).toBe('1 discarded');
  t.choose('Bear, Giant');
  expect(t.zone('graveyard', 1).sort()).toEqual(['Bear', 'Giant']);
  t.play('Lose', 'player 1').resolve();
  expect([t.zone('hand', 1), t.events('sacrifice')]).toEqual([[], []]);
});

test('when all discard, the active player chooses first and then it happens together [MC-Q-45] [MC-GR-66]', () => {
  const famine = card('Famine; {B}; Sorcery', 'Each player discards a card.');
  const t = with_({ hand: [famine, bear, owl] }, { hand: [giant, owl] });
  t.play('Famine').resolve().choose('Bear');
  expect([t.zone('hand').length, t.asked]).toEqual([2, '1 discarded']);
  t.choose('Giant');
  expect([t.zone('hand'), t.zone('hand', 1)]).toEqual([['Owl'], ['Owl']]);
});

test('a hand is revealed to all or looked at by one [MC-GR-127] [MC-ZONE-28]', () => {
  const peek = card('Peek; {U}; Sorcery', "Look at target player's hand.");
  const show = card('Show; {U}; Sorcery', 'Target player reveals his or her hand.');
  const t = table({
    players: [{ hand: [peek, show], play: lands }, { hand: [bear] }, {}],
  });
  const knows = (player: number): boolean => has(t.card('Bear').known, player);
  t.play('Peek', 'player 1').resolve();
  expect([knows(0), knows(2)]).toEqual([true, false]);
  t.play('Show', 'player 1').resolve();
  expect(knows(2)).toBe(true);
});

test('the top cards of a library are put back in any order [MC-GR-127]', () => {
  const sift = card(
    'Sift; {U}; Sorcery',
    'Look at the top three cards of your library, then put them back in any order.',
  );
  const t = with_({ hand: [sift], library: [bear, owl, giant, bear] });
  t.play('Sift').resolve().choose('Giant, Bear, Owl');
  expect(t.zone('library')).toEqual(['Giant', 'Bear', 'Owl', 'Bear']);
});

test('a library is searched, what is found is put somewhere, and it is shuffled; that is no draw [MC-GR-129] [MC-GR-128] [MC-GLO-13] [MC-GR-77]', () => {
  const seek = card(
    'Seek; {G}; Sorcery',
    'Search your library for a basic land card and put it into play tapped. Then shuffle your library.',
  );
  const t = with_({ hand: [seek], library: [bear, 'Mountain', owl] });
  t.play('Seek').resolve().choose('Mountain');
  expect([t.card('Mountain').zone, t.card('Mountain').tapped]).toEqual(['play', true]);
  expect([t.events('draw'), t.events('shuffle')]).toEqual([[], ['shuffle']]);
});

test('cards go from a library to a graveyard, as many as there are, without a loss [MC-GR-130] [MC-WIN-06] [MC-Q-109]', () => {
  const grind = card(
    'Grind; {U}; Sorcery',
    'Target player puts the top three cards of his or her library into his or her graveyard.',
  );
  const t = with_({ hand: [grind] }, { library: [bear, owl] });
  t.play('Grind', 'player 1').resolve();
  expect(t.zone('graveyard', 1).sort()).toEqual(['Bear', 'Owl']);
  expect(t.state.result).toBeNull();
});

test('things are put on top of libraries, into hands, out of the game and back from graveyards [MC-GR-123] [MC-GR-124] [MC-GR-125] [MC-GR-126] [MC-ZONE-15] [MC-ZONE-21]', () => {
  const up = card('Up; {U}; Instant', "Put target creature on top of its owner's library.");
  const back = card('Back; {U}; Instant', "Return target creature to its owner's hand.");
  const away = card('Away; {W}; Instant', 'Remove target creature from the game.');
  const raise = card('Raise; {B}; Sorcery', 'Return target creature card from your graveyard to your hand.');
  const t = with_(
    { hand: [up, back, away, raise], play: [bear], graveyard: [owl] },
    { play: [giant, { card: card('Loan; {W}; Creature — Ox; 1/1'), owner: 0 }] },
  );
  t.play('Up', 'Giant').resolve();
  expect(t.zone('library', 1)[0]).toBe('Giant');
  t.play('Back', 'Loan').resolve();
  expect(t.zone('hand')).toContain('Loan');
  t.play('Away', 'Bear').resolve();
  expect([t.zone('removed'), t.zone('graveyard')]).toEqual([['Bear'], ['Away', 'Back', 'Up', 'Owl']]);
  t.play('Raise', 'Owl').resolve();
  expect(t.zone('hand')).toContain('Owl');
});

test('several cards that go on top together lie in the order that their owner chooses [MC-Q-93]', () => {
  const tide = card('Tide; {U}; Sorcery', "Put all creatures on top of their owners' libraries.");
  const t = with_({ hand: [tide] }, { play: [bear, giant, owl] });
  t.play('Tide').resolve();
  expect(t.asked).toBe('1 libraryOrder');
  t.choose('Owl, Bear, Giant');
  expect(t.zone('library', 1).slice(0, 3)).toEqual(['Owl', 'Bear', 'Giant']);
});

test('what is put into play costs nothing, is no play of a land, and its delayed sacrifice finds it [MC-GR-131] [MC-TYPE-39] [MC-GR-56] [MC-Q-47] [MC-Q-91]', () => {
  const rouse = card(
    'Rouse; {B}; Sorcery',
    'Return target creature card from your graveyard to play. At end of turn, sacrifice it.',
  );
  const t = with_({ hand: [rouse], graveyard: [giant] });
  t.play('Rouse', 'Giant').resolve();
  expect(t.card('Giant').zone).toBe('play');
  t.until('endOfTurn').resolve();
  expect(t.zone('graveyard')).toEqual(['Giant', 'Rouse']);
});

test('a delayed effect misses what has left and come back [MC-Q-91] [MC-Q-49]', () => {
  const rouse = card(
    'Rouse; {B}; Sorcery',
    'Return target creature card from your graveyard to play. At end of turn, sacrifice it.',
  );
  const back = card('Back; {U}; Instant', "Return target creature to its owner's hand.");
  const cheap = card('Cub; {G}; Creature — Bear; 1/1');
  const t = with_({ hand: [rouse, back], graveyard: [cheap] });
  t.play('Rouse', 'Cub').resolve().play('Back', 'Cub').resolve().play('Cub').resolve();
  t.until('endOfTurn').resolve();
  expect(t.card('Cub').zone).toBe('play');
});

test('an enchantment that is put into play is attached as its controller chooses; with nothing there it stays [MC-Q-39]', () => {
  const weak = card('Weak; {B}; Enchant Creature', 'Enchanted creature gets -1/-1.');
  const call = card('Call; {W}; Sorcery', 'Return target enchantment card from your graveyard to play.');
  const t = with_({ hand: [call], graveyard: [weak] }, { play: [bear, giant] });
  t.play('Call', 'Weak').resolve().choose('Giant');
  expect(t.state.attachments).toEqual([{ object: t.no('Weak'), to: t.no('Giant') }]);
  const none = with_({ hand: [call], graveyard: [weak] });
  none.play('Call', 'Weak').resolve();
  expect(none.card('Weak').zone).toBe('graveyard');
});

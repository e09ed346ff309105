import { expect, test } from 'vitest';
import { bear, card, giant } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';
import { size } from '../values.js';

const lands = ['6 Island', '6 Mountain', '6 Plains', '6 Swamp'];
const with_ = (mine: Side, theirs: Side = {}) =>
  table({ players: [{ ...mine, play: [...lands, ...(mine.play ?? [])] }, theirs] });

test('effects are carried out in the order of the text [MC-RES-07] [MC-GR-01] [MC-GR-181]', () => {
  const rite = card('Rite; {W}; Sorcery', 'You gain 2 life. Draw a card. Destroy all creatures.');
  const t = with_({ hand: [rite], play: [bear] });
  t.play('Rite').resolve();
  const kinds = t.events().slice(t.events().lastIndexOf('resolve'));
  expect(kinds.slice(0, 4)).toEqual(['resolve', 'gainLife', 'draw', 'move']);
});

test('the option was chosen as it was played, with its targets alone [MC-GR-180] [MC-PLAY-19] [MC-EX-05] [MC-EX-47]', () => {
  const salve = card(
    'Salve; {W}; Instant',
    'Choose one — Target player gains 3 life; or prevent the next 3 damage that would be dealt to target creature or player this turn.',
  );
  const t = with_({ hand: [salve] });
  t.act('play Salve');
  expect(t.asked).toBe('0 mode');
  t.answer(t.decision.kind === 'options' ? { options: [0] } : { number: 0 });
  t.choose('player 0').resolve();
  expect([t.life(0), t.state.effects ?? []]).toEqual([23, []]);
});

test('each choice of a text has an option of its own, with its targets [MC-GR-180] [MC-PLAY-11] [MC-RES-07]', () => {
  const twin = card(
    'Twin; {W}; Instant',
    'Choose one — You gain 3 life; or target creature gets +3/+3 until end of turn.',
    'Choose one — You gain 5 life; or destroy target creature.',
  );
  const played = (...choices: readonly (string | number)[]) => {
    const t = with_({ hand: [twin], play: [bear, giant] });
    t.play('Twin', ...choices).resolve();
    return [t.life(0), size(t, 'Bear'), t.zone('graveyard')];
  };
  expect(played(1, 2, 'Giant')).toEqual([23, '2/2', ['Twin', 'Giant']]);
  expect(played(2, 1, 'Bear')).toEqual([25, '5/5', ['Twin']]);
  expect(played(2, 2, 'Bear', 'Giant')).toEqual([20, '5/5', ['Twin', 'Giant']]);
});

test('two abilities of one permanent each ask for their own option [MC-GR-180] [MC-PLAY-11]', () => {
  const idol = card(
    'Idol; {2}; Artifact',
    '{T}: Choose one — You gain 1 life; or you gain 2 life.',
    'At the beginning of your upkeep, choose one — You gain 10 life; or you lose 4 life.',
  );
  const t = with_({ play: [idol] });
  t.activate('Idol', 2).resolve();
  expect(t.life(0)).toBe(22);
  const u = table({ step: 'cleanup', active: 1, players: [{ play: [idol] }, {}] });
  while (u.asked !== '0 mode') u.act('pass');
  u.choose(2).resolve();
  expect(u.life(0)).toBe(16);
});

test('"you may" is decided on resolving; "if you do" follows only what was done [MC-GR-70] [MC-GR-183] [MC-RES-09]', () => {
  const deal = card('Deal; {B}; Sorcery', 'You may sacrifice a creature. If you do, draw two cards.');
  const game = (play: NonNullable<Side['play']>, answer: string) => {
    const t = with_({ hand: [deal], play });
    t.play('Deal').resolve().choose(answer);
    if (t.decision.kind === 'cards') t.choose('Bear');
    return t.zone('hand').length;
  };
  expect([game([bear], 'yes'), game([bear], 'no'), game([], 'yes')]).toEqual([2, 0, 0]);
});

test('"you may pay" is decided and paid while it resolves [MC-Q-122] [MC-GR-70]', () => {
  const gem = card(
    'Gem; {2}; Artifact',
    'When Gem comes into play, you may pay {1}. If you do, draw a card.',
  );
  const t = table({ players: [{ hand: [gem], play: ['3 Island'] }, {}] });
  t.play('Gem').resolve();
  expect(t.stack).toEqual(['Gem’s']);
  t.resolve();
  expect(t.asked).toBe('0 pay');
  t.choose('yes');
  expect([t.zone('hand').length, t.card('Island').tapped]).toEqual([1, true]);
});

test('an upkeep is paid, or the permanent is sacrificed [MC-GR-16] [MC-GR-71] [MC-Q-44]', () => {
  const ogre = card(
    'Ogre; {R}; Creature — Ogre; 4/4',
    'At the beginning of your upkeep, sacrifice Ogre unless you pay {1}.',
  );
  const game = (answer: string) => {
    const t = table({ players: [{ play: ['Mountain', ogre] }, {}] });
    t.until('upkeep', 7).resolve().choose(answer);
    return t.card('Ogre').zone;
  };
  expect([game('yes'), game('no')]).toEqual(['play', 'graveyard']);
});

test('a condition is looked at as it resolves [MC-GR-182] [MC-GR-33]', () => {
  const test_ = card('Test; {W}; Sorcery', 'If you control a Bear, draw a card. Otherwise, you gain 1 life.');
  const one = with_({ hand: [test_], play: [bear] });
  one.play('Test').resolve();
  expect([one.zone('hand').length, one.life(0)]).toEqual([1, 20]);
  const other = with_({ hand: [test_] }, { play: [bear] });
  other.play('Test').resolve();
  expect([other.zone('hand').length, other.life(0)]).toEqual([0, 21]);
});

test('something is done several times, and for each of some things [MC-GR-184] [MC-GR-94]', () => {
  const thrice = card('Thrice; {W}; Sorcery', 'Do the following three times: Draw a card.');
  const t = with_({ hand: [thrice] });
  t.play('Thrice').resolve();
  expect(t.zone('hand')).toHaveLength(3);
  const count = card('Count; {W}; Sorcery', 'For each creature in play, you gain 2 life.');
  const u = with_({ hand: [count], play: [bear] }, { play: [giant] });
  u.play('Count').resolve();
  expect(u.life(0)).toBe(24);
});

test('each player decides in turn order, the active player first [MC-GR-185] [MC-Q-45]', () => {
  const offer = card('Offer; {U}; Sorcery', 'Each player may draw a card.');
  const t = with_({ hand: [offer] });
  t.play('Offer').resolve();
  expect(t.asked).toBe('0 may');
  t.choose('no');
  expect(t.asked).toBe('1 may');
  t.choose('yes');
  expect([t.zone('hand'), t.zone('hand', 1).length]).toEqual([[], 1]);
});

test('a coin decides which of two texts is carried out [MC-GR-140]', () => {
  const flip = card(
    'Flip; {R}; Sorcery',
    'Flip a coin. If you win the flip, you gain 3 life. If you lose the flip, you lose 3 life.',
  );
  const lives = Array.from({ length: 8 }, (_, seed) => {
    const t = table({ players: [{ hand: [flip], play: ['Mountain'] }, {}], seed });
    t.play('Flip').resolve();
    return t.life(0);
  });
  expect(new Set(lives)).toEqual(new Set([17, 23]));
});

test('a color is chosen while it resolves, and the text knows it [MC-GR-74] [MC-GR-78]', () => {
  const purge = card('Purge; {W}; Sorcery', 'Choose a color. Destroy all creatures of the chosen color.');
  const t = with_({ hand: [purge], play: [bear] }, { play: [giant] });
  t.play('Purge').resolve().choose('R');
  expect([t.card('Bear').zone, t.card('Giant').zone]).toEqual(['play', 'graveyard']);
});

test('an opponent chooses where the text says so [MC-GR-72] [MC-RES-09]', () => {
  const pit = card('Pit; {B}; Sorcery', 'Target opponent sacrifices a creature.');
  const t = with_({ hand: [pit] }, { play: [bear, giant] });
  t.play('Pit').resolve();
  expect(t.asked).toBe('1 choose');
});

test('mana that a spell adds comes when it resolves [MC-GR-115] [MC-MANA-22] [MC-EX-07]', () => {
  const rite = card('Rite; {B}; Instant', 'Add {B}{B}{B} to your mana pool.');
  const glow = card('Glow; {1}; Artifact', '{T}: Add one mana of any color to your mana pool.');
  const t = with_({ hand: [rite] });
  t.play('Rite');
  expect(t.pool(0)).toBe('');
  t.resolve();
  expect(t.pool(0)).toBe('BBB');
  const u = with_({ play: [glow] });
  u.act('mana Glow');
  if (u.decision.kind === 'options') u.choose('G');
  expect(u.pool(0)).toBe('G');
});

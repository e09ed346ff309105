import { expect, test } from 'vitest';
import { bear, bolt, card, giant } from '../by-text.js';
import { table } from '../kit.js';
import { withLands } from './with-lands.js';

const with_ = withLands('6 Island', '6 Mountain', '6 Forest', '6 Plains');
const denial = card('Denial; {U}; Instant', 'Counter target spell.');

test('a countered spell leaves the stack without effect for its owner’s graveyard, a creature spell as well [MC-GR-106] [MC-GR-60] [MC-GLO-14] [MC-GLO-15] [MC-Q-37] [MC-TRIG-18] [MC-EX-04] [MC-EX-44]', () => {
  const nurse = card('Nurse; {G}; Creature — Cleric; 1/1', 'When Nurse comes into play, you gain 3 life.');
  const t = with_({ hand: [nurse] }, { hand: [denial] });
  t.play('Nurse').pass().play('Denial', 'Nurse').resolve();
  expect([t.stack, t.zone('graveyard'), t.life(0)]).toEqual([[], ['Nurse'], 20]);
});

test('a spell does not aim at itself, and of two counters the lower one does nothing [MC-EX-46] [MC-Q-38] [MC-RES-05]', () => {
  const t = with_({ hand: [bolt] }, { hand: [denial, denial] });
  t.pass();
  expect(t.offers).not.toContain('play Denial');
  const u = with_({ hand: [bolt, denial] }, { hand: [denial] });
  u.play('Bolt', 'player 1').pass().play('Denial', 'Bolt').pass().play('Denial', 'Bolt').resolve();
  expect(u.zone('graveyard')).toEqual(['Denial', 'Bolt']);
  u.resolve();
  expect(u.zone('graveyard', 1)).toEqual(['Denial']);
});

test('an ability is countered by what says so [MC-GR-107] [MC-GLO-16]', () => {
  const hush = card('Hush; {U}; Instant', 'Counter target ability.');
  const sage = card(
    'Sage; {U}; Creature — Wizard; 1/1',
    '{T}: Sage deals 1 damage to target creature or player.',
  );
  const t = with_({ play: [sage] }, { hand: [hush] });
  t.activate('Sage', 'player 1').pass().play('Hush', 'Sage').resolve();
  expect([t.stack, t.life(1), t.card('Sage').tapped]).toEqual([[], 20, true]);
});

test('what cannot be countered is not, though it is aimed at [MC-GR-165]', () => {
  const boar = card('Boar; {G}; Creature — Boar; 3/3', "Boar can't be countered.");
  const t = with_({ hand: [boar] }, { hand: [denial] });
  t.play('Boar').pass().play('Denial', 'Boar').resolve().resolve();
  expect(t.card('Boar').zone).toBe('play');
});

test('a spell is countered unless its controller pays, on resolving, with mana abilities [MC-GR-71] [MC-Q-44] [MC-Q-29]', () => {
  const tax = card('Tax; {U}; Instant', 'Counter target spell unless its controller pays {2}.');
  const game = (answer: 'yes' | 'no') => {
    const t = with_({ hand: [bolt] }, { hand: [tax] });
    t.play('Bolt', 'player 1').pass().play('Tax', 'Bolt').resolve();
    expect(t.asked).toBe('0 pay');
    t.choose(answer);
    while (t.decision.kind !== 'act' || t.asked.endsWith('mana')) t.answer(firstReply(t));
    if (t.stack.length > 0) t.resolve();
    return t.life(1);
  };
  expect([game('yes'), game('no')]).toEqual([16, 20]);
  const poor = table({
    players: [
      { hand: [bolt], play: ['Mountain'] },
      { hand: [tax], play: ['Island'] },
    ],
  });
  poor.play('Bolt', 'player 1').pass().play('Tax', 'Bolt').resolve();
  expect([poor.stack, poor.zone('graveyard')]).toEqual([[], ['Bolt']]);
});

test('a copy of a spell is on the stack without being played, may be aimed anew, and is in no zone afterwards [MC-GR-139] [MC-Q-88] [MC-Q-89] [MC-Q-130]', () => {
  const echo = card(
    'Echo; {R}; Instant',
    'Copy target instant or sorcery spell. You may choose new targets for the copy.',
  );
  const ear = card('Ear; {R}; Enchantment', 'Whenever a player plays a red spell, you gain 1 life.');
  const t = with_({ hand: [bolt, echo], play: [ear] }, { play: [giant] });
  t.play('Bolt', 'player 1').resolve().play('Echo', 'Bolt').resolve().resolve();
  expect(t.asked).toBe('0 targets');
  t.choose('Giant');
  expect(t.stack).toEqual(['Bolt', 'Bolt']);
  t.resolve();
  expect([t.zone('graveyard', 1), t.life(1), t.zone('graveyard')]).toEqual([['Giant'], 20, ['Echo']]);
  t.resolve();
  expect([t.life(1), t.life(0), t.zone('graveyard')]).toEqual([16, 22, ['Bolt', 'Echo']]);
});

test('a single target is changed to another legal one [MC-GR-142]', () => {
  const bend = card('Bend; {U}; Instant', 'Change the target of target spell with a single target.');
  const t = with_({ hand: [bolt] }, { hand: [bend], play: [bear] });
  t.play('Bolt', 'player 1').pass().play('Bend', 'Bolt').pass(2).choose('player 0').resolve();
  expect([t.life(0), t.life(1)]).toEqual([16, 20]);
});

test('one of several targets that is gone leaves the others; the same thing is no two targets of one word [MC-RES-06] [MC-Q-35] [MC-GR-62] [MC-EX-114]', () => {
  const twins = card('Twins; {R}; Sorcery', 'Destroy two target creatures.');
  const away = card('Away; {U}; Instant', "Return target creature to its owner's hand.");
  const t = with_({ hand: [twins] }, { hand: [away], play: [bear, giant] });
  t.play('Twins', 'Bear, Giant').pass().play('Away', 'Bear').resolve().resolve();
  expect([t.zone('graveyard', 1), t.zone('hand', 1)]).toEqual([['Giant', 'Away'], ['Bear']]);
  const one = with_({ hand: [twins] }, { play: [bear] });
  expect(one.offers).not.toContain('play Twins');
});

test('an ability goes on though its source has gone, with its last color and power [MC-ABIL-06] [MC-Q-72] [MC-EX-38]', () => {
  const ogre = card(
    'Ogre; {R}; Creature — Ogre; 3/3',
    '{T}: Ogre deals damage equal to its power to target creature or player.',
  );
  const grow = card('Grow; {G}; Instant', 'Target creature gets +2/+2 until end of turn.');
  const doom = card('Doom; {U}; Instant', 'Destroy target creature.');
  const t = with_({ hand: [grow], play: [ogre] }, { hand: [doom] });
  t.play('Grow', 'Ogre')
    .resolve()
    .activate('Ogre', 'player 1')
    .pass()
    .play('Doom', 'Ogre')
    .resolve()
    .resolve();
  expect(t.life(1)).toBe(15);
});

function firstReply(t: ReturnType<typeof with_>) {
  const { decision } = t;
  if (decision.kind === 'cards') return { cards: decision.cards.slice(0, decision.least) };
  if (decision.kind === 'options') return { options: [...decision.options.keys()].slice(0, decision.least) };
  return { act: 0 };
}

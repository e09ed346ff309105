import { expect, test } from 'vitest';
import { bear, denial, flare, giant, herald, insight, relic, slay, stinger, swell, weight } from './cards.js';
import { card as written } from './by-text.js';
import { table, type Table } from './kit.js';

const both = written('Both; {0}; Instant', 'Destroy target creature. Destroy target artifact.');
const order = written('Order; {0}; Instant', 'Gain 3 life. Lose 1 life.');
const pick = written('Pick; {0}; Sorcery', 'Destroy a creature of your choice.');
const study = written('Study; {0}; Instant', 'Return target card in your graveyard to your hand.');
const unless = written('Levy; {0}; Instant', 'Counter target spell unless its controller pays {2}.');
const ward = written('Ward; {0}; Instant', 'Target creature gains protection from black until end of turn.');
const outlet = written('Outlet; {1}; Artifact', 'Sacrifice a creature: Gain 1 life.');
const stifle = written('Stifle; {0}; Instant', 'Counter target ability.');
const echo = written(
  'Echo; {0}; Instant',
  'Copy target instant spell. You may choose new targets for the copy.',
);
const zombie = written(
  'Revenant; {1}{B}; Creature — Zombie; 2/2',
  'If Revenant would go to a graveyard from play, put it on top of its owner’s library instead.',
);
const life = (t: Table): number[] => [t.life(0), t.life(1)];

test('a target that has left is illegal: no effect, the card goes to its owner’s graveyard, nothing is given back [MC-RES-01] [MC-RES-03] [MC-RES-05] [MC-RES-17] [MC-Q-37] [MC-Q-124]', () => {
  const t = table({ players: [{ hand: [flare], pool: 'R' }, { play: [bear, outlet] }] });
  t.play('Flare', 'Bear').pass();
  t.activate('Outlet', 'Bear').resolve();
  t.resolve();
  expect([t.zone('graveyard', 0), t.events('resolve').length, t.pool(0), t.asked]).toEqual([
    ['Flare'],
    1,
    '',
    '0 priority',
  ]);
});

test('a target that is no longer what the text asks for is illegal [MC-RES-04]', () => {
  const t = table({
    players: [
      { hand: [slay], pool: 'B' },
      { play: [bear], hand: [ward] },
    ],
  });
  t.play('Slay', 'Bear').pass().play('Ward', 'Bear').resolve().resolve();
  expect([t.zone('play', 1), t.zone('graveyard', 0)]).toEqual([['Bear'], ['Slay']]);
});

test('without targets there is nothing to check [MC-RES-02]', () => {
  const t = table({ players: [{ hand: [order] }, {}] });
  t.play('Order').resolve();
  expect(life(t)).toEqual([22, 20]);
});

test('with one legal target left the rest of the effect happens [MC-RES-06] [MC-Q-36]', () => {
  const t = table({ players: [{ hand: [both] }, { play: [bear, relic, outlet] }] });
  t.play('Both', 'Bear', 'Relic').pass();
  t.activate('Outlet', 'Bear').resolve().resolve();
  expect(t.zone('play', 1)).toEqual(['Outlet']);
});

test('effects are carried out in the order in which they are written [MC-RES-07]', () => {
  const t = table({ players: [{ hand: [order] }, {}] });
  t.play('Order').resolve();
  expect(t.events().filter((type) => type.endsWith('Life'))).toEqual(['gainLife', 'loseLife']);
});

test('a replacement changes what is done [MC-RES-08]', () => {
  const t = table({ players: [{ hand: [slay], pool: 'B' }, { play: [zombie] }] });
  t.play('Slay', 'Revenant').resolve();
  expect([t.zone('graveyard', 1), t.zone('library', 1)[0]]).toEqual([[], 'Revenant']);
});

test('choices without targets are made while the effect is carried out [MC-RES-09]', () => {
  const t = table({ players: [{ hand: [pick], play: [bear] }, { play: [giant] }] });
  t.play('Pick');
  expect(t.stack).toEqual(['Pick']);
  t.pass(2);
  expect(t.asked).toBe('0 choose');
  t.choose('Giant');
  expect(t.zone('graveyard', 1)).toEqual(['Giant']);
});

test('of an ability nothing is left, and no card moves [MC-RES-10] [MC-ABIL-02]', () => {
  const t = table({ players: [{ play: [stinger] }, {}] });
  t.activate('Stinger', 'player 1').resolve();
  expect([t.stack, t.zone('play'), t.zone('graveyard'), t.life(1)]).toEqual([[], ['Stinger'], [], 19]);
});

test('a permanent spell comes into play under who played it, untapped [MC-RES-11] [MC-RES-12] [MC-ZONE-23] [MC-Q-114]', () => {
  const t = table({ players: [{ hand: [bear], pool: 'GG' }, {}] });
  t.play('Bear').resolve();
  expect(t.card('Bear')).toMatchObject({ zone: 'play', player: 0, fresh: true });
  expect(t.card('Bear').tapped).toBeUndefined();
});

test('an instant or sorcery goes to its owner’s graveyard only after its effect, and never stays [MC-RES-13] [MC-RES-14] [MC-TYPE-08]', () => {
  const t = table({ players: [{ hand: [insight, study], graveyard: [bear], pool: 'GG' }, {}] });
  t.play('Insight').resolve();
  expect(t.zone('graveyard')).toEqual(['Insight', 'Bear']);
  t.act('play Study');
  // It is not there itself while its effect is chosen, nor while it happens.
  expect(t.decision).toMatchObject({ cards: [t.card('Insight').id, t.card('Bear').id] });
});

test('while something is carried out nobody plays anything but mana abilities for a payment [MC-RES-15] [MC-Q-44] [MC-Q-29]', () => {
  const t = table({ players: [{ hand: [insight], pool: 'GG', play: ['2 Island'] }, { hand: [unless] }] });
  t.play('Insight').pass().play('Levy', 'Insight').pass(2);
  expect(t.asked).toBe('0 pay');
  t.choose('yes');
  expect([t.stack, t.all('Island').map((no) => t.state.cards[no]!.tapped)]).toEqual([
    ['Insight'],
    [true, true],
  ]);
});

test('a countered permanent spell is never a permanent, and does not trigger [MC-RES-16] [MC-STACK-07] [MC-TRIG-18] [MC-Q-37]', () => {
  const t = table({
    players: [
      { hand: [herald], pool: 'WW' },
      { hand: [denial], pool: 'U' },
    ],
  });
  t.play('Herald').pass().play('Denial', 'Herald').resolve();
  expect([t.stack, t.zone('play'), t.zone('graveyard'), t.life(0)]).toEqual([[], [], ['Herald'], 20]);
});

test('“comes into play” triggers once the spell has resolved [MC-TRIG-17]', () => {
  const t = table({ players: [{ hand: [herald], pool: 'WW' }, {}] });
  t.play('Herald').resolve();
  expect([t.zone('play'), t.stack]).toEqual([['Herald'], ['Herald’s']]);
});

test('what is countered leaves the rest of the stack as it was [MC-STACK-08]', () => {
  const t = table({
    players: [
      { hand: [flare, swell, insight], play: [bear, 'Mountain', '3 Forest'] },
      { hand: [denial], pool: 'U' },
    ],
  });
  t.play('Insight').tap('Forest').tap('Forest').play('Flare', 'player 1').play('Swell', 'Bear').pass();
  t.play('Denial', 'Flare').resolve();
  expect(t.stack).toEqual(['Swell', 'Insight']);
});

test('an ability on the stack resolves though its source is gone, for who played it [MC-ABIL-06] [MC-ZONE-24] [MC-Q-72] [MC-Q-106]', () => {
  const t = table({ players: [{ play: [stinger] }, { hand: [slay], pool: 'B' }] });
  t.activate('Stinger', 'player 1').pass().play('Slay', 'Stinger').resolve();
  expect([t.zone('graveyard', 0), t.stack]).toEqual([['Stinger'], ['Stinger’s']]);
  t.resolve();
  expect(t.life(1)).toBe(19);
});

test('an ability can be countered by what says so, and is nowhere then [MC-RES-10]', () => {
  const t = table({ players: [{ play: [stinger] }, { hand: [stifle, denial], pool: 'U' }] });
  t.activate('Stinger', 'player 1').pass();
  expect(t.offers).toEqual(['play Stifle', 'pass']);
  t.play('Stifle', 'Stinger').resolve();
  expect([t.stack, t.life(1), t.zone('graveyard')]).toEqual([[], 20, []]);
});

test('an “Enchant ...” spell targets what it will be attached to [MC-Q-39] [MC-TYPE-16] [MC-TYPE-20]', () => {
  const none = table({ players: [{ hand: [weight], pool: 'B', play: [relic] }, {}] });
  expect(none.offers).toEqual(['pass']);
  const t = table({ players: [{ hand: [weight], pool: 'B' }, { play: [giant] }] });
  t.play('Weight', 'Giant').resolve();
  expect(t.state.attachments).toEqual([{ object: t.no('Weight'), to: t.no('Giant') }]);
  expect(t.card('Weight')).toMatchObject({ player: 0, zone: 'play' });
});

test('without its target it goes to the graveyard and was never in play [MC-Q-39] [MC-Q-37]', () => {
  const t = table({ players: [{ hand: [weight], pool: 'B' }, { play: [giant, outlet] }] });
  t.play('Weight', 'Giant').pass().activate('Outlet', 'Giant').resolve().resolve();
  expect([t.zone('graveyard', 0), t.events('comeIntoPlay')]).toEqual([['Weight'], []]);
});

test('a copy of a spell is put on the stack without being played, with new targets, and is in no zone afterwards [MC-Q-89] [MC-Q-130]', () => {
  const t = table({ players: [{ hand: [flare, echo], pool: 'R' }, { play: [giant] }] });
  t.play('Flare', 'player 1').play('Echo', 'Flare').pass(2);
  while (t.decision.kind !== 'act') t.choose(t.decision.kind === 'confirm' ? 'yes' : 'Giant');
  expect(t.stack).toEqual(['Flare', 'Flare']);
  t.resolve().resolve();
  expect([t.life(1), t.card('Giant').damage, t.zone('graveyard'), t.events('play').length]).toEqual([
    17,
    3,
    ['Flare', 'Echo'],
    2,
  ]);
});

test('two counters of one spell: the lower has an illegal target [MC-RES-05] [MC-Q-38]', () => {
  const t = table({
    players: [
      { hand: [insight], pool: 'GG' },
      { hand: [denial, denial], pool: 'UU' },
    ],
  });
  t.play('Insight').pass().play('Denial', 'Insight').play('Denial', 'Insight').resolve();
  expect(t.stack).toEqual(['Denial']);
  t.resolve();
  expect([t.zone('graveyard', 1), t.zone('graveyard', 0)]).toEqual([['Denial', 'Denial'], ['Insight']]);
});

test('a loop that nobody can end is a draw [MC-Q-100]', () => {
  const wheel = written('Wheel; {1}; Enchantment', 'Whenever you gain life, gain 1 life.');
  const t = table({ asked: [], players: [{ play: [wheel], hand: [order] }, {}] });
  t.play('Order');
  expect(t.state.result).toMatchObject({ winners: [], rules: ['MC-Q-100'] });
});

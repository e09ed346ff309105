import { expect, test } from 'vitest';
import type { State } from '../../../../src-main/games/magic/rules/state/state.js';
import { wantsToBeAsked } from '../../../../src-main/engine/stops/stops.js';
import { bear, flare, forest, giant, golem, insight, relic, spring, sprout, swell, weight } from './cards.js';
import { card as written } from './by-text.js';
import { table, type Table } from './kit.js';
import { filler } from './position.js';

const stepsOf = (t: Table): string[] =>
  t.game.context.log.entries.flatMap(({ event }) => (event.type === 'step' ? [event.step] : []));
const clock = written('Clock; {1}; Artifact', 'At end of turn, gain 1 life.');
const bell = written('Bell; {1}; Artifact', 'At end of combat, gain 1 life.');
const engine = written('Engine; {1}; Artifact', '{0}: Gain 1 life.');
const eager = written('Eager; {R}; Creature — Imp; 1/1', 'At end of turn, sacrifice Eager.');
const again = written('Again; {0}; Instant', 'After this phase, there is an additional combat phase.');
const anew = written('Anew; {0}; Sorcery', 'Take an extra turn after this one.');
const untapper = written('Spur; {1}; Artifact', 'Whenever Spur becomes untapped, gain 1 life.');
const stone = written('Stone; {1}; Artifact', 'Stone does not untap during its controller’s untap step.');
const loss = written('Loss; {1}; Enchantment', 'Whenever you discard a card, gain 1 life.');

test('a turn goes through five phases and all their steps, none of which can be skipped [MC-TURN-01] [MC-TURN-02] [MC-TURN-03] [MC-TURN-04] [MC-TURN-05] [MC-TURN-20] [MC-TURN-21] [MC-TURN-22] [MC-TURN-34] [MC-Q-01] [MC-Q-26]', () => {
  const t = table({ step: 'cleanup', players: [{}, {}] });
  t.until('upkeep', 7);
  const steps = stepsOf(t).slice(1, 13);
  expect(steps).toEqual([
    'untap',
    'upkeep',
    'draw',
    'main1',
    'beginCombat',
    'attackers',
    'blockers',
    'damage',
    'endCombat',
    'main2',
    'endOfTurn',
    'cleanup',
  ]);
  expect(t.state.active).toBe(0);
});

test('an option goes on to the end of combat where nobody attacks [MC-Q-26]', () => {
  const t = table({ players: [{}, {}], options: { noEmptyCombat: true } });
  t.until('main2');
  expect(stepsOf(t)).toEqual(['main1', 'beginCombat', 'attackers', 'endCombat', 'main2']);
});

test('a main phase is one step, with one round of priority after another [MC-Q-07] [MC-Q-16]', () => {
  const t = table({ players: [{ hand: [flare, forest], play: ['Mountain'] }, {}] });
  t.play('Flare', 'player 1').resolve();
  expect([t.state.step, t.asked]).toEqual(['main1', '0 priority']);
  t.play('Forest').pass();
  expect([t.state.step, t.asked]).toEqual(['main1', '1 respond']);
  t.pass();
  expect(t.state.step).toBe('beginCombat');
});

test('everything that the active player controls untaps at once, lands and artifacts too, and nothing of others [MC-TURN-06] [MC-TURN-07] [MC-TURN-08] [MC-Q-11] [MC-Q-115]', () => {
  const tapped = (card: typeof bear) => ({ card, tapped: true }) as const;
  const t = table({
    step: 'cleanup',
    active: 1,
    players: [
      { play: [tapped(bear), tapped(forest), tapped(relic), tapped(stone)] },
      { play: [tapped(giant)] },
    ],
  });
  t.until('upkeep', 6);
  expect(['Bear', 'Forest', 'Relic', 'Stone', 'Giant'].map((name) => t.card(name).tapped ?? false)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(t.game.context.log.entries.filter(({ event }) => event.type === 'untapAll')).toHaveLength(1);
});

test('nobody can do anything in the untap step, not even for mana [MC-TURN-09] [MC-TURN-10]', () => {
  const t = table({ step: 'untap', players: [{ play: ['Forest', engine] }, { play: [engine] }] });
  expect([t.state.step, t.asked]).toEqual(['upkeep', '0 priority']);
});

test('what triggers in the untap step goes on the stack in the upkeep step, with what triggers there [MC-TRIG-12] [MC-TRIG-20] [MC-TRIG-13] [MC-Q-13]', () => {
  const t = table({ step: 'untap', players: [{ play: [{ card: untapper, tapped: true }, spring] }, {}] });
  expect([t.state.step, t.asked]).toEqual(['upkeep', '0 order']);
  t.choose('Spring');
  expect(t.stack).toEqual(['Spur’s', 'Spring’s']);
});

test('in the upkeep step both may play instants and abilities and need do nothing [MC-TURN-11] [MC-TURN-12] [MC-TYPE-05] [MC-TYPE-07] [MC-PLAY-02]', () => {
  const t = table({
    step: 'upkeep',
    players: [
      { hand: [swell, insight, forest], play: [bear, engine, '3 Forest'] },
      { hand: [flare], play: ['Mountain', engine] },
    ],
  });
  expect(t.asked).toBe('0 priority');
  expect(t.offers.filter((offer) => !offer.startsWith('mana'))).toEqual([
    'play Swell',
    'activate Engine',
    'pass',
  ]);
  t.pass();
  expect(t.offers.filter((offer) => !offer.startsWith('mana'))).toEqual([
    'play Flare',
    'activate Engine',
    'pass',
  ]);
  t.pass();
  expect(t.state.step).toBe('draw');
});

test('the draw comes before anybody can do anything in the draw step, and is no effect on the stack [MC-TURN-13] [MC-TURN-14] [MC-TURN-15] [MC-Q-28] [MC-ZONE-29]', () => {
  const t = table({
    step: 'upkeep',
    players: [{ library: [bear, giant] }, { hand: [flare], play: ['Mountain'] }],
  });
  t.pass(2);
  expect([t.state.step, t.zone('hand'), t.stack, t.zone('library')]).toEqual([
    'draw',
    ['Bear'],
    [],
    ['Giant'],
  ]);
  t.pass();
  expect(t.offers).toContain('play Flare');
});

test('cards drawn by effects come on top of the normal draw [MC-TURN-16]', () => {
  const quick = written('Quick; {0}; Instant', 'Draw two cards.');
  const t = table({ step: 'upkeep', players: [{ hand: [quick], library: [bear, giant, relic] }, {}] });
  t.play('Quick').resolve().pass(2);
  expect(t.zone('hand')).toEqual(['Bear', 'Giant', 'Relic']);
});

test('in both main phases the active player can play cards of every type, the other instants and abilities [MC-TURN-17] [MC-TURN-18] [MC-TURN-19] [MC-TYPE-02]', () => {
  const hand = [forest, bear, insight, relic, golem, swell, weight];
  for (const step of ['main1', 'main2'] as const) {
    const t = table({
      step,
      players: [
        { hand, pool: 'BBBBGGGGGG', play: [sprout] },
        { hand, pool: 'BBBBGGGGGG', play: [engine] },
      ],
    });
    expect(t.offers.filter((offer) => offer.startsWith('play'))).toEqual(
      hand.map(({ name }) => `play ${name}`),
    );
    t.pass();
    expect(t.offers).toEqual(['play Swell', 'activate Engine', 'pass']);
  }
});

test('in the end of turn step both may play instants and abilities [MC-TURN-23]', () => {
  const t = table({
    step: 'endOfTurn',
    players: [{ hand: [swell, bear], play: [sprout], pool: 'GG' }, { play: [engine] }],
  });
  expect(t.offers).toEqual(['play Swell', 'mana Sprout', 'pass']);
  t.pass();
  expect(t.offers).toEqual(['activate Engine', 'pass']);
});

test('the active player alone discards down to seven, of their choice, in the cleanup step and not before [MC-TURN-24] [MC-TURN-25] [MC-TURN-26] [MC-ZONE-08]', () => {
  const nine = [bear, ...Array<typeof filler>(8).fill(filler)];
  const t = table({ step: 'endOfTurn', players: [{ hand: nine }, { hand: nine }] });
  expect(t.zone('hand')).toHaveLength(9);
  t.pass(2);
  expect([t.state.step, t.asked]).toEqual(['cleanup', '0 handSize']);
  t.choose('Bear, Filler');
  expect([t.zone('hand', 0).length, t.zone('hand', 1).length, t.zone('graveyard')]).toEqual([
    7,
    9,
    ['Filler', 'Bear'],
  ]);
});

test('then, at once, damage goes from all creatures and effects until end of turn end [MC-TURN-27] [MC-TURN-28] [MC-TURN-29] [MC-TURN-31]', () => {
  const t = table({
    step: 'main2',
    players: [{ hand: [swell], play: [{ card: bear }, 'Forest'] }, { play: [{ card: giant, damage: 3 }] }],
  });
  t.play('Swell', 'Bear').resolve();
  expect(t.game.context.rules.characteristicsOf(t.game.context, t.no('Bear')).power).toBe(5);
  t.until('upkeep', 6);
  expect(t.card('Giant').damage).toBeUndefined();
  expect(t.game.context.rules.characteristicsOf(t.game.context, t.no('Bear')).power).toBe(2);
});

test('a creature that only such an effect kept alive does not die of the turn’s damage [MC-TURN-29]', () => {
  const t = table({
    step: 'endOfTurn',
    players: [{ hand: [swell, flare], play: [bear, 'Forest', 'Mountain'] }, {}],
  });
  t.play('Swell', 'Bear').resolve();
  t.play('Flare', 'Bear').resolve();
  expect(t.card('Bear').damage).toBe(3);
  t.until('upkeep', 6);
  expect([t.zone('play'), t.card('Bear').damage]).toEqual([['Bear', 'Forest', 'Mountain'], undefined]);
});

test('the discard comes before that [MC-TURN-30]', () => {
  const t = table({
    step: 'endOfTurn',
    players: [{ hand: Array<typeof filler>(8).fill(filler), play: [{ card: giant, damage: 3 }] }, {}],
  });
  t.pass(2);
  expect([t.asked, t.card('Giant').damage]).toEqual(['0 handSize', 3]);
});

test('priority in the cleanup step only where something triggers, and then another follows [MC-TURN-31] [MC-TURN-32] [MC-Q-19] [MC-Q-20]', () => {
  const quiet = table({ step: 'endOfTurn', players: [{}, {}] });
  quiet.pass(2);
  expect(quiet.state.step).toBe('upkeep');
  const hand = [swell, ...Array<typeof filler>(7).fill(filler)];
  const t = table({ step: 'endOfTurn', players: [{ hand, play: [loss, bear], pool: '' }, {}] });
  t.pass(2).choose('Filler');
  expect([t.state.step, t.stack, t.asked]).toEqual(['cleanup', ['Loss’s'], '0 respond']);
  t.resolve();
  expect([t.life(0), t.state.step, t.asked]).toEqual([21, 'cleanup', '0 priority']);
  t.pass(2);
  expect([t.state.step, t.state.turn]).toEqual(['upkeep', 6]);
  expect(stepsOf(t).filter((step) => step === 'cleanup')).toHaveLength(2);
});

test('an effect until end of turn made in a cleanup step ends in the repeated one [MC-Q-20]', () => {
  const pump = written('Pump; {1}; Artifact', '{0}: Target creature gets +1/+1 until end of turn.');
  const hand = Array<typeof filler>(8).fill(filler);
  const t = table({ step: 'endOfTurn', players: [{ hand, play: [loss, bear, pump] }, {}] });
  const power = (): number => t.game.context.rules.characteristicsOf(t.game.context, t.no('Bear')).power;
  t.pass(2).choose('Filler').activate('Pump', 'Bear').resolve();
  expect(power()).toBe(3);
  t.resolve().pass(2);
  expect([t.state.step, power()]).toEqual(['upkeep', 2]);
});

test('a check that only puts something into a graveyard gives no priority in the cleanup step; an option does [MC-Q-19]', () => {
  const wither = written('Wither; {0}; Instant', 'Target creature gets -2/-2 permanently.');
  const ended = (options: State['options']): Table => {
    const players = [{ hand: [swell, wither], play: [bear, 'Forest'] }, {}];
    const t = table({ step: 'endOfTurn', options, players });
    t.play('Swell', 'Bear').resolve();
    t.play('Wither', 'Bear').resolve();
    expect(t.zone('play')).toContain('Bear');
    return t.pass(2);
  };
  const usual = ended({});
  expect([usual.zone('graveyard'), usual.state.step]).toEqual([['Bear', 'Wither', 'Swell'], 'upkeep']);
  expect(ended({ cleanupPriority: true }).state.step).toBe('cleanup');
});

test('mana burn of the end phase comes after the cleanup step [MC-TURN-33]', () => {
  const t = table({
    step: 'endOfTurn',
    players: [{ pool: 'G', hand: Array<typeof filler>(8).fill(filler) }, {}],
  });
  t.pass(2);
  expect([t.asked, t.life(0), t.pool(0)]).toEqual(['0 handSize', 20, 'G']);
  t.choose('Filler');
  expect([t.life(0), t.pool(0)]).toEqual([19, '']);
});

test('“at end of turn” triggers in every turn’s end of turn step, “at end of combat” in that step [MC-TRIG-15] [MC-TRIG-16] [MC-TRIG-19]', () => {
  const t = table({ step: 'damage', active: 1, players: [{ play: [clock, bell] }, {}] });
  t.pass(2);
  expect([t.state.step, t.stack]).toEqual(['endCombat', ['Bell’s']]);
  t.resolve().until('endOfTurn');
  expect(t.stack).toEqual(['Clock’s']);
});

test('“at the beginning of your upkeep” triggers in its controller’s turn only [MC-TRIG-14]', () => {
  const t = table({ step: 'cleanup', players: [{ play: [spring] }, {}] });
  t.until('upkeep', 6);
  expect(t.stack).toEqual([]);
  t.until('upkeep', 7);
  expect(t.stack).toEqual(['Spring’s']);
});

test('an “at end of turn” ability that comes in the end of turn step waits for the next [MC-Q-20]', () => {
  const quick = written('Haste; {0}; Instant', 'Put target creature card in your graveyard into play.');
  const t = table({ step: 'endOfTurn', players: [{ hand: [quick], graveyard: [eager] }, {}] });
  t.play('Haste', 'Eager').resolve();
  expect([t.zone('play'), t.stack]).toEqual([['Eager'], []]);
  t.pass(2);
  expect(t.zone('play')).toEqual(['Eager']);
  t.until('endOfTurn', 6);
  expect(t.stack).toEqual(['Eager’s']);
});

test('an additional combat phase comes right after its phase, in this turn alone [MC-TURN-21] [MC-Q-78]', () => {
  const t = table({ players: [{ hand: [again] }, {}] });
  t.play('Again').resolve().until('upkeep', 6);
  expect(stepsOf(t).filter((step) => step === 'beginCombat' || step.startsWith('main'))).toEqual([
    'main1',
    'beginCombat',
    'beginCombat',
    'main2',
  ]);
  t.until('upkeep', 7);
  expect(stepsOf(t).filter((step) => step === 'beginCombat')).toHaveLength(3);
});

test('an extra turn comes before the other’s [MC-TURN-34] [MC-GR-136]', () => {
  const t = table({ players: [{ hand: [anew] }, {}] });
  t.play('Anew').resolve().until('upkeep', 6);
  expect(t.state.active).toBe(0);
  t.until('upkeep', 7);
  expect(t.state.active).toBe(1);
});

test('the order goes on after whoever had the last turn in order, whoever has turns in between [MC-TURN-34] [MC-GR-136]', () => {
  const gift = written('Gift; {0}; Sorcery', 'Target player takes an extra turn after this one.');
  const t = table({ players: [{ hand: [gift, gift] }, {}, {}] });
  t.play('Gift', 'player 2').resolve().play('Gift', 'player 1').resolve();
  const turns = [6, 7, 8, 9, 10].map((turn) => t.until('upkeep', turn).state.active);
  expect(turns).toEqual([1, 2, 1, 2, 0]);
});

test('a turn in addition that is skipped is used up [MC-GR-136]', () => {
  const lag = written('Lag; {0}; Sorcery', 'Target player skips his or her next turn.');
  const t = table({ players: [{ hand: [anew, lag] }, {}] });
  t.play('Anew').resolve().play('Lag', 'player 0').resolve();
  expect([6, 7].map((turn) => t.until('upkeep', turn).state.active)).toEqual([1, 0]);
});

test('turns go round to the left among several players [MC-Q-95]', () => {
  const t = table({ step: 'cleanup', active: 1, players: [{}, {}, {}] });
  expect([t.state.active, t.state.step]).toEqual([2, 'upkeep']);
});

test('a player is stopped where nothing can be done only by a stop or full control', () => {
  const t = table({ asked: [], players: [{ hand: [swell], play: ['Forest'] }, { play: [bear] }] });
  expect(t.asked).toBe('0 priority');
  t.game.take({ player: 1, stop: { turn: 'others', at: 'beginCombat' }, isSet: true });
  expect(wantsToBeAsked(t.state, 1, { player: 0, phase: 'beginCombat' })).toBe(true);
  t.pass();
  expect([t.asked, t.state.step]).toEqual(['0 priority', 'beginCombat']);
  t.pass();
  expect([t.asked, t.state.step]).toEqual(['1 respond', 'beginCombat']);
});

import { expect, test } from 'vitest';
import { bear, card, doom, giant } from '../by-text.js';
import { table } from '../kit.js';
import { hasKeyword, size } from '../values.js';
import { withLands } from './with-lands.js';

const lands = ['6 Island', '6 Mountain', '6 Forest', '6 Swamp'];
const with_ = withLands(...lands);
const away = card('Away; {U}; Instant', "Return target creature to its owner's hand.");

test('control is gained until end of turn, and goes back; the creature has to be waited for again [MC-GR-121] [MC-TYPE-36] [MC-TYPE-40] [MC-ZONE-21] [MC-Q-86]', () => {
  const borrow = card('Borrow; {R}; Sorcery', 'Gain control of target creature until end of turn.');
  const t = with_({ hand: [borrow] }, { play: [{ card: giant, counters: ['+1/+1'] }] });
  t.play('Borrow', 'Giant').resolve();
  const { player, owner, fresh } = t.card('Giant');
  expect([player, owner, fresh, size(t, 'Giant')]).toEqual([0, 1, true, '5/5']);
  t.until('upkeep', 6);
  expect([t.card('Giant').player, t.card('Giant').under]).toEqual([1, undefined]);
});

test('"you control enchanted creature" holds as long as it is attached; the latest of two counts [MC-GR-06] [MC-GR-121] [MC-GR-146] [MC-Q-65] [MC-Q-77]', () => {
  const chain = card('Chain; {U}; Enchant Creature', 'You control enchanted creature.');
  const break_ = card('Break; {G}; Instant', 'Destroy target enchantment.');
  const borrow = card('Borrow; {R}; Sorcery', 'Gain control of target creature.');
  const t = with_({ hand: [chain, break_] }, { play: [bear] });
  t.play('Chain', 'Bear').resolve();
  expect([t.card('Bear').player, t.card('Chain').player]).toEqual([0, 0]);
  t.play('Break', 'Chain').resolve();
  expect(t.card('Bear').player).toBe(1);
  const u = table({
    players: [{ hand: [chain], play: lands }, { hand: [borrow], play: lands }, { play: [bear] }],
  });
  u.play('Chain', 'Bear').resolve().until('main1', 6).play('Borrow', 'Bear').resolve();
  expect(u.card('Bear').player).toBe(1);
});

test('control of two creatures is exchanged only where each of two players has one [MC-GR-122] [MC-GLO-20] [MC-GLO-21] [MC-EX-33] [MC-EX-108] [MC-Q-79]', () => {
  const swap = card(
    'Swap; {U}; Sorcery',
    'Exchange control of target creature you control and target creature an opponent controls.',
  );
  const t = with_({ hand: [swap], play: [bear] }, { play: [giant] });
  t.play('Swap', 'Bear', 'Giant').resolve();
  expect([t.card('Bear').player, t.card('Giant').player]).toEqual([1, 0]);
  const gone = with_({ hand: [swap], play: [bear] }, { hand: [away], play: [giant] });
  gone.play('Swap', 'Bear', 'Giant').pass().play('Away', 'Giant').resolve().resolve();
  expect(gone.card('Bear').player).toBe(0);
});

test('what lasts as long as a condition holds is over for good when it does not [MC-GR-148] [MC-EFF-06]', () => {
  const guest = card(
    'Guest; {U}; Sorcery',
    'Gain control of target creature for as long as you control a Bear.',
  );
  const t = with_({ hand: [guest, doom, bear], play: [bear] }, { play: [giant] });
  t.play('Guest', 'Giant').resolve();
  expect(t.card('Giant').player).toBe(0);
  t.play('Doom', 'Bear').resolve();
  expect(t.card('Giant').player).toBe(1);
  t.play('Bear').resolve();
  expect(t.card('Giant').player).toBe(1);
});

test('a permanent does not untap in its controller’s next untap step, and does in the one after it [MC-GR-149] [MC-GR-158]', () => {
  const freeze = card(
    'Freeze; {U}; Instant',
    "Tap target creature. It doesn't untap during its controller's next untap step.",
  );
  const t = with_({ hand: [freeze] }, { play: [bear] });
  t.play('Freeze', 'Bear').resolve().until('upkeep', 6);
  expect(t.card('Bear').tapped).toBe(true);
  t.until('upkeep', 8);
  expect(t.card('Bear').tapped).toBeUndefined();
});

test('"until your next turn" and "until end of combat" end there [MC-GR-149] [MC-GR-150]', () => {
  const long = card('Long; {G}; Instant', 'Target creature gets +1/+0 until your next turn.');
  const short = card('Short; {G}; Instant', 'Target creature gets +0/+4 until end of combat.');
  const t = with_({ hand: [long, short], play: [bear] });
  t.play('Long', 'Bear').resolve().play('Short', 'Bear').resolve();
  expect(size(t, 'Bear')).toBe('3/6');
  t.until('main2');
  expect(size(t, 'Bear')).toBe('3/2');
  t.until('endOfTurn', 6);
  expect(size(t, 'Bear')).toBe('3/2');
  t.until('upkeep', 7);
  expect(size(t, 'Bear')).toBe('2/2');
});

test('steps and turns are skipped and added [MC-GR-136] [MC-TURN-34]', () => {
  const block = card('Block; {U}; Sorcery', 'Target player skips his or her next draw step.');
  const time = card('Time; {U}; Sorcery', 'Take an extra turn after this one.');
  const t = with_({ hand: [block, time] }, {});
  t.play('Block', 'player 1').resolve().play('Time').resolve().until('main1', 6);
  expect(t.state.active).toBe(0);
  t.until('main1', 7);
  expect([t.state.active, t.zone('hand', 1)]).toEqual([1, []]);
  t.until('main1', 9);
  expect(t.zone('hand', 1)).toHaveLength(1);
});

test('an additional combat and main phase follow the phase in which they are made, once [MC-GR-135] [MC-Q-78] [MC-EFF-24] [MC-EFF-25] [MC-GR-89] [MC-EX-14] [MC-EX-70]', () => {
  const again = card(
    'Again; {R}; Sorcery',
    'Untap all creatures that attacked this turn. After this phase, there is an additional combat phase followed by an additional main phase.',
  );
  const t = with_({ hand: [again], play: [bear, { card: giant, tapped: true }] });
  const attack = (): void => {
    while (t.decision.kind !== 'pair') t.pass();
    t.answer({ pairs: t.decision.pairings.map(({ card: id }) => (id === t.card('Bear').id ? 0 : null)) });
  };
  attack();
  t.until('main2').play('Again').resolve();
  expect([t.card('Bear').tapped, t.card('Giant').tapped]).toEqual([undefined, true]);
  attack();
  t.until('endOfTurn');
  expect(t.life(1)).toBe(16);
  expect(
    t.game.context.log.entries.filter(({ event }) => event.type === 'step' && event.step === 'beginCombat'),
  ).toHaveLength(2);
});

test('a change of a permanent ends when it leaves play [MC-Q-49] [MC-GR-111]', () => {
  const wings = card('Wings; {U}; Instant', 'Target creature gains flying.');
  const t = with_({ hand: [wings, away], play: [bear] });
  t.play('Wings', 'Bear').resolve();
  expect(hasKeyword(t, 'Bear', 'flying')).toBe(true);
  t.play('Away', 'Bear').resolve().play('Bear').resolve();
  expect(hasKeyword(t, 'Bear', 'flying')).toBe(false);
});

test('players win and lose by effects, at the next check [MC-GR-141] [MC-Q-117]', () => {
  const glory = card('Glory; {R}; Sorcery', 'You win the game.');
  const ruin = card('Ruin; {R}; Sorcery', 'Target player loses the game.');
  const won = with_({ hand: [glory] });
  won.play('Glory').pass(2);
  expect(won.state.result?.winners).toEqual([0]);
  const lost = with_({ hand: [ruin] });
  lost.play('Ruin', 'player 0').pass(2);
  expect(lost.state.result?.winners).toEqual([1]);
});

import { expect, test } from 'vitest';
import { bear, card, doom, giant } from '../by-text.js';
import { table } from '../kit.js';
import { hasKeyword, size } from '../values.js';

test('"this" and the card’s own name mean that one alone [MC-GR-67] [MC-CARD-02] [MC-GR-02]', () => {
  const imp = card('Imp; {R}; Creature — Imp; 1/1', '{R}: Imp gets +1/+0 until end of turn.');
  const t = table({ players: [{ play: ['Mountain', imp, imp] }, {}] });
  const [first, second] = t.all('Imp', 'play');
  t.activate('Imp').resolve();
  const powers = [first, second].map(
    (no) => t.game.context.rules.characteristicsOf(t.game.context, no!).power,
  );
  expect(powers.sort()).toEqual([1, 2]);
});

test('"enchanted creature" is what it is attached to, and no other [MC-GR-69] [MC-TYPE-19] [MC-GR-05] [MC-GR-08]', () => {
  const wings = card('Wings; {W}; Enchant Creature', 'Enchanted creature gets +1/+1 and has flying.');
  const t = table({ players: [{ play: [bear, giant, { card: wings, on: 'Bear' }] }, {}] });
  expect([size(t, 'Bear'), hasKeyword(t, 'Bear', 'flying')]).toEqual(['3/3', true]);
  expect([size(t, 'Giant'), hasKeyword(t, 'Giant', 'flying')]).toEqual(['4/4', false]);
});

test('targets are chosen as a text is played, players too [MC-GR-58] [MC-GR-61] [MC-EFF-01] [MC-EFF-02]', () => {
  const jolt = card('Jolt; {R}; Sorcery', 'Target opponent loses 2 life.');
  const t = table({ players: [{ hand: [jolt], play: ['Mountain'] }, {}, {}] });
  t.act('play Jolt');
  expect(t.decision.kind === 'players' && t.decision.players).toEqual([1, 2]);
  t.choose('player 2').resolve();
  expect([t.life(0), t.life(1), t.life(2)]).toEqual([20, 20, 18]);
});

test('of several opponents one is chosen [MC-Q-98]', () => {
  const snare = card('Snare; {R}; Sorcery', 'An opponent loses 2 life.');
  const t = table({ players: [{ hand: [snare], play: ['Mountain'] }, {}, {}] });
  t.play('Snare').resolve();
  if (t.asked === '0 opponent') t.choose('player 1');
  expect([t.life(1), t.life(2)].sort()).toEqual([18, 20]);
});

test('a triggered ability triggers whether its controller wants or not [MC-TRIG-01] [MC-TRIG-02] [MC-GR-04] [MC-GR-37] [MC-TRIG-15]', () => {
  const curse = card('Curse; {B}; Creature — Imp; 5/5', 'At end of combat, you lose 1 life.');
  const t = table({ players: [{ play: [curse] }, {}] });
  t.until('endCombat').resolve();
  expect(t.life(0)).toBe(19);
});

test('two legends of a name that come together both go [MC-Q-61] [MC-Q-64]', () => {
  const hero = card('Hero; {G}; Creature — Legend; 2/2');
  const rise = card('Rise; {B}; Sorcery', 'Return all creature cards in your graveyard to play.');
  const t = table({ players: [{ hand: [rise], play: ['Swamp'], graveyard: [hero, hero, bear] }, {}] });
  t.play('Rise').resolve();
  expect([t.zone('play'), t.all('Hero', 'graveyard')]).toEqual([
    ['Swamp', 'Bear'],
    expect.toSatisfy((of: number[]) => of.length === 2),
  ]);
});

test('a target that is gone is not affected though it came back [MC-RES-03] [MC-Q-91]', () => {
  const flit = card('Flit; {U}; Instant', "Return target creature to its owner's hand.");
  const t = table({
    players: [
      { hand: [doom], play: ['Swamp'] },
      { hand: [flit], play: ['Island', bear] },
    ],
  });
  t.play('Doom', 'Bear').pass().play('Flit', 'Bear').resolve().resolve();
  expect([t.zone('hand', 1), t.zone('graveyard', 1)]).toEqual([['Bear'], ['Flit']]);
});

test('an ability has the color of what it comes from, as it last was [MC-Q-73] [MC-Q-72]', () => {
  const monk = card('Monk; {W}; Creature — Monk; 2/2', 'Protection from red');
  const mage = card(
    'Mage; {R}; Creature — Wizard; 1/1',
    '{T}: Mage deals 1 damage to target creature or player.',
  );
  const t = table({ players: [{ play: [mage] }, { play: [monk, bear] }] });
  t.act('activate Mage');
  const offered = t.decision.kind === 'options' ? t.decision.options.length : 0;
  expect(offered).toBe(4);
  t.choose('Bear').resolve();
  expect(t.card('Bear').damage).toBe(1);
});

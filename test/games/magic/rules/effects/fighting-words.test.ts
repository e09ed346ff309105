/** What texts in the wording of 1999 do to attackers and blockers: who fights alone, with how many, at which price. */
import { expect, test } from 'vitest';
import { bear, card, giant } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';
import { withLands } from './with-lands.js';

const with_ = withLands('6 Island', '6 Mountain', '6 Forest', '6 Swamp');
const fighting = (mine: Side['play'], theirs: Side['play']) => {
  const t = with_({ play: mine ?? [] }, { play: theirs ?? [] });
  t.until('attackers');
  return t;
};
const pairings = (t: ReturnType<typeof table>): number =>
  t.decision.kind === 'pair' ? t.decision.pairings.length : 0;
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

test('what can be blocked by one creature at most is blocked by one of two [MC-GR-163] [MC-CMB-17]', () => {
  const ram = card('Ram; {G}; Creature — Beast; 3/3', "Ram can't be blocked by more than one creature.");
  const t = fighting([ram], [bear, giant]);
  t.answer({ pairs: [0] });
  while (t.decision.kind === 'act') t.pass();
  expect(refusal(() => t.answer({ pairs: [0, 0] }))).not.toBe('');
  t.answer({ pairs: [null, 0] });
  expect(t.state.combat?.attacks[0]?.blockers).toEqual([t.card('Giant').id]);
});

test('what cannot attack alone attacks beside another only, and what cannot block alone likewise [MC-GR-153]', () => {
  const rat = card('Rat; {B}; Creature — Rat; 3/3', "Rat can't attack or block alone.");
  const alone = with_({ play: [rat] }, {});
  alone.until('main2');
  expect(alone.events('attack')).toEqual([]);
  const refused = fighting([rat, bear], []);
  expect(refusal(() => refused.answer({ pairs: [0, null] }))).toBe('Rat cannot attack alone. [MC-GR-153]');
  const both = fighting([rat, bear], []);
  both.answer({ pairs: [0, 0] });
  expect(both.state.combat?.attacks).toHaveLength(2);
  const lone = fighting([bear], [rat]);
  lone.answer({ pairs: [0] });
  while (lone.game.decision?.kind === 'act' && lone.state.step !== 'main2') lone.pass();
  expect([lone.life(1), lone.card('Rat').zone]).toEqual([18, 'play']);
  const beside = fighting([bear], [rat, giant]);
  beside.answer({ pairs: [0] });
  while (beside.decision.kind === 'act') beside.pass();
  expect(refusal(() => beside.answer({ pairs: [0, null] }))).toBe('Rat cannot block alone. [MC-GR-153]');
  beside.answer({ pairs: [0, 0] });
  expect(beside.state.combat?.attacks[0]?.blockers).toHaveLength(2);
});

test('what can attack only alone attacks beside no other, and what has to attack too is let off [MC-GR-153] [MC-GR-154]', () => {
  const boar = card('Boar; {G}; Creature — Boar; 4/4', 'Boar can attack only alone.');
  const t = fighting([boar, bear], []);
  expect(refusal(() => t.answer({ pairs: [0, 0] }))).toBe('Boar can attack only alone. [MC-GR-153]');
  t.answer({ pairs: [0, null] });
  expect(t.state.combat?.attacks).toHaveLength(1);
  const yoke = card('Yoke; {W}; Enchantment', 'All creatures attack each turn if able.');
  const bound = fighting([boar, bear, yoke], []);
  expect(refusal(() => bound.answer({ pairs: [null, null] }))).toMatch(
    /has to attack if it can\. \[MC-GR-154\]/u,
  );
  expect(refusal(() => bound.answer({ pairs: [0, 0] }))).toBe('Boar can attack only alone. [MC-GR-153]');
  bound.answer({ pairs: [null, 0] });
  expect(bound.state.combat?.attacks[0]?.attacker).toBe(bound.card('Bear').id);
  const torn = card(
    'Torn; {G}; Creature — Boar; 4/4',
    "Torn can attack only alone.\nTorn can't attack alone.",
  );
  expect(fighting([torn, bear], []).decision).toMatchObject({ pairings: [{ to: [0] }] });
});

test('no more creatures attack than can [MC-GR-153] [MC-CMB-02]', () => {
  const edict = card('Edict; {W}; Enchantment', 'No more than one creature can attack each turn.');
  const t = fighting([bear, giant, edict], []);
  expect(pairings(t)).toBe(2);
  expect(refusal(() => t.answer({ pairs: [0, 0] }))).not.toBe('');
  t.answer({ pairs: [null, 0] });
  expect(t.state.combat?.attacks).toHaveLength(1);
  const moat = card('Moat; {W}; Enchantment', 'No more than one creature can attack you each turn.');
  // It stops what attacks its player, not that player's own.
  const own = fighting([bear, giant, moat], []);
  own.answer({ pairs: [0, 0] });
  expect(own.state.combat?.attacks).toHaveLength(2);
});

test('"attacks you" is about attacks on its controller alone [MC-GR-44]', () => {
  const thorn = card(
    'Thorn; {G}; Enchantment',
    'Whenever a creature attacks you, Thorn deals 1 damage to that creature.',
  );
  const attacked = with_({ play: [bear] }, { play: [thorn] });
  attacked.until('attackers');
  attacked.answer({ pairs: [0] });
  expect(attacked.stack).toEqual(['Thorn’s']);
  const own = with_({ play: [bear, thorn] });
  own.until('attackers');
  own.answer({ pairs: [0] });
  expect(own.stack).toEqual([]);
});

test('what did not attack this turn is told from what did [MC-GR-89]', () => {
  const horn = card(
    'Horn; {R}; Enchantment',
    "At end of turn, destroy all creatures that didn't attack this turn.",
  );
  const t = with_({ play: [horn, bear, giant] });
  t.until('attackers');
  t.answer({ pairs: [0, null] });
  t.until('endOfTurn');
  t.resolve();
  expect([t.card('Bear').zone, t.card('Giant').zone]).toEqual(['play', 'graveyard']);
});

test('a blocked creature may deal its damage as though it were not blocked [MC-GR-156] [MC-CMB-30]', () => {
  const boar = card(
    'Boar; {G}; Creature — Boar; 4/4',
    "You may have Boar deal its combat damage to defending player as though it weren't blocked.",
  );
  const fight = (yes: boolean) => {
    const t = fighting([boar], [bear]);
    t.answer({ pairs: [0] });
    const passAll = () => {
      while (t.game.decision?.kind === 'act') t.pass();
    };
    passAll();
    t.answer({ pairs: [0] });
    passAll();
    expect(t.asked).toBe('0 may');
    t.answer({ yes }).until('main2');
    return [t.life(1), t.card('Bear').zone];
  };
  expect(fight(true)).toEqual([16, 'play']);
  expect(fight(false)).toEqual([20, 'graveyard']);
});

test('what has to be paid to attack a player is not paid to attack another [MC-GR-166] [MC-Q-44]', () => {
  const toll = card(
    'Toll; {U}; Enchantment',
    "Creatures can't attack you unless their controller pays {2} for each creature attacking you.",
  );
  const t = with_({ play: [bear] }, { play: [toll] });
  t.until('attackers');
  t.answer({ pairs: [0] });
  expect(t.asked).toBe('0 payToFight');
  t.answer({ yes: false });
  expect(t.events('attack')).toEqual([]);
  const own = with_({ play: [bear, toll] });
  own.until('attackers');
  own.answer({ pairs: [0] });
  expect(own.state.combat?.attacks).toHaveLength(1);
});

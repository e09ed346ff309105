/** What texts in the wording of 1999 do: each is read from words that card makers type. */
import { expect, test } from 'vitest';
import { bear, bolt, card, giant, tokens } from '../by-text.js';
import { table } from '../kit.js';
import { hasKeyword, size } from '../values.js';
import { withLands } from './with-lands.js';

const with_ = withLands('6 Island', '6 Mountain', '6 Forest', '6 Swamp');
const attacker = (t: ReturnType<typeof table>, pairs: readonly (number | null)[]) =>
  t.answer({ pairs: [...pairs] });

test('"attacks or blocks" triggers on either, once [MC-GR-44] [MC-GR-45]', () => {
  const hound = card(
    'Hound; {R}; Creature — Hound; 1/1',
    'Whenever Hound attacks or blocks, you gain 1 life.',
  );
  const t = with_({ play: [hound] }, { play: [hound] });
  t.until('attackers');
  attacker(t, [0]);
  t.resolve();
  expect([t.life(0), t.life(1)]).toEqual([21, 20]);
  while (t.game.decision?.kind === 'act') t.pass();
  attacker(t, [0]);
  t.resolve();
  expect([t.life(0), t.life(1)]).toEqual([21, 21]);
});

test('"blocks or becomes blocked by" means the other creature, whichever blocks [MC-GR-45] [MC-GR-56]', () => {
  const gaze = card(
    'Gaze; {G}; Creature — Snake; 0/3',
    'Whenever Gaze blocks or becomes blocked by a non-Wall creature, destroy that creature at end of combat.',
  );
  const wall = card('Dike; {W}; Creature — Wall; 0/3');
  const attacks = with_({ play: [gaze] }, { play: [bear] });
  attacks.until('attackers');
  attacker(attacks, [0]);
  while (attacks.decision.kind === 'act') attacks.pass();
  attacker(attacks, [0]);
  expect(attacks.stack).toEqual(['Gaze’s']);
  attacks.resolve().until('main2');
  expect([attacks.zone('graveyard', 1), attacks.zone('graveyard', 0)]).toEqual([['Bear'], []]);
  const byWall = with_({ play: [gaze] }, { play: [wall] });
  byWall.until('attackers');
  attacker(byWall, [0]);
  while (byWall.decision.kind === 'act') byWall.pass();
  attacker(byWall, [0]);
  expect(byWall.stack).toEqual([]);
});

test('tap or untap is chosen as it is carried out, whatever the permanent was then [MC-GR-112]', () => {
  const twist = card('Twist; {U}; Instant', 'Tap or untap target artifact, creature, or land.');
  const t = with_({ hand: [twist, twist] }, { play: [bear] });
  t.play('Twist', 'Bear').resolve();
  expect(t.asked).toBe('0 mode');
  t.choose('tap');
  expect(t.card('Bear').tapped).toBe(true);
  t.play('Twist', 'Bear').resolve().choose('untap');
  expect(t.card('Bear').tapped).toBeUndefined();
});

test('the color of your choice is chosen on resolving, and protects from that color alone [MC-GR-74] [MC-GR-175]', () => {
  const shroud = card(
    'Shroud; {W}; Instant',
    'Target creature gains protection from the color of your choice until end of turn.',
  );
  const frost = card('Frost; {U}; Instant', 'Tap target creature.');
  const plains = ['2 Plains'];
  const t = with_({ hand: [shroud], play: [...plains, bear] }, { hand: [bolt, frost] });
  t.play('Shroud', 'Bear');
  expect(t.asked).not.toBe('0 color');
  t.resolve();
  expect(t.asked).toBe('0 color');
  t.choose('R').pass();
  t.act('play Bolt');
  const { decision } = t;
  const cards = decision.kind === 'options' ? decision.options.flatMap(({ card: id }) => id ?? []) : [];
  expect(cards).not.toContain(t.card('Bear').id);
  t.choose('player 0').resolve();
  while (t.decision.player === 0) t.pass();
  t.play('Frost', 'Bear').resolve();
  expect(t.card('Bear').tapped).toBe(true);
});

test('a land of the type of your choice is that alone [MC-GR-138] [MC-CARD-33]', () => {
  const drift = card(
    'Drift; {U}; Instant',
    'Target land becomes the basic land type of your choice until end of turn.',
  );
  const t = with_({ hand: [drift] }, { play: ['Plains'] });
  t.play('Drift', 'Plains').resolve();
  expect(t.asked).toBe('0 landType');
  t.choose('Swamp');
  expect(t.game.context.rules.characteristicsOf(t.game.context, t.no('Plains')).subtypes).toEqual(['Swamp']);
});

test('an ability that is played only before blockers are declared is not offered from then on [MC-GR-31]', () => {
  const scout = card(
    'Scout; {G}; Creature — Elf; 1/1',
    '{0}: You gain 1 life. Play this ability only before blockers are declared.',
  );
  const t = with_({ play: [scout, bear] }, { play: [giant] });
  expect(t.offers).toContain('activate Scout');
  t.until('attackers');
  attacker(t, [null, 0]);
  expect(t.offers).toContain('activate Scout');
  while (t.decision.kind === 'act') t.pass();
  attacker(t, [null]);
  expect(t.state.step).toBe('blockers');
  expect(t.offers).not.toContain('activate Scout');
});

test('activated abilities of what is bound cannot be played, those for mana neither [MC-GR-164] [MC-GR-153]', () => {
  const bind = card(
    'Bind; {U}; Enchant Creature',
    "Enchanted creature can't attack or block, and its activated abilities can't be played.",
  );
  const elf = card(
    'Elf; {G}; Creature — Elf; 1/1',
    '{T}: Add {G} to your mana pool.',
    '{T}: You gain 1 life.',
  );
  const free = table({ players: [{ play: [elf], hand: [bear] }, {}] });
  expect(free.offers).toEqual(expect.arrayContaining(['play Bear', 'activate Elf 1']));
  const t = table({ players: [{ play: [elf, { card: bind, on: 'Elf' }], hand: [bear] }, {}] });
  expect(t.offers).toEqual(['pass']);
});

test('both of two conditions must hold [MC-GR-148]', () => {
  const keeper = card(
    'Keeper; {U}; Creature — Wizard; 1/1',
    '{T}: Gain control of target creature as long as you control Keeper and Keeper remains tapped.',
  );
  const free = card('Free; {G}; Instant', 'Untap target creature.');
  const t = with_({ play: [keeper], hand: [free] }, { play: [bear] });
  t.activate('Keeper', 'Bear').resolve();
  expect(t.card('Bear').player).toBe(0);
  t.play('Free', 'Keeper').resolve();
  expect(t.card('Bear').player).toBe(1);
});

test('"destroy it if it is white" looks at the target, and does nothing to another [MC-GR-182] [MC-GR-58]', () => {
  const purge = card('Purge; {B}; Instant', "Destroy target creature if it's green.");
  const t = with_({ hand: [purge, purge] }, { play: [bear, giant] });
  t.play('Purge', 'Giant').resolve();
  expect(t.zone('graveyard', 1)).toEqual([]);
  t.play('Purge', 'Bear').resolve();
  expect(t.zone('graveyard', 1)).toEqual(['Bear']);
});

test('each player loses by their own number [MC-GR-96] [MC-GR-97] [MC-GR-101]', () => {
  const tithe = card(
    'Tithe; {B}; Sorcery',
    'Each player loses life equal to the number of cards in his or her hand.',
  );
  const halve = card('Halve; {B}; Sorcery', 'Each player loses half his or her life, rounded up.');
  const t = with_({ hand: [tithe, halve] }, { hand: [bear, bear, bear] });
  t.play('Tithe').resolve();
  expect([t.life(0), t.life(1)]).toEqual([19, 17]);
  t.play('Halve').resolve();
  expect([t.life(0), t.life(1)]).toEqual([9, 8]);
});

test('"for each" and "where X is" count on resolving [MC-GR-93] [MC-GR-94]', () => {
  const call = [
    'Call; {G}; Sorcery',
    'Put a 1/1 green Frog creature token into play for each forest you control.',
  ] as const;
  const surge = card(
    'Surge; {G}; Instant',
    'Target creature gets +X/+X until end of turn, where X is the number of Frogs you control.',
  );
  const wisdom = card('Wisdom; {U}; Sorcery', 'Draw a card for each Frog you control.');
  const t = table({
    players: [{ hand: [card(...call), surge, wisdom], play: ['3 Forest', '2 Island', bear] }, {}],
    tokens: tokens(...call),
  });
  t.play('Call').resolve();
  expect(t.all('Frog', 'play')).toHaveLength(3);
  t.play('Surge', 'Bear').resolve();
  expect(size(t, 'Bear')).toBe('5/5');
  const before = t.zone('hand').length;
  t.play('Wisdom').resolve();
  expect(t.zone('hand')).toHaveLength(before + 2);
});

test('a number less another is not below nothing [MC-GR-94] [MC-GR-96]', () => {
  const vise = card(
    'Vise; {2}; Artifact',
    "At the beginning of each opponent's upkeep, Vise deals X damage to that player, where X is the number of cards in his or her hand minus two.",
  );
  const many = with_({ play: [vise] }, { hand: [bear, bear, bear, bear, bear] });
  many.until('upkeep', 6).resolve();
  expect(many.life(1)).toBe(17);
  const few = with_({ play: [vise] }, { hand: [bear] });
  few.until('upkeep', 6).resolve();
  expect(few.life(1)).toBe(20);
});

test('damage to you is dealt to the enchanted creature instead, by the same source [MC-GR-07] [MC-GR-119]', () => {
  const martyr = card(
    'Martyr; {W}; Enchant Creature',
    'All damage that would be dealt to you is dealt to enchanted creature instead.',
  );
  const t = with_({ play: [giant, { card: martyr, on: 'Giant' }] }, { hand: [bolt] });
  t.pass().play('Bolt', 'player 0').resolve();
  expect([t.life(0), t.zone('graveyard', 0)]).toEqual([20, ['Martyr', 'Giant']]);
});

test('a land that becomes a creature with trample is still a land, until end of turn [MC-GR-138] [MC-GR-111]', () => {
  const grove = card(
    'Grove; ; Land',
    "{1}{G}: Grove becomes a 3/3 green Ape creature with trample until end of turn. It's still a land.",
  );
  const t = table({ players: [{ play: ['2 Forest', grove] }, {}] });
  t.activate('Grove').resolve();
  expect([size(t, 'Grove'), hasKeyword(t, 'Grove', 'trample')]).toEqual(['3/3', true]);
  const { types } = t.game.context.rules.characteristicsOf(t.game.context, t.no('Grove'));
  expect(types & (types - 1)).not.toBe(0);
});

test('what you may have happen is done by what is named, if you want it [MC-GR-70] [MC-GR-46]', () => {
  const thief = card(
    'Thief; {B}; Creature — Rogue; 2/2',
    "Whenever Thief attacks and isn't blocked, you may have it deal no combat damage this turn. If you do, draw a card.",
  );
  for (const answer of ['yes', 'no']) {
    const t = with_({ play: [thief] });
    const hand = t.zone('hand').length;
    t.until('attackers');
    attacker(t, [0]);
    t.until('blockers').resolve();
    expect(t.asked).toBe('0 may');
    t.choose(answer).until('main2');
    expect([t.life(1), t.zone('hand').length - hand]).toEqual(answer === 'yes' ? [20, 1] : [18, 0]);
  }
});

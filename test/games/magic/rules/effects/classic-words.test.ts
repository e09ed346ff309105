/** What further texts in the wording of 1999 do: limits on untapping and fighting, cards of libraries, what is done instead. */
import { expect, test } from 'vitest';
import { bear, bolt, card, doom, giant } from '../by-text.js';
import { table } from '../kit.js';
import type { Laid, Side } from '../position.js';
import { size } from '../values.js';
import { withLands } from './with-lands.js';

const with_ = withLands('6 Island', '6 Mountain', '6 Forest', '6 Swamp');
const tapped = (one: Laid['card']): Laid => ({ card: one, tapped: true });
const untappedOf = (t: ReturnType<typeof table>, name: string, player: number): number =>
  t.all(name, 'play').filter((no) => t.state.cards[no]!.player === player && !t.state.cards[no]!.tapped)
    .length;

test('who can untap no more than one of some things chooses which, and everything else untaps [MC-GR-158] [MC-TURN-06]', () => {
  const frost = card(
    'Frost; {U}; Enchantment',
    "Players can't untap more than one creature during their untap steps.",
  );
  const relic = card('Relic; {1}; Artifact');
  const t = table({
    players: [{ play: [frost] }, { play: [tapped(bear), tapped(giant), tapped(relic)] }],
  });
  t.until('untap', 6);
  expect([t.asked, t.state.active]).toEqual(['1 untapped', 1]);
  t.choose('Giant');
  expect([untappedOf(t, 'Bear', 1), untappedOf(t, 'Giant', 1), untappedOf(t, 'Relic', 1)]).toEqual([0, 1, 1]);
});

test('what would go to a graveyard this turn is removed from the game instead, and not in the next turn [MC-GR-07] [MC-EFF-12] [MC-GR-144]', () => {
  const ember = card(
    'Ember; {R}; Instant',
    'Ember deals 2 damage to target creature. If that creature would be put into a graveyard this turn, remove it from the game instead.',
  );
  const t = with_({ hand: [ember, ember, doom] }, { play: [bear, giant] });
  t.play('Ember', 'Bear').resolve();
  expect([t.zone('removed', 1), t.zone('graveyard', 1)]).toEqual([['Bear'], []]);
  t.play('Ember', 'Giant').resolve().play('Doom', 'Giant').resolve();
  expect([t.zone('removed', 1).sort(), t.zone('graveyard', 1)]).toEqual([['Bear', 'Giant'], []]);
  const u = with_({ hand: [ember, doom] }, { play: [giant, bear] });
  u.play('Ember', 'Giant').resolve().play('Doom', 'Bear').resolve();
  // Another creature is not meant by it.
  expect(u.zone('graveyard', 1)).toEqual(['Bear']);
  const later = with_({ hand: [ember, doom] }, { play: [giant] });
  later.play('Ember', 'Giant').resolve();
  later.until('upkeep', 6);
  while (later.decision.player !== 0) later.pass();
  later.play('Doom', 'Giant').resolve();
  expect(later.zone('graveyard', 1)).toEqual(['Giant']);
});

test('a creature dealt damage by it this turn is told from others as it dies, whatever kills it [MC-GR-89] [MC-GR-41]', () => {
  const lord = card(
    'Lord; {B}; Creature — Vampire; 4/4',
    '{T}: Lord deals 1 damage to target creature.',
    'Whenever a creature dealt damage by Lord this turn is put into a graveyard, put a +1/+1 counter on Lord.',
  );
  const t = with_({ hand: [doom, bolt], play: [lord] }, { play: [bear, giant] });
  t.play('Bolt', 'Giant').resolve();
  expect([t.zone('graveyard', 1), t.stack]).toEqual([['Giant'], []]);
  expect(size(t, 'Lord')).toBe('4/4');
  t.activate('Lord', 'Bear').resolve().play('Doom', 'Bear').resolve();
  expect(t.stack).toEqual(['Lord’s']);
  t.resolve();
  expect(size(t, 'Lord')).toBe('5/5');
});

test('who controls more of something than another, and not as many [MC-GR-33] [MC-GR-57]', () => {
  const levy = card(
    'Levy; {1}; Artifact',
    '{T}: Draw a card. Play this ability only if an opponent controls more creatures than you.',
  );
  const offered = (mine: Side, theirs: Side): boolean => {
    const t = with_({ ...mine, play: [levy, ...(mine.play ?? [])] }, theirs);
    return t.offers.includes('activate Levy');
  };
  expect(offered({}, { play: [bear] })).toBe(true);
  expect(offered({ play: [giant] }, { play: [bear] })).toBe(false);
  expect(offered({ play: [giant] }, {})).toBe(false);
});

test('the top card is revealed and put somewhere by what it is [MC-GR-127] [MC-GR-182]', () => {
  const dig = card(
    'Dig; {1}; Artifact',
    "{U}: Reveal the top card of your library. If it's a land card, put it into play. Otherwise, put it into your graveyard.",
  );
  const t = with_({ play: [dig], library: ['Plains', bear, giant] });
  t.activate('Dig').resolve();
  expect([t.card('Plains').zone, t.zone('library')[0]]).toEqual(['play', 'Bear']);
  t.activate('Dig').resolve();
  expect([t.zone('graveyard'), t.zone('library')[0]]).toEqual([['Bear'], 'Giant']);
});

test('of cards that were looked at some go into the hand and the rest elsewhere, in any order [MC-GR-127] [MC-GR-64]', () => {
  const glance = card(
    'Glance; {U}; Instant',
    'Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
  );
  const owl = card('Owl; {U}; Creature — Bird; 1/1');
  const t = with_({ hand: [glance], library: [bear, giant, owl, bolt] });
  t.play('Glance').resolve();
  expect(t.asked).toBe('0 found');
  t.choose('Giant').choose('Owl, Bear');
  expect([t.zone('hand'), t.zone('library')[0], t.zone('library').slice(-2)]).toEqual([
    ['Giant'],
    'Bolt',
    ['Owl', 'Bear'],
  ]);
  const rally = card(
    'Rally; {R}; Sorcery',
    'Reveal the top three cards of your library. Put all Bear cards revealed this way into your hand and the rest into your graveyard.',
  );
  const u = with_({ hand: [rally], library: [bear, giant, bear, owl] });
  u.play('Rally').resolve();
  expect([u.zone('hand'), u.zone('graveyard').sort(), u.zone('library')[0]]).toEqual([
    ['Bear', 'Bear'],
    ['Giant', 'Rally'],
    'Owl',
  ]);
});

test('what is searched for is put on top once the library is shuffled, in other words too [MC-GR-129] [MC-GR-123]', () => {
  const seek = card(
    'Seek; {U}; Sorcery',
    'Search your library for a creature card and reveal that card. Shuffle your library, then put the card back on top of it.',
  );
  const t = with_({ hand: [seek], library: ['Plains', 'Plains', 'Plains', bear] });
  t.play('Seek').resolve();
  if (t.asked === '0 search') t.choose('Bear');
  expect(t.zone('library')[0]).toBe('Bear');
});

test('the enchanted creature is tapped or sacrificed as a cost [MC-GR-17] [MC-GR-20] [MC-PLAY-23]', () => {
  const rope = card(
    'Rope; {B}; Enchant Creature',
    'Tap enchanted creature: You gain 1 life.',
    'Sacrifice enchanted creature: Draw a card.',
  );
  const t = with_({ play: [bear, giant, { card: rope, on: 'Bear' }] });
  t.activate('Rope').resolve();
  expect([t.life(0), t.card('Bear').tapped, t.card('Giant').tapped]).toEqual([21, true, undefined]);
  t.act('activate Rope 1').resolve();
  expect([t.zone('graveyard').sort(), t.zone('hand').length]).toEqual([['Bear', 'Rope'], 1]);
  const theirs = with_({ play: [{ card: rope, on: 'Giant' }] }, { play: [giant] });
  theirs.activate('Rope').resolve();
  // Only what its player controls can be sacrificed.
  expect([theirs.card('Giant').tapped, theirs.offers.filter((one) => one.includes('Rope'))]).toEqual([
    true,
    [],
  ]);
});

test('a counter is put on it as a cost [MC-GR-22] [MC-GR-134]', () => {
  const pit = card('Pit; {B}; Creature — Imp; 3/3', 'Put a -1/-1 counter on Pit: Regenerate Pit.');
  const t = with_({ play: [pit] });
  t.activate('Pit');
  expect([size(t, 'Pit'), t.stack]).toEqual(['2/2', ['Pit’s']]);
});

test('each player chooses what of theirs goes back, the active player first, and it goes together [MC-GR-125] [MC-Q-45]', () => {
  const ebb = card(
    'Ebb; {U}; Sorcery',
    "Each player returns a creature he or she controls to its owner's hand.",
  );
  const t = with_({ hand: [ebb], play: [bear, giant] }, { play: [bear, giant] });
  t.play('Ebb').resolve();
  expect(t.asked).toBe('0 choose');
  t.choose('Giant');
  expect([t.zone('hand'), t.asked]).toEqual([[], '1 choose']);
  t.choose('Bear');
  expect([t.zone('hand'), t.zone('hand', 1)]).toEqual([['Giant'], ['Bear']]);
  const wake = card(
    'Wake; {B}; Sorcery',
    'Each player puts all creature cards from his or her graveyard into play.',
  );
  const u = with_({ hand: [wake], graveyard: [bear] }, { graveyard: [giant] });
  u.play('Wake').resolve();
  expect([u.card('Bear').player, u.card('Giant').player, u.card('Giant').zone]).toEqual([0, 1, 'play']);
});

test('what was destroyed this way is counted, and not what was regenerated [MC-GR-94] [MC-GR-103]', () => {
  const purge = card(
    'Purge; {W}; Sorcery',
    'Destroy all creatures. You gain 2 life for each creature destroyed this way.',
  );
  const troll = card('Troll; {G}; Creature — Troll; 2/2', '{G}: Regenerate Troll.');
  const plains = ['2 Plains'];
  const t = with_({ hand: [purge], play: [...plains, bear, troll] }, { play: [giant] });
  t.activate('Troll').resolve().play('Purge').resolve();
  expect([t.life(0), t.card('Troll').zone]).toEqual([24, 'play']);
});

test('a spell may be played without paying, where a condition holds [MC-GR-26] [MC-PLAY-12]', () => {
  const gift = card(
    'Gift; {9}{G}; Sorcery',
    'If an opponent controls a swamp, you may play Gift without paying its mana cost.',
    'You gain 3 life.',
  );
  const t = table({ players: [{ hand: [gift] }, { play: ['Swamp'] }] });
  t.play('Gift').resolve();
  expect(t.life(0)).toBe(23);
  const u = table({ players: [{ hand: [gift], play: ['Swamp'] }, {}] });
  expect(u.offers).not.toContain('play Gift');
});

test('what is done where nothing could be sacrificed, and another than itself is sacrificed [MC-GR-105] [MC-Q-109] [MC-GR-90]', () => {
  const fiend = card(
    'Fiend; {B}; Creature — Demon; 7/7',
    "At the beginning of your upkeep, sacrifice a creature other than Fiend. If you can't, Fiend deals 7 damage to you.",
  );
  const upkeep = (mine: Side['play']) => {
    const t = table({ step: 'untap', players: [{ play: mine ?? [] }, {}] });
    t.until('upkeep');
    t.resolve();
    if (t.decision.kind === 'cards') t.choose('Bear');
    return t;
  };
  const alone = upkeep([fiend]);
  expect([alone.life(0), alone.card('Fiend').zone]).toEqual([13, 'play']);
  const fed = upkeep([fiend, bear]);
  expect([fed.life(0), fed.card('Bear').zone]).toEqual([20, 'graveyard']);
});

test('a spell that is played only after blockers are declared is not played before [MC-GR-31]', () => {
  const late = card('Late; {R}; Instant', 'Play Late only after blockers are declared.', 'You gain 1 life.');
  const t = with_({ hand: [late], play: [bear] }, { play: [giant] });
  expect(t.offers).not.toContain('play Late');
  t.until('attackers');
  t.answer({ pairs: [0] });
  expect(t.offers).not.toContain('play Late');
  while (t.decision.kind === 'act') t.pass();
  t.answer({ pairs: [null] });
  expect(t.offers).toContain('play Late');
});

test('any number of counters is removed for as much mana [MC-GR-22] [MC-GR-13]', () => {
  const vault = card(
    'Vault; ; Land',
    '{T}, Remove any number of storage counters from Vault: Add {B} to your mana pool for each storage counter removed this way.',
  );
  const t = table({
    players: [{ play: [{ card: vault, counters: ['storage', 'storage', 'storage'] }] }, {}],
  });
  t.tap('Vault').choose(2);
  expect([t.pool(0), t.card('Vault').counters?.length]).toEqual(['BB', 1]);
});

test('a countered spell goes elsewhere than to the graveyard [MC-GR-106] [MC-EFF-12]', () => {
  const lapse = card(
    'Lapse; {U}; Instant',
    "Counter target spell. If it's countered this way, put it on top of its owner's library instead of into that player's graveyard.",
  );
  const t = with_({ hand: [bolt] }, { hand: [lapse] });
  t.play('Bolt', 'player 1').pass();
  t.play('Lapse', 'Bolt').resolve();
  expect([t.zone('library')[0], t.zone('graveyard'), t.life(1)]).toEqual(['Bolt', [], 20]);
});

test('an ability knows how often it was played this turn [MC-GR-32] [MC-GR-182]', () => {
  const pyre = card(
    'Pyre; {R}; Creature — Dragon; 2/3',
    '{R}: Pyre gets +1/+0 until end of turn. If this ability has been played three or more times this turn, sacrifice Pyre at end of turn.',
  );
  const after = (times: number): string | null => {
    const t = with_({ play: [pyre] });
    for (let left = times; left > 0; left -= 1) t.activate('Pyre').resolve();
    t.until('upkeep', 6);
    return t.card('Pyre').zone;
  };
  expect([after(2), after(3)]).toEqual(['play', 'graveyard']);
});

test('an ability that returns it from the graveyard is played there, and only there [MC-GR-11] [MC-GR-124]', () => {
  const ghost = card(
    'Ghost; {B}; Creature — Spirit; 1/1',
    '{B}{B}: Return Ghost from your graveyard to your hand.',
  );
  const t = with_({ graveyard: [ghost] });
  t.activate('Ghost').resolve();
  expect(t.zone('hand')).toEqual(['Ghost']);
  expect(with_({ play: [ghost] }).offers).not.toContain('activate Ghost');
});

test('a number is less by what is counted, and never below nothing [MC-GR-96] [MC-GR-99]', () => {
  const rack = card(
    'Rack; {1}; Artifact',
    "At the beginning of each opponent's upkeep, Rack deals X damage to that player, where X is three minus the number of cards in his or her hand.",
  );
  const hurt = (hand: Side['hand']): number => {
    const t = table({ step: 'untap', active: 1, players: [{ play: [rack] }, { hand: hand ?? [] }] });
    t.until('upkeep').resolve();
    return 20 - t.life(1);
  };
  expect([hurt([]), hurt([bear, bear]), hurt([bear, bear, bear, bear])]).toEqual([3, 1, 0]);
});

test('mana is made of what was sacrificed for it [MC-GR-95] [MC-GR-115]', () => {
  const burn = card(
    'Burn; {1}; Artifact',
    "Sacrifice a creature: Add X {B} to your mana pool, where X is the sacrificed creature's total mana cost.",
  );
  const t = table({ players: [{ play: [burn, giant] }, {}] });
  t.tap('Burn');
  if (t.decision.kind === 'cards') t.choose('Giant');
  expect(t.pool(0)).toBe('BBBB');
});

test('an opponent who is the target chooses among their own [MC-GR-72] [MC-GR-61]', () => {
  const edict = card(
    'Edict; {B}; Instant',
    'Target opponent chooses a creature he or she controls. Destroy that creature.',
  );
  const t = with_({ hand: [edict], play: [bear] }, { play: [bear, giant] });
  t.play('Edict').resolve();
  expect(t.asked).toBe('1 choose');
  t.choose('Bear');
  expect([t.zone('graveyard', 1), t.zone('graveyard', 0)]).toEqual([['Bear'], ['Edict']]);
});

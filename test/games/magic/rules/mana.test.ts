import { expect, test } from 'vitest';
import {
  activated,
  bear,
  denial,
  filter,
  insight,
  relic,
  ritual,
  spell,
  sprout,
  swell,
  tap,
  triggered,
  you,
} from './cards.js';
import { card } from './by-text.js';
import { design } from './designs.js';
import { table } from './kit.js';

const cost = design('Study; {2}{U}; Instant', spell({ do: 'draw', who: you, count: 1 }));
const scar = design(
  'Scar;; Land',
  activated(
    [tap],
    { do: 'addMana', who: you, mana: { is: 'symbols', symbols: ['R'] } },
    { do: 'damage', amount: 1, to: [you] },
  ),
);
const well = design('Well;; Land', { ...activated([tap], { do: 'gainLife', who: you, amount: 1 }) });
const lens = design(
  'Lens; {1}; Artifact',
  activated([tap], {
    do: 'addMana',
    who: you,
    mana: { is: 'choice', count: 1, among: ['W', 'U', 'B', 'R', 'G'] },
  }),
);
const flowering = design(
  'Flowering; {G}; Enchantment',
  triggered(
    { on: 'tapsForMana', who: { is: 'anyPlayer' }, what: { is: 'any', filter: filter({ types: ['land'] }) } },
    {
      do: 'addMana',
      who: you,
      mana: { is: 'symbols', symbols: ['G'] },
    },
  ),
);
const witness = design(
  'Witness; {G}; Enchantment',
  triggered(
    { on: 'tapsForMana', who: { is: 'anyPlayer' }, what: { is: 'any', filter: filter({ types: ['land'] }) } },
    {
      do: 'gainLife',
      who: you,
      amount: 1,
    },
  ),
);

test('mana goes into the pool of who makes it, at once and without a response [MC-MANA-01] [MC-MANA-02] [MC-MANA-20] [MC-MANA-21] [MC-Q-24]', () => {
  const t = table({ players: [{ play: ['Forest'] }, { play: ['Island'] }] });
  t.tap('Forest');
  expect([t.pool(0), t.pool(1)]).toEqual(['G', '']);
  expect(t.stack).toEqual([]);
  // Who played it still has priority.
  expect(t.asked).toBe('0 priority');
});

test('spent mana is gone, and pays only for its own player [MC-MANA-02] [MC-MANA-03]', () => {
  const t = table({
    players: [
      { hand: [bear, relic], pool: 'GGG' },
      { hand: [swell], pool: '' },
    ],
  });
  t.play('Bear');
  expect(t.pool(0)).toBe('G');
  t.pass();
  expect(t.offers).toEqual(['pass']);
});

test.each([
  ['Island, Swamp, Swamp', true],
  ['Island, Island, Island', true],
  ['Swamp, Swamp, Swamp', false],
  ['Island, Swamp', false],
])('{2}{U} with %s: %s [MC-MANA-04] [MC-MANA-05] [MC-MANA-06] [MC-MANA-08] [MC-PLAY-23]', (lands, canBe) => {
  const t = table({ players: [{ hand: [cost], play: lands.split(', ') }, {}] });
  expect(t.offers.includes('play Study')).toBe(canBe);
});

test('colorless mana pays a number and no color [MC-MANA-04] [MC-MANA-06] [MC-MANA-07]', () => {
  const mixed = table({ players: [{ hand: [cost], pool: 'CC', play: ['Island'] }, {}] });
  mixed.play('Study');
  expect(mixed.stack).toEqual(['Study']);
  const none = table({ players: [{ hand: [cost], pool: 'CCC' }, {}] });
  expect(none.offers).not.toContain('play Study');
});

test('the payer says with which mana a number is paid [MC-MANA-07]', () => {
  const t = table({ players: [{ hand: [relic], pool: 'RG' }, {}] });
  t.play('Relic', 'R');
  expect(t.pool(0)).toBe('G');
});

test('which floating mana pays a number is asked where another kind would be left, with lands tapped for the rest too [MC-MANA-07]', () => {
  const t = table({ players: [{ hand: [cost], pool: 'RRG', play: ['Island'] }, {}] });
  t.play('Study');
  expect([t.asked, t.card('Island').tapped]).toEqual(['0 spend', true]);
  t.choose('R, G');
  expect([t.stack, t.pool(0)]).toEqual([['Study'], 'R']);
  // All of it is needed, or all that is left is the same.
  for (const pool of ['RG', 'GGG']) {
    const none = table({ players: [{ hand: [cost], pool, play: ['Island'] }, {}] });
    none.play('Study');
    expect([none.stack, none.asked]).toEqual([['Study'], '0 respond']);
  }
  const floats = table({ players: [{ hand: [relic], pool: 'RG', play: ['2 Island', 'Swamp'] }, {}] });
  floats.play('Relic');
  expect(floats.asked).toBe('0 spend');
});

test.each([
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
])('%s gives exactly one %s [MC-MANA-09] [MC-MANA-10]', (land, kind) => {
  const t = table({ players: [{ play: [land] }, {}] });
  t.tap(land);
  expect(t.pool(0)).toBe(kind);
  expect(t.offers).toEqual(['pass']);
});

test('a nonbasic land can have other abilities, and none that gives mana [MC-MANA-11]', () => {
  const t = table({ players: [{ play: [well] }, {}] });
  expect(t.offers).toEqual(['activate Well', 'pass']);
  t.activate('Well');
  expect(t.stack).toEqual(['Well’s']);
});

test('mana stays from step to step and is gone, with 1 life for each, at the end of the phase [MC-MANA-12] [MC-MANA-13] [MC-MANA-14] [MC-MANA-15] [MC-MANA-17]', () => {
  const t = table({ step: 'upkeep', players: [{ pool: 'GC' }, {}] });
  t.pass(2);
  expect([t.state.step, t.pool(0), t.life(0)]).toEqual(['draw', 'GC', 20]);
  t.pass(2);
  expect([t.state.step, t.pool(0), t.life(0)]).toEqual(['main1', '', 18]);
});

test('both pools drain, whoever’s turn it is [MC-MANA-16] [MC-Q-18]', () => {
  const t = table({ step: 'beginCombat', players: [{ pool: 'G' }, { pool: 'UU', hand: [denial] }] });
  t.until('main2');
  expect([t.life(0), t.life(1), t.pool(0), t.pool(1)]).toEqual([19, 18, '', '']);
});

test('creatures have mana abilities too, but not in the turn in which they come [MC-MANA-18] [MC-MANA-19] [MC-MANA-23]', () => {
  const t = table({
    players: [
      { play: [sprout], hand: [swell] },
      { play: [{ card: sprout, fresh: true }], hand: [swell] },
    ],
  });
  expect(t.offers).toContain('play Swell');
  t.tap('Sprout');
  expect(t.pool(0)).toBe('G');
  t.pass();
  expect(t.offers).toEqual(['pass']);
});

test('a spell that gives mana goes on the stack and can be countered [MC-MANA-22]', () => {
  const t = table({
    players: [
      { hand: [ritual], play: ['Swamp'] },
      { hand: [denial], play: ['Island'] },
    ],
  });
  t.play('Rite');
  expect([t.stack, t.pool(0)]).toEqual([['Rite'], '']);
  t.pass().play('Denial', 'Rite');
  t.resolve();
  expect([t.stack, t.pool(0), t.zone('graveyard')]).toEqual([[], '', ['Rite']]);
});

test('a creature’s mana cost is not paid again to attack or to stay [MC-MANA-24]', () => {
  const t = table({ players: [{ play: [bear] }, {}], step: 'beginCombat' });
  t.pass(2);
  t.answer({ pairs: [0] });
  t.until('main2');
  expect([t.life(1), t.zone('play')]).toEqual([18, ['Bear']]);
});

test('mana of one combat phase is gone in the next [MC-MANA-25]', () => {
  const again = design('Again; {0}; Instant', spell({ do: 'additionalPhases', phases: ['combat'] }));
  const t = table({ step: 'beginCombat', players: [{ hand: [again], play: ['Forest'] }, {}] });
  t.play('Again').resolve().tap('Forest');
  t.until('endCombat');
  expect(t.pool(0)).toBe('G');
  t.pass(2);
  expect([t.state.step, t.pool(0), t.life(0)]).toEqual(['beginCombat', '', 19]);
});

test('mana abilities are played while a cost is paid [MC-Q-29] [MC-PLAY-12]', () => {
  const t = table({ players: [{ hand: [bear], play: ['Forest', 'Mountain'] }, {}] });
  t.play('Bear');
  expect([t.stack, t.pool(0), t.card('Forest').tapped, t.card('Mountain').tapped]).toEqual([
    ['Bear'],
    '',
    true,
    true,
  ]);
});

test('which lands are tapped is asked only where it matters [MC-MANA-07] [MC-Q-29]', () => {
  const same = table({ players: [{ hand: [relic], play: ['3 Forest'] }, {}] });
  same.play('Relic');
  expect(same.stack).toEqual(['Relic']);
  const other = table({ players: [{ hand: [relic], play: ['2 Forest', 'Mountain'] }, {}] });
  other.play('Relic');
  expect(other.asked).toBe('0 mana');
  expect(other.offers).toEqual(['pay', 'mana Forest', 'mana Forest', 'mana Mountain']);
  other.tap('Mountain');
  expect([other.stack, other.card('Mountain').tapped]).toEqual([['Relic'], true]);
});

test('only what leaves the cost payable can be tapped by hand for it [MC-PLAY-23]', () => {
  const t = table({ players: [{ hand: [bear], play: ['Forest', 'Mountain', 'Swamp'] }, {}] });
  t.play('Bear');
  t.tap('Swamp');
  // The Forest alone gives the green mana.
  expect([t.stack, t.card('Forest').tapped, t.card('Mountain').tapped]).toEqual([['Bear'], true, undefined]);
});

test('what gives least else is suggested: plain lands before any color, and creatures last [MC-MANA-07]', () => {
  const t = table({ players: [{ hand: [relic], play: [sprout, lens, 'Mountain'] }, {}] });
  t.play('Relic').act('pay');
  expect([t.card('Mountain').tapped, t.card('Lens').tapped, t.card('Sprout').tapped]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test('mana of any color pays the color that is missing [MC-MANA-05]', () => {
  const t = table({ players: [{ hand: [cost], play: [lens, '2 Forest'] }, {}] });
  t.play('Study');
  expect(t.stack).toEqual(['Study']);
});

test('triggered abilities that add mana do not use the stack; others do [MC-Q-30] [MC-TRIG-04]', () => {
  const t = table({ players: [{ play: [flowering, witness, 'Forest'] }, {}] });
  t.tap('Forest');
  expect([t.pool(0), t.stack, t.life(0)]).toEqual(['GG', ['Witness’s'], 20]);
});

test('an ability that gives mana and does more happens at once, all of it [MC-Q-31]', () => {
  const t = table({ players: [{ play: [scar] }, {}] });
  t.tap('Scar');
  expect([t.pool(0), t.life(0), t.stack]).toEqual(['R', 19, []]);
});

test('after two passes with mana or a land in between the other is asked again [MC-Q-135]', () => {
  const t = table({ players: [{}, { play: ['Island'] }] });
  t.pass();
  expect(t.asked).toBe('1 respond');
  t.tap('Island');
  t.pass();
  expect([t.asked, t.state.step]).toEqual(['0 priority', 'main1']);
});

test('mana that is left floats, and players are not stopped for mana abilities alone', () => {
  const t = table({ asked: [], players: [{ play: ['Forest'], hand: [insight] }, {}] });
  // Nobody can play anything: the game runs to the next draw that changes it.
  expect(t.state.turn).toBeGreaterThan(5);
});

test('mana of a color that was chosen for a permanent pays by itself what asks for that color [MC-MANA-05] [MC-GR-115] [MC-GR-74]', () => {
  const prism = card(
    'Prism; {0}; Artifact',
    'As Prism comes into play, choose a color.',
    '{T}: Add one mana of the chosen color to your mana pool.',
  );
  const t = table({ asked: [0], players: [{ hand: [prism, swell], play: [bear] }, {}] });
  t.play('Prism').resolve().choose('G');
  t.play('Swell', 'Bear');
  expect([t.stack, t.card('Prism').tapped]).toEqual([['Swell'], true]);
  const other = table({ asked: [0], players: [{ hand: [prism, swell], play: [bear] }, {}] });
  other.play('Prism').resolve().choose('R');
  expect(other.offers).not.toContain('play Swell');
});

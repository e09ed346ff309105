import { expect, test } from 'vitest';
import { bear, every, flare, insight, relic, spell, you } from './cards.js';
import { design } from './designs.js';
import { table } from './kit.js';

const wave = design('Wave; {0}; Sorcery', spell({ do: 'damage', amount: 2, to: [{ is: 'eachPlayer' }] }));
const erosion = design('Erosion; {0}; Sorcery', spell({ do: 'mill', who: you, count: 2 }));
const bounty = design('Bounty; {0}; Instant', spell({ do: 'gainLife', who: you, amount: 30 }));
const feast = design(
  'Feast; {0}; Sorcery',
  spell({ do: 'draw', who: you, count: 1 }, { do: 'damage', amount: 5, to: [{ is: 'eachPlayer' }] }),
);
const plenty = design('Plenty; {0}; Sorcery', spell({ do: 'draw', who: { is: 'eachPlayer' }, count: 1 }));
const triumph = design('Triumph; {0}; Sorcery', spell({ do: 'win', who: you }));
const hubris = design(
  'Hubris; {0}; Sorcery',
  spell({ do: 'win', who: you }, { do: 'damage', amount: 20, to: [you] }),
);
const burial = design('Burial; {0}; Sorcery', spell({ do: 'destroy', what: { is: 'all', filter: every() } }));

test('whoever has 0 life loses, and the other wins; damage is taken off [MC-WIN-01] [MC-WIN-02] [MC-WIN-09]', () => {
  const t = table({ players: [{ hand: [flare, flare], play: ['2 Mountain'] }, { life: 6 }] });
  t.play('Flare', 'player 1').resolve();
  expect(t.life(1)).toBe(3);
  expect(t.state.result).toBeNull();
  t.play('Flare', 'player 1').resolve();
  expect(t.state.result).toMatchObject({ winners: [0], rules: ['MC-WIN-02'] });
});

test('a life total goes below 0 [MC-WIN-03]', () => {
  const t = table({ players: [{ hand: [flare], play: ['Mountain'] }, { life: 1 }] });
  t.play('Flare', 'player 1').resolve();
  expect(t.life(1)).toBe(-2);
  expect(t.state.result?.winners).toEqual([0]);
});

test('the draw of the draw step from an empty library loses [MC-WIN-04] [MC-WIN-07]', () => {
  const t = table({ step: 'upkeep', players: [{ library: [] }, {}] });
  expect(t.state.result).toBeNull();
  t.pass(2);
  expect(t.state.result).toMatchObject({ winners: [1], rules: ['MC-WIN-04'] });
});

test('an empty library alone loses nothing, nor does an effect that does not draw [MC-WIN-05] [MC-WIN-06]', () => {
  const t = table({ players: [{ hand: [erosion], library: [bear] }, {}] });
  t.play('Erosion').resolve();
  expect(t.zone('library')).toEqual([]);
  expect(t.zone('graveyard')).toContain('Bear');
  t.until('endOfTurn');
  expect(t.state.result).toBeNull();
});

test('the draw of an effect loses too, at the next check and not within it [MC-WIN-07] [MC-Q-22]', () => {
  const t = table({ players: [{ hand: [insight], play: ['2 Forest'], library: [bear] }, {}] });
  t.play('Insight').resolve();
  expect(t.zone('hand')).toEqual(['Bear']);
  expect(t.state.result).toMatchObject({ winners: [1], rules: ['MC-WIN-04'] });
});

test('both brought to 0 at once: a draw [MC-WIN-08]', () => {
  const t = table({ players: [{ hand: [wave], life: 2 }, { life: 2 }] });
  t.play('Wave').resolve();
  expect(t.state.result).toMatchObject({ winners: [] });
});

test('one at 0 and one who had to draw from an empty library lose together, as do two who had to draw [MC-Q-21] [MC-Q-22]', () => {
  const one = table({ players: [{ hand: [feast], library: [] }, { life: 5 }] });
  one.play('Feast').resolve();
  expect(one.state.result).toMatchObject({ winners: [] });
  const two = table({ players: [{ hand: [plenty], library: [] }, { library: [] }] });
  two.play('Plenty').resolve();
  expect(two.state.result).toMatchObject({ winners: [] });
});

test('mana burn can lose the game, and both by it is a draw [MC-WIN-10] [MC-Q-17] [MC-Q-18]', () => {
  const one = table({ step: 'upkeep', players: [{ pool: 'G', life: 1 }, {}] });
  one.pass(4);
  expect(one.state.result).toMatchObject({ winners: [1], rules: ['MC-WIN-02'] });
  const both = table({
    step: 'upkeep',
    players: [
      { pool: 'G', life: 1 },
      { pool: 'C', life: 1 },
    ],
  });
  both.pass(4);
  expect(both.state.result).toMatchObject({ winners: [] });
});

test('mana burn is a loss of life and no damage [MC-WIN-11]', () => {
  const t = table({ step: 'upkeep', players: [{ pool: 'GG' }, {}] });
  t.pass(4);
  expect(t.life(0)).toBe(18);
  expect(t.events('loseLife')).toHaveLength(1);
  expect(t.events('damage')).toEqual([]);
});

test('a life total has no upper limit [MC-WIN-12]', () => {
  const t = table({ players: [{ hand: [bounty] }, {}] });
  t.play('Bounty').resolve();
  expect(t.life(0)).toBe(50);
});

test('without permanents nobody loses [MC-WIN-13]', () => {
  const t = table({ players: [{ hand: [burial], play: [bear] }, { play: [relic] }] });
  t.play('Burial').resolve();
  expect([t.zone('play', 0), t.zone('play', 1)]).toEqual([[], []]);
  t.until('endOfTurn');
  expect(t.state.result).toBeNull();
});

test('who would win and lose at once loses [MC-Q-117]', () => {
  const won = table({ players: [{ hand: [triumph] }, {}] });
  won.play('Triumph').resolve();
  expect(won.state.result).toMatchObject({ winners: [0], rules: ['MC-GR-141'] });
  const lost = table({ players: [{ hand: [hubris] }, {}] });
  lost.play('Hubris').resolve();
  expect(lost.state.result?.winners).toEqual([1]);
});

test('a player may concede at any time, also while another is asked; all may agree to a draw [MC-Q-101]', () => {
  const t = table({ players: [{}, {}] });
  expect(t.game.take({ player: 1, resign: true })).toBeNull();
  expect(t.state.result).toMatchObject({ winners: [0], rules: ['MC-Q-101'] });
  const agreed = table({ players: [{}, {}] });
  agreed.game.take({ player: 1, agree: true });
  expect(agreed.state.result).toBeNull();
  agreed.game.take({ player: 0, agree: true });
  expect(agreed.state.result).toMatchObject({ winners: [], rules: ['MC-Q-101'] });
});

test('of several players the last one left wins; all that a loser owned leaves the game [MC-Q-95] [MC-Q-96]', () => {
  const t = table({
    players: [
      { hand: [flare], play: ['Mountain'] },
      { life: 3, play: [bear, { card: relic, owner: 2 }], hand: [flare] },
      {},
    ],
  });
  t.play('Flare', 'player 1');
  t.pass(3);
  expect(t.state.result).toBeNull();
  expect(t.zone('play', 1)).toEqual([]);
  expect(t.zone('hand', 1)).toEqual([]);
  expect(t.zone('play', 2)).toEqual(['Relic']);
  t.game.take({ player: 2, resign: true });
  expect(t.state.result?.winners).toEqual([0]);
});

test('who is out is not asked, and passing goes on among the others [MC-Q-95]', () => {
  const t = table({ players: [{}, {}, {}] });
  t.game.take({ player: 1, resign: true });
  expect(t.asked).toBe('0 priority');
  t.pass();
  expect(t.asked).toBe('2 respond');
  t.pass();
  expect(t.state.step).toBe('beginCombat');
});

test('[MC-STACK-03] who leaves the game as they are asked has not passed: all who are left still get priority', () => {
  const t = table({ players: [{ hand: [flare], play: ['Mountain'] }, {}, {}] });
  t.play('Flare', 'player 2').pass();
  expect(t.asked).toBe('1 respond');
  t.game.take({ player: 1, resign: true });
  expect([t.asked, t.state.players[2]?.life]).toEqual(['2 respond', 20]);
  t.pass();
  expect(t.state.players[2]?.life).toBeLessThan(20);
});

test('in games that were begun by the first version of the rules leaving counts as passing, as it did then', () => {
  const t = table({ version: 1, players: [{ hand: [flare], play: ['Mountain'] }, {}, {}] });
  t.play('Flare', 'player 2').pass();
  t.game.take({ player: 1, resign: true });
  expect([t.asked, t.state.players[2]?.life]).toEqual(['0 priority', 17]);
});

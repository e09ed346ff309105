/** What would go on without end and without a choice is a draw; what is only declined or has no target does not go on (MC-Q-100). */
import { expect, test, vi } from 'vitest';
import { law } from '../../../../src-main/games/magic/rules/statics/law.js';
import { card } from './by-text.js';
import { table, type Table } from './kit.js';
import { filler } from './position.js';

const drawn = { winners: [], rules: ['MC-Q-100'] };
const inPlay = (text: string): Table =>
  table({ asked: [], players: [{ play: [card('Wheel; {0}; Enchantment', text)] }, {}] });

test('[MC-Q-100] [MC-TURN-32] cleanup steps that follow each other without end are a loop', () => {
  expect(inPlay('At the beginning of each cleanup step, you gain 1 life.').state.result).toMatchObject(drawn);
});

test('[MC-Q-100] so are turns in which nobody can do anything, and nobody’s library becomes smaller', () => {
  const t = inPlay('If a player would draw a card, that player gains 1 life instead.');
  expect(t.state.result).toMatchObject(drawn);
});

test('[MC-Q-100] so are turns that everybody skips for ever', () => {
  const skips = vi.spyOn(law, 'skips').mockReturnValue(true);
  const t = table({ step: 'cleanup', players: [{}, {}] });
  skips.mockRestore();
  expect(t.state.result).toMatchObject(drawn);
});

test('[MC-Q-100] turns that end in an empty library are none', () => {
  const library = [filler, filler, filler];
  const t = table({ asked: [], players: [{ library }, { library }] });
  expect(t.state.result).toMatchObject({ by: 'empty library' });
});

test('[MC-Q-100] [MC-Q-30] so is mana that triggers itself, without the stack', () => {
  const wheel = card(
    'Wheel; {0}; Enchantment',
    'Whenever you gain life, you gain 1 life and add {G} to your mana pool.',
  );
  const t = table({
    asked: [0],
    players: [{ play: [wheel], hand: [card('Balm; {0}; Instant', 'You gain 1 life.')] }, {}],
  });
  t.play('Balm').pass();
  expect(t.state.result).toMatchObject(drawn);
});

test('[MC-Q-100] so is a creature that gives itself away for ever', () => {
  const traitor = card('Traitor; {0}; Creature — Rogue; 1/1', 'Each opponent controls all creatures.');
  const t = table({ asked: [0], players: [{ hand: [traitor] }, {}] });
  t.play('Traitor').pass();
  expect(t.state.result).toMatchObject(drawn);
});

test('[MC-Q-40] [MC-Q-43] what triggers on a state and has no target does nothing, and does not at once trigger again', () => {
  const sorrow = card('Sorrow; {0}; Enchantment', 'When you control no islands, destroy target creature.');
  const t = table({ asked: [0], players: [{ hand: [sorrow] }, {}] });
  t.play('Sorrow').resolve();
  expect([t.asked, t.stack]).toEqual(['0 priority', []]);
});

test('[MC-Q-41] [MC-Q-43] nor does what is declined', () => {
  const sorrow = card('Sorrow; {0}; Enchantment', 'When you control no islands, you may draw a card.');
  const t = table({ asked: [0], players: [{ hand: [sorrow] }, {}] });
  t.play('Sorrow').pass().choose('no');
  expect([t.asked, t.zone('hand')]).toEqual(['0 priority', []]);
});

test('[MC-RES-13] a spell that is carried out does not stay on the stack, whatever would happen instead of its leaving', () => {
  const pit = card(
    'Pit; {0}; Enchantment',
    'If a card would be put into a graveyard from anywhere, nothing happens instead.',
  );
  const balm = card('Balm; {0}; Instant', 'You gain 1 life.');
  const t = table({ players: [{ play: [pit], hand: [balm] }, {}] });
  t.play('Balm').pass(2);
  expect([t.stack, t.zone('graveyard'), t.life(0)]).toEqual([[], ['Balm'], 21]);
});

test('[MC-Q-40] what listens for targets is not told of an ability that has found none', () => {
  const echo = card(
    'Echo; {0}; Artifact',
    'Whenever a creature becomes the target of an ability, you gain 1 life.',
  );
  const lament = card('Lament; {0}; Enchantment', 'When Lament comes into play, destroy target creature.');
  const t = table({ asked: [0], players: [{ play: [echo], hand: [lament] }, {}] });
  t.play('Lament').resolve();
  expect([t.asked, t.life(0)]).toEqual(['0 priority', 20]);
});

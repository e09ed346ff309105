/** The option by which the normal draw waits on the stack. */
import { expect, test } from 'vitest';
import { clone } from '../../../../../src-main/engine/plain.js';
import { magicPlayable } from '../../../../../src-main/games/magic/rules/playable.js';
import { layTurn, turnWords } from '../../../../../src-main/games/magic/scenario/position.js';
import { card } from '../by-text.js';
import { bear, flare, giant } from '../cards.js';
import { table } from '../kit.js';
import type { Position } from '../position.js';

const gong = card('Gong; {1}; Artifact', 'At the beginning of your draw step, you gain 1 life.');
const blot = card(
  'Blot; {0}; Instant',
  "Put the top card of target player's library into his or her graveyard.",
);

const beforeDraw = (players: Position['players'], options: Position['options'] = { drawOnStack: true }) =>
  table({ step: 'upkeep', players, options }).pass(2);

test('[MC-Q-28] by an option it can be responded to, so that another card is drawn', () => {
  const t = beforeDraw([{ library: [bear, giant] }, { hand: [blot] }]);
  expect([t.state.step, t.zone('hand'), t.asked]).toEqual(['draw', [], '0 priority']);
  t.pass().play('Blot', 'player 0').resolve();
  expect([t.zone('hand'), t.zone('graveyard')]).toEqual([[], ['Bear']]);
  t.pass(2);
  expect([t.state.step, t.zone('hand'), t.asked]).toEqual(['draw', ['Giant'], '0 priority']);
});

test('[MC-Q-28] [MC-TURN-15] without the option the card is drawn before', () => {
  const t = beforeDraw([{ library: [bear, giant] }, { hand: [blot] }], {});
  expect([t.zone('hand'), t.asked]).toEqual([['Bear'], '0 priority']);
});

test('[MC-Q-28] it is below what triggers in the step, and once it is drawn both have priority again', () => {
  const t = beforeDraw([
    { play: [gong], library: [bear, giant] },
    { hand: [flare], play: ['Mountain'] },
  ]);
  expect([t.stack, t.zone('hand')]).toEqual([['Gong’s'], []]);
  t.resolve();
  expect([t.life(0), t.zone('hand'), t.state.step]).toEqual([21, [], 'draw']);
  t.pass(2);
  expect([t.zone('hand'), t.asked]).toEqual([['Bear'], '0 priority']);
  t.pass();
  expect(t.offers).toContain('play Flare');
  t.pass();
  expect([t.state.step, t.zone('hand')]).toEqual(['main1', ['Bear']]);
});

test('[MC-Q-28] whoever has to draw from an empty library loses only when it is drawn', () => {
  const t = beforeDraw([{ library: [bear] }, { hand: [blot] }]);
  t.pass().play('Blot', 'player 0').resolve();
  expect(t.state.result).toBeNull();
  t.pass(2);
  expect(t.state.result?.winners).toEqual([1]);
});

test('[MC-Q-28] the table says that it waits, and a position remembers it', () => {
  const t = beforeDraw([{ library: [bear, giant] }, {}]);
  const view = magicPlayable.view(t.game.context, t.game.decision, null, ['Ann', 'Ben']);
  expect(JSON.stringify(view)).toContain('Ann’s draw waits below everything on the stack.');
  const words = turnWords(
    t.state,
    ['Ann', 'Ben'],
    (no) => `card ${no}`,
    () => '',
  );
  expect(words).toMatchObject({ step: 'draw', priority: 'Ann', draws: true });
  const laid = clone(t.state);
  const named = {
    player: (name: string) => ['Ann', 'Ben'].indexOf(name),
    card: (label: string) => Number(label.slice(5)),
    label: (no: number) => `card ${no}`,
  };
  layTurn(laid, 5, 0, words!, named as never, t.designs);
  expect(laid.frames).toEqual([
    { do: 'turn', step: 'act', draws: true },
    { do: 'priority', step: 'check', player: 0, passes: 0, unasked: 0 },
  ]);
  t.pass(2);
  const drawn = magicPlayable.view(t.game.context, t.game.decision, null, ['Ann', 'Ben']);
  expect(JSON.stringify(drawn)).not.toContain('draw waits');
});

/** Drawing: one card after the other, and from an empty library. */
import { describe, expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';

const bear = card('Bear; {0}; Creature — Bear; 2/2');
const lesson = card('Lesson; {0}; Sorcery', 'Draw three cards.');
const watcher = card('Watcher; {0}; Enchantment', 'Whenever an opponent draws a card, you gain 1 life.');

test('[MC-Q-80] several cards are drawn one at a time: each is a draw', () => {
  const t = table({ players: [{ hand: [lesson] }, { play: [watcher] }] });
  t.play('Lesson').resolve();
  expect(t.stack).toEqual(['Watcher’s', 'Watcher’s', 'Watcher’s']);
});

describe('an empty library', () => {
  test('[MC-Q-80] [MC-WIN-04] what is there is drawn, and the first draw that finds nothing loses', () => {
    const t = table({ players: [{ hand: [lesson], library: [bear, bear] }, { play: [watcher] }] });
    t.play('Lesson').resolve();
    expect(t.zone('hand')).toEqual(['Bear', 'Bear']);
    expect(t.state.result).toMatchObject({ winners: [1], rules: ['MC-WIN-04'] });
    const drawn = t.game.context.log.entries.flatMap(({ event }) =>
      event.type === 'draw' ? [event.cards.length] : [],
    );
    expect(drawn).toEqual([1, 1, 0]);
  });

  test('[MC-Q-22] nobody is out in the middle of an effect: the rest of it happens, and two lose together', () => {
    const feast = card(
      'Feast; {0}; Sorcery',
      'Draw a card. You gain 5 life. Feast deals 3 damage to target opponent.',
    );
    const t = table({ players: [{ hand: [feast], library: [] }, { life: 3 }] });
    t.play('Feast').resolve();
    expect([t.life(0), t.life(1)]).toEqual([25, 0]);
    expect(t.state.result).toMatchObject({ winners: [] });
  });

  test('[MC-Q-136] a draw that is replaced is none, and loses nobody the game', () => {
    const spring = card('Spring; {0}; Enchantment', 'If you would draw a card, you gain 2 life instead.');
    const t = table({ players: [{ hand: [lesson], library: [], play: [spring] }, {}] });
    t.play('Lesson').resolve();
    expect([t.life(0), t.state.result]).toEqual([26, null]);
    t.until('main1', 7);
    expect([t.life(0), t.state.result]).toEqual([28, null]);
  });
});

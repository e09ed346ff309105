/** Random games of the starter library's decks: every card is played, and whatever the rules ask has an answer. */
import { expect, test } from 'vitest';
import { decks } from '../../../../assets/starter/design/magic/decks.js';
import { designs as cards } from '../../../../assets/starter/design/magic/magic-classic.js';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { Game } from '../../../../src-main/engine/game.js';
import { hashOf } from '../../../../src-main/engine/integrity.js';
import { tokenDesigns } from '../../../../src-main/engine/objects/token-designs.js';
import { clone } from '../../../../src-main/engine/plain.js';
import type { Printed } from '../../../../src-main/games/magic/cards/card.js';
import { magicPlayable } from '../../../../src-main/games/magic/rules/playable.js';

const printed = cards.map(({ name, cost, type, text, stats, colors = '' }): Printed => {
  const [power, toughness] = stats ?? ['', ''];
  return { name, manaCost: cost, typeLine: type, text, power, toughness, colors };
});
const all = [...printed, ...tokenDesigns(magicPlayable, printed)];
const designs = all.map((card) => {
  const ready = magicPlayable.ready(card);
  if ('because' in ready) throw new Error(ready.because);
  return ready.design;
});
const lists = decks.map(({ cards: counts }) =>
  Object.entries(counts).flatMap(([name, count]) =>
    Array<number>(count).fill(printed.findIndex((card) => card.name === name)),
  ),
);
const gameOf = (state: ReturnType<typeof magicPlayable.begin>) =>
  new Game(magicPlayable.rules, state, designs, 20);

const pairs = decks.map((deck, nth) => [deck.name, nth, (nth + 1) % decks.length] as const);

test.each(pairs)('%s is played to the end, and on alike from what was kept', (_, one, other) => {
  const played = gameOf(magicPlayable.begin([lists[one]!, lists[other]!], one));
  const chance = chanceFrom(one);
  let { boundary } = played;
  while (played.decision) {
    expect(played.answer(randomReply(played.decision, chance))).toBeNull();
    if (played.inputs.length === 60) ({ boundary } = played);
  }
  expect(played.state.turn).toBeGreaterThan(3);
  const { state, inputs } = boundary!;
  expect(magicPlayable.state.safeParse(state).error).toBeUndefined();
  const again = gameOf(clone(state));
  for (const input of played.inputs.slice(inputs)) expect(again.take(input)).toBeNull();
  expect(hashOf(again.state)).toBe(hashOf(played.state));
});

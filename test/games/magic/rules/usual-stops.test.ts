/** People are asked at usual stops, where others do something that can be answered, and at stops of their own. */
import { expect, test } from 'vitest';
import type { Stop } from '../../../../src-main/engine/stops/stop.js';
import { bear, flare, giant } from './cards.js';
import { table, type Table } from './kit.js';
import type { Side } from './position.js';

const armed: Side = { hand: [flare], play: ['Mountain', bear] };

/** A turn of player 0, in which somebody is asked only at stops. */
function atStops(player: number, players: readonly Side[], stops: readonly Stop[] = []): Table {
  const t = table({ step: 'upkeep', asked: [1 - player], players });
  expect(t.game.take({ player, atStops: true })).toBeNull();
  for (const stop of stops) expect(t.game.take({ player, stop, isSet: true })).toBeNull();
  return t;
}

/** The steps in which a player is asked whether they do something, as all pass until the turn is over. */
function stepsOfAsking(t: Table, player: number): string[] {
  const steps: string[] = [];
  for (let asked = t.game.decision; asked && t.state.active === 0; asked = t.game.decision) {
    if (asked.kind === 'act') {
      if (asked.player === player) steps.push(t.state.step);
      t.pass();
    } else if (asked.kind === 'pair' && asked.role === 'attack') t.game.answer({ pairs: [0] });
    else if (asked.kind === 'pair') t.game.answer({ pairs: asked.pairings.map(() => null) });
    else break;
  }
  return steps;
}

test('a player with an instant is asked in main phases and when it is known who fights, and before the turn after that of another', () => {
  // The first question had been asked already.
  expect(stepsOfAsking(atStops(0, [armed, {}]), 0).slice(1)).toEqual([
    'main1',
    'blockers',
    'damage',
    'main2',
  ]);
  expect(stepsOfAsking(atStops(1, [{ play: [bear] }, armed]), 1)).toEqual([
    'attackers',
    'blockers',
    'damage',
    'endOfTurn',
  ]);
});

test('who holds nothing that can be played is asked nowhere, but at a stop of their own', () => {
  const idle: Side = { play: ['Mountain'] };
  expect(stepsOfAsking(atStops(1, [{ play: [bear] }, idle]), 1)).toEqual([]);
  expect(stepsOfAsking(atStops(1, [{ play: [bear] }, idle], [{ turn: 'others', at: 'draw' }]), 1)).toEqual([
    'draw',
  ]);
});

test('a stop of the own adds a step to the usual ones', () => {
  const stops: Stop[] = [{ turn: 'own', at: 'draw' }];
  expect(stepsOfAsking(atStops(0, [armed, {}], stops), 0).slice(1, 3)).toEqual(['draw', 'main1']);
});

test('a usual stop that is left out is passed, in turns of that kind alone, until it is set or taken away', () => {
  const skip: Stop = { turn: 'others', at: 'blockers' };
  const begun = (): Table => atStops(1, [{ play: [bear] }, armed]);
  const skipping = begun();
  expect(skipping.game.take({ player: 1, skip })).toBeNull();
  expect(stepsOfAsking(skipping, 1)).toEqual(['attackers', 'damage', 'endOfTurn']);
  // Of the other player, and of the own turn, nothing is left out.
  const unharmed = begun();
  expect(unharmed.game.take({ player: 0, skip })).toBeNull();
  expect(unharmed.game.take({ player: 1, skip: { turn: 'own', at: 'blockers' } })).toBeNull();
  expect(stepsOfAsking(unharmed, 1)).toEqual(['attackers', 'blockers', 'damage', 'endOfTurn']);
  for (const isSet of [true, false]) {
    const again = begun();
    expect(again.game.take({ player: 1, skip })).toBeNull();
    expect(again.game.take({ player: 1, stop: skip, isSet })).toBeNull();
    expect(again.state).not.toHaveProperty('skipped');
    expect(stepsOfAsking(again, 1)).toContain('blockers');
  }
});

test('only a usual stop can be left out, and one that was set is set no longer', () => {
  const t = atStops(1, [{ play: [bear] }, armed], [{ turn: 'others', at: 'attackers' }]);
  expect(t.game.take({ player: 1, skip: { turn: 'own', at: 'draw' } })?.because).toMatch(
    /^Nobody is asked there/,
  );
  expect(t.game.take({ player: 1, skip: { turn: 'others', at: 'attackers' } })).toBeNull();
  expect(t.state.stops).toBeUndefined();
  expect(t.state.skipped).toEqual([[], [{ turn: 'others', at: 'attackers' }]]);
});

test('the own spell resolves by itself, and that of another can be answered in any step', () => {
  const own = table({ asked: [], players: [{ hand: [flare, flare], play: ['2 Mountain'] }, {}] });
  own.game.take({ player: 0, atStops: true });
  own.play('Flare', 'player 1');
  expect([own.state.players[1]?.life, own.asked]).toEqual([17, '0 priority']);

  const others = table({
    step: 'upkeep',
    asked: [0],
    players: [{ hand: [flare], play: ['Mountain'] }, armed],
  });
  others.game.take({ player: 1, atStops: true });
  others.play('Flare', 'player 1').pass();
  expect([others.state.step, others.asked]).toEqual(['upkeep', '1 respond']);
});

test('mana that floats is put to its player wherever they are', () => {
  const t = table({ step: 'upkeep', asked: [1], players: [{ ...armed, pool: 'R' }, { hand: [giant] }] });
  t.game.take({ player: 0, atStops: true });
  expect(t.asked).toBe('0 priority');
});

test('who asks to be asked everywhere again is', () => {
  const t = atStops(0, [armed, {}]);
  expect(t.game.take({ player: 0, atStops: false })).toBeNull();
  expect(t.state).not.toHaveProperty('asksAtStops');
  expect(stepsOfAsking(t, 0).slice(0, 4)).toEqual(['upkeep', 'draw', 'main1', 'beginCombat']);
});

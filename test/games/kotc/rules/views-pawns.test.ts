import { dequal } from 'dequal/lite';
import { describe, expect, test } from 'vitest';
import { Game } from '../../../../src-main/engine/game.js';
import { LogBook } from '../../../../src-main/engine/log.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import type { Viewer } from '../../../../src-main/engine/state.js';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import { logText } from '../../../../src-main/games/kotc/rules/texts/log-text.js';
import { kotc17 } from '../../../../src-main/games/kotc/rules/editions/kotc-17.js';
import { viewOf } from '../../../../src-main/games/kotc/rules/views/view.js';
import { scenario, type ScenarioInput } from '../../../../src-main/games/kotc/scenario/format.js';
import { setPosition } from '../../../../src-main/games/kotc/scenario/position.js';
import { scenarioOf } from '../../../../src-main/games/kotc/scenario/scenario-of.js';
import { playPaired, truly } from './paired-games.js';

/** VIEW_GAMES scales the search for leaks; VIEW_SEED is the first seed, such as one that failed. */
const GAMES = Number(process.env['VIEW_GAMES'] ?? 40);
const SEED = Number(process.env['VIEW_SEED'] ?? 1);

describe.each([15, 16, 17] as const)(
  'two games of the %ith that differ only in what a viewer cannot know',
  (number) => {
    test(`[K${number}-ZON-06] look the same, with pawns and whatever is done with them`, () => {
      for (let seed = SEED; seed < SEED + GAMES; seed += 1) {
        expect(playPaired(seed, truly, number).leak, `seed ${seed}`).toBe('');
      }
    });
  },
);

const { rules, view: table } = kotcPlayables['kotc-17'];
const names = ['A', 'B', 'C'];

const card = (sp: number) => ({ type: 'minion', sp, hp: 3, level: 2, text: '' }) as const;

/** A position with a petrified minion, which is one card or another. */
function positionWith(which: 'bear' | 'wolf', more: object = {}) {
  const input = {
    format: 'cardwright-scenario',
    version: 2,
    name: '',
    rules: 'kotc-17',
    cards: { bear: card(1), wolf: card(3), 'Pawn 1/2': { type: 'minion', sp: 1, hp: 2, level: 2, text: '' } },
    players: [
      {
        name: 'A',
        deck: ['bear', 'wolf'],
        battlefield: [
          { card: which, as: 'stone', petrified: true, exhausted: true, ...more },
          { card: 'Pawn 1/2', token: true },
        ],
      },
      { name: 'B' },
      { name: 'C' },
    ],
    steps: [],
  } as const satisfies ScenarioInput;
  const position = setPosition(scenario.parse(input), kotc17, () => null);
  const game = rules.context(position.state, position.designs, new LogBook(), () => undefined);
  return { position, game };
}

describe('a petrified minion', () => {
  const looks = (which: 'bear' | 'wolf', viewer: Viewer, more = {}): readonly unknown[] => {
    const { game } = positionWith(which, more);
    return [viewOf(game, null, viewer, names), table(game, null, viewer, names)];
  };

  test('[K17-ZON-08] [K17-KEY-195] looks like any other to enemies and onlookers, and not to its controller', () => {
    for (const viewer of [1, 2, null])
      expect(dequal(looks('bear', viewer), looks('wolf', viewer))).toBe(true);
    expect(dequal(looks('bear', 0), looks('wolf', 0))).toBe(false);
  });

  test('[K17-ZON-08] lies there for all to see, in its place, with what lies on it', () => {
    const { game } = positionWith('bear', { counters: [{ kind: 'shield', owner: 'B', count: 1 }] });
    const zone = table(game, null, 1, names).seats[0]?.zones.find((one) => one.zone === 'battlefield');
    expect(zone?.count).toBe(2);
    expect(zone?.cards[0]).toMatchObject({ face: null, chips: [{ kind: 'shield', count: 1 }] });
    expect(zone?.cards[0]?.flags.map(({ key }) => key)).toEqual(['petrified', 'exhausted']);
    expect(zone?.cards[1]?.flags.map(({ key }) => key)).toEqual(['pawn']);
    expect(zone?.cards[1]?.face?.name).toBe('Pawn 1/2');
  });

  test('[K17-KEY-195] is not named where a counter on it is popped', () => {
    const popped = (which: 'bear' | 'wolf', viewer: Viewer): readonly unknown[] => {
      const { position } = positionWith(which, { counters: [{ kind: 'sword', owner: 'A', count: 1 }] });
      writable(position.state).asksAlways = 0b111;
      const game = new Game(rules, position.state, position.designs);
      const { decision } = game;
      const act = decision?.kind === 'act' ? decision.actions.findIndex((one) => one.do === 'counter') : -1;
      expect(game.answer({ act })).toBeNull();
      expect(game.state.chain).toHaveLength(1);
      const lines = game.context.log.entries.map((entry) => logText(entry, viewer, names, game.context));
      return [viewOf(game.context, null, viewer, names), table(game.context, null, viewer, names), lines];
    };
    for (const viewer of [1, 2, null]) expect(popped('bear', viewer)).toEqual(popped('wolf', viewer));
    expect(dequal(popped('bear', 0), popped('wolf', 0))).toBe(false);
  });

  test('is known to who has seen it before', () => {
    expect(dequal(looks('bear', 2, { knownTo: ['C'] }), looks('wolf', 2, { knownTo: ['C'] }))).toBe(false);
  });

  test('and a pawn are written down as they lie', () => {
    const { position } = positionWith('bear', { knownTo: ['C'] });
    const written = scenarioOf(position.state, position.printed, names, kotc17);
    expect(written.players[0]?.battlefield).toEqual([
      { card: 'bear', petrified: true, exhausted: true, knownTo: ['C'] },
      { card: 'Pawn 1/2', token: true },
    ]);
  });
});

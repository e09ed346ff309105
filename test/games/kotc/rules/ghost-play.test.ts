import { describe, expect } from 'vitest';
import { Game } from '../../../../src-main/engine/game.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import { refusalOf } from '../../../../src-main/games/kotc/rules/modern/legality.js';
import { kotc14Rules } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { positionOf } from './game-of.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);

describe('Ghost-play', () => {
  const ghost = minion(1, 1, 'HAUNT: When this in-play card is destroyed (ghost-play): Draw 1 card.', 3);

  test.each([
    ['destroy it', 'grave'],
    ['destroy it, then bounce it', 'hand'],
    ['destroy it, then sheathe it', 'deck'],
    ['destroy it, then silo it', 'granary'],
  ] as const)('[K14-KEY-58] the ability is activated wherever the card is: %s', (effects, zone) => {
    play({
      cards: { ghost, spell: spell(`Target 1 in-play card; ${effects}.`, 0) },
      players: [
        { name: 'A', ...watching, hand: ['spell'] },
        { name: 'B', battlefield: ['ghost'], deck: [3] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['ghost'] },
        { expect: { cards: { ghost: { zone } } } },
        { by: 'B', activate: 'ghost' },
        { expect: { chain: ['ghost'], cards: { ghost: { zone, player: 'B', knownTo: ['A', 'B'] } } } },
      ],
    });
  });

  test('[K14-KEY-59] it exhausts nothing, and works for an exhausted minion', () => {
    play({
      cards: {
        rider: minion(
          1,
          1,
          'CHARGE: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.',
          0,
        ),
        spell: spell('Target 1 in-play card; destroy it.', 0),
      },
      players: [
        { name: 'A', battlefield: ['rider'] },
        { name: 'B', ...watching },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['rider'], victim: 'B' },
        { expect: { cards: { rider: { exhausted: true } }, log: [{ type: 'exhaust', card: 'rider' }] } },
        { by: 'A', activate: 'rider' },
        { resolve: true },
        { expect: { players: { A: { hand: 1 } }, logNot: [{ type: 'exhaust' }] } },
      ],
    });
  });

  test('[K14-KEY-60] its activation cost is paid', () => {
    const rider = minion(
      1,
      1,
      'CHARGE: When this card attacks, after Attack Formation (ghost-play): self-destroy 1 resource→Draw 1 card.',
      0,
    );
    const battle = (granary: string[]) => ({
      cards: { rider, bear },
      players: [
        { name: 'A', ...watching, battlefield: ['rider'], granary },
        { name: 'B', ...watching },
      ],
      turn: { phase: 'battle' } as const,
    });
    play({
      ...battle(['bear']),
      steps: [
        { by: 'A', attack: ['rider'], victim: 'B' },
        { by: 'A', activate: 'rider' },
        { by: 'A', choose: ['bear'] },
        { expect: { chain: ['rider'], cards: { bear: { zone: 'grave' } } } },
      ],
    });
    play({
      ...battle([]),
      steps: [
        { by: 'A', attack: ['rider'], victim: 'B' },
        { by: 'A', activate: 'rider' },
        { expect: { chain: [], log: [{ type: 'fail', card: 'rider' }], logNot: [{ type: 'link' }] } },
      ],
    });
  });

  test('[K14-KEY-61] the resource cost of a spell with it is paid', () => {
    const withResources = (granary: number) => {
      const { state, designs, labels } = positionOf({
        cards: { omen: spell('When this in-play card is destroyed (ghost-play): Draw 1 card.', 1) },
        players: [{ name: 'A', ...watching, grave: ['omen'], granary: [granary] }, { name: 'B' }],
      });
      const card = labels.get('omen') ?? -1;
      // No spell is ever in-play, so that this has to be put down by hand.
      const entries = [{ card, player: 0, zone: 'battlefield' as const, amount: 0, fell: false }];
      writable(state.occasions).push({ kind: 'destroyed', moment: 0, window: null, entries, used: [] });
      return { card, game: new Game(kotc14Rules, state, designs) };
    };
    const poor = withResources(0);
    expect(refusalOf(poor.game.context, 0, { do: 'cast', card: poor.card })?.rule).toBe('K14-EXH-07');
    const { game, card } = withResources(2);
    expect(refusalOf(game.context, 0, { do: 'cast', card })).toBeNull();
    expect(game.answer({ act: 0 })).toBeNull();
    expect(game.decision).toMatchObject({ kind: 'cards', purpose: 'pay', least: 1, most: 1 });
  });

  test('[K14-KEY-62] by a Trap Counter the condition is ignored, so the minion is exhausted for it', () => {
    play({
      cards: { ghost, zap: spell('Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['zap'], battlefield: [{ card: 'ghost', counters: counters('trap', 'A') }] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'A', counter: 'trap', on: 'ghost' },
        { by: 'A', activate: 'ghost' },
        { expect: { chain: ['zap', 'ghost'], cards: { ghost: { exhausted: true } } } },
      ],
    });
  });
});

import { describe, expect, test } from 'vitest';
import { bots } from '../bots.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../../src-main/engine/decision.js';
import { Game } from '../../../../src-main/engine/game.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import type { Design } from '../../../../src-main/games/kotc/rules/context.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import { kotc14 } from '../../../../src-main/games/kotc/rules/editions/kotc-14.js';
import { kotc14Rules } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { addCard, emptyState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import type { CounterKind, Phase, Zone } from '../../../../src-main/games/kotc/rules/state/state.js';
import { viewOf } from '../../../../src-main/games/kotc/rules/views/view.js';

interface Lying {
  readonly zone: Zone;
  readonly player: number;
  readonly card: number;
  readonly counters?: readonly { kind: CounterKind; owner: number }[];
}

const minion = (level: number, offense: number, defense: number, text = ''): PlayedCard => {
  return { name: `M${level}`, type: 'creature', edition: 14, cost: level, offense, defense, text };
};
const spell = (level: number, text: string): PlayedCard => {
  return { name: `S${level}`, type: 'spell', edition: 14, cost: level, offense: null, defense: null, text };
};

/** A game of two that stands at a phase of the first player's turn, with three spare resources for each. */
function standing(cards: readonly PlayedCard[], phase: Phase, lying: readonly Lying[], turnOf = 0): Game {
  const designs: Design[] = [...cards, minion(9, 0, 0)].map((card) => designOf(card, 14));
  const state = emptyState(2, kotc14, chanceFrom(1));
  writable(state).first = 0;
  Object.assign(state.turn, { number: 5, player: turnOf, phase });
  for (const player of [0, 1]) {
    for (let n = 0; n < 5; n += 1) addCard(state, cards.length, player, player, 'deck');
    for (let n = 0; n < 3; n += 1) addCard(state, cards.length, player, player, 'granary');
  }
  for (const { zone, player, card, counters = [] } of lying) {
    const no = addCard(state, card, player, player, zone);
    writable(state.cards[no]?.counters)?.push(...counters);
  }
  return new Game(kotc14Rules, state, designs) as unknown as Game;
}

/** Lets greedy bots play until one has been asked for that purpose, and says what it answered. */
function answerFor(game: Game, purpose: string): { asked: Decision; reply: Reply } {
  const chance = chanceFrom(2);
  for (let asked = game.decision; asked; asked = game.decision) {
    const reply = bots.greedy(asked, () => viewOf(game.context as never, asked, asked.player, []), chance);
    expect(game.answer(reply)).toBeNull();
    if (asked.purpose === purpose) return { asked, reply };
  }
  throw new Error(`Nobody was asked for ${purpose}.`);
}

const actionOf = ({ asked, reply }: { asked: Decision; reply: Reply }): string =>
  asked.kind === 'act' && 'act' in reply ? (asked.actions[reply.act]?.do ?? '') : '';

describe('a greedy player', () => {
  test('sows what it cannot soon play', () => {
    const game = standing([minion(2, 1, 2), minion(8, 5, 6)], 'resource', [
      { zone: 'hand', player: 0, card: 0 },
      { zone: 'hand', player: 0, card: 1 },
    ]);
    const { asked, reply } = answerFor(game, 'resource');
    const sown = asked.kind === 'act' && 'act' in reply ? asked.actions[reply.act]?.card : undefined;
    expect(game.state.cards.find(({ id }) => id === sown)).toBeUndefined();
    expect(game.state.cards.filter(({ zone }) => zone === 'hand').map(({ design }) => design)).toEqual([0]);
  });

  test('summons the dearest that it can afford', () => {
    const game = standing([minion(2, 1, 2), minion(3, 2, 2), minion(5, 4, 2)], 'action', [
      { zone: 'hand', player: 0, card: 0 },
      { zone: 'hand', player: 0, card: 1 },
      { zone: 'hand', player: 0, card: 2 },
    ]);
    answerFor(game, 'action');
    const inPlay = game.state.cards.filter(({ zone }) => zone === 'battlefield');
    expect(inPlay.map(({ design }) => design)).toEqual([1]);
  });

  test('does not attack into a stronger defense, and does where nobody defends', () => {
    const mine = { zone: 'battlefield', player: 0, card: 0 } as const;
    const wall = { zone: 'battlefield', player: 1, card: 1 } as const;
    const cards = [minion(1, 1, 1), minion(5, 4, 6)];
    expect(actionOf(answerFor(standing(cards, 'battle', [mine, wall]), 'battle'))).toBe('pass');
    expect(actionOf(answerFor(standing(cards, 'battle', [mine]), 'battle'))).toBe('attack');
  });

  test('blocks when that holds the attack', () => {
    const game = standing([minion(1, 1, 4), minion(5, 1, 9)], 'battle', [
      { zone: 'battlefield', player: 0, card: 0 },
      { zone: 'battlefield', player: 1, card: 1 },
    ]);
    const { asked, reply } = answerFor(game, 'defend');
    expect(asked.player).toBe(1);
    expect('cards' in reply && reply.cards.length).toBe(1);
  });

  test.each([
    ['destroys an enemy’s minion', 'Target 1 in-play card; destroy the target.', 1],
    ['helps its own', 'Target 1 in-play card; place 1 Sword Counter on the target.', 0],
  ])('%s', (_what, text, whose) => {
    const game = standing([spell(2, text), minion(3, 2, 2)], 'action', [
      { zone: 'hand', player: 0, card: 0 },
      { zone: 'battlefield', player: 0, card: 1 },
      { zone: 'battlefield', player: 1, card: 1 },
    ]);
    const both = game.state.cards.filter(({ zone }) => zone === 'battlefield');
    const ids = both.map(({ id }) => id);
    const { reply } = answerFor(game, 'target');
    expect('cards' in reply && reply.cards).toEqual([ids[whose]]);
  });

  test('keeps a harmful spell while only its own minions are there', () => {
    const game = standing(
      [spell(2, 'Target 1 in-play card; destroy the target.'), minion(3, 2, 2)],
      'action',
      [
        { zone: 'hand', player: 0, card: 0 },
        { zone: 'battlefield', player: 0, card: 1 },
      ],
    );
    expect(actionOf(answerFor(game, 'action'))).toBe('pass');
  });

  test('removes a Damage Counter when it is likely to destroy an enemy’s minion', () => {
    const on = (hp: number): Game =>
      standing([minion(1, 1, hp)], 'action', [
        { zone: 'battlefield', player: 1, card: 0, counters: [{ kind: 'damage', owner: 0 }] },
      ]);
    expect(actionOf(answerFor(on(2), 'action'))).toBe('counter');
    expect(actionOf(answerFor(on(9), 'action'))).toBe('pass');
  });

  test('does not shield an enemy’s minion', () => {
    const counters = [
      { kind: 'damage', owner: 0 },
      { kind: 'shield', owner: 0 },
    ] as const;
    const game = standing([minion(1, 1, 2)], 'action', [
      { zone: 'battlefield', player: 1, card: 0, counters },
    ]);
    const { asked, reply } = answerFor(game, 'shield');
    expect([asked.player, reply]).toEqual([0, { yes: false }]);
  });
});

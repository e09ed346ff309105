import { expect, test } from 'vitest';
import { chanceFrom } from '../../../../../src-main/engine/chance/chance.js';
import type { Decision } from '../../../../../src-main/engine/decision.js';
import { Game } from '../../../../../src-main/engine/game.js';
import type { CardNo } from '../../../../../src-main/engine/state.js';
import { beginLasting } from '../../../../../src-main/games/kotc/rules/state/lasting.js';
import { writable } from '../../../../../src-main/engine/pipeline/writable.js';
import type { Design } from '../../../../../src-main/games/kotc/rules/context.js';
import { designOf } from '../../../../../src-main/games/kotc/rules/components/design.js';
import { kotc11 } from '../../../../../src-main/games/kotc/rules/editions/kotc-11.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { addCard, emptyState } from '../../../../../src-main/games/kotc/rules/state/new-state.js';
import type { Phase, Zone } from '../../../../../src-main/games/kotc/rules/state/state.js';
import type { KotcEventType } from '../../../../../src-main/games/kotc/rules/events/events.js';
import { counters, creature, spell } from '../../scene.js';
import { gameIn, type KotcGame } from '../game-of.js';

/** Somebody gives up while somebody is asked: what was asked is answered with what has left the game, or by nobody. */

const [ANN, BEN, CLEO, DAN] = [0, 1, 2, 3] as const;
const PAIN =
  'Roll 1 six-sided die and inflict the result as damage to yourself, then roll 1 six-sided die and inflict the result as damage to any one player.';
const SWAP =
  'Target up to 2 cards in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.';

type Laid = readonly [owner: number, player: number, zone: Zone, text?: string, cost?: number];

/** A game of four in Ann's turn; a card with a text is a spell, except on the battlefield. */
function begin(phase: Phase, ...laid: readonly Laid[]): { game: KotcGame; cards: CardNo[] } {
  const designs: Design[] = [];
  const state = emptyState(4, kotc11, chanceFrom(1));
  const lay = ([owner, player, zone, text, cost = 0]: Laid): CardNo => {
    const isSpell = text !== undefined && zone !== 'battlefield';
    const [offense, defense] = isSpell ? [null, null] : [1, 3];
    const type = isSpell ? 'spell' : 'creature';
    const printed = { name: 'Card', edition: 11, cost, text: text ?? '', type, offense, defense } as const;
    return addCard(state, designs.push(designOf(printed, 11)) - 1, owner, player, zone);
  };
  for (const player of [ANN, BEN, CLEO, DAN]) lay([player, player, 'deck']);
  const cards = laid.map(lay);
  writable(state).first = ANN;
  Object.assign(state.turn, { number: 5, player: ANN, phase });
  for (const card of cards) {
    const { owner, player, id: stay } = state.cards[card] ?? {};
    if (owner === player) continue;
    beginLasting(writable(state), { card }, { type: 'control', stay: stay ?? 0, back: owner ?? 0 });
  }
  return { game: new Game(kotcRuleSets['kotc-11'], state, designs), cards };
}

function asked(game: KotcGame, purpose: string): Decision {
  expect(game.decision?.purpose).toBe(purpose);
  return game.decision as Decision;
}

function act(game: KotcGame, what: string): void {
  const { decision } = game;
  const place = decision?.kind === 'act' ? decision.actions.findIndex((one) => one.do === what) : -1;
  expect(game.answer({ act: place })).toBeNull();
}

const giveUp = (game: KotcGame, player: number): void =>
  expect(game.take({ player, resign: true })).toBeNull();
const everywhere = (game: KotcGame, owner: number): (Zone | null)[] => [
  ...new Set(game.state.cards.filter((card) => card.owner === owner).map(({ zone }) => zone)),
];

const happened = (game: KotcGame, type: KotcEventType): boolean =>
  game.context.log.entries.some(({ event }) => event.type === type);

test('[K11-WIN-08] who gives up in the own Resource Phase places nothing more, and the turn passes on', () => {
  const { game } = begin('resource', [ANN, ANN, 'hand'], [BEN, BEN, 'hand']);
  asked(game, 'resource');
  giveUp(game, ANN);
  expect(everywhere(game, ANN)).toEqual(['removed']);
  expect(game.decision?.player).toBe(BEN);
});

test('[K11-Q-35] [K11-Q-55] an ability that has left the game with its card is not used: it is asked anew', () => {
  const { game, cards } = begin(
    'action',
    [BEN, ANN, 'battlefield', 'Draw 1 card.'],
    [ANN, ANN, 'hand', PAIN],
  );
  const before = asked(game, 'action');
  giveUp(game, BEN);
  act(game, 'activate');
  const after = asked(game, 'action');
  expect(after.id).toBe(before.id + 1);
  expect(after.kind === 'act' && after.actions.map((one) => one.do)).toEqual(['cast', 'set', 'pass']);
  expect(game.state.cards[cards[0] ?? 0]).toMatchObject({ zone: 'removed', exhausted: false });
});

test('[K11-Q-55] a player who has given up cannot be chosen any more', () => {
  const { game } = begin('action', [ANN, ANN, 'hand', PAIN]);
  act(game, 'cast');
  const question = asked(game, 'damage-player');
  expect(question).toMatchObject({ players: [ANN, BEN, CLEO, DAN] });
  giveUp(game, BEN);
  game.answer({ players: [BEN] });
  expect(asked(game, 'damage-player')).toMatchObject({ players: [ANN, CLEO, DAN] });
  game.answer({ players: [CLEO] });
  expect(game.state.players.map(({ hp }) => hp < 20)).toEqual([true, false, true, false]);
});

test('[K11-Q-55] who has given up is no target of an attack: it is chosen anew from those who are left', () => {
  const { game } = begin('battle', [ANN, ANN, 'battlefield'], [BEN, BEN, 'battlefield']);
  act(game, 'attack');
  const question = asked(game, 'victim');
  expect(question.kind === 'options' && question.options.length).toBe(4);
  giveUp(game, BEN);
  game.answer({ options: [0] });
  const again = asked(game, 'victim');
  expect(again).toMatchObject({ options: [{ player: CLEO }, { player: DAN }] });
});

test('[K11-WIN-08] an effect does not go on for who gives up in the midst of it', () => {
  const { game, cards } = begin(
    'action',
    [ANN, ANN, 'hand', SWAP],
    [BEN, BEN, 'battlefield'],
    [CLEO, CLEO, 'battlefield'],
  );
  act(game, 'cast');
  const question = asked(game, 'target');
  game.answer({ cards: question.kind === 'cards' ? question.cards : [] });
  asked(game, 'switch');
  giveUp(game, ANN);
  expect(happened(game, 'hypnotize')).toBe(false);
  expect(cards.slice(1).map((no) => game.state.cards[no]?.player)).toEqual([BEN, CLEO]);
  expect(everywhere(game, ANN)).toEqual(['removed']);
});

test('[K11-WIN-08] what somebody else owns is put away when who casts it gives up', () => {
  const reveal =
    "Target up to 1 card in one player's hand randomly. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).";
  const { game, cards } = begin('action', [ANN, ANN, 'hand', reveal], [BEN, BEN, 'hand', PAIN]);
  act(game, 'cast');
  asked(game, 'targets');
  game.answer({ number: 1 });
  asked(game, 'deploy');
  game.answer({ options: [0] });
  asked(game, 'damage-player');
  expect(game.state.cards[cards[1] ?? 0]?.zone).toBe(null);
  giveUp(game, ANN);
  expect(game.state.cards[cards[1] ?? 0]).toMatchObject({ zone: 'grave', player: BEN });
  expect(game.state.chain).toEqual([]);
});

test('[K11-WIN-08] a cost that an opponent picks is not paid by who has given up', () => {
  const { game } = begin(
    'action',
    [ANN, ANN, 'hand', 'Destroy 1 of your resources chosen by an opponent of your choice. Draw 1 card.'],
    [ANN, ANN, 'granary'],
    [ANN, ANN, 'granary'],
  );
  act(game, 'cast');
  asked(game, 'opponent');
  game.answer({ players: [DAN] });
  expect(asked(game, 'choose-destroy').player).toBe(DAN);
  giveUp(game, ANN);
  const { decision } = game;
  game.answer({ cards: decision?.kind === 'cards' ? decision.cards.slice(0, 1) : [] });
  expect(everywhere(game, ANN)).toEqual(['removed']);
  expect(game.decision?.player).toBe(BEN);
});

test('[K11-Q-35] [K11-WIN-08] creatures that went back are no price any more for what who has given up began', () => {
  const { game, cards } = begin(
    'action',
    [ANN, ANN, 'hand', 'Sacrifice 1 card in play chosen by an opponent of your choice. Draw 1 card.'],
    [BEN, ANN, 'battlefield'],
    [CLEO, ANN, 'battlefield'],
  );
  act(game, 'cast');
  asked(game, 'opponent');
  game.answer({ players: [DAN] });
  const choice = asked(game, 'choose-sacrifice');
  giveUp(game, ANN);
  game.answer({ cards: choice.kind === 'cards' ? choice.cards.slice(0, 1) : [] });
  expect(cards.slice(1).map((no) => game.state.cards[no])).toMatchObject([
    { zone: 'battlefield', player: BEN },
    { zone: 'battlefield', player: CLEO },
  ]);
});

test('[K11-WIN-08] a spell that is being paid for leaves the game with who gives up', () => {
  const { game } = begin('action', [ANN, ANN, 'hand', PAIN, 1], [ANN, ANN, 'granary'], [ANN, ANN, 'granary']);
  act(game, 'cast');
  asked(game, 'pay');
  giveUp(game, ANN);
  expect(everywhere(game, ANN)).toEqual(['removed']);
});

test('[K11-Q-35] what has left the game is targeted by nobody, nor does its control change', () => {
  const laid = [
    [ANN, ANN, 'hand', SWAP],
    [BEN, BEN, 'battlefield'],
    [CLEO, CLEO, 'battlefield'],
  ] as const;
  const early = begin('action', ...laid).game;
  act(early, 'cast');
  const target = asked(early, 'target');
  giveUp(early, BEN);
  early.answer({ cards: target.kind === 'cards' ? target.cards.slice(0, 1) : [] });
  expect(happened(early, 'target')).toBe(false);
  const { game } = begin('action', ...laid);
  act(game, 'cast');
  const both = asked(game, 'target');
  game.answer({ cards: both.kind === 'cards' ? both.cards : [] });
  asked(game, 'switch');
  giveUp(game, BEN);
  game.answer({ players: [CLEO] });
  expect(everywhere(game, BEN)).toEqual(['removed']);
});

test('[K11-Q-55] who gives up while selecting for somebody else has selected nothing', () => {
  const theirs =
    "Target up to 1 card in one opponent's hand selected by that player. Send all targets to the resource zone of their owners (exhausted).";
  const { game } = begin('action', [ANN, ANN, 'hand', theirs], [BEN, BEN, 'hand'], [BEN, BEN, 'hand']);
  act(game, 'cast');
  asked(game, 'targets');
  game.answer({ number: 1 });
  expect(asked(game, 'select').player).toBe(BEN);
  giveUp(game, BEN);
  expect(happened(game, 'target')).toBe(false);
  expect(everywhere(game, BEN)).toEqual(['removed']);
});

test('[K11-Q-55] [K11-WIN-08] who gives up while choosing from the reserves exchanges nothing', () => {
  const both = ['hand', 'hand', 'reserves', 'reserves'] as const;
  const { game } = begin('resource', ...both.map((zone): Laid => [ANN, ANN, zone]));
  act(game, 'exchange');
  const given = asked(game, 'exchange');
  game.answer({ cards: given.kind === 'cards' ? given.cards.slice(0, 1) : [] });
  asked(game, 'exchange-for');
  giveUp(game, ANN);
  expect(everywhere(game, ANN)).toEqual(['removed']);
});

test('[K11-Q-55] [K11-WIN-08] who gives up between the steps of an own attack is defended against by nobody', () => {
  const game = gameIn('kotc-11', {
    cards: { bear: creature(2, 5, '', 0) },
    players: [
      { name: 'A', battlefield: ['bear'] },
      { name: 'B', battlefield: ['bear', 'bear'] },
      { name: 'C', battlefield: [{ card: 'bear', counters: counters('damage', 'C') }] },
    ],
    turn: { phase: 'battle' },
  });
  const pass = (): void => {
    const { decision } = game;
    const actions = decision?.kind === 'act' ? decision.actions : [];
    game.answer({ act: actions.findIndex((action) => action.do === 'pass') });
  };
  while (game.decision?.player !== 0) pass();
  act(game, 'attack');
  if (game.decision?.kind === 'cards') game.answer({ cards: game.decision.cards.slice(0, 1) });
  asked(game, 'victim');
  game.answer({ options: [0] });
  expect(asked(game, 'counter').player).toBe(2);
  giveUp(game, ANN);
  while (game.decision?.purpose === 'counter') pass();
  expect(game.context.log.entries.map(({ event }) => event.type)).toContain('peace');
  expect(game.decision?.purpose).not.toBe('defend');
});

test.each(['kotc-06', 'kotc-09', 'kotc-10', 'kotc-11'] as const)(
  'a cost of counters is not paid by who gives up, nor is the ability used (%s)',
  (rules) => {
    for (const giver of [ANN, BEN]) {
      const game = gameIn(rules, {
        cards: { monk: creature(1, 5, 'PRAY: Remove 1 counter from this card. Draw 1 card.', 0) },
        players: [
          {
            name: 'Ann',
            battlefield: [
              { card: 'monk', counters: [...counters('offense', 'Ann'), ...counters('weakness', 'Cleo')] },
            ],
          },
          { name: 'Ben' },
          { name: 'Cleo' },
        ],
        turn: { phase: 'action' },
      });
      act(game, 'activate');
      expect(asked(game, 'self-remove').player).toBe(ANN);
      giveUp(game, giver);
      if (giver === ANN) {
        expect(happened(game, 'remove')).toBe(false);
        expect(everywhere(game, ANN)).toEqual(['removed']);
        expect(game.decision?.player).not.toBe(ANN);
      } else {
        game.answer({ options: [0] });
        expect(happened(game, 'remove')).toBe(true);
        expect(game.result).toBe(null);
      }
    }
  },
);

test('[K11-CTR-42] who gives up instead of sparing a creature with an immortality counter does not go on with it', () => {
  for (const giver of [ANN, BEN]) {
    const game = gameIn('kotc-11', {
      cards: {
        smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
        ox: creature(1, 5, '', 0),
      },
      players: [
        { name: 'Ann', hand: ['smite'] },
        { name: 'Ben', battlefield: [{ card: 'ox', counters: counters('immortality', 'Ben') }] },
        { name: 'Cleo' },
      ],
      turn: { phase: 'action' },
    });
    act(game, 'cast');
    if (game.decision?.purpose === 'target') {
      game.answer({ cards: game.decision.kind === 'cards' ? game.decision.cards : [] });
    }
    expect(asked(game, 'immortality').player).toBe(BEN);
    giveUp(game, giver);
    const left = giver === BEN ? 'removed' : 'battlefield';
    if (giver === ANN) expect(game.answer({ yes: true })).toBeNull();
    expect(everywhere(game, BEN)).toContain(left);
    expect(everywhere(game, giver)).toEqual(['removed']);
    expect(game.result).toBe(null);
  }
});

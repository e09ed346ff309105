import { z } from 'zod';
import { askAct } from '../../src-main/engine/ask-act.js';
import { chanceFrom, pickedFrom, roll, shuffled } from '../../src-main/engine/chance/chance.js';
import type { Playable } from '../../src-main/engine/playable.js';
import type { Asking, RuleSet, GameContext } from '../../src-main/engine/rule-set.js';
import type { Decision } from '../../src-main/engine/decision.js';
import { clone } from '../../src-main/engine/plain.js';
import { anybody, has, type BaseCard, type BaseState } from '../../src-main/engine/state.js';
import type { Prompt } from '../../src-main/engine/table/prompt.js';
import type { SeenSeat } from '../../src-main/engine/table/seen-zone.js';
import { writable } from '../../src-main/engine/pipeline/writable.js';
import { moveCard, reorder } from '../../src-main/engine/zones.js';

export const toyActions = ['pass', 'draw', 'roll', 'shuffle', 'pick'] as const;

/** A game of nothing but what can come to light: each player in turn draws, rolls, shuffles, picks unseen, or passes. */
const rules: RuleSet<BaseState, string> = {
  id: 'toy',
  version: 1,
  context: (state, designs, log) => ({ state, designs, log }),
  *play(game): Asking {
    for (;;) {
      const player = game.state.decisions % game.state.players.length;
      const question = { player, purpose: { role: 'choose', word: 'toy' } as const, rule: 'TOY-01' };
      const action = toyActions[yield* askAct(game, question, () => toyActions.map((one) => ({ do: one })))];
      carryOut(game, player, action ?? 'pass');
    }
  },
  endByAgreement: ({ state }) => {
    writable(state).result = { winners: [], by: 'agreed', rules: [] };
  },
  resign: ({ state }, player) => {
    writable(state).result = { winners: [1 - player], by: 'resigned', rules: [] };
    return null;
  },
};

const laws = {
  deck: { knowledge: 'restricted', placed: true },
  hand: { knowledge: 'private', placed: false },
} as const;

function carryOut(game: GameContext, player: number, action: (typeof toyActions)[number]): void {
  const state = writable(game.state);
  const deck = state.players[player]?.zones['deck'] ?? [];
  if (action === 'pass') return;
  if (action === 'draw' && deck[0] !== undefined) {
    moveCard(state, laws, deck[0], { player, zone: 'hand', place: 'bottom' });
  }
  if (action === 'shuffle') reorder(state, player, 'deck', shuffled(state.chance, deck));
  if (action === 'pick') pickedFrom(state.chance, deck, 1);
  if (action === 'roll') {
    roll(state.chance, 2);
    writable(state).revelations += 1;
  }
  game.log.write({ type: action, rules: [] }, state.decisions, []);
}

function seatOf(
  { zones }: BaseState['players'][number],
  seat: number,
  viewer: number | null,
  names: readonly string[],
): SeenSeat {
  return {
    seat,
    name: names[seat] ?? '',
    life: 1,
    lifeName: 'lives',
    isOut: false,
    zones: Object.entries(zones).map(([zone, pile]) => ({
      zone,
      name: zone,
      shape: zone === 'hand' ? 'hand' : 'pile',
      count: pile.length,
      cards: [],
      open: zone === 'hand' && seat === viewer,
    })),
    notes: [],
  };
}

const promptFor = (decision: Decision): Prompt => ({
  decision,
  text: ['Choose.'],
  actions:
    decision.kind === 'act'
      ? decision.actions.map((action) => ({
          text: [`${action.do}.`],
          verb: action.do,
          card: null,
          drop: null,
          untold: null,
          idle: false,
          isPass: action.do === 'pass',
          endsPhase: false,
        }))
      : [],
  options: [],
  cards: [],
});

export const toy: Playable<string, BaseState, string> = {
  rules,
  printed: z.string(),
  state: z.custom<BaseState>(),
  faultOf: () => null,
  ready: (card) => ({ design: card }),
  begin: (decks, seed) => {
    const cards = decks.flatMap((deck, owner) =>
      deck.map((design): BaseCard<string> => ({
        design,
        owner,
        id: 0,
        player: owner,
        zone: 'deck',
        known: 0,
      })),
    );
    for (const [no, card] of cards.entries()) writable(card).id = no + 1;
    const players = decks.map((_, owner) => {
      const deck = [...cards.keys()].filter((no) => cards[no]?.owner === owner);
      return { zones: { deck, hand: [] } };
    });
    const counts = { nextId: cards.length + 1, decisions: 0, revelations: 0 };
    const sets = { asksAlways: 0, agreed: 0, out: 0 };
    return { players, cards, chance: chanceFrom(seed), ...counts, ...sets, result: null };
  },
  view: ({ state }, decision, viewer, names) => ({
    rules: 'toy',
    viewer,
    turn: { number: state.decisions, player: decision?.player ?? null, phase: 'toy' },
    phases: [{ id: 'toy', name: 'Toy Phase' }],
    seats: state.players.map((player, seat) => seatOf(player, seat, viewer, names)),
    field: [[{ zone: 'deck', span: 'card' }]],
    stage: [],
    shared: [],
    stack: null,
    combats: [],
    notes: [],
    asked: decision?.player ?? null,
    prompt: decision && decision.player === viewer ? promptFor(decision) : null,
    fullControl: viewer !== null && has(state.asksAlways, viewer),
    agreed: state.players.flatMap((_, seat) => (has(state.agreed, seat) ? [seat] : [])),
    result: state.result && { winners: state.result.winners, text: `${state.result.by}.`, rules: [] },
  }),
  ifAllAgreed: () => ({ winners: [0], text: '' }),
  withEverythingRevealed: (game) => {
    const state = clone(game.state);
    for (const card of state.cards) writable(card).known = anybody(state);
    return { ...game, state };
  },
  knowledge: (_table, decision, player, names) => ({ decision, player, names }),
  moves: () => [],
  describe: ({ event: { type, rules: ids } }, place) => ({
    line: { entry: place, text: [type], rules: ids, level: 'line' },
    moment: null,
  }),
  chanceIn: ({ type }) => (type === 'shuffle' ? 'shuffle' : type === 'roll' ? 'dice' : null),
  summary: ({ decisions }) => ({ turns: decisions, turnOf: null, phase: 'toy', players: [] }),
  handOf: ({ players }, player) => players[player]?.zones['hand'] ?? [],
};

export const toyBeginning = {
  rules: { id: 'toy', version: 1 },
  players: [{ name: 'Ann' }, { name: 'Ben' }],
  cards: ['one', 'two'],
  start: {
    decks: [
      [0, 1, 0, 1],
      [1, 1, 1, 0],
    ],
    seed: 4,
  },
};

import { bots, type BotName } from '../bots.js';
import { MOST_TURNS } from '../../../../src-main/play/bots/simulate.js';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo, type Chance } from '../../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../../src-main/engine/decision.js';
import { Game, type Input } from '../../../../src-main/engine/game.js';
import { canonical, clone } from '../../../../src-main/engine/plain.js';
import { has } from '../../../../src-main/engine/state.js';
import type { Design, KotcContext } from '../../../../src-main/games/kotc/rules/context.js';
import type { KotcRules } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import type { KotcState } from '../../../../src-main/games/kotc/rules/state/state.js';
import { viewOf } from '../../../../src-main/games/kotc/rules/views/view.js';
import { checkBoundary } from './boundaries.js';
import { answer, takeAll, type KotcGame } from './game-of.js';
import { checkCards, checkDecision, checkTable, checkWorth, hold } from './invariants.js';
import { checkOffers } from './offered-actions.js';
import { guideOf, narrowed, randomDecks, type RandomDecks } from './random-decks.js';
import { watchedAtPhases } from './watched.js';

/** More decisions in one phase of a turn than players can have a use for: something goes in circles. */
const MOST_IN_A_PHASE = 20_000;

/**
 * Plays a random game with random decks and bots, and looks at its decisions whether all is as it must be.
 * @throws Broken
 */
export function playRandomGame(rules: KotcRules, seed: number): KotcGame {
  const chance = chanceFrom(seed);
  const { designs, decks } = lineup(chance, rules);
  const start = (): KotcState => newState(decks, rules.edition, seed);
  const looks = chanceFrom(seed);
  const summoners = new Map<number, number>();
  let last = { phase: '', decisions: 0 };
  const watching = watchedAtPhases(rules, (table) => {
    noteSummoners(table, summoners);
    checkBoundary(table, summoners);
    last = { phase: table.state.turn.phase, decisions: table.state.decisions };
  });
  const isForked = randomTo(chance, 4) === 0;
  const game = new Game(watching, start(), designs, isForked ? 1 : Infinity);
  const reply = repliesOfBots(chance, decks.length);
  askSomeAlways(game, chance);
  const forfeits = forfeitsIn(chance, rules);
  // What was asked before somebody gave up may name cards that have left the game.
  let stale = 0;
  for (let decision = game.decision; decision; decision = game.decision) {
    const { context, state } = game;
    if (state.turn.number > MOST_TURNS) break;
    hold(state.decisions - last.decisions < MOST_IN_A_PHASE, `A ${last.phase} phase does not end.`);
    if (decision.id !== stale) checkWorth(context, decision);
    // Most decisions look alike, so some are drawn; more of them in games that are forked, or in which players give up.
    const isLookedAt = isForked || forfeits > 0 ? randomTo(looks, 2) === 0 : randomTo(chance, 7) === 0;
    if (isLookedAt) {
      checkTable(context, decision);
      if (decision.id !== stale) checkAsked(context, decision);
    }
    if (isForked && game.boundary && randomTo(chance, 99) === 0) tryEverything(rules, game, decision, chance);
    if (forfeits > 0 && randomTo(chance, forfeits) === 0) {
      giveUp(game, randomTo(chance, decks.length - 1));
      stale = decision.id;
      continue;
    }
    answer(game, reply(context, decision));
  }
  if (game.result) checkTable(game.context, null);
  const again = replay(rules, start(), designs, game.inputs);
  hold(canonical(again.state) === canonical(game.state), 'Played again, the game comes out otherwise.');
  hold(canonical(again.decision) === canonical(game.decision), 'Played again, the game asks otherwise.');
  return game;
}

/** Two players mostly, their decks of all components or of a few; in the older editions sometimes withdrawn ones too. */
function lineup(chance: Chance, { edition: { number, mechanisms } }: KotcRules): RandomDecks {
  const players = [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 8][randomTo(chance, 14)] ?? 2;
  const hasHouseRules = mechanisms.acting === 'turns' && randomTo(chance, 2) === 0;
  const guide = guideOf(number, hasHouseRules);
  return randomDecks(chance, players, randomTo(chance, 1) === 0 ? narrowed(chance, guide) : guide);
}

/** Random bots mostly, some greedy ones among them. */
function repliesOfBots(chance: Chance, players: number): (table: KotcContext, decision: Decision) => Reply {
  const hasGreedy = randomTo(chance, 2) === 0;
  const names = Array.from({ length: players }, (): BotName =>
    hasGreedy && randomTo(chance, 1) === 0 ? 'greedy' : 'random',
  );
  return (table, decision) => {
    const look = () => viewOf(table, decision, decision.player, []);
    return bots[names[decision.player] ?? 'random'](decision, look, chance);
  };
}

function askSomeAlways(game: KotcGame, chance: Chance): void {
  if (randomTo(chance, 5) > 0) return;
  for (const player of game.state.players.keys()) {
    if (randomTo(chance, 1) === 0) game.take({ player, askAlways: true });
  }
}

/** In how many decisions about one player gives up, in some games of the older editions; 0 for never. */
const forfeitsIn = (chance: Chance, { edition }: KotcRules): number =>
  edition.mechanisms.acting === 'turns' ? ([0, 0, 0, 0, 0, 0, 20, 200][randomTo(chance, 7)] ?? 0) : 0;

function checkAsked(table: KotcContext, decision: Decision): void {
  checkDecision(table, decision);
  checkOffers(table, decision);
}

/** Whoever is still in the game can give up at any time, whoever is asked. */
function giveUp(game: KotcGame, player: number): void {
  const wasOut = has(game.state.out, player);
  const refusal = game.take({ player, resign: true });
  hold((refusal === null) !== wasOut, () => `Player ${player} gives up: ${refusal?.because ?? 'again'}`);
  hold(has(game.state.out, player) || game.result !== null, `Player ${player} is not out.`);
}

const looked = new WeakMap<KotcContext, number>();
/** Who controls a minion when nobody hypnotizes it: to whose battlefield it came. */
function noteSummoners(table: KotcContext, summoners: Map<number, number>): void {
  const { entries } = table.log;
  for (let at = looked.get(table) ?? 0; at < entries.length; at += 1) {
    const event = entries[at]?.event;
    if (event?.type === 'move' && event.zone === 'battlefield') summoners.set(event.card, event.to);
    if (event?.type === 'pawn') summoners.set(event.card, event.player);
  }
  looked.set(table, entries.length);
}

function replay(
  rules: KotcRules,
  state: KotcState,
  designs: readonly Design[],
  inputs: readonly Input[],
): KotcGame {
  const game = new Game(rules, state, designs);
  takeAll(game, inputs);
  return game;
}

/** The same game, begun again at the last boundary. */
function fork(rules: KotcRules, game: KotcGame): KotcGame {
  const { boundary } = game;
  if (!boundary) throw new Error('A game without a boundary cannot be forked.');
  const { designs } = game.context;
  const copy = replay(rules, clone(boundary.state), designs, game.inputs.slice(boundary.inputs));
  hold(
    canonical(copy.state) === canonical(game.state),
    'Begun again at a boundary, the game comes out otherwise.',
  );
  return copy;
}

/** Gives every kind of reply that the decision admits, each in a game of its own. */
function tryEverything(rules: KotcRules, game: KotcGame, decision: Decision, chance: Chance): void {
  for (const reply of repliesTo(decision, chance)) {
    const copy = fork(rules, game);
    const refusal = copy.answer(reply);
    hold(refusal === null, () => `${JSON.stringify(reply)} was refused: ${refusal?.because}`);
    checkCards(copy.context);
    if (copy.decision) checkDecision(copy.context, copy.decision);
  }
}

function repliesTo(decision: Decision, chance: Chance): Reply[] {
  switch (decision.kind) {
    case 'act':
      return decision.actions.map((_, act) => ({ act }));
    case 'options': {
      const { options, least, most } = decision;
      if (most > 1)
        return [
          { options: [...options.keys()].slice(0, most) },
          { options: [...options.keys()].slice(0, least) },
        ];
      return options.map((_, place) => ({ options: [place] }));
    }
    case 'cards':
      return [decision.least, decision.most].map((count) => ({ cards: decision.cards.slice(0, count) }));
    case 'players':
      return decision.players.map((player) => ({ players: [player] }));
    case 'number':
      return [{ number: decision.least }, { number: decision.most }];
    case 'confirm':
      return [{ yes: true }, { yes: false }];
    case 'order':
    case 'dice':
    case 'name':
    case 'assign':
    case 'pair':
      return [randomReply(decision, chance)];
  }
}

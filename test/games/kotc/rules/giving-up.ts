import { dequal } from 'dequal/lite';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo, type Chance } from '../../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../../src-main/engine/decision.js';
import { Game, type Input } from '../../../../src-main/engine/game.js';
import { has } from '../../../../src-main/engine/state.js';
import { purposeWords, type PurposeWord } from '../../../../src-main/games/kotc/rules/purposes.js';
import { wordingFor } from '../../../../src-main/games/kotc/rules/texts/decision-wordings.js';
import type { KotcEdition } from '../../../../src-main/games/kotc/rules/editions/edition.js';
import type { KotcRules } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import { termsOf } from '../../../../src-main/games/kotc/rules/texts/terms.js';
import { answer, takeAll, type KotcGame } from './game-of.js';
import { checkDecision, checkTable, checkWorth, hold } from './invariants.js';
import { builtFrom, devotedTo, guideOf, randomDecks, type Guide } from './random-decks.js';
import { componentsOf } from './reached.js';

/** Who gives up while a player is asked: that player, or somebody else. */
export const givers = ['the asked', 'another'] as const;
type Giver = (typeof givers)[number];

/** Decisions of one game: what a component is good for mostly happens before. */
const MOST_DECISIONS = 400;
/** After somebody has given up, so many decisions of the others are looked at one by one. */
const LOOKED_AT = 40;

/** What leads to questions that are rare in games of all components. */
const leading: Readonly<Record<string, readonly string[]>> = {
  remove: [
    'effect-remove-counters',
    'effect-place-counters',
    'effect-place-shield-counters',
    'effect-place-defense-counters',
    'target-in-play',
  ],
  'heal-opponent': ['effect-roll-increase-hitpoints-both'],
  sheathe: ['effect-place-on-deck-top', 'target-in-play', 'target-your-hand'],
  'shown-to': ['target-your-hand-shown-player-selected', 'target-your-graveyard-shown-opponent-selected'],
  share: ['effect-inflict-total-damage', 'effect-increase-defense', 'target-in-play'],
  'each-die': ['effect-roll-damage-each-die', 'target-in-play'],
  counter: ['effect-place-damage-counters', 'effect-place-exhaustion-counters', 'target-in-play'],
  deploy: [
    'effect-reveal-summon-or-cast',
    'effect-reveal-and-deploy',
    'target-your-hand',
    'target-your-graveyard',
  ],
  reroll: ['effect-re-roll-rest-of-turn', 'effect-place-dice-counters', 'target-this-card'],
  taunt: ['effect-place-taunt-counters', 'target-in-play'],
  trap: ['effect-place-trap-counters', 'target-in-play'],
  trapped: ['effect-place-trap-counters', 'target-in-play'],
  berzerk: ['effect-place-berzerk-counters', 'target-in-play'],
  shield: ['effect-place-shield-counters', 'target-in-play'],
  clone: ['effect-clone', 'effect-clone-times', 'target-in-play'],
  copies: ['effect-clone-times', 'target-in-play'],
  'self-remove': [
    'cost-remove-counters',
    'effect-place-damage-counters',
    'effect-place-defense-counters',
    'effect-place-fatigue-counters',
    'target-this-card',
  ],
  burn: ['effect-dice-burn', 'target-in-play'],
  assassin: ['effect-place-assassin-counters', 'target-in-play'],
  formation: ['effect-conscript', 'target-your-in-play', 'target-in-play', 'cond-this-attacks-or-defends'],
  undying: ['effect-place-undying-counters', 'effect-destroy', 'effect-destroy-targets', 'target-in-play'],
  voodoo: ['effect-place-voodoo-counters', 'target-in-play'],
};

/** Cards of what leads to the question, or around any one component. */
function guideFor(chance: Chance, { number }: KotcEdition, purpose: string): Guide {
  const guide = guideOf(number, true);
  const ids = leading[purpose];
  if (ids) return builtFrom(chance, guide, ids);
  const components = componentsOf(number);
  return devotedTo(chance, guide, components[randomTo(chance, components.length - 1)] ?? '');
}

/** What came with an edition after the 14th. */
const since: Readonly<Partial<Record<PurposeWord, number>>> = {
  berzerk: 14,
  taunt: 14,
  trap: 14,
  trapped: 14,
  burn: 15,
  craft: 15,
  clone: 15,
  copies: 15,
  gift: 16,
  'gift-summon': 16,
  'take-gift': 16,
  granary: 16,
  embody: 17,
  formation: 17,
  'burn-at': 15,
  'self-remove': 16,
  voodoo: 17,
  medic: 17,
  assassin: 17,
  undying: 17,
  'wound-enemy': 17,
};

/** Of the editions in which everybody acts only the 12th asks for these. */
const onlyIn12: readonly PurposeWord[] = ['reserves', 'draw-from', 'deploy-set'];

/** All that an edition can ask for. */
export const purposesOf = (edition: KotcEdition): PurposeWord[] =>
  purposeWords.filter((purpose) => {
    const isModern = termsOf(edition).era === 'modern';
    if (isModern && edition.number < (since[purpose] ?? 0)) return false;
    if (isModern && edition.number > 12 && onlyIn12.includes(purpose)) return false;
    try {
      return wordingFor(purpose, termsOf(edition)) !== undefined;
    } catch {
      return false;
    }
  });

/** What players were asked for when somebody gave up, and of how many kinds these questions were. */
export class GivingUp {
  readonly #rules: KotcRules;
  readonly #done = new Set<string>();
  readonly kinds = new Set<Decision['kind']>();
  games = 0;
  /** How often somebody gave up first in a game. */
  count = 0;

  constructor(rules: KotcRules) {
    this.#rules = rules;
  }

  /** The purposes at which the one or the other has not given up yet. */
  missing(giver: Giver): string[] {
    return purposesOf(this.#rules.edition).filter((purpose) => !this.#done.has(keyOf(purpose, giver)));
  }

  /** Plays games made for what is missing until nothing else is than what never is asked, at most so many. @throws Broken */
  search(most: number, never: readonly string[]): void {
    for (let seed = 0; seed < most; seed += 1) {
      const missing = this.missing('the asked').filter((purpose) => !never.includes(purpose));
      if (missing.length === 0) return;
      this.play(missing[seed % missing.length] ?? '', seed);
    }
  }

  /** A random game in which a purpose is likely, and in which players give up where nobody has before. @throws Broken */
  play(purpose: string, seed: number): void {
    const rules = this.#rules;
    const { edition } = rules;
    const chance = chanceFrom(seed);
    const guide = guideFor(chance, edition, purpose);
    const isClassic = edition.mechanisms.acting === 'turns';
    const { designs, decks } = randomDecks(chance, isClassic ? 3 : 2, guide);
    const begin = (): KotcGame => new Game(rules, newState(decks, edition, seed), designs);
    const game = begin();
    this.games += 1;
    for (let n = 0; n < MOST_DECISIONS && game.decision; n += 1) {
      checkWorth(game.context, game.decision);
      for (const giver of this.#givers(game.decision)) this.#giveUpIn(game, giver, begin, chance);
      answer(game, quickReply(game.decision, chance));
    }
  }

  /** Who has not given up yet at what is asked now. */
  #givers({ purpose, kind }: Decision): Giver[] {
    const open = givers.filter((giver) => !this.#done.has(keyOf(purpose, giver)));
    for (const giver of open) this.#done.add(keyOf(purpose, giver));
    if (open.length > 0) this.kinds.add(kind);
    return open;
  }

  /** Somebody gives up in a copy of the game, which goes on with those who are left, and more of them give up in it. */
  #giveUpIn({ inputs }: KotcGame, giver: Giver, begin: () => KotcGame, chance: Chance): void {
    const copy = begin();
    takeAll(copy, inputs);
    const { state } = copy;
    const asked = copy.decision?.player ?? 0;
    const others = [...state.players.keys()].filter((player) => player !== asked && !has(state.out, player));
    const other = others[randomTo(chance, others.length - 1)] ?? asked;
    let stale = giveUp(copy, giver === 'the asked' ? asked : other);
    this.count += 1;
    for (let n = 0; n < LOOKED_AT && copy.decision; n += 1) {
      const { decision } = copy;
      // What was asked before somebody gave up may name cards that have left the game.
      if (decision.id !== stale) {
        checkDecision(copy.context, decision);
        checkWorth(copy.context, decision);
      }
      checkTable(copy.context, decision);
      const left = [...state.players.keys()].filter((player) => !has(state.out, player));
      const next = randomTo(chance, 15) === 0 ? left[randomTo(chance, left.length - 1)] : undefined;
      if (next === undefined) answer(copy, quickReply(decision, chance));
      else stale = giveUp(copy, next);
    }
    checkTable(copy.context, null);
    const again = begin();
    takeAll(again, copy.inputs);
    hold(dequal(allOf(again), allOf(copy)), 'Played again, the game comes out otherwise.');
  }
}

/** A random reply; what can be exchanged again and again seldom is, so that games get on. */
function quickReply(decision: Decision, chance: Chance): Reply {
  const reply = randomReply(decision, chance);
  const isExchange =
    decision.kind === 'act' && 'act' in reply && decision.actions[reply.act]?.do === 'exchange';
  return isExchange && randomTo(chance, 4) > 0 ? quickReply(decision, chance) : reply;
}

const keyOf = (purpose: string, giver: Giver): string => `${purpose} of ${giver}`;

/**
 * Whoever is in the game can give up whatever is asked, once; it is over when one is left.
 * @returns the id of what was asked then
 */
function giveUp(game: KotcGame, player: number): number | undefined {
  const stale = game.decision?.id;
  const { state } = game;
  const left = [...state.players.keys()].filter((one) => one !== player && !has(state.out, one));
  const input: Input = { player, resign: true };
  const refusal = game.take(input);
  hold(refusal === null, () => `Player ${player} cannot give up: ${refusal?.because}`);
  const { result, decision } = game;
  hold((result === null) === left.length > 1, `The game is ${result ? '' : 'not '}over.`);
  hold((decision === null) === (result !== null), 'A game that goes on asks something, and no other.');
  if (result) hold(result.winners.join() === left.join(), `${result.winners.join()} won.`);
  hold(decision?.player !== player, `Player ${player} has given up and is asked.`);
  hold(game.take(input) !== null, `Player ${player} gives up twice.`);
  return stale;
}

/** All that a game has come to. */
const allOf = ({ state, decision, context }: KotcGame): unknown => [state, decision, context.log.entries];

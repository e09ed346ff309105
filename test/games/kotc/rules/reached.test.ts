import { describe, expect, test } from 'vitest';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo } from '../../../../src-main/engine/chance/chance.js';
import { Game } from '../../../../src-main/engine/game.js';
import {
  offeredRules,
  type KotcRules,
  type KotcRulesId,
} from '../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import { answer } from './game-of.js';
import { devotedTo, guideOf, randomDecks } from './random-decks.js';
import { componentsOf, eventsOf, Reached } from './reached.js';

/** Games in which a component has to come to something; most do in the first, or in one for another. */
const MOST_GAMES = 150;
/** Games in which everything else has to happen. */
const MOST_OTHERS = 500;
const MOST_DECISIONS = 500;

/** Games in which something rare happens, by the component that their cards are built around and their seeds: they spare a long search. */
const known: Readonly<Record<KotcRulesId, readonly (readonly [component: string, seed: number])[]>> = {
  'kotc-06': [
    ['when-this-deck-card-destroyed', 2858],
    ['when-hand-cards-destroyed', 3154],
    ['cost-remove-counters', 4199],
    ['caveat-summon-exhaust-creatures-opponent-choice', 1],
    ['effect-negate-activated-effect', 13],
  ],
  'kotc-09': [
    ['when-this-card-damaged-not-destroyed', 2405],
    ['when-this-hand-card-destroyed', 2855],
    ['when-this-deck-card-destroyed', 3015],
    ['when-hand-cards-destroyed', 3460],
    ['when-deck-cards-destroyed', 3604],
    ['cost-remove-counters', 4649],
    ['effect-negate-attack', 0],
  ],
  'kotc-10': [
    ['caveat-summon-exhaust-creatures-opponent-choice', 154],
    ['caveat-action-remove-counters', 1513],
    ['when-this-card-damaged-not-destroyed', 4367],
    ['when-this-resource-destroyed', 4655],
    ['when-this-deck-card-destroyed', 4954],
    ['when-hand-cards-destroyed', 5404],
    ['caveat-summon-sacrifice-in-play-opponent-choice', 428],
  ],
  'kotc-11': [
    ['caveat-action-remove-counters', 1514],
    ['when-this-card-damaged-not-destroyed', 4358],
    ['when-this-deck-card-destroyed', 4954],
    ['cost-remove-counters', 6461],
    ['effect-re-roll-rest-of-turn', 103],
    ['effect-negate-activated-effect', 143],
  ],
  'kotc-12': [],
  'kotc-13': [],
  'kotc-14': [
    ['cond-this-defends', 153],
    ['cond-this-in-play-ability-targeted', 306],
    ['cond-this-in-play-damaged', 482],
    ['cond-this-deck-destroyed', 1056],
    ['cond-your-hand-card-destroyed', 1503],
    ['cond-your-deck-card-destroyed', 1686],
    ['effect-place-berzerk-counters', 95],
  ],
  'kotc-15': [],
  'kotc-16': [],
  'kotc-17': [],
};

/** What random games hardly ever come to, and the tests that prove it. */
const unreached: Readonly<Partial<Record<KotcRulesId, Readonly<Record<string, string>>>>> = {
  'kotc-17': {
    enlist: 'teams/conscript.test.ts',
    formation: 'teams/conscript.test.ts',
    prevent: 'counters/undying.test.ts',
  },
};

/** Plays a game whose cards are built around one component. */
function playFor(rules: KotcRules, id: string, seed: number, reached: Reached): void {
  const chance = chanceFrom(seed);
  const { edition } = rules;
  const guide = devotedTo(chance, guideOf(edition.number, true), id);
  const { designs, decks } = randomDecks(chance, 2 + randomTo(chance, 1), guide);
  const state = newState(decks, edition, seed);
  const game = new Game(
    rules,
    state,
    designs.map((design) => reached.watched(design)),
  );
  for (let n = 0; n < MOST_DECISIONS && game.decision; n += 1) {
    answer(game, randomReply(game.decision, chance));
  }
  reached.noteGame(game.context);
}

describe.each(offeredRules)('in random games of %s', (rulesId, rules) => {
  test('every component that its guide has ever had does something, and everything happens that can', () => {
    const components = componentsOf(rules.edition.number);
    const elsewhere = unreached[rulesId as KotcRulesId] ?? {};
    const events = eventsOf(rules.edition.number).filter((type) => !(type in elsewhere));
    const reached = new Reached();
    for (const [id, seed] of known[rulesId as KotcRulesId]) playFor(rules, id, seed, reached);
    for (const [place, id] of components.entries()) {
      for (let nth = 0; nth < MOST_GAMES && !reached.components.has(id); nth += 1) {
        playFor(rules, id, place * MOST_GAMES + nth, reached);
      }
    }
    for (let nth = 0; nth < MOST_OTHERS && reached.events.size < events.length; nth += 1) {
      const missing = events.find((type) => !reached.events.has(type)) ?? '';
      const likely = components.filter((id) => id.includes(missing));
      const from = likely.length > 0 ? likely : components;
      playFor(rules, from[nth % from.length] ?? '', nth, reached);
    }
    expect([...reached.components].sort()).toEqual(components.sort());
    expect([...reached.events].filter((type) => !(type in elsewhere)).sort()).toEqual(events.sort());
  });
});

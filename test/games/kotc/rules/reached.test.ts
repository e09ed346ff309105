import { describe, expect, test } from 'vitest';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo } from '../../../../src-main/engine/chance.js';
import { Game } from '../../../../src-main/engine/game.js';
import { kotcRuleSets, type KotcRules } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/setup.js';
import { devotedTo, guideOf, randomDecks } from './random-decks.js';
import { componentsOf, eventsOf, Reached } from './reached.js';

/** Games in which a component has to come to something; most do in the first, or in one for another. */
const MOST_GAMES = 150;
/** Games in which everything else has to happen. */
const MOST_OTHERS = 500;
const MOST_DECISIONS = 500;

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
    const refusal = game.answer(randomReply(game.decision, chance));
    expect(refusal).toBeNull();
  }
  reached.noteGame(game.context);
}

describe.each(Object.values(kotcRuleSets))('in random games of $id', (rules) => {
  test('every component that its guide has ever had does something, and everything happens that can', () => {
    const components = componentsOf(rules.edition.number);
    const events = eventsOf(rules.edition.number);
    const reached = new Reached();
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
    expect([...reached.events].sort()).toEqual(events.sort());
  });
});

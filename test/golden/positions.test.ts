import { readFileSync } from 'node:fs';
import { describe } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { Game } from '../../src-main/engine/game.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import { kotcRuleSets } from '../../src-main/games/kotc/rules/rule-set.js';
import type { View } from '../../src-main/games/kotc/rules/views/view.js';
import { scenario } from '../../src-main/games/kotc/scenario/format.js';
import { filesIn } from '../source-files.js';
import { bots } from '../games/kotc/bots.js';
import { positionIn, type KotcGame } from '../games/kotc/rules/game-of.js';
import { formerDescription, formerTable } from './former-table.js';
import { testGolden } from './golden.js';

const files = filesIn('test/scenarios', ['.scenario.json']).filter((path) => path.includes('kotc'));

/** So many decisions are answered at random from each position. */
const DECISIONS = 10;

/** What each player sees and could do in a scenario's position and a few decisions on, and the log in words. */
function playedOn(file: string): unknown {
  const scene = scenario.parse(JSON.parse(readFileSync(file, 'utf8')));
  const rules = scene.rules as keyof typeof kotcPlayables;
  const playable = kotcPlayables[rules];
  const { state, designs, names } = positionIn(rules, scene);
  const game: KotcGame = new Game(kotcRuleSets[rules], state, designs);
  const chance = chanceFrom(files.indexOf(file));
  const viewers = [null, ...names.keys()];
  const seen: unknown[] = [];
  for (let nth = 0; nth < DECISIONS && game.decision; nth += 1) {
    const { context, decision } = game;
    const view = playable.knowledge(context, decision, decision.player, names) as View;
    seen.push(
      view,
      viewers.map((viewer) => formerTable(playable.view(context, decision, viewer, names))),
    );
    const ids = game.state.cards.slice(0, 8).map(({ id }) => id);
    seen.push(
      ids.map((id) => playable.moves(context, decision, decision.player, id, names)),
      playable.ifAllAgreed(context, names),
    );
    const reply = bots.random(decision, () => view, chance);
    if (game.answer(reply) !== null) break;
  }
  const { entries } = game.context.log;
  const described = viewers.map((viewer) =>
    entries.map((entry, nth) =>
      formerDescription(playable.describe(entry, nth, viewer, names, game.context)),
    ),
  );
  return { seen, told: described, summary: playable.summary(game.state) };
}

describe('positions of scenarios: the same as before', () => {
  testGolden('what is seen of them, and of a few random decisions', 'positions', () => files, playedOn, 1);
});

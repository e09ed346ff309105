import { editionOf, editions } from '../../games/kotc/cards/editions.js';
import { tableOptions } from '../../play/new-game/new-game.js';
import { HIGHEST_SEED } from '../../play/new-game/seeds.js';
import { botNames, botWords } from '../../games/kotc/bots/bots.js';
import { MOST_SEATS } from '../../engine/table-view.js';
import { kotcRuleSets, type KotcRules } from '../../games/kotc/rules/rule-set.js';
import type { Body } from '../body.js';
import { readChecklist } from '../language/checklists.js';
import type { Implementer } from '../implementer.js';
import type { PlayInfo } from '../answers/play-answers.js';
import { playableDecks } from '../decks/playable-decks.js';
import { starterOf } from '../sets/sample-sets.js';

/** Rules newest first, as all lists of editions have them. */
const info: PlayInfo = {
  rules: editions.flatMap(({ number, name }) => {
    const rules = Object.values(kotcRuleSets).find(({ edition }) => edition.number === number);
    return rules ? [aboutRules(rules, name)] : [];
  }),
  options: tableOptions.parse({}),
  highestSeed: HIGHEST_SEED,
  bots: botNames.map((name) => ({ name, ...botWords[name] })),
};

function aboutRules({ id, edition }: KotcRules, name: string): PlayInfo['rules'][number] {
  const { set, edition: madeFor } = starterOf[edition.number];
  return {
    edition: edition.number,
    id,
    name,
    leastSeats: edition.setup.leastPlayers,
    mostSeats: MOST_SEATS,
    starter: { set, name: editionOf(madeFor).name },
  };
}

/** What can be played here: rules, decks, rulebooks. */
export function playInfoHandlers(os: Implementer['play'], body: Body) {
  return {
    info: os.info.handler(() => info),
    decks: os.decks.handler(({ input }) => playableDecks(body.library, input.rules)),
    checklist: os.checklist.handler(({ input }) => readChecklist(body.options.assets, input.rules)),
  };
}

import { tableOptions } from '../../play/new-game/new-game.js';
import { HIGHEST_SEED } from '../../play/new-game/seeds.js';
import type { GameRules } from '../../games/game-play.js';
import { offeredPlayersFor, ruleSet, searchingFor, strongestPlayer } from '../../games/rule-sets.js';
import { games } from '../../games/registry.js';
import type { AppServices } from '../app-services.js';
import { readChecklist } from '../language/checklists.js';
import type { Implementer } from '../implementer.js';
import type { PlayInfo } from '../answers/play-answers.js';
import { playableDecks } from '../decks/playable-decks.js';

/** Rules newest first, as all lists of editions have them. */
const info = (): PlayInfo => ({
  rules: games().flatMap(({ name, ruleSets }) => ruleSets.toReversed().map((one) => aboutRules(one, name))),
  options: tableOptions.parse({}),
  highestSeed: HIGHEST_SEED,
});

function aboutRules(
  { rules: { id }, edition, name, seats, starter, options = [] }: GameRules,
  game: string,
): PlayInfo['rules'][number] {
  return {
    id,
    edition,
    name,
    game,
    leastSeats: seats.least,
    mostSeats: seats.most,
    starter: starter === undefined ? null : { set: starter, name: ruleSet(starter).name },
    options,
    coach: searchingFor(id) !== null,
    bots: offeredPlayersFor(id).map(({ name: called, title, about }) => ({ name: called, title, about })),
    usualBot: strongestPlayer(id),
  };
}

/** What can be played here: rules, decks, rulebooks. */
export function playInfoHandlers(os: Implementer['play'], services: AppServices) {
  return {
    info: os.info.handler(info),
    decks: os.decks.handler(({ input }) => playableDecks(services.library, input.rules)),
    checklist: os.checklist.handler(({ input }) => readChecklist(services.options.assets, input.rules)),
  };
}

import { cpSync } from 'node:fs';
import { sampleFolder } from '../../../src-main/api/sets/sample-sets.js';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import { PASS } from '../../../src-main/engine/decision.js';
import { openLibrary, type Library } from '../../../src-main/library/library.js';
import { newGame } from '../../../src-main/play/new-game/new-game.js';
import { Play } from '../../../src-main/play/play.js';
import type { LiveGame } from '../../../src-main/play/table/live-game.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { enterAll, inHand, unnamedOf } from '../../play/paper-games.js';

/** More answers than it takes until three lands lie in play. */
const MOST_ANSWERS = 300;
const LAND = 'Forest';
const DECK = 'The Hedge Gets Up';
export const SEARCH = 'Find the Old Path';

/**
 * A game of Magic with printed cards in which Ann has the lands, and holds the card, to look for a land in her library. Answers its id.
 * @param few so few such lands are in the decks that all that are left may be in her hand
 */
export async function stageSearch(folder: string, few = false): Promise<string> {
  cpSync(inProject('assets', sampleFolder('magic-classic')), folder, { recursive: true });
  const library = await openLibrary(folder, { watch: false });
  const play = new Play(library);
  try {
    const usual = library.decks.list().find(({ name }) => name === DECK)?.id;
    const deck = few && usual !== undefined ? await withFewLands(library, usual) : usual;
    const seats = ['Ann', 'Ben'].map((name) => ({ name, occupant: 'person', deck }));
    const live = await play.live(
      await play.create(newGame.parse({ rules: 'magic-classic', seed: 4, onPaper: true, seats })),
    );
    const chance = chanceFrom(1);
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      const { decision } = live.game;
      if (!decision) break;
      const isOwn = decision.player === 0 && decision.kind === 'act' && decision.role === 'action';
      if (isOwn && landsOf(live) === 3 && (await named(live, SEARCH))) return live.id;
      if (isOwn && landsOf(live) < 3) await named(live, LAND);
      const { prompt } = live.now.view;
      const land = isOwn
        ? (prompt?.actions.findIndex(({ verb, card }) => verb === 'Play' && card !== null) ?? -1)
        : -1;
      const acts = prompt?.decision.kind === 'act' ? prompt.decision.actions : [];
      const pass = acts.findIndex((action) => action.do === PASS);
      if (!prompt) break;
      const reply = acts.length > 0 ? { act: land >= 0 ? land : pass } : randomReply(prompt.decision, chance);
      await live.answer(prompt.decision.id, reply);
      await enterAll(live);
    }
    throw new Error('The lands do not come into play.');
  } finally {
    await play.close();
    await library.close();
  }
}

/** Another deck with four of each card, which has no other basic lands than five of those that are played. */
async function withFewLands(library: Library, usual: string): Promise<string> {
  const { id: _usual, entries, ...content } = (await library.decks.get(usual)).content;
  const few = entries
    .filter(({ name }) => name !== 'Mountain')
    .map((entry) => ({ ...entry, copies: entry.name === LAND ? 5 : 4 }));
  return (await library.decks.create({ ...content, name: 'Few Lands', entries: few })).content.id;
}

const landsOf = ({ game }: LiveGame): number => game.state.players[0]?.zones['play']?.length ?? 0;

/** Ann holds a card of that name, which everybody knows. */
async function named(live: LiveGame, name: string): Promise<boolean> {
  const hand = inHand(live, 0);
  if (hand?.cards.some(({ face }) => face?.name === name)) return true;
  const card = unnamedOf(live, 0).find((one) => one.name === name);
  if (!hand || !card || hand.count === hand.cards.length) return false;
  await live.atPaper((paper) => paper.nameIn(0, 'hand', card.design));
  return true;
}

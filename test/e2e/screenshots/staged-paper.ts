import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import { newGame } from '../../../src-main/play/new-game/new-game.js';
import type { Play } from '../../../src-main/play/play.js';
import { nameOne, step } from '../../play/paper-games.js';

/** More answers than it takes until somebody has what a minion costs. */
const MOST_ANSWERS = 300;

/** A game with printed cards in which a minion can be summoned that was named in the hand. Answers its id. */
export async function stagePaper(play: Play, decks: readonly string[]): Promise<string> {
  const chosen = newGame.parse({
    rules: 'kotc-14',
    seed: 7,
    onPaper: true,
    seats: ['Ann', 'Ben'].map((name, seat) => ({ name, occupant: 'person', deck: decks[seat] })),
  });
  const live = await play.live(await play.create(chosen));
  const chance = chanceFrom(4);
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    await nameOne(live);
    const { prompt, turn } = live.now.view;
    const canSummon = prompt?.actions.some(({ verb }) => verb === 'Summon');
    if (canSummon && prompt?.decision.player === 0 && turn.number > 7) return live.id;
    await step(live, chance);
  }
  throw new Error('Nobody could summon a minion.');
}

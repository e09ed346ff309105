import { randomUUID } from 'node:crypto';
import { blankCard, checkCard } from '../../games/cards.js';
import type { Card } from '../../cards/card.js';
import { isFailure } from '../../engine/record.js';
import type { Input } from '../../engine/game.js';
import type { Beginning } from '../../engine/record.js';
import { tableOptions } from '../new-game/new-game.js';
import { titleOf } from '../new-game/new-table.js';
import { inTurns } from '../../common/turns.js';
import { RECORD_ENDING, replayingText } from './record-file.js';
import { TableRefusal } from '../refusal.js';
import { newSeed } from '../new-game/seeds.js';
import { LONGEST_TITLE, type StoredGame } from './stored-game.js';

export interface ImportedGame {
  readonly stored: StoredGame;
  readonly beginning: Beginning;
  readonly inputs: readonly Input[];
}

/**
 * Makes a game of a record file. All its seats are people's; one that is not over can be gone on with.
 * @param name of the file
 * @throws TableRefusal when it is no record, or is not what it was
 */
export async function importedGame(name: string, text: string, signal?: AbortSignal): Promise<ImportedGame> {
  const replayed = await inTurns(replayingText(text), signal);
  if (isFailure(replayed)) {
    throw new TableRefusal(`${name || 'This file'} cannot be taken in. ${replayed.because}`);
  }
  const { rules, players, cards, start, match, inputs } = replayed.record;
  const title = name.endsWith(RECORD_ENDING) ? name.slice(0, -RECORD_ENDING.length) : '';
  return {
    stored: {
      id: randomUUID(),
      title: title.slice(0, LONGEST_TITLE) || titleOf(players.map((player) => player.name)),
      kind: 'game',
      created: Date.now(),
      seats: players.map((player) => ({ name: player.name, occupant: 'person' })),
      options: tableOptions.parse({}),
      botSeed: newSeed(),
      faces: cards.map(faceOf),
      source: null,
    },
    beginning: { rules, players, cards, start, ...(match && { match }) },
    inputs,
  };
}

/** A card of which only what is printed in play's interest is known: it has no picture. */
function faceOf(printed: unknown): Card {
  const blank = blankCard(randomUUID());
  const whole = checkCard({ ...blank, ...(typeof printed === 'object' ? printed : {}) });
  return whole.data ?? blank;
}

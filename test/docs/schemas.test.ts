import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cardFile, cardSetFile, deckFile } from '../../src-main/games/card-files.js';
import { manifest } from '../../src-main/exchange/package/manifest.js';
import { lessonModel } from '../../src-main/play/lessons/lesson-format.js';
import { recordFileModel } from '../../src-main/engine/record-model.js';
import { kotc } from '../../src-main/games/kotc/game.js';
import { playableKotc14 } from '../../src-main/games/kotc/rules/playable.js';
import { scenario } from '../../src-main/games/kotc/scenario/format.js';

const docs = join(import.meta.dirname, '..', '..', 'docs');

/** The published schemas say what the program reads. After a change of the model: `npx vitest run test/docs -u`. */
describe('the published JSON schemas', () => {
  it.each([
    ['card.schema.json', 'A Cardwright card file (*.card.json)', cardFile()],
    ['deck.schema.json', 'A Cardwright deck file (*.deck.json)', deckFile],
    ['set.schema.json', 'A Cardwright set file (*.set.json)', cardSetFile],
    ['package.schema.json', 'The list of contents of a Cardwright package (manifest.json)', manifest],
    ['scenario.schema.json', 'A Cardwright scenario file (*.scenario.json)', scenario],
    ['lesson.schema.json', 'A Cardwright lesson (*.lesson.json)', lessonModel(kotc)],
    [
      'game-record.schema.json',
      'A Cardwright game record (*.game.json) of Keeper of the Cards, 14th Edition',
      recordFileModel(playableKotc14.printed, playableKotc14.state),
    ],
  ])('%s is the model', async (name, title, model) => {
    const schema = { title, ...z.toJSONSchema(model, { io: 'input' }) };
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(join(docs, name));
  });
});

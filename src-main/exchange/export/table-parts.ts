import { fileNameOf } from '../../print/file-name.js';
import { delimitedText } from '../formats/delimited-text.js';
import { writtenTable } from '../formats/table-rows.js';
import { workbook } from '../formats/workbook.js';
import type { WrittenCard } from '../formats/written-card.js';
import type { ExportContents } from './contents.js';
import { cardFileNames, madePart, textPart, type ExportPart, type ExportTools } from './parts.js';

type TableFormat = 'csv' | 'tsv' | 'xlsx';

/** A table of the cards; with pictures, those of their art come along under the names that the table gives. */
export async function tableParts(
  contents: ExportContents,
  format: TableFormat,
  pictures: boolean,
  tools: ExportTools,
): Promise<ExportPart[]> {
  const named = pictures ? await artOf(contents, tools) : new Map<string, string>();
  const cards = contents.cards.map((meant): WrittenCard => {
    const { picture } = meant.card;
    return { ...meant, pictureFile: (picture && named.get(picture.id)) ?? '' };
  });
  const written = writtenTable(cards, contents.deck !== null);
  const name = fileNameOf(contents.title, format);
  const table =
    format === 'xlsx'
      ? madePart(name, 'Writing the table', () => workbook(written, contents.title))
      : textPart(name, delimitedText(written, format === 'csv' ? ',' : '\t'));
  const files = [...named].map(([id, file]) =>
    madePart(`pictures/${file}`, 'Packing pictures', () => tools.picture(id)),
  );
  return [table, ...files];
}

/** A file name for each picture, by the first card that shows it. A picture that is lost has none. */
async function artOf({ cards }: ExportContents, tools: ExportTools): Promise<Map<string, string>> {
  const byPicture = new Map<string, ExportContents['cards'][number]>();
  for (const meant of cards) {
    const id = meant.card.picture?.id;
    if (id !== undefined && !byPicture.has(id) && (await tools.hasPicture(id))) byPicture.set(id, meant);
  }
  const stems = cardFileNames([...byPicture.values()], '');
  return new Map([...byPicture.keys()].map((id, index) => [id, `${stems[index] ?? ''}${endingOf(id)}`]));
}

const endingOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

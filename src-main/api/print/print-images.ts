import { Turns } from '../../common/turns.js';
import { makeWhole } from '../../files/whole-file.js';
import { paintPng } from '../../print/images/png.js';
import type { PrintJob } from '../../print/job.js';
import { lookOfSheet, printedList } from '../../print/cards/printed-look.js';
import { hasFoil } from '../../print/foil/foil-area.js';
import type { PrintOutput } from '../../print/presets.js';
import { PrintRefusal } from '../../print/refusal.js';
import { largestRadius } from '../../print/sheets/sheet-plan.js';
import type { Progress } from '../../print/pdf/request.js';
import { uniqueNames, zipFiles, type ZippedFile } from '../../print/images/zip-of-files.js';
import type { DisplayList } from '../../layout/display-list.js';
import type { PrintEvent } from '../answers/answers.js';
import type { AppServices } from '../app-services.js';
import { fileNameOf } from '../../print/file-name.js';
import { withProgress } from '../progress-events.js';

/** Pixels per inch, and whether corners are cut off. */
type Cut = Pick<PrintOutput, 'corners'> & { readonly dpi: number };

interface Face {
  readonly name: string;
  readonly side: 'front' | 'back';
  readonly list: () => Promise<DisplayList>;
  /** Of a picture beside another of the same face. */
  readonly foil?: 'mask';
}

/**
 * Makes pictures of a job's cards, each once, and of their backs where the job prints backs: a PNG of a
 * single card, else a ZIP archive of PNGs. Foil in a layer of its own is left out of them, and comes as a mask beside each. Ends early when `signal` aborts; then nothing is kept.
 */
export async function* imageEvents(
  services: AppServices,
  job: PrintJob,
  cut: Cut,
  signal: AbortSignal | undefined,
): AsyncGenerator<PrintEvent, void, void> {
  const faces = await facesOf(services, job);
  const [first] = faces;
  if (!first) {
    throw new PrintRefusal(
      'nothing-to-print',
      'There is nothing to make pictures of: choose at least one card.',
    );
  }
  const single = faces.length === 1;
  const name = single ? first.name : fileNameOf(job.title, 'zip');
  const { output, bytes } = yield* withProgress((onProgress) => {
    const files = filesOf(services, job, cut, faces, onProgress, signal);
    return services.outputs.make({ name, type: single ? 'image/png' : 'application/zip' }, (path) =>
      makeWhole(path, async (write) => {
        if (!single) await zipFiles(files, new Date(), write);
        else for (const file of files) await write(await file.make());
      }),
    );
  });
  yield { kind: 'done', output, name, pages: faces.length, bytes };
}

/** Fronts by the cards' names, backs and masks of foil in folders of their own. */
async function facesOf(services: AppServices, { items, back, sheet }: PrintJob): Promise<Face[]> {
  const wanted = items.filter(({ copies }) => copies > 0);
  const library = services.library;
  const cards = [...new Set(wanted.map(({ card }) => card))];
  const named = new Map((await library.cards.getAll(cards)).map((card) => [card.id, card.name]));
  const fronts = uniqueNames(cards.map((id) => fileNameOf(named.get(id) || 'Unnamed card', 'png')));
  const backs = sheet.backs === 'none' ? [] : [...new Set(wanted.map((item) => item.back ?? back))];
  const frontFaces = cards.map((id, index): Face => ({
    name: fronts[index] ?? '',
    side: 'front',
    list: async () => {
      // A card that is gone by now is said by the library.
      const { content } = await library.cards.get(id);
      return services.faces.front(content);
    },
  }));
  return [
    ...frontFaces,
    ...(sheet.foil.as === 'layer' ? await masksOf(frontFaces) : []),
    ...backs.map((id, index): Face => ({
      name: `backs/Back${index === 0 ? '' : ` ${index + 1}`}.png`,
      side: 'back',
      list: () => services.faces.back(id),
    })),
  ];
}

async function masksOf(fronts: readonly Face[]): Promise<Face[]> {
  const turns = new Turns();
  const masks: Face[] = [];
  for (const front of fronts) {
    if (hasFoil(await front.list())) masks.push({ ...front, name: `foil/${front.name}`, foil: 'mask' });
    await turns.pass();
  }
  return masks;
}

function filesOf(
  services: AppServices,
  { sheet }: PrintJob,
  { dpi, corners }: Cut,
  faces: readonly Face[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal | undefined,
): ZippedFile[] {
  const { card } = sheet;
  const edge = corners === 'rounded' ? { radius: largestRadius(sheet) } : { bleed: sheet.bleed };
  const look = lookOfSheet(sheet);
  const usual = sheet.foil.as === 'layer' ? 'without' : look.foil;
  return faces.map(({ name, side, list, foil = usual }, index) => ({
    name,
    make: async () => {
      signal?.throwIfAborted();
      onProgress({
        done: index,
        total: faces.length,
        doing: `Painting picture ${(index + 1).toLocaleString('en')} of ${faces.length.toLocaleString('en')}`,
      });
      const shown = printedList(await list(), side, { ...look, foil }, services.faces.fonts);
      const picture = (id: string) => services.faces.picture(id);
      return paintPng(shown, { dpi, card, ...edge, picture });
    },
  }));
}

import type { Card } from '../../cards/card.js';
import { Turns } from '../../common/turns.js';
import type { PrintItem, PrintJob } from '../../print/job.js';
import type { SheetPlan } from '../../print/plan.js';
import { planSheets } from '../../print/sheets/sheet-plan.js';
import { SoftPictures, THE_BACK } from '../../print/cards/soft-pictures.js';
import { FoilOfPrint } from '../../print/foil/foil-of-print.js';
import { UnsafeCards } from '../../print/cards/unsafe-words.js';
import type { AppServices } from '../app-services.js';

/** The plan of a job, with what its pictures give cause to say. @throws PrintRefusal, as `planSheets` */
export async function planOf(
  services: Pick<AppServices, 'library' | 'faces'>,
  job: PrintJob,
  signal: AbortSignal | undefined,
): Promise<SheetPlan> {
  const plan = planSheets(job);
  const soft = await softPicturesOf(services, job, signal);
  const proof = job.sheet.proof ? [PROOF, (await unsafeCardsOf(services, job, signal)).sentence] : [];
  const foil = job.sheet.foil.as === 'metal' ? [] : (await foilOf(services, job, signal)).sentences;
  return { ...plan, warnings: [...proof, ...foil, ...plan.warnings, ...soft.sentences] };
}

const PROOF =
  'This is a proof, with the cut in red and the safe zone in green; switch it off under Bleed to print the cards.';

/** A few milliseconds of looking at files. */
const READ_AT_ONCE = 64;

async function softPicturesOf(
  { library, faces }: Pick<AppServices, 'library' | 'faces'>,
  { items, back, sheet }: PrintJob,
  signal: AbortSignal | undefined,
): Promise<SoftPictures> {
  const soft = new SoftPictures({ card: sheet.card, bleed: sheet.bleed });
  for await (const card of cardsOf(library, items, signal)) {
    if (card.picture) soft.look(card.name, await faces.frontPicture(card));
  }
  const printed = sheet.backs === 'none' ? [] : items.filter(isPrinted);
  const backs = new Set(printed.map((item) => item.back ?? back));
  for (const id of backs) soft.look(THE_BACK, await faces.back(id));
  return soft;
}

async function unsafeCardsOf(
  { library, faces }: Pick<AppServices, 'library' | 'faces'>,
  { items, sheet }: PrintJob,
  signal: AbortSignal | undefined,
): Promise<UnsafeCards> {
  const unsafe = new UnsafeCards(sheet);
  for await (const card of cardsOf(library, items, signal)) unsafe.look(card.name, await faces.front(card));
  return unsafe;
}

async function foilOf(
  { library, faces }: Pick<AppServices, 'library' | 'faces'>,
  { items, sheet }: PrintJob,
  signal: AbortSignal | undefined,
): Promise<FoilOfPrint> {
  const foil = new FoilOfPrint(sheet.foil);
  for await (const card of cardsOf(library, items, signal)) foil.look(await faces.front(card));
  return foil;
}

const isPrinted = ({ copies }: PrintItem): boolean => copies > 0;

/** Each card that a job prints and that is still there, some at a time, so that everything else has its turn. */
async function* cardsOf(
  library: AppServices['library'],
  items: readonly PrintItem[],
  signal: AbortSignal | undefined,
): AsyncGenerator<Card> {
  const there = library.cards
    .rows([...new Set(items.filter(isPrinted).map(({ card }) => card))])
    .map(({ id }) => id);
  const turns = new Turns({ signal });
  for (let at = 0; at < there.length; at += READ_AT_ONCE) {
    for (const card of await library.cards.getAll(there.slice(at, at + READ_AT_ONCE))) {
      yield card;
      await turns.pass();
    }
  }
}

import type { Card } from '../../cards/card.js';
import { Turns } from '../../common/turns.js';
import type { PrintJob } from '../../print/job.js';
import type { SheetPlan } from '../../print/plan.js';
import { planSheets } from '../../print/sheets/sheet-plan.js';
import { SoftPictures, THE_BACK } from '../../print/cards/soft-pictures.js';
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
  return { ...plan, warnings: [...proof, ...plan.warnings, ...soft.sentences] };
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
  const printed = items.filter(({ copies }) => copies > 0);
  for await (const card of cardsOf(library, printed, signal)) {
    if (card.picture) soft.look(card.name, await faces.frontPicture(card));
  }
  const backs = sheet.backs === 'none' ? [] : new Set(printed.map((item) => item.back ?? back));
  for (const id of backs) soft.look(THE_BACK, await faces.back(id));
  return soft;
}

async function unsafeCardsOf(
  { library, faces }: Pick<AppServices, 'library' | 'faces'>,
  { items, sheet }: PrintJob,
  signal: AbortSignal | undefined,
): Promise<UnsafeCards> {
  const unsafe = new UnsafeCards(sheet);
  const printed = items.filter(({ copies }) => copies > 0);
  for await (const card of cardsOf(library, printed, signal)) unsafe.look(card.name, await faces.front(card));
  return unsafe;
}

/** Each card of a job that is still there, some at a time, so that everything else has its turn. */
async function* cardsOf(
  library: AppServices['library'],
  items: PrintJob['items'],
  signal: AbortSignal | undefined,
): AsyncGenerator<Card> {
  const there = library.cards.rows([...new Set(items.map(({ card }) => card))]).map(({ id }) => id);
  const turns = new Turns({ signal });
  for (let at = 0; at < there.length; at += READ_AT_ONCE) {
    for (const card of await library.cards.getAll(there.slice(at, at + READ_AT_ONCE))) {
      yield card;
      await turns.pass();
    }
  }
}

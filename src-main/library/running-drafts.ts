import { join } from 'node:path';
import { z } from 'zod';
import { draftRecord, type DraftRecord } from '../collection/boosters/draft.js';
import { textIfThere, textOrNothing } from '../files/read-plain.js';
import { setAside } from '../files/set-aside.js';
import { parsed } from './parsed.js';
import type { Place } from './place.js';
import type { Writer } from './writer.js';

const file = z.object({
  format: z.literal('cardwright-drafting'),
  version: z.literal(1),
  drafts: z.array(z.strictObject({ set: z.uuid(), draft: draftRecord })),
});

/** The drafts that are under way, at most one of each set. */
export class RunningDrafts {
  private readonly path: string;

  constructor(
    place: Pick<Place, 'inner'>,
    private readonly writer: Writer,
  ) {
    this.path = join(place.inner, 'drafting.json');
  }

  /** Null where none of the set is under way, or the file is missing or damaged. */
  async of(set: string): Promise<DraftRecord | null> {
    const text = await textOrNothing(this.path);
    const drafts = file.safeParse(parsed(text)).data?.drafts ?? [];
    return drafts.find((one) => one.set === set)?.draft ?? null;
  }

  /** @param draft null: it is thrown away @throws LibraryError READ_ONLY, STORAGE */
  async keep(set: string, draft: DraftRecord | null): Promise<void> {
    await this.writer.exclusively('The draft could not be kept', async () => {
      const text = await textIfThere(this.path);
      const known = file.safeParse(parsed(text)).data;
      if (!known && text !== '') await setAside(this.path, this.writer.files.rename);
      const others = (known?.drafts ?? []).filter((one) => one.set !== set);
      const drafts = draft ? [...others, { set, draft }] : others;
      const content = { format: 'cardwright-drafting', version: 1, drafts };
      await this.writer.files.write(this.path, `${JSON.stringify(content)}\n`);
    });
  }
}

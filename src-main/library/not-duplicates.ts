import { join } from 'node:path';
import { z } from 'zod';
import { textIfThere, textOrNothing } from '../files/read-plain.js';
import { setAside } from '../files/set-aside.js';
import { parsed } from './parsed.js';
import type { Place } from './place.js';
import type { Writer } from './writer.js';

const file = z.object({
  format: z.literal('cardwright-told-apart'),
  version: z.literal(1),
  groups: z.array(z.array(z.uuid())),
});

/** Cards of which a person has said that they look alike and are not the same. */
export class NotDuplicates {
  private readonly path: string;

  constructor(
    place: Place,
    private readonly writer: Writer,
  ) {
    this.path = join(place.inner, 'told-apart.json');
  }

  /** Groups of ids; none where the file is missing or damaged. */
  async groups(): Promise<readonly (readonly string[])[]> {
    const text = await textOrNothing(this.path);
    return file.safeParse(parsed(text)).data?.groups ?? [];
  }

  /** @param apart false takes back that they are no duplicates @throws LibraryError READ_ONLY, STORAGE */
  async mark(cards: readonly string[], apart: boolean): Promise<void> {
    await this.writer.exclusively('This could not be remembered', async () => {
      const key = keyOf(cards);
      const text = await textIfThere(this.path);
      const known = file.safeParse(parsed(text)).data;
      if (!known && text !== '') await setAside(this.path, this.writer.files.rename);
      const others = (known?.groups ?? []).filter((group) => keyOf(group) !== key);
      const groups = apart ? [...others, [...cards]] : others;
      const content = { format: 'cardwright-told-apart', version: 1, groups };
      await this.writer.files.write(this.path, `${JSON.stringify(content, null, 2)}\n`);
    });
  }
}

const keyOf = (group: readonly string[]): string => [...group].sort().join();

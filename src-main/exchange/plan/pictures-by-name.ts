import { pictureId } from '../../cards/picture.js';
import type { FoundPicture } from '../intake/found.js';
import { lastPart, nameKey } from '../zip/entry-name.js';
import { nameKeyOf } from '../list/match-names.js';

/** What a table's cell came to as the name of a picture. */
export type PictureMatch =
  | { readonly kind: 'file'; readonly file: FoundPicture }
  /** The content name of a picture, which the library may have. */
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'none'; readonly because: string };

const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '');

/**
 * Picture files that were chosen along with a table, by the names that its cells give. A cell is compared with names and
 * nothing else; what path it may hold is never opened.
 */
export class PicturesByName {
  readonly #byKey = new Map<string, FoundPicture[]>();
  /** By the names of cards that they fit; null: several do. */
  readonly #byCard = new Map<string, FoundPicture | null>();
  readonly #used = new Set<FoundPicture>();

  constructor(private readonly pictures: readonly FoundPicture[]) {
    for (const picture of pictures) {
      const file = nameKey(lastPart(picture.name));
      for (const key of new Set([file, withoutEnding(file)])) {
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), picture]);
      }
      const card = nameKeyOf(withoutEnding(file));
      this.#byCard.set(card, this.#byCard.has(card) ? null : picture);
    }
  }

  /** @param cell as it stands: "fox.png", "art/fox.png", "fox" */
  find(cell: string): PictureMatch {
    const path = nameKey(cell.trim().replaceAll('\\', '/'));
    const named = this.#byKey.get(lastPart(path)) ?? [];
    const exact = named.filter(({ name }) => nameKey(name).endsWith(path));
    const [file, ...others] = exact.length > 0 ? exact : named;
    if (file && others.length === 0) {
      this.#used.add(file);
      return { kind: 'file', file };
    }
    if (file)
      return { kind: 'none', because: `Several of the chosen pictures are called “${lastPart(cell)}”.` };
    if (pictureId.safeParse(path).success) return { kind: 'kept', id: path };
    return {
      kind: 'none',
      because: `No picture “${lastPart(cell)}” was chosen along with the table. Choose the table and its pictures together, or a zip of both.`,
    };
  }

  /** The picture that is called as the card is, where no column names pictures. */
  likeCard(name: string): FoundPicture | null {
    const key = nameKeyOf(name);
    const file = key === '' ? null : (this.#byCard.get(key) ?? null);
    if (!file) return null;
    this.#used.add(file);
    return file;
  }

  /** Those that no cell and no card has named. */
  get unused(): readonly FoundPicture[] {
    return this.pictures.filter((picture) => !this.#used.has(picture));
  }
}

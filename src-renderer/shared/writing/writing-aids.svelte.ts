import type { ShortForm, WordList } from '../../../src-main/api/writing/writing-aids.js';
import type { Session } from '../session/session.svelte.js';
import { AutoReplace } from './auto-replace.js';

const none: readonly string[] = [];

/** What a person's settings have to help with writing on cards. */
export class WritingAids {
  constructor(private readonly session: Session) {}

  /** Those that hold; none where they are switched off. */
  readonly forms = $derived.by<readonly ShortForm[]>(() => {
    const { on = false, forms = [] } = this.session.settings?.autoReplace ?? {};
    return on ? forms : [];
  });

  /** Whether words are offered at all. */
  readonly offers = $derived.by(() => this.session.settings?.wordLists.on ?? false);

  /** A person's own words for a field. */
  wordsFor(field: string): readonly string[] {
    const lists: readonly WordList[] = this.session.settings?.wordLists.lists ?? [];
    return this.offers ? (lists.find((list) => list.field === field)?.words ?? none) : none;
  }

  /** What other cards have in a field; fields of a game only those of that game. */
  used(field: string, game: string | null): Promise<readonly string[]> {
    return this.session.client.writing.used({ field, game });
  }

  /** The short forms for one field, in which `$name` is the name of its card. */
  replacing(name: () => string): AutoReplace {
    return new AutoReplace(() => this.forms, name);
  }
}

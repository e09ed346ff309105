import type { FieldValue } from '../../../src-main/api/answers/answers.js';
import type { Foil } from '../../../src-main/cards/look.js';
import type { CardEdit } from '../../../src-main/api/answers/edit-answers.js';

/** A choice that can also be to leave things as they are. */
export const KEEP = 'keep';

/** What the dialog's fields hold. */
export interface EditDraft {
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
  /** 'keep', 'none', or a set's id. */
  readonly set: string;
  readonly numbered: boolean;
  /** What a card of the edition has in the field that says so; null: left as it is. */
  readonly edition: { readonly value: FieldValue } | null;
  /** Texts and figures stay as they are when the edition becomes another. */
  readonly indicatorOnly: boolean;
  /** Values of fields that games print, by their keys; what is not there stays. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Keys of figures that become what the rest of the card makes them. */
  readonly computed: readonly string[];
  /** Null: left as it is. */
  readonly licence: string | null;
  readonly flavor: string | null;
  readonly favourite: 'keep' | 'yes' | 'no';
  /** 'keep', or a template by its name. */
  readonly template: string;
  /** 'keep', 'own' for the template's own, or "#rrggbb". */
  readonly frame: string;
  readonly accent: string;
  /** Null: as the frame has it. */
  readonly foil: Foil | null | typeof KEEP;
  readonly find: string;
  readonly by: string;
  /** Texts of every card, and keys of those that games print. */
  readonly in: readonly string[];
  readonly words: boolean;
  readonly matchCase: boolean;
  /** What is to be found is a regular expression. */
  readonly pattern: boolean;
}

export const emptyDraft: EditDraft = {
  addTags: [],
  removeTags: [],
  set: KEEP,
  numbered: true,
  edition: null,
  indicatorOnly: false,
  fields: {},
  computed: [],
  licence: null,
  flavor: null,
  favourite: KEEP,
  template: KEEP,
  frame: KEEP,
  accent: KEEP,
  foil: KEEP,
  find: '',
  by: '',
  in: ['text'],
  words: false,
  matchCase: false,
  pattern: false,
};

/** The edit that the fields ask for; null where they ask for nothing. */
export function editOf(draft: EditDraft): CardEdit | null {
  const look = {
    ...(draft.template !== KEEP && { template: draft.template }),
    ...(draft.frame !== KEEP && { frame: colorOf(draft.frame) }),
    ...(draft.accent !== KEEP && { accent: colorOf(draft.accent) }),
    ...(draft.foil !== KEEP && { foil: draft.foil }),
  };
  const edit: CardEdit = {
    ...(draft.addTags.length > 0 && { addTags: [...draft.addTags] }),
    ...(draft.removeTags.length > 0 && { removeTags: [...draft.removeTags] }),
    ...(draft.set !== KEEP && {
      set: { id: draft.set === 'none' ? null : draft.set, numbers: draft.numbered ? 'next' : 'none' },
    }),
    ...(draft.edition && {
      edition: draft.edition.value,
      ...(draft.indicatorOnly && { indicatorOnly: true }),
    }),
    ...(Object.keys(draft.fields).length > 0 && { fields: { ...draft.fields } }),
    ...(draft.computed.length > 0 && { compute: [...draft.computed] }),
    ...(draft.licence !== null && { licence: draft.licence }),
    ...(draft.flavor !== null && { flavor: draft.flavor }),
    ...(draft.favourite !== KEEP && { favourite: draft.favourite === 'yes' }),
    ...(Object.keys(look).length > 0 && { look }),
    ...(draft.find !== '' &&
      draft.in.length > 0 && {
        replace: {
          find: draft.find,
          by: draft.by,
          in: [...draft.in],
          words: draft.words,
          matchCase: draft.matchCase,
          ...(draft.pattern && { pattern: true }),
        },
      }),
  };
  return Object.keys(edit).length > 0 ? edit : null;
}

const colorOf = (choice: string): string | null => (choice === 'own' ? null : choice);

/** Abilities that are given: grammar parts MC-GR-111, 152. */
import { leaf, made, type Context, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import { list } from '../engine/lists.js';
import type { Ability } from '../../components/abilities.js';
import type { Change } from '../../components/changes.js';
import type { Keyword } from '../../components/filters.js';
import { ability, keyword } from './categories.js';
import { keywordsAnd } from './keywords.js';

/** "has" of what is so, "gains" of what begins. */
const hasWord: Syntax<{ readonly is: 'has' }> = leaf(
  'hasOrGains',
  (source, at) => {
    if (['has', 'have', 'gains', 'gain'].includes(source.wordAt(at)))
      return [{ value: { is: 'has' }, end: at + 1 }];
    source.miss(at, 'has');
    source.miss(at, 'gains');
    return nothing;
  },
  (_, { lasts, bare, person }: Context) =>
    bare ? 'gain' : lasts ? (person === 'one' ? 'gains' : 'gain') : person === 'one' ? 'has' : 'have',
);
interface Has<T> {
  readonly is: 'has';
  readonly verb: { readonly is: 'has' };
  readonly of: T;
}
export const keywordsOf = keywordsAnd(keyword);
export const gainsKeywords: Syntax<Change> = made<Has<readonly Keyword[]>, Change>(
  phrases<Has<readonly Keyword[]>>()({ is: 'has' }, '{verb} {of}', { verb: hasWord, of: keywordsOf }),
  ({ of }) => ({ is: 'gains', abilities: [{ is: 'keywords', keywords: of }] }),
  (value) => {
    if (value.is !== 'gains') return null;
    const [one, ...more] = value.abilities;
    return one?.is === 'keywords' && more.length === 0
      ? { is: 'has', verb: { is: 'has' }, of: one.keywords }
      : null;
  },
);

/** An ability between quotation marks; it calls what has it "this creature". */
export const quotedOf = (name: string): Syntax<Ability> =>
  leaf<Ability>(
    'quoted',
    (source, at) => {
      if (source.wordAt(at) !== '"') {
        source.miss(at, '"');
        return nothing;
      }
      return ability.read(source, at + 1).flatMap(({ value, end }) => {
        if (source.wordAt(end) === '"') return [{ value, end: end + 1 }];
        source.miss(end, '"');
        return [];
      });
    },
    (value, context) => {
      const written = ability.write(value, {
        ...context,
        name,
        person: 'one',
        bare: false,
        lasts: false,
        moved: false,
        actor: { is: 'you' },
      });
      return written && `"${written.text}"`;
    },
  );
const quoted = quotedOf('this permanent');
export const gainsAbilities: Syntax<Change> = made<Has<readonly Ability[]>, Change>(
  phrases<Has<readonly Ability[]>>()({ is: 'has' }, '{verb} {of}', {
    verb: hasWord,
    of: list(quoted, { between: [','], last: ['and'], comma: true }),
  }),
  ({ of }) => ({ is: 'gains', abilities: of }),
  (value) =>
    value.is === 'gains' &&
    value.abilities.length > 0 &&
    !value.abilities.some((one) => one.is === 'keywords')
      ? { is: 'has', verb: { is: 'has' }, of: value.abilities }
      : null,
);

interface Both {
  readonly is: 'both';
  readonly verb: { readonly is: 'has' };
  readonly keywords: readonly Keyword[];
  readonly quotes: readonly Ability[];
}
export const gainsBoth: Syntax<Change> = made<Both, Change>(
  phrases<Both>()({ is: 'both' }, '{verb} {keywords} and {quotes}', {
    verb: hasWord,
    keywords: keywordsOf,
    quotes: list(quoted, { between: [','], last: ['and'], comma: true }),
  }),
  ({ keywords, quotes }) => ({ is: 'gains', abilities: [{ is: 'keywords', keywords }, ...quotes] }),
  (value) => {
    if (value.is !== 'gains') return null;
    const [first, ...quotes] = value.abilities;
    if (first?.is !== 'keywords' || quotes.length === 0 || quotes.some(({ is }) => is === 'keywords'))
      return null;
    return { is: 'both', verb: { is: 'has' }, keywords: first.keywords, quotes };
  },
);

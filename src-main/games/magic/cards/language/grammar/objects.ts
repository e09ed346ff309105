/** What a text aims at, finds or lets somebody choose: grammar parts MC-GR-58 to 65, 72, 73. */
import { alsoRead, choice, leaf, made, type Context, type Syntax, type Written } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { type Result, type Results, type Source } from '../engine/source.js';
import { list } from '../engine/lists.js';
import type { Count, Filter, Objects, Recipient, Reference, Target, Who } from '../../components/filters.js';
import { acting, filterAn, filterMany, filterOne, reference, target, who, whose } from './categories.js';
import { readAfterOther, writeAfter } from './filters.js';
import { isPlain, plainWords } from './numbers.js';

const oneOnly: Count = { least: 1, most: 1 };

/** "two", "up to two", "any number of", "one or more", "X"; of one the article says it. */
const count: Syntax<Count> = choice<Count>([
  phrases<Count>()({ least: 0, most: null }, 'any number of'),
  phrases<Count>()({ least: 1, most: null }, '(one|1) or more'),
  made<{ readonly is: 'upTo'; readonly most: Count['least'] }, Count>(
    phrases<{ readonly is: 'upTo'; readonly most: Count['least'] }>()({ is: 'upTo' }, 'up to {most}', {
      most: plainWords,
    }),
    ({ most }) => ({ least: 0, most }),
    ({ least, most }) => (least === 0 && most !== null && isPlain(most) ? { is: 'upTo', most } : null),
  ),
  made<Count['least'], Count>(
    plainWords,
    (most) => (most === 1 ? null : { least: most, most }),
    ({ least, most }) =>
      most !== null && most !== 1 && JSON.stringify(least) === JSON.stringify(most) ? most : null,
  ),
]);

const isUpToOne = ({ least, most }: Count): boolean => least === 0 && most === 1;

/** "player", "opponents", alone or after things. */
function playerAt(
  source: Source,
  at: number,
  many: boolean,
): { readonly player: 'player' | 'opponent'; readonly end: number } | null {
  const word = source.wordAt(at);
  for (const player of ['player', 'opponent'] as const) {
    const wanted = many ? `${player}s` : player;
    if (word === wanted) return { player, end: at + 1 };
    source.miss(at, wanted);
  }
  return null;
}

/** What follows "target". */
function readTargeted(
  source: Source,
  at: number,
  many: boolean,
  found: (target: Omit<Target, 'count'>, end: number) => void,
): void {
  const alone = playerAt(source, at, many);
  if (alone) found({ is: 'target', filter: null, player: alone.player }, alone.end);
  for (const { value: filter, end } of (many ? filterMany : filterOne).read(source, at)) {
    const joints = many ? [['and', '/', 'or'], ['and'], ['or']] : [['or']];
    for (const joint of joints) {
      if (!joint.every((word, nth) => source.wordAt(end + nth) === word)) continue;
      const players = playerAt(source, end + joint.length, many);
      if (players) found({ is: 'target', filter, player: players.player }, players.end);
    }
    found({ is: 'target', filter, player: null }, end);
  }
}

function readTarget(source: Source, at: number): Results<Target> {
  const results: Result<Target>[] = [];
  const after = (counted: Count | null, from: number): void => {
    const many = counted !== null && !isUpToOne(counted);
    const withCount = (one: Omit<Target, 'count'>): Target => (counted ? { ...one, count: counted } : one);
    if (source.wordAt(from) === 'another' && source.wordAt(from + 1) === 'target') {
      const others = readAfterOther(source, from, (next) =>
        (many ? filterMany : filterOne).read(source, next + 1),
      );
      for (const { value: filter, end } of others)
        results.push({ value: withCount({ is: 'target', filter, player: null }), end });
    } else if (source.wordAt(from) === 'target') {
      readTargeted(source, from + 1, many, (one, end) => results.push({ value: withCount(one), end }));
    } else source.miss(from, 'target');
  };
  after(null, at);
  for (const { value, end } of count.read(source, at)) after(value, end);
  return results;
}

function writeTarget({ filter, player, count: counted }: Target, context: Context): Written | null {
  const many = counted !== undefined && !isUpToOne(counted);
  const before = counted && count.write(counted, context);
  if (before === null) return null;
  const players = player === null ? '' : many ? `${player}s` : player;
  const person = many ? 'many' : 'one';
  const begin = before === undefined ? '' : `${before.text} `;
  if (filter === null) return players === '' ? null : { text: `${begin}target ${players}`, person };
  const after = writeAfter(filter, context, many);
  if (!after || (after.other && players !== '')) return null;
  const joint = many ? 'and/or' : 'or';
  return {
    text: `${begin}${after.other ? 'another ' : ''}target ${after.text}${players === '' ? '' : ` ${joint} ${players}`}`,
    person,
  };
}

export const targetRow: Syntax<Target> = leaf('target', readTarget, writeTarget);

const say = phrases<Objects>();
type Choice = Extract<Objects, { readonly is: 'choice' }>;
type Chosen = Omit<Choice, 'by' | 'random'>;

/** "a creature", "two creatures", "up to two creatures". */
const chosen: Syntax<Chosen> = choice<Chosen>([
  phrases<Chosen>()({ is: 'choice', count: oneOnly }, '{filter}', { filter: filterAn }),
  alsoRead(phrases<Chosen>()({ is: 'choice', count: oneOnly }, 'any {filter}', { filter: filterOne })),
  made<Chosen, Chosen>(
    phrases<Chosen>()({ is: 'choice' }, '{count} {filter}', { count, filter: filterOne }),
    (one) => (isUpToOne(one.count) ? one : null),
    (one) => (isUpToOne(one.count) ? one : null),
  ),
  made<Chosen, Chosen>(
    phrases<Chosen>()({ is: 'choice' }, '{count} {filter}', { count, filter: filterMany }),
    (one) => (isUpToOne(one.count) ? null : one),
    (one) => (isUpToOne(one.count) ? null : one),
  ),
]);

interface Suffix {
  readonly is: 'suffix';
  readonly by?: Who;
  readonly random?: true;
}
const suffix = phrases<Suffix>();
const withSuffix = (syntax: Syntax<Suffix>): Syntax<Objects> => after(chosen, syntax);

/** A choice, and who makes it. */
function after(first: Syntax<Chosen>, second: Syntax<Suffix>): Syntax<Objects> {
  interface Both {
    readonly is: 'both';
    readonly chosen: Chosen;
    readonly suffix: Suffix;
  }
  return made<Both, Objects>(
    phrases<Both>()({ is: 'both' }, '{chosen} {suffix}', { chosen: first, suffix: second }),
    ({ chosen: one, suffix: { by, random } }) => ({ ...one, ...(by && { by }), ...(random && { random }) }),
    (one) => {
      if (one.is !== 'choice') return null;
      const { by, random, ...rest } = one;
      return {
        is: 'both',
        chosen: rest,
        suffix: { is: 'suffix', ...(by && { by }), ...(random && { random }) },
      };
    },
  );
}

const choices: readonly Syntax<Objects>[] = [
  withSuffix(suffix({ is: 'suffix' }, 'of {by} choice', { by: whose })),
  withSuffix(suffix({ is: 'suffix', random: true }, '(at_random|chosen_at_random)')),
  made<Chosen, Objects>(
    chosen,
    (one) => one,
    (one) =>
      one.is === 'choice' && one.by === undefined && one.random === undefined
        ? { is: 'choice', filter: one.filter, count: one.count }
        : null,
  ),
];

const asObjects = (syntax: Syntax<Reference>): Syntax<Objects> =>
  made<Reference, Objects>(
    syntax,
    (one) => one,
    (one) => (one.is === 'this' || one.is === 'enchanted' || one.is === 'that' ? one : null),
  );
const targets: Syntax<Objects> = made<Target, Objects>(
  target,
  (one) => (one.filter === null ? null : one),
  (one) => (one.is === 'target' && one.filter !== null ? one : null),
);

const everyOne = say({ is: 'all' }, 'each {filter}', { filter: filterOne }, { person: 'one' });
const all = say({ is: 'all' }, 'all {filter}', { filter: filterMany }, { person: 'many' });
const bare = say({ is: 'all' }, '{filter}', { filter: filterMany }, { person: 'many' });

export const objectsRows: readonly Syntax<Objects>[] = [
  asObjects(reference),
  targets,
  all,
  alsoRead(everyOne),
  ...choices,
];
export const subjectRows: readonly Syntax<Objects>[] = [
  asObjects(acting),
  targets,
  bare,
  alsoRead(all),
  alsoRead(everyOne),
  ...choices,
];

const player: Syntax<Recipient> = made<Who, Recipient>(
  who,
  (one) => one,
  (one) => (isPlayers(one) ? one : null),
);
const isPlayers = (one: Recipient): one is Who =>
  one.is === 'target' || !['this', 'enchanted', 'that', 'all', 'top', 'choice'].includes(one.is);
const things = (syntax: Syntax<Objects>): Syntax<Recipient> =>
  made<Objects, Recipient>(
    syntax,
    (one) => one,
    (one) => (one.is === 'target' || !isPlayers(one) ? one : null),
  );

/** "target creature or player": its noun or its player may be missing. */
const anyTarget: Syntax<Recipient> = made<Target, Recipient>(
  target,
  (one) => one,
  (one) => (one.is === 'target' ? one : null),
);

/** "each of two target creatures". */
const eachOf: Syntax<Recipient> = made<{ readonly is: 'eachOf'; readonly target: Target }, Recipient>(
  phrases<{ readonly is: 'eachOf'; readonly target: Target }>()({ is: 'eachOf' }, 'each of {target}', {
    target,
  }),
  (one) => one.target,
  () => null,
);

/** "any target": a creature or player. */
const atAnything: Syntax<Recipient> = alsoRead(
  phrases<Target>()(
    {
      is: 'target',
      filter: { any: [{ qualities: [], types: ['creature'], subtype: null, as: null, clauses: [] }] },
      player: 'player',
    },
    'any target',
  ) as Syntax<Recipient>,
);

/** Who or what is dealt damage: "each creature", where others say "all creatures". */
export const recipient: Syntax<Recipient> = choice<Recipient>([
  things(asObjects(reference)),
  anyTarget,
  alsoRead(eachOf),
  atAnything,
  player,
  things(everyOne),
  alsoRead(things(all)),
  ...choices.map(things),
]);

/** What is protected: "creatures you control" without "each" too. */
export const protectedOnes: Syntax<Recipient> = choice<Recipient>([recipient, alsoRead(things(bare))]);

/** "each creature and player". */
const creaturesAndPlayers: Syntax<readonly Recipient[]> = alsoRead(
  made<{ readonly is: 'each'; readonly filter: Filter }, readonly Recipient[]>(
    phrases<{ readonly is: 'each'; readonly filter: Filter }>()({ is: 'each' }, 'each {filter} and player', {
      filter: filterOne,
    }),
    ({ filter }) => [{ is: 'all', filter }, { is: 'eachPlayer' }],
    () => null,
  ),
);
/** "each creature and each player". */
const severalRecipients: Syntax<readonly Recipient[]> = list(recipient, {
  between: [','],
  last: ['and'],
  comma: true,
});
export const recipients: Syntax<readonly Recipient[]> = choice([severalRecipients, creaturesAndPlayers]);

/** Things and players that a text speaks of: grammar parts MC-GR-61, 66 to 69. */
import { alsoRead, choice, leaf, made, type Context, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { elided, elidedThird } from '../engine/elided.js';
import { nothing, type Results, type Source } from '../engine/source.js';
import type { Reference, Target, Who } from '../../components/filters.js';
import { possessive, target, who } from './categories.js';

/** What "that ..." can be followed by. */
const callings = [
  'creature card',
  'artifact card',
  'land card',
  'card',
  'artifact creature',
  'creature',
  'artifact',
  'enchantment',
  'land',
  'permanent',
  'spell',
  'ability',
  'source',
  'token',
] as const;
const plurals: Readonly<Record<string, string>> = { ability: 'abilities' };
const pluralOf = (calling: string): string => plurals[calling] ?? `${calling}s`;

const wordsAt = (source: Source, at: number, words: string): number | null => {
  const all = words.split(' ');
  return all.every((word, nth) => source.wordAt(at + nth) === word) ? at + all.length : null;
};

const calledAfter = (before: readonly string[], many: boolean): Syntax<Reference> =>
  leaf<Reference>(
    many ? 'those' : 'that',
    (source, at) => {
      if (!before.includes(source.wordAt(at))) {
        source.miss(at, before[0] ?? '');
        return nothing;
      }
      for (const called of callings) {
        const end = wordsAt(source, at + 1, many ? pluralOf(called) : called);
        if (end !== null)
          return [{ value: many ? { is: 'that', called, many } : { is: 'that', called }, end }];
        source.miss(at + 1, called);
      }
      return nothing;
    },
    (value) => {
      if (value.is !== 'that' || value.called === undefined || (value.many ?? false) !== many) return null;
      return {
        text: `${before[0] ?? ''} ${many ? pluralOf(value.called) : value.called}`,
        person: many ? 'many' : 'one',
      };
    },
  );

const self: Syntax<Reference> = phrases<Reference>()({ is: 'this' }, '{self}');

const hosts = [
  'creature',
  'land',
  'artifact',
  'enchantment',
  'permanent',
  'artifact creature',
  'wall',
  'forest',
  'plains',
  'island',
  'swamp',
  'mountain',
];
export const enchanted: Syntax<Reference> = leaf<Reference>(
  'enchantedOne',
  (source, at) => {
    if (source.wordAt(at) !== 'enchanted') {
      source.miss(at, 'enchanted');
      return nothing;
    }
    const ends = hosts.map((host) => wordsAt(source, at + 1, host)).filter((end) => end !== null);
    if (ends.length === 0) source.miss(at + 1, 'creature');
    return ends.map((end) => ({ value: { is: 'enchanted' }, end }));
  },
  (value, context) =>
    value.is === 'enchanted' ? { text: `enchanted ${context.enchanted}`, person: 'one' } : null,
);

const say = phrases<Reference>();
const given: ReadonlySet<string> = new Set([
  'sacrificed',
  'discarded',
  'revealed',
  'returned',
  'countered',
  'destroyed',
]);
/** "the sacrificed creature", "the discarded card". */
const sacrificed: Syntax<Reference> = leaf<Reference>(
  'sacrificed',
  (source, at) => {
    if (source.wordAt(at) !== 'the' || !given.has(source.wordAt(at + 1))) return nothing;
    const noun = source.wordAt(at + 2);
    const called = callings.find((one) => one === noun) ?? 'permanent';
    return /^\p{L}+$/u.test(noun) ? [{ value: { is: 'that', called }, end: at + 3 }] : nothing;
  },
  () => null,
);
const named: readonly Syntax<Reference>[] = [
  self,
  enchanted,
  calledAfter(['that', 'the'], false),
  calledAfter(['those', 'these'], true),
  alsoRead(say({ is: 'that' }, 'the chosen card')),
  alsoRead(sacrificed),
];
const it = say({ is: 'that' }, 'it', {}, { person: 'one' });

export const referenceRows: readonly Syntax<Reference>[] = [
  ...named,
  it,
  say({ is: 'that', many: true }, '(them|they)', {}, { person: 'many' }),
];
export const actingRows: readonly Syntax<Reference>[] = [
  ...named,
  it,
  say({ is: 'that', many: true }, '(they|them)', {}, { person: 'many' }),
];

/** "'s", or "'" where the word ends with it. */
const ownerMark: Syntax<Reference> = leaf<Reference>(
  'possessiveOf',
  (source, at) => {
    const results = [];
    for (const syntax of named)
      for (const { value, end } of syntax.read(source, at)) {
        if (source.wordAt(end) === "'s" || source.wordAt(end) === "'") results.push({ value, end: end + 1 });
        else source.miss(end, "'s");
      }
    return results;
  },
  (value, context) => {
    for (const syntax of named) {
      const written = syntax.write(value, context);
      if (written) return ownedBy(written.text);
    }
    return null;
  },
);

const ownedBy = (words: string): string => (words.endsWith('s') ? `${words}'` : `${words}'s`);

export const possessiveRows: readonly Syntax<Reference>[] = [
  say({ is: 'that' }, 'its'),
  say({ is: 'that', many: true }, 'their'),
  ownerMark,
];

/** "target creature's". */
const targetMark: Syntax<Target> = leaf<Target>(
  'possessiveTarget',
  (source, at) =>
    target.read(source, at).flatMap(({ value, end }) => {
      if (value.filter === null || value.player !== null) return [];
      if (source.wordAt(end) === "'s") return [{ value, end: end + 1 }];
      source.miss(end, "'s");
      return [];
    }),
  (value, context) => {
    const written = value.is === 'target' ? target.write(value, context) : null;
    return written && { text: `${written.text}'s`, person: null };
  },
);
const whoseSeat = choice<Reference | Target>([
  possessive as Syntax<Reference | Target>,
  targetMark as Syntax<Reference | Target>,
]);

const sayWho = phrases<Who>();
const aPlayer: Syntax<Who> = made<Target, Who>(
  target,
  (one) => (one.filter === null ? one : null),
  (one) => (one.is === 'target' ? one : null),
);

export const whoRows: readonly Syntax<Who>[] = [
  sayWho({ is: 'you' }, 'you', {}, { person: 'you' }),
  sayWho({ is: 'opponent' }, ['(an_opponent|your_opponent)'], {}, { person: 'one' }),
  sayWho(
    { is: 'eachOpponent' },
    ['(each_opponent|each_of_your_opponents|each_other_player|your_opponents)'],
    {},
    { person: 'one' },
  ),
  sayWho({ is: 'eachPlayer' }, '(each_player|all_players|both_players|players)', {}, { person: 'one' }),
  sayWho({ is: 'anyPlayer' }, '(a_player|any_player)', {}, { person: 'one' }),
  sayWho(
    { is: 'thatPlayer' },
    '(that_player|he_or_she|him_or_her|the_player|that_opponent|the_chosen_player)',
    {},
    { person: 'one' },
  ),
  sayWho({ is: 'defendingPlayer' }, '(defending_player|the_defending_player)', {}, { person: 'one' }),
  sayWho({ is: 'activePlayer' }, '(the_active_player|active_player)', {}, { person: 'one' }),
  sayWho({ is: 'controllerOf' }, '{what} controller', { what: whoseSeat }, { person: 'one' }),
  sayWho({ is: 'ownerOf' }, '{what} owner', { what: whoseSeat }, { person: 'one' }),
  aPlayer,
];

/** "your", "his or her", "target player's". */
export const whoseRows: readonly Syntax<Who>[] = [
  sayWho({ is: 'you' }, 'your'),
  alsoRead(sayWho({ is: 'thatPlayer' }, '(his_or_her|his|her)')),
  leaf<Who>(
    'whose',
    (source, at) =>
      who.read(source, at).flatMap(({ value, end }) => {
        if (source.wordAt(end) === "'s" || source.wordAt(end) === "'") return [{ value, end: end + 1 }];
        source.miss(end, "'s");
        return [];
      }),
    (value, context) => {
      const written = who.write(value, context);
      return written && { text: ownedBy(written.text), person: null };
    },
  ),
];

const isSaid = (a: Who, b: Who): boolean => a.is === b.is && (a.is === 'you' || a.is === 'thatPlayer');

const readNobody = (source: Source, at: number): Results<Who> => {
  const before = source.wordAt(at - 1);
  return before === 'then' || before === 'and'
    ? [
        { value: elided, end: at },
        { value: elidedThird, end: at },
      ]
    : [{ value: elided, end: at }];
};

const nobody = (always: boolean): Syntax<Who> =>
  leaf<Who>('nobody', readNobody, (value, { actor, inside, person }: Context) =>
    (always || inside) && isSaid(value, actor)
      ? { text: '', person: inside ? 'you' : actor.is === 'you' ? 'you' : person }
      : null,
  );

/** Who does something: left out where it is who acts in the sentence. */
export const doerRows: readonly Syntax<Who>[] = [nobody(true), who];
/** Who gains or loses something: you are named, but for "you may gain 3 life". */
export const gainerRows: readonly Syntax<Who>[] = [nobody(false), who];

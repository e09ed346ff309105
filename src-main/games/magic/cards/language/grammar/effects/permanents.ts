/** What is done to permanents and spells: grammar parts MC-GR-103 to 107, 112, 116, 120, 122, 132 to 134, 139, 142. */
import { alsoRead, choice, leaf, made, optionally, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import { list } from '../../engine/lists.js';
import type { Ability } from '../../../components/abilities.js';
import type { Amount } from '../../../components/amounts.js';
import type { Effect, TokenSpec } from '../../../components/effects.js';
import type { Keyword, Who } from '../../../components/filters.js';
import type { Color } from '../../../colors.js';
import { doer, keyword, objects, who } from '../categories.js';
import { quotedOf } from '../giving.js';
import { powerToughness, type PowerToughness } from '../sizes.js';
import { keywordsAnd } from '../keywords.js';
import { cardName, counterKind, creatureTypes } from '../names.js';
import { countWord } from '../numbers.js';
import { color } from '../qualities.js';
import { movingRows } from './moving.js';

const say = phrases<Effect>();

interface Described {
  readonly is: 'token';
  readonly stats: PowerToughness;
  readonly colors: readonly Color[];
  readonly subtypes: readonly string[];
  readonly artifact: boolean;
}
interface Tail {
  readonly name: string | null;
  readonly keywords: readonly Keyword[];
  readonly quotes: readonly Ability[];
}
interface Made {
  readonly is: 'made';
  readonly who: Who;
  readonly count: Amount;
  readonly tapped: boolean;
  readonly token: Described;
  readonly tail: Tail;
}
const flag = (word: string): Syntax<boolean> =>
  optionally(
    leaf<boolean>(
      word,
      (source, at) => {
        if (source.wordAt(at) === word) return [{ value: true, end: at + 1 }];
        source.miss(at, word);
        return [];
      },
      (value) => (value ? word : null),
    ),
    false,
  );
const tokenColors: Syntax<readonly Color[]> = choice<readonly Color[]>([
  list(color, { between: [','], last: ['and'], comma: true }),
  optionally(
    alsoRead(
      leaf<readonly Color[]>(
        'colorless',
        (source, at) => (source.wordAt(at) === 'colorless' ? [{ value: [], end: at + 1 }] : []),
        () => null,
      ),
    ),
    [],
  ),
]);
const described: Syntax<Described> = phrases<Described>()(
  { is: 'token' },
  '{stats} {colors} {subtypes} {artifact} creature',
  {
    stats: powerToughness,
    colors: tokenColors,
    subtypes: optionally(creatureTypes, []),
    artifact: flag('artifact'),
  },
);
const tailOf = phrases<Tail>();
const keywords = keywordsAnd(keyword);
const quotes = list(quotedOf('this creature'), { between: [','], last: ['and'], comma: true });
const tails: Syntax<Tail> = choice<Tail>(
  [true, false].flatMap((named) => {
    const name = named ? 'named {name} ' : '';
    const slot = named ? { name: cardName as Syntax<string> } : {};
    const none = named ? {} : ({ name: null } as const);
    return [
      tailOf({ ...none }, `${name}with {keywords} and {quotes}`, { ...slot, keywords, quotes }),
      tailOf({ ...none, quotes: [] }, `${name}with {keywords}`, { ...slot, keywords }),
      tailOf({ ...none, keywords: [] }, `${name}with {quotes}`, { ...slot, quotes }),
      ...(named ? [tailOf({ ...none, keywords: [], quotes: [] }, 'named {name}', { ...slot })] : []),
    ];
  }),
);
const noTail: Tail = { name: null, keywords: [], quotes: [] };
const someTail = optionally(tails, noTail);

const specOf = (
  { stats, colors, subtypes, artifact }: Described,
  { name, keywords: words, quotes: texts }: Tail,
): TokenSpec => ({
  name,
  power: stats.power,
  toughness: stats.toughness,
  colors,
  artifact,
  subtypes,
  abilities: [...(words.length > 0 ? [{ is: 'keywords', keywords: words } as const] : []), ...texts],
});

const makeToken: Syntax<Effect> = made<Made, Effect>(
  phrases<Made>()(
    { is: 'made' },
    ['{who} puts~put {count} {tapped} {token} token~tokens@count {tail} into play'],
    {
      who: doer,
      count: countWord,
      tapped: flag('tapped'),
      token: described,
      tail: someTail,
    },
  ),
  ({ who: one, count, tapped, token, tail }) => ({
    do: 'makeToken',
    who: one,
    count,
    token: specOf(token, tail),
    ...(tapped && { tapped }),
  }),
  (value) => {
    if (value.do !== 'makeToken') return null;
    const { power, toughness, colors, subtypes, artifact, name, abilities } = value.token;
    const [first, ...rest] = abilities;
    const words = first?.is === 'keywords' ? first.keywords : [];
    const texts = first?.is === 'keywords' ? rest : abilities;
    if (texts.some(({ is }) => is === 'keywords')) return null;
    return {
      is: 'made',
      who: value.who,
      count: value.count,
      tapped: value.tapped ?? false,
      token: { is: 'token', stats: { power, toughness }, colors, subtypes, artifact },
      tail: { name, keywords: words, quotes: texts },
    };
  },
);

const counteredTo = [
  ['removed', 'remove (it|that_spell|that_card) from the game'],
  ['hand', "return it to its owner's hand"],
  ['libraryTop', "put (it|that_spell|that_card) on top of its owner's library"],
] as const;

const rewordings = [
  ['color', 'one color word with another', 'one color word with (another|another_color_word)'],
  [
    'landType',
    'one basic land type with another',
    'one (basic_land_type|land_type|basic_land_word) with (another|another_basic_land_type)',
  ],
  [
    'either',
    'one color word with another or one basic land type with another',
    'one basic land type with another or one color word with another',
  ],
] as const;

export const permanentRows: readonly Syntax<Effect>[] = [
  say(
    { do: 'destroy', noRegeneration: true },
    [
      "destroy {what} . it~they can't be regenerated",
      'destroy {what} . it~they cannot be regenerated',
      "destroy {what} ; (it|they) (can't|cannot) be regenerated",
      'bury {what}',
    ],
    { what: objects },
  ),
  say({ do: 'destroy' }, 'destroy {what}', { what: objects }),
  say({ do: 'sacrifice' }, '{who} sacrifices~sacrifice {what}', { who: doer, what: objects }),
  ...counteredTo.map(([to, words]) =>
    say(
      { do: 'counter', to },
      [
        `counter {what} . if it's countered this way , ${words} instead`,
        `counter {what} . if (it_is|that_spell_is|the_spell_is) countered this way , ${words} instead`,
        `counter {what} . if (it's|it_is|that_spell_is) countered this way , ${words} instead of (putting_it_into|into) (its_owner's|that_player's) graveyard`,
      ],
      { what: objects },
    ),
  ),
  say({ do: 'counter' }, 'counter {what}', { what: objects }),
  say({ do: 'tap' }, 'tap {what}', { what: objects }),
  say({ do: 'untap' }, 'untap {what}', { what: objects }),
  say({ do: 'tapOrUntap' }, ['tap or untap {what}', 'untap or tap {what}'], { what: objects }),
  say({ do: 'regenerate' }, 'regenerate {what}', { what: objects }),
  say({ do: 'removeFromCombat' }, 'remove {what} from combat', { what: objects }),
  say({ do: 'exchangeControl' }, 'exchange control of {one} and {other}', { one: objects, other: objects }),
  ...movingRows,
  say({ do: 'attach' }, ['attach {what} to {to}', 'move {what} onto {to}', 'put {what} on {to}'], {
    what: objects,
    to: objects,
  }),
  makeToken,
  say({ do: 'putCounters' }, 'put {count} {kind} counter~counters@count on {what}', {
    count: countWord,
    kind: counterKind,
    what: objects,
  }),
  say({ do: 'removeCounters', count: null }, 'remove all {kind} counters from {what}', {
    kind: counterKind,
    what: objects,
  }),
  say({ do: 'removeCounters' }, 'remove {count} {kind} counter~counters@count from {what}', {
    count: countWord as Syntax<Amount>,
    kind: counterKind,
    what: objects,
  }),
  say(
    { do: 'copySpell', newTargets: true },
    [
      'copy {what} . you may choose new targets for (the|that) copy',
      'copy {what} and you may choose new targets for the copy',
      'copy {what} and put (the|that) copy (onto|on) the stack . you may choose new targets for (the|that) copy',
    ],
    { what: objects },
  ),
  say({ do: 'copySpell' }, 'copy {what}', { what: objects }),
  say({ do: 'becomeCopy' }, '{self} becomes a copy of {of}', { of: objects }),
  ...rewordings.map(([words, said, also]) =>
    say(
      { do: 'changeText', words },
      [
        `change the text of {what} by replacing all instances of ${said}`,
        `change the text of {what} by replacing all (instances_of|occurrences_of|) ${also}`,
      ],
      { what: objects },
    ),
  ),
  say({ do: 'changeTarget', by: { is: 'you' } }, 'change the target of {what}', { what: objects }),
  say({ do: 'changeTarget' }, '{by} changes~change the target of {what}', { by: who, what: objects }),
];

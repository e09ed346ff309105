/** Turns, chance, choices, the end of the game: grammar parts MC-GR-72, 74, 135, 136, 140, 141. */
import { alsoRead, choice, leaf, made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import { nothing } from '../../engine/source.js';
import { list } from '../../engine/lists.js';
import type { Amount } from '../../../components/amounts.js';
import type { Effect } from '../../../components/effects.js';
import type { Filter, Who } from '../../../components/filters.js';
import { doer, gainer, inOneSentence, objects, who } from '../categories.js';
import { severalOf } from '../costs.js';
import { digits } from '../numbers.js';
import { numberOf, numberWord } from '../words.js';

const say = phrases<Effect>();

const phase: Syntax<'combat' | 'main'> = choice(
  (['combat', 'main'] as const).map((one) =>
    made<{ readonly is: 'combat' | 'main' }, 'combat' | 'main'>(
      phrases<{ readonly is: 'combat' | 'main' }>()({ is: one }, `an additional ${one} phase`),
      () => one,
      (value) => (value === one ? { is: one } : null),
    ),
  ),
);
const phaseList = list(phase, { between: ['followed by'] });

const nexts = [
  ['turn', 'turn'],
  ['untap', 'untap step'],
  ['upkeep', '(upkeep|upkeep_step)'],
  ['draw', 'draw step'],
  ['combat', 'combat phase'],
  ['main', 'main phase'],
] as const;

const domains = [
  ['color', 'a color'],
  ['creatureType', 'a creature type'],
  ['landType', '(a_basic_land_type|a_land_type)'],
  ['cardType', 'a card type'],
  ['number', 'a number'],
  ['name', '(a_card_name|a_name)'],
] as const;

/** "six-sided". */
const sided: Syntax<number> = leaf<number>(
  'sided',
  (source, at) => {
    const word = /^(?<number>\p{L}+)-sided$/u.exec(source.wordAt(at))?.groups?.number;
    const number = word === undefined ? null : numberOf(word);
    if (number !== null && number > 1) return [{ value: number, end: at + 1 }];
    source.miss(at, 'six-sided');
    return nothing;
  },
  (sides) => (/^\d/u.test(numberWord(sides)) ? null : `${numberWord(sides)}-sided`),
);

type Outcome = Extract<Effect, { readonly do: 'rollDie' }>['outcomes'][number];
const outcome = phrases<Outcome>();
const outcomeOf: Syntax<Outcome> = choice<Outcome>([
  made<Outcome, Outcome>(
    outcome({}, 'on (a|an) {from} to {to} , {effects}', { from: digits, to: digits, effects: inOneSentence }),
    (one) => (one.from < one.to ? one : null),
    (one) => (one.from < one.to ? one : null),
  ),
  made<Omit<Outcome, 'to'>, Outcome>(
    phrases<Omit<Outcome, 'to'>>()({}, 'on (a|an) {from} , {effects}', {
      from: digits,
      effects: inOneSentence,
    }),
    (one) => ({ from: one.from, to: one.from, effects: one.effects }),
    ({ from, to, effects }) => (from === to ? { from, effects } : null),
  ),
]);
const outcomes = list(outcomeOf, { between: [';'] });

interface Choosing {
  readonly is: 'choosing';
  readonly by: Who;
  readonly several: { readonly filter: Filter; readonly count: Amount };
}
/** "Target opponent chooses a creature he or she controls." */
const chooses: Syntax<Effect> = alsoRead(
  made<Choosing, Effect>(
    phrases<Choosing>()({ is: 'choosing' }, '{by} chooses~choose {several}', { by: who, several: severalOf }),
    ({ by, several: { filter, count } }) =>
      by.is === 'you'
        ? null
        : { do: 'choose', what: { is: 'choice', filter, count: { least: count, most: count }, by } },
    () => null,
  ),
);

export const otherRows: readonly Syntax<Effect>[] = [
  say(
    { do: 'additionalPhases' },
    [
      'after this phase , there is {phases}',
      'after this main phase , there is {phases}',
      'after this phase there is {phases}',
    ],
    { phases: phaseList },
  ),
  say({ do: 'extraTurn' }, '{who} takes~take (another|an_extra|an_additional) turn after this one', {
    who: doer,
  }),
  ...nexts.map(([what, words]) =>
    say({ do: 'skipNext', what }, `{who} skips~skip his_or_her~their~your@who next ${words}`, { who: doer }),
  ),
  ...domains.map(([domain, words]) =>
    say({ do: 'chooseQuality', domain }, `{who} chooses~choose ${words}`, { who: doer }),
  ),
  say({ do: 'choosePlayer', among: 'player' }, '{who} chooses~choose a player', { who: doer }),
  say({ do: 'choosePlayer', among: 'opponent' }, '{who} chooses~choose an opponent', { who: doer }),
  say({ do: 'choose' }, 'choose {what}', { what: objects }),
  chooses,
  say({ do: 'win' }, '{who} wins~win the game', { who: gainer }),
  say({ do: 'lose' }, '{who} loses~lose the game', { who: gainer }),
];

/** Chance, with what follows from it. */
export const chanceRows: readonly Syntax<Effect>[] = [
  say(
    { do: 'flipCoin' },
    [
      'flip a coin . if you win the flip , {win} . if you lose the flip , {lose}',
      'flip a coin . if you win the flip , {win} . otherwise , {lose}',
      'flip a coin ; if you win the flip , {win} ; otherwise , {lose}',
    ],
    { win: inOneSentence, lose: inOneSentence },
  ),
  say({ do: 'flipCoin', lose: [] }, 'flip a coin . if you win the flip , {win}', { win: inOneSentence }),
  say({ do: 'flipCoin', win: [] }, 'flip a coin . if you lose the flip , {lose}', { lose: inOneSentence }),
  say({ do: 'rollDie', after: [] }, 'roll a {sides} die . {outcomes}', { sides: sided, outcomes }),
  say({ do: 'rollDie', outcomes: [] }, 'roll a {sides} die , then {after}', {
    sides: sided,
    after: inOneSentence,
  }),
];

/** Mana that is added: grammar part MC-GR-115. */
import { alsoRead, choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import { list } from '../engine/lists.js';
import { colorOf, colors, type Color } from '../../colors.js';
import type { Amount } from '../../components/amounts.js';
import type { AddedMana, Kind } from '../../components/effects.js';
import { quantity } from './categories.js';
import { inWords, plainWords } from './numbers.js';
import { color } from './qualities.js';

/** "{G}{G}"; a number is so much colorless mana. */
const symbols: Syntax<readonly Kind[]> = leaf<readonly Kind[]>(
  'addedSymbols',
  (source, at) => {
    const kinds: Kind[] = [];
    let end = at;
    for (; /^\{[^{}]+\}$/u.test(source.wordAt(end)); end += 1) {
      const sign = source.textAt(end).slice(1, -1).trim();
      const kind = sign.length === 1 ? colorOf(sign) : null;
      if (kind) kinds.push(kind);
      else if (/^c$/iu.test(sign)) kinds.push('C');
      else if (/^[1-9]\d?$/u.test(sign))
        kinds.push(...Array.from({ length: Number(sign) }, () => 'C' as const));
      else break;
    }
    if (kinds.length === 0) source.miss(at, '{G}');
    return kinds.length === 0 ? nothing : [{ value: kinds, end }];
  },
  (kinds) => {
    if (kinds.every((kind) => kind === 'C')) return null;
    return kinds
      .join('')
      .replace(/C+/gu, (run) => `{${run.length}}`)
      .replace(/(?<!\{)[WUBRG]/gu, '{$&}');
  },
);

const say = phrases<AddedMana>();
type Symbols = Extract<AddedMana, { readonly is: 'symbols' }>;
const saySymbols = phrases<Symbols>();

/** "two colorless mana". */
const colorless: Syntax<readonly Kind[]> = made<number, readonly Kind[]>(
  made<{ readonly is: 'colorless'; readonly count: number }, number>(
    phrases<{ readonly is: 'colorless'; readonly count: number }>()(
      { is: 'colorless' },
      '{count} colorless mana',
      { count: inWords },
    ),
    ({ count }) => count,
    (count) => ({ is: 'colorless', count }),
  ),
  (count) => (count > 0 ? Array.from({ length: count }, () => 'C' as const) : null),
  (kinds) => (kinds.length > 0 && kinds.every((kind) => kind === 'C') ? kinds.length : null),
);
export const someMana = choice([colorless, symbols]);

const isAll = (among: readonly Color[] | 'chosen'): boolean =>
  among !== 'chosen' && among.length === colors.length && colors.every((one, nth) => among[nth] === one);
type Choice = Extract<AddedMana, { readonly is: 'choice' }>;

/** "{W} or {U}". */
const orSymbols: Syntax<readonly Color[]> = list(
  leaf<Color>(
    'colorSymbol',
    (source, at) => {
      const sign = /^\{([wubrg])\}$/u.exec(source.wordAt(at))?.[1];
      const found = sign === undefined ? null : colorOf(sign);
      if (found) return [{ value: found, end: at + 1 }];
      source.miss(at, '{G}');
      return nothing;
    },
    (one) => `{${one}}`,
  ),
  { between: [','], last: ['or'], comma: true, least: 2 },
);
interface Among {
  readonly is: 'among';
  readonly count?: Amount;
  readonly among: readonly Color[];
}
const among = (
  template: string,
  fits: (choice: Choice) => boolean,
  mixed: boolean,
  of: Syntax<readonly Color[]> | null,
): Syntax<AddedMana> =>
  made<Among | Omit<Among, 'among'>, AddedMana>(
    phrases<Among>()({ is: 'among' }, template, {
      ...(template.includes('{count}') && { count: plainWords }),
      ...(of && { among: of }),
    }),
    (one) => {
      const value: Choice = {
        is: 'choice',
        count: one.count ?? 1,
        among: 'among' in one ? one.among : colors,
        ...(mixed && { mixed }),
      };
      return fits(value) ? value : null;
    },
    (value) => {
      if (
        value.is !== 'choice' ||
        value.among === 'chosen' ||
        (value.mixed ?? false) !== mixed ||
        !fits(value)
      )
        return null;
      return {
        is: 'among',
        ...(template.includes('{count}') && { count: value.count }),
        ...(of && { among: value.among }),
      };
    },
  );
const colorsOr: Syntax<readonly Color[]> = list(color, { between: [','], last: ['or'], comma: true });
const colorsAndOr: Syntax<readonly Color[]> = list(color, {
  between: [','],
  last: ['and/or', 'and / or', 'and'],
  comma: true,
});

/** What stands after "add". */
export const addedMana: Syntax<AddedMana> = choice<AddedMana>([
  saySymbols({ is: 'symbols' }, '{symbols}', { symbols: someMana }),
  alsoRead(saySymbols({ is: 'symbols', times: { is: 'x' } }, 'X {symbols}', { symbols: someMana })),
  saySymbols({ is: 'symbols' }, 'an amount of {symbols} equal to {times}', {
    symbols: someMana,
    times: quantity,
  }),
  among('{count} mana of any color', ({ count, among: all }) => isAll(all) && count === 1, false, null),
  among(
    '{count} mana of any (one|single|) color',
    ({ count, among: all }) => isAll(all) && count !== 1,
    false,
    null,
  ),
  among('{count} mana in any combination of colors', ({ among: all }) => isAll(all), true, null),
  among('{among}', ({ count, among: all }) => !isAll(all) && count === 1 && all.length > 1, false, orSymbols),
  among('{count} {among} mana', ({ count, among: all }) => !isAll(all) && count !== 1, false, colorsOr),
  among('{count} mana in any combination of {among}', ({ among: all }) => !isAll(all), true, colorsAndOr),
  say({ is: 'choice', among: 'chosen' }, '{count} mana of the chosen color', { count: plainWords }),
  say({ is: 'choice', among: 'chosen', mixed: true }, '{count} mana in any combination of the chosen color', {
    count: plainWords,
  }),
]);

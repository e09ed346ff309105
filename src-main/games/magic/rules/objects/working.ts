/** The values of an object while effects are applied to it one after another (MC-Q-65). */
import { basicLandOf, manaAbilityOf } from '../../cards/basic-lands.js';
import type { Color } from '../../cards/colors.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { CardType } from '../../cards/components/filters.js';
import type { Change } from '../../cards/components/changes.js';
import type { Keyword } from '../../cards/components/keywords.js';
import type { Magic } from '../context.js';
import { sortedAbilities } from '../playing/sorted-abilities.js';
import type {
  ChangeInForce,
  Characteristics,
  HeldAbility,
  SortedAbilities,
} from '../state/characteristics.js';
import type { MagicCard } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { amountOf, signedOf } from './amounts.js';
import { colorBit, colorBits, CREATURE, LAND, typeBits } from './bits.js';
import { keywordsOf, refOf, type Face } from './faces.js';

type StatStep =
  | { readonly is: 'add' | 'set'; readonly power: number; readonly toughness: number }
  | { readonly is: 'switch' };

/** What counters add to power and toughness: "+1/+1", "-2/-1" (MC-GLO-18, MC-Q-87). */
export function countersOf({ counters }: MagicCard): readonly Size[] {
  if (!counters || counters.length === 0) return none;
  const found: Size[] = [];
  for (const { kind } of counters) {
    const size = sizeOf(kind);
    if (size) found.push(size);
  }
  return found;
}
type Size = readonly [power: number, toughness: number];
const none: readonly never[] = [];

const sizes = new Map<string, Size | null>();
function sizeOf(kind: string): Size | null {
  let size = sizes.get(kind);
  if (size === undefined) {
    const numbers = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    size = numbers && [Number(numbers[1]), Number(numbers[2])];
    sizes.set(kind, size);
  }
  return size;
}

/** The numbers of changes, in the order in which they are read: as counted when they began, or as they are now. */
export class Numbers {
  private place = 0;

  constructor(private readonly fixed: readonly number[] | null) {}

  next(counted: () => number): number {
    const number = this.fixed?.[this.place];
    this.place += 1;
    return number ?? counted();
  }
}

export class Working implements Characteristics {
  readonly design;
  readonly face;
  types: number;
  subtypes: readonly string[];
  colors: number;
  power: number;
  toughness: number;
  abilities: readonly HeldAbility[];
  sorted: SortedAbilities;
  keywords: readonly Keyword[];
  keywordBits: number;
  changes: readonly ChangeInForce[] = [];
  readonly printedPower: number;
  readonly printedToughness: number;
  /** What its values begin with, before counters. */
  private first: { readonly power: number; readonly toughness: number };
  private steps: readonly StatStep[] = [];

  constructor(private readonly from: Face) {
    const { printed } = from;
    this.design = printed.design;
    this.face = printed.face;
    this.types = printed.types;
    this.subtypes = printed.subtypes;
    this.colors = printed.colors;
    this.power = this.printedPower = printed.power;
    this.toughness = this.printedToughness = printed.toughness;
    this.abilities = printed.abilities;
    this.sorted = printed.sorted;
    this.keywords = printed.keywords;
    this.keywordBits = printed.keywordBits;
    this.first = { power: this.power, toughness: this.toughness };
  }

  get isLegend(): boolean {
    return this.subtypes.includes('Legend');
  }

  copy(): Working {
    return Object.assign(new Working(this.from), this);
  }

  /** Sets starting values: whatever adds to them or sets them goes on doing so. */
  start(power: number, toughness: number): void {
    this.first = { power, toughness };
    this.power = power;
    this.toughness = toughness;
    for (const step of this.steps) this.take(step);
  }

  add(power: number, toughness: number): void {
    this.step({ is: 'add', power, toughness });
  }

  private step(step: StatStep): void {
    this.steps = [...this.steps, step];
    this.take(step);
  }

  private take(step: StatStep): void {
    if (step.is === 'switch') [this.power, this.toughness] = [this.toughness, this.power];
    else {
      this.power = step.is === 'set' ? step.power : this.power + step.power;
      this.toughness = step.is === 'set' ? step.toughness : this.toughness + step.toughness;
    }
  }

  inForce(change: ChangeInForce): void {
    this.changes = [...this.changes, change];
  }

  /** Applies one change. */
  change(game: Magic, change: Change, text: TextSource, numbers: Numbers): void {
    switch (change.is) {
      case 'stats': {
        const power = numbers.next(() => signedOf(game, change.power, text));
        this.add(
          power,
          numbers.next(() => signedOf(game, change.toughness, text)),
        );
        return;
      }
      case 'setStats': {
        const power = numbers.next(() => amountOf(game, change.power, text));
        const toughness = numbers.next(() => amountOf(game, change.toughness, text));
        this.step({ is: 'set', power, toughness });
        return;
      }
      case 'switchStats':
        this.step({ is: 'switch' });
        return;
      case 'gains': {
        const given = change.abilities.map((ability) => ({
          ability: withChosenColor(ability, text.chosen?.color),
          ref: refOf(game, text.design, ability),
        }));
        this.have([...this.abilities, ...given]);
        return;
      }
      case 'loses':
        this.have(change.keywords === null ? [] : without(this.abilities, change.keywords));
        return;
      case 'becomes':
        this.become(game, change, text, numbers);
        return;
      case 'controlledBy':
        return;
      default:
        this.inForce({ change, text, amounts: null });
    }
  }

  private have(abilities: readonly HeldAbility[]): void {
    this.abilities = abilities;
    this.sorted = sortedAbilities(abilities);
    const { keywords, bits } = keywordsOf(abilities);
    this.keywords = keywords;
    this.keywordBits = bits;
  }

  private become(
    game: Magic,
    { types, stillItsTypes, subtype, power, toughness, colors }: Extract<Change, { is: 'becomes' }>,
    text: TextSource,
    numbers: Numbers,
  ): void {
    if (types) this.types = (stillItsTypes ? this.types : 0) | typeBits(types);
    const type = typeof subtype === 'object' && subtype ? (text.chosen?.type ?? null) : subtype;
    if (type !== null) this.beOfType(game, type, types, stillItsTypes, text);
    else if (types && !stillItsTypes) this.subtypes = [];
    if (colors === 'chosen') this.colors = text.chosen?.color ? colorBit[text.chosen.color] : this.colors;
    else if (colors) this.colors = colorBits(colors);
    if (power === null && toughness === null) return;
    const now = power === null ? this.first.power : numbers.next(() => amountOf(game, power, text));
    const then =
      toughness === null ? this.first.toughness : numbers.next(() => amountOf(game, toughness, text));
    this.start(now, then);
  }

  /**
   * "Becomes an island": it has that type alone, and of its abilities none is left but that of the type, which a land has by its type
   * (MC-CARD-33, MC-MANA-10).
   */
  private beOfType(
    game: Magic,
    subtype: string,
    types: readonly CardType[] | null,
    stillItsTypes: boolean,
    text: TextSource,
  ): void {
    const land = (this.types & LAND) === 0 ? null : basicLandOf(subtype);
    if (land) {
      const ability = manaAbilityOf(land);
      const kept = types === null && !stillItsTypes ? [] : this.abilities;
      this.have([...kept, { ability, ref: refOf(game, text.design, ability) }]);
    }
    this.subtypes = stillItsTypes ? [...this.subtypes, subtype] : [subtype];
  }

  /** As a record that is kept. */
  finished(): Characteristics {
    const {
      design,
      face,
      types,
      subtypes,
      isLegend,
      colors,
      abilities,
      sorted,
      keywords,
      keywordBits,
      changes,
    } = this;
    const isCreature = (types & CREATURE) !== 0;
    const [power, toughness] = isCreature ? [this.power, this.toughness] : [0, 0];
    return {
      design,
      face,
      types,
      subtypes,
      isLegend,
      colors,
      power,
      toughness,
      abilities,
      sorted,
      keywords,
      keywordBits,
      changes,
    };
  }
}

/** "Protection from the chosen color" is given as protection from that one. */
function withChosenColor(ability: Ability, color: Color | undefined): Ability {
  if (color === undefined || ability.is !== 'keywords') return ability;
  const isChosen = (keyword: Keyword): boolean =>
    keyword.is === 'protection' &&
    keyword.from.any.some(({ clauses }) => clauses.some(({ is }) => is === 'chosen'));
  if (!ability.keywords.some(isChosen)) return ability;
  const from = {
    any: [{ qualities: [{ is: 'color', colors: [color] }], types: [], subtype: null, as: null, clauses: [] }],
  } as const;
  return {
    is: 'keywords',
    keywords: ability.keywords.map((one) => (isChosen(one) ? { is: 'protection', from } : one)),
  };
}

/** Every copy of a keyword is lost (MC-Q-116). */
function without(abilities: readonly HeldAbility[], lost: readonly Keyword[]): readonly HeldAbility[] {
  const isLost = (keyword: Keyword): boolean =>
    lost.some((one) => one === keyword || JSON.stringify(one) === JSON.stringify(keyword));
  return abilities.flatMap((held) => {
    const { ability, ref } = held;
    if (ability.is !== 'keywords' || !ability.keywords.some(isLost)) return [held];
    const keywords = ability.keywords.filter((keyword) => !isLost(keyword));
    return keywords.length === 0 ? [] : [{ ability: { ...ability, keywords }, ref }];
  });
}

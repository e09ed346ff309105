import { guideRulesOf, ordinal, type GuideEdition } from '../editions.js';
import { cite, type BuildingRule } from '../law/citations.js';
import { vocabularyOf, type Vocabulary } from '../vocabulary/vocabulary.js';
import { assemble, type PlacedPhrase } from './assemble.js';
import type { Ability, Use } from '../../../card-components.js';
import { nearestPhrase } from './nearest.js';
import { patternsOf, type Match, type NumberFault } from './patterns.js';
import { endOf, plainParagraphs, type PlainText } from './plain-text.js';
import type { Problem, Reading, ReadPart, RevisedText } from './reading.js';
import { scan, type Division, type Item } from './scan.js';
import { NO_ABILITIES } from './write.js';

export type CardType = 'creature' | 'spell';

export const isCardType = (type: string): type is CardType => type === 'creature' || type === 'spell';

export interface ReadingOptions {
  /** Whether problems name the phrase that is most like what is in no guide (the default); it takes most of the time. */
  readonly hints?: boolean;
}

/** Reads the ability text of a card, one paragraph a line, as the edition's guide words it. Never guesses. */
export function readText(
  text: string,
  type: CardType,
  edition: GuideEdition,
  { hints = true }: ReadingOptions = {},
): Reading {
  return new CardReader(text, type, edition, hints).read();
}

/** An ability's name: capitals (and what has no case) up to a colon. */
const nameHere = /^(?=[^:]*\p{L})([^\p{Ll}:→()]+): ?/u;
const lowerCaseName = /^([\p{L}][^:.;→()]{0,50}): ?/u;
const conditionWord = /^(?:when|activate)\b/i;

const numberFaults: Readonly<Record<NumberFault, readonly [BuildingRule, string]>> = {
  letter: ['positive', 'Choose a number for the letter, a whole one from 1.'],
  'not-positive': ['positive', 'The number is at least 1.'],
  'not-whole': ['positive', 'The number is a whole one.'],
  'too-large': ['positive', 'The number is too large for any card; choose a smaller one.'],
  differs: ['sameNumber', 'The same number stands in both places.'],
};

/** Complaints that may only follow from a stretch that was not understood, which is pointed at by itself. */
const followsFromGaps: ReadonlySet<BuildingRule> = new Set([
  'abilityHasEffect',
  'targetHasEffect',
  'targetNeeded',
  'marks',
]);

class CardReader {
  readonly #text: string;
  readonly #type: CardType;
  readonly #edition: GuideEdition;
  readonly #vocabulary: Vocabulary;
  readonly #division: Division;
  readonly #problems: Problem[] = [];
  readonly #parts: ReadPart[] = [];
  readonly #revised: RevisedText[] = [];
  readonly #abilities: Ability[] = [];
  #caveat: Use | null = null;
  #understood = true;
  #saysNoAbilities = false;

  constructor(
    text: string,
    type: CardType,
    edition: GuideEdition,
    private readonly hints: boolean,
  ) {
    this.#text = text;
    this.#type = type;
    this.#edition = edition;
    this.#vocabulary = vocabularyOf(edition);
    const modern = this.#vocabulary.era === 'modern';
    this.#division = { patterns: patternsOf(this.#vocabulary), tutorial: modern, manyMarks: modern };
  }

  read(): Reading {
    for (const plain of plainParagraphs(this.#text)) this.#paragraph(plain);
    this.#checkCount();
    return {
      caveat: this.#caveat,
      abilities: this.#abilities,
      parts: this.#parts,
      revised: this.#revised,
      problems: this.#problems.toSorted((a, b) => a.start - b.start),
      understood: this.#understood,
      saysNoAbilities: this.#saysNoAbilities,
    };
  }

  #paragraph(plain: PlainText): void {
    if (this.#vocabulary.era === 'classic' && isNoAbilities(plain.text)) {
      this.#saysNoAbilities = true;
      if (this.#type === 'spell')
        this.#complain(
          'spellHasOneAbility',
          'A spell has one ability; this text is for creatures.',
          whole(plain),
        );
      return;
    }
    const afterCaveat = this.#readCaveat(plain);
    const { name, end } = this.#readName(plain, afterCaveat);
    const items = scan(plain, end, this.#division);
    if (items.length === 0 && name === null) return;
    const phrases = items.flatMap((item) => this.#placed(item, plain) ?? []);
    const namelessMinion =
      guideRulesOf(this.#edition).needsNames && this.#type === 'creature' && name === null;
    if (namelessMinion && phrases.length > 0)
      this.#complain('name', 'Give the ability a name: capital letters and a colon before it.', {
        start: plain.at[end] ?? 0,
        end: plain.at[end] ?? 0,
      });
    const complete = phrases.length === items.length;
    const ability = assemble(
      phrases,
      this.#type === 'spell' ? null : name,
      this.#edition,
      (rule, because, place) => {
        if (complete || !followsFromGaps.has(rule)) this.#complain(rule, because, place);
      },
    );
    if (ability) this.#abilities.push(ability);
    else if (name !== null && items.length === 0)
      this.#complain(
        'abilityHasEffect',
        'An ability has at least one effect; add one after the name.',
        whole(plain),
      );
  }

  /** A caveat stands before the abilities, in a paragraph of its own or in that of the first. */
  #readCaveat(plain: PlainText): number {
    const match = this.#division.patterns.at(plain.text, 0);
    if (match?.entry.kind !== 'caveat') return 0;
    const stop = plain.text.charAt(match.length) === '.';
    const item: Item = { kind: 'phrase', start: 0, end: match.length, match, mark: stop ? '.' : '' };
    const placed = this.#placed(item, plain);
    if (!placed) return match.length;
    if (!stop) this.#complain('marks', 'A caveat ends with a full stop.', placed);
    if (this.#type === 'spell')
      this.#complain('noCaveatOnSpell', 'A spell has no caveat; take it away.', placed);
    else if (this.#caveat)
      this.#complain('oneCaveat', 'A creature has at most one caveat; take one away.', placed);
    else if (this.#abilities.length > 0)
      this.#complain('oneCaveat', 'A caveat stands before the abilities; move it up.', placed);
    this.#caveat ??= placed.use;
    const end = match.length + (stop ? 1 : 0);
    return plain.text.charAt(end) === ' ' ? end + 1 : end;
  }

  #readName(plain: PlainText, from: number): { name: string | null; end: number } {
    const rest = plain.text.slice(from);
    const place = (length: number) => ({ start: plain.at[from] ?? 0, end: plain.at[from + length] ?? 0 });
    const known = (index: number): boolean => this.#division.patterns.at(plain.text, index) !== null;
    const named = nameHere.exec(rest);
    // Before a colon a condition may stand in capitals; any other phrase there is a name that reads like one.
    const isCondition = this.#division.patterns.at(plain.text, from)?.entry.kind === 'condition';
    if (named && !isCondition) {
      const name = (named[1] ?? '').trim();
      if (this.#type === 'spell')
        this.#complain(
          'noNameOnSpell',
          'Only abilities of creatures have names; take it away.',
          place(name.length),
        );
      return { name, end: from + named[0].length };
    }
    const small = this.#type === 'creature' ? lowerCaseName.exec(rest) : null;
    if (small && !conditionWord.test(rest) && !known(from) && known(from + small[0].length)) {
      const name = (small[1] ?? '').trim();
      this.#complain(
        'name',
        `Write the ability's name in capital letters: ${name.toUpperCase()}.`,
        place(name.length),
      );
      return { name: name.toUpperCase(), end: from + small[0].length };
    }
    return { name: null, end: from };
  }

  /** Notes where a phrase stands and what is wrong with it by itself; null for a stretch that is no phrase. */
  #placed(item: Item, plain: PlainText): PlacedPhrase | null {
    const start = plain.at[item.start] ?? 0;
    const end = plain.at[item.end - 1] === undefined ? start : endOf(plain, item.end - 1);
    if (item.kind === 'unknown') {
      this.#unknown(plain.text.slice(item.start, item.end), start, end);
      return null;
    }
    const { match, mark } = item;
    const use: Use = { id: match.entry.id, values: match.values };
    this.#parts.push({ start, end, kind: match.entry.kind, use });
    this.#checkMatch(match, start, end);
    return { start, end, use, match, mark };
  }

  #checkMatch(
    { entry, older, numberFault, wrongPlural, lacksUpTo }: Match,
    start: number,
    end: number,
  ): void {
    if (numberFault) {
      this.#understood = false;
      this.#complain(...numberFaults[numberFault], { start, end });
    } else if (wrongPlural !== null) {
      this.#complain('singular', `After a number above 1 it says “${wrongPlural}”.`, { start, end });
    } else if (lacksUpTo) {
      this.#complain('upTo', 'Write “up to” before the number; only a single target does without.', {
        start,
        end,
      });
    }
    if (older) this.#revised.push({ start, end, id: entry.id, older });
  }

  #unknown(text: string, start: number, end: number): void {
    this.#understood = false;
    const nearest = this.hints ? nearestPhrase(text, this.#vocabulary) : null;
    const like = nearest === null ? '' : ` Most like it is “${nearest}”`;
    const problem = {
      start,
      end,
      rule: cite('listed', this.#edition),
      because: `“${text.trim()}” is in no list of the ${ordinal(this.#edition)} Edition's guide.${like}`,
    };
    this.#problems.push(nearest === null ? problem : { ...problem, nearest });
  }

  #checkCount(): void {
    const place = { start: 0, end: this.#text.length };
    if (this.#type === 'spell' && this.#abilities.length !== 1 && this.#understood) {
      const many = this.#abilities.length > 1;
      this.#complain(
        'spellHasOneAbility',
        many
          ? 'A spell has one ability, all of it in one paragraph; join the paragraphs or take one away.'
          : 'A spell has one ability; write one.',
        place,
      );
    }
    if (this.#saysNoAbilities && this.#abilities.length > 0)
      this.#complain('noAbilitiesText', `“${NO_ABILITIES}” stands only where there are none.`, place);
  }

  #complain(rule: BuildingRule, because: string, { start, end }: { start: number; end: number }): void {
    this.#problems.push({ start, end, rule: cite(rule, this.#edition), because });
  }
}

const isNoAbilities = (text: string): boolean => text.toLowerCase() === NO_ABILITIES.toLowerCase();

const whole = ({ at }: PlainText): { start: number; end: number } => ({
  start: at[0] ?? 0,
  end: at.at(-1) ?? 0,
});

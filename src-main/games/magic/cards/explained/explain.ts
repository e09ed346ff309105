/** What a paragraph does, in plain words: made of its components, with the rules that say so. */
import type { Told } from '../../../card-language.js';
import { isManaAbility } from '../../rules/mana/abilities-of.js';
import { isOf } from '../characteristics.js';
import type { Ability, Paragraph } from '../components/abilities.js';
import type { Target } from '../components/filters.js';
import { partsOf, type Part } from '../components/parts.js';
import type { TypeLine } from '../type-line.js';
import { writeFilter } from '../language/write.js';
import { meaningOf } from './keywords.js';
import { partNotes } from './part-notes.js';

/** More than these would be a page of the rulebook. */
const MOST_TOLD = 5;

export function explain({ ability }: Paragraph, line: TypeLine, parts: readonly Part[]): readonly Told[] {
  const notes = isLater(ability) ? parts.flatMap(({ id }) => partNotes.get(id) ?? []) : [];
  const all = [...howItWorks(ability, line), ...targetsIn(ability).map(aims), ...notes];
  const once = all.filter(({ says }, at) => all.findIndex((other) => other.says === says) === at);
  return once.slice(0, MOST_TOLD);
}

/** The parts that a paragraph is made of: what its type line says is not of its words. */
export const partsIn = (paragraph: Paragraph, line: TypeLine): readonly Part[] =>
  partsOf([paragraph], { ...line, subtypes: [], enchants: null });

/** Its effects are carried out one day: what holds on and what gives mana is there at once. */
const isLater = (ability: Ability): boolean => 'effects' in ability && !isManaAbility(ability);

const told = (says: string, rule: string): Told => ({ says, rule });

function howItWorks(ability: Ability, line: TypeLine): readonly Told[] {
  switch (ability.is) {
    case 'spell':
      return [
        told('It happens once, as the card resolves; then the card goes to the graveyard.', 'MC-RES-13'),
      ];
    case 'activated':
      return activated(ability, line);
    case 'triggered':
      return [
        isManaAbility(ability)
          ? told('It gives its mana by itself, at once.', 'MC-GR-10')
          : told('It happens by itself each time, and players can answer it.', 'MC-TRIG-02'),
        ...(ability.may ? [told('You say each time whether it is to happen.', 'MC-TRIG-06')] : []),
      ];
    case 'static':
      return [
        ability.continuous.what.is === 'enchanted'
          ? told('It holds for as long as this is on it; nobody can answer it.', 'MC-TYPE-19')
          : told('It holds for as long as this is in play; nobody can answer it.', 'MC-ABIL-12'),
        ...(ability.continuous.what.is === 'all'
          ? [told('It holds for what comes into play later, too.', 'MC-ABIL-14')]
          : []),
      ];
    case 'gameRule':
      return [told('It changes a rule of the game for as long as this is in play.', 'MC-ABIL-12')];
    case 'replacement':
      return [told('It changes what is about to happen; nobody can answer it.', 'MC-EFF-12')];
    case 'asComesIntoPlay':
      return [told('It happens before this is in play; nobody can answer it.', 'MC-EFF-12')];
    case 'comesIntoPlayFor':
      return [told('It is paid as this comes into play, or else this goes to the graveyard.', 'MC-EFF-12')];
    case 'keywords':
      return ability.keywords.map((keyword) => {
        const { word, reminder, rule } = meaningOf(keyword);
        return told(`${word}: ${reminder.charAt(0).toLowerCase()}${reminder.slice(1)}`, rule);
      });
    case 'additionalCost':
      return [told('It is paid beside the mana cost, as the spell is played.', 'MC-GR-25')];
    case 'onlyForX':
      return [told('Other mana pays for the rest of its cost alone.', 'MC-GR-28')];
    case 'alternativeCost':
      return [told('Whoever plays the spell chooses which of the costs to pay.', 'MC-GR-26')];
    case 'playableAsInstant':
      return [told('It can be played in any player’s turn, also as an answer to something.', 'MC-TYPE-05')];
    case 'playLimit':
      return [told('At any other time it cannot be played.', 'MC-GR-31')];
    case 'countedStats':
      return [told('The star is counted all the time, wherever the card is.', 'MC-GR-98')];
  }
}

function activated(ability: Extract<Ability, { readonly is: 'activated' }>, line: TypeLine): readonly Told[] {
  const { costs, limits } = ability;
  const taps = costs.some(({ is }) => is === 'tapThis');
  return [
    isManaAbility(ability)
      ? told('The mana is there at once: it does not use the stack, and nobody can answer it.', 'MC-MANA-20')
      : limits.length > 0
        ? told('You pay what stands before the colon, then it happens; others can answer it.', 'MC-ABIL-03')
        : taps
          ? told('You can use it whenever you could play an instant, once between untap steps.', 'MC-TYPE-07')
          : told('You can use it whenever you could play an instant, as often as you can pay.', 'MC-ABIL-08'),
    ...(taps && isOf(line, 'creature')
      ? [told('Not in the turn you get the creature: {T} has to wait.', 'MC-TYPE-31')]
      : []),
  ];
}

/** What it aims at, but for the aims of abilities that it gives to others. */
function targetsIn(tree: unknown): readonly Target[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if ('is' in tree && tree.is === 'target') return [tree as Target];
  return Object.entries(tree).flatMap(([key, inner]) => (key === 'abilities' ? [] : targetsIn(inner)));
}

function aims({ filter, player }: Target): Told {
  const things = filter === null ? [] : [writeFilter(filter)];
  const what = [...things, ...(player === null ? [] : [player])].join(' or ');
  return told(`The target (${what}) is chosen first; if it is gone by then, nothing happens.`, 'MC-RES-05');
}

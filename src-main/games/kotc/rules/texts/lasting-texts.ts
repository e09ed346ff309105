/** Sentences for what the log tells when it comes about, and the table says for as long as it lasts. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo, Result } from '../../../../engine/state.js';
import { counted, listed, withArticle, type TextPart } from '../../../../engine/text.js';
import type { Design } from '../context.js';
import type { EventOf } from '../events/events.js';
import type { Outcome } from '../modern/endgame.js';
import type { AbilityLink, CriterionName, Link } from '../state/state.js';
import type { Terms } from './terms.js';

/** How the players are called, and the things of the edition. */
export interface Naming {
  readonly terms: Terms;
  who(player: PlayerNo): string;
}

/** How cards that are used are called, which all may know. */
export interface LinkNaming extends Naming {
  card(no: CardNo): TextPart;
  design(no: CardNo): Design;
}

/** What a link is, as it stands within a sentence. */
export function linked(one: Link, naming: LinkNaming): TextPart[] {
  const who = naming.who(one.player);
  const what = naming.card(one.card);
  if ('counter' in one) {
    return [`the effect of ${withArticle(naming.terms.counter(one.counter))} of ${who} from `, what];
  }
  if ('ability' in one) return activated(one, naming, 'the');
  return 'summon' in one ? ['the summon of ', what, ` by ${who}`] : ['the attack of ', what, ` for ${who}`];
}

/** A spell is told as cast, unless it is known to lie in a grave already where its ability is used. */
export function activated(
  { card, ability, player, spends }: AbilityLink,
  naming: LinkNaming,
  article: 'the' | 'The',
): TextPart[] {
  const { type, abilities } = naming.design(card);
  const what = naming.card(card);
  const who = naming.who(player);
  if (type === 'spell' && spends !== false) return [what, `, cast by ${who}`];
  return [`${abilities[ability]?.name ?? `${article} ability`} of `, what, `, activated by ${who}`];
}

export const willAttack = (card: TextPart, victim: TextPart): TextPart[] => [
  card,
  ' will have to attack ',
  victim,
  '.',
];

/** How long dice may be re-rolled by an effect. */
const spans: Readonly<Record<EventOf<'grantRerolls'>['span'], string>> = {
  chain: 'in this chain',
  turn: 'for the rest of this turn',
  'turn after this chain': 'for the rest of this turn, but not in this chain',
};

export function mayReroll(
  { player, dice, times, span }: Omit<EventOf<'grantRerolls'>, 'type' | 'rules'>,
  naming: Naming,
): string {
  const what = `${counted(dice, 'die', 'dice')} up to ${counted(times, 'time')} each`;
  return `${naming.who(player)} may re-roll up to ${what} ${spans[span]}.`;
}

const oneLeft = 'All other players are out of the game.';
const endWords: Readonly<Record<string, string>> = {
  endAllZero: 'All players have 0 HP.',
  endOneLeft: 'All players but 1 have 0 HP.',
  endEmptyDeck: 'A player had to draw from an empty deck.',
  endAgreed: 'All players agree to end the game.',
  resigned: 'A player gives up.',
  hitpoints: oneLeft,
  deck: oneLeft,
  forfeit: oneLeft,
  draw: 'All players who were left are out of the game at once.',
};

/** How who wins is told from the others. */
const criterionWords: Readonly<Record<string, string>> = {
  'empty deck': ' by not having drawn from an empty deck',
  hitpoints: ' with the most HP',
  levels: ' with the highest total level in play',
  'deck size': ' with the most cards in the deck',
} satisfies Record<CriterionName, string>;

const singledOut = (criterion: string | undefined): string => criterionWords[criterion ?? ''] ?? '';

/** How a game ended, who won it, and by what. */
export function ending(
  { by, winners, criterion }: Pick<Result, 'by' | 'winners' | 'criterion'>,
  naming: Naming,
): string {
  const all = winners.map((one) => naming.who(one));
  const won =
    all.length === 1
      ? `${all[0]} wins${singledOut(criterion?.by)}.`
      : `${naming.terms.tie} between ${listed(all).join('')}.`;
  return `${endWords[by] ?? 'The game is over.'} ${won}`;
}

/** How a game would end now. */
export function wouldEnd({ winners, criterion }: Outcome, naming: Naming): string {
  const all = winners.map((one) => naming.who(one));
  if (all.length === 1) return `${all[0]} would win${singledOut(criterion ?? undefined)}.`;
  return `It would be ${naming.terms.tie.toLowerCase()} between ${listed(all).join('')}.`;
}

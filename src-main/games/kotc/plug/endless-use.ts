/**
 * Cards of Keeper of the Cards with which a player can go on for ever within a turn. No card unexhausts another before the Recovery Phase and every
 * play exhausts resources. One way round that is looked for: a minion that goes back to the hand whenever it is summoned, and costs nothing any more.
 */
import type { Ability, Use } from '../../card-components.js';
import type { CardWarning } from '../../card-law.js';
import type { KotcCard } from '../cards/card.js';
import { readText } from '../cards/language/read.js';
import { readingEdition } from '../cards/language/reading-edition.js';

/** What a card does towards it. */
interface Doings {
  readonly name: string;
  readonly level: number | null;
  /** It goes back to the hand whenever it is summoned, for nothing but that. */
  readonly returns: boolean;
  /** Doing so it lowers its own level, by how much each time. */
  readonly lowersItself: number;
  /** By how much it lowers the level of another that lies on a battlefield or in its player's hand. */
  readonly lowersOthers: number;
}

const SUMMONED = 'cond-this-summoned';
const BOUNCES_ONE = 'cost-self-bounce-in-play';
/** Selections that can always be of the minion itself while it is on the battlefield. */
const ofItselfThere: readonly string[] = ['target-this-card', 'target-in-play'];
/** The same when it has gone back to the hand. */
const ofItselfInHand: readonly string[] = ['target-this-card', 'target-your-hand'];

/** Whether a card can be one of two that go on for ever. */
export function canGoOn(card: KotcCard): boolean {
  const doings = doingsOf(card);
  return doings !== null && (doings.returns || doings.lowersOthers > 0);
}

export function endlessAlone(card: KotcCard): readonly CardWarning[] {
  const doings = doingsOf(card);
  if (!doings?.returns || (doings.level !== 0 && doings.lowersItself === 0)) return [];
  const because =
    'Whenever it is summoned it can go back to the hand, and in the end it costs nothing: its player can go on so for the whole turn, and nothing ends it.';
  return [{ kind: 'never ends', because, cards: [doings.name] }];
}

export function endlessTogether(cards: readonly KotcCard[]): readonly CardWarning[] {
  const all = cards.flatMap((card) => doingsOf(card) ?? []);
  return all
    .filter(({ returns, lowersItself, level }) => returns && lowersItself === 0 && level !== 0)
    .flatMap((minion) =>
      all
        .filter((other) => other !== minion && minion.level !== null && other.lowersOthers >= minion.level)
        .map((other): CardWarning => ({
          kind: 'never ends',
          because: `When “${other.name}” has lowered the level of “${minion.name}” to 0, “${minion.name}” can be summoned and go back to the hand for the whole turn for nothing.`,
          cards: [minion.name, other.name],
        })),
    );
}

function doingsOf(card: KotcCard): Doings | null {
  const number = readingEdition(card);
  if (number === null) return null;
  const { understood, abilities } = readText(card.text, card.type, number, { hints: false });
  if (!understood) return null;
  const returning = abilities.filter(
    (ability) => card.type === 'creature' && ability.condition?.id === SUMMONED && returnsItself(ability),
  );
  return {
    name: card.name || 'A card without a name',
    level: card.cost,
    returns: returning.length > 0,
    lowersItself: Math.max(0, ...returning.map(loweredByIt)),
    lowersOthers: Math.max(0, ...abilities.map(loweredOfOthers)),
  };
}

const isBounce = ({ id }: Use): boolean => id === 'effect-bounce';

/** As its only cost, or as what it does. */
function returnsItself({ costs, parts }: Ability): boolean {
  const [cost, ...more] = costs;
  if (cost) return more.length === 0 && cost.id === BOUNCES_ONE && cost.values.x === 1;
  return parts.some(
    ({ target, effects }) => target && ofItselfThere.includes(target.id) && effects.some(isBounce),
  );
}

/** By how much the ability lowers the level of its own minion, which lies in the hand when its cost has been paid, else on the battlefield. */
function loweredByIt({ costs, parts }: Ability): number {
  const lies = costs.length > 0 ? ofItselfInHand : ofItselfThere;
  const until =
    costs.length > 0 ? parts.length : parts.findIndex(({ effects }) => effects.some(isBounce)) + 1;
  return lowered(parts.slice(0, until), lies);
}

const loweredOfOthers = ({ parts }: Ability): number =>
  lowered(parts, ['target-in-play', 'target-your-hand']);

const lowered = (parts: Ability['parts'], selections: readonly string[]): number =>
  Math.max(
    0,
    ...parts.flatMap(({ target, effects }) =>
      target && selections.includes(target.id)
        ? effects.flatMap(({ id, values }) => (id === 'effect-down-level' ? (values.x ?? 0) : []))
        : [],
    ),
  );

import type { CardWarning, CardWarnings } from '../../card-law.js';
import type { MagicCard } from '../cards/card.js';
import type { Ability } from '../cards/components/abilities.js';
import type { Effect, TokenSpec } from '../cards/components/effects.js';
import type { TriggerEvent } from '../cards/components/events.js';
import type { Noun, Who } from '../cards/components/filters.js';
import { readText } from '../cards/language/read.js';
import { plainText } from '../cards/symbol-words.js';
import { isNoTypeLine, readTypeLine } from '../cards/type-line.js';

/** Abilities that trigger each other without anybody having a choice: they go on and on. */
export const cardWarnings: CardWarnings<MagicCard> = {
  concerns: (card) => forcedTriggers(card).length > 0,
  ofCard(card) {
    const triggers = forcedTriggers(card);
    return triggers.some((one) => causes(one, one)) || isRing(triggers, triggers)
      ? [loop('Its ability triggers itself again and again', triggers, [nameOf(card)])]
      : [];
  },
  ofCards(cards) {
    const all = cards.map((card) => ({ name: nameOf(card), triggers: forcedTriggers(card) }));
    return all.flatMap(({ name, triggers }, place) =>
      all
        .slice(place + 1)
        .flatMap((other): CardWarning[] =>
          isRing(triggers, other.triggers)
            ? [
                loop(
                  `“${name}” and “${other.name}” trigger each other again and again under one player`,
                  [...triggers, ...other.triggers],
                  [name, other.name],
                ),
              ]
            : [],
        ),
    );
  },
};

const nameOf = ({ name }: MagicCard): string => name || 'A card without a name';

function loop(what: string, triggers: readonly Forced[], cards: readonly string[]): CardWarning {
  const hurts = triggers.some(({ effects }) => effects.some((effect) => effect.do === 'loseLife'));
  const until = hurts ? 'until a player has lost' : 'and nobody can end it';
  return { kind: 'never ends', because: `${what}: once it has begun it goes on ${until}.`, cards };
}

/** An ability that happens whenever its event does: nobody chooses, and nothing else has to be so. */
interface Forced {
  readonly event: TriggerEvent;
  readonly effects: readonly Effect[];
}

function forcedTriggers({ name, typeLine, text }: MagicCard): readonly Forced[] {
  const type = readTypeLine(typeLine);
  if (isNoTypeLine(type)) return [];
  const read = readText(plainText(text), { name, typeLine: type }, { hints: false }).text ?? [];
  return read.flatMap(({ ability }) => (isForced(ability) ? [ability] : []));
}

const isForced = (ability: Ability): ability is Extract<Ability, { is: 'triggered' }> =>
  ability.is === 'triggered' && !ability.may && ability.condition === null && ability.worksIn === undefined;

/** One of these is met by what the other does, and the other way round. */
const isRing = (these: readonly Forced[], others: readonly Forced[]): boolean =>
  these.some((one) => others.some((other) => one !== other && causes(one, other) && causes(other, one)));

const causes = ({ effects }: Forced, { event }: Forced): boolean =>
  effects.some((effect) => meets(effect, event));

/** Whether an effect is sure to be such an event. */
function meets(effect: Effect, event: TriggerEvent): boolean {
  switch (effect.do) {
    case 'gainLife':
      return event.on === 'gainsLife' && isSome(effect.amount) && covers(effect.who, event.who);
    case 'loseLife':
      return event.on === 'losesLife' && isSome(effect.amount) && covers(effect.who, event.who);
    case 'makeToken':
      return (
        event.on === 'comesIntoPlay' &&
        effect.who.is === 'you' &&
        isSome(effect.count) &&
        event.what.is === 'any' &&
        event.what.filter.any.some((noun) => finds(noun, effect.token))
      );
    default:
      return false;
  }
}

const isSome = (amount: unknown): boolean => typeof amount === 'number' && amount > 0;

/** Whoever the effect is about is sure to be among those of the event. */
function covers(effect: Who, event: Who): boolean {
  switch (event.is) {
    case 'anyPlayer':
    case 'eachPlayer':
      return ['you', 'eachOpponent', 'opponent', 'eachPlayer'].includes(effect.is);
    case 'you':
      return effect.is === 'you' || effect.is === 'eachPlayer';
    case 'opponent':
    case 'eachOpponent':
      return ['eachOpponent', 'opponent', 'eachPlayer'].includes(effect.is);
    default:
      return false;
  }
}

/** Whether a noun is sure to find a token that you put into play. */
function finds({ qualities, types, subtype, as, clauses }: Noun, token: TokenSpec): boolean {
  const own = ['creature', ...(token.artifact ? ['artifact'] : [])];
  return (
    types.every((type) => own.includes(type)) &&
    (subtype === null || token.subtypes.includes(subtype)) &&
    (as === null || as === 'permanent' || as === 'token') &&
    qualities.every(
      (quality) =>
        quality.is === 'other' ||
        (quality.is === 'color' && quality.colors.some((color) => token.colors.includes(color))),
    ) &&
    clauses.every((clause) => clause.is === 'controlledBy' && clause.who.is === 'you')
  );
}

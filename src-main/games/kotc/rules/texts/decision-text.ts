import type { Viewer } from '../../../../engine/state.js';
import type { Action, CardId, Choice, Decision } from '../../../../engine/decision.js';
import { pass } from '../flow/actions.js';
import { wordOf } from '../purposes.js';
import { wordingFor } from './decision-wordings.js';
import type { KotcContext } from '../context.js';
import type { KotcCard } from '../state/state.js';
import { termsOf, type Terms } from './terms.js';
import { nameAt } from '../state/values.js';
import { canTell, isNamedTo } from '../views/view-cards.js';
import { capitalized, withArticle, type Text, type TextPart } from '../../../../engine/text.js';
import { playerName } from './words.js';

/** For whom something is put into words, and how the players are called. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly game: KotcContext;
}

/** What a player is asked, in one sentence. */
export function decisionText(decision: Decision, reader: Reader): Text {
  const terms = termsOf(reader.game.edition);
  const { about } = decision;
  if (decision.kind === 'act' && decision.actions.every((action) => action.do === pass.do)) {
    return ['There is nothing to do here but to go on.'];
  }
  const what = about === undefined ? 'this' : cardPart(about, reader, true);
  return wordingFor(wordOf(decision), terms)(decision, what, terms);
}

interface Acting {
  readonly card: TextPart;
  /** What the ability is called. */
  readonly ability: string;
  /** With its article. */
  readonly counter: string;
  readonly isTrap: boolean;
  /** What it is called to have a counter's effect. */
  readonly useCounter: string;
}
type ActionWordings = Readonly<Record<string, (acting: Acting) => TextPart[]>>;

const shared: ActionWordings = {
  attack: () => ['Attack.'],
  summon: ({ card }) => ['Summon ', card, '.'],
  set: ({ card }) => ['Set ', card, ' as a trap.'],
  cast: ({ card }) => ['Cast ', card, '.'],
  activate: ({ card, ability, isTrap }) =>
    isTrap ? ['Activate the trap ', card, '.'] : [`Activate ${ability} of `, card, '.'],
};
const families: Readonly<Record<Terms['era'], ActionWordings>> = {
  modern: {
    ...shared,
    sow: ({ card }) => ['Sow ', card, '.'],
    counter: ({ card, counter, useCounter }) => [`${capitalized(useCounter)} ${counter} on `, card, '.'],
  },
  classic: {
    ...shared,
    sow: ({ card }) => ['Place ', card, ' as a resource.'],
    draw: () => ['Draw, and place no more resources.'],
    exchange: () => ['Exchange cards of your hand with cards of your reserves.'],
    counter: ({ card, counter }) => [`Remove ${counter} from `, card, ' for its effect.'],
  },
};

/** What a player may do besides passing, in one sentence. */
export function actionText(action: Action, reader: Reader): Text {
  const terms = termsOf(reader.game.edition);
  const wording = families[terms.era][action.do];
  if (!wording) throw new Error(`There are no words for “${action.do}”.`);
  const { card: id, ability = 0, counter } = action;
  return wording({
    card: id === undefined ? '' : cardPart(id, reader),
    ability: id === undefined ? '' : abilityName(id, ability, reader),
    counter: counter === undefined ? '' : withArticle(terms.counter(counter)),
    useCounter: terms.useCounter,
    isTrap: id !== undefined && cardOf(id, reader)?.zone === 'traps',
  });
}

/** One of the options of a decision, in a few words. */
export function choiceText(choice: Choice, decision: Decision, reader: Reader): Text {
  const { player, card: id, counter, number } = choice;
  const who = player === undefined ? '' : playerName(reader.names, player);
  const die = number === undefined ? who : `the ${number} of ${who}`;
  if (id === undefined) return [die];
  const no = numberOf(reader, id);
  const isAsked = reader.viewer === decision.player;
  const what = cardPart(id, reader, isAsked && no >= 0 && isNamedTo(reader.game, no, decision));
  if (wordOf(decision) === 'trapped') return [abilityName(id, number ?? 0, reader)];
  if (wordOf(decision) === 'voodoo' && number !== undefined) return [`The ${number} at `, what];
  if (wordOf(decision) === 'shield') return [`The ${number ?? 0}`];
  if (counter === undefined) return [what];
  const name = termsOf(reader.game.edition).counter(counter);
  if (number !== undefined) return [`${name} on `, what, `: ${die}`];
  const owned = who === '' ? '' : ` of ${who}`;
  return [`${name}${owned} on `, what];
}

const numberOf = ({ game }: Reader, id: CardId): number =>
  game.state.cards.findIndex((card) => card.id === id);

const cardOf = (id: CardId, reader: Reader): KotcCard | undefined =>
  reader.game.state.cards[numberOf(reader, id)];

/** A card by name, if the reader can tell which it is; `isPublic` where what is going on names it to them. */
function cardPart(id: CardId, reader: Reader, isPublic = false): TextPart {
  const { game, viewer } = reader;
  const no = numberOf(reader, id);
  const card = game.state.cards[no];
  if (!card || !(isPublic || canTell(game, no, viewer))) return 'an unseen card';
  return { name: nameAt(game, no), design: card.design, card: id };
}

function abilityName(id: CardId, ability: number, reader: Reader): string {
  const design = reader.game.designs[cardOf(id, reader)?.design ?? -1];
  return design?.abilities[ability]?.name ?? `ability ${ability + 1}`;
}

import type { Action, CardId, Choice, Decision } from '../kernel/decision.js';
import type { Kotc } from './edition.js';
import type { CounterKind } from './state.js';
import { canTell, printedOf, type Viewer } from './view-cards.js';
import { counted, counterNames, playerName, type Text, type TextPart } from './words.js';

/** For whom something is put into words, and how the players are called. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly table: Kotc;
}

type Wording = (decision: Decision, about: TextPart) => TextPart[];

/** "2 resources", "up to 3 cards", "1 to 2 cards". */
function amount(decision: Decision, noun: string): string {
  if (!('least' in decision)) return noun;
  const { least, most } = decision;
  if (least === most) return counted(most, noun);
  return least === 0 ? `up to ${counted(most, noun)}` : `${least} to ${counted(most, noun)}`;
}

const whatToDo: Wording = () => ['Choose what to do.'];
const payment =
  (verb: string, noun: string): Wording =>
  (decision, about) => [`Choose ${amount(decision, noun)} to ${verb} for `, about, '.'];
const whose =
  (zone: string): Wording =>
  (_, about) => [`Choose whose ${zone} to take for `, about, '.'];
const inOrder =
  (verb: string): Wording =>
  () => [`Choose the order in which to ${verb} the cards: the first goes first.`];

/** What is asked, by purpose. */
const wordings: Readonly<Record<string, Wording>> = {
  redraw: () => ['Choose any cards of your hand to bury; you draw as many.'],
  draw: whatToDo,
  resource: () => ['Sow a resource, or choose what else to do.'],
  action: whatToDo,
  battle: () => ['Attack, or choose what else to do.'],
  recovery: whatToDo,
  respond: () => ['Respond to the chain, or pass.'],
  pay: payment('exhaust', 'resource'),
  'self-exhaust': payment('exhaust', 'card'),
  'self-bounce': payment('bounce', 'card'),
  'self-sheathe': payment('sheathe', 'card'),
  'self-destroy': payment('destroy', 'card'),
  'self-bury': payment('bury', 'card'),
  bury: inOrder('bury'),
  sheathe: inOrder('sheathe'),
  target: (decision, about) => [`Choose ${amount(decision, 'target')} for `, about, '.'],
  targets: (_, about) => ['Choose how many targets ', about, ' takes.'],
  deck: whose('deck'),
  grave: whose('grave'),
  hand: whose('hand'),
  deploy: () => ['Choose a card to deploy, or none.'],
  remove: (decision, about) => [`Choose ${amount(decision, 'counter')} to remove from `, about, '.'],
  attack: () => ['Choose the attacking team in formation order.'],
  victim: () => ['Choose the victim.'],
  defend: () => ['Choose the defending team in formation order, or none.'],
  die: () => ['Assign the next die.'],
  berzerk: (_, about) => ['Choose whom ', about, ' has to attack.'],
  taunt: () => ['Use a Taunt Counter, or none.'],
  trap: () => ['Use a Trap Counter, or none.'],
  trapped: (_, about) => ['Exhaust ', about, ' to activate one of its abilities, or none.'],
  reroll: () => ['Use a Dice Counter to re-roll a die, or none.'],
  shield: ({ amount: damage }, about) => [
    'Use a Shield Counter on ',
    about,
    `, which is to take ${damage ?? 0} damage?`,
  ],
};

/** What a player is asked, in one sentence. */
export function decisionText(decision: Decision, reader: Reader): Text {
  const wording = wordings[decision.purpose];
  if (!wording) throw new Error(`There are no words for what is asked for “${decision.purpose}”.`);
  const { about } = decision;
  return wording(decision, about === undefined ? 'this' : cardPart(about, reader, true));
}

const counterName = (kind: string | undefined): string => counterNames[kind as CounterKind] ?? 'counter';

type ActionWording = (action: Action, card: TextPart, ability: string) => TextPart[];
const actionWordings: Readonly<Record<string, ActionWording>> = {
  pass: () => ['Pass.'],
  attack: () => ['Attack.'],
  sow: (_, card) => ['Sow ', card, '.'],
  summon: (_, card) => ['Summon ', card, '.'],
  cast: (_, card) => ['Cast ', card, '.'],
  activate: (_, card, ability) => [`Activate ${ability} of `, card, '.'],
  counter: ({ counter }, card) => [`Use a ${counterName(counter)} on `, card, '.'],
};

/** What a player may do, in one sentence. */
export function actionText(action: Action, reader: Reader): Text {
  const wording = actionWordings[action.do];
  if (!wording) throw new Error(`There are no words for “${action.do}”.`);
  const { card, ability = 0 } = action;
  if (card === undefined) return wording(action, '', '');
  return wording(action, cardPart(card, reader), abilityName(card, ability, reader));
}

/** One of the options of a decision, in a few words. */
export function choiceText(choice: Choice, decision: Decision, reader: Reader): Text {
  const { player, card, counter, number } = choice;
  const who = player === undefined ? '' : playerName(reader.names, player);
  if (card === undefined) return [who];
  const what = cardPart(card, reader);
  if (decision.purpose === 'trapped') return [abilityName(card, number ?? 0, reader)];
  if (counter === undefined) return [what];
  if (number !== undefined) return [`${counterName(counter)} on `, what, `: the ${number} of ${who}`];
  const owned = who === '' ? '' : ` of ${who}`;
  return [`${counterName(counter)}${owned} on `, what];
}

const numberOf = ({ table }: Reader, id: CardId): number =>
  table.state.cards.findIndex((card) => card.id === id);

/** A card by name, if the reader can tell which it is; `isPublic` where what is going on names it to all. */
function cardPart(id: CardId, reader: Reader, isPublic = false): TextPart {
  const { table, viewer } = reader;
  const no = numberOf(reader, id);
  const card = table.state.cards[no];
  if (!card || !(isPublic || canTell(table, no, viewer))) return 'an unseen card';
  return { name: printedOf(table, card.design).name, design: card.design, card: id };
}

function abilityName(id: CardId, ability: number, reader: Reader): string {
  const { state, designs } = reader.table;
  const design = designs[state.cards[numberOf(reader, id)]?.design ?? -1];
  return design?.abilities[ability]?.name ?? `ability ${ability + 1}`;
}

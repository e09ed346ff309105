/** What players are asked: each word with its role, and the sentence that asks. */
import type { Question } from '../../../engine/ask.js';
import type { PlayerNo, Purpose, Role } from '../../../engine/decision.js';
import type { CardNo } from '../../../engine/state.js';

const rows = {
  first: ['setup', 'Choose who begins.'],
  keep: ['mulligan', 'Keep this hand? Otherwise you take a mulligan, with one card less.'],
  priority: ['action', 'Play a spell or ability, or pass.'],
  respond: ['respond', 'Respond with a spell or ability, or pass.'],
  mode: ['mode', 'Choose one.'],
  cost: ['mode', 'Choose what you pay.'],
  x: ['cost', 'Choose X.'],
  target: ['target', 'Choose the target.'],
  targets: ['target', 'Choose the targets.'],
  divide: ['assign', 'Divide it among the targets.'],
  spend: ['cost', 'Choose with which mana you pay the number.'],
  mana: ['cost', 'Choose what you tap for mana, or pay as suggested.'],
  sacrifice: ['cost', 'Choose what you sacrifice.'],
  discard: ['cost', 'Choose what you discard.'],
  tapped: ['cost', 'Choose what you tap.'],
  returned: ['cost', 'Choose what you return.'],
  removed: ['cost', 'Choose what you remove from the game.'],
  revealed: ['cost', 'Choose what you reveal.'],
  color: ['choose', 'Choose a color of mana.'],
  may: ['choose', 'Do it?'],
  attack: ['attack', 'Choose which creatures attack, and whom.'],
  block: ['block', 'Choose which creatures block, and what.'],
  payToFight: ['choose', 'Pay for it to fight?'],
  combatDamage: ['assign', 'Divide its combat damage.'],
  order: ['order', 'Choose which of your abilities goes on the stack next. The last one resolves first.'],
  replace: ['replace', 'Choose which of these effects applies first.'],
  prevented: ['replace', 'Choose whose damage is prevented first.'],
  handSize: ['choose', 'Discard down to your maximum hand size.'],
  choose: ['choose', 'Choose what it is done to.'],
  opponent: ['choose', 'Choose an opponent.'],
  player: ['choose', 'Choose a player.'],
  discarded: ['choose', 'Choose what is discarded.'],
  search: ['choose', 'Choose what you search for.'],
  libraryOrder: ['order', 'Choose the order of the cards, the first on top.'],
  graveyardOrder: ['order', 'Choose the order of the cards in your graveyard, the first on top.'],
  host: ['choose', 'Choose what it is attached to.'],
  source: ['choose', 'Choose the source.'],
  pay: ['choose', 'Pay the cost?'],
  creatureType: ['choose', 'Choose a creature type.'],
  landType: ['choose', 'Choose a land type.'],
  cardType: ['choose', 'Choose a card type.'],
  word: ['choose', 'Choose the word that is replaced.'],
  otherWord: ['choose', 'Choose the word that stands there instead.'],
  number: ['choose', 'Choose a number.'],
  name: ['choose', 'Name a card.'],
  untap: ['choose', 'Choose which of these stay tapped.'],
  untapped: ['choose', 'Choose which of these untap.'],
  found: ['choose', 'Choose among these cards.'],
} as const satisfies Readonly<Record<string, readonly [Role, string]>>;
export type QuestionWord = keyof typeof rows;

export const purposes = Object.fromEntries(
  Object.entries(rows).map(([word, [role]]) => [word, { role, word }]),
) as Readonly<Record<QuestionWord, Purpose>>;

/** By the word of a purpose, the sentence that asks. */
export const questions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(rows).map(([word, [, text]]) => [word, text]),
);

/** @param rule by which it is asked: an id of the checklist */
export function askFor(player: PlayerNo, word: QuestionWord, rule: string, about?: CardNo): Question {
  const purpose = purposes[word];
  return about === undefined ? { player, purpose, rule } : { player, purpose, rule, about };
}

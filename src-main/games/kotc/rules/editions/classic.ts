/** What the editions have in common in which the turn player acts (6th to 11th). */
import type { Refusal } from '../../../../engine/decision.js';
import { no, notRefused, windowsProhibitions, type Prohibition } from './citations.js';
import type { KotcEdition, Mechanisms } from './edition.js';
import { windowsMechanisms } from './windows.js';

type ClassicProhibition = Exclude<Prohibition, (typeof windowsProhibitions)[number]>;

/** From the 9th Edition on; the 6th has chains. */
export const classicMechanisms: Mechanisms = {
  ...windowsMechanisms,
  counters: {},
  phases: ['resource', 'action', 'battle', 'recovery'],
  acting: 'turns',
  priority: 'turn player last',
  chains: false,
  sacrificesItself: true,
  conditionsOfSteps: 'after the battle',
  switchedTarget: 'hit',
  targetOutOfGame: 'battle goes on',
  forOneEvent: 'one ability of a card',
  cameBack: 'same card',
  rerollsFrom: 'now',
};

/** K09-ZON-26, K11-ZON-02. */
export const fieldWithReserves: KotcEdition['field'] = [
  [{ zone: 'battlefield', span: 'wide' }],
  [
    { zone: 'reserves', span: 'card' },
    { zone: 'traps', span: 'wide' },
    { zone: 'deck', span: 'card' },
    { zone: 'grave', span: 'card' },
  ],
  [{ zone: 'granary', span: 'wide' }],
];

/** In words that hold in every one of these editions; which rule says so, each edition knows. */
const sentences: Readonly<Record<ClassicProhibition, string>> = {
  notNow: 'Nothing can be started at this moment; wait until you are asked.',
  notYours: 'A card is used only by the player in whose zone it is.',
  sowPhase: 'A resource is placed only in your own Resource Phase.',
  sownAlready: 'No more than 2 cards are placed as resources in a Resource Phase.',
  sowFromHand: 'A resource is placed from the hand; this card is elsewhere.',
  sownAfterDraw: 'Resources are placed before the draw; place this card in your next Resource Phase.',
  firstTurn:
    'On the first turn of the game you either place 1 card as a resource or draw 1 card, and no more.',
  drawPhase: 'You draw for your turn only in your own Resource Phase.',
  drawnAlready: 'You have nothing left to draw: it is 2 cards in a turn, less those placed as resources.',
  exchangePhase: 'Cards are exchanged with the reserves only in your own Resource Phase.',
  nothingToExchange: 'An exchange needs at least 1 card in your hand and 1 in your reserves.',
  notInHand: 'A spell is cast from the hand; this card is elsewhere.',
  summonFromHand: 'A creature is summoned from the hand; this card is elsewhere.',
  summonPhase: 'A creature is summoned only in your own Action Phase.',
  notAMinion: 'Only creatures are summoned; cast a spell or set it as a trap instead.',
  notASpell: 'Only spells are cast; summon a creature instead.',
  setPhase: 'A trap is set only in your own Action Phase.',
  setFromHand: 'A trap is set from the hand; this card is elsewhere.',
  notATrap: 'Only spells are set as traps; summon a creature instead.',
  tooFewResources: 'You have fewer unexhausted resources than its resource cost.',
  summonCostUnpayable: 'You cannot pay what its caveat asks for summoning it.',
  actionCostUnpayable: 'You cannot pay what its caveat asks for using it.',
  outOfPlayCostUnpayable:
    'Its ability is used out of play for its resource cost, and you have fewer unexhausted resources.',
  standardTurn: 'Without an activation condition it is used only in your own turn.',
  standardPhase: 'Without an activation condition it is used only in your Action Phase.',
  conditionNotMet: 'Its activation condition is not met.',
  usedForThat: 'It has already been used for what met its condition.',
  responseFromHand: 'A spell in the hand is cast in its time; no text lets it respond to anything.',
  notAResponse: 'Nothing responds to an ability; wait until it is carried out.',
  notInPlay:
    'A creature or trap is used only while it is in play, unless its activation condition names another place.',
  exhausted: 'It is exhausted; it can be used when a Recovery Phase has unexhausted it.',
  trapExhausted: 'A trap set this turn, or otherwise exhausted, waits until a Recovery Phase unexhausts it.',
  noSuchAbility: 'The card has no such ability.',
  notYourCounter: 'Only the player who placed a counter removes it for its effect.',
  noSuchCounter: 'There is no such counter on the card.',
  plainCounter: 'A counter without a name is removed only by an ability.',
  whileResolving: 'Nothing can be started while an ability is carried out; wait until it is done.',
  duringStep: 'Nothing can be started during a step of a battle; wait until it is completed.',
  attackPhase: 'Battles are started only in your own Battle Phase.',
  attackerExhausted: 'It is exhausted; only unexhausted creatures attack.',
  attackerNotYours: 'Only creatures in play that the attacking player controls attack.',
  cannotAttack: 'Its caveat says that it cannot attack.',
  playerDeclared: 'That player has been attacked in this Battle Phase.',
  minionDeclared: 'That creature has been attacked in this Battle Phase.',
  victimYours: 'Nobody attacks themselves or their own creatures.',
  defenderExhausted: 'It is exhausted; only unexhausted creatures defend.',
  defenderNotYours: 'Only creatures in play that the defending player controls defend.',
  cannotDefend: 'Its caveat says that it cannot defend.',
  exhaustsItself: 'It is exhausted by what it does, and so pays for nothing with that.',
  paysForItself: 'This card does not pay for itself; the cost asks for other cards.',
  sacrificesItself: 'The cost asks for the sacrifice of another card.',
  noAttackers: 'You have no unexhausted creature that can attack.',
  noVictims: 'Every opponent and each of their creatures has been attacked in this Battle Phase.',
  outOfGame: 'You have lost and take no further part in the game.',
};

/** The refusals of an edition from the rules they rest on, and the sentences that are its own. */
export const classicRefusals = (
  rules: Readonly<Record<ClassicProhibition, string>>,
  own: Readonly<Partial<Record<ClassicProhibition, string>>> = {},
): KotcEdition['refusals'] => {
  const refusalOf = (name: ClassicProhibition): Refusal => no(rules[name], own[name] ?? sentences[name]);
  const names = Object.keys(sentences) as ClassicProhibition[];
  const refusals = Object.fromEntries(names.map((name) => [name, refusalOf(name)]));
  return { ...notRefused(windowsProhibitions), ...(refusals as Record<ClassicProhibition, Refusal>) };
};

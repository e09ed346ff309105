import type { Purpose, Role } from '../../../engine/decision.js';

/** All that a player is asked for, by the word that texts and scenarios of this game have for it. */
const roleOf = {
  action: 'action',
  battle: 'action',
  pay: 'cost',
  'self-exhaust': 'cost',
  'self-destroy': 'cost',
  target: 'target',
  targets: 'target',
  deck: 'target',
  grave: 'target',
  hand: 'target',
  remove: 'choose',
  respond: 'respond',
  die: 'assign',
  attack: 'attack',
  defend: 'block',

  redraw: 'mulligan',
  draw: 'action',
  resource: 'action',
  recovery: 'action',
  'self-bounce': 'cost',
  'self-sheathe': 'cost',
  'self-bury': 'cost',
  bury: 'order',
  sheathe: 'order',
  formation: 'order',
  granary: 'choose',
  deploy: 'choose',
  'deploy-set': 'mode',
  'draw-from': 'choose',
  craft: 'choose',
  'gift-summon': 'cost',
  gift: 'choose',
  'take-gift': 'choose',
  clone: 'choose',
  embody: 'choose',
  copies: 'order',
  victim: 'victim',
  berzerk: 'choose',
  taunt: 'respond',
  medic: 'respond',
  assassin: 'respond',
  trap: 'respond',
  trapped: 'mode',
  reroll: 'replace',
  shield: 'replace',
  voodoo: 'respond',
  undying: 'replace',
  burn: 'assign',
  'burn-at': 'assign',
  'wound-enemy': 'choose',

  reserves: 'setup',
  exchange: 'choose',
  'exchange-for': 'choose',
  condition: 'respond',
  counter: 'respond',
  'self-sacrifice': 'cost',
  'self-remove': 'cost',
  'choose-exhaust': 'cost',
  'choose-sacrifice': 'cost',
  'choose-destroy': 'cost',
  opponent: 'choose',
  'shown-to': 'choose',
  select: 'target',
  share: 'assign',
  'each-die': 'assign',
  switch: 'choose',
  'heal-opponent': 'choose',
  'damage-player': 'choose',
  immortality: 'replace',
} as const satisfies Readonly<Record<string, Role>>;

export type PurposeWord = keyof typeof roleOf;

export const purposeWords = Object.keys(roleOf) as PurposeWord[];

/** By their words, for the questions of the rules. */
export const purposes = Object.fromEntries(
  purposeWords.map((word) => [word, { role: roleOf[word], word }]),
) as { readonly [W in PurposeWord]: Purpose & { readonly word: W } };

/** The word of something that these rules ask. */
export const wordOf = ({ purpose }: { readonly purpose: string }): PurposeWord => purpose as PurposeWord;

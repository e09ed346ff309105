import type { Decision } from '../../../../engine/decision.js';
import { pass } from '../flow/actions.js';
import type { PurposeWord } from '../purposes.js';
import type { Terms } from './terms.js';
import { capitalized, counted, type TextPart } from '../../../../engine/text.js';

type Wording = (decision: Decision, about: TextPart, terms: Terms) => TextPart[];
type Wordings = Readonly<Partial<Record<PurposeWord, Wording>>>;

/** "2 resources", "up to 3 cards", "1 to 2 cards". */
function amount(decision: Decision, noun: string): string {
  if (!('least' in decision)) return noun;
  const { least, most } = decision;
  if (least === most) return counted(most, noun);
  return least === 0 ? `up to ${counted(most, noun)}` : `${least} to ${counted(most, noun)}`;
}

const whatToDo: Wording = () => ['Choose what to do.'];

/** Names those of the actions that are offered, and says whether there is more than they. */
const either =
  (phrases: Readonly<Record<string, string>>): Wording =>
  (decision) => {
    const actions = decision.kind === 'act' ? decision.actions.map((action) => action.do) : [];
    const named = Object.keys(phrases).filter((action) => actions.includes(action));
    const hasMore = actions.some((action) => action !== pass.do && !named.includes(action));
    if (named.length === 0) return ['Choose what to do.'];
    const rest = hasMore ? ['choose what else to do'] : actions.includes(pass.do) ? ['pass'] : [];
    const parts = [...named.map((action) => phrases[action] ?? action), ...rest];
    const last = parts.pop() ?? '';
    const said = parts.length === 0 ? last : `${parts.join(', ')}, or ${last}`;
    return [`${capitalized(said)}.`];
  };
const payment =
  (verb: string, noun: string): Wording =>
  (decision, about) => [`Choose ${amount(decision, noun)} to ${verb} for `, about, '.'];
/** Somebody else pays, for what the question is about. */
const choiceForOther =
  (verb: string): Wording =>
  (decision, about) => [`Choose ${amount(decision, 'card')} for your opponent to ${verb} for `, about, '.'];
const whose =
  (zone: 'deck' | 'grave' | 'hand'): Wording =>
  (_, about, { zones }) => [`Choose whose ${zones[zone]} to take for `, about, '.'];
const inOrder =
  (verb: string, where = ''): Wording =>
  () => [`Choose the order in which to ${verb} the cards${where}: the first goes first.`];
const removal: Wording = (decision, about) => [
  `Choose ${amount(decision, 'counter')} to remove from `,
  about,
  '.',
];

const shared = {
  action: whatToDo,
  battle: either({ attack: 'attack' }),
  pay: payment('exhaust', 'resource'),
  'self-exhaust': payment('exhaust', 'card'),
  'self-destroy': payment('destroy', 'card'),
  target: (decision, about) => [`Choose ${amount(decision, 'target')} for `, about, '.'],
  targets: (_, about) => ['Choose how many targets ', about, ' takes.'],
  deck: whose('deck'),
  grave: whose('grave'),
  hand: whose('hand'),
  remove: removal,
  respond: () => ['Respond to the chain, or pass.'],
  reserves: (decision) => [`Choose ${amount(decision, 'card')} of your deck for the reserves.`],
  die: (_, about) => ['Choose the die that hits ', about, ' next.'],
  attack: (_decision, _about, { order }) => [`Choose the attacking team in ${order}.`],
  defend: (_decision, _about, { order }) => [`Choose the defending team in ${order}, or none.`],
} satisfies Wordings;

/** In the edition's word for it. */
const use = (what: string, { useCounter }: Terms): string => `${capitalized(useCounter)} ${what}`;

const modern = {
  redraw: () => ['Choose any cards of your hand to bury; you draw as many.'],
  draw: whatToDo,
  resource: either({ sow: 'sow a resource' }),
  recovery: whatToDo,
  'self-bounce': payment('bounce', 'card'),
  'self-sheathe': payment('sheathe', 'card'),
  'self-bury': payment('bury', 'card'),
  bury: inOrder('bury'),
  sheathe: inOrder('sheathe'),
  formation: (_decision, _about, { order }) => [`Choose the ${order} of your team anew.`],
  granary: (_, about, { zones }) => [`Choose whose ${zones.granary} to take for `, about, '.'],
  deploy: () => ['Choose a card to deploy, or none.'],
  'deploy-set': (_, about) => ['Set ', about, ' as a trap instead of casting it?'],
  'draw-from': () => ['Take a card of your reserves instead of the top card of your deck, or none.'],
  'self-remove': removal,
  'wound-enemy': () => ['Choose the enemy who takes the damage.'],
  'gift-summon': payment('gift-summon', 'minion'),
  gift: (_, about) => ['Choose the enemy who may summon ', about, '.'],
  'take-gift': (_, about) => ['Summon ', about, ' without paying for it?'],
  craft: ({ amount: level = 0 }, about) => [
    `Choose SP and HP of the level ${level} pawn that `,
    about,
    ` crafts.`,
  ],
  clone: (_, about) => ['Choose how often to clone ', about, '.'],
  embody: (_, about) => ['Choose how often to embody ', about, '.'],
  copies: () => [
    'Choose the order in which pawns are made, as long as you can pay: the first is made first.',
  ],
  victim: () => ['Choose the victim.'],
  berzerk: (_, about) => ['Choose whom ', about, ' has to attack.'],
  taunt: (_d, _about, terms) => [use('a Taunt Counter, or none.', terms)],
  medic: (_d, _about, terms) => [use('a Medic Counter, or none.', terms)],
  assassin: (_d, _about, terms) => [use('an Assassin Counter, or none.', terms)],
  undying: (_d, _about, terms) => [
    use('an Undying Counter to prevent the effect that would destroy its host, or none.', terms),
  ],
  voodoo: ({ amount: die }, about, terms) => [
    use('a Voodoo Counter on ', terms),
    about,
    ` to throw ${die === undefined ? 'a die' : `the ${die}`} that hit it at an enemy minion, or none.`,
  ],
  burn: () => ['Choose the die that you assign next.'],
  'burn-at': ({ amount: die }) => [`Choose the minion that the ${die ?? 0} hits.`],
  trap: (_d, _about, terms) => [use('a Trap Counter, or none.', terms)],
  trapped: (_, about) => ['Exhaust ', about, ' to activate one of its abilities, or none.'],
  reroll: (_d, _about, terms) => [use('a Dice Counter to re-roll a die, or none.', terms)],
  shield: (decision, about, terms) =>
    decision.kind === 'options'
      ? [use('a Shield Counter on ', terms), about, ' to stop one of the dice that hit it, or none.']
      : [use('a Shield Counter on ', terms), about, `, which is to take ${decision.amount ?? 0} damage?`],
} satisfies Wordings;

const classic = {
  resource: either({ sow: 'place a resource', draw: 'draw' }),
  exchange: (decision) => [`Choose ${amount(decision, 'card')} of your hand to put into the reserves.`],
  'exchange-for': (decision) => [
    `Choose ${amount(decision, 'card')} of the reserves to take into your hand.`,
  ],
  condition: () => ['Activate an ability for what has just happened, or pass.'],
  counter: () => ['Remove a counter for its effect, or pass.'],
  'self-sacrifice': payment('sacrifice', 'card'),
  'self-remove': removal,
  'choose-exhaust': choiceForOther('exhaust'),
  'choose-sacrifice': choiceForOther('sacrifice'),
  'choose-destroy': choiceForOther('destroy'),
  opponent: (_, about) => ['Choose the opponent who chooses for ', about, '.'],
  'shown-to': (_, about) => ['Choose to whom the cards are shown for ', about, '.'],
  select: (decision, about) => [`Choose ${amount(decision, 'target')} for the user of `, about, '.'],
  deploy: () => ['Choose a card to summon or cast, or none.'],
  sheathe: inOrder('place', ' on top of the deck'),
  share: (_, about) => ['Choose how much of the total goes to ', about, '.'],
  'each-die': ({ amount: die }) => [`Choose the target that takes the ${die ?? 0} as damage.`],
  switch: (_, about) => ['Choose who gets control of ', about, '.'],
  'heal-opponent': () => ['Choose the opponent whose hitpoints increase.'],
  'damage-player': () => ['Choose the player who takes the damage.'],
  reroll: () => ['Choose a die to re-roll, or none.'],
  immortality: (_, about) => ['Remove an immortality counter from ', about, ' to keep it where it is?'],
  victim: () => ['Choose the target of the attack.'],
} satisfies Wordings;

const families: Readonly<Record<Terms['era'], Wordings>> = {
  modern: { ...shared, ...modern },
  classic: { ...shared, ...classic },
};

/** What is asked for a purpose, in an edition's words. @throws Error for a purpose that the edition does not have */
export function wordingFor(word: PurposeWord, { era }: Terms): Wording {
  const wording = families[era][word];
  if (!wording) throw new Error(`There are no words for what is asked for “${word}”.`);
  return wording;
}

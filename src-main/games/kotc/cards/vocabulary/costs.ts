import { shared, table } from './component.js';

/** Activation costs of the 6th to 11th Editions: what an ability asks for. The price is relief. */
export const classicCosts = table('cost', 'classic', {
  'cost-remove-counters': ['2x', 'remove {x} counter[s] from this card'],
  'cost-exhaust-resources': ['x/2', 'exhaust {x} of your resources'],
  'cost-exhaust-creatures': [
    '2x',
    'exhaust {x} of your unexhausted creatures in play',
    { formerly: [{ until: 2, phrase: 'exhaust {x} of your unexhausted cards in play' }] },
  ],
  'cost-exhaust-creatures-opponent-choice': [
    '4x',
    'exhaust {x} of your unexhausted creatures in play chosen by an opponent of your choice',
    {
      formerly: [
        {
          until: 2,
          phrase: 'exhaust {x} of your unexhausted cards in play chosen by an opponent of your choice',
        },
      ],
    },
  ],
  'cost-sacrifice-random-hand': ['3x', 'sacrifice {x} random card[s] in your hand'],
  'cost-sacrifice-in-play': ['4x', 'sacrifice {x} card[s] in play'],
  'cost-sacrifice-in-play-opponent-choice': [
    '6x',
    'sacrifice {x} card[s] in play chosen by an opponent of your choice',
  ],
  'cost-destroy-random-hand': ['3x/2', 'destroy {x} random card[s] in your hand'],
  'cost-destroy-in-play': ['2x', 'destroy {x} of your cards in play'],
  'cost-destroy-in-play-opponent-choice': [
    '3x',
    'destroy {x} of your cards in play chosen by an opponent of your choice',
  ],
  'cost-destroy-resources': ['2x', 'destroy {x} of your resources'],
  'cost-destroy-resources-opponent-choice': [
    '3x',
    'destroy {x} of your resources chosen by an opponent of your choice',
  ],
  'cost-pay-hitpoints': ['x', 'pay {x} hitpoint[s]', { redacted: 9, limits: { x: 14 } }],
  'cost-sacrifice-deck-top': [
    '2x',
    'sacrifice {x} card[s] on the top of your deck',
    { redacted: 9, limits: { x: 7 } },
  ],
  'cost-destroy-deck-top': [
    'x',
    'destroy {x} card[s] on the top of your deck',
    { redacted: 9, limits: { x: 7 } },
  ],
});

/** Activation costs of the 12th to 17th Editions. The price is a level decrease. */
export const modernCosts = table('cost', 'modern', {
  'cost-remove-counters': shared({
    price: 'x',
    phrase: 'remove {x} counter[s] on this card',
    history: { since: 16 },
  }),
  'cost-self-sheathe-hand-chosen': ['x/2', 'self-sheathe {x} card[s] in your hand', { since: 16 }],
  'cost-self-destroy-hand-chosen': ['x/2', 'self-destroy {x} card[s] in your hand', { since: 16 }],
  'cost-self-bury-hand-chosen': ['x', 'self-bury {x} card[s] in your hand', { since: 16 }],
  'cost-self-sheathe-hand': ['x', 'self-sheathe {x} random card[s] in your hand'],
  'cost-self-destroy-hand': ['x', 'self-destroy {x} random card[s] in your hand'],
  'cost-self-bury-hand': ['2x', 'self-bury {x} random card[s] in your hand'],
  'cost-self-exhaust-resources': ['x/2', 'self-exhaust {x} resource[s]'],
  'cost-self-sheathe-resources': ['x', 'self-sheathe {x} resource[s]', { since: 16 }],
  'cost-self-destroy-resources': ['x/2', 'self-destroy {x} resource[s]', { prices: { 16: 'x' } }],
  'cost-self-bury-resources': ['x', 'self-bury {x} resource[s]', { prices: { 16: '2x' } }],
  'cost-self-exhaust-minions': [
    'x',
    'self-exhaust {x} on-field minion[s]',
    { formerly: [{ until: 16, phrase: 'self-exhaust {x} minion[s]' }] },
  ],
  'cost-self-bounce-in-play': [
    'x',
    'self-bounce {x} on-field minion[s]',
    { formerly: [{ until: 16, phrase: 'self-bounce {x} in-play card[s]' }] },
  ],
  'cost-self-sheathe-in-play': [
    '2x',
    'self-sheathe {x} on-field minion[s]',
    { formerly: [{ until: 16, phrase: 'self-sheathe {x} in-play card[s]' }] },
  ],
  'cost-self-destroy-in-play': [
    '2x',
    'self-destroy {x} on-field minion[s]',
    { formerly: [{ until: 16, phrase: 'self-destroy {x} in-play card[s]' }] },
  ],
  'cost-self-bury-in-play': [
    '4x',
    'self-bury {x} on-field minion[s]',
    { formerly: [{ until: 16, phrase: 'self-bury {x} in-play card[s]' }] },
  ],
  'cost-gift-summon-hand': ['2x', 'gift-summon {x} minion[s] in your hand', { since: 16 }],
  'cost-pay-hitpoints': shared({
    price: 'x/4',
    phrase: 'pay {x} HP',
    history: { since: 17, ultraPoints: 1 },
  }),
  'cost-self-destroy-deck-top': [
    'x/6',
    'self-destroy {x} card[s] on top of your deck',
    { since: 17, ultraPoints: 1 },
  ],
});

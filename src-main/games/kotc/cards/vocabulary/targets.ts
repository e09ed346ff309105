import { shared, table } from './component.js';

const ofYourResources = 'target up to {x} of your resources';

/** Target selections of the 6th to 11th Editions. The price becomes t in the prices of the effects. */
export const classicTargets = table('target', 'classic', {
  'target-this-card': ['1/2', 'target this card'],
  'target-in-play': ['x', 'target up to {x} card[s] in play'],
  'target-in-play-with-counters': [
    'x/(y+1)',
    'target up to {x} card[s] in play with at least {y} counter[s]',
  ],
  'target-your-resources': [
    'x',
    ofYourResources,
    { formerly: [{ until: 6, phrase: 'target up to {x} resource[s]' }] },
  ],
  'target-exhausted-in-play': ['x/2', 'target up to {x} exhausted card[s] in play'],
  'target-in-play-opponent-selected': [
    'x/2',
    'target up to {x} card[s] in play selected by an opponent of your choice',
  ],
  'target-your-hand': ['x', 'target up to {x} card[s] in your hand'],
  'target-your-hand-shown-player-selected': [
    'x/2',
    'show all cards in your hand to one player of your choice and target up to {x} card[s] in your hand selected by that player',
  ],
  'target-one-players-hand-random': ['x', "target up to {x} card[s] in one player's hand randomly"],
  'target-one-opponents-hand-opponent-selected': [
    'x/2',
    "target up to {x} card[s] in one opponent's hand selected by that player",
  ],
  'target-one-players-deck-top': ['x', "target up to {x} card[s] on the top of one player's deck"],
  'target-your-deck-top-opponent-selected': [
    'yy/x',
    'have one opponent look at exactly {x} card[s] on top of your deck and target up to {y} of those cards selected by that player',
  ],
  'target-opponents-deck-top-opponent-selected': [
    'yy/x',
    'have one opponent look at exactly {x} card[s] on top of their own deck and target up to {y} of those cards selected by that player',
  ],
  'target-one-players-graveyard-random': ['x', "target up to {x} card[s] in one player's graveyard randomly"],
  'target-your-graveyard-shown-opponent-selected': [
    'x/2',
    'show all cards in your graveyard to an opponent of your choice and target up to {x} card[s] in your graveyard selected by that player',
  ],
  'target-one-opponents-graveyard-opponent-selected': [
    'x/2',
    "target up to {x} card[s] in one opponent's graveyard selected by that player",
  ],
  'target-current-chain': ['x/2', 'target up to {x} card[s] in the current chain', { redacted: 7 }],
  'target-your-graveyard': ['x', 'target up to {x} card[s] in your graveyard', { redacted: 9 }],
});

/** Target selections of the 12th to 17th Editions. The price is t. */
export const modernTargets = table('target', 'modern', {
  'target-this-card': shared({ price: '1' }),
  'target-current-chain': shared({ price: 'x', history: { since: 17 } }),
  'target-in-play': shared({
    phrase: 'target up to {x} on-field minion[s]',
    history: { formerly: [{ until: 16, phrase: 'target up to {x} in-play card[s]' }] },
  }),
  'target-your-resources': shared({
    phrase: 'target up to {x} card[s] in your granary',
    history: { formerly: [{ until: 16, phrase: ofYourResources }] },
  }),
  'target-any-grave-random': [
    'x',
    'target up to {x} card[s] in any grave randomly',
    {
      formerly: [{ until: 13, phrase: 'target up to {x} card[s] in any graveyard randomly' }],
    },
  ],
  'target-any-hand-random': ['x', 'target up to {x} card[s] in any hand randomly'],
  'target-your-hand': shared({ price: '2x' }),
  'target-see-enemy-granary': [
    'x',
    "see enemy's granary and target up to {x} exhausted card[s] therein",
    { since: 16 },
  ],
  'target-see-enemy-hand': [
    '2x+1',
    "see enemy's hand and target up to {x} card[s] therein",
    {
      repriced: { 16: '2x' },
      formerly: [
        {
          until: 13,
          phrase: "see one opponent's hand and target up to {x} card[s] therein",
        },
      ],
    },
  ],
  'target-top-of-deck': [
    'x',
    'target up to {x} card[s] on top of any deck',
    {
      formerly: [{ until: 17, phrase: 'target up to {x} card[s] on the top of any deck', stands: true }],
    },
  ],
  'target-excavate': ['(x+4y)/5', 'excavate {x} card[s] and target up to {y} excavated card[s]'],
  'target-all-on-field-level': [
    'x',
    'target all level {x} or lower on-field minions',
    { since: 17, ultraPoints: 2 },
  ],
  'target-all-attacking-level': [
    'x',
    'target all level {x} or lower minions in attacking team',
    { since: 17, ultraPoints: 1 },
  ],
  'target-all-defending-level': [
    'x',
    'target all level {x} or lower minions in defending team',
    { since: 17, ultraPoints: 1 },
  ],
  'target-your-graveyard': shared({
    phrase: 'target up to {x} card[s] in your grave',
    history: { since: 17, ultraPoints: 1 },
  }),
});

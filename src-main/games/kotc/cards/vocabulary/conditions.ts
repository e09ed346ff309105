import { table } from './component.js';

/** Activation conditions of the 6th to 11th Editions: when an ability may be used. The price is relief. */
export const classicConditions = table('condition', 'classic', {
  'when-this-card-damaged-not-destroyed': [
    '3',
    'activate when this card is damaged, but not destroyed',
    { since: 9 },
  ],
  'when-this-in-play-card-destroyed': ['2', 'activate when this in-play card is destroyed'],
  'when-this-resource-destroyed': [
    '2',
    "activate when this card as a resource is destroyed by paying this card's resource cost",
    { formerly: [{ until: 8, phrase: 'activate when this card as a resource is destroyed' }] },
  ],
  'when-this-hand-card-destroyed': [
    '2',
    "activate when this card in your hand is destroyed by paying this card's resource cost",
    { formerly: [{ until: 8, phrase: 'activate when this card in your hand is destroyed' }] },
  ],
  'when-this-deck-card-destroyed': [
    '2',
    "activate when this card in your deck is destroyed by paying this card's resource cost",
    { formerly: [{ until: 8, phrase: 'activate when this card in your deck is destroyed' }] },
  ],
  'when-other-in-play-cards-damaged-not-destroyed': [
    'x',
    'activate when at least {x} of your cards in play (excluding this card) [is|are] damaged, but not destroyed',
    {
      since: 9,
      formerly: [
        {
          until: 8,
          phrase: 'activate when another of your cards in play is damaged, but not destroyed',
          sets: { x: 1 },
        },
      ],
    },
  ],
  'when-other-in-play-cards-destroyed': [
    'x',
    'activate when at least {x} of your cards in play (excluding this card) [is|are] destroyed',
    {
      formerly: [
        {
          until: 8,
          phrase: 'activate when another of your cards in play is destroyed',
          price: '1',
          sets: { x: 1 },
        },
      ],
    },
  ],
  'when-hand-cards-destroyed': [
    'x',
    'activate when at least {x} card[s] in your hand [is|are] destroyed',
    {
      formerly: [
        { until: 8, phrase: 'activate when a card in your hand is destroyed', price: '1', sets: { x: 1 } },
      ],
    },
  ],
  'when-deck-cards-destroyed': [
    'x',
    'activate when at least {x} card[s] in your deck [is|are] destroyed',
    {
      formerly: [
        { until: 8, phrase: 'activate when a card in your deck is destroyed', price: '1', sets: { x: 1 } },
      ],
    },
  ],
  'when-in-play-cards-take-total-damage': [
    'x/5',
    'activate when your cards in play take a total of at least {x} damage',
    { since: 9 },
  ],
  'when-you-take-damage': [
    'x/5',
    'activate when you take at least {x} damage',
    { formerly: [{ until: 8, phrase: 'activate when you take damage', price: '1', sets: { x: 5 } }] },
  ],
  'response-opponent-summon': ['0', "activate in response to an opponent's summon", { redacted: 7 }],
  'response-opponent-attack': ['0', "activate in response to an opponent's attack", { redacted: 7 }],
  'response-opponent-card-effect': [
    '0',
    "activate in response to an opponent's card effect",
    { redacted: 7 },
  ],
});

/** The three conditions with hex-play say it in full before the 14th Edition. */
const inFull = (where: string) => `when this card ${where} is destroyed (ghost-play, must pay resource cost)`;

/** Activation conditions of the 12th to 17th Editions. They change no level (K14-LVL-01). */
export const modernConditions = table('condition', 'modern', {
  'cond-this-attacks': ['0', 'when this card attacks, after Attack Formation (ghost-play)'],
  'cond-this-defends': ['0', 'when this card defends, after Defense Formation (ghost-play)'],
  'cond-this-attacks-or-defends': [
    '0',
    'when this card attacks or defends, after Damage Allocation (ghost-play)',
    { since: 15 },
  ],
  'cond-this-in-play-ability-targeted': [
    '0',
    'when this on-field minion is targeted',
    {
      formerly: [
        { until: 16, phrase: 'when this in-play card is ability-targeted' },
        { until: 17, phrase: 'when this on-field minion is ability-targeted', stands: true },
      ],
    },
  ],
  'cond-this-in-play-damaged': [
    '0',
    'when this on-field minion is damaged',
    {
      gone: 17,
      formerly: [{ until: 16, phrase: 'when this in-play card is damaged' }],
    },
  ],
  'cond-this-in-play-destroyed': [
    '0',
    'when this card in your battlefield is destroyed (ghost-play)',
    {
      formerly: [
        { until: 16, phrase: 'when this in-play card is destroyed (ghost-play)' },
        { until: 17, phrase: 'when this on-field minion is destroyed (ghost-play)' },
      ],
    },
  ],
  'cond-this-resource-destroyed': [
    '0',
    'when this card in your granary is destroyed (hex-play)',
    {
      formerly: [
        { until: 14, phrase: inFull('as a resource') },
        { until: 16, phrase: 'when this card as a resource is destroyed (hex-play)' },
      ],
    },
  ],
  'cond-this-hand-destroyed': [
    '0',
    'when this card in your hand is destroyed (hex-play)',
    { formerly: [{ until: 14, phrase: inFull('in your hand') }] },
  ],
  'cond-this-deck-destroyed': [
    '0',
    'when this card in your deck is destroyed (hex-play)',
    { formerly: [{ until: 14, phrase: inFull('in your deck') }] },
  ],
  'cond-your-other-in-play-damaged': [
    '0',
    'when your on-field minion(s) (excluding this card) is damaged',
    {
      gone: 17,
      formerly: [{ until: 16, phrase: 'when your in-play card(s) (excluding this card) is damaged' }],
    },
  ],
  'cond-your-in-play-damaged': ['0', 'when your on-field minion(s) is damaged', { since: 17 }],
  'cond-your-in-play-destroyed': [
    '0',
    'when your on-field minion(s) is destroyed',
    { formerly: [{ until: 16, phrase: 'when your in-play card(s) is destroyed' }] },
  ],
  'cond-your-hand-card-destroyed': ['0', 'when a card(s) in your hand is destroyed'],
  'cond-your-deck-card-destroyed': ['0', 'when a card(s) in your deck is destroyed'],
  'cond-you-take-damage': ['0', 'when you take damage'],
  'cond-enemy-attacks': [
    '0',
    'when enemy attacks, after Attack Formation',
    {
      formerly: [{ until: 13, phrase: 'when an opponent attacks, after Attack Formation' }],
    },
  ],
  'cond-enemy-defends': ['0', 'when enemy defends, after Defense Formation', { since: 17 }],
  'cond-this-summoned': ['0', 'when this card is summoned (ghost-play)', { since: 17, ultraPoints: 1 }],
  'cond-this-owned-destroyed': [
    '0',
    'when this card you own is destroyed (hex-play)',
    { since: 17, ultraPoints: 1 },
  ],
  'cond-enemy-summons': ['0', 'when enemy summons a minion', { since: 17, ultraPoints: 2 }],
  'cond-enemy-casts-or-activates': [
    '0',
    'when enemy casts a spell or activates an ability',
    { since: 17, ultraPoints: 2 },
  ],
});

import { table } from './component.js';

/** Caveats: weaknesses of a creature, at most one, before its abilities. The price is relief on offense and defense. */
export const caveats = table('caveat', 'classic', {
  'caveat-summon-exhaust-creatures': [
    'x',
    'you must exhaust {x} of your unexhausted creatures in play to summon this creature',
  ],
  'caveat-summon-exhaust-creatures-opponent-choice': [
    '2x',
    'you must exhaust {x} of your unexhausted creatures in play chosen by an opponent of your choice to summon this creature',
    {
      formerly: [
        {
          until: 3,
          phrase:
            'you must exhaust {x} of your unexhausted cards in play chosen by an opponent of your choice to summon this creature',
        },
      ],
    },
  ],
  'caveat-summon-sacrifice-random-hand': [
    '3x/2',
    'you must sacrifice {x} random card[s] in your hand to summon this creature',
  ],
  'caveat-summon-sacrifice-in-play': ['2x', 'you must sacrifice {x} card[s] in play to summon this creature'],
  'caveat-summon-sacrifice-in-play-opponent-choice': [
    '3x',
    'you must sacrifice {x} card[s] in play chosen by an opponent of your choice to summon this creature',
  ],
  'caveat-summon-destroy-random-hand': [
    '3x/4',
    'you must destroy {x} random card[s] in your hand to summon this creature',
  ],
  'caveat-summon-destroy-in-play': [
    'x',
    'you must destroy {x} of your cards in play to summon this creature',
  ],
  'caveat-summon-destroy-in-play-opponent-choice': [
    '3x/2',
    'you must destroy {x} of your cards in play chosen by an opponent of your choice to summon this creature',
  ],
  'caveat-summon-destroy-resources': ['x', 'you must destroy {x} of your resources to summon this creature'],
  'caveat-summon-destroy-resources-opponent-choice': [
    '3x/2',
    'you must destroy {x} of your resources chosen by an opponent of your choice to summon this creature',
  ],
  'caveat-action-remove-counters': [
    '2x',
    'you must remove {x} counter[s] from this card to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-exhaust-resources': [
    'x/2',
    'you must exhaust {x} of your resources to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-exhaust-other-creatures': [
    '2x',
    'you must exhaust {x} of your other unexhausted creatures in play to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-exhaust-creatures-opponent-choice': [
    '4x',
    'you must exhaust {x} of your unexhausted creatures in play chosen by an opponent of your choice to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-sacrifice-random-hand': [
    '3x',
    'you must sacrifice {x} random card[s] in your hand to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-sacrifice-in-play': [
    '4x',
    'you must sacrifice {x} card[s] in play to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-sacrifice-in-play-opponent-choice': [
    '6x',
    'you must sacrifice {x} card[s] in play chosen by an opponent of your choice to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-destroy-random-hand': [
    '3x/2',
    'you must destroy {x} random card[s] in your hand to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-destroy-other-in-play': [
    '2x',
    'you must destroy {x} of your other cards in play to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-destroy-other-in-play-opponent-choice': [
    '3x',
    'you must destroy {x} of your other cards in play chosen by an opponent of your choice to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-destroy-resources': [
    '2x',
    'you must destroy {x} of your resources to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-action-destroy-resources-opponent-choice': [
    '3x',
    'you must destroy {x} of your resources chosen by an opponent of your choice to attack with, defend with, or use an ability of this creature',
    { since: 10 },
  ],
  'caveat-cannot-attack': ['1', 'this creature cannot attack', { repriced: { 9: '2' } }],
  'caveat-cannot-defend': ['1', 'this creature cannot defend', { repriced: { 9: '2' } }],
  'caveat-destroy-if-unexhausted': [
    '2',
    'if this in-play creature is unexhausted at the end of your own Battle Phase, destroy this creature',
    { since: 10 },
  ],
  'caveat-cannot-attack-or-defend': ['3/2', 'this creature cannot attack or defend', { redacted: 9 }],
  'caveat-summon-pay-hitpoints': [
    'x/2',
    'you must pay {x} hitpoint[s] to summon this creature',
    { redacted: 9, limits: { x: 14 } },
  ],
  'caveat-summon-sacrifice-deck-top': [
    'x',
    'you must sacrifice {x} card[s] on the top of your deck to summon this creature',
    { redacted: 9, limits: { x: 7 } },
  ],
  'caveat-summon-destroy-deck-top': [
    'x/2',
    'you must destroy {x} card[s] on the top of your deck to summon this creature',
    { redacted: 9, limits: { x: 7 } },
  ],
});

import { describe } from 'vitest';
import { creature, spell, type Scene } from '../../scene.js';
import { chainCards as cards, heal } from './chain-cards.js';
import { inHouse } from './house-rules.js';

/** Redacted targets, effects, costs and caveats in games of the 9th, 10th and 11th Editions. */
describe('targets', () => {
  inHouse('are chosen freely in the own graveyard, not in another', {
    cards: {
      ...cards,
      dig: spell(
        'Target up to 2 cards in your graveyard. Send all targets to the resource zone of their owners (exhausted).',
        0,
      ),
    },
    players: [
      { name: 'A', hand: ['dig'], grave: ['bear', 'smite', 'zap'] },
      { name: 'B', grave: ['bear'] },
    ],
    steps: [
      { by: 'A', cast: 'dig' },
      {
        expect: { asks: { by: 'A', purpose: 'target', cards: ['bear', 'smite', 'zap'], least: 0, most: 2 } },
      },
      { by: 'A', choose: ['smite', 'bear'] },
      { expect: { players: { A: { granary: ['smite', 'bear'], grave: ['zap', 'dig'] }, B: { grave: 1 } } } },
    ],
  });

  inHouse('take a total of damage as it is divided, none of them more than its defense', {
    cards: {
      ...cards,
      wrath: spell('Target up to 3 cards in play. Inflict a total of 9 damage to targets.', 0),
    },
    players: [
      { name: 'A', hand: ['wrath'] },
      { name: 'B', battlefield: ['bear', 'scholar'], traps: ['zap'] },
    ],
    steps: [
      { by: 'A', cast: 'wrath' },
      { by: 'A', choose: ['bear', 'scholar', 'zap'] },
      { expect: { asks: { by: 'A', kind: 'number', purpose: 'share', about: 'bear', least: 4, most: 5 } } },
      { by: 'A', number: 4 },
      {
        expect: { cards: { bear: { defense: 1 }, scholar: { zone: 'grave' }, zap: { zone: 'traps' } } },
      },
    ],
  });

  inHouse('are any player for damage to any one player, who can lose by it', {
    cards: { ...cards, bolt: spell('Inflict 6 damage to any one player.', 0) },
    players: [
      { name: 'A', hp: 20, hand: ['bolt', 'bolt'] },
      { name: 'B', hp: 20 },
      { name: 'C', hp: 6 },
    ],
    steps: [
      { by: 'A', cast: 'bolt' },
      { expect: { asks: { by: 'A', purpose: 'damage-player', players: ['A', 'B', 'C'] } } },
      { by: 'A', choose: ['A'] },
      { by: 'A', cast: 'bolt 2' },
      { by: 'A', choose: ['C'] },
      { expect: { players: { A: { hp: 14 }, B: { hp: 20 }, C: { out: true } }, result: null } },
    ],
  });
});

describe('costs', () => {
  const whenDeck = `Activate when at least 1 card in your deck is destroyed. ${heal(5)}`;
  const mill = (verb: 'Sacrifice' | 'Destroy') =>
    spell(`${verb} 2 cards on the top of your deck. Draw 1 card.`, 0);
  const decked = (spellName: string): Scene['players'] => [
    { name: 'A', hp: 20, hand: [spellName], traps: ['keeper'], deck: ['bear', 'smite', 'zap', 3] },
    { name: 'B' },
  ];
  const deckCards = { ...cards, keeper: spell(whenDeck, 0), burn: mill('Destroy'), offer: mill('Sacrifice') };

  inHouse('take the topmost cards of the deck; destroyed, they are noticed as such', {
    cards: deckCards,
    players: decked('burn'),
    steps: [
      { by: 'A', cast: 'burn' },
      {
        expect: {
          asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'keeper' }] },
          players: { A: { grave: ['bear', 'smite', 'burn'], hand: ['zap'], deck: 3 } },
        },
      },
    ],
  });

  inHouse('take the topmost cards of the deck; sacrificed, they are not', {
    cards: deckCards,
    players: decked('offer'),
    steps: [
      { by: 'A', cast: 'offer' },
      {
        expect: {
          asks: { by: 'A', purpose: 'action' },
          players: { A: { grave: ['bear', 'smite', 'offer'], hand: ['zap'], traps: ['keeper'] } },
        },
      },
    ],
  });

  inHouse('of the last cards of a deck lose the game', {
    cards: deckCards,
    players: [{ name: 'A', hand: ['burn'], deck: [2] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'burn' },
      { expect: { players: { A: { out: true } }, result: { winners: ['B'] } } },
    ],
  });

  inHouse('in hitpoints are no damage, and are not paid in part', {
    cards: {
      ...cards,
      blood: spell('Pay 5 hitpoints. Draw 1 card.', 0),
      sore: spell(`Activate when you take at least 1 damage. ${heal(5)}`, 0),
    },
    players: [
      { name: 'A', hp: 9, hand: ['blood', 'blood'], traps: ['sore'], deck: ['smite', 'zap', 3] },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', cast: 'blood' },
      {
        expect: {
          asks: { by: 'A', purpose: 'action' },
          players: { A: { hp: 4, hand: ['blood 2', 'smite'] } },
        },
      },
      { by: 'A', cast: 'blood 2' },
      {
        expect: {
          players: { A: { hp: 4, hand: ['smite'], grave: ['blood', 'blood 2'], traps: ['sore'] } },
        },
      },
    ],
  });
});

describe('caveats', () => {
  const costly = (price: string) =>
    creature(2, 5, `You must ${price} to summon this creature.\nA: Draw 1 card.`, 0);

  inHouse('ask hitpoints for a summon, which cannot be made without them', {
    cards: { ...cards, fiend: costly('pay 5 hitpoints') },
    players: [{ name: 'A', hp: 9, hand: ['fiend', 'fiend', 'zap'] }, { name: 'B' }],
    steps: [
      { by: 'A', summon: 'fiend' },
      {
        expect: {
          players: { A: { hp: 4, battlefield: ['fiend'] } },
          asks: { by: 'A', offers: [{ cast: 'zap' }], offersNot: [{ summon: 'fiend 2' }] },
        },
      },
    ],
  });

  inHouse('ask the top of the deck for a summon, which cannot be made without it', {
    cards: {
      ...cards,
      ghoul: costly('destroy 2 cards on the top of your deck'),
      monk: costly('sacrifice 2 cards on the top of your deck'),
    },
    players: [
      { name: 'A', hand: ['ghoul', 'monk', 'monk', 'zap'], deck: ['bear', 'bear', 'smite', 'smite', 'bear'] },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', summon: 'ghoul' },
      { expect: { players: { A: { grave: ['bear', 'bear 2'], deck: 3 } } } },
      { by: 'A', summon: 'monk' },
      {
        expect: {
          players: { A: { grave: ['bear', 'bear 2', 'smite', 'smite 2'], deck: ['bear 3'] } },
          asks: { by: 'A', offers: [{ cast: 'zap' }], offersNot: [{ summon: 'monk 2' }] },
        },
      },
    ],
  });

  inHouse('keep a creature from attacking and from defending, not from its abilities', {
    cards: { ...cards, hermit: creature(2, 5, 'This creature cannot attack or defend.\nA: Draw 1 card.', 0) },
    players: [
      { name: 'A', hp: 20, battlefield: ['hermit', 'hermit'], askAlways: true },
      { name: 'B', hp: 20, battlefield: ['bear'] },
    ],
    dice: [1, 1],
    steps: [
      { by: 'A', activate: 'hermit' },
      { until: { by: 'A', purpose: 'battle' } },
      {
        expect: {
          asks: { by: 'A', purpose: 'battle', offersNot: [{ attack: true }] },
          players: { A: { hand: 1 } },
          cards: { 'hermit 2': { exhausted: false } },
        },
      },
      { until: { turn: 4, by: 'B', purpose: 'battle' } },
      { by: 'B', attack: ['bear'], victim: 'A' },
      { expect: { log: [{ type: 'attack' }, { type: 'wound', player: 'A', amount: 2 }], battle: null } },
    ],
  });
});

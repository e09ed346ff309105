import { creature, play } from '../../scene.js';
import { inEditions } from '../../in-editions.js';
import { byEdition } from './wordings.js';

/** What is refused is refused by the rule that forbids just that (6th to 11th Editions). */
const cards = {
  ox: creature(1, 9, '', 0),
  ram: creature(1, 9, '', 0),
  wolf: creature(2, 9, 'This creature cannot defend.\nThis card has no abilities.', 0),
  priest: creature(1, 9, 'PRAY: Sacrifice 1 card in play. Draw 1 card.', 0),
  chief: creature(1, 9, 'CALL: Exhaust 1 of your unexhausted creatures in play. Draw 1 card.', 0),
};
const turn = { phase: 'battle' } as const;

inEditions(
  '[K06-BAT-12] [K06-BAT-14] [K06-CRE-11] [K09-BAT-12] [K09-BAT-14] [K09-CRE-11] [K11-BAT-13] [K11-BAT-15] [K11-CRE-25] a defender is refused that is exhausted, another’s, or cannot defend',
  (rules) =>
    play({
      rules,
      cards,
      players: [
        { name: 'A', battlefield: ['ox'] },
        { name: 'B', battlefield: ['wolf', { card: 'ox', as: 'tired', exhausted: true }, 'priest'] },
        { name: 'C', battlefield: [{ card: 'ox', as: 'third' }] },
      ],
      turn,
      steps: [
        { by: 'A', attack: ['ox'], victim: 'B' },
        { by: 'B', defend: ['tired'], refused: byEdition(rules, 'K06-BAT-14', 'K09-BAT-14', 'K11-BAT-13') },
        { by: 'B', defend: ['third'], refused: byEdition(rules, 'K06-BAT-12', 'K09-BAT-12', 'K11-BAT-15') },
        {
          by: 'B',
          defend: ['priest', 'wolf'],
          refused: byEdition(rules, 'K06-CRE-11', 'K09-CRE-11', 'K11-CRE-25'),
        },
        { by: 'B', defend: ['priest'] },
      ],
    }),
);

inEditions(
  '[K06-BAT-07] [K06-BAT-08] [K06-Q-29] [K09-BAT-07] [K09-BAT-08] [K09-Q-30] [K11-BAT-06] [K11-BAT-43] [K11-Q-21] a target is refused that was attacked already, player or creature, or is one’s own',
  (rules) =>
    play({
      rules,
      cards,
      players: [
        { name: 'A', battlefield: ['ox', 'ram'] },
        { name: 'B', battlefield: ['priest', 'chief'] },
      ],
      turn: { ...turn, declared: ['B', 'priest'] },
      steps: [
        {
          by: 'A',
          attack: ['ox'],
          victim: 'B',
          refused: byEdition(rules, 'K06-BAT-07', 'K09-BAT-07', 'K11-BAT-43'),
        },
        {
          by: 'A',
          attack: ['ox'],
          victim: 'priest',
          refused: byEdition(rules, 'K06-BAT-08', 'K09-BAT-08', 'K11-BAT-06'),
        },
        {
          by: 'A',
          attack: ['ox'],
          victim: 'ram',
          refused: byEdition(rules, 'K06-Q-29', 'K09-Q-30', 'K11-Q-21'),
        },
        {
          by: 'A',
          attack: ['ox'],
          victim: 'A',
          refused: byEdition(rules, 'K06-Q-29', 'K09-Q-30', 'K11-Q-21'),
        },
        { by: 'A', attack: ['ox'], victim: 'chief' },
        { expect: { battle: { victim: 'chief' } } },
      ],
    }),
);

inEditions('[K06-RUL-47] a card is refused as the sacrifice for its own ability', (rules) =>
  play({
    rules,
    cards,
    players: [{ name: 'A', battlefield: ['priest', 'ox', 'ram'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'priest' },
      { by: 'A', choose: ['priest'], refused: 'K06-RUL-47' },
      { by: 'A', choose: ['ram'] },
      { expect: { cards: { ram: { zone: 'grave' }, ox: { zone: 'battlefield' } } } },
    ],
  }),
);

inEditions('[K06-RUL-47] that is so too where only one other card can be sacrificed', (rules) =>
  play({
    rules,
    cards,
    players: [{ name: 'A', battlefield: ['priest', 'ox'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'priest' },
      { by: 'A', choose: ['priest'], refused: 'K06-RUL-47' },
      { by: 'A', choose: ['ox'] },
      { expect: { cards: { ox: { zone: 'grave' } } } },
    ],
  }),
);

inEditions(
  '[K06-Q-24] [K09-Q-24] [K11-Q-89] a creature that is exhausted to use its ability is refused as what is exhausted for it',
  (rules) =>
    play({
      rules,
      cards,
      players: [{ name: 'A', battlefield: ['chief', 'ox', 'ram'] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'chief' },
        { by: 'A', choose: ['chief'], refused: byEdition(rules, 'K06-Q-24', 'K09-Q-24', 'K11-Q-89') },
        { by: 'A', choose: ['ram'] },
        { expect: { cards: { ox: { exhausted: false }, ram: { exhausted: true } } } },
      ],
    }),
);

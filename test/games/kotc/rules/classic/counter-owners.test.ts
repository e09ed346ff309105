import { inEditions } from '../../in-editions.js';
import { counters, creature, play, spell } from '../../scene.js';
import { counterCards, placing, upTo } from './counter-cards.js';
import { byEdition, type RulesId } from './wordings.js';

/** Who may remove a named counter for its effect: who placed it, whoever has the creature. */
const notYours = (rules: RulesId): string => byEdition(rules, 'K06-RUL-36', 'K09-RUL-34', 'K11-CTR-20');

inEditions(
  '[K06-RUL-36] [K06-RUL-38] [K09-RUL-34] [K09-RUL-36] [K11-CTR-16] [K11-CTR-19] [K11-CTR-20] [K11-CTR-21] who placed a counter removes it for its effect, and the creature’s controller does not',
  (rules) =>
    play({
      rules,
      cards: { ...counterCards, curse: spell(`${upTo(1)} ${placing('weakness', 2)}`, 0) },
      players: [
        { name: 'A', hand: ['curse'] },
        {
          name: 'B',
          battlefield: ['bear', { card: 'bear', counters: counters('offense', 'B') }],
          askAlways: true,
        },
        { name: 'C', askAlways: true, battlefield: [{ card: 'bear', counters: counters('offense', 'C') }] },
      ],
      steps: [
        { by: 'A', cast: 'curse' },
        { by: 'A', choose: ['bear'] },
        { resolve: true },
        { expect: { cards: { bear: { counters: { 'weakness of A': 2 }, offense: 2 } } } },
        { by: 'A', pass: true },
        {
          expect: {
            asks: {
              by: 'B',
              purpose: 'counter',
              offers: [{ counter: 'offense', on: 'bear 2' }],
              offersNot: [{ counter: 'weakness', on: 'bear' }],
            },
          },
        },
        { by: 'B', counter: 'weakness', on: 'bear', refused: notYours(rules) },
        { by: 'B', pass: true },
        {
          expect: { asks: { by: 'C', purpose: 'counter', offersNot: [{ counter: 'weakness', on: 'bear' }] } },
        },
        { by: 'C', counter: 'weakness', on: 'bear', refused: notYours(rules) },
        { by: 'A', counter: 'weakness', on: 'bear' },
        { expect: { cards: { bear: { counters: { 'weakness of A': 1 }, offense: 1 } } } },
      ],
    }),
);

inEditions(
  '[K06-RUL-37] [K06-RUL-38] [K09-RUL-35] [K09-RUL-36] [K11-CTR-21] [K11-CTR-22] a counter’s owner stays the same while another player controls the creature, and afterwards',
  (rules) =>
    play({
      rules,
      cards: counterCards,
      players: [
        { name: 'A', hp: 20, hand: ['charm', 1] },
        {
          name: 'B',
          hp: 20,
          battlefield: [
            { card: 'bear', counters: [...counters('offense', 'B', 2), ...counters('defense', 'A', 2)] },
          ],
        },
      ],
      steps: [
        { by: 'A', counter: 'offense', on: 'bear', refused: notYours(rules) },
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['bear'] },
        { resolve: true },
        { expect: { cards: { bear: { player: 'A', owner: 'B' } } } },
        { by: 'A', counter: 'offense', on: 'bear', refused: notYours(rules) },
        { by: 'A', counter: 'defense', on: 'bear' },
        { by: 'B', counter: 'offense', on: 'bear' },
        { expect: { cards: { bear: { player: 'A', offense: 3, defense: 14 } } } },
        { until: { turn: 4, phase: 'action' } },
        {
          expect: {
            cards: {
              bear: {
                player: 'B',
                offense: 2,
                defense: 9,
                counters: { 'offense of B': 1, 'defense of A': 1 },
              },
            },
          },
        },
        { by: 'B', counter: 'defense', on: 'bear', refused: notYours(rules) },
        { by: 'A', counter: 'defense', on: 'bear' },
        { by: 'B', counter: 'offense', on: 'bear' },
        { expect: { cards: { bear: { player: 'B', offense: 3, defense: 14, counters: {} } } } },
      ],
    }),
);

inEditions(
  '[K06-Q-82] [K09-Q-67] [K11-Q-59] what an ability of a creature under temporary control places belongs to the player who activated it',
  (rules) =>
    play({
      rules,
      cards: { smith: creature(2, 9, `FORGE: Target this card. ${placing('offense')}`, 0) },
      players: [
        { name: 'A', hand: [1], battlefield: [{ card: 'smith', owner: 'B', hypnotizedFrom: 'B' }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'smith' },
        { resolve: true },
        { expect: { cards: { smith: { player: 'A', counters: { 'offense of A': 1 } } } } },
        { until: { turn: 4, phase: 'action' } },
        { expect: { cards: { smith: { player: 'B', counters: { 'offense of A': 1 } } } } },
        { by: 'B', counter: 'offense', on: 'smith', refused: notYours(rules) },
        { by: 'A', counter: 'offense', on: 'smith' },
        { expect: { cards: { smith: { player: 'B', offense: 3, counters: {} } } } },
      ],
    }),
);

inEditions(
  '[K06-Q-81] [K09-Q-66] counters of a player who lost stay for costs and effects, and nobody removes them for their effect',
  (rules) =>
    play({
      rules,
      cards: { ...counterCards, wipe: spell(`${upTo(1)} Remove up to 2 counters from each target.`, 0) },
      players: [
        {
          name: 'A',
          hand: ['wipe'],
          battlefield: [
            { card: 'seer', counters: counters('damage', 'C') },
            { card: 'bear', counters: counters('weakness', 'C', 2) },
          ],
          askAlways: true,
        },
        { name: 'B', askAlways: true },
        { name: 'C' },
      ],
      steps: [
        { by: 'C', forfeit: true },
        {
          expect: {
            players: { C: { out: true } },
            cards: { seer: { counters: { 'damage of C': 1 } }, bear: { counters: { 'weakness of C': 2 } } },
          },
        },
        { by: 'A', counter: 'damage', on: 'seer', refused: notYours(rules) },
        { by: 'B', counter: 'weakness', on: 'bear', refused: notYours(rules) },
        { by: 'A', activate: 'seer' },
        { resolve: true },
        { expect: { players: { A: { hand: 2 } }, cards: { seer: { counters: {}, defense: 9 } } } },
        { by: 'A', cast: 'wipe' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['weakness'], on: 'bear' },
        { expect: { cards: { bear: { counters: { 'weakness of C': 1 }, offense: 2 } } } },
      ],
    }),
);

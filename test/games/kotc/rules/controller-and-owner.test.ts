import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  wolf: minion(1, 1, '', 0),
  charm: spell('Target 1 in-play card; hypnotize it until the end of this turn.', 0),
  smite: spell('Target 1 in-play card; destroy it.', 0),
};
/** Owned and until now controlled by B, in A's battlefield until the end of the turn. */
const charmed = (card: string): Placed => ({ card, owner: 'B', hypnotizedFrom: 'B' });

describe('Controller and owner', () => {
  test('[K14-KEY-11] a minion whose controller changes stays on a battlefield, with what lies on it', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['charm'] },
        {
          name: 'B',
          ...watching,
          battlefield: [{ card: 'bear', damage: 1, counters: counters('sword', 'B') }],
        },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { resolve: true },
        {
          expect: {
            cards: {
              bear: { zone: 'battlefield', player: 'A', hp: 2, counters: { 'sword of B': 1 } },
            },
          },
        },
      ],
    });
  });

  test('[K14-KEY-09] [K14-KEY-10] who has it in the own zone controls it: it defends for that player, and for no other', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['wolf', 'filler'] },
        { name: 'B', battlefield: [{ card: 'bear', owner: 'A' }] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B', refused: 'K14-BAT-03' },
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: ['bear'] },
        { expect: { log: [{ type: 'defend', card: 'bear', player: 'B' }] } },
      ],
    });
  });

  test('[K14-KEY-106] [K15-KEY-106] “your in-play card(s)” are those that one controls, not those that one owns', () => {
    play({
      cards: {
        ...cards,
        mourner: minion(1, 1, 'WEEP: When your in-play card(s) is destroyed: Draw 1 card.', 0),
      },
      players: [
        { name: 'A', hand: ['smite'], battlefield: [{ card: 'bear', owner: 'B' }, 'mourner'] },
        { name: 'B', battlefield: [{ card: 'mourner', as: 'owner’s' }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['bear'] },
        { expect: { asks: { by: 'A', offers: [{ activate: 'mourner' }] } } },
        { by: 'B', activate: 'owner’s', refused: 'K14-ABL-07' },
      ],
    });
  });

  test('[K14-Q-34] destroyed while hypnotized, its own ghost-play is its owner’s', () => {
    play({
      cards: {
        ...cards,
        ghost: minion(1, 1, 'HAUNT: When this in-play card is destroyed (ghost-play): Draw 1 card.', 0),
      },
      players: [
        { name: 'A', hand: ['smite'], battlefield: [charmed('ghost')] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { resolve: true },
        { expect: { cards: { ghost: { zone: 'grave', player: 'B' } } } },
        { by: 'A', activate: 'ghost', refused: 'K14-KEY-105' },
        { by: 'B', activate: 'ghost' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 }, A: { hand: 0 } } } },
      ],
    });
  });

  test('[K14-Q-34] but “your in-play card(s)” means the hypnotizing player’s, damaged or destroyed', () => {
    play({
      cards: {
        ...cards,
        nurse: minion(
          1,
          1,
          'TEND: When your in-play card(s) (excluding this card) is damaged: Draw 1 card.',
          0,
        ),
      },
      players: [
        {
          name: 'A',
          battlefield: [{ ...charmed('bear'), counters: counters('damage', 'A') }, 'nurse'],
        },
        { name: 'B', battlefield: [{ card: 'nurse', as: 'owner’s' }] },
      ],
      dice: [1],
      steps: [
        { by: 'A', counter: 'damage', on: 'bear' },
        { expect: { asks: { by: 'A', offers: [{ activate: 'nurse' }] }, cards: { bear: { hp: 2 } } } },
        { by: 'B', activate: 'owner’s', refused: 'K14-ABL-07' },
      ],
    });
  });
});

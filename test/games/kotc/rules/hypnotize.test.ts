import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell, type Placed } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  wolf: minion(1, 1, '', 0),
  tell: minion(1, 1, 'TELL: Draw 1 card.', 0),
  charm: spell('Target 1 in-play card; hypnotize it until the end of this turn.', 0),
  bounce: spell('Target 1 in-play card; bounce it.', 0),
  smite: spell('Target 1 in-play card; destroy it.', 0),
};
/** Owned and until now controlled by B, in A's battlefield until the end of the turn. */
const charmed = (card: string): Placed => ({ card, owner: 'B', hypnotizedFrom: 'B' });

describe('Hypnotize', () => {
  test('[K14-KEY-69] [K12-KEY-69] [K14-KEY-70] [K14-KEY-74] [K14-KEY-81] the minion comes to the user’s battlefield; its owner stays', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['charm'] },
        { name: 'B', ...watching, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { resolve: true },
        {
          expect: {
            players: { A: { battlefield: ['bear'] }, B: { battlefield: [] } },
            cards: { bear: { player: 'A', owner: 'B' } },
          },
        },
      ],
    });
  });

  test('[K14-KEY-71] [K14-KEY-10] the new controller attacks with it, in the turn in which it was hypnotized', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['charm'] },
        { name: 'B', ...watching, hp: 20, battlefield: ['bear'] },
      ],
      dice: [6, 6],
      steps: [
        { by: 'A', cast: 'charm' },
        { resolve: true },
        { until: { phase: 'battle', by: 'A' } },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 8 } }, cards: { bear: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-KEY-71] [K14-KEY-105] “you” is the one who uses it; its owner cannot', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [charmed('tell')] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'B', activate: 'tell', refused: 'K14-KEY-105' },
        { by: 'A', activate: 'tell' },
        { resolve: true },
        { expect: { players: { A: { hand: 1, deck: 9 }, B: { hand: 0, deck: 10 } } } },
      ],
    });
  });

  test('[K14-KEY-72] only in-play minions: a resource or a card in the hand is unaffected', () => {
    play({
      cards: {
        ...cards,
        see: spell("See enemy's hand and target 1 card therein; hypnotize it until the end of this turn.", 0),
      },
      players: [
        { name: 'A', hand: ['see'] },
        { name: 'B', ...watching, hand: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'see' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', player: 'B' } }, logNot: [{ type: 'hypnotize' }] } },
      ],
    });
  });

  test('[K14-KEY-72] nor one that an earlier effect has taken off the battlefield', () => {
    play({
      cards: {
        ...cards,
        spell: spell('Target 1 in-play card; silo it, then hypnotize it until the end of this turn.', 0),
      },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', ...watching, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'granary', player: 'B' } } } },
      ],
    });
  });

  test('[K14-KEY-73] control returns to the controller of just before, who need not be the owner', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['charm'] },
        { name: 'B', ...watching, battlefield: [{ card: 'bear', owner: 'C' }] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { resolve: true },
        { until: { phase: 'recovery' } },
        { expect: { cards: { bear: { player: 'A' } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { zone: 'battlefield', player: 'B', owner: 'C' } } } },
      ],
    });
  });

  test.each([true, false])('[K14-KEY-75] it is as exhausted as before: %s', (exhausted) => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['charm'] },
        { name: 'B', ...watching, battlefield: [{ card: 'bear', exhausted, damage: 1 }] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { resolve: true },
        { expect: { cards: { bear: { player: 'A', exhausted, hp: 2 } } } },
      ],
    });
  });
});

describe('when hypnotizing ends', () => {
  test('[K14-Q-68] after the Recovery Phase: the minion recovers under its temporary controller', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          battlefield: [{ ...charmed('bear'), exhausted: true, fatiguedIn: 2, damage: 1 }],
        },
        { name: 'B' },
      ],
      steps: [
        { until: { turn: 4 } },
        {
          expect: {
            cards: { bear: { player: 'B', exhausted: false, hp: 3 } },
            log: [
              { type: 'recover', card: 'bear' },
              { type: 'hypnotize', card: 'bear' },
            ],
          },
        },
      ],
    });
  });

  test('[K14-Q-69] two are undone latest first: it returns to the controller before the first', () => {
    play({
      cards: {
        ...cards,
        revenge: spell(
          'When your in-play card(s) is destroyed: Target 1 in-play card; hypnotize it until the end of this turn.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['charm', 'smite'] },
        { name: 'B', ...watching, battlefield: ['bear'] },
        { name: 'C', hand: ['revenge'], battlefield: ['wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { player: 'A' } } } },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['wolf'] },
        { by: 'C', cast: 'revenge' },
        { resolve: true },
        { expect: { cards: { bear: { player: 'C' } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { player: 'B', zone: 'battlefield' } } } },
      ],
    });
  });

  test('[K14-Q-70] one that has left play does not return to anybody', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['bounce'], battlefield: [charmed('bear')] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'bounce' },
        { resolve: true },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { zone: 'hand', player: 'B' } } } },
      ],
    });
  });

  test('[K14-Q-70] nor does one that has come back meanwhile', () => {
    play({
      cards: {
        ...cards,
        fetch: spell("See enemy's hand and target 1 card therein; reveal and deploy it.", 0),
      },
      players: [{ name: 'A', hand: ['bounce', 'fetch'], battlefield: [charmed('bear')] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'bounce' },
        { by: 'A', cast: 'fetch' },
        { by: 'A', choose: ['bear'] },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { zone: 'battlefield', player: 'A', owner: 'B' } } } },
      ],
    });
  });
});

import { describe } from 'vitest';
import type { Step } from '../../../../../src-main/games/kotc/scenario/format.js';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Placed } from '../../scene.js';

/** Distracting, and whoever else is out of a team before the damage is allocated (17th). */
const calm = (what: string): string =>
  `CALM: When enemy attacks, after Attack Formation: Target 1 on-field minion; ${what}`;
const cards = {
  bear: minion(2, 9),
  drum: minion(1, 9, calm('distract it.'), 0),
  hook: minion(1, 9, calm('bounce it.'), 0),
  lure: minion(1, 9, calm('hypnotize it until the end of this turn.'), 0),
  back: minion(
    1,
    9,
    'BACK: When this card attacks, after Attack Formation (ghost-play): Target 1 on-field minion; hypnotize it until the end of this turn.',
    0,
  ),
  recall: minion(
    0,
    9,
    'CALL: When this card attacks, after Attack Formation (ghost-play): Target 1 on-field minion; distract it, then conscript it.',
    0,
  ),
  away: spell('Target 1 on-field minion; distract it.', 0),
};
const bear = (as: string, more: Partial<Placed> = {}): Placed => ({ card: 'bear', as, ...more });
const turn = { phase: 'battle' } as const;

/** Nobody answers it. */
const use = (by: 'A' | 'B', card: string, how: 'activate' | 'cast' = 'activate'): Step[] => [
  how === 'cast' ? { by, cast: card } : { by, activate: card },
  { by: by === 'A' ? 'B' : 'A', pass: true },
  { by, pass: true },
];

describe('distracting', () => {
  test('[K17-KEY-155] [K17-KEY-157] [K17-BAT-49] [K17-BAT-50] [K17-BAT-51] it is out of its team, stays exhausted, and rolls no dice', () => {
    play({
      cards,
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: [bear('mine')] },
        { name: 'B', askAlways: true, battlefield: ['drum'] },
      ],
      steps: [
        { by: 'A', attack: ['mine'], victim: 'B' },
        { by: 'A', pass: true },
        ...use('B', 'drum'),
        { by: 'B', choose: ['mine'] },
        { expect: { battle: { team: [] }, cards: { mine: { exhausted: true } } } },
        { until: { phase: 'recovery' } },
        {
          expect: {
            players: { B: { hp: 35 } },
            log: [{ type: 'withdraw', rule: 'K17-KEY-155' }, { type: 'peace' }],
          },
        },
      ],
    });
  });

  test('[K17-BAT-49] [K17-BAT-50] the other team’s dice pass it by, and go on to the victim', () => {
    play({
      cards: {
        ...cards,
        calm: minion(
          2,
          9,
          'CALM: When this card attacks, after Attack Formation (ghost-play): Target 1 on-field minion; distract it.',
          0,
        ),
        drum: minion(1, 9, calm('conscript it.'), 0),
      },
      turn,
      dice: [3, 4],
      players: [
        { name: 'A', askAlways: true, battlefield: ['calm'] },
        { name: 'B', askAlways: true, battlefield: ['drum'] },
      ],
      steps: [
        { by: 'A', attack: ['calm'], victim: 'B' },
        { by: 'A', pass: true },
        ...use('B', 'drum'),
        { by: 'B', choose: ['drum'] },
        { expect: { battle: { defense: ['drum'] } } },
        ...use('A', 'calm'),
        { by: 'A', choose: ['drum'] },
        { expect: { battle: { defense: [] } } },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 28 } }, cards: { drum: { hp: 9 } } } },
      ],
    });
  });

  test('[K17-KEY-156] who is in no team is not affected', () => {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true, hand: ['away'], battlefield: [bear('mine')] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        ...use('A', 'away', 'cast'),
        { by: 'A', choose: ['mine'] },
        { expect: { logNot: [{ type: 'withdraw' }], cards: { mine: { exhausted: false } } } },
      ],
    });
  });

  test('[K17-KEY-137] who was distracted can be conscripted into the same battle again, and is fatigued for it', () => {
    play({
      cards,
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: ['recall', bear('mine')] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', attack: ['recall', 'mine'], victim: 'B' },
        ...use('A', 'recall'),
        { by: 'A', choose: ['mine'] },
        { by: 'A', choose: ['mine', 'recall'] },
        {
          expect: {
            battle: { team: ['mine', 'recall'] },
            log: [{ type: 'withdraw' }, { type: 'fatigue', card: 'mine' }, { type: 'enlist' }],
          },
        },
      ],
    });
  });
});

describe('withdrawing', () => {
  test('[K17-BAT-47] [K17-BAT-48] who moves to another zone, or to another controller, is out of the team', () => {
    for (const card of ['hook', 'lure'] as const) {
      play({
        cards,
        turn,
        players: [
          { name: 'A', askAlways: true, battlefield: [bear('mine'), bear('ally')] },
          { name: 'B', askAlways: true, battlefield: [card] },
        ],
        dice: [1, 2],
        steps: [
          { by: 'A', attack: ['mine', 'ally'], victim: 'B' },
          { by: 'A', pass: true },
          ...use('B', card),
          { by: 'B', choose: ['mine'] },
          { expect: { battle: { team: ['ally'] } } },
          { until: { phase: 'recovery' } },
          { expect: { players: { B: { hp: 32 } } } },
        ],
      });
    }
  });

  test('[K17-BAT-52] back under its controller it is not in the team again', () => {
    play({
      cards,
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: ['back', bear('mine')] },
        { name: 'B', askAlways: true, battlefield: ['lure'] },
      ],
      dice: [4],
      steps: [
        { by: 'A', attack: ['back', 'mine'], victim: 'B' },
        { by: 'A', pass: true },
        ...use('B', 'lure'),
        { by: 'B', choose: ['mine'] },
        ...use('A', 'back'),
        { by: 'A', choose: ['mine'] },
        { expect: { battle: { team: ['back'] }, cards: { mine: { player: 'A', exhausted: true } } } },
      ],
    });
  });

  const vet = minion(
    1,
    9,
    'TELL: When this card attacks or defends, after Damage Allocation (ghost-play): Draw 1 card.',
    0,
  );
  test('[K16-Q-181] [K17-Q-181] who was withdrawn has fought all the same', () => {
    play({
      cards: { ...cards, hook: cards.hook, vet },
      turn,
      players: [
        { name: 'A', battlefield: ['vet'] },
        { name: 'B', askAlways: true, battlefield: ['hook'] },
      ],
      steps: [
        { by: 'A', attack: ['vet'], victim: 'B' },
        { by: 'B', activate: 'hook' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['vet'] },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { expect: { cards: { vet: { zone: 'hand' } }, battle: null } },
        { by: 'A', activate: 'vet' },
        { until: { phase: 'recovery' } },
        { expect: { players: { A: { hand: 2 } } } },
      ],
    });
  });

  test('[K15-CND-01] who has attacked or defended can use it after the last step, also when it was destroyed', () => {
    play({
      cards: { vet, killer: minion(3, 9), filler: minion(0, 9) },
      turn,
      dice: [6, 6, 6, 1],
      players: [
        { name: 'A', battlefield: ['killer', { card: 'vet', as: 'idle' }] },
        { name: 'B', battlefield: ['vet'] },
      ],
      steps: [
        { by: 'A', attack: ['killer'], victim: 'B' },
        { by: 'B', defend: ['vet'] },
        { until: { by: 'B' } },
        { expect: { cards: { vet: { zone: 'grave' } }, battle: null } },
        { by: 'A', activate: 'idle', refused: 'K14-ABL-07' },
        { by: 'B', activate: 'vet' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } } } },
      ],
    });
  });
});

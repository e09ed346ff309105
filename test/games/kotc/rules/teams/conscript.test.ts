import { describe } from 'vitest';
import type { Step } from '../../../../../src-main/games/kotc/scenario/format.js';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed, type Scene } from '../../scene.js';

/** Conscripting: minions come into a team while a battle is being fought (17th). */
const cards = {
  bear: minion(2, 9),
  horn: minion(
    0,
    9,
    'CALL: When this card attacks, after Attack Formation (ghost-play): Target up to 2 on-field minions; conscript the targets.',
    0,
  ),
  guard: minion(
    1,
    9,
    'CALL: When this card defends, after Defense Formation (ghost-play): Target up to 2 on-field minions; conscript the targets.',
    0,
  ),
  drum: minion(
    1,
    9,
    'CALL: When enemy attacks, after Attack Formation: Target up to 2 on-field minions; conscript the targets.',
    0,
  ),
  levy: spell('Target up to 2 on-field minions; conscript the targets.', 0),
};
const bear = (as: string, more: Partial<Placed> = {}): Placed => ({ card: 'bear', as, ...more });
const tired = { exhausted: true } as const;
const fatigued = { exhausted: true, fatiguedIn: 1 } as const;
const turn = { phase: 'battle' } as const;

/** Nobody answers it. */
const use = (by: 'A' | 'B', card: string, how: 'activate' | 'cast' = 'activate'): Step[] => [
  how === 'cast' ? { by, cast: card } : { by, activate: card },
  { by: by === 'A' ? 'B' : 'A', pass: true },
  { by, pass: true },
];

/** A attacks with the horn, which conscripts; B has a bear of its own. */
const called = (
  chosen: readonly string[],
  mine: readonly Placed[],
  theirs: readonly Placed[] = [],
): Scene => ({
  cards,
  turn,
  players: [
    { name: 'A', askAlways: true, battlefield: ['horn', ...mine] },
    { name: 'B', askAlways: true, battlefield: [...theirs] },
  ],
  steps: [{ by: 'A', attack: ['horn'], victim: 'B' }, ...use('A', 'horn'), { by: 'A', choose: [...chosen] }],
});

describe('conscripting', () => {
  test('[K17-KEY-125] [K17-KEY-126] outside of a battle nothing happens, and to who is in the team already nothing either', () => {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true, hand: ['levy'], battlefield: [bear('mine')] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        ...use('A', 'levy', 'cast'),
        { by: 'A', choose: ['mine'] },
        { expect: { cards: { mine: { exhausted: false } }, logNot: [{ type: 'enlist' }], battle: null } },
      ],
    });
    const scene = called(['horn'], []);
    play({
      ...scene,
      steps: [
        ...scene.steps,
        { expect: { battle: { team: ['horn'] }, logNot: [{ type: 'enlist' }, { type: 'fatigue' }] } },
      ],
    });
  });

  test('[K17-KEY-127] [K17-KEY-129] [K17-KEY-133] [K17-KEY-135] [K17-KEY-167] it is exhausted and enlisted, its controller orders the team anew, and its dice count', () => {
    const scene = called(['mine'], [bear('mine')], [bear('theirs')]);
    play({
      ...scene,
      dice: [3, 4],
      steps: [
        ...scene.steps,
        { expect: { asks: { by: 'A', purpose: 'formation' } } },
        { by: 'A', choose: ['mine', 'horn'] },
        {
          expect: {
            battle: { team: ['mine', 'horn'] },
            cards: { mine: { exhausted: true } },
            logNot: [{ type: 'fatigue' }],
          },
        },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 28 } } } },
      ],
    });
  });

  test('[K17-KEY-127] [K17-KEY-135] into the defending team as well, by an effect of the attacker, and dice hit it in its place', () => {
    const scene = called(['theirs'], [], [bear('theirs', tired)]);
    play({
      ...scene,
      cards: { ...cards, horn: { ...cards.horn, sp: 2 } },
      dice: [4, 3, 1, 1],
      steps: [
        ...scene.steps,
        { expect: { battle: { team: ['horn'], defense: ['theirs'] } } },
        { until: { phase: 'recovery' } },
        { expect: { cards: { theirs: { hp: 2 } }, players: { B: { hp: 35 } } } },
      ],
    });
  });

  test('[K17-KEY-128] [K17-KEY-136] [K17-BAT-16] [K17-BAT-19] [K17-BAT-44] [K17-EXH-01] [K17-MIN-06] who is exhausted already is fatigued besides, and misses the Recovery Phase', () => {
    const scene = called(['mine', 'theirs'], [bear('mine', tired)], [bear('theirs', tired)]);
    play({
      ...scene,
      dice: [1, 1, 1, 1],
      steps: [
        ...scene.steps,
        { by: 'A', choose: ['horn', 'mine'] },
        { expect: { battle: { team: ['horn', 'mine'], defense: ['theirs'] } } },
        { until: { turn: 4 } },
        {
          expect: {
            cards: { mine: { exhausted: true }, theirs: { exhausted: true }, horn: { exhausted: false } },
          },
        },
        { until: { turn: 5 } },
        { expect: { cards: { mine: { exhausted: true }, theirs: { exhausted: false } } } },
      ],
    });
  });

  test('[K17-KEY-130] [K17-KEY-131] not who is exhausted and fatigued; a fatigued one that is upright is', () => {
    const scene = called(['mine', 'fresh'], [bear('mine', fatigued), bear('fresh', { fatiguedIn: 1 })]);
    play({
      ...scene,
      steps: [
        ...scene.steps,
        { by: 'A', choose: ['horn', 'fresh'] },
        { expect: { battle: { team: ['horn', 'fresh'] }, cards: { fresh: { exhausted: true } } } },
      ],
    });
  });

  test('[K17-KEY-132] only on-field minions', () => {
    play({
      cards: {
        ...cards,
        horn: minion(
          0,
          9,
          'CALL: When this card attacks, after Attack Formation (ghost-play): Target 1 card in your hand; conscript it.',
          0,
        ),
      },
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: ['horn'], hand: ['bear'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', attack: ['horn'], victim: 'B' },
        ...use('A', 'horn'),
        { by: 'A', choose: ['bear'] },
        { expect: { battle: { team: ['horn'] }, cards: { bear: { zone: 'hand' } } } },
      ],
    });
  });

  test('[K17-KEY-134] [K17-KEY-125] not the minion of a third player', () => {
    play({
      cards,
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: ['horn'] },
        { name: 'B', askAlways: true },
        { name: 'C', battlefield: [bear('third')] },
      ],
      steps: [
        { by: 'A', attack: ['horn'], victim: 'B' },
        ...use('A', 'horn'),
        { by: 'A', choose: ['third'] },
        { expect: { battle: { team: ['horn'], defense: [] }, cards: { third: { exhausted: false } } } },
      ],
    });
  });

  test('[K17-KEY-200] not who is petrified', () => {
    const scene = called(['mine'], [bear('mine', { petrified: true })]);
    play({ ...scene, steps: [...scene.steps, { expect: { battle: { team: ['horn'] } } }] });
  });

  test('[K17-Q-153] who is conscripted before the Defense Formation is ordered with the others in it', () => {
    const scene = called(['theirs'], [], [bear('theirs', tired), bear('other')]);
    play({
      ...scene,
      steps: [
        ...scene.steps,
        { expect: { battle: { defense: ['theirs'] } } },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'B', defend: ['other'] },
        { expect: { asks: { by: 'B', purpose: 'formation' } } },
        { by: 'B', choose: ['other', 'theirs'] },
        { expect: { battle: { defense: ['other', 'theirs'] }, log: [{ type: 'defend' }] } },
      ],
    });
  });

  test('[K17-Q-153] [K17-KEY-125] after the Damage Allocation there is no battle any more', () => {
    play({
      cards: {
        ...cards,
        late: minion(
          0,
          9,
          'CALL: When this card attacks or defends, after Damage Allocation (ghost-play): Target 1 on-field minion; conscript it.',
          0,
        ),
      },
      turn,
      players: [{ name: 'A', battlefield: ['late', bear('mine')] }, { name: 'B' }],
      steps: [
        { by: 'A', attack: ['late'], victim: 'B' },
        { until: { by: 'A' } },
        { by: 'A', activate: 'late' },
        { by: 'A', choose: ['mine'] },
        { expect: { battle: null, cards: { mine: { exhausted: false } } } },
      ],
    });
  });

  test('[K17-Q-154] a minion exhausted for its own ability is conscripted and fatigued', () => {
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
        { by: 'B', choose: ['drum'] },
        { expect: { battle: { defense: ['drum'] }, log: [{ type: 'fatigue' }, { type: 'enlist' }] } },
      ],
    });
  });

  test('[K17-Q-155] two by one effect: one after the other, and each controller orders the own team once', () => {
    const scene = called(['mine', 'ally'], [bear('mine'), bear('ally')]);
    play({
      ...scene,
      steps: [
        ...scene.steps,
        { by: 'A', choose: ['ally', 'horn', 'mine'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'battle' },
            battle: { team: ['ally', 'horn', 'mine'] },
            log: [{ type: 'enlist', card: 'mine' }, { type: 'enlist', card: 'ally' }, { type: 'formation' }],
          },
        },
      ],
    });
  });

  test('[K17-Q-156] [K17-KEY-03] who joins after the Attack Formation attacks, and it is no second attack of the enemy', () => {
    play({
      cards: {
        ...cards,
        eager: minion(
          1,
          9,
          'GO: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.',
          0,
        ),
        alarm: spell('When enemy attacks, after Attack Formation: 1-dice-heal yourself.', 0),
      },
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: [bear('mine'), 'eager'] },
        { name: 'B', askAlways: true, hand: ['alarm'], battlefield: ['guard'] },
      ],
      steps: [
        { by: 'A', attack: ['mine'], victim: 'B' },
        { by: 'A', activate: 'eager', refused: 'K17-ABL-07' },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', offers: [{ cast: 'alarm' }] } } },
        { by: 'B', pass: true },
        { by: 'B', defend: ['guard'] },
        { by: 'A', pass: true },
        ...use('B', 'guard'),
        { by: 'B', choose: ['eager'] },
        { by: 'A', choose: ['eager', 'mine'] },
        { by: 'B', cast: 'alarm', refused: 'K17-ABL-07' },
        ...use('A', 'eager'),
        { expect: { players: { A: { hand: 1 } } } },
      ],
    });
  });

  test('[K17-Q-156] [K17-KEY-04] who joins after the Defense Formation defends', () => {
    play({
      cards: {
        ...cards,
        eager: minion(
          1,
          9,
          'GO: When this card defends, after Defense Formation (ghost-play): Draw 1 card.',
          0,
        ),
      },
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: [bear('mine')] },
        { name: 'B', askAlways: true, battlefield: ['guard', { card: 'eager', ...tired }] },
      ],
      steps: [
        { by: 'A', attack: ['mine'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', defend: ['guard'] },
        { by: 'B', activate: 'eager', refused: 'K17-ABL-07' },
        ...use('B', 'guard'),
        { by: 'B', choose: ['eager'] },
        { by: 'B', choose: ['guard', 'eager'] },
        ...use('B', 'eager'),
        { expect: { players: { B: { hand: 1 } } } },
      ],
    });
  });

  test('[K17-Q-179] [K17-CTR-51] a Berzerk Counter’s attack is of the host alone, and others can be conscripted into it', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [bear('wild', { counters: counters('berzerk', 'A') }), bear('mine')],
        },
        { name: 'B', askAlways: true, battlefield: ['drum'] },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'wild' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'A', choose: ['B'] },
        { expect: { battle: { team: ['wild'] } } },
        { by: 'A', pass: true },
        ...use('B', 'drum'),
        { by: 'B', choose: ['mine'] },
        { by: 'A', choose: ['mine', 'wild'] },
        { expect: { battle: { team: ['mine', 'wild'] } } },
      ],
    });
  });
});

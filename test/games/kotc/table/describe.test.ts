import type { Viewer } from '../../../../src-main/engine/state.js';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../../src-main/engine/table/log-line.js';
import { plainText } from '../../../../src-main/engine/text.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import { counters, creature, minion, spell } from '../scene.js';
import { ANN, AtTable, BEN } from './at-table.js';

const momentsOf = (at: AtTable, viewer: Viewer): Moment[] =>
  at.told(viewer).flatMap(({ moment }) => (moment && moment.kind !== 'play' ? moment : []));

describe('the log of a table', () => {
  const begin = (): AtTable =>
    new AtTable('kotc-14', {
      cards: { zap: spell('Draw 1 card.', 0) },
      players: [{ name: 'Ann', hand: ['zap'], deck: [1] }, { name: 'Ben' }],
    });

  test('has heads for turns and phases, and each line its place and the rules that it rests on', () => {
    const at = begin();
    at.act('Cast');
    at.act('Pass');
    const told = at.told(null).flatMap(({ line }) => line ?? []);
    expect(told.filter(({ level }) => level === 'turn').map(({ text }) => plainText(text))).toEqual([
      'Turn 4: Ben.',
    ]);
    const phases = told.filter(({ level }) => level === 'phase').map(({ text }) => plainText(text));
    expect(phases.slice(0, 2)).toEqual(['Action Phase of Ann.', 'Battle Phase of Ann.']);
    const cast = told.find(({ text }) => plainText(text) === 'Ann casts zap.');
    expect(cast).toMatchObject({ level: 'line', rules: ['K14-SPL-06', 'K14-SPL-07'] });
    expect(at.game.context.log.entries[cast?.entry ?? -1]?.event.type).toBe('move');
    expect(cast?.text[1]).toMatchObject({ name: 'zap' });
  });

  test('names a drawn card to its player alone', () => {
    const at = begin();
    at.act('Cast');
    const drawn = (viewer: Viewer) => at.lines(viewer).filter((line) => line.startsWith('Ann draws'));
    expect(drawn(ANN)).toEqual(['Ann draws filler.']);
    for (const viewer of [BEN, null]) expect(drawn(viewer)).toEqual(['Ann draws a card.']);
  });
});

test('what has been told stays as it was told', () => {
  const at = new AtTable('kotc-14', {
    cards: { peek: spell("See enemy's hand and target 1 card therein; bury it.", 0), bear: minion(3, 6) },
    players: [
      { name: 'Ann', hand: ['peek'] },
      { name: 'Ben', hand: ['bear', 2] },
    ],
  });
  writable(at.game.state.players[BEN]?.zones.hand)?.reverse();
  at.act('Cast');
  while (at.prompt.decision.purpose !== 'target')
    at.answer({ act: at.prompt.actions.findIndex((one) => one.isPass) });
  const { entries } = at.game.context.log;
  const seen = entries.find(({ event }) => event.type === 'see');
  expect(seen?.event).toMatchObject({ cards: at.game.state.players[BEN]?.zones.hand });
});

describe('what is shown as it happens', () => {
  const playsOf = (at: AtTable, viewer: Viewer) =>
    at
      .told(viewer)
      .flatMap(({ moment }) =>
        moment?.kind === 'play'
          ? [[moment.player, plainText(moment.text), moment.cards.map(({ name }) => name), moment.does]]
          : [],
      );

  test('what a player plays, once, with what it does as far as the viewer knows the card', () => {
    const at = new AtTable('kotc-14', {
      cards: { zap: spell('Draw 1 card.', 0), bear: minion(3, 6) },
      players: [{ name: 'Ann', hand: ['zap', 'bear'], battlefield: [], deck: [2] }, { name: 'Ben' }],
      turn: { phase: 'resource' },
    });
    const sow = at.prompt.actions.findIndex(({ text }) => plainText(text) === 'Sow bear.');
    at.answer({ act: sow });
    at.act('Cast');
    const cast = [ANN, 'Ann casts zap.', ['zap'], 'Draw 1 card.'];
    expect(playsOf(at, BEN)).toEqual([[ANN, 'Ann sows a card.', [], null], cast]);
    expect(playsOf(at, ANN)[0]).toMatchObject([ANN, 'Ann sows bear.', ['bear'], null]);
  });

  test('dice, damage to creatures and players, and what an attack comes to', () => {
    const at = new AtTable('kotc-14', {
      cards: { bear: minion(3, 6), ox: minion(0, 4) },
      players: [
        { name: 'Ann', battlefield: ['bear'] },
        { name: 'Ben', battlefield: ['ox'] },
      ],
      turn: { phase: 'battle' },
      dice: [4, 4, 4],
    });
    const ox = at.id('ox');
    at.act('Attack');
    at.answer({ options: [0] });
    at.choose('ox');
    expect(momentsOf(at, null)).toEqual([
      { kind: 'dice', player: ANN, dice: [4, 4, 4], why: 'for the attack' },
      { kind: 'damage', card: ox, amount: 4 },
      { kind: 'wound', player: BEN, amount: 8, how: null },
    ]);
  });

  test('hitpoints gained, in the words of an older edition', () => {
    const at = new AtTable('kotc-09', {
      cards: { cure: spell('Increase your hitpoints by 3.', 0) },
      players: [{ name: 'Ann', hand: ['cure'] }, { name: 'Ben' }],
    });
    at.act('Cast');
    expect(momentsOf(at, BEN)).toEqual([{ kind: 'heal', player: ANN, amount: 3 }]);
    expect(at.lines(BEN)).toContain('Ann gains 3 hitpoints.');
  });

  test('from which card to which targets, of which the hidden ones are pointed at only for who can tell them', () => {
    const at = new AtTable('kotc-14', {
      cards: {
        drain: spell('Target up to 2 of your resources; exhaust and fatigue the targets.', 0),
        smite: spell('Target 1 in-play card; destroy the target.', 0),
        bear: minion(3, 6),
        seed: minion(1, 1),
      },
      players: [
        { name: 'Ann', hand: ['drain', 'smite'], granary: ['seed', 'bear'] },
        { name: 'Ben', battlefield: [{ card: 'bear', as: 'foe' }] },
      ],
    });
    const [seed, foe] = [at.id('seed'), at.id('foe')];
    at.act('Cast', 'drain');
    at.act('Pass');
    const drain = at.id('drain');
    at.choose('seed');
    const target = { kind: 'target', player: ANN, source: drain };
    expect(momentsOf(at, ANN)).toEqual([{ ...target, cards: [seed] }]);
    for (const viewer of [BEN, null]) expect(momentsOf(at, viewer)).toEqual([{ ...target, cards: [] }]);
    at.act('Cast', 'smite');
    expect(momentsOf(at, null).at(-1)).toMatchObject({ cards: [foe] });
  });
});

describe('a link of the chain', () => {
  test('says who does what with which card, and at what it points, so far as the viewer can tell', () => {
    const at = new AtTable('kotc-06', {
      cards: {
        smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
        guard: creature(1, 5, 'GUARD: Activate in response to an opponent’s card effect. Draw 1 card.', 0),
        pit: spell('Draw 1 card.', 0),
      },
      players: [
        { name: 'Ann', hand: ['smite'] },
        { name: 'Ben', battlefield: ['guard'], traps: ['pit'] },
      ],
    });
    at.act('Cast');
    at.choose('pit');
    expect(at.view(BEN).asked).toBe(BEN);
    const [link] = at.view(null).stack?.entries ?? [];
    expect(link && plainText(link.text)).toBe('smite, cast by Ann.');
    expect(link).toMatchObject({ number: 1, player: ANN, card: { name: 'smite' }, fate: null });
    expect(link?.targets).toEqual([{ name: 'an unseen card', design: null, card: at.id('pit') }]);
    expect(at.view(BEN).stack?.entries[0]?.targets).toMatchObject([{ name: 'pit', card: at.id('pit') }]);
    at.act('Activate GUARD');
    expect(at.lines(null)).toContain('Chain link 2: GUARD of guard, activated by Ben.');
  });

  test('begins its sentence with a capital where no card does', () => {
    const at = new AtTable('kotc-06', {
      cards: {
        bear: creature(1, 5),
        guard: creature(1, 5, 'GUARD: Activate in response to an opponent’s summon. Draw 1 card.', 0),
      },
      players: [
        { name: 'Ann', hand: ['bear'], granary: [2] },
        { name: 'Ben', battlefield: ['guard'] },
      ],
    });
    at.act('Summon');
    expect(at.view(null).stack?.entries.map(({ text }) => plainText(text))).toEqual([
      'The summon of bear by Ann.',
    ]);
  });
});

describe('what lasts', () => {
  test('[K14-CTR-48] attacks that will be forced are told on the table until they are fought', () => {
    const at = new AtTable('kotc-14', {
      cards: { wolf: minion(2, 5), smite: spell('Target 1 in-play card; destroy the target.', 0) },
      players: [
        {
          name: 'Ann',
          hand: ['smite'],
          battlefield: [{ card: 'wolf', counters: counters('berzerk', 'Ben') }],
        },
        { name: 'Ben', battlefield: [{ card: 'wolf', as: 'foe' }] },
      ],
    });
    at.act('Cast');
    at.act('Use Berzerk Counter');
    expect(plainText(at.prompt.text)).toBe('Choose whom wolf has to attack.');
    at.answer({ options: [0] });
    expect(plainText(at.prompt.text)).toBe('Choose 1 target for smite.');
    expect(at.view(null).notes.map(plainText)).toEqual(['wolf will have to attack Ben.']);
    expect(at.view(null)).toMatchObject({ stack: { resolving: true }, stage: [{ face: { name: 'smite' } }] });
  });

  test('the end is told in a sentence, with who won', () => {
    const at = new AtTable('kotc-14', { players: [{ name: 'Ann' }, { name: 'Ben' }] });
    expect(at.view(null).result).toBeNull();
    at.game.take({ player: BEN, resign: true });
    expect(at.view(null)).toMatchObject({
      asked: null,
      prompt: null,
      result: { winners: [ANN], text: 'A player gives up. Ann wins.', rules: ['K14-Q-26'] },
    });
  });

  test('dice that may be re-rolled are told of their player', () => {
    const at = new AtTable('kotc-11', {
      players: [
        {
          name: 'Ann',
          askAlways: true,
          rerolls: [
            { dice: 2, times: 1 },
            { dice: 0, times: 3 },
          ],
        },
        { name: 'Ben' },
      ],
    });
    expect(at.view(BEN).seats.map(({ notes }) => notes)).toEqual([
      ['Ann may re-roll up to 2 dice up to 1 time each for the rest of this turn.'],
      [],
    ]);
  });
});

test('[K14-CTR-62] a die that is rolled again is told with what it showed before and shows now', () => {
  const at = new AtTable('kotc-14', {
    cards: { bear: minion(2, 5) },
    players: [
      { name: 'Ann', battlefield: [{ card: 'bear', counters: counters('dice', 'Ann') }] },
      { name: 'Ben' },
    ],
    turn: { phase: 'battle' },
    dice: [1, 4, 6],
  });
  at.act('Attack');
  for (let asked = at.game.decision; asked && asked.purpose !== 'reroll'; asked = at.game.decision) {
    if (asked.kind === 'cards') at.choose(...(asked.purpose === 'attack' ? ['bear'] : []));
    else at.act('Pass');
  }
  at.answer({ options: [0] });
  const again = momentsOf(at, BEN).filter(({ kind }) => kind === 'reroll');
  expect(again).toEqual([{ kind: 'reroll', player: ANN, was: 1, now: 6 }]);
});

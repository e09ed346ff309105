import { describe, expect } from 'vitest';
import { kotcCard as cardModel } from '../../../../src-main/games/kotc/cards/card.js';
import type { Decision, Reply } from '../../../../src-main/engine/decision.js';
import { replyOfAbsent } from '../../../../src-main/engine/decisions/absent.js';
import { Game } from '../../../../src-main/engine/game.js';
import { canonical } from '../../../../src-main/engine/plain.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import { kotcRuleSets } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { someCard } from '../../../cards/samples.js';
import { boundsOf, lay, shapeSteps } from '../../../layout/support.js';
import { test } from '../in-editions.js';
import { citedHere, rulesNow } from '../played-edition.js';
import { counters, minion, play, spell } from '../scene.js';
import { positionOf } from './game-of.js';

/** "Card Types and Layout" of the 14th Edition's rulebook. */
const bear = {
  type: 'creature',
  edition: 14,
  cost: 6,
  offense: 2,
  defense: 3,
  text: 'ROAR: Draw 1 card.',
} as const;
const zap = { type: 'spell', edition: 14, cost: 2, text: 'Draw 1 card.' } as const;
const padlocked = someCard({ name: 'Bear', ...bear });

describe('what a card is', () => {
  test('[K14-CRD-01] a card is a minion or a spell, and nothing else', () => {
    expect(cardModel.shape.type.options).toEqual(['creature', 'spell']);
    expect(cardModel.safeParse(someCard({ ...zap })).success).toBe(true);
    expect(cardModel.safeParse({ ...someCard(), type: 'land' }).success).toBe(false);
  });

  test('[K14-CRD-02] a minion carries name, image, ability text, indicator, level, flavor text, SP and HP', () => {
    const eight = ['name', 'picture', 'text', 'edition', 'cost', 'flavor', 'offense', 'defense'];
    expect(Object.keys(cardModel.shape)).toEqual(expect.arrayContaining(eight));
    const { name, text, edition, level, sp, hp } = designOf(padlocked, 14);
    expect({ name, text, edition, level, sp, hp }).toEqual({
      name: 'Bear',
      text: 'ROAR: Draw 1 card.',
      edition: 14,
      level: 6,
      sp: 2,
      hp: 3,
    });
  });

  test('[K14-CRD-03] a spell carries the same without SP and HP: it has none, which is not 0', () => {
    const remembering = someCard({ name: 'Zap', ...zap, offense: 4, defense: 0 });
    expect(designOf(remembering, 14)).toMatchObject({ name: 'Zap', text: zap.text, edition: 14, level: 2 });
    expect(designOf(remembering, 14)).toMatchObject({ sp: null, hp: null });
    play({
      cards: { zap: spell('Draw 1 card.'), cub: minion(0, 0) },
      players: [{ name: 'A', hand: ['zap', 'cub'] }, { name: 'B' }],
      steps: [{ expect: { cards: { zap: { sp: null, hp: null }, cub: { sp: 0, hp: 0 } } } }],
    });
  });

  test('[K14-CRD-09] a spell shows a pair of triangles where a minion shows SP and HP', () => {
    const shapes = lay({ ...zap });
    const [triangles, ...more] = shapeSteps(shapes, 'spell');
    const pair = (triangles?.path ?? '').split('Z').filter((path) => path !== '');
    expect([pair.map((path) => path.split('L').length), more]).toEqual([[3, 3], []]);
    const creature = lay({ ...bear });
    for (const [place, element] of (['offense', 'defense'] as const).entries()) {
      const triangle = boundsOf(pair[place] ?? '');
      const stat = boundsOf(shapeSteps(creature, element)[0]?.path ?? '');
      const middle = triangle.x + triangle.width / 2;
      expect(middle).toBeGreaterThan(stat.x);
      expect(middle).toBeLessThan(stat.x + stat.width);
    }
  });
});

describe('what has no effect on play', () => {
  /** Answers without a thought, and the same way in the same game. */
  function anyReply(decision: Decision): Reply {
    const random = Math.abs(Math.imul(decision.id, 0x9e3779b1) >> 8);
    const turned = <T>(list: readonly T[]): T[] =>
      list.map((_, place) => list[(place + random) % list.length] as T);
    const some = ({ least, most }: { least: number; most: number }): number =>
      least + (random % (most - least + 1));
    switch (decision.kind) {
      case 'act':
        return { act: random % decision.actions.length };
      case 'cards':
        return { cards: turned(decision.cards).slice(0, some(decision)) };
      case 'players':
        return { players: turned(decision.players).slice(0, 1) };
      case 'options':
        return { options: turned([...decision.options.keys()]).slice(0, some(decision)) };
      case 'order':
        return { order: turned(decision.cards) };
      case 'number':
        return { number: some(decision) };
      case 'confirm':
        return { yes: random % 2 === 0 };
      case 'dice':
        return { die: random % decision.dice.length };
      case 'name':
      case 'assign':
      case 'pair':
        return replyOfAbsent(decision);
    }
  }

  /** A game of cards that do much to each other, played on under these names. */
  function played(nameOf: (place: number) => string): { state: string; asked: string[] } {
    const scene = citedHere({
      cards: {
        bear: minion(2, 3, 'ROAR: Target up to 2 in-play cards; place 1 Sword Counter on each target.', 1),
        wolf: minion(2, 3, 'HOWL: Target up to 2 in-play cards; place 1 Damage Counter on each target.', 1),
        wave: spell('Target up to 2 in-play cards; bounce the targets.', 0),
        rain: spell('Target up to 1 cards in any grave randomly; sheathe the targets.', 0),
      },
      players: ['A', 'B'].map((name) => ({
        name,
        deck: ['bear', 'wolf', 'wave', 'rain', 'bear', 'wolf', 'wave', 'rain', 60],
        battlefield: ['bear', 'wolf', 'bear', 'wolf'],
        hand: ['bear', 'wolf', 'bear', 'wave'],
        granary: [3],
        hp: 500,
      })),
    });
    const { state, designs } = positionOf(scene);
    const renamed = designs.map((design, place) => ({ ...design, name: nameOf(place) }));
    const game = new Game(kotcRuleSets[rulesNow()], state, renamed);
    const asked: string[] = [];
    for (let n = 0; n < 400 && game.decision; n += 1) {
      asked.push(canonical(game.decision));
      expect(game.answer(anyReply(game.decision))).toBeNull();
    }
    expect(game.state.turn.number).toBeGreaterThan(5);
    return { state: canonical(game.state), asked };
  }

  test('[K14-CRD-04] the name: cards that differ in it alone, or have the same, play alike', () => {
    const own = played((place) => `card ${place}`);
    expect(played(() => 'Bear')).toEqual(own);
    expect(played((place) => `${9 - place}`)).toEqual(own);
  });

  test('[K14-CRD-05] [K14-CRD-06] [K14-CRD-08] image, flavor text and layout: nothing of them reaches the game', () => {
    const picture = { id: `${'ab'.repeat(16)}.jpg`, fit: 'contain', zoom: 3, x: 1, y: 1 } as const;
    const crop = { left: 0.1, top: 0, right: 0, bottom: 0 };
    const painted = someCard({
      ...bear,
      name: 'Bear',
      picture: { ...picture, crop },
      flavor: 'Draw 5 cards.',
      licence: 'Words: CC0',
      tags: ['minion of SP 9'],
    });
    expect(designOf(painted, 14)).toEqual(designOf(padlocked, 14));
  });
});

describe('the Edition Indicator', () => {
  test('[K14-CRD-07] states the design edition, by which a card is judged', () => {
    expect(designOf({ name: 'Zap', ...zap, offense: null, defense: null }, 14).edition).toBe(14);
    const old: PlayedCard = { name: 'Zap', ...zap, edition: 11, offense: null, defense: null };
    expect(() => designOf(old, 14)).toThrow(/13th Edition/);
  });
});

describe('zones', () => {
  const five = { deck: [], grave: [], battlefield: [], granary: [], hand: [] };
  /** Of other editions; nothing comes there in this one. */
  const others = { traps: [], reserves: [], removed: [] };

  test('[K14-ZON-01] [K14-ZON-17] each player has five own zones; where they lie on a table is nothing to the rules', () => {
    const { state } = positionOf({ players: ['A', 'B', 'C'].map((name) => ({ name, deck: [] })) });
    expect(state.players.map(({ zones }) => zones)).toEqual(Array(3).fill({ ...five, ...others }));
    const [first, second] = state.players;
    for (const zone of ['deck', 'grave', 'battlefield', 'granary', 'hand'] as const) {
      expect(first?.zones[zone]).not.toBe(second?.zones[zone]);
    }
  });

  test('[K14-ZON-01] what a player does goes to the own zones', () => {
    play({
      cards: { bear: minion(2, 3, '', 1), zap: spell('Draw 1 card.', 0) },
      players: [{ name: 'A' }, { name: 'B', hand: ['bear', { card: 'bear', as: 'seed' }, 'zap'] }],
      turn: { player: 'B', phase: 'resource' },
      steps: [
        { by: 'B', sow: 'seed' },
        { by: 'B', summon: 'bear' },
        { by: 'B', cast: 'zap' },
        { resolve: true },
        {
          expect: {
            players: {
              A: { deck: 10, grave: 0, battlefield: 0, granary: 0, hand: 0 },
              B: { deck: 9, grave: ['zap'], battlefield: ['bear'], granary: ['seed'], hand: 1 },
            },
          },
        },
      ],
    });
  });

  test.until(16)('[K14-ZON-13] the battlefield is where minions are in-play: spells never come there', () => {
    play({
      cards: {
        zap: spell('Draw 1 card.', 0),
        lure: spell('Target 1 in-play card; destroy it.', 0),
        bear: minion(1, 1),
      },
      players: [
        { name: 'A', hand: ['zap', 'lure'], battlefield: ['bear'] },
        {
          name: 'B',
          battlefield: [{ card: 'bear', as: 'B’s' }],
          hand: ['bear'],
          granary: ['bear'],
          grave: ['bear'],
        },
      ],
      steps: [
        { by: 'A', summon: 'zap', refused: 'K14-MIN-01' },
        { by: 'A', cast: 'lure' },
        { until: { by: 'A', purpose: 'target' } },
        { expect: { asks: { cards: ['bear', 'B’s'] } } },
      ],
    });
  });

  test('[K14-ZON-14] the granary holds its player’s resources, and a spell pays as well as a minion', () => {
    play({
      cards: { zap: spell('Draw 1 card.', 2), bear: minion(1, 1, '', 2) },
      players: [
        { name: 'A', hand: ['zap', 'bear'], granary: [{ card: 'zap', as: 'spell' }] },
        { name: 'B', granary: ['zap', 'zap'] },
      ],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', sow: 'bear' },
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { cards: { spell: { exhausted: true }, bear: { zone: 'granary', exhausted: true } } } },
      ],
    });
  });
});

describe('conditions that a type can never meet', () => {
  test.until(16)('[K14-Q-80] are legal to build, and never met', () => {
    const text = 'When this in-play card is damaged: Draw 5 cards.';
    expect(designOf({ name: 'Vain', ...zap, cost: 10, offense: null, defense: null, text }, 14).level).toBe(
      10,
    );
    play({
      cards: { vain: spell(text, 0), bear: minion(1, 9) },
      players: [
        {
          name: 'A',
          hand: ['vain'],
          battlefield: [{ card: 'bear', counters: counters('damage', 'A') }],
          askAlways: true,
        },
        { name: 'B' },
      ],
      dice: [2],
      steps: [
        { by: 'A', counter: 'damage', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { hp: 7 } }, asks: { by: 'A', offersNot: [{ cast: 'vain' }] } } },
        { by: 'A', cast: 'vain', refused: 'K14-ABL-07' },
      ],
    });
  });
});

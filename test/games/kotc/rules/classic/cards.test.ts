import { describe, expect } from 'vitest';
import { kotcCard as cardModel } from '../../../../../src-main/games/kotc/cards/card.js';
import { judgeCard } from '../../../../../src-main/games/kotc/cards/law/card-law.js';
import { hasPadlock } from '../../../../../src-main/games/kotc/cards/restrictions.js';
import { chanceFrom } from '../../../../../src-main/engine/chance/chance.js';
import { designOf } from '../../../../../src-main/games/kotc/rules/components/design.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { someCard } from '../../../../cards/samples.js';
import { boundsOf, lay, lines, shapeSteps } from '../../../../layout/support.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell } from '../../scene.js';
import { guideOf, randomCard } from '../random-decks.js';
import type { GuideEdition } from '../../../../../src-main/games/kotc/cards/editions.js';
import type { RulesId } from './wordings.js';

/** "Card Types and Layout" of the 6th, 9th and 11th Edition's rulebooks: what a card is and bears. */
const bear = { type: 'creature', cost: 6, offense: 2, defense: 3, text: 'ROAR: Draw 1 card.' } as const;
const zap = { type: 'spell', cost: 4, text: 'Draw 1 card.' } as const;
const editionOf = (rules: RulesId): GuideEdition => kotcRuleSets[rules].edition.number;

describe('types', () => {
  inEditions('[K06-CARD-01] [K09-CARD-01] [K11-CARD-01] there are two, creature and spell', (rules) => {
    expect(cardModel.shape.type.options).toEqual(['creature', 'spell']);
    expect(cardModel.safeParse({ ...someCard(), type: 'land' }).success).toBe(false);
    for (const type of cardModel.shape.type.options) {
      const card = someCard({ ...(type === 'spell' ? zap : bear), edition: null });
      expect(designOf(card, editionOf(rules)).type).toBe(type);
    }
  });

  sceneInEditions(
    '[K06-CARD-01] [K09-CARD-01] [K11-CARD-01] a card is one of the two: what can be summoned can be neither cast nor set',
    {
      cards: { bear: creature(2, 3, '', 0), zap: spell('Draw 1 card.', 0) },
      players: [{ name: 'A', hand: ['bear', 'zap'] }, { name: 'B' }],
      steps: [
        {
          expect: {
            asks: {
              by: 'A',
              offers: [{ summon: 'bear' }, { cast: 'zap' }, { set: 'zap' }],
              offersNot: [{ cast: 'bear' }, { set: 'bear' }, { summon: 'zap' }],
            },
          },
        },
      ],
    },
  );
});

describe('values', () => {
  /** The first ones pay first. */
  const resources = [1, 2, 3, 4, 5, 6, 7].map((nth) => ({ card: 'filler', as: `r${nth}` }));

  inEditions(
    '[K06-CARD-02] [K06-CARD-03] [K09-CARD-02] [K09-CARD-03] [K11-CARD-10] [K11-CARD-11] [K11-CARD-12] a creature has offense and defense; a spell has none, which is not 0',
    (rules) => {
      play({
        rules,
        cards: { cub: creature(0, 4, '', 0), zap: spell('Draw 1 card.', 0) },
        players: [{ name: 'A', hand: ['cub', 'zap'], battlefield: ['cub'], traps: ['zap'] }, { name: 'B' }],
        steps: [
          {
            expect: {
              cards: {
                cub: { offense: 0, defense: 4 },
                'cub 2': { offense: 0, defense: 4 },
                zap: { offense: null, defense: null },
                'zap 2': { offense: null, defense: null },
              },
            },
          },
        ],
      });
      const remembering = someCard({ name: 'Zap', ...zap, edition: null, offense: 4, defense: 0 });
      expect(designOf(remembering, editionOf(rules))).toMatchObject({ sp: null, hp: null, level: 4 });
    },
  );

  inEditions('[K11-CARD-12] a spell shows a pair of triangles where a creature shows the two', () => {
    const [triangles, ...more] = shapeSteps(lay({ ...zap, edition: 11 }), 'spell');
    const pair = (triangles?.path ?? '').split('Z').filter((path) => path !== '');
    expect([pair.map((path) => path.split('L').length), more]).toEqual([[3, 3], []]);
    const whole = lay({ ...bear, edition: 11 });
    for (const [place, element] of (['offense', 'defense'] as const).entries()) {
      const triangle = boundsOf(pair[place] ?? '');
      const value = boundsOf(shapeSteps(whole, element)[0]?.path ?? '');
      expect(Math.abs(triangle.x + triangle.width / 2 - value.x - value.width / 2)).toBeLessThan(
        value.width / 2,
      );
    }
  });

  sceneInEditions(
    '[K06-CARD-04] [K09-CARD-04] [K11-CARD-07] the printed resource cost is paid to summon, to cast and to set',
    {
      cards: { bear: creature(2, 3, '', 3), zap: spell('Draw 1 card.', 2), trick: spell('Draw 1 card.', 1) },
      players: [{ name: 'A', hand: ['bear', 'zap', 'trick'], granary: resources }, { name: 'B' }],
      steps: [
        { by: 'A', summon: 'bear' },
        { expect: { cards: { r3: { exhausted: true }, r4: { exhausted: false } } } },
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { cards: { r5: { exhausted: true }, r6: { exhausted: false } } } },
        { by: 'A', set: 'trick' },
        { expect: { cards: { r6: { exhausted: true }, r7: { exhausted: false } } } },
      ],
    },
  );
});

describe('the ability text', () => {
  sceneInEditions('[K11-CARD-06] does something on a creature and on a spell', {
    cards: { bear: creature(2, 3, 'ROAR: Draw 1 card.', 0), zap: spell('Draw 1 card.', 0) },
    players: [{ name: 'A', hand: ['zap'], battlefield: ['bear'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'bear' },
      { resolve: true },
      { expect: { players: { A: { hand: 2, deck: 9 } } } },
      { by: 'A', cast: 'zap' },
      { resolve: true },
      { expect: { players: { A: { hand: 2, deck: 8 } } } },
    ],
  });

  inEditions(
    '[K11-CARD-02] is what admits a card: whatever is built from the components at its computed cost is legal',
    (rules) => {
      const guide = guideOf(editionOf(rules));
      const chance = chanceFrom(8);
      let judged = 0;
      for (let n = 0; n < 200; n += 1) {
        const built = { ...randomCard(chance, guide), name: `Never seen before ${n}`, edition: 11 as const };
        const { cost } = judgeCard(built, editionOf(rules));
        if (cost === null || cost > 99) continue;
        judged += 1;
        const ruling = judgeCard({ ...built, cost }, editionOf(rules));
        expect([built.text, ruling.status, ruling.playable]).toEqual([built.text, 'legal', true]);
      }
      expect(judged).toBeGreaterThan(100);
    },
  );
});

describe('the elements of a card', () => {
  const elements = ['name', 'picture', 'text', 'cost', 'flavor', 'offense', 'defense'] as const;

  inEditions(
    '[K06-CARD-09] are seven, without an Edition Indicator; no card is refused for want of one',
    (rules) => {
      expect(Object.keys(cardModel.shape)).toEqual(expect.arrayContaining([...elements]));
      const printed = lay({ ...bear, name: 'Bear', flavor: 'Growl.', edition: 6 });
      expect(lines(printed, 'indicator')).toEqual([]);
      for (const element of elements) expect(Object.keys(printed.boxes), element).toContain(element);
      for (const edition of [null, 6, 9, 11]) {
        const { status, reasons } = judgeCard({ ...zap, edition }, editionOf(rules));
        expect([status, reasons]).toEqual(['legal', []]);
      }
    },
  );

  inEditions(
    '[K09-CARD-09] [K11-CARD-08] may be an Edition Indicator, which names the design edition',
    () => {
      for (const edition of [9, 10, 11] as const) {
        expect(lines(lay({ ...bear, edition }), 'indicator')).toEqual([`${edition}th Edition`]);
        expect(cardModel.parse(someCard({ ...bear, edition })).edition).toBe(edition);
      }
    },
  );

  inEditions('[K11-CARD-09] a card without an indicator is not one of any edition', (rules) => {
    const bare = cardModel.parse(someCard({ ...bear, edition: null }));
    expect(bare.edition).toBeNull();
    expect(lines(lay(bare), 'indicator')).toEqual([]);
    expect(designOf(bare, editionOf(rules)).edition).toBeNull();
    // Its cost went down in the 11th Edition: only a card that says so may be printed with it.
    const cheap = { type: 'spell', text: 'Target up to 1 card in play. Destroy all targets.' } as const;
    const { cost } = judgeCard({ ...cheap, edition: 11 }, 11);
    expect([11, null].map((edition) => judgeCard({ ...cheap, cost, edition }, 11).status)).toEqual([
      'legal',
      'banned',
    ]);
  });
});

describe('the example cards of the figure', () => {
  inEditions('[K11-CARD-13] Velociraptor', (rules) => {
    const velociraptor = someCard({
      name: 'Velociraptor',
      type: 'creature',
      edition: 9,
      cost: 3,
      offense: 2,
      defense: 5,
      text: 'This card has no abilities.',
    });
    expect(judgeCard(velociraptor, editionOf(rules))).toMatchObject({
      status: 'legal',
      reasons: [],
      cost: 3,
    });
    expect(designOf(velociraptor, editionOf(rules))).toMatchObject({ level: 3, sp: 2, hp: 5, abilities: [] });
    expect([lines(lay(velociraptor), 'indicator'), hasPadlock(velociraptor)]).toEqual([
      ['9th Edition'],
      false,
    ]);
  });

  inEditions('[K11-CARD-14] Mourning a Loss', (rules) => {
    const mourning = someCard({
      name: 'Mourning a Loss',
      type: 'spell',
      edition: 9,
      cost: 5,
      text: 'Activate when at least 1 of your cards in play (excluding this card) is destroyed. Target up to 2 cards on the top of one player’s deck. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).',
    });
    expect(judgeCard(mourning, editionOf(rules))).toMatchObject({ status: 'legal', reasons: [], cost: 5 });
    expect(designOf(mourning, editionOf(rules))).toMatchObject({
      level: 5,
      sp: null,
      hp: null,
      conditional: true,
    });
    expect([lines(lay(mourning), 'indicator'), hasPadlock(mourning)]).toEqual([['9th Edition'], true]);
  });
});

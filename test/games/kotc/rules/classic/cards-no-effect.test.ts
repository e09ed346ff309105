import { describe, expect } from 'vitest';
import type { KotcCard as Card } from '../../../../../src-main/games/kotc/cards/card.js';
import { judgeCard } from '../../../../../src-main/games/kotc/cards/law/card-law.js';
import { randomReply } from '../../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../../src-main/engine/chance/chance.js';
import { Game } from '../../../../../src-main/engine/game.js';
import { canonical } from '../../../../../src-main/engine/plain.js';
import type { Design } from '../../../../../src-main/games/kotc/rules/context.js';
import { designOf } from '../../../../../src-main/games/kotc/rules/components/design.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../../src-main/games/kotc/rules/state/new-state.js';
import { someCard } from '../../../../cards/samples.js';
import { inEditions } from '../../in-editions.js';
import { creature, play } from '../../scene.js';
import { guideOf, randomDecks } from '../random-decks.js';
import type { RulesId } from './wordings.js';

/** What stands on a card and does nothing in the game: two situations that differ only in it come out the same. */
const MOST_DECISIONS = 300;

/** Plays a game of random cards that have been altered; replies depend on what is asked, and on nothing else. */
function played(rules: RulesId, alter: (design: Design, place: number) => Design): readonly string[] {
  const { edition } = kotcRuleSets[rules];
  const { designs, decks } = randomDecks(chanceFrom(11), 3, guideOf(edition.number));
  const game = new Game(kotcRuleSets[rules], newState(decks, edition, 11), designs.map(alter));
  const chance = chanceFrom(12);
  const asked: string[] = [];
  for (let n = 0; n < MOST_DECISIONS && game.decision; n += 1) {
    asked.push(canonical(game.decision));
    expect(game.answer(randomReply(game.decision, chance))).toBeNull();
  }
  expect(game.state.turn.number).toBeGreaterThan(3);
  return [...asked, canonical(game.state)];
}

/** Legal whatever their indicator says: a creature with a caveat and an ability, and a conditional spell. */
const cards: readonly Card[] = [
  someCard({
    name: 'Bear',
    type: 'creature',
    edition: 9,
    cost: 3,
    offense: 2,
    defense: 3,
    text: 'You must destroy 1 of your resources to summon this creature.\nROAR: Target up to 1 card in play. Exhaust all targets.',
  }),
  someCard({
    name: 'Snare',
    type: 'spell',
    edition: 9,
    cost: 2,
    text: 'Activate when this in-play card is destroyed. Target up to 1 card in play. Exhaust all targets.',
  }),
];

/** Whether cards are the same to the game when something is changed on them. */
const expectSame = (rules: RulesId, change: Partial<Card>): void => {
  const { number } = kotcRuleSets[rules].edition;
  for (const card of cards) expect(designOf({ ...card, ...change }, number)).toEqual(designOf(card, number));
};

describe('on a card, the', () => {
  inEditions(
    '[K06-CARD-05] [K09-CARD-05] [K11-CARD-03] name changes no legal move and no result',
    (rules) => {
      const own = played(rules, (design) => design);
      expect(played(rules, (design) => ({ ...design, name: 'Bear' }))).toEqual(own);
      expect(played(rules, (design, place) => ({ ...design, name: `${99 - place}` }))).toEqual(own);
      // What is on the cards does change them.
      expect(played(rules, (design) => ({ ...design, level: 0 }))).not.toEqual(own);
    },
  );

  inEditions('[K06-CARD-06] [K09-CARD-06] [K11-CARD-04] image does not reach the game', (rules) => {
    const crop = { left: 0.1, top: 0, right: 0, bottom: 0 };
    expectSame(rules, {
      picture: { id: `${'ab'.repeat(16)}.jpg`, fit: 'contain', zoom: 3, x: 1, y: 1, crop },
    });
  });

  inEditions('[K06-CARD-07] [K09-CARD-07] [K11-CARD-05] flavor text does not reach the game', (rules) => {
    expectSame(rules, { flavor: 'ROAR: Draw 5 cards.' });
  });

  inEditions('[K09-CARD-10] Edition Indicator changes nothing in how a legal card plays', (rules) => {
    const own = played(rules, (design) => design);
    for (const edition of [null, 10, 11] as const) {
      expect(played(rules, (design) => ({ ...design, edition }))).toEqual(own);
      const { number } = kotcRuleSets[rules].edition;
      for (const card of cards) {
        const { cost } = judgeCard(card, number);
        expect(judgeCard({ ...card, cost, edition }, number).status).toBe('legal');
        expect(designOf({ ...card, edition }, number)).toEqual({ ...designOf(card, number), edition });
      }
    }
  });

  inEditions(
    '[K06-CARD-08] [K09-CARD-08] ability text alone gives it rules of its own: the same words elsewhere give it none',
    (rules) => {
      expectSame(rules, { licence: 'This creature cannot defend.', tags: ['Draw 1 card.'] });
      const [name, cub] = ['ROAR: Draw 1 card.', creature(2, 3, '', 0)];
      play({
        rules,
        cards: { [name]: cub, bear: creature(2, 3, name, 0) },
        players: [{ name: 'A', battlefield: [name, 'bear'] }, { name: 'B' }],
        steps: [
          {
            expect: { asks: { by: 'A', offers: [{ activate: 'bear' }], offersNot: [{ activate: name }] } },
          },
        ],
      });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard } from '../../../../src-main/games/kotc/cards/card.js';
import { editionId, guideEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { cardLanguage } from '../../../../src-main/games/kotc/plug/card-language.js';

const ID = '00000000-0000-4000-8000-000000000001';
const words = (fields: Partial<KotcCard>) =>
  cardLanguage.inPlainWords({ ...blankCard(ID, 14), ...fields }).map(({ title, says }) => [title, says]);
const offered = (edition: string) =>
  cardLanguage.vocabulary(edition).groups.flatMap(({ components }) => components);
const component = (edition: string, id: string) => offered(edition).find((one) => one.id === id);

describe('a card in plain words', () => {
  test('says when, for what and on what, with its numbers', () => {
    expect(
      words({
        text: 'SWOOP: When this card attacks, after Attack Formation (ghost-play): self-bounce 1 in-play card→Target up to 2 in-play cards; silo the targets, then draw 3 cards.',
      }),
    ).toEqual([
      [
        'SWOOP',
        "When this card attacks, once the team is set (it is not exhausted for this): first return 1 of your cards in play to the owner's hand. Choose up to 2 cards in play; put the targets into the owner's granary, face-down and exhausted, as resources; then take 3 cards from the top of your deck into your hand.",
      ],
    ]);
  });

  test('speaks of one target as one, and of a minion’s usual use as what it is', () => {
    expect(words({ text: 'BITE: Target 1 in-play card; destroy it.' })).toEqual([
      [
        'BITE',
        'In your Action Phase, exhaust this minion: choose 1 card in play; put the target into the grave.',
      ],
    ]);
    expect(words({ type: 'spell', text: 'Target 1 in-play card; destroy it.' })).toEqual([
      [null, 'Choose 1 card in play; put the target into the grave.'],
    ]);
    expect(words({ edition: 11, text: 'Target up to 1 card in play. Destroy all targets.' })).toEqual([
      [null, 'Choose 1 card in play; put the target into the graveyard.'],
    ]);
  });

  test('tells a caveat apart, and says nothing of words that are in no guide', () => {
    expect(words({ edition: 11, text: 'This creature cannot attack.\nDraw 1 card.' })).toEqual([
      [null, 'This creature cannot attack.'],
      [null, 'Take 1 card from the top of your deck into your hand.'],
    ]);
    expect(words({ text: 'BITE: Gobble everything.' })).toEqual([]);
    expect(words({ text: '' })).toEqual([]);
  });

  test('has for each component the words of the palette', () => {
    const silo = component('kotc-14', 'effect-dice-heal');
    expect(silo?.says).toBe('Roll 1 die and gain that many HP.');
    expect(words({ type: 'spell', text: '1-dice-heal yourself.' })).toEqual([[null, silo?.says]]);
  });
});

describe('the palette', () => {
  test.each(guideEditions.map((number) => editionId(number) ?? ''))(
    'of %s says of each component what it means and does to the price, without letters',
    (edition) => {
      for (const { says, adds, price } of offered(edition)) {
        expect(says).toMatch(/^\p{Lu}.*\.$/u);
        expect(`${says} ${adds} ${price}`).not.toMatch(/\b[xyzt]\b|\d[xyzt]/u);
      }
    },
  );

  test.each([
    ['kotc-14', 'effect-destroy', '+2 per target', 'Adds 2 for each target to the level.'],
    ['kotc-14', 'effect-remove-counters', '+½ per counter and target', /½ for each counter and target/],
    ['kotc-14', 'cost-self-exhaust-resources', '−½ per resource', /Takes ½ for each resource off/],
    ['kotc-14', 'cond-you-take-damage', '±0', 'Leaves the level as it is.'],
    ['kotc-14', 'target-excavate', 'counts ⅕ per card looked at + ⅘ per card', /⅘ for each card/],
    ['kotc-14', 'target-see-enemy-hand', 'counts 2 per card + 1', /2 for each card and 1/],
    ['kotc-11', 'effect-roll-damage-each-die', '+¼ per die, +¼ per target', /resource cost/],
    ['kotc-11', 'effect-increase-defense', '+1/12 per point, +1/12 per target', /1\/12/],
    ['kotc-11', 'target-this-card', 'counts ½', /count ½/],
    ['kotc-11', 'target-in-play-with-counters', 'counts by its numbers', /follows from its numbers/],
    ['kotc-09', 'effect-destroy-targets', '+8 per target', /8/],
  ])('of %s prices %s in words', (edition, id, adds, price) => {
    const found = component(edition, id);
    expect(found?.adds).toBe(adds);
    expect(found?.price).toMatch(price);
  });
});

test('a receipt for people says how much a target selection counts, and no letters', () => {
  const { price } = cardLanguage.read({
    ...blankCard(ID, 14),
    offense: 1,
    defense: 2,
    text: 'BITE: Excavate 3 cards and target 1 excavated card; destroy it.',
  });
  const hows = price?.receipt.filter(({ kind }) => kind === 'component').map(({ how }) => how);
  expect(hows).toEqual(['counts (3 + 4 × 1) ÷ 5 = 1.4', '2 × 1.4 = 2.8']);
});

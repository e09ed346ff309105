import { describe, expect, it } from 'vitest';
import { cardArguments } from '../../../../src-main/games/magic/plug/card-arguments.js';
import { cardLawOf } from '../../../../src-main/games/magic/plug/card-law.js';

describe('a card given on the command line', () => {
  it('is given by its type line', () => {
    const { isType } = cardArguments;
    expect(
      ['Creature — Goblin', 'summon wall', 'instant', 'Enchant Forest'].map((one) => isType?.(one)),
    ).toEqual([true, true, true, true]);
    expect(['spell', 'minion', 'planet', ''].map((one) => isType?.(one))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is judged by the fields that its options name', () => {
    const given = Object.fromEntries(cardArguments.figures.map(({ option, field }) => [option, field]));
    expect(given).toEqual({
      name: 'name',
      'mana-cost': 'manaCost',
      power: 'power',
      toughness: 'toughness',
    });
    const card = { [cardArguments.typeField ?? 'type']: 'Artifact', manaCost: '{R}', text: '' };
    const { reasons } = cardLawOf(() => null).judge(card, 'magic-classic');
    expect(reasons.map(({ rule }) => rule)).toEqual(['MC-CARD-30', 'MC-CARD-34']);
  });
});

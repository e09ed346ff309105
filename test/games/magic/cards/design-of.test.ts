import { describe, expect, test } from 'vitest';
import { designOf, tokensOf } from '../../../../src-main/games/magic/cards/design-of.js';

const blank = { name: '', manaCost: '', typeLine: '', text: '', power: '', toughness: '', colors: '' };

describe('cards ready to be played', () => {
  test('a basic land has the ability of its name and its land type [MC-CARD-33] [MC-TYPE-28]', () => {
    const ready = designOf({ ...blank, name: 'Forest', typeLine: 'Land' });
    expect(ready).toMatchObject({
      design: {
        subtypes: ['Forest'],
        abilities: [{ is: 'activated', costs: [{ is: 'tapThis' }], effects: [{ do: 'addMana' }] }],
      },
    });
  });

  test('abilities and effects are numbered, each before what is inside it', () => {
    const text = '{T}: You may draw a card. If you do, discard a card.\nFlying';
    const ready = designOf({
      ...blank,
      name: 'Reed Seer',
      typeLine: 'Creature — Elf',
      text,
      power: '1',
      toughness: '1',
    });
    if ('because' in ready) throw new Error(ready.because);
    expect(ready.design.nodes.map((node) => ('do' in node ? node.do : node.is))).toEqual([
      'activated',
      'may',
      'draw',
      'discard',
      'keywords',
    ]);
  });

  test('a card with a word that is in no grammar cannot be played, and says so [MC-Q-137]', () => {
    const ready = designOf({
      ...blank,
      name: 'Reed Seer',
      typeLine: 'Creature — Elf',
      text: 'Flying, bandign',
      power: '1',
      toughness: '1',
    });
    expect(ready).toMatchObject({ because: expect.stringContaining('“bandign”') as string });
  });

  test('a token is a card of its own, that its maker brings along [MC-Q-84]', () => {
    const text =
      '{2}, {T}: Put a 1/1 green Sprout creature token with "{1}: Regenerate this creature." into play.';
    const garden = { ...blank, name: 'Old Garden', manaCost: '{3}', typeLine: 'Artifact', text };
    expect(tokensOf(garden)).toEqual([
      {
        ...blank,
        name: 'Sprout',
        typeLine: 'Token Creature — Sprout',
        text: '{1}: Regenerate Sprout.',
        power: '1',
        toughness: '1',
        colors: 'G',
      },
    ]);
    expect(tokensOf(garden).map(designOf)).toMatchObject([{ design: { isToken: true, colors: ['G'] } }]);
  });
});

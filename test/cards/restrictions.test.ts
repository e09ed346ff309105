import { describe, expect, test } from 'vitest';
import { hasPadlock, restrictionsIn } from '../../src-main/games/kotc/cards/restrictions.js';
import { paragraphsOf } from '../../src-main/layout/paragraphs.js';

const creature = { type: 'creature', edition: 9 } as const;
const spell = { type: 'spell', edition: 9 } as const;
const minion = { type: 'creature', edition: 14 } as const;
const modernSpell = { type: 'spell', edition: 14 } as const;

const marked = (text: string, card: Parameters<typeof restrictionsIn>[1]): string[] =>
  restrictionsIn(text, card).map((found) => `${found.kind}: ${text.slice(found.start, found.end)}`);

describe('conditions up to the 11th Edition', () => {
  const phrases = [
    "Activate in response to an opponent's summon.",
    'Activate in response to an opponent’s card effect.',
    'Activate when this in-play card is destroyed.',
    'Activate when this card as a resource is destroyed by paying this card’s resource cost.',
    "Activate when this card in your hand is destroyed by paying this card's resource cost.",
    'Activate when at least 2 of your cards in play (excluding this card) are damaged, but not destroyed.',
    'Activate when you take at least 12 damage.',
  ];

  test('are the first sentence of a spell, whole', () => {
    for (const phrase of phrases) {
      expect(marked(`${phrase} Draw 2 cards.`, spell)).toEqual([`condition: ${phrase}`]);
      expect(marked(phrase, spell)).toEqual([`condition: ${phrase}`]);
    }
  });

  test('follow the name of a creature’s ability, whatever signs it is written with', () => {
    for (const name of [
      'CLAW: ',
      'RAPTOR’S CLAW: ',
      "O'NEIL'S 2ND WIND: ",
      'ÆTHER–BITE “X”:  ',
      'КОГОТЬ: ',
    ]) {
      for (const phrase of phrases) {
        expect(marked(`${name}${phrase} Draw 2 cards.`, creature)).toEqual([`condition: ${phrase}`]);
      }
    }
  });

  test('are not found in the middle of a text or in another edition’s words', () => {
    expect(marked('Draw 2 cards. Activate when you take damage.', spell)).toEqual([]);
    expect(marked('Activate this card.', spell)).toEqual([]);
    expect(marked('When you take damage: Draw 2 cards.', spell)).toEqual([]);
    expect(marked('Each player may not activate when asked.', spell)).toEqual([]);
  });

  test('hold for a card of no edition', () => {
    expect(marked('Activate when you take damage. Draw.', { type: 'spell', edition: null })).toHaveLength(1);
  });
});

describe('conditions of the 14th Edition', () => {
  const phrases = [
    'When this card attacks, after Attack Formation (ghost-play):',
    'When your in-play card(s) (excluding this card) is damaged:',
    'When enemy attacks, after Attack Formation:',
    'When you take damage:',
  ];

  test('end in a colon', () => {
    for (const phrase of phrases) {
      expect(marked(`${phrase} draw 2.`, modernSpell)).toEqual([`condition: ${phrase}`]);
      expect(marked(`CLAW: ${phrase} draw 2.`, minion)).toEqual([`condition: ${phrase}`]);
    }
    expect(marked('When you take damage. Draw: 2.', modernSpell)).toEqual([]);
    expect(marked('Activate when you take damage.', modernSpell)).toEqual([]);
  });
});

describe('caveats that restrict summoning', () => {
  const caveat =
    'You must destroy 2 of your resources chosen by an opponent of your choice to summon this creature.';

  test('are found on creatures of the 6th to the 11th', () => {
    for (const edition of [6, 9, 10, 11, null] as const) {
      expect(marked(caveat, { type: 'creature', edition })).toEqual([`summoning-caveat: ${caveat}`]);
    }
    expect(marked(caveat, minion)).toEqual([]);
    expect(marked(caveat, spell)).toEqual([]);
  });

  test('are not other caveats', () => {
    for (const other of [
      'This creature cannot attack.',
      'This creature cannot attack or defend.',
      'You must remove 1 counters from this card to attack with, defend with, or use an ability of this creature.',
      'If this in-play creature is unexhausted at the end of your own Battle Phase, destroy this creature.',
      'You must pay 2 hitpoints. Draw a card to summon this creature.',
    ]) {
      expect(marked(other, creature), other).toEqual([]);
    }
  });
});

describe('the padlock', () => {
  test('[K06-BLD-56] [K14-BLD-33] follows condition on spells and caveat on creatures, in any paragraph', () => {
    const condition = 'Activate when you take damage. Draw.';
    const caveat = 'You must pay 3 hitpoints to summon this creature.';
    expect(hasPadlock({ ...spell, text: condition })).toBe(true);
    expect(hasPadlock({ ...creature, text: `CLAW: ${condition}` })).toBe(false);
    expect(hasPadlock({ ...creature, text: `CLAW: Draw.\r\n${caveat}` })).toBe(true);
    expect(hasPadlock({ ...minion, text: 'CLAW: When you take damage: draw.' })).toBe(false);
    expect(hasPadlock({ ...modernSpell, text: 'When you take damage: draw.' })).toBe(true);
    expect(hasPadlock({ ...spell, text: '' })).toBe(false);
  });
});

test('paragraphs are lines of any kind, trimmed, without empty ones', () => {
  expect(paragraphsOf(' a \n\n b\r\nc\rd\u2028e\u2029 \t\n')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

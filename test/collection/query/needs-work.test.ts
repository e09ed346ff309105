import { expect, test } from 'vitest';
import { factsOf, needsWork } from '../../../src-main/collection/query/card-facts.js';
import { blankCard, type KotcCard } from '../../../src-main/games/kotc/cards/card.js';
import { magicCards, type MagicCard } from '../../../src-main/games/magic/cards/card.js';
import { namesFound, subjectOf } from './support.js';

const wants = (card: KotcCard | MagicCard): boolean => needsWork(card, factsOf(card));

const fox = { name: 'Fox', text: 'GREED: Draw 2 cards.', offense: 1, defense: 3, cost: 7 };

test('cards on which something is still to be put right are found, and no others', () => {
  const all = [
    subjectOf(fox),
    subjectOf({ ...fox, name: 'Dear', cost: 3 }),
    subjectOf({ ...fox, name: 'Strange', text: 'GREED: Juggle.' }),
    subjectOf({ ...fox, name: 'Unknown', edition: 5 }),
  ];
  expect(namesFound('is:unfinished', all)).toEqual(['Dear', 'Strange']);
  expect(namesFound('-is:todo', all)).toEqual(['Fox', 'Unknown']);
});

test('of another game by its own law: a token needs none, a text that cannot be read does', () => {
  const elf = { ...magicCards.blank('a'), name: 'Fen Warden', manaCost: '{G}', power: '1', toughness: '1' };
  const card = (change: Partial<MagicCard>) => wants({ ...elf, ...change } as MagicCard);
  expect(card({ typeLine: 'Creature — Elf' })).toBe(false);
  expect(card({ typeLine: 'Token Creature — Elf', manaCost: '' })).toBe(false);
  expect(card({ typeLine: 'Creature — Elf', power: '' })).toBe(true);
  expect(card({ typeLine: 'Creature — Elf', text: 'Juggle.' })).toBe(true);
  expect(wants(blankCard('b', 14))).toBe(true);
});

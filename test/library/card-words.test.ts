import { describe, expect, it } from 'vitest';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { Having } from '../../src-main/collection/query/subject.js';
import { CardWords } from '../../src-main/library/finding/card-words.js';
import { SearchedCard } from '../../src-main/library/finding/searched-card.js';

function cardWith(name: string, text: string, at = 0): SearchedCard {
  const id = `${at.toString(16).padStart(8, '0')}-2222-4333-8444-555555555555`;
  const content = { ...blankCard(id), name, text };
  const stamp = { changed: 0, size: 0, inode: at };
  return new SearchedCard(
    { file: `${id}.card.json`, stamp, revision: id, content, readOnly: null, problem: null },
    content,
  );
}

const many = (count: number): SearchedCard[] =>
  Array.from({ length: count }, (_, at) => cardWith(`Moth ${at}`, 'Destroy the moon.', at));

const possible = (words: CardWords, cards: readonly SearchedCard[], text: string): SearchedCard[] => {
  const having = words.having(text);
  return cards.filter((card) => having(card) !== Having.not);
};

describe('the words of cards', () => {
  it('tell the cards that cannot have a word or a phrase', () => {
    const fox = cardWith('Ember Fox', 'Draw two cards.');
    const drake = cardWith('Sea Drake', 'Destroy the moon.');
    const words = new CardWords(
      () => [fox, drake],
      () => false,
    );
    const having = (text: string) => possible(words, [fox, drake], text);
    expect(having('moon')).toEqual([drake]);
    expect(having('mo')).toEqual([drake]);
    expect(having('mbe')).toEqual([fox]);
    expect(having('the moon')).toEqual([drake]);
    expect(having('***')).toEqual([fox, drake]);
    expect(words.having('moo')(drake)).toBe(Having.surely);
    expect(words.having('oon')(drake)).toBe(Having.perhaps);
    expect(words.having('the moon')(drake)).toBe(Having.perhaps);
  });

  it('rule nothing out as long as those of many cards are not known, and are then learned', async () => {
    let cards = many(600);
    const words = new CardWords(
      () => cards,
      () => false,
    );
    expect(possible(words, cards, 'fox')).toHaveLength(600);
    await words.begin();
    expect(possible(words, cards, 'fox')).toEqual([]);
    cards = [...many(600), cardWith('Ember Fox', '')];
    expect(possible(words, cards, 'fox')).toHaveLength(601);
    await words.begin();
    expect(possible(words, cards, 'fox')).toEqual([cards[600]]);
  });

  it('know a changed card at once, however often cards have changed', () => {
    let cards = many(20);
    const words = new CardWords(
      () => cards,
      () => false,
    );
    for (let round = 0; round < 40; round += 1) {
      cards = [...many(20), cardWith(`Ember Fox ${round}`, '')];
      expect(possible(words, cards, 'fox').map(({ name }) => name)).toEqual([`ember fox ${round}`]);
    }
  });

  it('of many cards are not learned in one go for a misspelt word: whoever asks has to wait for them', async () => {
    const cards = many(2000);
    for (const card of cards) card.fold();
    const words = new CardWords(
      () => cards,
      () => false,
    );
    expect(words.spellings('destory')).toEqual([]);
    expect(words.isWaitedFor).toBe(true);
    expect(cards.some(({ key }) => key >= 0)).toBe(false);
    await words.begin();
    expect(words.isWaitedFor).toBe(false);
    expect(words.spellings('destory')).toEqual(['destroy']);
  });

  it('that are misspelt are corrected by a quarter of their letters; short ones and numbers are not', () => {
    const cards = [cardWith('Ember Fox 1234', 'Destroy 99 moons.', 1), cardWith('Lantern', 'burning', 2)];
    const words = new CardWords(
      () => cards,
      () => false,
    );
    expect(words.spellings('moons')).toEqual(['moons']);
    expect(words.spellings('lanturn')).toEqual(['lantern']);
    expect(words.spellings('embr')).toEqual(['ember']);
    for (const word of ['fxo', '1235', '98', 'zzzzzz']) expect(words.spellings(word), word).toEqual([]);
  });

  it('are eight of those that are near at the most, the nearest first', () => {
    const cards = [...'abcdefghij'].map((letter, at) => cardWith(`lantern${letter}`, '', at));
    const words = new CardWords(
      () => [...cards, near],
      () => false,
    );
    const near = cardWith('lanterx', '', 99);
    const found = words.spellings('lanterq');
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('lanterx');
  });

  it('of five hundred cards are learned when they are asked for, of more only in between', () => {
    for (const [count, known] of [
      [500, true],
      [501, false],
    ] as const) {
      const cards = many(count);
      const words = new CardWords(
        () => cards,
        () => false,
      );
      expect(possible(words, cards, 'fox').length === 0).toBe(known);
    }
  });

  it('are not waited for where the library is closed', () => {
    const cards = many(600);
    const words = new CardWords(
      () => cards,
      () => true,
    );
    for (const card of cards) card.fold();
    expect(words.spellings('destory')).toEqual(['destroy']);
    expect(words.isWaitedFor).toBe(false);
  });
});

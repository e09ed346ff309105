import type { PlayableDeck, PlayInfo } from '../../../src-main/api/answers/play-answers.js';

const option = (id: string, name: string): PlayInfo['rules'][number]['options'][number] => ({
  id,
  name,
  about: `${name} changes something.`,
  rule: 'K09-SET-01',
});
const openMarket = option('openMarket', 'Open market');
const longNights = option('longNights', 'Long nights');

const rules = (edition: 14 | 9, id: string): PlayInfo['rules'][number] => ({
  edition: id,
  id,
  name: `${edition}th Edition`,
  game: 'Lanterns',
  leastSeats: 2,
  mostSeats: 4,
  starter: { set: edition === 14 ? 'kotc-14' : 'kotc-09', name: `${edition}th Edition` },
  options: edition === 9 ? [openMarket, longNights] : [],
  coach: edition === 14,
  bots: [
    { name: 'random', title: 'Random', about: 'Anything.' },
    { name: 'greedy', title: 'Greedy', about: 'The most.' },
    { name: 'master', title: 'Master', about: 'Thinks ahead.' },
  ],
  usualBot: 'greedy',
});

export const info: PlayInfo = {
  rules: [rules(14, 'kotc-14'), rules(9, 'kotc-09')],
  options: { undo: 'nothing revealed', undoAgreed: true, hands: 'hidden' },
  highestSeed: 99,
};

export const deck = (id: string, change: Partial<PlayableDeck> = {}): PlayableDeck => ({
  id,
  name: `Deck ${id}`,
  count: 40,
  madeFor: 'these',
  legal: true,
  playable: true,
  reasons: [],
  ...change,
});

export const illegal = (id: string): PlayableDeck =>
  deck(id, {
    legal: false,
    reasons: [{ because: 'A deck has 40 to 60 cards; this one has 12.', rule: 'K14-SET-01' }],
  });

export const stuck = (id: string): PlayableDeck =>
  deck(id, {
    legal: false,
    playable: false,
    reasons: [{ because: 'Fox: It is none.', rule: 'K14-BLD-13' }],
  });

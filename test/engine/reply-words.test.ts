import { expect, test } from 'vitest';
import type { Decision, Reply, Role } from '../../src-main/engine/decision.js';
import { cardsOfReply, keptBack, replyWords } from '../../src-main/engine/table/reply-words.js';
import type { Prompt } from '../../src-main/engine/table/prompt.js';
import type { SeenCard } from '../../src-main/engine/table/seen-card.js';

const names = ['Ann', 'Ben'];
const seen = (id: number, name: string | null): SeenCard => ({
  id,
  face: name === null ? null : { design: id, name, type: null, text: '', stats: [] },
  owner: 0,
  flags: [],
  chips: [],
  remembered: false,
  notes: [],
});
type Asked = Pick<Decision, 'kind'> & Readonly<Record<string, unknown>>;
function prompt(role: Role, asked: Asked, more: Partial<Prompt> = {}): Prompt {
  const decision = { id: 1, player: 0, role, purpose: 'x', rule: '', ...asked } as unknown as Decision;
  const cards = [seen(1, 'Wolf'), seen(2, 'Ox'), seen(3, 'Ox'), seen(4, null)];
  return { decision, text: ['What?'], actions: [], options: [], cards, ...more };
}
const attack = prompt('attack', { kind: 'cards', cards: [1, 2, 3], least: 0, most: 3, ordered: false });
const past = (one: Prompt, reply: Reply): string => replyWords(one, reply, names).past;

test('who fights is said as fighting, with equal cards counted', () => {
  expect(replyWords(attack, { cards: [1, 2, 3] }, names)).toEqual({
    now: 'attack with Wolf and 2 × Ox',
    past: 'attacked with Wolf and 2 × Ox',
    would: 'would have attacked with Wolf and 2 × Ox',
  });
  expect(replyWords(attack, { cards: [] }, names).would).toBe('would not have attacked');
  expect(past(prompt('block', { kind: 'cards', cards: [1] }), { cards: [1] })).toBe('defended with Wolf');
});

test('who attacks with fewer keeps the others back', () => {
  expect(keptBack(attack, { cards: [1, 2] }, { cards: [2] })).toBe('would have kept Wolf back');
  expect(keptBack(attack, { cards: [1, 2] }, { cards: [] })).toBeNull();
  expect(keptBack(attack, { cards: [1] }, { cards: [2] })).toBeNull();
  expect(keptBack(prompt('target', { kind: 'cards' }), { cards: [1, 2] }, { cards: [2] })).toBeNull();
});

test('pairs are said with whom they go against, where there is a choice', () => {
  const pairings = [1, 2].map((card) => ({ card, to: [0, 1] }));
  const blocks = prompt('block', { kind: 'pair', pairings }, { options: [['Bear.'], ['Hawk']] });
  expect(past(blocks, { pairs: [1, null] })).toBe('defended with Wolf against Hawk');
  expect(past(blocks, { pairs: [null, null] })).toBe('did not defend');
  expect(cardsOfReply(blocks, { pairs: [null, 0] })).toEqual([2]);
  const one = prompt('attack', { kind: 'pair', pairings }, { options: [['Ben']] });
  expect(past(one, { pairs: [0, 0] })).toBe('attacked with Wolf and Ox');
});

test('every other reply is said in the words of its question; what lies face down has no name', () => {
  const action = {
    verb: '',
    card: 1,
    drop: null,
    untold: null,
    idle: false,
    isPass: false,
    endsPhase: false,
  };
  const act = prompt(
    'action',
    { kind: 'act', actions: [] },
    { actions: [{ ...action, text: ['Summon Wolf.'] }] },
  );
  expect(replyWords(act, { act: 0 }, names)).toMatchObject({
    now: 'Summon Wolf',
    past: 'chose “Summon Wolf”',
  });
  expect(cardsOfReply(act, { act: 0 })).toEqual([1]);
  expect(past(prompt('target', { kind: 'cards' }), { cards: [4] })).toBe('chose a hidden card');
  expect(past(prompt('choose', { kind: 'players' }), { players: [1] })).toBe('chose Ben');
  expect(
    past(prompt('mode', { kind: 'options' }, { options: [['Draw.'], ['Heal.']] }), { options: [1] }),
  ).toBe('chose Heal');
  expect(past(prompt('choose', { kind: 'number', least: 2, most: 4 }), { number: 3 })).toBe('chose 3');
  expect(past(prompt('choose', { kind: 'confirm' }), { yes: false })).toBe('said no');
  expect(past(prompt('assign', { kind: 'dice', dice: [2, 5] }), { die: 1 })).toBe('chose the 5');
});

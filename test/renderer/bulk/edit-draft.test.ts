import { expect, test } from 'vitest';
import { cardEdit } from '../../../src-main/collection/edits/card-edit.js';
import { changedPart } from '../../../src-renderer/rooms/bulk/changed-part.js';
import { editOf, emptyDraft } from '../../../src-renderer/rooms/bulk/edit-draft.js';

test('fields that nobody touched ask for nothing', () => {
  expect(editOf(emptyDraft)).toBeNull();
  expect(editOf({ ...emptyDraft, by: 'x', words: true, numbered: false })).toBeNull();
  expect(editOf({ ...emptyDraft, find: 'x', in: [] })).toBeNull();
});

test('what was filled in becomes an edit that the card model takes', () => {
  const edit = editOf({
    ...emptyDraft,
    addTags: ['fire'],
    set: 'none',
    edition: { value: null },
    computed: ['cost'],
    fields: { type: 'spell', offense: null },
    licence: '',
    favourite: 'no',
    template: 'art',
    frame: 'own',
    accent: '#aa0000',
    find: 'a',
    by: '',
  });
  expect(edit).toEqual({
    addTags: ['fire'],
    set: { id: null, numbers: 'next' },
    edition: null,
    compute: ['cost'],
    fields: { type: 'spell', offense: null },
    licence: '',
    favourite: false,
    look: { template: 'art', frame: null, accent: '#aa0000' },
    replace: { find: 'a', by: '', in: ['text'], words: false, matchCase: false },
  });
  expect(cardEdit.parse(edit)).toEqual(edit);
  expect(editOf({ ...emptyDraft, edition: { value: 9 } })).toEqual({ edition: 9 });
});

test('a changed text is cut to what changed and a little around it', () => {
  expect(changedPart('Draw 2 cards.', 'Draw 3 cards.')).toEqual({
    head: 'Draw ',
    before: '2',
    after: '3',
    tail: ' cards.',
  });
  const long = '.'.repeat(100);
  expect(changedPart(`${long}a${long}`, `${long}${long}`)).toEqual({
    head: `…${'.'.repeat(32)}`,
    before: 'a',
    after: '',
    tail: `${'.'.repeat(32)}…`,
  });
  expect(changedPart('aa', 'aaa')).toEqual({ head: '', before: 'aa', after: 'aaa', tail: '' });
  expect(changedPart('!!', '!!!')).toEqual({ head: '!!', before: '', after: '!', tail: '' });
  expect(changedPart('x: Draw now.', 'x: Discard now.')).toEqual({
    head: 'x: ',
    before: 'Draw',
    after: 'Discard',
    tail: ' now.',
  });
  expect(changedPart('a new mill', 'a new')).toEqual({ head: 'a new', before: ' mill', after: '', tail: '' });
  expect(changedPart('🦊!', '🐺!')).toEqual({ head: '', before: '🦊', after: '🐺', tail: '!' });
});

import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { sentenceOf, sentenceOfUnheard } from '../../../src-renderer/connection/sentence.js';

test('what a person can cause is said in its own words, and ends as a sentence', () => {
  const refusal = new ORPCError('BAD_INPUT', { defined: true, message: 'Choose two decks' });
  expect(sentenceOf(refusal)).toBe('Choose two decks.');
  expect(sentenceOf(new Error('The disk is full.'))).toBe('The disk is full.');
});

test('a fault of the program is said in words that a person can use', () => {
  const fault = sentenceOf(new ORPCError('INTERNAL_SERVER_ERROR'));
  expect(fault).toContain('Try again');
  expect(fault).not.toMatch(/server|error/i);
  expect(sentenceOf(new ORPCError('BAD_REQUEST', { message: 'Input validation failed' }))).toContain(
    'Change it',
  );
});

test('what nobody was there to hear is a refusal of the host, or a mistake of the program', () => {
  const refusal = new ORPCError('BAD_INPUT', { defined: true, message: 'Choose two decks' });
  expect(sentenceOfUnheard(refusal)).toBe('Choose two decks.');
  expect(sentenceOfUnheard(new TypeError("Cannot read properties of undefined (reading 'card')"))).toContain(
    'made a mistake',
  );
  expect(sentenceOfUnheard(new Error('WebSocket is not open'))).toContain('connection');
});

test('a connection that broke off is said', () => {
  expect(sentenceOf(new Error('WebSocket is not open'))).toContain('connection');
  expect(sentenceOf(null)).toContain('connection');
});

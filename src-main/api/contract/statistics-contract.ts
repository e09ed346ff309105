import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import type { Statistics } from '../../collection/statistics/statistics.js';
import { errors } from './contract-errors.js';
import { someCards } from '../cards/some-cards.js';

export type StatisticsEvent =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly statistics: Statistics };

/** What can be counted of some cards; many of them take a while, and tell how far they are. */
export const statisticsContract = {
  of: errors.input(z.strictObject({ cards: someCards })).output(eventIterator(type<StatisticsEvent>())),
};

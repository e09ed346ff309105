import { expect, test } from 'vitest';
import { decisionText } from '../../../../src-main/games/kotc/rules/texts/decision-text.js';
import { logText } from '../../../../src-main/games/kotc/rules/texts/log-text.js';
import { tableView } from '../../../../src-main/games/kotc/table/table-view.js';
import { plainText } from '../../../../src-main/engine/text.js';
import { begin, cast, choose, lines } from './onlooking.js';

test('a game reads in the game’s own words, with the rules of each line', () => {
  const at = begin({ hand: ['recall'], granary: ['field'] }, { battlefield: ['golem', 'rat'] });
  cast(at, 'recall');
  choose(at, 'golem');
  const all = ['Chain link 1: recall, cast by Ann.', 'Chain link 1 resolves: recall.'];
  expect(lines(at, 1)).toEqual([
    'Action Phase of Ann.',
    'Ann casts recall.',
    ...all,
    'Ann targets golem with recall.',
    'Ann bounces golem.',
    'recall goes to the grave of Ann.',
    'The chain has resolved.',
  ]);
  const { context } = at.game;
  const bounce = context.log.entries.find(({ event }) => event.type === 'move' && event.why === 'bounce');
  const design = context.state.cards[at.no('golem')]?.design;
  expect(bounce && logText(bounce, 1, ['Ann', 'Ben'], context)).toEqual({
    parts: ['Ann bounces ', { name: 'golem', design, card: null }, '.'],
    rules: ['K14-KEY-05'],
  });
});

test('what is asked and what may be done are sentences too', () => {
  const at = begin({ hand: ['recall'] }, { battlefield: ['golem', 'rat'] });
  const reader = { viewer: 0, names: ['Ann', 'Ben'], game: at.game.context };
  const { decision } = at.game;
  if (decision?.kind !== 'act') throw new Error('Ann is to be asked what to do.');
  const { prompt } = tableView(at.game.context, decision, 0, reader.names);
  expect(prompt?.actions.map(({ text }) => plainText(text))).toEqual([
    'Cast recall.',
    'End the Action Phase.',
  ]);
  cast(at, 'recall');
  expect(at.game.decision && plainText(decisionText(at.game.decision, reader))).toBe(
    'Choose 1 target for recall.',
  );
});

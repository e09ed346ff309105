import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findTopics } from '../../../src-renderer/rooms/help/find-topics.js';
import { inlineOf, plainText } from '../../../src-renderer/rooms/help/page/inline.js';
import { topics } from '../../../src-renderer/rooms/help/topics.js';
import type { Block } from '../../../src-renderer/shared/help/topic.js';
import { hashOf, parseRoute } from '../../../src-renderer/shared/navigation/route.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { filesIn, textOf } from '../../source-files.js';

const textsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('steps' in block) return block.steps;
  if ('list' in block) return block.list;
  return 'terms' in block ? block.terms.flat() : [];
};
const texts = topics.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks.flatMap(textsOf)));
const pieces = texts.flatMap(inlineOf);

describe('the help', () => {
  test('has a page for every file of topics, each with an address of its own', () => {
    const files = [
      ...readdirSync(inProject('src-renderer', 'rooms', 'help', 'topics')),
      ...['kotc', 'magic'].flatMap((game) => readdirSync(inProject('src-renderer', 'games', game, 'help'))),
    ];
    expect(topics.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
  });

  test('leads only to places that there are', () => {
    const ids = new Set(topics.map(({ id }) => id));
    const links = pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));
    expect(links.length).toBeGreaterThan(5);
    for (const href of links) {
      const route = parseRoute(href);
      expect(hashOf(route)).toBe(href);
      if (route.view === 'help') expect(ids).toContain(route.id);
    }
  });

  test('runs only commands that there are', () => {
    const sources = filesIn('src-renderer', ['.ts', '.svelte'])
      .filter((path) => !path.startsWith('src-renderer/rooms/help/'))
      .map(textOf)
      .join('\n');
    const commands = pieces.flatMap((piece) => (piece.kind === 'command' ? [piece.command] : []));
    expect(commands.filter((id) => !sources.includes(`id: '${id}'`))).toEqual([]);
    expect(commands.length).toBeGreaterThan(0);
  });

  test('has no mark left open', () => {
    expect(texts.map(plainText).filter((text) => /\]\(|\*\*|`|[{}]/.test(text))).toEqual([]);
  });
});

test('a text is taken apart at its marks', () => {
  expect(inlineOf('Press {Mod++} or [go](#/decks), **now**: `t:minion` [new](!new-card).')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'keys', shortcut: 'Mod++' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'go', href: '#/decks' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ': ' },
    { kind: 'code', text: 't:minion' },
    { kind: 'text', text: ' ' },
    { kind: 'command', text: 'new', command: 'new-card' },
    { kind: 'text', text: '.' },
  ]);
  expect(inlineOf('an [open mark and a { brace')).toEqual([
    { kind: 'text', text: 'an [open mark and a { brace' },
  ]);
});

describe('the search of the help', () => {
  const found = (query: string) => findTopics(topics, query).map(({ topic }) => topic.id);

  test('finds pages by any of their words, those with them in the title first', () => {
    expect(found('calibrat')[0]).toBe('calibrating');
    expect(found('hotkey')).toEqual(['keyboard']);
    expect(found('RULER').sort()).toEqual(['calibrating', 'printing']);
    expect(found('quarter millimetre')).toEqual(['pictures']);
    expect(found('ruler hotkey')).toEqual([]);
  });

  test('shows the sentence in which it found what the title does not say', () => {
    const [first] = findTopics(topics, 'quarter of a millimetre');
    expect(first?.excerpt).toContain('arrows move it by a quarter of a millimetre');
    expect(findTopics(topics, 'pictures')[0]?.excerpt).toBeNull();
  });

  test('lists all pages while nothing is asked', () => {
    expect(found(' ')).toEqual(topics.map(({ id }) => id));
  });
});

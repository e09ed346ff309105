import { folded, wordsOf } from '../../shared/rules/rule-search.js';
import { plainText } from './page/inline.js';
import type { Block, Topic } from '../../shared/help/topic.js';

/** A topic that a search finds, with the sentence in which it does. */
export interface FoundTopic {
  readonly topic: Topic;
  /** Null: its title or what it is about says it. */
  readonly excerpt: string | null;
}

/** The topics that have all words, those that have them in their titles first. Without a query all, in their order. */
export function findTopics(topics: readonly Topic[], query: string): readonly FoundTopic[] {
  const words = wordsOf(query);
  if (words.length === 0) return topics.map((topic) => ({ topic, excerpt: null }));
  const has = (text: string, wanted = words): boolean => wanted.every((word) => folded(text).includes(word));
  return topics
    .map((topic) => ({
      topic,
      texts: topic.parts.flatMap(({ title, blocks }) => [title ?? '', ...blocks.flatMap(textsOf)]),
    }))
    .filter(({ topic, texts }) => has([topic.title, topic.about, topic.also ?? '', ...texts].join(' ')))
    .map(({ topic, texts }) => {
      const rank = has(topic.title) ? 0 : has(`${topic.title} ${topic.about} ${topic.also ?? ''}`) ? 1 : 2;
      const excerpt =
        rank < 2
          ? null
          : (texts.find((text) => has(text)) ?? texts.find((text) => has(text, words.slice(0, 1))) ?? null);
      return { topic, excerpt, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ topic, excerpt }) => ({ topic, excerpt }));
}

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [plainText(block)];
  if ('steps' in block) return block.steps.map(plainText);
  if ('list' in block) return block.list.map(plainText);
  return 'terms' in block ? block.terms.map(([term, meaning]) => plainText(`${term}: ${meaning}`)) : [];
}

import { rulebookOf } from '../../../src-renderer/games/rulebooks.js';
import { expect, test } from 'vitest';
import type { Checklist } from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { Checklists } from '../../../src-renderer/shared/rules/checklist.svelte.js';

const listOf = (rules: string): Checklist => ({
  rules,
  title: rules,
  licence: 'CC BY-SA 4.0',
  sections: [
    { title: 'All', rules: [{ id: `K${rules.slice(5)}-CRD-01`, text: `The first rule of ${rules}.` }] },
  ],
});

/** The 10th Edition is played by the 9th's rulebook. */
function loaded() {
  const asked: string[] = [];
  let failures = 0;
  const checklist = async ({ rules }: { rules: string }): Promise<Checklist> => {
    asked.push(rules);
    if (failures > 0) {
      failures -= 1;
      throw new Error('The connection broke off.');
    }
    return listOf(rules === 'kotc-10' ? 'kotc-09' : rules);
  };
  const checklists = new Checklists({ play: { checklist } } as unknown as Client, rulebookOf);
  return { checklists, asked, failOnce: () => (failures = 1) };
}

test('a rulebook is fetched once', async () => {
  const { checklists, asked } = loaded();
  const [first, again] = await Promise.all([checklists.load('kotc-14'), checklists.load('kotc-14')]);
  expect(first).toBe(again);
  expect(checklists.get('kotc-14')).toBe(first);
  expect(asked).toEqual(['kotc-14']);
});

test('a rule is found by its id, in the rulebook that the id names', async () => {
  const { checklists, asked } = loaded();
  await checklists.load('kotc-10');
  expect(checklists.find('kotc-10', 'K09-CRD-01')).toEqual({
    title: 'All',
    text: 'The first rule of kotc-09.',
  });
  expect(checklists.find('kotc-10', 'K09-CRD-99')).toBeNull();
  expect(checklists.titlesOf('kotc-10', ['K09-CRD-01', 'K09-CRD-99', 'K09-CRD-01'])).toEqual(['All']);
  expect(asked).toEqual(['kotc-10']);
});

test('a rule of another rulebook makes it come', async () => {
  const { checklists, asked } = loaded();
  await checklists.load('kotc-10');
  expect(checklists.find('kotc-10', 'K11-CRD-01')).toBeNull();
  await checklists.load('kotc-11');
  expect(checklists.find('kotc-10', 'K11-CRD-01')).toEqual({
    title: 'All',
    text: 'The first rule of kotc-11.',
  });
  expect(asked).toEqual(['kotc-10', 'kotc-11']);
});

test('a rulebook that did not come is asked for again', async () => {
  const { checklists, failOnce } = loaded();
  failOnce();
  await expect(checklists.load('kotc-14')).rejects.toThrow('broke off');
  expect((await checklists.load('kotc-14')).rules).toBe('kotc-14');
});

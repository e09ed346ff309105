import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checklists, idsFor, questionsOf, rows } from './questions.js';
import { rulingsPage } from './rulings-page.js';

/** What the program does beyond a ruling, or where it says more than the ruling. */
const remarks: Readonly<Record<string, string>> = {
  'K06-Q-88': 'Who chooses is told for which card, and knows it from then on where it is in a hand.',
  'K09-Q-73': 'Who chooses is told for which card, and knows it from then on where it is in a hand.',
  'K11-Q-72': 'Who chooses is told for which card, and knows it from then on where it is in a hand.',
  'K14-Q-04':
    'In the Resource, Action and Battle Phases one window stays open until all decline in a row; what the turn player may do of their own (sow, summon, attack) is offered in it. In the Draw Phase there is one window before the draw and one after it.',
  'K14-Q-38': 'Mandatory, as proposed: with x = 1 in either spelling a target is chosen if there is one.',
  'K14-Q-55':
    'Offered within the steps of Attack Formation and Defense Formation, and in the windows after them, also in a chain.',
  'K14-Q-77': 'A spell that is being cast is in no zone and cannot be deployed itself meanwhile.',
  'MC-Q-19': 'The switch is the option `cleanupPriority` of a scenario.',
  'MC-Q-26': 'The switch is the option `noEmptyCombat` of a scenario.',
  'MC-Q-28':
    'The switch is the option `drawOnStack` of a scenario: the draw waits below everything else on the stack, what triggers as the step begins included; nothing counters it. Untapping happens at once either way.',
  'MC-Q-48':
    'No part of the grammar gives such a permission; whatever lies on the stack as a card, or as a copy of one, is a spell.',
  'MC-Q-74': 'The switch is the option `enchantmentsStay` of a scenario.',
  'MC-Q-93':
    'No text of the grammar reads the order of a graveyard, so nobody is asked for it: cards that a player chooses lie as they were named, the last on top. By the option `graveyardOrder` of a scenario owners are asked whenever several cards of theirs come to a graveyard together.',
  'MC-Q-126':
    'Tramplers that several creatures block announce first; they may count on what those that one creature alone blocks still have to deal, and these then owe it.',
};

const asked = checklists.flatMap((name) => questionsOf(name).map(([id]) => id));
const askedOfMagic = questionsOf('magic-classic').map(([id]) => id);
const rulings = rows.flatMap((row) => row.rulings.map((ruling) => ({ ...ruling, question: row.question })));

describe('assets/rules/questions.json', () => {
  it('has every question of every edition in exactly one place, and of Magic in one at most', () => {
    const placed = rulings.flatMap(({ ids }) => ids);
    const ofMagic = placed.filter((id) => askedOfMagic.includes(id));
    expect(placed.filter((id) => !ofMagic.includes(id)).toSorted()).toEqual(asked.toSorted());
    expect(new Set(ofMagic).size).toBe(ofMagic.length);
  });

  it('rules every edition once in a row', () => {
    const twice = rows.filter(({ rulings: ofRow }) => {
      const ruled = ofRow.flatMap(({ editions }) => editions);
      return new Set(ruled).size < ruled.length;
    });
    expect(twice).toEqual([]);
  });

  it('rules each edition by questions of its own checklist, and by no others', () => {
    const groundless = rulings.filter((ruling) => {
      const grounds = ruling.editions.map((edition) => idsFor(edition, ruling));
      const used = new Set(grounds.flat());
      return grounds.some((ids) => ids.length === 0) || ruling.ids.some((id) => !used.has(id));
    });
    expect(groundless).toEqual([]);
  });

  it('asks no question twice and keeps the rows of a subject together', () => {
    const questions = rows.map(({ question }) => question);
    expect(questions).toHaveLength(new Set(questions).size);
    const turns = rows.map(({ subject }) => subject).filter((one, at, all) => one !== all[at - 1]);
    expect(turns).toHaveLength(new Set(turns).size);
  });
});

describe('docs/rulings.md', () => {
  /** After a change: `npx vitest run test/docs -u`. */
  it('has the rulings of all editions side by side, and each in full', async () => {
    const file = join(import.meta.dirname, '..', '..', 'docs', 'rulings.md');
    await expect(rulingsPage(remarks)).toMatchFileSnapshot(file);
  });

  it('has remarks only on questions that there are', () => {
    expect(Object.keys(remarks).filter((id) => ![...asked, ...askedOfMagic].includes(id))).toEqual([]);
  });
});

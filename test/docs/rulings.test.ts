import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesOf } from '../rule-lists.js';

/** What the program does beyond a ruling, or where it says more than the ruling. */
const remarks: Readonly<Record<string, string>> = {
  'K14-Q-04':
    'In the Resource, Action and Battle Phases one window stays open until all decline in a row; what the turn player may do of their own (sow, summon, attack) is offered in it. In the Draw Phase there is one window before the draw and one after it.',
  'K14-Q-38': 'Mandatory, as proposed: with x = 1 in either spelling a target is chosen if there is one.',
  'K14-Q-55':
    'Offered within the steps of Attack Formation and Defense Formation, and in the windows after them, also in a chain.',
  'K14-Q-77': 'A spell that is being cast is in no zone and cannot be deployed itself meanwhile.',
};

const intro = `# Rulings

What the rulebooks leave open, and how the program decides it. The questions and rulings are ours, not the rulebooks';
log entries and refusals cite them by their ids, and tests prove them. This page is made from \`assets/rules\`; where the
program does more than a ruling says, a remark follows it.
`;

/** After a change: `npx vitest run test/docs -u`. */
test('docs/rulings.md lists every ruling that the program implements', async () => {
  const rulings = Object.entries(rulesOf('kotc-14')).filter(([id]) => id.startsWith('K14-Q-'));
  const lines = rulings.map(([id, text]) => {
    const remark = remarks[id];
    return `- **${id}** ${text}${remark === undefined ? '' : `\n  *Remark:* ${remark}`}`;
  });
  const page = `${intro}\n## Keeper of the Cards, 14th Edition\n\n${lines.join('\n')}\n`;
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '..', '..', 'docs', 'rulings.md'));
  expect(Object.keys(remarks).filter((id) => !rulings.some(([one]) => one === id))).toEqual([]);
});

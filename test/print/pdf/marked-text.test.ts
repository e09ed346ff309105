import { expect, it } from 'vitest';
import { card, lay, print } from '../fixtures.js';
import { readPdf, textsOn } from './open-pdf.js';

it('can be searched and copied: symbols read as their words', async () => {
  const list = lay(card(0, { text: '**CLAW:** Roll {die}, then place {3} {sword} counters.' }));
  const pdf = await readPdf(await print([{ list, copies: 1 }]));
  const read = (await textsOn(await pdf.page(1))).map(({ text }) => text).join(' ');
  expect(read.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',')).toContain(
    'CLAW: Roll die, then place 3 sword counters.',
  );
  await pdf.close();
});

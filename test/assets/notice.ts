import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const notice = readFileSync(join(import.meta.dirname, '../../NOTICE'), 'utf8');

/** The icons that NOTICE lists in its section of the starter cards, under an author's name. */
export function iconsOf(author: string): string[] {
  const [, section = ''] = notice.split('Starter cards and their pictures');
  const [, list = ''] = section.split(new RegExp(`\\n  ${author}, \\S+\\n`));
  const [icons = ''] = list.split(/\n {0,2}\S/);
  return icons.trim().replace(/\s+/g, ' ').replace(/\.$/, '').split(', ');
}

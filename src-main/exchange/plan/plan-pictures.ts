import { blankCard } from '../../games/cards.js';
import { lastPart } from '../zip/entry-name.js';
import type { Plan, Planning } from './plan.js';

/** Plans a card for each picture that came without a table: with that picture, and with the file's name. */
export function planPictures({ found, options, newId }: Planning, plan: Plan): void {
  for (const [index, file] of found.pictures.entries()) {
    const key = `picture:${index}`;
    const name = lastPart(file.name)
      .replace(/\.[a-z0-9]{2,5}$/i, '')
      .replace(/[_\s]+/g, ' ')
      .trim()
      .slice(0, 200);
    const leftOut = options.rows[key] === 'leave-out';
    const content = { ...blankCard(newId(key), options.edition, options.game), name };
    const action = leftOut ? 'leave-out' : 'create';
    plan.row({
      key,
      what: 'card',
      place: file.name,
      name,
      action,
      card: content,
      picture: true,
      optional: true,
    });
    plan.needsEdition = true;
    if (!leftOut) plan.cards.push({ action: 'create', content, file });
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../cards/card.js';
import { countCards, type Deck } from '../../cards/deck.js';
import type { FoundFile } from '../intake/found.js';
import type { RowProblem } from '../spreadsheet/read-row.js';
import { cardProblems } from './card-checks.js';
import { planFrames, type FrameNames } from './plan-frames.js';
import type { TwinAction } from './options.js';
import { warning, type Plan, type Planning } from './plan.js';
import type { RowAction } from './preview.js';

/** Ids in the files, and the ids that are meant by them in the library. */
type Ids = Map<string, string>;

interface Decision {
  readonly action: RowAction;
  readonly id: string;
}

/** Plans cards, decks, sets and frames that come with ids of their own, from packages and from single files. */
export async function planKept(planning: Planning, plan: Plan): Promise<void> {
  const { found, facts } = planning;
  await facts.learn(
    found.cards.map(({ content }) => content.id),
    found.cards.map(({ content }) => content.name),
  );
  const frames = await planFrames(planning, plan);
  const setIds = planSets(planning, plan);
  const cardIds: Ids = new Map();
  for (const file of found.cards) {
    cardIds.set(file.content.id, await planCard(file, { setIds, frames }, planning, plan));
    await planning.turns.pass();
  }
  await planDecks(cardIds, planning, plan);
}

function planSets(planning: Planning, plan: Plan): Ids {
  const ids: Ids = new Map();
  for (const { place, content } of planning.found.sets) {
    const twin = planning.facts.set(content.id);
    const key = `set:${content.id}`;
    const { action, id } = decide(key, content.id, twin && isDeepStrictEqual(twin, content), planning);
    ids.set(content.id, id);
    plan.row({
      key,
      what: 'set',
      place,
      name: content.name,
      action,
      hasTwin: twin !== null,
      optional: action !== 'same',
    });
    if (action === 'create' || action === 'replace')
      plan.sets.push({ action, content: { ...content, id }, before: twin ?? undefined });
  }
  return ids;
}

async function planCard(
  { place, content: given, isPacked }: FoundFile<Card>,
  { setIds, frames }: { readonly setIds: Ids; readonly frames: FrameNames },
  planning: Planning,
  plan: Plan,
): Promise<string> {
  const { facts, found, options, levels, abilities } = planning;
  const problems: RowProblem[] = [];
  const set = given.set && (setIds.get(given.set.id) ?? (facts.set(given.set.id) ? given.set.id : null));
  if (given.set && set === null)
    problems.push(warning('Its set is not there; the card comes without one.', 'set'));
  const template = isPacked ? frames.get(given.look.template) : undefined;
  const look = template === undefined ? given.look : { ...given.look, template };
  const said: Card = { ...given, look, set: given.set && set !== null ? { ...given.set, id: set } : null };
  const content = options.levels && !isPacked ? levels.filled(said) : said;
  const picture = content.picture?.id;
  if (picture !== undefined && !found.keptPictures.has(picture) && !(await facts.hasPicture(picture))) {
    problems.push(warning('Its picture is not there; the card comes with an empty window.', 'picture'));
  }
  const key = `card:${given.id}`;
  const twin = facts.card(given.id);
  // What was brought in with its level worked out is the same when it comes again.
  const isSame = (one: Card): boolean => sameBut(one, said) || sameBut(one, content);
  const double = twin ? null : facts.cardsNamed(given.name).find(isSame);
  const same = twin ? isSame(twin) : double ? true : null;
  const { action, id } = decide(key, double?.id ?? given.id, same, planning);
  if (action !== 'leave-out') problems.push(...cardProblems(content, abilities));
  plan.row({
    key,
    what: 'card',
    place,
    name: given.name,
    action,
    card: content,
    picture: content.picture !== null,
    levelFilled: content !== said && (action === 'create' || action === 'replace'),
    problems,
    hasTwin: twin !== null,
    optional: action !== 'same',
  });
  if (action === 'create' || action === 'replace')
    plan.cards.push({ action, content: { ...content, id }, file: null, before: twin ?? undefined });
  return id;
}

const sameBut = (one: Card, other: Card): boolean => isDeepStrictEqual(one, { ...other, id: one.id });

async function planDecks(cardIds: Ids, planning: Planning, plan: Plan): Promise<void> {
  const { found, facts } = planning;
  const there = await facts.decks(found.decks.map(({ content }) => content.id));
  const coming = new Set(plan.cards.map(({ content }) => content.id));
  for (const { place, content: given } of found.decks) {
    const content: Deck = {
      ...given,
      entries: given.entries.map((entry) => ({ ...entry, card: cardIds.get(entry.card) ?? entry.card })),
    };
    const missing = content.entries.filter(({ card }) => !facts.hasCard(card) && !coming.has(card));
    const names = missing.slice(0, 3).map(({ name }) => `“${name}”`);
    const problems =
      missing.length === 0
        ? []
        : [
            warning(
              `${missing.length} of its cards are neither here nor in the library, such as ${names.join(', ')}.`,
            ),
          ];
    const twin = there.get(given.id) ?? null;
    const key = `deck:${given.id}`;
    const { action, id } = decide(key, given.id, twin && isDeepStrictEqual(twin, content), planning);
    const copies = countCards(given.entries);
    plan.row({
      key,
      what: 'deck',
      place,
      name: given.name,
      action,
      copies,
      problems,
      hasTwin: twin !== null,
      optional: action !== 'same',
    });
    if (action === 'create' || action === 'replace')
      plan.decks.push({ action, content: { ...content, id }, before: twin ?? undefined });
  }
}

/** @param same whether the library's own is equal; null: it has none */
function decide(key: string, id: string, same: boolean | null, { options, newId }: Planning): Decision {
  const choice = options.rows[key];
  if (choice === 'leave-out') return { action: 'leave-out', id };
  if (same === null) return { action: 'create', id };
  if (same) return { action: 'same', id };
  return actionFor(
    choice === 'skip' || choice === 'replace' || choice === 'both' ? choice : options.twins,
    id,
    () => newId(key),
  );
}

/** What an action for something that the library has in another version comes to. */
function actionFor(twin: TwinAction, id: string, newId: () => string): Decision {
  switch (twin) {
    case 'skip':
      return { action: 'skip', id };
    case 'replace':
      return { action: 'replace', id };
    case 'both':
      return { action: 'create', id: newId() };
  }
}

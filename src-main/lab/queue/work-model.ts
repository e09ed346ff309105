/** What is to be played, as it comes from another machine. */
import { z } from 'zod';
import { computerPlayersFor, findRuleSet } from '../../games/rule-sets.js';
import { HIGHEST_SEED } from '../../play/new-game/seeds.js';
import type { DeckExperiment } from '../decks/deck-experiment.js';
import type { Experiment } from '../experiment/experiment.js';
import type { LabWork } from '../run/lab-worker.js';

const MOST_DECKS = 1000;
const MOST_CARDS = 20_000;
const LONGEST_DECK = 2000;

const place = z.number().int().min(0).max(MOST_CARDS);
const list = z.array(place).max(LONGEST_DECK);
const lists = z.array(list).max(MOST_DECKS);
const name = z.string().max(1000);

const common = {
  rules: name,
  version: z.number().int(),
  pilot: name,
  seed: z.number().int().min(0).max(HIGHEST_SEED),
  playsBlind: z.boolean(),
  printed: z.array(z.unknown()).max(MOST_CARDS),
};

const experiment: z.ZodType<Experiment> = z.strictObject({
  ...common,
  card: place,
  plain: place,
  hosts: z
    .array(z.strictObject({ name, enemy: list, withPlain: list }))
    .min(1)
    .max(MOST_DECKS),
});

const deckExperiment: z.ZodType<DeckExperiment> = z.strictObject({
  ...common,
  cards: place,
  list,
  enemies: lists.min(1),
  changed: lists,
});

export const workModel: z.ZodType<LabWork> = z
  .discriminatedUnion('about', [
    z.strictObject({ about: z.literal('card'), experiment }),
    z.strictObject({ about: z.literal('deck'), experiment: deckExperiment }),
  ])
  .refine((work) => placesIn(work).every((one) => one < work.experiment.printed.length));

function placesIn(work: LabWork): readonly number[] {
  if (work.about === 'deck') {
    const { list: own, enemies, changed } = work.experiment;
    return [own, ...enemies, ...changed].flat();
  }
  const { card, plain, hosts } = work.experiment;
  return [card, plain, ...hosts.flatMap(({ enemy, withPlain }) => [...enemy, ...withPlain])];
}

/** Why work cannot be played here, in a sentence, or null. */
export function hindranceOf({ experiment: asked }: LabWork): string | null {
  const rules = findRuleSet(asked.rules);
  if (!rules || rules.rules.version !== asked.version)
    return `The rules “${asked.rules}” are not known here.`;
  if (!computerPlayersFor(asked.rules).some((one) => one.name === asked.pilot))
    return `There is no computer player “${asked.pilot}” here.`;
  const isRead = asked.printed.every((one) => rules.printed.safeParse(one).success);
  return isRead ? null : 'A card of the run cannot be read.';
}

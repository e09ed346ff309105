/** What is to be played, as it comes from another machine. */
import { z } from 'zod';
import { computerPlayersFor, findRuleSet, searchingFor, trainableFor } from '../../games/rule-sets.js';
import { HIGHEST_SEED } from '../../play/new-game/seeds.js';
import type { DeckExperiment } from '../decks/deck-experiment.js';
import type { Experiment } from '../experiment/experiment.js';
import type { LabWork } from '../run/lab-worker.js';
import { teacherNames } from '../training/teachers.js';
import type { TrainingExperiment } from '../training/training.js';

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
  seed: z.number().int().min(0).max(HIGHEST_SEED),
  printed: z.array(z.unknown()).max(MOST_CARDS),
};
const piloted = { ...common, pilot: name, playsBlind: z.boolean() };

const experiment: z.ZodType<Experiment> = z.strictObject({
  ...piloted,
  card: place,
  plain: place,
  hosts: z
    .array(z.strictObject({ name, enemy: list, withPlain: list }))
    .min(1)
    .max(MOST_DECKS),
});

const deckExperiment: z.ZodType<DeckExperiment> = z.strictObject({
  ...piloted,
  cards: place,
  list,
  enemies: lists.min(1),
  changed: lists,
});

const training: z.ZodType<TrainingExperiment> = z.strictObject({
  ...common,
  lists: lists.min(1),
  teacher: z.enum(teacherNames),
});

export const workModel: z.ZodType<LabWork> = z
  .discriminatedUnion('about', [
    z.strictObject({ about: z.literal('card'), experiment }),
    z.strictObject({ about: z.literal('deck'), experiment: deckExperiment }),
    z.strictObject({ about: z.literal('training'), experiment: training }),
  ])
  .refine((work) => placesIn(work).every((one) => one < work.experiment.printed.length));

function placesIn(work: LabWork): readonly number[] {
  if (work.about === 'deck') {
    const { list: own, enemies, changed } = work.experiment;
    return [own, ...enemies, ...changed].flat();
  }
  if (work.about === 'training') return work.experiment.lists.flat();
  const { card, plain, hosts } = work.experiment;
  return [card, plain, ...hosts.flatMap(({ enemy, withPlain }) => [...enemy, ...withPlain])];
}

/** Why work cannot be played here, in a sentence, or null. */
export function hindranceOf(work: LabWork): string | null {
  const asked = work.experiment;
  const rules = findRuleSet(asked.rules);
  if (!rules || rules.rules.version !== asked.version)
    return `The rules “${asked.rules}” are not known here.`;
  if ('pilot' in asked && !computerPlayersFor(asked.rules).some((one) => one.name === asked.pilot))
    return `There is no computer player “${asked.pilot}” here.`;
  if (work.about === 'training' && !trainableFor(asked.rules))
    return `Nobody judges positions by the rules “${asked.rules}” here.`;
  if (work.about === 'training' && work.experiment.teacher !== 'greedy' && !searchingFor(asked.rules))
    return `Nobody thinks ahead by the rules “${asked.rules}” here.`;
  const isRead = asked.printed.every((one) => rules.printed.safeParse(one).success);
  return isRead ? null : 'A card of the run cannot be read.';
}

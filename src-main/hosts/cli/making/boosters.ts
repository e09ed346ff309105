import { randomInt } from 'node:crypto';
import { InvalidArgumentError, type Command } from 'commander';
import { setPacks } from '../../../api/sets/set-packs.js';
import { packLimits } from '../../../collection/boosters/limits.js';
import { packRecipe, type PackRecipe } from '../../../collection/boosters/packs.js';
import { openLibrary } from '../../../library/library.js';
import { Failure } from '../failure.js';
import { jsonLine, type Terminal } from '../terminal.js';
import { wholeNumber } from '../values.js';

interface BoostersFlags {
  readonly set: string;
  readonly packs: number;
  readonly slots?: PackRecipe['slots'];
  readonly seed?: number;
  readonly json?: boolean;
}

export function addBoostersCommand(program: Command, terminal: Terminal): void {
  program
    .command('boosters')
    .description('deal packs of the cards of a set, by rarity and seed')
    .argument('<library>', 'folder of a library')
    .requiredOption('--set <name>', 'the set, by its name or code')
    .option('--packs <number>', 'how many', wholeNumber(1, packLimits.packs), 6)
    .option(
      '--slots <rarity:count,...>',
      'how many cards of each rarity, such as common:7,uncommon:3,rare:1',
      slots,
    )
    .option('--seed <number>', 'deals the same packs again', wholeNumber(0, packLimits.seed))
    .option('--json', 'say it as JSON')
    .action(async (folder: string, flags: BoostersFlags) => deal(folder, flags, terminal));
}

function slots(text: string): PackRecipe['slots'] {
  const given = text.split(',').map((part) => {
    const [, rarity = '', count = ''] = /^\s*(.+?)\s*:\s*(\d{1,3})\s*$/.exec(part) ?? [];
    return { rarity, count: Number(count) };
  });
  const checked = packRecipe.shape.slots.safeParse(given);
  if (!checked.success) throw new InvalidArgumentError('It is not a list such as common:7,rare:1.');
  return checked.data;
}

/** @throws Failure for a set that is not there */
async function deal(folder: string, flags: BoostersFlags, terminal: Terminal): Promise<void> {
  const { set: wanted, packs: count, seed = randomInt(packLimits.seed), json } = flags;
  const library = await openLibrary(folder, { watch: false });
  try {
    const same = (name: string): boolean => name.trim().toLowerCase() === wanted.trim().toLowerCase();
    const set = library.sets.list().find(({ name, code }) => same(name) || same(code));
    if (!set) throw new Failure(`The library has no set “${wanted}”.`);
    const recipe = { id: set.id, packs: count, seed, ...(flags.slots && { slots: flags.slots }) };
    const made = await setPacks(library, recipe);
    terminal.out(json ? jsonLine({ set: set.name, seed, ...made }) : forPeople(made.packs, seed));
  } finally {
    await library.close();
  }
}

function forPeople(packs: Awaited<ReturnType<typeof setPacks>>['packs'], seed: number): string {
  const lines = packs.flatMap((pack, nth) => [
    `Pack ${nth + 1}`,
    ...pack.map(({ name, rarity }) => `  ${name}${rarity === 'common' ? '' : ` (${rarity})`}`),
  ]);
  return [...lines, `Seed ${seed}`, ''].join('\n');
}

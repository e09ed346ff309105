/** Random cards that can be played: their texts are whatever the grammar has words for. Same seed, same card. */
import type { Printed } from '../../../src-main/games/magic/cards/card.js';
import { isNoTypeLine, readTypeLine } from '../../../src-main/games/magic/cards/type-line.js';
import { writeText } from '../../../src-main/games/magic/cards/language/write.js';
import { randomFrom, randomText } from './random-texts.js';

const typeLines = [
  'Creature — Goblin',
  'Creature — Elf',
  'Creature — Wall',
  'Artifact Creature — Golem',
  'Instant',
  'Sorcery',
  'Enchantment',
  'Enchant Creature',
  'Enchant Land',
  'Artifact',
  'Land',
];
const costs = ['{W}', '{1}{U}', '{2}{B}', '{R}', '{1}{G}', '{X}{R}', '{3}{G}{G}'];

export function randomCard(seed: number): Printed {
  const random = randomFrom(seed);
  const typeLine = typeLines[random(typeLines.length - 1)] ?? '';
  const read = readTypeLine(typeLine);
  if (isNoTypeLine(read)) throw new Error(read.because);
  const name = `Stranger ${seed}`;
  const isCreature = read.types.includes('creature');
  const isLand = read.types.includes('land');
  const isArtifact = read.types.includes('artifact');
  const stat = (least: number): string => (isCreature ? String(least + random(4)) : '');
  return {
    name,
    manaCost: isLand ? '' : isArtifact ? `{${1 + random(4)}}` : (costs[random(costs.length - 1)] ?? ''),
    typeLine,
    text: writeText(randomText({ name, typeLine: read }, random), { name, typeLine: read }),
    power: stat(0),
    toughness: stat(1),
    colors: '',
  };
}

/** Words that follow rules: plurals, numbers, articles. */

const ownPlurals: Readonly<Record<string, string>> = {
  sorcery: 'sorceries',
  plains: 'plains',
  Plains: 'Plains',
  Merfolk: 'Merfolk',
  Elf: 'Elves',
  Wolf: 'Wolves',
  Dwarf: 'Dwarves',
  Thief: 'Thieves',
  Leaf: 'Leaves',
  Fish: 'Fish',
  Sheep: 'Sheep',
  Dryad: 'Dryads',
  Cyclops: 'Cyclopes',
  Pegasus: 'Pegasi',
  Fungus: 'Fungi',
  Octopus: 'Octopuses',
  Mouse: 'Mice',
  Child: 'Children',
  Ox: 'Oxen',
  Efreet: 'Efreets',
};
const singulars = new Map(Object.entries(ownPlurals).map(([one, many]) => [many, one]));

/** "Goblins" of "Goblin", "creatures" of "creature". */
export function plural(word: string): string {
  const own = ownPlurals[word];
  if (own !== undefined) return own;
  if (word.endsWith('man')) return word.replace(/man$/u, 'men');
  if (/(?:s|x|z|ch|sh)$/iu.test(word)) return `${word}es`;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** The word that has this plural; null: it is none. */
export function singular(word: string): string | null {
  const own = singulars.get(word);
  if (own !== undefined) return own;
  const tries = [
    word.replace(/men$/u, 'man'),
    word.replace(/ies$/u, 'y'),
    word.replace(/s$/u, ''),
    word.replace(/es$/u, ''),
  ];
  return tries.find((one) => one !== word && plural(one) === word) ?? null;
}

const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** "three"; digits beyond twenty. */
export const numberWord = (number: number): string => smallNumbers[number] ?? String(number);

/** The number of "three" or "3"; null: it is none. */
export function numberOf(word: string): number | null {
  if (/^\d{1,6}$/u.test(word)) return Number(word);
  const place = smallNumbers.indexOf(word);
  return place < 0 ? null : place;
}

const timesWords = ['', 'once', 'twice'];
/** "once", "twice", "three times". */
export const timesWord = (times: number): string => timesWords[times] || `${numberWord(times)} times`;

/** "a creature", "an artifact". */
export const withArticle = (words: string): string =>
  `${/^[aeiou]/iu.test(words) && !/^(?:uni|one)/iu.test(words) ? 'an' : 'a'} ${words}`;

/** What is often typed for words of the Classic Edition: words of later years, slips of the pen, names not quite right. */
import { distance } from './engine/distance.js';

/** Words of later years that stand for a sentence; "~" is the card. */
const keywords: Readonly<Record<string, string>> = {
  vigilance: "Attacking doesn't cause ~ to tap.",
  defender: "~ can't attack.",
  reach: '~ can block as though it had flying.',
  menace: "~ can't be blocked except by two or more creatures.",
  fear: "~ can't be blocked except by artifact creatures and black creatures.",
  shroud: "~ can't be the target of spells or abilities.",
  hexproof: "~ can't be the target of spells or abilities your opponents control.",
  lifelink: 'Whenever ~ deals damage, you gain that much life.',
  deathtouch: 'Whenever ~ deals damage to a creature, destroy that creature.',
  flash: 'You may play ~ any time you could play an instant.',
};

const slips: readonly (readonly [RegExp, string])[] = [
  [/\b(?:enters|enter) the battlefield/giu, 'comes into play'],
  [/\b(?:onto|to) the battlefield/giu, 'into play'],
  [/\bthe battlefield\b/giu, 'play'],
  [/\bexile ([^.,;:]+)/giu, 'remove $1 from the game'],
  [/\bcreates? ([^.,;:]*\btokens?\b[^.,;:]*)/giu, 'put $1 into play'],
  [
    /\b(player|opponent) mills? ([^.,;:]*?)cards?\b/giu,
    '$1 puts the top $2cards of his or her library into his or her graveyard',
  ],
  [/\bcreature of player\b/giu, 'creature or player'],
  [/\bmill ([^.,;:]*?)cards\b/giu, 'put the top $1cards of your library into your graveyard'],
  [/\badd ((?:\{[^{}]+\})+) and (?=\{)/giu, 'add $1'],
  [/\bmana value\b/giu, 'total mana cost'],
  [/\bcolour/giu, 'color'],
  [/\bit's (?=controller|owner|power|toughness|mana)/giu, 'its '],
  [/\byou (?=library|graveyard|hand|upkeep|turn|draw|untap|life|mana|main|next)/giu, 'your '],
  [/(?<![\w/+-])([+-])(\d+)\/(\d+)/gu, '$1$2/$1$3'],
  [/\b(gets?|gains?) (\d+)\/(\d+)/giu, '$1 +$2/+$3'],
  [/\bgains? (?=[+-]\d)/giu, 'gets '],
  [/\b(power|toughness|cost) (\d+) or fewer\b/giu, '$1 $2 or less'],
  [/\bsacrifice(?=\s*:)/giu, 'sacrifice ~'],
  [/\bremove (?:a|one) counter/giu, 'remove a +1/+1 counter'],
  [/^(\s*choose one\b.*), or /iu, '$1; or '],
];

/** The card's name, where something that is nearly it stands. */
function withName(words: string, name: string): string {
  const length = name.split(' ').length;
  const all = words.split(' ');
  for (let at = 0; at + length <= all.length; at += 1) {
    const found = all.slice(at, at + length).join(' ');
    const bare = found.replace(/(?:'s)?[,.:;]*$/u, '');
    const isNear = bare !== name && /^\p{Lu}/u.test(bare) && name.length > 4 && distance(bare, name) <= 2;
    if (isNear)
      all.splice(
        at,
        length,
        name + found.slice(bare.length),
        ...Array.from({ length: length - 1 }, () => ''),
      );
  }
  return all.filter((word, nth) => word !== '' || words.split(' ')[nth] === '').join(' ');
}

/** The words as they could be meant; the same where nothing is known of them. */
export function withoutSlips(words: string, name: string): string {
  const called = name === '' ? 'this' : name;
  const sentence = keywords[words.trim().toLowerCase().replace(/\.$/u, '')];
  if (sentence !== undefined) return sentence.replaceAll('~', called);
  let text = words;
  for (const [found, meant] of slips) text = text.replace(found, meant.replaceAll('~', called));
  return name === '' ? text : withName(text, name);
}

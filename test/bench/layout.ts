import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { editions } from '../../src-main/games/kotc/cards/editions.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { loadFonts } from '../../src-main/print/images/font-files.js';
import { card } from '../print/fixtures.js';
import type { BenchResult } from './result.js';

const CARDS = 400;
const ROUNDS = 7;
/** ms a card. */
const BAR = 1;

const designEditions = editions.map(({ number }) => number);
const verbs = ['Destroy', 'Exhaust', 'Hypnotize', 'Reveal', 'Sacrifice', 'Move', 'Summon', 'Recover'];
const things = [
  'target creatures',
  'random cards in your hand',
  'of your resources',
  'cards in play',
  'traps',
];
const of = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** Every card has words and numbers of its own, as a keystroke brings them. */
function varied(n: number): Card {
  const abilities = Array.from(
    { length: n % 5 },
    (_, step) =>
      `${of(verbs, n + step).toUpperCase()} No. ${n}: Activate when at least ${step + 1} of your cards in play (excluding this card) is destroyed. ${of(verbs, n >> step)} up to ${n} ${of(things, n + step)}, then draw ${n + step} cards.`,
  );
  return card(n, {
    edition: designEditions[n % designEditions.length] ?? null,
    type: n % 3 ? 'creature' : 'spell',
    name: `${of(verbs, n)} the ${of(things, n)} of Valley ${n}`,
    text: abilities.join('\n'),
    flavor:
      n % 2
        ? `“Beware of the ${of(things, n)}”, said number ${n}, and was not heard again by any of us.`
        : '',
  });
}

/** The model's longest text: words that are all different, so that none is remembered from another. */
function longest(n: number): Card {
  let text = '';
  for (let word = 0; text.length < 4900; word += 1)
    text += `${of(verbs, word)}${word * 7 + n} ${of(things, word)}, `;
  return card(n, { edition: n % 2 ? 14 : 9, text });
}

function perCard(cards: readonly Card[]): number {
  let quickest = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Fresh fonts each round: no card's words are known before the card comes.
    const fonts = loadFonts();
    layoutCard(card(0), fonts, () => null);
    const start = performance.now();
    for (const it of cards) layoutCard(it, fonts, () => null);
    quickest = Math.min(quickest, (performance.now() - start) / cards.length);
  }
  return quickest;
}

/** Lays out varied cards and, apart from them, the longest text that a card can have. */
export async function bench(): Promise<BenchResult[]> {
  const usual = perCard(Array.from({ length: CARDS }, (_, n) => varied(n)));
  const typed = keystrokes();
  const worst = perCard(Array.from({ length: 12 }, (_, n) => longest(n)));
  return [
    {
      name: `layout: ${CARDS} varied cards, fonts loaded`,
      measured: `${usual.toFixed(3)} ms a card`,
      bar: `under ${BAR} ms`,
      ok: usual < BAR,
    },
    {
      name: 'layout: a text of 4900 characters, once new and once for each further keystroke',
      measured: `${worst.toFixed(2)} ms new, ${typed.toFixed(2)} ms a keystroke`,
      bar: 'a keystroke under 16.7 ms, one frame',
      ok: typed < 1000 / 60,
    },
  ];
}

/** The same longest text, a character longer each time. */
function keystrokes(): number {
  const fonts = loadFonts();
  const begun = longest(1);
  layoutCard(begun, fonts, () => null);
  const start = performance.now();
  for (let n = 1; n <= 40; n += 1)
    layoutCard({ ...begun, text: begun.text + 'x'.repeat(n) }, fonts, () => null);
  return (performance.now() - start) / 40;
}

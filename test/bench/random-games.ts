/** Random legal games between the starter decks, no view computed. */
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { Game } from '../../src-main/engine/game.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import type { KotcRulesId } from '../../src-main/games/kotc/rules/rule-set.js';
import { magicPlayable } from '../../src-main/games/magic/rules/playable.js';
import { begin, playRandomly, starterBeginning, type KotcGame } from '../games/kotc/starter-games.js';
import { beginMagic, magicBeginning, type MagicGame } from '../games/magic/starter-games.js';

const GAMES = 150;
const MAGIC_GAMES = 60;
/** Of Magic's starter decks. */
const DECKS = 6;

/** By rule sets, its cards, ready to be played: games are measured once they are so. */
const kotcDesigns = new Map<KotcRulesId, KotcGame['context']['designs']>();

function designsOf(id: KotcRulesId): KotcGame['context']['designs'] {
  const designs = kotcDesigns.get(id) ?? begin(starterBeginning(0, 2, id)).context.designs;
  kotcDesigns.set(id, designs);
  return designs;
}

/** @returns how many decisions */
export function playKotc(id: KotcRulesId): number {
  const { rules, begin: newState } = kotcPlayables[id];
  const designs = designsOf(id);
  const chance = chanceFrom(9);
  let decisions = 0;
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const { start: from } = starterBeginning(seed, 2, id);
    if (!('decks' in from)) throw new Error('A game between decks has decks.');
    const game: KotcGame = new Game(rules, newState(from.decks, seed), designs);
    decisions += playRandomly(game, chance).inputs.length;
  }
  return decisions;
}

/** The decks of a game, each pair of different ones in its turn. */
const decksOf = (seed: number): number[] => [seed % DECKS, (seed + 1 + (seed % (DECKS - 1))) % DECKS];

/** Its cards, likewise. */
const { designs: magicDesigns } = beginMagic(1, decksOf(1)).context;

/** @returns how many decisions */
export function playMagic(): number {
  const { rules, begin: newState } = magicPlayable;
  const chance = chanceFrom(9);
  let decisions = 0;
  for (let seed = 1; seed <= MAGIC_GAMES; seed += 1) {
    const { start: from } = magicBeginning(seed, decksOf(seed));
    if (!('decks' in from)) throw new Error('A game between decks has decks.');
    const game: MagicGame = new Game(rules, newState(from.decks, seed), magicDesigns);
    decisions += playMagicRandomly(game, chance).inputs.length;
  }
  return decisions;
}

/** Goes on with random replies, to the end or for that many inputs. */
export function playMagicRandomly(
  game: MagicGame,
  chance: ReturnType<typeof chanceFrom>,
  most = Infinity,
): MagicGame {
  for (let n = 0; n < most && game.decision; n += 1) {
    const refusal = game.answer(randomReply(game.decision, chance));
    if (refusal) throw new Error(refusal.because);
  }
  return game;
}

import { inTurns } from '../../common/turns.js';
import { gameOf } from '../../games/registry.js';
import { gameOfEdition } from '../../games/editions.js';
import type { CardGame } from '../../games/game.js';
import { LibraryError } from '../../library/errors.js';
import type { Implementer } from '../implementer.js';
import { plainWordsOf, readCard } from './language-read.js';
import type { AppServices } from '../app-services.js';
import { warnedWithOthers } from './warned-with-others.js';
import { markText, textSymbols } from './language-marks.js';

/** The card language: which game it is of follows from the card or the edition, and that game answers. */
export const languageHandlers = (os: Implementer['language'], services: Pick<AppServices, 'library'>) => ({
  vocabulary: os.vocabulary.handler(({ input: { edition } }) =>
    part(gameOfEdition(edition), 'language').vocabulary(edition),
  ),
  read: os.read.handler(({ input: { card } }) => readCard(card)),
  withOthers: os.withOthers.handler(({ input: { card }, signal }) =>
    warnedWithOthers(card, services.library, signal),
  ),
  plainWords: os.plainWords.handler(({ input: { card } }) => plainWordsOf(card)),
  write: os.write.handler(({ input }) => {
    try {
      return part(gameOfEdition(input.edition), 'language').write(input);
    } catch (error) {
      if (error instanceof RangeError) throw new LibraryError('BAD_INPUT', error.message);
      throw error;
    }
  }),
  propose: os.propose.handler(async ({ input, signal }) => {
    try {
      return await inTurns(part(gameOfEdition(input.edition), 'designs').propose(input), signal);
    } catch (error) {
      if (error instanceof RangeError) throw new LibraryError('BAD_INPUT', error.message);
      throw error;
    }
  }),
  grammar: os.grammar.handler(({ input }) => part(gameOf(input), 'texts').grammar()),
  mark: os.mark.handler(({ input }) => markText(input)),
  symbols: os.symbols.handler(({ input: { game } }) => textSymbols(game)),
  upgrade: os.upgrade.handler(({ input: { card, to } }) => {
    const game = gameOf(card);
    const upgrade = part(game, 'upgrade');
    if (game.cards.editions.some(({ id }) => id === to)) return upgrade.preview(card, to);
    throw new LibraryError('BAD_INPUT', `${to ?? 'None'} is no edition of ${game.name}.`);
  }),
});

/** @throws LibraryError BAD_INPUT for a game without that part */
function part<P extends 'language' | 'texts' | 'upgrade' | 'designs'>(
  game: CardGame,
  name: P,
): NonNullable<CardGame[P]> {
  const found = game[name];
  if (!found) throw new LibraryError('BAD_INPUT', `${game.name} does not offer that for its cards.`);
  return found;
}

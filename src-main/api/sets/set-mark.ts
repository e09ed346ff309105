import type { Card } from '../../cards/card.js';
import type { SetMark, SetSymbol } from '../../layout/set-mark.js';
import type { CardMark } from '../../library/set-marks.js';
import type { Library } from '../../library/library.js';
import type { Icons } from '../pictures/icons.js';

/** What a card shows of its set, with the symbol's drawing. A symbol that is not there is left out. */
export async function setMarkOf(library: Library, icons: Icons, card: Card): Promise<SetMark | null> {
  const mark = library.markOf(card);
  if (!mark) return null;
  const symbol = await drawn(mark.symbol, library, icons);
  return mark.text === '' && !symbol ? null : { text: mark.text, symbol };
}

async function drawn(symbol: CardMark['symbol'], library: Library, icons: Icons): Promise<SetSymbol | null> {
  if (!symbol) return null;
  if ('icon' in symbol) return icons.pathOf(symbol.icon);
  const size = await library.pictures.info(symbol.picture).catch(() => null);
  return size && { picture: symbol.picture, width: size.width, height: size.height };
}

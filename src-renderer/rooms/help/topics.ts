import { gameUis } from '../../games/registry.js';
import { firstRulebook } from '../../games/rulebooks.js';
import { hashOf } from '../../shared/navigation/route.js';
import type { Topic } from '../../shared/help/topic.js';
import { calibrating } from './topics/calibrating.js';
import { decks } from './topics/decks.js';
import { firstCard } from './topics/first-card.js';
import { importing } from './topics/importing.js';
import { keeping } from './topics/keeping.js';
import { keyboard } from './topics/keyboard.js';
import { pictures } from './topics/pictures.js';
import { playing } from './topics/playing.js';
import { printing } from './topics/printing.js';
import { searching } from './topics/searching.js';
import { sets } from './topics/sets.js';
import { writing } from './topics/writing.js';

const help = gameUis().flatMap((game) => game.help ?? []);
const rulebook = hashOf({ view: 'rules', id: firstRulebook() ?? '' });

/** All pages of the help, in the order in which they are of use. */
export const topics: readonly Topic[] = [
  firstCard,
  ...help.flatMap(({ designing }) => designing),
  writing,
  pictures,
  sets,
  searching(help[0]?.search ?? ''),
  decks,
  printing,
  calibrating,
  importing,
  playing(rulebook),
  keeping,
  keyboard,
];

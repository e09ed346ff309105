import type { Topic } from './page/topic.js';
import { abilities } from './topics/abilities.js';
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

/** All pages of the help, in the order in which they are of use. */
export const topics: readonly Topic[] = [
  firstCard,
  abilities,
  pictures,
  sets,
  searching,
  decks,
  printing,
  calibrating,
  importing,
  playing,
  keeping,
  keyboard,
];

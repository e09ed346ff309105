import { starterStock } from './lineups.js';
import { testRandomGames } from './random-games.js';

testRandomGames('all starter cards', starterStock);

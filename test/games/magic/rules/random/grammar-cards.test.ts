import { grammarStock } from './lineups.js';
import { testRandomGames } from './random-games.js';

testRandomGames('cards that the grammar makes', (seed) => grammarStock(seed, 400));

/** Everything that the program needs to run, for whoever starts it another way than by `npm start`. */
import { ensureBuilt } from './build.mjs';
import { ensurePackages } from './packages.mjs';

export async function setUp() {
  await ensurePackages();
  await ensureBuilt();
}

#!/usr/bin/env node
// The command `cardwright`: builds the program where that is still to be done, then runs it.
import { existsSync } from 'node:fs';

const setUp = new URL('../../setup/set-up.mjs', import.meta.url);
const program = new URL('../../../out/main/cli.js', import.meta.url);
try {
  if (existsSync(setUp)) await (await import(setUp.href)).setUp();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(program.href);

/** Runs the built command more than once in a process: its parent says when and with what, hears what it prints, and interrupts it. */
import { runProgram } from '../../out/main/program.js';

/** How to interrupt each run, by its number. */
const interrupts = new Map();

process.on('message', ({ run, args, settings }) =>
  args ? start(run, args, settings) : interrupts.get(run)?.(),
);
process.on('disconnect', () => process.exit());

async function start(run, args, settings) {
  // It is read while a host starts, and the parent starts one after the other.
  process.env.CARDWRIGHT_SETTINGS_FOLDER = settings;
  const interrupted = new Promise((done) => interrupts.set(run, done));
  const code = await runProgram(args, {
    out: (text) => process.send({ run, out: text }),
    err: (text) => process.stderr.write(text),
    bytes: () => Promise.reject(new Error('No file is asked for.')),
    interrupted: () => interrupted,
  });
  interrupts.delete(run);
  process.send({ run, code });
}

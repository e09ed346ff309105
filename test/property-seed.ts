/**
 * The seed of every property test, the same on each run, so that the same commit passes or fails the same way everywhere.
 * `CARDWRIGHT_TEST_SEED=<number>` asks for other cases; a seed that fails becomes an example in its test.
 */
import fc from 'fast-check';

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env['CARDWRIGHT_TEST_SEED'] ?? 1999),
});

import fc from 'fast-check';

/**
 * A fixed seed, so that a test fails only when code changes. When writing a property, search with many random examples
 * first: `PROPERTY_RUNS=20000 PROPERTY_SEED=random npm run jest -- <file>`.
 */
const { PROPERTY_SEED = '20261120', PROPERTY_RUNS = '200' } = process.env;

fc.configureGlobal({
  numRuns: Number(PROPERTY_RUNS),
  ...(PROPERTY_SEED !== 'random' && { seed: Number(PROPERTY_SEED) }),
});

export { fc };

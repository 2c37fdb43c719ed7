import { readFileSync } from 'node:fs';

export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** The counts in the JSON report of a Jest run. A file that could not even be loaded has no tests: it counts as one failure. */
export function readJestReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function addUp(results) {
  return results.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );
}

/** The last line of `npm test`; programs read it, so its form stays. */
export const summaryLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** The sum in what `npm test` has printed, or undefined when it did not come to its end. */
export function readSummary(output) {
  const counts = output
    .trimEnd()
    .split('\n')
    .at(-1)
    .match(/^(\d+) passed, (\d+) failed, (\d+) skipped$/);
  return counts ? { passed: Number(counts[1]), failed: Number(counts[2]), skipped: Number(counts[3]) } : undefined;
}

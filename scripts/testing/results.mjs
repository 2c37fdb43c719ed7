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

export const NOTHING = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

export function addUp(results) {
  return [...results].reduce(
    (sum, { passed, failed, skipped, flaky = 0 }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      flaky: sum.flaky + flaky,
    }),
    NOTHING,
  );
}

/** The last line of `npm test`; programs read it, so its form stays. Flaky files are named only where there are any. */
export const summaryLine = ({ passed, failed, skipped, flaky }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped${flaky ? `, ${flaky} flaky` : ''}`;

/** The sum in what `npm test` has printed, or undefined when it did not come to its end. */
export function readSummary(output) {
  const counts = output
    .trimEnd()
    .split('\n')
    .at(-1)
    .match(/^(\d+) passed, (\d+) failed, (\d+) skipped(?:, (\d+) flaky)?$/);
  if (!counts) return undefined;
  const [passed, failed, skipped, flaky = 0] = counts.slice(1).map((count) => Number(count ?? 0));
  return { passed, failed, skipped, flaky };
}

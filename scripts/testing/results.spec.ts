import { describe, expect, it } from '@jest/globals';
import { addUp, readSummary, summaryLine } from './results.mjs';

describe('the last line of npm test', () => {
  it('is the sum over all phases', () => {
    const sum = addUp([
      { passed: 2, failed: 0, skipped: 1 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);

    expect(summaryLine(sum)).toBe('5 passed, 1 failed, 1 skipped');
    expect(summaryLine(addUp([]))).toBe('0 passed, 0 failed, 0 skipped');
  });

  it('counts the flaky files where there are any', () => {
    const sum = addUp([
      { passed: 2, failed: 0, skipped: 0, flaky: 1 },
      { passed: 1, failed: 0, skipped: 0 },
    ]);
    expect(summaryLine(sum)).toBe('3 passed, 0 failed, 0 skipped, 1 flaky');
  });

  it('is read again by npm run gate, and only where it is the last', () => {
    for (const sum of [
      { passed: 5, failed: 1, skipped: 2, flaky: 0 },
      { passed: 5, failed: 0, skipped: 0, flaky: 2 },
    ])
      expect(readSummary(`[test] check\n${summaryLine(sum)}\n`)).toEqual(sum);
    expect(readSummary(`5 passed, 0 failed, 0 skipped\nError: out of memory\n`)).toBeUndefined();
    expect(readSummary('')).toBeUndefined();
  });
});

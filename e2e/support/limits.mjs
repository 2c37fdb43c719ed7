import { beforeEach, expect, jest } from '@jest/globals';
import { writeRunningTest } from '../../scripts/testing/light/running-test.mjs';

// The steps of a story have limits of their own and the machine may be slow, so only the deadline of the file ends one
// that hangs.
jest.setTimeout(1_800_000);

// The runner names this test when it ends the file.
beforeEach(() => {
  const { testPath, currentTestName } = expect.getState();
  writeRunningTest(testPath, currentTestName);
});

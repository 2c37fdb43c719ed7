import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** A Jest reporter that sends each file's begin and result to the process that started Jest. */
export default class FileReporter {
  constructor() {
    // Jest leads a process group of its own: without the run that started it, all of the group ends.
    process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
    // Listening alone would keep Jest from ending.
    process.channel?.unref();
  }

  onTestFileStart({ path: file }) {
    process.send?.({ begun: nameOf(file) });
  }

  onTestFileResult({ path: file }, result) {
    const {
      numPassingTests,
      numFailingTests,
      numPendingTests,
      numTodoTests = 0,
      testExecError,
      failureMessage,
    } = result;
    process.send?.({
      ended: nameOf(file),
      result: {
        passed: numPassingTests,
        // A file that could not even be loaded has no tests: it counts as one failure.
        failed: numFailingTests + (testExecError && !numFailingTests ? 1 : 0),
        skipped: numPendingTests + numTodoTests,
        error: failureMessage ?? testExecError?.message,
      },
    });
  }
}

const nameOf = (file) => path.relative(ROOT, file).replaceAll(path.sep, '/');

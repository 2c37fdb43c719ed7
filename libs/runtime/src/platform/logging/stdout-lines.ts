import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const BUSY_TRIES = 100;
const BUSY_MS = 10;
const clock = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes log lines to stdout synchronously. A line that cannot be written (a full disk) is dropped: pino's own writer
 * would end the process, and can hang while doing so.
 */
export const stdoutLines: DestinationStream = {
  write(line) {
    let rest = Buffer.from(line);
    for (let busy = 0; rest.length > 0 && busy < BUSY_TRIES;)
      try {
        rest = rest.subarray(writeSync(1, rest));
      } catch (error) {
        // A pipe with a slow reader; waiting does not help with other errors.
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(clock, 0, 0, BUSY_MS);
        busy += 1;
      }
  },
};

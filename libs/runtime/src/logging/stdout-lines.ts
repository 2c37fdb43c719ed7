import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const BUSY_TRIES = 100;
const BUSY_MS = 10;
const clock = new Int32Array(new SharedArrayBuffer(4));

/**
 * Log lines go to stdout at once. One that cannot be written (the disk is full) is lost: pino's own writer ends the
 * process then, and hangs it in its last words, so that a shop that could sell stands still until there is space.
 */
export const stdoutLines: DestinationStream = {
  write(line) {
    let rest = Buffer.from(line);
    for (let busy = 0; rest.length > 0 && busy < BUSY_TRIES;)
      try {
        rest = rest.subarray(writeSync(1, rest));
      } catch (error) {
        // A pipe whose reader is slow; everything else will not get better by waiting.
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(clock, 0, 0, BUSY_MS);
        busy += 1;
      }
  },
};

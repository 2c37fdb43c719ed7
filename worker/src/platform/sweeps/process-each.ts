import type { Logger } from '@nestjs/common';

/**
 * Calls `act` for each uid in order; a failure is logged with its uid and does not stop the others.
 * @returns for how many `act` returned true.
 */
export async function processEach(
  log: Logger,
  uids: string[],
  act: (uid: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const uid of uids) {
    try {
      if (await act(uid)) done += 1;
    } catch (error) {
      log.error(`${uid}: ${(error as Error).message}`);
    }
  }
  return done;
}

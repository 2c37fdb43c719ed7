import type { Logger } from '@nestjs/common';

/** For how many something was done. One that fails is logged by its uid and does not keep the others waiting. */
export async function oneByOne(log: Logger, uids: string[], act: (uid: string) => Promise<boolean>): Promise<number> {
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

import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, UnexpectedAnswer } from '#testing/http';

const GIVE_UP_AFTER_MS = 40_000;
const PAUSE_MS = 50;

/**
 * Repeats a request until it is answered. After a lost answer 409 may mean that the lost request has worked: `isDone`
 * checks. Any other refusal is an error, and so is a 409 when no answer was lost.
 */
export async function retryLost<T>(
  what: string,
  ask: () => Promise<Answer<T>>,
  isDone: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<Answer<T>> {
  let lost = 0;
  for (const limit = Date.now() + GIVE_UP_AFTER_MS; ; await sleep(PAUSE_MS)) {
    try {
      const answer = await ask();
      if (answer.status < 300) return answer;
      const isBusy = answer.status === 503 || answer.meta.code === 'BUSY';
      if (isBusy && Date.now() < limit) continue; // stopping, starting, or at its limit
      if (lost === 0 || answer.status !== 409 || !(await isDone()))
        throw new UnexpectedAnswer(`${what} (${lost} answers lost)`, answer);
      return answer;
    } catch (error) {
      if (!isLost(error)) throw error;
      if (Date.now() > limit) throw new Error(`${what}: no answer`, { cause: error });
      lost += 1;
    }
  }
}

/** `fetch` says so when the connection was refused, reset, or cut in an answer. Jest's TypeError is another one: no `instanceof`. */
const isLost = (error: unknown): boolean => ['fetch failed', 'terminated'].includes((error as Error).message);

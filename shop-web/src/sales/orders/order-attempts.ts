import { randomUuid } from '../../platform/random-uuid';

/**
 * The Idempotency-Key of the current order. It is kept while the input stays the same, so that a retry after a time-out
 * gets the first order; a success or another input ends it.
 */
export function createOrderAttempts(newKey: () => string = randomUuid) {
  let current: { input: string; key: string } | null = null;
  return {
    keyFor(input: object): string {
      const text = JSON.stringify(input);
      if (current?.input !== text) current = { input: text, key: newKey() };
      return current.key;
    },
    succeeded(): void {
      current = null;
    },
  };
}

import { randomUuid } from '../../shared/session/random-uuid';

/**
 * The Idempotency-Key of the order that is being tried. It stays the same for as long as the input does, so that a
 * retry after a time-out gets the first order instead of a second one; a success or another input ends it.
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

import { randomUuid } from '#contracts/platform/random-uuid';

/** docs/rules/sessions.md#browser-storage */
const STORED = 'swo';
/** An order of before that is long over is not what a new attempt wants. */
const KEPT_MS = 3_600_000;

interface Attempt {
  /** Digest of the input: no name or number of a customer is stored. */
  input: string;
  key: string;
  at: number;
}

/**
 * The Idempotency-Key of the current order. It is kept while the input stays the same, also over a reload, so that a retry
 * after a time-out gets the first order; a success or another input ends it.
 */
export function createOrderAttempts(newKey: () => string = randomUuid) {
  let current: Attempt | null = null;
  return {
    /** A retry is one whatever has been read of price and seat since. */
    keyFor({ total: _total, waitsFor: _wait, ...asked }: Record<string, unknown>): string {
      const input = digestOf(JSON.stringify(asked));
      const known = current ?? stored();
      if (known?.input === input && Date.now() - known.at < KEPT_MS) current = known;
      else current = { input, key: newKey(), at: Date.now() };
      store(current);
      return current.key;
    },
    succeeded(): void {
      current = null;
      store(null);
    },
  };
}

function stored(): Attempt | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null') as Attempt | null;
  } catch {
    return null; // storage is blocked, or holds something else
  }
}

function store(attempt: Attempt | null): void {
  try {
    if (attempt) localStorage.setItem(STORED, JSON.stringify(attempt));
    else localStorage.removeItem(STORED);
  } catch {
    // Storage is blocked: the key lasts as long as the page.
  }
}

/** A short hash to compare inputs with; not for secrets. */
function digestOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('');
}

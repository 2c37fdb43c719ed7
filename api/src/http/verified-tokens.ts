/** What a signed token says, and when it stops saying it. */
export interface Verified<T> {
  identity: T;
  /** Milliseconds since 1970. */
  endsAt: number;
}

const MOST = 20_000;

/**
 * Tokens whose signature has been checked, so that it is not checked at every request (a fifth of the CPU of a small
 * answer). Only until they expire; whether their session has ended is asked each time, elsewhere.
 */
export class VerifiedTokens<T> {
  private readonly known = new Map<string, Verified<T>>();

  /** `header`: the whole Authorization header, as it was when the token was verified. */
  find(header: string | undefined, now: Date): Verified<T> | undefined {
    const found = header === undefined ? undefined : this.known.get(header);
    return found && found.endsAt > now.getTime() ? found : undefined;
  }

  remember(header: string, verified: Verified<T>): void {
    this.known.set(header, verified);
    // The oldest goes: tokens live for minutes, so what is left is what is in use.
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value!);
  }
}

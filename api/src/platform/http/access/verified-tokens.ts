/** The claims of a verified token and the time they expire. */
export interface Verified<T> {
  identity: T;
  /** Milliseconds since 1970. */
  endsAt: number;
}

const MOST = 20_000;

/**
 * Tokens whose signature was verified, so that it is not verified at every request (a fifth of the CPU time of a small
 * answer). Only until they expire; whether the session has ended is checked separately at each request.
 */
export class VerifiedTokens<T> {
  private readonly known = new Map<string, Verified<T>>();

  /** `header`: the whole Authorization header with which the token was verified. */
  find(header: string | undefined, now: Date): Verified<T> | undefined {
    const found = header === undefined ? undefined : this.known.get(header);
    return found && found.endsAt > now.getTime() ? found : undefined;
  }

  remember(header: string, verified: Verified<T>): void {
    this.known.set(header, verified);
    // The oldest is dropped: tokens live for minutes, so the newer ones are those in use.
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value!);
  }
}

/** Injected, so that rules about time can be tested. By itself the clock of this machine. */
export class Clock {
  private known: { at: number; time: number } | null = null;

  /** The time of the database as it was measured last, continued by a clock that nothing can set. */
  now(): Date {
    return new Date(this.known ? this.known.time + performance.now() - this.known.at : Date.now());
  }

  /**
   * Goes on from `time`, milliseconds since 1970, as it was at `at` by `performance.now()`.
   * docs/rules/orders.md#clocks
   */
  set(time: number, at: number): void {
    this.known = { time, at };
  }
}

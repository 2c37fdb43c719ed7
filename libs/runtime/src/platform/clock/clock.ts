/** More is no error of a measurement: the clock of the machine was wrong. */
const A_LITTLE_MS = 1_000;

/** Injected, so that rules about time can be tested. By itself the clock of this machine. */
export class Clock {
  private known: { at: number; time: number } | null = null;
  private last = 0;

  /** The time of the database as it was measured last, continued by a clock that nothing can set. A measurement a little behind the last one stops it for that long: what follows is never before what it follows. */
  now(): Date {
    const time = this.known ? this.known.time + performance.now() - this.known.at : Date.now();
    const isBehind = time < this.last && this.last - time < A_LITTLE_MS;
    if (!isBehind) this.last = time;
    return new Date(this.last);
  }

  /**
   * Goes on from `time`, milliseconds since 1970, as it was at `at` by `performance.now()`.
   * docs/rules/orders.md#clocks
   */
  set(time: number, at: number): void {
    this.known = { time, at };
  }
}

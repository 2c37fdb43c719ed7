/** More is no error of a measurement: the clock of the machine was wrong. */
const A_LITTLE_MS = 1_000;

/** Injected, so that rules about time can be tested. By itself the clock of this machine. */
export class Clock {
  private known: { at: number; time: number } | null = null;
  private last = 0;

  /** The time of the database at the last measurement plus the time since, which a monotonic clock counts. If a new measurement is slightly earlier than the last answer, that answer is repeated until the time has caught up, so that a later event is never dated before an earlier one. */
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

/** Numbers drawn from a seed (mulberry32): the same seed draws the same. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, and without, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** True in `share` of the cases. */
  chance = (share: number): boolean => this.next() < share;
  /** A whole number, both ends included. */
  between = (low: number, high: number): number => low + Math.floor(this.next() * (high - low + 1));
  pick = <T>(of: readonly T[]): T => of[Math.floor(this.next() * of.length)]!;
}

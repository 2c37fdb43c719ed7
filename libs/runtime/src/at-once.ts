/** How long a line may get, and how long anybody stands in it. */
export interface Patience {
  atMost: number;
  forMs: number;
}

/** There was no turn in time: nothing was begun, the caller may come back later. */
export class TooBusy extends Error {
  constructor() {
    super('too many are waiting already');
  }
}

/**
 * Lets so many pieces of work run at the same time; the others wait their turn, first come, first served. Without
 * `patience` they wait as long as it takes.
 */
export class AtOnce {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly limit: number,
    private readonly patience?: Patience,
  ) {}

  /** Somebody waits for a turn. */
  get wanted(): boolean {
    return this.waiting.length > 0;
  }

  /** @throws TooBusy when the line is too long or does not move; `work` has not been begun then. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, not given back: nobody who comes now may take it first.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    const { patience } = this;
    if (!patience) return new Promise((resolve) => this.waiting.push(resolve));
    if (this.waiting.length >= patience.atMost) throw new TooBusy();
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(called), 1);
        reject(new TooBusy());
      }, patience.forMs);
      this.waiting.push(called);
    });
  }
}

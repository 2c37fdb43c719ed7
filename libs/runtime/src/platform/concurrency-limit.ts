/** The maximum length of the queue and the maximum wait in milliseconds. */
export interface QueueLimits {
  atMost: number;
  forMs: number;
}

/** The work was not started; the caller may retry later. */
export class TooBusy extends Error {
  constructor() {
    super('too many are waiting already');
  }
}

/** Runs at most `limit` tasks at a time; the others wait in order of arrival, without `queueLimits` for any time. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly limit: number,
    private readonly queueLimits?: QueueLimits,
  ) {}

  /** Whether a task is waiting. */
  get wanted(): boolean {
    return this.waiting.length > 0;
  }

  /** @throws TooBusy when the queue is full or the wait too long; `work` was not started then. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The slot passes to the next waiting task directly, so that a new task cannot take it first.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    const { queueLimits } = this;
    if (!queueLimits) return new Promise((resolve) => this.waiting.push(resolve));
    if (this.waiting.length >= queueLimits.atMost) throw new TooBusy();
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(called), 1);
        reject(new TooBusy());
      }, queueLimits.forMs);
      this.waiting.push(called);
    });
  }
}

/** One row of the schedule. */
export interface Recurring {
  name: string;
  everyMs: number;
  /** How many rows were changed. */
  run: () => Promise<number>;
}

/** Work of a product line that is due from time to time. It has to be right when two workers do it at once. */
export abstract class RecurringWork {
  abstract readonly recurring: Recurring[];
}
/** Token of the list of all `RecurringWork` of the product lines. */
export const LINE_WORK = Symbol('LINE_WORK');

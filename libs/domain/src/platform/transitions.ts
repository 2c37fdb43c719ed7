import { DomainError } from './domain-error.js';

/** Who may take a step. `system` is the worker, for an event or a timer. */
export type Actor = 'customer' | 'admin' | 'system';

interface Step<S extends string> {
  to: S;
  by: readonly Actor[];
}
type Table<S extends string> = Record<S, Partial<Record<string, Step<S>>>>;
type ActionOf<T> = { [S in keyof T]: keyof T[S] }[keyof T] & string;

export interface Transitions<S extends string, A extends string> {
  /** The whole table, for documentation, the console and tests. */
  readonly table: Table<S>;
  /** Actions that `actor` may take on `status` (all actors when none is given). */
  actionsOn(status: S, actor?: Actor): A[];
  /** What a refusal says of the state, in Indonesian. */
  said(status: S): string;
  /** The state after `action`. @throws DomainError `ILLEGAL_<SUBJECT>_ACTION`, which says the state, when the table has no such step. */
  after(status: S, action: A, actor?: Actor): S;
}

/** Turns a constant table into the only way in which a state may change. `said`: what a refusal says of each state, in Indonesian. */
export function defineTransitions<S extends string>() {
  return <const T extends Table<S>>(
    subject: string,
    said: Record<S, string>,
    table: T,
  ): Transitions<S, ActionOf<T>> => ({
    table,
    actionsOn: (status, actor) =>
      Object.entries<Step<S> | undefined>(table[status])
        .filter(([, step]) => !actor || step?.by.includes(actor))
        .map(([action]) => action as ActionOf<T>),
    said: (status) => said[status],
    after: (status, action, actor) => {
      // The action may come from a URL, and `toString` is a key of every object.
      const step: Step<S> | undefined = Object.hasOwn(table[status], action)
        ? (table as Table<S>)[status][action]
        : undefined;
      if (!step || (actor && !step.by.includes(actor)))
        throw new DomainError(`ILLEGAL_${subject.toUpperCase()}_ACTION`, said[status]);
      return step.to;
    },
  });
}

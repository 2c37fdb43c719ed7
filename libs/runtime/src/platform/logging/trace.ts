import { AsyncLocalStorage } from 'node:async_hooks';

/** What the work at hand goes back to. */
export interface Trace {
  /** Of the HTTP request. */
  requestId?: string | undefined;
  /** Of a batch: the request of each of its events. */
  ofEvents?: ReadonlyMap<string, string>;
}

const traces = new AsyncLocalStorage<Trace>();

/** Log lines and events of `work`, and of all that it awaits, carry the id. */
export const withTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

/** The request behind the work at hand, or behind one event of a batch. */
export function requestIdOf(eventUid?: string): string | undefined {
  const trace = traces.getStore();
  return trace?.requestId ?? (eventUid === undefined ? undefined : trace?.ofEvents?.get(eventUid));
}

/** The trace of one event of a batch. */
export const withTraceOf = <T>(eventUid: string, work: () => T): T =>
  withTrace({ requestId: requestIdOf(eventUid) }, work);

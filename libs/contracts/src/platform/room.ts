import type * as z from 'zod/mini';

export type Schemas = Record<string, z.ZodMiniType>;
export type DataOf<Schema> = Schema extends z.ZodMiniType<infer T> ? T : never;

/** A job that an event leads to. */
export interface Route<Payload> {
  queue: string;
  job: string;
  data: (event: Payload) => object;
  /** The instant at which the job starts; null: no job. The due column and its sweep are authoritative. */
  at?: (event: Payload) => Date | null;
}

/** Every event needs an entry, so that an empty list is deliberate. */
export type RoutesOf<Events extends Schemas> = { [E in keyof Events]: Route<DataOf<Events[E]>>[] };

/** Creates routes to these jobs; the compiler checks their data against the job's schema. */
export const routesTo =
  <Jobs extends Record<string, Schemas>>(_jobs: Jobs) =>
  <Payload, Q extends keyof Jobs & string, J extends keyof Jobs[Q] & string>(
    queue: Q,
    job: J,
    data: (event: NoInfer<Payload>) => DataOf<Jobs[Q][J]> & object,
    at?: (event: NoInfer<Payload>) => Date | null,
  ): Route<Payload> => ({ queue, job, data, ...(at && { at }) });

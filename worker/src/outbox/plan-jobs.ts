import type { BulkJobOptions } from 'bullmq';
import * as z from 'zod/mini';
import { type EventName, type EventPayload, events } from '#contracts/events';
import { type JobEnvelope, type QueueName, jobs } from '#contracts/jobs';
import { type Route, routes } from '#contracts/routes';
import type { OutboxRow } from './outbox-row.js';

/** Mail servers are away for minutes, not seconds: ten tries over a quarter of an hour. */
const QUEUE_OPTIONS: Partial<Record<QueueName, BulkJobOptions>> = {
  mail: { attempts: 10, backoff: { type: 'exponential', delay: 2_000, jitter: 0.5 } },
};

export interface PlannedJob {
  queue: QueueName;
  name: string;
  data: JobEnvelope;
  opts: BulkJobOptions & { jobId: string };
}

/** The jobs of one event. @throws Error that says why the event cannot be routed. */
export function planJobs(row: OutboxRow, now: Date): PlannedJob[] {
  if (!isEventName(row.name)) throw new Error(`Peristiwa "${row.name}" tidak dikenal`);
  const payload = events[row.name].safeParse(row.payload);
  if (!payload.success) throw new Error(`Isi peristiwa tidak bisa dibaca: ${z.prettifyError(payload.error)}`);
  return routesOf(row.name).flatMap((route) => planJob(route, row.uid, payload.data, now) ?? []);
}

/** Who must have an inbox row before the event counts as settled. Timers are not among them: the due column and its sweep stand for them. */
export const consumersOf = (name: string): string[] =>
  (isEventName(name) ? routesOf(name) : []).filter((route) => !route.at).map(({ job }) => job);

function planJob(route: AnyRoute, eventUid: string, event: EventPayload<EventName>, now: Date): PlannedJob | null {
  const at = route.at?.(event);
  if (at === null) return null;
  const schema = (jobs[route.queue] as Record<string, z.ZodMiniType>)[route.job];
  if (!schema) throw new Error(`Tidak ada pekerjaan ${route.queue}/${route.job}`);
  return {
    queue: route.queue,
    name: route.job,
    data: { eventUid, payload: schema.parse(route.data(event)) },
    opts: {
      ...QUEUE_OPTIONS[route.queue],
      // BullMQ refuses `:` in job ids and ids of digits only.
      jobId: `${eventUid}-${route.job}`,
      ...(at && { delay: Math.max(0, at.getTime() - now.getTime()) }),
    },
  };
}

/** A route whose event type is only known by its name. */
type AnyRoute = Route<EventName>;
const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);
const routesOf = (name: EventName): AnyRoute[] => routes[name] as AnyRoute[];

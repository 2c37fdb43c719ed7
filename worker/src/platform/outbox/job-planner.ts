import { Inject, Injectable } from '@nestjs/common';
import type { BulkJobOptions } from 'bullmq';
import * as z from 'zod/mini';
import { type EventName, type EventPayload, events } from '#contracts/events';
import { type JobEnvelope, type QueueName, jobs } from '#contracts/jobs';
import type { EventRoute, EventRoutes } from '#contracts/routes';
import type { OutboxRow } from './outbox-row.js';

/** Mail servers can be down for minutes: ten attempts over a quarter of an hour. */
const QUEUE_OPTIONS: Partial<Record<QueueName, BulkJobOptions>> = {
  mail: { attempts: 10, backoff: { type: 'exponential', delay: 2_000, jitter: 0.5 } },
};

/** The options of a job. Its id names event and consumer; BullMQ refuses ids with `:` and ids of digits only. */
export const jobOptions = (queue: QueueName, job: string, eventUid: string) => ({
  ...QUEUE_OPTIONS[queue],
  jobId: `${eventUid}-${job}`,
});

export interface PlannedJob {
  queue: QueueName;
  name: string;
  data: JobEnvelope;
  opts: BulkJobOptions & { jobId: string };
}

export const ROUTES = Symbol('routes of all events');

/** Turns events into jobs by the table of routes. */
@Injectable()
export class JobPlanner {
  constructor(@Inject(ROUTES) private readonly routes: EventRoutes) {}

  /** The jobs of one event. @throws Error when the event cannot be routed. */
  plan(row: OutboxRow, now: Date): PlannedJob[] {
    if (!isEventName(row.name)) throw new Error(`Peristiwa "${row.name}" tidak dikenal`);
    const payload = events[row.name].safeParse(row.payload);
    if (!payload.success) throw new Error(`Isi peristiwa tidak bisa dibaca: ${z.prettifyError(payload.error)}`);
    return this.routesOf(row.name).flatMap((route) => planJob(route, row, payload.data, now) ?? []);
  }

  /**
   * The jobs that must have an inbox row before the event is settled. Not timers: the due column and its sweep replace
   * them.
   */
  consumersOf(name: string): string[] {
    return this.routesOf(name)
      .filter((route) => !route.at)
      .map(({ job }) => job);
  }

  private routesOf(name: string): AnyRoute[] {
    return isEventName(name) ? (this.routes[name] as AnyRoute[]) : [];
  }
}

/** A route without its event type. */
type AnyRoute = EventRoute<EventName>;
const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

function planJob(
  route: AnyRoute,
  { uid: eventUid, requestId }: OutboxRow,
  event: EventPayload<EventName>,
  now: Date,
): PlannedJob | null {
  const at = route.at?.(event);
  if (at === null) return null;
  const schema = (jobs[route.queue] as Record<string, z.ZodMiniType>)[route.job];
  if (!schema) throw new Error(`Tidak ada pekerjaan ${route.queue}/${route.job}`);
  return {
    queue: route.queue,
    name: route.job,
    data: { eventUid, payload: schema.parse(route.data(event)), ...(requestId && { requestId }) },
    opts: {
      ...jobOptions(route.queue, route.job, eventUid),
      ...(at && { delay: Math.max(0, at.getTime() - now.getTime()) }),
    },
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope, Page } from '#contracts/platform/common.http';

/** A page of a list; the envelope puts its numbers into `meta`. */
export class Paged<T> implements Page<T> {
  constructor(
    readonly items: T[],
    readonly page: number,
    readonly limit: number,
    readonly total: number,
  ) {}
}

/**
 * Wraps a handler's result into `{ data, meta }`. A hook with a callback instead of an interceptor: this runs for every
 * request.
 */
export function wrapInEnvelope(
  _: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  // By default answers are personal or change at any moment.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  done(null, isEnvelope(payload) ? payload : envelope(payload, reply.statusCode));
}

function envelope(payload: unknown, status: number) {
  if (!(payload instanceof Paged)) return { data: payload ?? null, meta: { status } };
  const { items, page, limit, total } = payload;
  return { data: items, meta: { status, page, limit, total } };
}

/** An answer whose data are a text: Fastify does not call the hook for one. */
export const textAnswer = (data: string, status: number): Envelope<string> => ({ data, meta: { status } });

const isEnvelope = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'meta' in payload && 'data' in payload;

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '#contracts/http/common.http';

/** Lists say how long they are; the envelope puts the numbers into `meta`. */
export class Paged<T> implements Page<T> {
  constructor(
    readonly items: T[],
    readonly page: number,
    readonly limit: number,
    readonly total: number,
  ) {}
}

/**
 * Wraps what a handler returns into `{ data, meta }`. A hook and not an interceptor: no observable per request; with a
 * callback and not a promise: this is every request's way.
 */
export function wrapInEnvelope(
  _: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  // What has not said how long it may be kept is somebody's own, or changes at any moment.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  done(null, isEnvelope(payload) ? payload : envelope(payload, reply.statusCode));
}

function envelope(payload: unknown, status: number) {
  if (!(payload instanceof Paged)) return { data: payload ?? null, meta: { status } };
  const { items, page, limit, total } = payload;
  return { data: items, meta: { status, page, limit, total } };
}

const isEnvelope = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'meta' in payload && 'data' in payload;

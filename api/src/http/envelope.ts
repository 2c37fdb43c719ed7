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

/** Wraps what a handler returns into `{ data, meta }`. A hook and not an interceptor: no observable per request. */
export async function wrapInEnvelope(_: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (isEnvelope(payload)) return payload;
  const status = reply.statusCode;
  if (payload instanceof Paged) {
    const { items, page, limit, total } = payload;
    return { data: items, meta: { status, page, limit, total } };
  }
  return { data: payload ?? null, meta: { status } };
}

const isEnvelope = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'meta' in payload && 'data' in payload;

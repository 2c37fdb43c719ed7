import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/http/errors/refusal.js';
import type { Prepared } from './catalogue.snapshot.js';

const SMALLER_IS_NOT_WORTH_IT = 1_400;

/**
 * Sends a prepared answer with its strong ETag, or 304.
 * @throws Refusal 404 with the message `notFound` when there is none.
 */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared | null,
  notFound?: string,
): void {
  if (!prepared) throw new Refusal('NOT_FOUND', 404, [], notFound);
  const { body, gzipped, etag } = prepared;
  void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (body.length > SMALLER_IS_NOT_WORTH_IT && request.headers['accept-encoding']?.includes('gzip'))
    void reply.header('content-encoding', 'gzip').send(gzipped);
  else void reply.send(body);
}

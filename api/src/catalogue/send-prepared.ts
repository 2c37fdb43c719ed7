import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/http/errors/refusal.js';
import type { CatalogueSnapshot, Prepared } from './catalogue.snapshot.js';

const SMALLER_IS_NOT_WORTH_IT = 1_400;

/**
 * Answers from the snapshot, and keeps the answer for this URL.
 * @throws Refusal 404 with the message `notFound` when there is none.
 */
export function answerFrom(
  snapshot: CatalogueSnapshot,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  prepared: Prepared | null,
  notFound?: string,
): void {
  if (!prepared) throw new Refusal('NOT_FOUND', 404, [], notFound);
  if (request.method === 'GET') snapshot.remember(request.url, prepared);
  sendPrepared(request, reply, prepared);
}

/**
 * Answers a URL that a controller has answered from this snapshot before, without guards, pipes and handler: such answers
 * are public and depend on the URL alone. It comes after each hook of `onRequest`, so limits, headers and maintenance hold.
 */
export function answerKnownUrls(fastify: FastifyInstance, snapshot: CatalogueSnapshot): void {
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const known = request.method === 'GET' ? snapshot.answerTo(request.url) : undefined;
    if (known) sendPrepared(request, reply, known);
    else done(null, payload);
  });
}

/** With its strong ETag, or 304. */
function sendPrepared(request: FastifyRequest, reply: FastifyReply, { body, gzipped, etag }: Prepared): void {
  void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (body.length > SMALLER_IS_NOT_WORTH_IT && request.headers['accept-encoding']?.includes('gzip'))
    void reply.header('content-encoding', 'gzip').send(gzipped);
  else void reply.send(body);
}

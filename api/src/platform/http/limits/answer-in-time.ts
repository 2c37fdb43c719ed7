import type { FastifyInstance } from 'fastify';
import { busyAnswer } from '../errors/error.filter.js';

/** The shop gives up after 20 s and tries again with the same key (docs/rules/orders.md#idempotency). */
export const ANSWER_WITHIN_MS = 15_000;

/**
 * A request that takes too long, as against a database that has frozen, is answered 503; its work may still be done. Not
 * forms: their time is that of the customer's line.
 */
export function answerInTime(fastify: FastifyInstance, withinMs = ANSWER_WITHIN_MS): void {
  fastify.addHook('preHandler', (request, reply, done) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) {
      const timer = setTimeout(() => {
        if (reply.sent) return;
        request.log.error({ url: request.routeOptions.url }, 'request took too long');
        busyAnswer(reply);
      }, withinMs);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

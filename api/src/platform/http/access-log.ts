import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withTrace } from '#runtime/platform/logging/trace';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of a refusal, for the access log. */
    refusedWith?: string;
  }
}

/** What proxies make; anything else could carry text into logs and mails. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;
/** Of refusals that may be an attack. */
const SUSPICIOUS = new Set([401, 403, 429]);

/** The id of a request: that of a proxy in front, if it is well-formed, or a new one. */
export function requestIdOfHeaders({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/**
 * Answers the id of each request, hands it on to what the request leads to, and writes one line: method, route (never the
 * URL, which may hold a token), status, time, and who by kind and uid. Probes are left out.
 */
export function logAccess(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // After the body: its events come in the context of the connection.
  fastify.addHook('preHandler', (request, _, done) => withTrace({ requestId: request.id }, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.rateLimit !== false || reply.statusCode >= 500) writeLine(request, reply);
    done();
  });
}

function writeLine(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...actorOf((request as { user?: unknown }).user),
    ...(reply.refusedWith !== undefined && { code: reply.refusedWith }),
  };
  if (SUSPICIOUS.has(reply.statusCode)) request.log.warn(line, 'request refused');
  else request.log.info(line, 'request');
}

function actorOf(user: unknown): { actor: string; actorUid?: string } {
  if (typeof user !== 'object' || user === null || !('uid' in user)) return { actor: 'anonymous' };
  return { actor: 'role' in user ? 'admin' : 'customer', actorUid: String(user.uid) };
}

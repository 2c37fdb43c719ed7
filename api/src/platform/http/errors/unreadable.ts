import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseUnrouted, refusedWith } from './error.filter.js';

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what Node refuses while parsing, before there is a request: a URL or headers that are too large, no HTTP. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable) {
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = JSON.stringify(refusedWith(status));
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}

/** Of the server that calls `refuseUnmet`: Node's own refusal of a request without a host has no body. */
export const HOSTLESS = { requireHostHeader: false } as const;

/** What Node would refuse without a body: an expectation that is not met, and an HTTP/1.1 request that names no host. */
export function refuseUnmet(fastify: FastifyInstance): void {
  fastify.server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(refusedWith(417));
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(417, { ...headers, connection: 'close' }).end(body);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, headers } = request.raw;
    if (httpVersion !== '1.1' || headers.host !== undefined) return done();
    refuseUnrouted({ statusCode: 400 }, request, reply);
  });
}

import { beforeAll, expect, it } from '@jest/globals';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createPino } from '#runtime/platform/logging/logger';
import { logAccess, requestIdOfHeaders } from './access-log.js';

const lines: Record<string, unknown>[] = [];
let server: FastifyInstance;
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  server = fastify({
    loggerInstance: createPino('test', 'info', { write }) as FastifyBaseLogger,
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOfHeaders,
  });
  logAccess(server);
  server.get('/orders/:uid', async (request) => {
    Object.assign(request, { user: { uid: 'admin-1', role: 'support' } });
    return 'pesanan';
  });
  server.get<{ Params: { status: string } }>('/refused/:status', async ({ params }, reply) => {
    reply.refusedWith = 'FORBIDDEN';
    return reply.status(Number(params.status)).send('tidak');
  });
  server.get('/probe', { config: { rateLimit: false } }, async () => 'ada');
  server.get('/broken-probe', { config: { rateLimit: false } }, async (_, reply) => reply.status(503).send('sibuk'));
  await server.ready();
});

async function linesOf(url: string, requestId = 'front-4711') {
  lines.length = 0;
  await server.inject({ url, headers: { 'x-request-id': requestId } });
  return lines;
}

it('a request is one line: id, method, route, status, milliseconds and who', async () => {
  const [line, ...more] = await linesOf('/orders/rahasia?token=rahasia');
  expect(more).toEqual([]);
  expect(line).toEqual({
    level: 30,
    time: expect.any(String),
    service: 'test',
    requestId: 'front-4711',
    method: 'GET',
    route: '/orders/:uid',
    status: 200,
    ms: expect.any(Number),
    actor: 'admin',
    actorUid: 'admin-1',
    msg: 'request',
  });
});

it.each([401, 403, 429])('a refusal with %i is a warning with its code', async (status) => {
  expect(await linesOf(`/refused/${status}`)).toMatchObject([
    { level: 40, status, code: 'FORBIDDEN', actor: 'anonymous', msg: 'request refused' },
  ]);
});

it('a path that no route answers is logged without the path', async () => {
  const found = await linesOf('/rahasia/rahasia');
  expect(found).toMatchObject([{ route: 'none', status: 404 }]);
  expect(JSON.stringify(found)).not.toContain('rahasia');
});

it('a probe is logged only when it fails', async () => {
  expect(await linesOf('/probe')).toEqual([]);
  expect(await linesOf('/broken-probe')).toMatchObject([{ route: '/broken-probe', status: 503 }]);
});

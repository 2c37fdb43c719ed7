import { afterAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { Paged, textAnswer, wrapInEnvelope } from './envelope.js';

const server = fastify().addHook('preSerialization', wrapInEnvelope);
server.get('/order', async () => ({ name: 'Sari' }));
server.get('/text', async () => textAnswer('7f', 200));
server.get('/page', async () => new Paged(['a'], 2, 1, 3));
server.get('/brands', async (_, reply) =>
  reply.header('cache-control', 'public, max-age=60').send({ data: [], meta: { status: 200 } }),
);
afterAll(() => server.close());

it.each([
  ['/order', { data: { name: 'Sari' }, meta: { status: 200 } }, 'no-store'],
  ['/text', { data: '7f', meta: { status: 200 } }, 'no-store'],
  ['/page', { data: ['a'], meta: { status: 200, page: 2, limit: 1, total: 3 } }, 'no-store'],
  ['/brands', { data: [], meta: { status: 200 } }, 'public, max-age=60'],
])('%s is answered in the envelope, and not cached by default', async (url, envelope, cacheControl) => {
  const answer = await server.inject({ url });
  expect([answer.json(), answer.headers['cache-control']]).toEqual([envelope, cacheControl]);
});

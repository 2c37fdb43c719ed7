import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { keepAnswers } from './described-answers.js';

const schema = { type: 'object', required: ['data'], properties: { data: { type: 'string' } } };
const json = { content: { 'application/json': { schema } } };
const document = {
  components: {},
  paths: {
    '/api/block': { get: { responses: { 200: json, 429: json, 503: json } } },
    '/api/sheet': { get: { responses: { 200: json } } },
  },
};

/** What the check says of one answer. */
async function saidOf(url: string, status: number, headers: Record<string, string>, body: string): Promise<string> {
  const server = fastify();
  const app = { getHttpAdapter: () => ({ getInstance: () => server }), inject: server.inject.bind(server) };
  const check = keepAnswers(app as unknown as NestFastifyApplication, '');
  server.get('/api/openapi.json', () => document);
  server.get(url, (_, reply) => reply.status(status).headers(headers).send(body));
  await server.inject({ url });
  return check().then(
    () => 'described',
    ({ message }: Error) => message,
  );
}
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const again = { ...JSON_TYPE, 'retry-after': '2' };

it.each([
  ['as described', '/api/block', 200, JSON_TYPE, '{"data":"ada"}', /^described$/],
  ['null where the document has none', '/api/block', 200, JSON_TYPE, '{"data":null}', /block \(200\) .*must be string/],
  ['of another type', '/api/sheet', 200, { 'content-type': 'text/csv' }, 'a,b', /sheet \(200\) is text\/csv/],
  ['of a status that is not described', '/api/sheet', 503, again, '{}', /sheet \(503\) is not described/],
  ['503 with the time to ask again', '/api/block', 503, again, '{"data":"x"}', /^described$/],
  ['503 without it', '/api/block', 503, JSON_TYPE, '{"data":"x"}', /block \(503\) has no Retry-After/],
  ['429 without it', '/api/block', 429, JSON_TYPE, '{"data":"x"}', /block \(429\) has no Retry-After/],
])('an answer %s', async (_, url, status, headers, body, said) => {
  expect(await saidOf(url, status, headers, body)).toMatch(said);
});

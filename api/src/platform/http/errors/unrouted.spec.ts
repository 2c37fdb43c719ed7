import { afterAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import type { PageAnswer } from '../pages/page-source.js';
import { answerUnrouted } from './unrouted.js';

const asked: string[] = [];
const body = Buffer.from('tidak ada');
const missing: PageAnswer = { status: 404, type: 'text/html', body, br: body, gzip: body, tag: 'x' };
let page: PageAnswer | null = missing;
const answer = async (path: string) => (asked.push(path), page);
const server = fastify({ frameworkErrors: answerUnrouted(() => ({ answer })) });
server.get('/*', (_, reply) => reply.send('toko'));
const get = (url: string) => server.inject({ method: 'GET', url });
afterAll(() => server.close());

describe('a URL that cannot be decoded', () => {
  it.each(['/%E0%A4%A', '/provider/%E0%A4%A?x=1', '/admin/%zz'])(
    'is answered with the page "not found": %s',
    async (url) => {
      const { statusCode, body: text, headers } = await get(url);
      expect([statusCode, text, headers['content-type']]).toEqual([404, 'tidak ada', 'text/html']);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(asked.at(-1)).toBe('/404');
    },
  );

  it('is refused in the envelope under /api', async () => {
    const { statusCode, headers, ...response } = await get('/api/customer/%E0%A4%A/detail');
    expect([statusCode, response.json()]).toMatchObject([400, { data: null, meta: { code: 'BAD_REQUEST' } }]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is refused in the envelope while there is no built shop', async () => {
    page = null;
    expect((await get('/%E0%A4%A')).statusCode).toBe(400);
    page = missing;
  });
});

import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { HOSTLESS, answerUnreadable, refuseUnmet } from './unreadable.js';

const server = fastify({ clientErrorHandler: answerUnreadable, http: HOSTLESS });
refuseUnmet(server);
server.get('/*', (_, reply) => reply.send('toko'));
beforeAll(async () => void (await server.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => server.close());

async function send(bytes: string) {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), ...JSON.parse(body) };
}

describe('a request that cannot be parsed, or that Node would refuse without a word', () => {
  it.each([
    ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'REQUEST_TOO_LARGE'],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: bbbbbbbb\r\n'.repeat(4_000)}\r\n`,
      431,
      'REQUEST_TOO_LARGE',
    ],
    ['a method that does not exist', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'BAD_REQUEST'],
    ['an expectation that is none', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: kopi\r\n\r\n', 417, 'BAD_REQUEST'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    ['no HTTP', '\u0016\u0003\u0001\r\n\r\n', 400, 'BAD_REQUEST'],
  ])('%s is refused in the envelope', async (_, bytes, status, code) => {
    expect(await send(bytes)).toMatchObject({
      status,
      data: null,
      meta: { status, code, message: expect.stringMatching(/^Permintaan/) },
    });
  });
});

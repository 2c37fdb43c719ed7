import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { lines, text } from '#contracts/platform/common.http';
import { formOf } from '#testing/http';
import { Refusal } from '../errors/refusal.js';
import { readTheRest } from './read-the-rest.js';
import { readUpload } from './upload.js';

const SCHEMA = z.strictObject({ name: text(100), note: z._default(lines(2_000, 0), '') });
const MOST = 1024 * 1024;

const server = fastify();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  await server.register(multipart);
  readTheRest(server, MOST);
  server.setErrorHandler((error, _, reply) =>
    reply.status(error instanceof Refusal ? error.status : 500).send(error instanceof Refusal ? error.errors : []),
  );
  server.post('/', async (incoming) => (await readUpload(incoming, SCHEMA)).fields);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

/** On the one connection; as the answer began, with whether the connection had been used before. */
async function send(form: FormData) {
  const encoded = new Request('http://x', { method: 'POST', body: form });
  const body = Buffer.from(await encoded.arrayBuffer());
  const { port } = server.server.address() as AddressInfo;
  const type = encoded.headers.get('content-type')!;
  return new Promise<{ status: number; data: unknown; reused: boolean }>((resolve, reject) => {
    const sent = request({ port, agent, method: 'POST', timeout: 3_000, headers: { 'content-type': type } });
    sent.on('response', async (answer: IncomingMessage) =>
      resolve({ status: answer.statusCode!, data: await json(answer), reused: sent.reusedSocket }),
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}
const picture = (size: number) => new Uint8Array(size).fill(7);
const GOOD = { status: 200, data: { name: 'Kipas', note: '' } };

it.each([
  ['a long note', { name: 'Kipas', note: 'x'.repeat(3_000) }, { field: 'note', message: 'Maksimal 2000 karakter' }],
  ['a very long name', { name: 'x'.repeat(90_000) }, { field: 'name', message: 'Maksimal 100 karakter' }],
  [
    'a very long empty note',
    { name: 'Kipas', note: ' '.repeat(90_000) },
    { field: 'note', message: 'Isian tidak valid' },
  ],
])('%s before a file is refused by its field, and the connection stays usable', async (_, fields, error) => {
  const answer = await send(formOf(fields as Record<string, string>, picture(300_000)));
  expect(answer).toMatchObject({ status: 422, data: [error] });
  expect(await send(formOf({ name: 'Kipas' }))).toEqual({ ...GOOD, reused: true });
});

it('a file without content is said to be empty, and a field in which none was chosen to be nothing', async () => {
  expect(await send(formOf({ name: 'Kipas' }, picture(0)))).toMatchObject({
    status: 422,
    data: [{ field: 'proof', message: 'Berkas ini kosong. Pilih berkas yang lain, ya.' }],
  });
  const form = formOf({ name: 'Kipas' });
  form.append('proof', new Blob([]), '');
  expect(await send(form)).toMatchObject(GOOD);
});

it('after a file under a wrong name the connection stays usable', async () => {
  const form = formOf({ name: 'Kipas' });
  form.append('foto', new Blob([picture(300_000)]), 'foto.png');
  expect(await send(form)).toMatchObject({ status: 422, data: [{ field: 'foto' }] });
  expect(await send(formOf({ name: 'Kipas' }))).toEqual({ ...GOOD, reused: true });
});

it('what is longer than any form is not read: the connection is closed', async () => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve('closed')));
  // The write that fails.
  socket.on('error', () => {});
  const type = 'multipart/form-data; boundary=x';
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${40 * MOST}\r\n\r\n`);
  socket.write('--x\r\nContent-Disposition: form-data; name="foto"; filename="foto.png"\r\n\r\n');
  socket.write(picture(3 * MOST));
  expect(await closed).toBe('closed');
});

it('a text of the longest description in wide letters is taken', async () => {
  expect(await send(formOf({ name: 'Kipas', note: '😀'.repeat(1_000) }))).toMatchObject({ status: 200 });
});

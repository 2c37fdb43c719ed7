import { afterAll, beforeAll, expect, it } from '@jest/globals';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { text } from '#contracts/platform/common.http';
import { Refusal } from '../errors/refusal.js';
import { readSheetForm } from './sheet-upload.js';

const server = fastify();
beforeAll(async () => {
  await server.register(multipart);
  server.setErrorHandler((error, _, reply) =>
    reply.status(error instanceof Refusal ? error.status : 500).send(error instanceof Refusal ? error.errors : []),
  );
  server.post(
    '/',
    async (incoming) => (await readSheetForm(incoming, 1_024, z.strictObject({ name: text(100) }))).fields,
  );
});
afterAll(() => server.close());

async function send(...parts: [field: string, value: string | Blob][]) {
  const form = new FormData();
  for (const [field, value] of parts) form.append(field, value);
  const encoded = new Request('http://x', { method: 'POST', body: form });
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  const answer = await server.inject({
    method: 'POST',
    url: '/',
    headers,
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, data: answer.json() as unknown };
}
const sheet = (): [string, Blob] => ['file', new File(['a,b'], 'koran.csv')];

it('a form with one sheet is read', async () => {
  expect(await send(['name', 'Koran'], sheet())).toEqual({ status: 200, data: { name: 'Koran' } });
});

it.each([
  ['two sheets', [sheet(), sheet()], { field: 'file', message: 'Kirim satu berkas saja' }],
  ['a field that stands in it twice', [['name', 'B'], sheet()], { field: 'name', message: 'Isian tidak valid' }],
  ['a field that it does not have', [['bonus', 'x'], sheet()], { field: 'bonus', message: 'Field ini tidak dikenal' }],
] as [string, [string, string | Blob][], object][])(
  '%s are refused by the field, as of a proof',
  async (_, parts, error) => {
    expect(await send(['name', 'Koran'], ...parts)).toEqual({ status: 422, data: [error] });
  },
);

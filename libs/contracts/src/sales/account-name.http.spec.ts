import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { accountHolder, bankName } from './account-name.http.js';

const READERS = [
  ['bankName', bankName(), 'Nama bank'],
  ['accountHolder', accountHolder(), 'Nama pemilik rekening'],
] as const;

describe.each(READERS)('%s', (_, reader, what) => {
  it.each([
    'BCA',
    'Bank Permata (d/h Bank Bali) & Co.',
    "Siti Nur'aini",
    'Siti Nur’aini',
    'José Muñoz-Pérez, S.H.',
    '陳大文',
    '7 Bank',
  ])('may be %s', (name) => expect(reader.parse(name)).toBe(name));

  it.each([
    '<b>BCA</b>',
    '<script>alert(1)</script>',
    '=BCA()',
    'BCA;',
    'BCA"',
    'budi@evil.example',
    'https://bca.test',
    '{BCA}',
  ])('is not %s, and is named in the refusal', (name) =>
    expect(reader.safeParse(name).error?.issues[0]?.message).toBe(
      `${what} hanya boleh berisi huruf, angka, spasi, dan tanda . ' - & / ( ) ,`,
    ),
  );
});

/** Of each contract of a request the fields that name a bank account, with what they make of a mark of HTML. */
async function fieldsOfRequests(): Promise<[field: string, accepts: boolean][]> {
  const root = path.resolve(import.meta.dirname, '..');
  const found: [string, boolean][] = [];
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.http.ts')) continue;
    const module = (await import(`#contracts/${file.slice(0, -'.ts'.length)}`)) as Record<string, unknown>;
    for (const [name, contract] of Object.entries(module)) {
      // Contracts of requests are strict, those of answers are not.
      if (!(contract instanceof z.core.$ZodObject) || !contract._zod.def.catchall) continue;
      for (const [key, field] of Object.entries(contract._zod.def.shape))
        if (/^(bankName|bankFrom|accountName)$/.test(key))
          found.push([`${name}.${key}`, z.safeParse(field, '<b>BCA</b>').success]);
    }
  }
  return found;
}

it('no request takes a mark of HTML as the name of a bank or of a holder', async () => {
  const fields = await fieldsOfRequests();
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(([, accepts]) => accepts)).toEqual([]);
});

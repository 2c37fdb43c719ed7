import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';

const MARK = '<b>BCA</b>';
const isAccount = (key: string) => /^(bankName|bankFrom|accountName)$/.test(key);
/** Of the bank; `statementFields.reference` is the heading of a column. */
const isReference = (key: string, contract: string) => key === 'reference' && contract !== 'statementFields';
const isPerson = (key: string, contract: string, shape: object) =>
  /^(recipient|recipientName|names|author)$/.test(key) ||
  (key === 'name' && ('email' in shape || 'phoneNumber' in shape || contract === 'applyBody'));

type Wanted = (key: string, contract: string, shape: object) => boolean;

/** Of each contract of a request the wanted fields, with what they make of a mark of HTML. */
async function fieldsOfRequests(isWanted: Wanted): Promise<[field: string, accepts: boolean][]> {
  const found: [string, boolean][] = [];
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.http.ts')) continue;
    const module = (await import(`#contracts/${file.slice(0, -'.ts'.length)}`)) as Record<string, unknown>;
    for (const [name, contract] of Object.entries(module)) {
      // Contracts of requests are strict, those of answers are not.
      if (!(contract instanceof z.core.$ZodObject) || !contract._zod.def.catchall) continue;
      const { shape } = contract._zod.def;
      for (const [key, field] of Object.entries(shape))
        if (isWanted(key, name, shape))
          found.push([`${name}.${key}`, [MARK, [MARK]].some((typed) => z.safeParse(field, typed).success)]);
    }
  }
  return found;
}

it.each<[string, Wanted, number]>([
  ['name of a bank or of a holder', isAccount, 20],
  ['reference of a transfer', isReference, 10],
  ['name of a person', isPerson, 15],
])('no request takes a mark of HTML as the %s', async (_, isWanted, least) => {
  const fields = await fieldsOfRequests(isWanted);
  expect(fields.length).toBeGreaterThanOrEqual(least);
  expect(fields.filter(([, accepts]) => accepts)).toEqual([]);
});

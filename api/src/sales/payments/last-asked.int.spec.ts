import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { askedOf } from '#domain/sales/invoices/invoice';
import { codeSenOf } from '#domain/sales/invoices/unique-code';
import { ListeningApi } from '../../../test/listening-api.js';
import { CAN_HAVE_CODE } from './draw-unique-code.js';
import { ASKED_SEN } from './last-asked.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

const AMOUNTS = [1n, 50n, 99n, 100n, 101n, 150n, 4_750_000n, 86_102_750n, 99_999_999_999n];
const PAST = [0n, 1n, 49n, 50n, 99n, 100n, 4_700_050n];
const INSTALMENTS = [null, 1n, 50n, 99n, 100n, 149n, 2_000_050n, 86_102_750n];
const CODES = [null, 1, 137, 999];
const invoices = AMOUNTS.flatMap((amountSen) =>
  [...PAST, amountSen - 1n, amountSen, amountSen + 1n].flatMap((receivedSen) =>
    INSTALMENTS.flatMap((askedSen) => CODES.map((uniqueCode) => ({ amountSen, receivedSen, askedSen, uniqueCode }))),
  ),
);
const textsOf = (key: keyof (typeof invoices)[number]) => invoices.map((invoice) => invoice[key]?.toString() ?? null);

it('what is asked for is the same in a query as in the domain: with sen, instalments, codes, paid in part or too much', async () => {
  const rows = await world.database.$queryRaw<{ asked: string; code: string }[]>`
    SELECT ${ASKED_SEN}::text AS asked,
      (CASE WHEN n.unique_code IS NOT NULL AND ${CAN_HAVE_CODE} THEN n.unique_code ELSE 0 END * 100)::text AS code
    FROM (SELECT 'open' AS status, x.*
      FROM unnest(${textsOf('amountSen')}::text[]::bigint[], ${textsOf('receivedSen')}::text[]::bigint[],
          ${textsOf('askedSen')}::text[]::bigint[], ${textsOf('uniqueCode')}::text[]::int[])
        WITH ORDINALITY AS x (amount_sen, received_sen, asked_sen, unique_code, nth)) n ORDER BY nth`;
  expect(rows).toHaveLength(invoices.length);
  const differ = invoices
    .map((invoice, at) => ({
      ...invoice,
      domain: [askedOf(invoice), codeSenOf(invoice)].map(String),
      query: [rows[at]!.asked, rows[at]!.code],
    }))
    .filter(({ domain, query }) => domain.join() !== query.join());
  expect(differ).toEqual([]);
});

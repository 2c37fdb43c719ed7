import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { transferFields } from '#contracts/sales/payouts.admin.http';

const body = z.strictObject(transferFields);

it.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [undefined, undefined],
])('a transfer is said to be the same one in JSON and in a form: %j', (sameTransfer, read) =>
  expect(body.parse({ reference: 'TRF 1', sameTransfer }).sameTransfer).toBe(read),
);

it.each([1, 'ya', '', null])('%j is no flag', (sameTransfer) =>
  expect(body.safeParse({ reference: 'TRF 1', sameTransfer }).success).toBe(false),
);

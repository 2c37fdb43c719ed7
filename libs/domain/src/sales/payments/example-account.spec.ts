import { expect, it } from '@jest/globals';
import { isExampleAccount } from './example-account.js';

it('the accounts of the seed are examples, and those of a bank are none', () => {
  // prisma/seed/payment-methods.ts
  for (const number of ['0000000001', '0000000000002', '0000 0000 01']) expect(isExampleAccount(number)).toBe(true);
  for (const number of ['1234567890', '0012345678', '008 0000 1234 56', ''])
    expect(isExampleAccount(number)).toBe(false);
});

import * as z from 'zod/mini';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';

/** The customer's own bank account; digits, so that the bank's file takes it. */
export const ownAccountBody = z
  .strictObject({
    bankName: bankName(),
    accountNumber,
    accountName: accountHolder(2),
  })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'OwnAccountBody' });
export type OwnAccountBody = z.infer<typeof ownAccountBody>;

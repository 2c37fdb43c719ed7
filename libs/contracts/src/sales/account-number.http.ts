import * as z from 'zod/mini';
import { ACCOUNT_NUMBER_ASKED, isAccountNumber, readAccountNumber } from '#domain/sales/payouts/account-number';

/** The number of any bank account: as it is typed, kept as 5–30 digits. */
export const accountNumber = z
  .string()
  .check(
    z.maxLength(100),
    z.overwrite(readAccountNumber),
    z.minLength(1),
    z.refine(isAccountNumber, ACCOUNT_NUMBER_ASKED),
  );

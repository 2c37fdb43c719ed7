import * as z from 'zod/mini';
import {
  ACCOUNT_NUMBER_ASKED,
  ONLY_ZEROS,
  isAccountNumber,
  isOnlyZeros,
  readAccountNumber,
} from '#domain/sales/payouts/account-number';

/** The number of any bank account: as it is typed, kept as 5–30 digits, not all of them 0. */
export const accountNumber = z.string().check(
  z.maxLength(100),
  z.overwrite(readAccountNumber),
  z.minLength(1),
  z.refine((number) => !isOnlyZeros(number), ONLY_ZEROS),
  z.refine((number) => isOnlyZeros(number) || isAccountNumber(number), ACCOUNT_NUMBER_ASKED),
);

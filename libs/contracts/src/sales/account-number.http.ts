import * as z from 'zod/mini';
import {
  ACCOUNT_NUMBER_ASKED,
  ONLY_DIGITS,
  ONLY_ZEROS,
  isAccountNumber,
  isOnlyDigits,
  isOnlyZeros,
  readAccountNumber,
} from '#domain/sales/payouts/account-number';
import { digitsFault } from '#domain/sales/payouts/bank-digits';

/** The number of any bank account: as it is typed, kept as 5–20 digits, not all of them 0. */
export const accountNumber = z.string().check(
  z.maxLength(100),
  z.overwrite(readAccountNumber),
  z.minLength(1),
  z.refine((number) => !isOnlyZeros(number), ONLY_ZEROS),
  z.refine(isOnlyDigits, ONLY_DIGITS),
  z.refine((number) => !isOnlyDigits(number) || isOnlyZeros(number) || isAccountNumber(number), ACCOUNT_NUMBER_ASKED),
);

/** Of the fields of one account: the number has the digits of its bank. Said of the number. docs/rules/payments.md#account-numbers */
export const accountOfBank = <Fields extends { bankName?: unknown; accountNumber?: unknown }>() =>
  z.check<Fields>(({ value, issues }) => {
    const { bankName, accountNumber: number } = value;
    // Of a name or a number that is none something was said already.
    if (
      typeof number !== 'string' ||
      issues.some(({ path }) => path?.[0] === 'bankName' || path?.[0] === 'accountNumber')
    )
      return;
    const fault = digitsFault(typeof bankName === 'string' ? bankName : '', number);
    if (fault) issues.push({ code: 'custom', path: ['accountNumber'], message: fault, input: number });
  });

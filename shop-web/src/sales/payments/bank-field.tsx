import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PAYMENT_SOURCES } from '#domain/sales/payments/payment-sources';
import { Field } from '../../platform/ui/field';

/** Suggestions only; any bank or wallet may be typed. */
const BANKS = PAYMENT_SOURCES.map(({ name }) => name);

export const BankField = (props: Omit<ComponentProps<typeof Field>, 'suggestions'>) => (
  <Field placeholder="Misalnya BCA" suggestions={BANKS} {...props} />
);

export const ACCOUNT_FIELDS = ['bankName', 'accountNumber', 'accountName'] as const;
type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** The account to which money goes, in a form with these fields. */
export const AccountFields = ({
  register,
  errors,
}: {
  register: (name: AccountField) => UseFormRegisterReturn;
  errors: Partial<Record<AccountField, { message?: string | undefined }>>;
}) => (
  <>
    <BankField label="Bank atau dompet digital" error={errors.bankName?.message} {...register('bankName')} />
    <Field
      label="Nomor rekening"
      inputMode="numeric"
      autoComplete="off"
      error={errors.accountNumber?.message}
      {...register('accountNumber')}
    />
    <Field label="Atas nama" autoComplete="off" error={errors.accountName?.message} {...register('accountName')} />
  </>
);

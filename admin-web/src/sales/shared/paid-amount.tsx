import { type TranslateFunction, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { NoWrap } from '../../platform/fields/no-wrap';

export type PaidOf = Pick<AdminPayment, 'amount' | 'received'>;

/** What has come of a payment: "Rp11.000 dari Rp38.000" where it is another amount, what is said to be sent while nothing has. */
export const paidText = ({ amount, received }: PaidOf, translate: TranslateFunction): string =>
  received === null || received === amount
    ? formatRupiah(amount)
    : translate('paid.of', { received: formatRupiah(received), amount: formatRupiah(amount) });

/** The same wherever payments are listed. */
export const PaidAmount = ({ of }: { of: PaidOf }) => <NoWrap>{paidText(of, useTranslate())}</NoWrap>;

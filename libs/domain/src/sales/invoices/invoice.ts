import { DomainError } from '../../platform/domain-error.js';
import { defineTransitions } from '../../platform/transitions.js';

export const SEN_PER_RUPIAH = 100n;

/** The order itself, another period of it, or a later addition. docs/rules/payments.md#invoices */
export const INVOICE_PURPOSES = ['purchase', 'renewal', 'additional'] as const;
export type InvoicePurpose = (typeof INVOICE_PURPOSES)[number];

export const INVOICE_STATUSES = ['open', 'paid', 'expired', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** A paid invoice stays paid after a refund. */
export const invoiceMoves = defineTransitions<InvoiceStatus>()(
  'invoice',
  {
    open: 'Tagihan ini masih menunggu dibayar.',
    paid: 'Tagihan ini sudah lunas.',
    expired: 'Tagihan ini sudah lewat batas waktunya.',
    void: 'Tagihan ini sudah dibatalkan.',
  },
  {
    open: {
      pay: { to: 'paid', by: ['admin', 'system'] },
      expire: { to: 'expired', by: ['system'] },
      void: { to: 'void', by: ['customer', 'admin', 'system'] },
    },
    paid: {},
    expired: { reopen: { to: 'open', by: ['customer', 'admin'] } },
    void: { reopen: { to: 'open', by: ['admin'] } },
  },
);

/** The state of an invoice after a payment: paid once nothing is missing. Amounts in sen. */
export function withMoney(
  invoice: { status: InvoiceStatus; amountSen: bigint; receivedSen: bigint },
  cameSen: bigint,
): { status: InvoiceStatus; receivedSen: bigint } {
  const receivedSen = invoice.receivedSen + cameSen;
  const isPaid = invoice.status === 'open' && receivedSen >= invoice.amountSen;
  return { receivedSen, status: isPaid ? invoiceMoves.after('open', 'pay') : invoice.status };
}

/** How money that comes to an open invoice is used, in sen: what the invoice settles with it, and what is too much. */
export function settledBy(
  invoice: { amountSen: bigint; receivedSen: bigint },
  cameSen: bigint,
): { settledSen: bigint; overSen: bigint } {
  const overSen = invoice.receivedSen + cameSen - invoice.amountSen;
  return overSen < 0n ? { settledSen: 0n, overSen: 0n } : { settledSen: invoice.amountSen, overSen };
}

/**
 * What of a transfer the shop bears, in sen: less than a rupiah that is still missing with it, which no bank moves. `codeSen`: the unique
 * code in it. Without it the customer would be asked for half a rupiah. docs/decisions/0088
 */
export function roundingOf(
  { amountSen, receivedSen }: { amountSen: bigint; receivedSen: bigint },
  cameSen: bigint,
  codeSen = 0n,
): bigint {
  const missing = amountSen + codeSen - receivedSen - cameSen;
  return missing > 0n && missing < SEN_PER_RUPIAH ? missing : 0n;
}

/**
 * An amount that an admin has typed has sen only where what it is compared with has: banks move whole rupiah, so that '47.500' was read
 * as 47,5. @throws DomainError INVALID_AMOUNT, field `field`.
 */
export function checkTypedAmount(
  typed: bigint | null,
  { amountSen }: { amountSen: bigint },
  field = 'received',
  message = 'Nominal tanpa sen, seperti tagihannya',
): void {
  if (typed !== null && typed % 100n !== 0n && amountSen % 100n === 0n)
    throw new DomainError('INVALID_AMOUNT', message, 'invalid', field);
}

/** The unpaid amount in sen; 0 when paid or overpaid. */
export const outstandingSen = ({ amountSen, receivedSen }: { amountSen: bigint; receivedSen: bigint }): bigint =>
  receivedSen < amountSen ? amountSen - receivedSen : 0n;

/**
 * What the customer is asked for now, in sen: of an invoice that is paid in instalments the next one, else all that is owed. Whole rupiah,
 * as banks move them; the sen below are `roundingOf` its transfer.
 */
export const askedOf = (invoice: { amountSen: bigint; receivedSen: bigint; askedSen: bigint | null }): bigint => {
  const owed = outstandingSen(invoice);
  const asked = invoice.askedSen !== null && invoice.askedSen < owed ? invoice.askedSen : owed;
  return asked < SEN_PER_RUPIAH ? asked : asked - (asked % SEN_PER_RUPIAH);
};

/** `INV-261120-7KQ2MXA`, derived from the order's number; the second invoice of an order ends with `-2`. */
export const invoiceNumber = (orderNumber: string, nth = 1): string =>
  `INV-${orderNumber.replace(/^PTG-/, '')}${nth > 1 ? `-${nth}` : ''}`;

import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#domain/platform/durations';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';

/** Who orders in tests. */
export const BUYER = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '6281234567890' };
/** Where to, as the address book and a parcel write it. */
export const HOME = {
  recipient: BUYER.name,
  phoneNumber: BUYER.phoneNumber,
  street: 'Jl. Melati 5 RT 2',
  district: 'Beji',
  city: 'Kota Depok',
  province: '32',
  postalCode: '16421',
};

/** How an order got its payment confirmed. */
export const PAID_STEPS = [
  { fromStatus: 1, toStatus: 2, why: 'Bukti pembayaran diunggah', by: 'customer' },
  { fromStatus: 2, toStatus: 3, why: 'Pembayaran diterima', by: 'Sari Admin' },
];

function stepsTo(status: number) {
  if (status === ORDER_STATUS.processing) return PAID_STEPS;
  return status === ORDER_STATUS.awaitingConfirmation ? PAID_STEPS.slice(0, 1) : [];
}

interface Placed {
  productLine: string;
  customerUid: string;
  totalSen: bigint;
  /** By default it waits for its payment. */
  status?: number;
}

/** The columns that orders of every line share, with the invoice and the history that their status implies. */
export function placedOrder({ status = ORDER_STATUS.awaitingPayment, totalSen, ...given }: Placed) {
  const number = `T-${randomUUID().slice(0, 13)}`;
  const isPaid = status === ORDER_STATUS.processing;
  return {
    ...given,
    ...BUYER,
    number,
    status,
    totalSen,
    requestHash: 'test',
    invoices: {
      create: {
        number: invoiceNumber(number),
        purpose: 'purchase',
        amountSen: totalSen,
        dueAt: new Date(Date.now() + DAY_MS),
        ...(isPaid ? { status: 'paid', receivedSen: totalSen, paidAt: new Date() } : { status: 'open' }),
      },
    },
    history: { create: stepsTo(status) },
  };
}

/** Its parcel by courier, before it is sent; `awaitsGoods` where they are bought first. */
export const aParcel = (given: { priceSen: bigint; weightGrams: number; awaitsGoods?: boolean }) => ({
  create: { state: 'waiting', method: 'courier', service: 'Reguler', ...HOME, ...given },
});

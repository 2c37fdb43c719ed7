import type { GivenBack } from '../payouts/given-back.js';
import type { ShopContact } from '../../platform/documents/shop-document.js';
import type { ItemRow } from '../orders/order-item.js';
import { CHANNELS, type GatewayChannel } from '../gateway/charge-state.js';
import type { InvoicePurpose, InvoiceStatus } from '../invoices/invoice.js';
import type { PaymentState } from '../payments/payment-state.js';
import type { UsedRefund } from '../refunds/credit.js';
import type { RefundState } from '../refunds/refund.js';

/** An order with its money, as its papers need it. Amounts in sen. */
export interface PaidOrder {
  number: string;
  name: string;
  createdAt: Date;
  items: (ItemRow & { quantity: number; unitPriceSen: bigint })[];
  /** The oldest first. */
  invoices: OrderInvoice[];
  /** The oldest first. */
  payments: OrderPayment[];
  refunds: OrderRefund[];
}

/** Who a paper is for where its fonts cannot write the name; papers have no e-mail. */
export const ownerOf = ({ number }: Pick<PaidOrder, 'number'>): string => `Pemilik pesanan ${number}`;

export interface OrderInvoice {
  uid: string;
  number: string;
  purpose: InvoicePurpose;
  status: InvoiceStatus;
  amountSen: bigint;
  receivedSen: bigint;
  dueAt: Date | null;
  paidAt: Date | null;
  createdAt: Date;
}

export interface OrderPayment {
  uid: string;
  invoiceUid: string;
  method: string;
  state: PaymentState;
  bankFrom: string;
  /** Of a payment through the gateway. */
  channel?: GatewayChannel;
  receivedSen: bigint | null;
  submittedAt: Date;
  decidedAt: Date | null;
}

export interface OrderRefund extends UsedRefund {
  /** The payment that it gives back, or the first of several. Null: of before payments were referred to. */
  paymentUid: string | null;
  /** What of each payment; none where it gives back one alone. */
  parts: { paymentUid: string; amountSen: bigint }[];
  state: RefundState;
  reason: string;
  createdAt: Date;
  /** Since when it was credit, also of credit that is asked back. */
  creditedAt: Date | null;
  paidAt: Date | null;
  givenBack: GivenBack | null;
}

/** What the papers say of the shop and of now. */
export interface Printing {
  contact: ShopContact;
  at: Date;
}

/** A payment whose money has come, and since when. */
export type ConfirmedPayment = OrderPayment & { receivedSen: bigint; at: Date };

/** Only these have a receipt; the oldest first. docs/rules/payments.md#documents */
export const confirmedPayments = ({ payments }: Pick<PaidOrder, 'payments'>): ConfirmedPayment[] =>
  payments
    .flatMap((payment) => {
      const { state, receivedSen, decidedAt, submittedAt } = payment;
      if (state !== 'confirmed' || receivedSen === null) return [];
      return { ...payment, receivedSen, at: decidedAt ?? submittedAt };
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.uid.localeCompare(b.uid));

/** How the money came. */
export function paidBy({ method, bankFrom, channel }: Pick<OrderPayment, 'method' | 'bankFrom' | 'channel'>): string {
  if (channel) return CHANNELS[channel].name;
  if (method === 'credit') return 'Kredit di Patungan';
  if (method === 'fund') return 'Dana donasi';
  return bankFrom ? `Transfer dari ${bankFrom}` : 'Transfer bank';
}

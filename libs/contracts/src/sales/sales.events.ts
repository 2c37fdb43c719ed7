import * as z from 'zod/mini';
import { ORDER_KINDS } from '#domain/sales/orders/order-status';
import { type RoutesOf, routesTo } from '#contracts/platform/room';

const uid = z.uuid();
const order = { orderUid: uid };
const at = z.iso.datetime();

const events = {
  'order.created': z.object({
    ...order,
    /** Of the order's seat, if it has one. */
    accountUid: z.optional(uid),
    groupUid: z.optional(uid),
    kind: z.enum(ORDER_KINDS),
    dueAt: z.nullable(at),
  }),
  /** An entry of the blacklist has the e-mail or number that the order names. */
  'order.contact-listed': z.object(order),
  'order.payment-requested': z.object({ ...order, accountUid: z.optional(uid), groupUid: z.optional(uid), dueAt: at }),
  'order.cancelled': z.object(order),
  'order.expired': z.object(order),
  /** It waits for its payment again, until then. */
  'order.reopened': z.object({ ...order, dueAt: at }),
  /** A reminder: once for each deadline. */
  'payment.due-soon': z.object({ ...order, dueAt: at }),
  'payment.submitted': z.object({ ...order, paymentUid: uid }),
  /** `isRenewal`: of another period; the order was paid before. */
  'payment.confirmed': z.object({ ...order, paymentUid: uid, isRenewal: z.optional(z.boolean()) }),
  'payment.rejected': z.object({ ...order, paymentUid: uid, dueAt: at }),
  /** Less than is owed has come; until when the rest is to be paid. */
  'payment.short': z.object({ ...order, paymentUid: uid, dueAt: at }),
  /** Money of an order that was cancelled before has come. */
  'payment.late': z.object({ ...order, paymentUid: uid }),
  /** Money is to go back, waits for its transfer. */
  'refund.requested': z.object({ ...order, refundUid: uid }),
  /** The customer has said to which account: that of this refund, which is one of those of the order. */
  'refund.account-named': z.object({ ...order, refundUid: uid }),
  /** It is kept as the customer's credit. */
  'refund.credited': z.object({ ...order, refundUid: uid }),
  /** Credit has paid for a renewal, or a part of it. */
  'credit.used': z.object({ ...order, paymentUid: uid }),
  /** It was transferred. */
  'refund.issued': z.object({ ...order, refundUid: uid }),
  /** The customer wants the credit back on a bank account: that of this refund, which is one of it. Without `askedAt`: of before each wish was known by its moment. */
  'credit.asked-back': z.object({ customerUid: uid, refundUid: uid, askedAt: z.optional(at) }),
  /** The customer would rather keep it. */
  'credit.kept': z.object({ customerUid: uid, refundUid: uid }),
  /** Money in the bank that nothing explains. */
  'unplaced-money.booked': z.object({ unplacedUid: uid }),
  /** It was a mistake: its line is open again. */
  'unplaced-money.reversed': z.object({ unplacedUid: uid }),
  /** It is the money of a payment that was confirmed by hand. */
  'unplaced-money.joined': z.object({ unplacedUid: uid }),
  /** It went back to its sender. */
  'unplaced-money.returned': z.object({ unplacedUid: uid }),
  /** The bank has given a transfer of the shop back: it is to be sent again by the payout of this `returnUid`, or, kept, is not after all. */
  'transfer.bounced': z.object({ unplacedUid: uid, returnUid: uid }),
  'transfer.bounce-kept': z.object({ unplacedUid: uid, returnUid: uid }),
  /** That payout was transferred. */
  'transfer.resent': z.object({ unplacedUid: uid, returnUid: uid }),
  /** It goes to another bank account than its receiver knows of. */
  'payout.account-changed': z.object({ payoutUid: uid }),
  /** The bank took a fee or gave interest. Without `chargeUid`: of before each time had one; it is the line's. */
  'statement-line.charged': z.object({ lineUid: uid, chargeUid: z.optional(uid) }),
  /** It was a mistake. */
  'statement-line.charge-reversed': z.object({ lineUid: uid, chargeUid: uid }),
  /** The shop has paid for something that it sells. */
  'cost.booked': z.object({ costUid: uid }),
  /** It was a mistake. */
  'cost.reversed': z.object({ costUid: uid }),
  /** Its seller has given back a part or all of it. */
  'cost.recovered': z.object({ costUid: uid, recoveryUid: uid }),
  /** It was not the money of the seller. */
  'cost.recovery-undone': z.object({ costUid: uid, recoveryUid: uid }),
  /** The gateway has transferred what it held. Without `settlementUid`: of before each time had one; it is the line's. */
  'gateway.settled': z.object({ lineUid: uid, settlementUid: z.optional(uid) }),
  /** It was a mistake. */
  'gateway.settlement-reversed': z.object({ lineUid: uid, settlementUid: uid }),
};

const jobs = {
  orders: {
    'order-paid': z.object({ ...order, isRenewal: z.optional(z.boolean()) }),
    'check-contact': z.object(order),
  },
  ledger: {
    'post-payment': z.object({ paymentUid: uid }),
    'post-reimbursement-due': z.object({ reimbursementUid: uid }),
    'post-reimbursement-cancelled': z.object({ reimbursementUid: uid }),
    'post-reimbursement-paid': z.object({ reimbursementUid: uid }),
    'post-reimbursement-corrected': z.object({ correctionUid: uid }),
    'post-receivable-opened': z.object({ receivableUid: uid }),
    'post-receivable-settled': z.object({ receivableUid: uid }),
    'post-receivable-waived': z.object({ receivableUid: uid }),
    'post-shop-purchase': z.object({ purchaseUid: uid }),
    'post-errand-purchase': z.object({ errandUid: uid }),
    'post-refund-owed': z.object({ refundUid: uid }),
    'post-refund-credit': z.object({ refundUid: uid }),
    'post-refund': z.object({ refundUid: uid }),
    'post-unplaced': z.object({ unplacedUid: uid }),
    'post-unplaced-reversal': z.object({ unplacedUid: uid }),
    'post-unplaced-join': z.object({ unplacedUid: uid }),
    'post-unplaced-return': z.object({ unplacedUid: uid }),
    'post-bounced': z.object({ unplacedUid: uid, returnUid: uid }),
    'post-bounced-kept': z.object({ unplacedUid: uid, returnUid: uid }),
    'post-bounced-paid': z.object({ unplacedUid: uid, returnUid: uid }),
    'post-bank-charge': z.object({ lineUid: uid, chargeUid: z.optional(uid) }),
    'post-bank-charge-reversal': z.object({ lineUid: uid, chargeUid: uid }),
    'post-cost': z.object({ costUid: uid }),
    'post-cost-reversal': z.object({ costUid: uid }),
    'post-cost-recovery': z.object({ recoveryUid: uid }),
    'post-recovery-undone': z.object({ recoveryUid: uid }),
    'post-gateway-settlement': z.object({ lineUid: uid, settlementUid: z.optional(uid) }),
    'post-gateway-settlement-reversal': z.object({ lineUid: uid, settlementUid: uid }),
  },
};
const to = routesTo(jobs);
const unplacedOf = ({ unplacedUid }: { unplacedUid: string }) => ({ unplacedUid });
const recoveryOf = ({ recoveryUid }: { recoveryUid: string }) => ({ recoveryUid });
const bouncedOf = ({ unplacedUid, returnUid }: { unplacedUid: string; returnUid: string }) => ({
  unplacedUid,
  returnUid,
});
const refundOf = ({ refundUid }: { refundUid: string }) => ({ refundUid });

const routes: RoutesOf<typeof events> = {
  'order.created': [],
  'order.contact-listed': [to('orders', 'check-contact', ({ orderUid }) => ({ orderUid }))],
  'order.payment-requested': [],
  'order.cancelled': [],
  'order.expired': [],
  'order.reopened': [],
  'payment.due-soon': [],
  'payment.submitted': [],
  'payment.confirmed': [
    to('orders', 'order-paid', ({ orderUid, isRenewal }) => ({ orderUid, isRenewal })),
    to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid })),
  ],
  'payment.rejected': [],
  'payment.short': [to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid }))],
  'payment.late': [to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid }))],
  'refund.requested': [to('ledger', 'post-refund-owed', refundOf)],
  'refund.account-named': [],
  'refund.credited': [to('ledger', 'post-refund-credit', refundOf)],
  'credit.used': [to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid }))],
  'refund.issued': [to('ledger', 'post-refund', refundOf)],
  'credit.asked-back': [],
  'credit.kept': [],
  'unplaced-money.booked': [to('ledger', 'post-unplaced', unplacedOf)],
  'unplaced-money.reversed': [to('ledger', 'post-unplaced-reversal', unplacedOf)],
  'unplaced-money.joined': [to('ledger', 'post-unplaced-join', unplacedOf)],
  'statement-line.charged': [
    to('ledger', 'post-bank-charge', ({ lineUid, chargeUid }) => ({ lineUid, chargeUid: chargeUid ?? lineUid })),
  ],
  'statement-line.charge-reversed': [
    to('ledger', 'post-bank-charge-reversal', ({ lineUid, chargeUid }) => ({ lineUid, chargeUid })),
  ],
  'cost.booked': [to('ledger', 'post-cost', ({ costUid }) => ({ costUid }))],
  'cost.reversed': [to('ledger', 'post-cost-reversal', ({ costUid }) => ({ costUid }))],
  'cost.recovered': [to('ledger', 'post-cost-recovery', recoveryOf)],
  'cost.recovery-undone': [to('ledger', 'post-recovery-undone', recoveryOf)],
  'gateway.settled': [
    to('ledger', 'post-gateway-settlement', ({ lineUid, settlementUid }) => ({
      lineUid,
      settlementUid: settlementUid ?? lineUid,
    })),
  ],
  'gateway.settlement-reversed': [
    to('ledger', 'post-gateway-settlement-reversal', ({ lineUid, settlementUid }) => ({ lineUid, settlementUid })),
  ],
  'unplaced-money.returned': [to('ledger', 'post-unplaced-return', unplacedOf)],
  'transfer.bounced': [to('ledger', 'post-bounced', bouncedOf)],
  'transfer.bounce-kept': [to('ledger', 'post-bounced-kept', bouncedOf)],
  'transfer.resent': [to('ledger', 'post-bounced-paid', bouncedOf)],
  'payout.account-changed': [],
};

const messageKinds = [
  'tell-order-created',
  'tell-payment-requested',
  'remind-payment',
  'tell-proof-received',
  'tell-payment-confirmed',
  'tell-payment-rejected',
  'tell-order-closed',
  'tell-order-reopened',
  'tell-payment-short',
  'tell-refund-requested',
  'tell-refund-account',
  'tell-refund-credited',
  'tell-credit-used',
  'tell-credit-asked-back',
  'tell-refund-issued',
  'tell-transfer-bounced',
  'tell-transfer-resent',
  'tell-bounce-kept',
  'tell-payout-account',
] as const;

export const sales = { events, jobs, routes, messageKinds };

import { formatSen } from '#domain/platform/sen';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import { HELD_METHODS } from '#domain/sales/refunds/refund';
import type { Tx } from '#runtime/platform/db/database';
import { takesNoProof } from '#runtime/sales/rejected-proofs';
import { formatWibDay } from '../../../messages/format.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';

export interface Seat {
  accountUid: string;
  orderUid: string;
}

/** Facts of a seat's renewal. @throws Error for a seat without periods. */
export async function readRenewalFacts(tx: Tx, { accountUid, orderUid }: Seat) {
  const { paidUntil, graceEndsAt, invoice, account } = await tx.seatRenewal.findUniqueOrThrow({
    where: { accountUid },
    select: {
      paidUntil: true,
      graceEndsAt: true,
      account: { select: { group: { select: { family: { select: { invites: true } } } } } },
      invoice: {
        select: {
          uid: true,
          amountSen: true,
          receivedSen: true,
          payments: { where: { state: 'submitted' }, select: { uid: true } },
        },
      },
    },
  });
  return {
    ...(await readOrderFacts(tx, orderUid)),
    accountUid,
    lastDay: formatWibDay(lastMomentOf(paidUntil)),
    nextDay: formatWibDay(paidUntil),
    /** Of the grace; null while the seat is active. */
    graceDay: graceEndsAt && formatWibDay(lastMomentOf(graceEndsAt)),
    invoiceUid: invoice?.uid ?? null,
    /** The provider invites its member, who has an own account: no login is hidden. */
    isInvited: account.group.family.invites,
    /** What is still to be paid. */
    amount: invoice ? formatSen(outstandingSen(invoice)) : null,
    hasProof: (invoice?.payments.length ?? 0) > 0,
  };
}

/** The same while this invoice is to be paid; null once it was paid, was taken back, or its proof waits. */
export async function readPayable(tx: Tx, seat: Seat & { invoiceUid: string }) {
  const facts = await readRenewalFacts(tx, seat);
  return facts.invoiceUid === seat.invoiceUid && !facts.hasProof ? facts : null;
}

/** The same of a seat that has not lapsed, which has a message of its own then, and whose invoice takes a proof. */
export async function readRunning(tx: Tx, seat: Seat & { invoiceUid: string }) {
  const facts = await readPayable(tx, seat);
  return facts?.graceDay === null && !(await isLastProof(tx, facts)) ? facts : null;
}

/** Whether this invoice accepts no further proof, so that nobody may be asked to pay it. docs/rules/orders.md#deadline */
export const isLastProof = (tx: Tx, { invoiceUid }: { invoiceUid: string | null }): Promise<boolean> =>
  invoiceUid ? takesNoProof(tx, { uid: invoiceUid }) : Promise.resolve(false);

/** Whether anything was transferred for it: credit that pays came before, and a price may be nothing. */
export const hasMoneyCome = async (tx: Tx, { invoiceUid }: { invoiceUid: string }): Promise<boolean> =>
  (await tx.payment.count({ where: { invoiceUid, state: 'confirmed', method: { notIn: HELD_METHODS } } })) > 0;

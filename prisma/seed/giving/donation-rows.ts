import { randomInt, randomUUID } from 'node:crypto';
import { daysAfter, HOUR_MS } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { donationName } from '#domain/products/giving/order-name';
import { paymentReceived } from '#domain/sales/ledger/payment-postings';
import { type Posting, USUAL_BOOKS, periodOf } from '#domain/sales/ledger/postings';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { newOrderNumber } from '#domain/sales/orders/order-number';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Customer, Prisma } from '#runtime/generated/prisma/client';
import { DEMO_CUSTOMERS } from '../demo/people.js';
import type { DemoCause, DemoDonation } from './causes.js';
import type { StoredPicture } from './store-picture.js';

type Tx = Prisma.TransactionClient;
interface Given {
  cause: DemoCause;
  causeUid: string;
  people: Customer[];
  /** Of the payments, one for each donation. */
  proofs: StoredPicture[];
  now: Date;
}
const ADMIN = 'Fajar Nugroho';

/** Paid donations, as the commands of the API and the jobs of the worker leave them. */
export async function writeDonations(tx: Tx, { cause, causeUid, people, proofs, now }: Given): Promise<void> {
  let raisedSen = 0n;
  let count = 0;
  for (const [n, donation] of cause.donations.entries()) {
    const { email } = DEMO_CUSTOMERS.find(({ key }) => key === donation.donor)!;
    const customer = people.find((person) => person.email === email);
    if (!customer) continue;
    raisedSen += await writeDonation(tx, { cause, causeUid, customer, donation, proof: proofs[n]!, now });
    count += 1;
  }
  await tx.givingCause.update({
    where: { uid: causeUid },
    data: { raisedSen, donations: count },
    select: { uid: true },
  });
}

interface One extends Pick<Given, 'cause' | 'causeUid' | 'now'> {
  customer: Customer;
  donation: DemoDonation;
  proof: StoredPicture;
}

/** @returns its amount in sen. */
async function writeDonation(tx: Tx, { cause, causeUid, customer, donation, proof, now }: One): Promise<bigint> {
  const { shares = 0, message, anonymous = false, daysAgo } = donation;
  const unitPriceSen = BigInt(donation.amount ?? cause.sharePrice ?? 0) * 100n;
  const quantity = Math.max(1, shares);
  const amountSen = unitPriceSen * BigInt(quantity);
  const createdAt = daysAfter(now, -daysAgo);
  const paidAt = new Date(createdAt.getTime() + 2 * HOUR_MS);
  const books = { ...USUAL_BOOKS, held: 'donationFunds', subjectUid: causeUid } as const;
  const number = newOrderNumber(createdAt, randomInt);
  const title = donationName(cause.name);
  const names = { providerName: 'Donasi', providerColor: '#08A081', providerType: 2, packageName: title };
  const { uid: orderUid } = await tx.order.create({
    data: {
      number,
      productLine: 'giving',
      customerUid: customer.uid,
      name: customer.name,
      email: customer.email,
      phoneNumber: customer.phoneNumber,
      status: ORDER_STATUS.completed,
      totalSen: amountSen,
      requestHash: randomUUID(),
      createdAt,
      version: 4,
      items: { create: { position: 1, refUid: causeUid, title, quantity, unitPriceSen, details: { ...names, books } } },
      history: {
        create: [
          { fromStatus: 1, toStatus: 2, why: 'Bukti pembayaran diunggah', by: 'customer', at: createdAt },
          { fromStatus: 2, toStatus: 3, why: 'Pembayaran diterima', by: ADMIN, at: paidAt },
          { fromStatus: 3, toStatus: 4, why: 'Sudah diterima', by: 'system', at: paidAt },
        ],
      },
      donation: {
        create: {
          causeUid,
          state: 'received',
          amountSen,
          shareCount: shares,
          anonymous,
          message,
          messageState: message ? 'shown' : 'none',
          receivedAt: paidAt,
          createdAt,
          shares: {
            create: Array.from({ length: shares }, (_, index) => ({ number: index + 1, causeUid, state: 'available' })),
          },
        },
      },
    },
    select: { uid: true },
  });
  await tx.file.create({ data: { ...proof, kind: 'payment-proof', customerUid: customer.uid }, select: { uid: true } });
  const { uid: paymentUid } = await tx.payment.create({
    data: {
      order: { connect: { uid: orderUid } },
      state: 'confirmed',
      amountSen,
      receivedSen: amountSen,
      bankFrom: 'BCA',
      accountName: customer.name,
      proof: { connect: { uid: proof.uid } },
      submittedAt: createdAt,
      decidedAt: paidAt,
      decidedBy: ADMIN,
      invoice: {
        create: {
          orderUid,
          number: invoiceNumber(number),
          purpose: 'purchase',
          status: 'paid',
          amountSen,
          receivedSen: amountSen,
          dueAt: daysAfter(createdAt, 1),
          paidAt,
          createdAt,
        },
      },
    },
    select: { uid: true },
  });
  const about = { productLine: 'giving', orderUid, partyUid: customer.uid, subjectUid: causeUid };
  const postings = paymentReceived(sen(amountSen), sen(0n), about, books);
  await writeEntry(tx, { kind: 'payment', cause: paymentUid, at: paidAt, postings });
  return amountSen;
}

/** A ledger entry as the jobs of the worker write it. */
export async function writeEntry(
  tx: Tx,
  { kind, cause, at, postings }: { kind: string; cause: string; at: Date; postings: Posting[] },
): Promise<void> {
  const { uid: entryUid } = await tx.ledgerEntry.create({ data: { kind, cause, at }, select: { uid: true } });
  const period = periodOf(at);
  await tx.ledgerPosting.createMany({
    data: postings.map(({ amount, ...posting }) => ({ ...posting, entryUid, amountSen: amount, period })),
  });
}

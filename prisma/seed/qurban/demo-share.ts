import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#domain/platform/durations';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { sen } from '#domain/platform/sen';
import { USUAL_HOURS } from '#domain/platform/opening-hours';
import { keptUntil, nextInstalment, savingPlan } from '#domain/products/qurban/saving-plan';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { paymentReceived } from '#domain/sales/ledger/payment-postings';
import { newOrderNumber } from '#domain/sales/orders/order-number';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Customer, Prisma } from '#runtime/generated/prisma/client';
import { type DemoRows, postEntry } from '../demo/demo-rows.js';
import type { PutFile } from '../store-pictures.js';

export interface Shared {
  customer: Pick<Customer, 'uid' | 'name' | 'email' | 'phoneNumber'>;
  animal: {
    uid: string;
    name: string;
    season: string;
    shares: number;
    priceSen: bigint;
    feeSen: bigint;
    ordersUntil: Date;
  };
  names: string[];
  /** The first of its seats. */
  seat: number;
  /** Of so many instalments the first is paid; without it all is. */
  saves?: number;
  /** The animal was reported. */
  isDone: boolean;
  /** Of all demo orders, so that no two proofs are the same picture. */
  n: number;
  at: Date;
}

/** Adds an order of a demo customer, as command, desk and jobs leave it. Files before rows. */
export async function addShare(
  rows: DemoRows,
  shared: Shared,
  putFile: PutFile,
): Promise<Prisma.QurbanParticipationCreateInput> {
  const { customer, animal, names, saves, isDone, n, at } = shared;
  const [orderUid, invoiceUid, paymentUid] = [randomUUID(), randomUUID(), randomUUID()];
  const paidAt = new Date(at.getTime() + HOUR_MS);
  const number = newOrderNumber(at, (bound) => (n * 11 + bound) % bound);
  const count = BigInt(names.length);
  const totalSen = sen((animal.priceSen + animal.feeSen) * count);
  const plan = saves
    ? savingPlan(totalSen, saves, { now: at, ordersUntil: animal.ordersUntil, hours: USUAL_HOURS })
    : [];
  const receivedSen = plan[0]?.amountSen ?? totalSen;
  const next = nextInstalment(plan, receivedSen);
  const { uid: customerUid, name, email, phoneNumber } = customer;
  const status = next ? ORDER_STATUS.awaitingPayment : isDone ? ORDER_STATUS.completed : ORDER_STATUS.processing;
  const order = { uid: orderUid, number, customerUid, name, email, phoneNumber, totalSen, status };
  rows.orders.push({ ...order, productLine: 'qurban', requestHash: '', createdAt: at });
  rows.items.push(itemOf(orderUid, animal, names.length));
  rows.invoices.push({
    uid: invoiceUid,
    orderUid,
    number: invoiceNumber(number),
    purpose: 'purchase',
    status: next ? 'open' : 'paid',
    amountSen: totalSen,
    receivedSen,
    askedSen: next?.askedSen ?? null,
    dueAt: next ? keptUntil(next.dueAt, animal.ordersUntil) : new Date(at.getTime() + DAY_MS),
    paidAt: next ? null : paidAt,
    createdAt: at,
  });
  addHistory(rows, orderUid, { at, paidAt, isPart: next !== null, isDone });
  rows.payments.push({
    uid: paymentUid,
    orderUid,
    invoiceUid,
    fileUid: await storeProof(rows, customerUid, n, at, putFile),
    state: 'confirmed',
    amountSen: receivedSen,
    receivedSen,
    settledSen: next ? 0n : receivedSen,
    bankFrom: 'BCA',
    accountName: name,
    submittedAt: at,
    decidedAt: paidAt,
    decidedBy: 'Admin Patungan',
  });
  const about = { productLine: 'qurban', orderUid, partyUid: customerUid, subjectUid: animal.uid };
  const books = { held: 'qurbanFunds', income: 'feeIncome', subjectUid: animal.uid } as const;
  const settled = next ? { total: sen(0n), fee: sen(0n) } : { total: totalSen, fee: sen(animal.feeSen * count) };
  postEntry(
    rows,
    'payment',
    paymentUid,
    paymentReceived(settled.total, settled.fee, about, books, { received: receivedSen }),
    paidAt,
  );
  return participationOf(shared, { orderUid, plan, paidAt: next ? null : paidAt });
}

const itemOf = (orderUid: string, { uid, name, season, priceSen, feeSen }: Shared['animal'], quantity: number) => ({
  orderUid,
  position: 1,
  refUid: uid,
  title: `${name}, ${season}`,
  quantity,
  unitPriceSen: priceSen + feeSen,
  feeSen: feeSen * BigInt(quantity),
  details: {
    providerName: 'Sekurban',
    providerColor: '#08A081',
    providerType: 2,
    packageName: `${name}, ${season}`,
    books: { held: 'qurbanFunds', income: 'feeIncome', subjectUid: uid },
  },
});

function addHistory(
  rows: DemoRows,
  orderUid: string,
  { at, paidAt, isPart, isDone }: { at: Date; paidAt: Date; isPart: boolean; isDone: boolean },
): void {
  const step = (fromStatus: number, toStatus: number, why: string, by: string, when: Date) =>
    rows.orderHistory.push({ orderUid, fromStatus, toStatus, why, by, at: when });
  step(1, 2, 'Bukti pembayaran diunggah', 'customer', at);
  if (isPart) step(2, 1, 'Pembayaran kurang, menunggu sisanya', 'Admin Patungan', paidAt);
  else step(2, 3, 'Pembayaran diterima', 'Admin Patungan', paidAt);
  if (isDone) step(3, 4, 'Qurban sudah dilaksanakan', 'system', new Date(paidAt.getTime() + DAY_MS));
}

function participationOf(
  { animal, customer, names, seat, isDone, at }: Shared,
  { orderUid, plan, paidAt }: { orderUid: string; plan: ReturnType<typeof savingPlan>; paidAt: Date | null },
): Prisma.QurbanParticipationCreateInput {
  const seats = names.map((name, index) => ({ number: index + 1, seat: seat + index, name }));
  return {
    order: { connect: { uid: orderUid } },
    animal: { connect: { uid: animal.uid } },
    booked: { connect: { uid: animal.uid } },
    customerUid: customer.uid,
    state: paidAt === null ? 'held' : isDone ? 'done' : 'paid',
    shares: names.length,
    heldSen: animal.priceSen * BigInt(names.length),
    createdAt: at,
    paidAt,
    names: {
      create: seats.map((one) => ({
        ...one,
        animal: { connect: { uid_shares: { uid: animal.uid, shares: animal.shares } } },
      })),
    },
    instalments: { create: plan },
  };
}

async function storeProof(rows: DemoRows, customerUid: string, n: number, createdAt: Date, putFile: PutFile) {
  const { proofPicture } = await import('../demo/proof-picture.js');
  const { bytes, ...facts } = await proofPicture('#24365c', 400 + n);
  const uid = randomUUID();
  const key = `proofs/${uid}.webp`;
  await putFile(key, bytes);
  const file = { uid, kind: 'payment-proof', customerUid, contentType: PICTURE_CONTENT_TYPE, key };
  rows.files.push({ ...file, bytes: bytes.length, ...facts, createdAt });
  return uid;
}

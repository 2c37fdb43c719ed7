import type { Tx } from '#runtime/platform/db/database';
import { answersPath } from '#contracts/shop-paths';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { seatKindOf } from '#domain/products/subscriptions/seat-kind';
import type { OrderKind } from '#domain/sales/orders/order-status';
import { findPayableSeat } from '#runtime/products/subscriptions/find-payable-seat';
import { findSeatWait } from '#runtime/products/subscriptions/find-seat-wait';
import { readTogether } from '../../platform/jobs/read-together.js';
import { ANSWER_FIRST } from '../../sales/orders/answer-first.js';
import { type OrderFacts, readOrderFacts } from '../../sales/orders/order-facts.js';

export interface SeatFacts extends OrderFacts {
  kind: OrderKind;
  /** The buyer has yet to answer what the order came without. */
  hasQuestions: boolean;
}

/** The same of an order that is asked to pay, with a paragraph on what its seat will wait for, or nothing. */
export interface AskedSeatFacts extends SeatFacts {
  waits: string;
  /** A paragraph that what is missing is answered before it is paid, or nothing. docs/rules/eligibility.md#later-answers */
  first: string;
  /** Where it is paid, or where what is missing is answered first. */
  payLink: string;
  /** 'Netflix Premium #12'. */
  group: string;
  /** Its customer was picked for a share that pays it, and told not to. docs/rules/giving.md#netflix-shares */
  isGiven: boolean;
}

const readSeat = readTogether(async (tx, orderUids) => {
  const order = { select: { question: { select: { orderUid: true } } } } as const;
  const select = { orderUid: true, role: true, preOrder: true, order } as const;
  const seats = await tx.account.findMany({ where: { orderUid: { in: orderUids } }, select });
  return new Map(seats.map((seat) => [seat.orderUid, seat]));
});

/** Facts of an order for a seat; null for an order of another line. @throws Error for an unknown order. */
export async function readSeatFacts(tx: Tx, orderUid: string): Promise<SeatFacts | null> {
  const seat = await readSeat(tx, orderUid);
  return seat
    ? { ...(await readOrderFacts(tx, orderUid)), kind: seatKindOf(seat), hasQuestions: seat.order.question !== null }
    : null;
}

/** @throws Error for an unknown order. */
export async function readAskedSeat(tx: Tx, orderUid: string, now: Date): Promise<AskedSeatFacts | null> {
  const seat = await readSeatFacts(tx, orderUid);
  if (!seat) return null;
  const { group, variant } = await tx.account.findUniqueOrThrow({
    where: { orderUid },
    select: {
      group: { select: { number: true, family: { select: { name: true } } } },
      variant: { select: { package: { select: { provider: { select: { slug: true } } } } } },
    },
  });
  const { provider } = variant.package;
  const waits = await readWaits(tx, orderUid, now);
  return {
    ...seat,
    waits,
    first: seat.hasQuestions ? ANSWER_FIRST : '',
    payLink: seat.hasQuestions ? answersPath(orderUid) : seat.paymentLink,
    group: groupNameOf(group),
    isGiven: await isGiven(tx, seat, provider.slug),
  };
}

const readPicked = readTogether(async (tx, customerUids) => {
  const where = { state: 'picked', customerUid: { in: customerUids } };
  const select = { customerUid: true, cause: { select: { slug: true } } };
  const picked = await tx.givingApplication.findMany({ where, select });
  return new Map(picked.map((application) => [application.customerUid, application]));
});

/** Whether a share of donations is going to pay this very order, as `fulfil` chooses it. */
async function isGiven(tx: Tx, { orderUid, customerUid }: SeatFacts, provider: string): Promise<boolean> {
  const picked = await readPicked(tx, customerUid);
  return picked?.cause.slug === provider && (await findPayableSeat(tx, customerUid, provider)) === orderUid;
}

/** A paragraph on what the seat of an unpaid order will wait for, or nothing. */
export async function readWaits(tx: Tx, orderUid: string, now: Date): Promise<string> {
  const wait = await findSeatWait(tx, orderUid, now);
  return wait ? `\n\nSetelah dibayar, kursimu masih ${lowerFirst(wait.title)}. ${wait.text}` : '';
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

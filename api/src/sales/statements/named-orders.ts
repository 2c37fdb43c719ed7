import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import type { OpenLine } from '#domain/sales/statements/match-lines';
import { ordersNamedIn } from '#domain/sales/statements/numbers-in-text';
import type { Tx } from '#runtime/platform/db/database';
import type { Known } from './find-candidates.js';

/**
 * The candidates with the orders that the lines name by their numbers. One that awaits nothing is added by itself, since its money came
 * twice or too late; of one that does, the invoice is known by all numbers of the order. docs/rules/bank-statements.md#matching
 */
export async function withNamedOrders(
  db: Pick<Tx, 'order'>,
  lines: Pick<OpenLine, 'description' | 'reference'>[],
  candidates: Known[],
): Promise<Known[]> {
  const named = [
    ...new Set(lines.flatMap(({ description, reference }) => ordersNamedIn(`${description} ${reference ?? ''}`))),
  ];
  if (named.length === 0) return candidates;
  const orders = await db.order.findMany({
    where: { number: { in: named }, invoices: { some: {} } },
    select: {
      uid: true,
      number: true,
      name: true,
      createdAt: true,
      customer: { select: { erasedAt: true } },
      invoices: { orderBy: { createdAt: 'desc' }, select: { number: true, status: true, amountSen: true } },
    },
  });
  const numbersOf = new Map(orders.map(({ uid, number, invoices }) => [uid, [number, ...invoices.map(numberOf)]]));
  const known = candidates.map((candidate) => {
    const more = numbersOf.get(candidate.shown.orderUid ?? '') ?? [];
    return more.length ? { ...candidate, numbers: [...new Set([...candidate.numbers, ...more])] } : candidate;
  });
  // Money for an order of an erased customer is refused.
  const over = orders.filter(
    ({ invoices, customer }) => customer.erasedAt === null && invoices.every(({ status }) => status !== 'open'),
  );
  return [
    ...known,
    ...over.map(({ uid, number, name, createdAt, invoices: [latest] }): Known => {
      const amountSen = sen(latest!.amountSen);
      const shown = { target: 'order', targetUid: uid, kind: 'late', orderUid: uid, orderNumber: number } as const;
      const proof = {
        senderName: null,
        senderBank: null,
        saidAt: null,
        isDone: false,
        isWaiting: false,
        count: 1,
        also: [],
      };
      return {
        key: `order ${uid}`,
        amountSen,
        numbers: numbersOf.get(uid)!,
        senders: [],
        names: [],
        from: dayInWib(createdAt),
        isOver: true,
        fileUid: null,
        shown: { ...shown, ...proof, amount: toRupiah(amountSen), customerName: name },
      };
    }),
  ];
}

const numberOf = ({ number }: { number: string }): string => number;

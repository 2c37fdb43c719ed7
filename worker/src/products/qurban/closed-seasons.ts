import { Injectable } from '@nestjs/common';
import { mergesOf } from '#domain/products/qurban/merge';
import { seasonMoves } from '#domain/products/qurban/season';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { QurbanAnimal, QurbanParticipation } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { fillIfPaid, lockAnimals, moveAnimal } from '#runtime/products/qurban/participations.store';
import { moveOrderTo } from '#runtime/products/qurban/transfers.store';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';

const ENDED = 'Pendaftaran qurban ditutup sebelum lunas';
const CLOSED = 'Pendaftaran qurban ditutup lebih awal sebelum lunas';
const MERGED = { by: 'system', reason: 'Digabung supaya hewannya lengkap' };

/** Closes seasons at their deadline. docs/rules/qurban.md#deadline */
@Injectable()
export class ClosedSeasons {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /** An order that is not paid at the deadline. False when it has been paid, or was ended, meanwhile. */
  async expireOrder(tx: Tx, orderUid: string): Promise<boolean> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    if (order.status !== ORDER_STATUS.awaitingPayment) return false;
    const cause = { actor: 'system', by: 'system', why: await whyUnpaid(tx, orderUid) } as const;
    await closeOrder(tx, this.lines, order, 'expire', { cause, clock: this.clock });
    return true;
  }

  /** Animals that are not full are merged; those that stay so are missed. False while an order is not decided. */
  async close(tx: Tx, uid: string): Promise<boolean> {
    await lockRow(tx, 'qurban_season', uid);
    if (!(await isDue(tx, uid))) return false;
    const open = await lockAnimals(
      tx,
      (await tx.qurbanAnimal.findMany({ where: { seasonUid: uid, state: 'open' }, select: { uid: true } })).map(
        (animal) => animal.uid,
      ),
    );
    const orders = await tx.qurbanParticipation.findMany({
      where: { animalUid: { in: open.map((animal) => animal.uid) }, state: { in: ['held', 'paid'] } },
      orderBy: [{ createdAt: 'asc' }, { orderUid: 'asc' }],
    });
    if (orders.some(({ state }) => state === 'held')) return false;
    for (const herd of herdsOf(open)) await merge(tx, herd, orders);
    for (const animal of open) if (!(await fillIfPaid(tx, animal.uid))) await moveAnimal(tx, animal, 'miss', 'system');
    await tx.qurbanSeason.update({
      where: { uid, state: 'open' },
      data: {
        state: seasonMoves.after('open', 'close', 'system'),
        closedAt: this.clock.now(),
        version: { increment: 1 },
      },
      select: { uid: true },
    });
    return true;
  }
}

/** Of who was due before an admin closed the season the time was over, early or not. */
async function whyUnpaid(tx: Tx, orderUid: string): Promise<string> {
  const [row] = await tx.$queryRaw<{ early: boolean }[]>`
    SELECT s.closed_for IS NOT NULL AND n.due_at >= s.orders_until AS early
    FROM qurban_participation p JOIN qurban_animal a ON a.uid = p.animal_uid JOIN qurban_season s ON s.uid = a.season_uid
      JOIN invoice n ON n.order_uid = p.order_uid AND n.purpose = 'purchase'
    WHERE p.order_uid = ${orderUid}::uuid`;
  return row?.early ? CLOSED : ENDED;
}

/** Animals between which orders can move: of one kind and price. */
function herdsOf(animals: QurbanAnimal[]): QurbanAnimal[][] {
  const keyOf = ({ kind, priceSen, feeSen }: QurbanAnimal) => `${kind} ${priceSen} ${feeSen}`;
  const keys = [...new Set(animals.map(keyOf))];
  return keys.map((key) => animals.filter((animal) => keyOf(animal) === key));
}

async function merge(tx: Tx, herd: QurbanAnimal[], orders: QurbanParticipation[]): Promise<void> {
  const merges = mergesOf(
    herd.map(({ uid, shares }) => ({ uid, shares, orders: orders.filter(({ animalUid }) => animalUid === uid) })),
  );
  for (const { orderUid, to } of merges)
    await moveOrderTo(
      tx,
      orders.find((order) => order.orderUid === orderUid)!,
      herd.find(({ uid }) => uid === to)!,
      MERGED,
    );
}

/** By the database's clock, as the sweep has asked. */
async function isDue(tx: Tx, uid: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ due: boolean }[]>`
    SELECT state = 'open' AND orders_until <= clock_timestamp() AS due FROM qurban_season WHERE uid = ${uid}::uuid`;
  return row?.due === true;
}

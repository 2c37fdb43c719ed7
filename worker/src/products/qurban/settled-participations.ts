import { Injectable } from '@nestjs/common';
import { ZERO_SEN, addSen, sen } from '#domain/platform/sen';
import { splitSurplus } from '#domain/products/qurban/animal';
import { closedEarlyCause } from '#domain/sales/orders/ended-early';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { QurbanAnimal, QurbanParticipation, QurbanSeason } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveParticipation } from '#runtime/products/qurban/participations.store';
import { bookBack } from '#runtime/products/qurban/transfers.store';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { type Cause, type LockedOrder, moveOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { creditInvoice, refundInvoice } from '#runtime/sales/refund-invoice';

const MISSED = 'Bagian hewan qurban tidak terpenuhi';
const SURPLUS = { by: 'system', reason: 'Hewannya lebih murah dari yang dibayar' };
const DONE: Cause = { actor: 'system', by: 'system', why: 'Qurban sudah dilaksanakan' };

type Participation = QurbanParticipation & { animal: QurbanAnimal & { season: Pick<QurbanSeason, 'closedFor'> } };

/** What became of an animal means for one of its orders. docs/rules/qurban.md#purchase */
@Injectable()
export class SettledParticipations {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /** Takes the next step of a paid order; false when there is none (any more). */
  async settle(tx: Tx, orderUid: string): Promise<boolean> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    const found = await tx.qurbanParticipation.findUniqueOrThrow({
      where: { orderUid },
      include: { animal: { include: { season: { select: { closedFor: true } } } } },
    });
    const { state } = found.animal;
    if (found.state === 'paid' && state === 'missed') await this.giveBack(tx, order, missedFor(found));
    else if (found.state === 'paid' && (state === 'bought' || state === 'reported')) await this.bought(tx, found);
    else if (found.state === 'bought' && state === 'reported') await finish(tx, order, found);
    else return false;
    return true;
  }

  /** All that was paid is to go back; finance transfers it. */
  private async giveBack(tx: Tx, order: LockedOrder, cause: Cause): Promise<void> {
    await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
    const { by, why: reason } = cause;
    const invoice = await purchaseOf(tx, order.uid);
    await refundInvoice(tx, invoice, { fee: await feeOf(tx, order.uid), reason, by, at: this.clock.now() });
    await announce(tx, 'qurban.missed', { orderUid: order.uid });
  }

  /** What the animal did not need becomes the customer's credit. */
  private async bought(tx: Tx, found: Participation): Promise<void> {
    const { orderUid } = found;
    const amount = await surplusOf(tx, found);
    await moveParticipation(tx, found, 'buy', 'system', { surplusSen: amount });
    if (amount === ZERO_SEN) return;
    await bookBack(tx, found, amount, SURPLUS);
    const kept = { ...SURPLUS, amount, fee: ZERO_SEN, at: this.clock.now() };
    await creditInvoice(tx, await purchaseOf(tx, orderUid), kept);
  }
}

/** An animal whose season an admin has closed early is incomplete for the reason that the admin gave. */
const missedFor = ({ animal: { season } }: Participation): Cause => ({
  actor: 'system',
  by: 'system',
  why: season.closedFor === null ? MISSED : closedEarlyCause(season.closedFor),
});

async function finish(tx: Tx, order: LockedOrder, found: Participation): Promise<void> {
  await moveParticipation(tx, found, 'finish', 'system');
  if (order.status === ORDER_STATUS.processing) await moveOrder(tx, order, 'complete', DONE);
}

/** Of the seats of an order, by their numbers in the animal. */
async function surplusOf(tx: Tx, { orderUid, animal }: Participation) {
  const parts = splitSurplus(animal.priceSen * BigInt(animal.shares), animal.costSen!, animal.shares);
  const seats = await tx.qurbanShare.findMany({ where: { orderUid, seat: { not: null } }, select: { seat: true } });
  return addSen(...seats.map(({ seat }) => parts[seat! - 1]!));
}

async function feeOf(tx: Tx, orderUid: string) {
  const items = await tx.orderItem.findMany({ where: { orderUid }, select: { feeSen: true } });
  return addSen(...items.map(({ feeSen }) => sen(feeSen)));
}

const purchaseOf = (tx: Tx, orderUid: string) =>
  tx.invoice.findFirstOrThrow({ where: { orderUid, purpose: 'purchase' } });
